"""What a person chose once: language, digits, their name. A damaged or missing file counts as nothing chosen."""

import json
import locale
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from bazigah.terminal import files
from bazigah.terminal.trouble import Trouble
from bazigah.words.catalogue import DIGITS, languages

FILE = "settings.json"


@dataclass(frozen=True)
class Settings:
    """Empty strings: not chosen."""

    language: str = ""
    digits: str = ""
    name: str = ""

    @classmethod
    def load(cls) -> "Settings":
        try:
            found = json.loads(files.read(files.home() / FILE))
        except (Trouble, ValueError, RecursionError):
            return cls()
        if not isinstance(found, dict):
            return cls()
        texts = {name: found[name] for name in cls.__dataclass_fields__ if isinstance(found.get(name), str)}
        settings = cls(**texts)
        known = settings.language if settings.language in languages() else ""
        return replace(settings, language=known, digits=settings.digits if settings.digits in DIGITS else "")

    def save(self) -> None:
        files.write(files.home() / FILE, json.dumps(asdict(self), ensure_ascii=False, indent=2) + "\n")


def spoken(settings: Settings, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: BAZIGAH_LANG, else the saved one, else the system's if we know it, else English."""
    chosen = environment.get("BAZIGAH_LANG", "")
    if chosen in languages():
        return chosen
    return settings.language or system_language(environment) or "en"


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, "" if we do not speak it."""
    names = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next((name for name in names if name), "") or (locale.getlocale()[0] or "" if os.name == "nt" else "")
    code = first.replace("-", "_").partition("_")[0].lower()
    return code if code in languages() else "fa" if code == "persian" else ""
