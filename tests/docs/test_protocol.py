"""What the pages about the server take from the program is what the program says; what people wrote there is true."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
import uvicorn
from msgspec import Struct
from msgspec.structs import fields

from bazigah.server import entries, live, wire
from bazigah.server.settings import ServerSettings, described
from support.paths import ROOT

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SERVING = (ROOT / "docs" / "serving.md").read_text("utf-8")
MESSAGES = [*get_args(wire.AnyRequest), *get_args(wire.AnyReply), *get_args(entries.AnyEntry)]


@pytest.mark.slow
def test_the_pages_are_what_make_protocol_writes(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "docs.generate", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, timeout=120)
    written = {
        "protocol.md": ROOT / "docs" / "protocol.md",
        "serving.md": ROOT / "docs" / "serving.md",
        "messages.ts": ROOT / "client" / "src" / "wire" / "messages.ts",
    }
    assert {page.name for page in tmp_path.iterdir()} == set(written)
    for page in tmp_path.iterdir():
        assert page.read_text("utf-8") == written[page.name].read_text("utf-8"), f"`make protocol`: {page.name}"


@pytest.mark.parametrize("struct", MESSAGES, ids=lambda struct: f"{struct.__module__}.{struct.__name__}")
def test_every_message_is_described_with_its_fields(struct: type[Struct]) -> None:
    config = struct.__struct_config__
    described = [text for text in PROTOCOL.split("\n### ") if text.startswith(f"`{config.tag}`\n")]
    own = {field.name for field in fields(struct)} - ({"id"} if issubclass(struct, wire.Request) else set())
    assert any(own == set(re.findall(r"^\| `(\w+)` \|", text.split("\n## ")[0], re.MULTILINE)) for text in described)


def test_numbers_in_the_text_are_those_of_the_program() -> None:
    config, settings = uvicorn.Config("app"), ServerSettings()
    assert f"at most {wire.LARGEST // 1024} KiB from a client" in PROTOCOL
    assert f"after {live.STRIKES} frames" in PROTOCOL.lower()
    assert f"when {live.FRAMES} frames wait for it" in PROTOCOL
    assert config.ws_ping_interval == config.ws_ping_timeout == 20
    assert "a ping every 20 seconds" in PROTOCOL
    per_second, at_once = settings.requests_per_second, settings.requests_at_once
    assert f"{at_once} requests may come at once and {per_second} a second" in " ".join(PROTOCOL.split())
    assert {live.GOING_AWAY: "1001", live.POLICY: "1008"} == {1001: "1001", 1008: "1008"}


def test_every_setting_is_in_the_table() -> None:
    for name, default, meaning in described():
        assert f"| `{name}` | {f'`{default}`' if default else ''} | {meaning} |" in SERVING


def test_variables_in_the_text_are_settings() -> None:
    known = {name for name, _, _ in described()}
    assert set(re.findall(r"BAZIGAH_[A-Z_]+", SERVING)) <= known
