"""What went wrong on purpose in all tests, counted in whichever process they ran, and told at the end of the run."""

from collections import Counter

import pytest

TALLY: Counter[str] = Counter()
"""How often what was made to happen in this process."""
PROPERTY = "made to happen"
KILLED = "server killed: "
"""What begins so ends with the passage at which it died."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    total: Counter[str] = Counter()
    for report in (report for reports in terminalreporter.stats.values() for report in reports):
        if getattr(report, "when", "") == "teardown":
            total.update(dict(report.user_properties).get(PROPERTY, {}))
    if not total:
        return
    deaths = [times for name, times in total.items() if name.startswith(KILLED)]
    told = {name: times for name, times in sorted(total.items()) if not name.startswith(KILLED)}
    terminalreporter.section("made to happen")
    for name, times in {f"servers killed, at {len(deaths)} different points": sum(deaths), **told}.items():
        terminalreporter.write_line(f"{times:>10,} {name}")
