"""Sentences from ids and values."""

import subprocess
import sys
from pathlib import Path

import pytest

from bazigah.core.say import Seat, say
from bazigah.words import catalogue as module
from bazigah.words.catalogue import Catalogue, MissingWords, languages

ENGLISH = """
number = { $n }
score = score { $n }
plural = { $n ->
    [0] none
    [one] one
   *[other] many: { $n }
}
hello = Hello, { $name }!
both = { hello } { $n }
quiet =
    First line.
      Indented.

    Last line.
# A comment between messages.
braces = { "{" }
attribute = Value
    .label = Label
"""
PERSIAN = """
number = { $n }
score = امتیاز { $n }
plural = { $n ->
    [0] هیچ
   *[other] { $n } تا
}
hello = سلام { $name }!
list-comma = ،
list-and = { $first } و { $last }
seat-unnamed = صندلی { $number }
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    more = "list-comma = ,\nlist-and = { $first } and { $last }\nseat-unnamed = seat { $number }\n"
    for language, text in (("en", ENGLISH + more), ("fa", PERSIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "common.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "snap.ftl").write_text("snap-go = Go\n", encoding="utf-8")
    (tmp_path / "en" / "snap-rules.ftl").write_text("snap-rule-S1_2 = Two\n", encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(Catalogue, "strict", True)


@pytest.mark.usefixtures("words")
class TestCatalogue:
    @pytest.mark.parametrize(
        ("language", "digits", "text"),
        [("en", None, "−12"), ("en", "fa", "−۱۲"), ("fa", None, "−۱۲"), ("fa", "en", "−12")],
    )
    def test_numbers_have_the_chosen_digits_and_a_real_minus(
        self, language: str, digits: str | None, text: str
    ) -> None:
        assert Catalogue(language, digits).text(say("number", n=-12)) == text
        assert Catalogue(language, digits).number(-12) == text

    @pytest.mark.parametrize(("n", "text"), [(0, "none"), (1, "one"), (2, "many: ۲")])
    def test_numbers_choose_plurals_whatever_their_digits(self, n: int, text: str) -> None:
        assert Catalogue("en", "fa").text(say("plural", n=n)) == text

    def test_numbers_in_persian_are_isolated_and_persian_words_are_not(self) -> None:
        catalogue = Catalogue("fa")
        assert catalogue.text(say("score", n=3)) == "امتیاز \u2068۳\u2069"
        assert catalogue.text(say("hello", name="علی")) == "سلام علی!"
        assert catalogue.text(say("hello", name="Ali")) == "سلام \u2068Ali\u2069!"
        assert catalogue.text(say("hello", name="علی ۲")) == "سلام \u2068علی ۲\u2069!"
        assert catalogue.text(say("hello", name=say("score", n=3))) == "سلام امتیاز \u2068۳\u2069!"

    def test_only_right_to_left_names_are_isolated_in_english(self) -> None:
        catalogue = Catalogue("en")
        assert catalogue.text(say("hello", name="Ali")) == "Hello, Ali!"
        assert catalogue.text(say("hello", name="علی")) == "Hello, \u2068علی\u2069!"
        assert catalogue.text(say("hello", name=(Seat(0), "B>W")), ["علی"]) == "Hello, \u2068علی\u2069 and B>W!"

    def test_lists_are_joined_as_the_language_joins_them(self) -> None:
        assert Catalogue("en").text(say("hello", name=(1, 2, 3))) == "Hello, 1, 2 and 3!"
        assert Catalogue("en").text(say("hello", name=("a",))) == "Hello, a!"
        assert Catalogue("en").text(say("hello", name=())) == "Hello, !"
        assert Catalogue("fa").text(say("hello", name=("سیب", "موز", "نان"))) == "سلام سیب، موز و نان!"

    def test_seats_are_called_by_name_and_else_by_number(self) -> None:
        assert Catalogue("en").text(say("hello", name=Seat(1)), ["Sara", "Ali"]) == "Hello, Ali!"
        assert Catalogue("en").text(say("hello", name=Seat(2)), ["Sara", "Ali"]) == "Hello, seat 3!"

    def test_messages_refer_to_others(self) -> None:
        assert Catalogue("en").text(say("both", name="Sara", n=1)) == "Hello, Sara! 1"

    def test_plain_messages_read_as_fluent_reads_them(self) -> None:
        assert Catalogue("en").text(say("quiet")) == "First line.\n  Indented.\n\nLast line."

    def test_a_game_has_files_of_its_own(self) -> None:
        assert Catalogue("en").text(say("snap-go")) == "Go"
        assert Catalogue("en").text(say("snap-rule-S1_2")) == "Two"

    def test_long_values_are_no_error(self) -> None:
        assert len(Catalogue("en").text(say("hello", name=say("both", name=("x" * 400,) * 8, n=1)))) > 2400
        assert len(Catalogue("en").text(say("hello", name=tuple(range(2000))))) > 8000

    @pytest.mark.parametrize(
        ("foreign", "shown"),
        [
            ("a\nb\r\u2028c", "a b c"),
            ("\x1b[31mred\0", "\ufffd[31mred\ufffd"),
            ("\u202eab\u2069c", "abc"),
            ("half \udcff", "half \ufffd"),
            ("\ue000", "\ufffd"),
            ("می\u200cخواهم", "\u2068می\u200cخواهم\u2069"),
            ("x" * 9000, "x" * 500 + "…"),
        ],
    )
    def test_text_from_outside_cannot_steer_the_sentence(self, foreign: str, shown: str) -> None:
        assert Catalogue("en").text(say("hello", name=foreign)) == f"Hello, {shown}!"
        assert Catalogue("en").text(say("hello", name=say("hello", name=foreign))).count("Hello") == 2

    def test_missing_words_are_errors_in_tests(self) -> None:
        with pytest.raises(MissingWords):
            Catalogue("en").text(say("nothing"))
        with pytest.raises(MissingWords):
            Catalogue("en").text(say("hello"))

    def test_people_get_the_english_sentence_else_the_id(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Catalogue, "strict", False)
        assert Catalogue("fa").text(say("both", name="Sara", n=1)) == "Hello, Sara! ۱"
        assert Catalogue("fa").text(say("nothing")) == "nothing"
        assert Catalogue("en").text(say("hello")) == "Hello, name!"


def test_languages_are_folders() -> None:
    assert languages() == ("en", "fa")


def test_plain_sentences_need_no_fluent() -> None:
    code = (
        "import sys; from bazigah.words.catalogue import Catalogue; from bazigah.core.say import say;"
        "Catalogue('en').text(say('cli-help')); assert 'fluent.runtime' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
