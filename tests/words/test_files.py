"""Both languages are complete, and written as they should be."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bazigah.core.say import Say
from bazigah.words.catalogue import FOLDER, Catalogue

from .fluent_files import all_entries, collected, entries, variables

FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))

PERSIAN_FAULTS = {
    "an ASCII digit": r"[0-9]",
    "an Arabic letter or digit": "[يكةۀى٠-٩]",
    "ASCII punctuation": r"[,;?\"']",
    "three dots": r"\.\.\.",
    "a space where a half space belongs": r"\bن?می (?=[ا-ی])|(?<=[ا-ی]) ها(ی|یی|یم|یت|یش|یشان|یمان|یتان)?\b",
    "a tatweel": "ـ",
    "two spaces": r"(?<=\S)  +(?=\S)",
    "a space before punctuation": r" [،؛؟.!:»]",
    "a half space at an edge": "\u200c(?=[\\s،؛؟.!:»]|$)|(?<=[\\s«])\u200c",
}
PERSIAN_DIGITS = "[۰-۹]"
CITED = re.compile(r" \[[A-Z0-9. ]+\]")
"""Clauses that a sentence of `rules.ftl` comes from; where it is shown they are links, and no part of it."""


def texts(language: str, file: str) -> list[tuple[str, str]]:
    found = [(id, text) for id, entry in entries(language)[file].items() for text in collected(entry).texts]
    return [(id, CITED.sub("", text)) for id, text in found] if file == "rules.ftl" else found


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (FOLDER / "fa").glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_ids_and_variables(file: str) -> None:
    english, persian = entries("en")[file], entries("fa")[file]
    assert {id for id in english if id[0] != "-"} == {id for id in persian if id[0] != "-"}
    for id in english:
        if id[0] != "-":
            assert variables("en", id) == variables("fa", id), id


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("file", FILES)
def test_a_file_refers_to_itself_only_and_calls_no_functions(language: str, file: str) -> None:
    messages = entries(language)[file]
    for id, entry in messages.items():
        assert collected(entry).references <= set(messages), id
        assert not collected(entry).functions, id
        assert not collected(entry).numbers, f"{id}: a literal number prints Latin digits in any language"


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("file", FILES)
def test_messages_are_in_the_file_that_their_id_says(language: str, file: str) -> None:
    for id in entries(language)[file]:
        first, _, rest = id.removeprefix("-").partition("-")
        home = f"{first}-rules.ftl" if rest.startswith("rule-") else f"{first}.ftl"
        assert file == (home if home in FILES else "common.ftl") or id[0] == "-", id


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("fault", PERSIAN_FAULTS)
def test_persian_is_written_well(file: str, fault: str) -> None:
    found = [(id, text) for id, text in texts("fa", file) if re.search(PERSIAN_FAULTS[fault], text)]
    assert not found


@pytest.mark.parametrize("file", FILES)
def test_numbers_are_variables(file: str) -> None:
    if not file.endswith("rules.ftl"):
        found = [id for id, text in texts("fa", file) if re.search(PERSIAN_DIGITS, text)]
        assert not [id for id in found if not id.endswith("-help")]  # which shows what to type


@pytest.mark.parametrize("file", FILES)
def test_english_has_curly_quotes(file: str) -> None:
    assert not [(id, text) for id, text in texts("en", file) if re.search("\"|(?<!\\w)'|'(?!\\w)", text)]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_plain_messages_read_as_fluent_reads_them(language: str) -> None:
    catalogue = Catalogue(language)
    for file in FILES:
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource((FOLDER / language / file).read_text("utf-8")))
        for id in entries(language)[file]:
            if id[0] != "-" and not variables(language, id):
                pattern = bundle.get_message(id).value
                assert pattern is not None
                expected = bundle.format_pattern(pattern)[0]
                assert catalogue.text(Say(id, {})) == expected, id


def test_the_two_languages_differ() -> None:
    english, persian = all_entries("en"), all_entries("fa")
    both = (id for id in english if id in persian and not id.startswith("client-language-"))  # named in themselves
    same = [id for id in both if collected(english[id]).texts == collected(persian[id]).texts]
    assert not [id for id in same if "".join(collected(english[id]).texts).strip(" :.[]()→+-–−×/{}\n")]
