"""`python -m bazigah`, and the command `bazigah`."""

import signal


def start() -> None:
    """Runs the program; Ctrl-C before it is there ends it without a word."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    from bazigah.cli import main

    signal.signal(signal.SIGINT, before)
    main()


if __name__ == "__main__":
    start()
