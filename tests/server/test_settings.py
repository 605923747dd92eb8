"""Settings come from the environment, and a bad one is named in a sentence."""

import pytest

from bazigah.server.settings import BadSetting, ServerSettings, described, fields, variable
from bazigah.words.catalogue import Catalogue


def test_without_an_environment_everything_is_as_it_is_by_default() -> None:
    assert ServerSettings.load({}) == ServerSettings()
    assert ServerSettings.load({variable(field.name): "" for field in fields()}) == ServerSettings()


def test_each_kind_of_value_is_read() -> None:
    settings = ServerSettings.load(
        {
            "BAZIGAH_PORT": "90",
            "BAZIGAH_GRACE": "2.5",
            "BAZIGAH_SECURE_COOKIE": "on",
            "BAZIGAH_ORIGINS": "https://a.example,http://b.example:8000",
            "BAZIGAH_PUBLIC_URL": "https://play.example",
            "BAZIGAH_DATABASE": "postgresql://user:secret@host/name",
        }
    )
    assert (settings.port, settings.grace, settings.secure_cookie) == (90, 2.5, "on")
    assert settings.origins == ("https://a.example", "http://b.example:8000")
    assert settings.public_url == "https://play.example"
    assert settings.database_url == "postgresql://user:secret@host/name"


def test_the_database_is_a_file_of_the_home_folder() -> None:
    assert ServerSettings(home="/srv/games").database_url == "sqlite:////srv/games/server.db"


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("PORT", "http", "0..65535"),
        ("PORT", "65536", "0..65535"),
        ("PORT", "80.5", "0..65535"),
        ("GRACE", "-1", "0..86400"),
        ("GRACE", "nan", "0..86400"),
        ("SECURE_COOKIE", "maybe", "auto, off, on"),
        ("ORIGINS", "a.example", "https://a.example.org,https://b.example.org"),
        ("ORIGINS", "https://a.example,", "https://a.example.org,https://b.example.org"),
        ("PUBLIC_URL", "https://play.example/games", "https://play.example.org"),
        ("CODE_MISSES", "many", "0..1000000"),
    ],
)
def test_a_bad_value_is_named_with_what_it_may_be(name: str, value: str, allowed: str) -> None:
    with pytest.raises(BadSetting) as caught:
        ServerSettings.load({f"BAZIGAH_{name}": value})
    assert caught.value.sentence.id == "server-no-setting"
    assert caught.value.sentence.values == {"name": f"BAZIGAH_{name}", "value": value, "allowed": allowed}
    for language in ("en", "fa"):
        text = Catalogue(language).text(caught.value.sentence)
        assert f"BAZIGAH_{name}" in text
        assert allowed in text


@pytest.mark.parametrize("name", ["DATABASE", "REDIS"])
def test_a_bad_address_with_a_password_is_not_repeated(name: str) -> None:
    with pytest.raises(BadSetting) as caught:
        ServerSettings.load({f"BAZIGAH_{name}": "mysql://root:secret@host"})
    assert "secret" not in Catalogue("en").text(caught.value.sentence)


def test_every_setting_is_described() -> None:
    rows = list(described())
    assert len({name for name, _, _ in rows}) == len(rows) == len(fields())
    assert all(description.endswith(".") for _, _, description in rows)
