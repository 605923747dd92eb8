"""Wazabi: what the table says, in both languages."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say
from bazigah.games.wazabi import rules, view
from bazigah.games.wazabi.options import OPTIONS
from bazigah.games.wazabi.rules import CROSS, KINDS, NEUTRAL, REFUSALS, STAR, THROW, TRANSPARENT
from bazigah.words.catalogue import FOLDER, Catalogue
from support.wazabi import FACE, possible, standard

NAMES = {"en": ("Sara", "Ali", "Mina", "Reza", "Leila", "Omid"), "fa": ("سارا", "علی", "مینا", "رضا", "لیلا", "امید")}


class Strict(Catalogue):
    strict = True


ISOLATES = dict.fromkeys(map(ord, "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"))
WORDS = {language: Strict(language) for language in NAMES}


def text(sentence: Say | None, language: str = "en") -> str:
    assert sentence is not None
    return WORDS[language].text(sentence, NAMES[language]).translate(ISOLATES)


def start(**options: object) -> Any:
    return standard(**{"players": 3, "first": 0, "coloured": 3, "centre": 5, "transparent": 1, **options})


def throw(s: Any, *faces: int) -> str:
    """Throws; what was said at the last die."""
    FACE.apply(s, s.turn, THROW)
    for face in faces[:-1]:
        assert view.event(s, CHANCE, face) is None
        FACE.apply(s, CHANCE, face)
    said = text(view.event(s, CHANCE, faces[-1]))
    FACE.apply(s, CHANCE, faces[-1])
    return said


def everything(s: Any) -> Iterator[Say]:
    """All that can be said of a state."""
    mover = FACE.to_move(s)
    for seat in (*range(s.players), SPECTATOR, CHANCE):
        yield view.prompt(s, seat)
        yield from view.table(s, seat)
    for action in possible(s):
        yield view.action(s, mover, action)
        yield from view.consequence(s, mover, action)
        event = view.event(s, mover, action)
        if event:
            yield event
    if mover == OVER:
        yield from view.result(s)


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize(
    ("players", "stars"),
    [
        pytest.param(2, "random", marks=pytest.mark.slow),
        pytest.param(3, "choose", marks=pytest.mark.slow),
        pytest.param(4, "random", marks=pytest.mark.slow),
        pytest.param(6, "next", marks=pytest.mark.slow),
    ],
)
def test_every_sentence_of_a_match_can_be_said(players: int, stars: str, language: str) -> None:
    s, random = start(players=players, stars=stars, first="lot", coloured=2), Random(players)
    said = set()
    while True:
        seat = FACE.to_move(s)
        if seat != CHANCE or s.left <= 1 or random.random() < 0.1:
            before = FACE.fields(s)
            said |= {text(sentence, language) for sentence in everything(s)}
            assert FACE.fields(s) == before
        if seat == OVER:
            break
        FACE.apply(s, seat, random.choice(possible(s)))
    assert all(1 <= len(sentence) < 400 for sentence in said)
    assert not any("None" in sentence or "{" in sentence for sentence in said)


def test_the_lot() -> None:
    s = start(first="lot")
    assert text(view.prompt(s, CHANCE)) == "Who starts? Draw lots and type the name."
    assert text(view.prompt(s, 0)) == text(view.table(s, 0)[0]) == "The lot decides who starts."


def test_a_throw_is_one_sentence() -> None:
    s = start()
    assert view.event(s, 0, THROW) is None
    assert throw(s, 2, 2, 3, CROSS) == (
        "Sara threw 4 dice: 2 twos and 1 three; transparent: 1 X. "
        "Sara took 5 of the 7 dice asked for, put 1 out of the game and now has 8 dice."
    )
    assert throw(s, CROSS, CROSS, CROSS, CROSS) == (
        "Ali threw 4 dice: 3 X; transparent: 1 X. Ali put 4 out of the game and won with no dice left."
    )


def test_the_stars_of_a_throw_are_one_sentence() -> None:
    s = start(centre=0)
    assert throw(s, STAR, STAR, 5, STAR) == "Sara threw 4 dice: 2 stars and 1 five; transparent: 1 star."
    for to in (2, 1):
        assert view.event(s, 0, to) is None
        FACE.apply(s, 0, to)
    assert text(view.event(s, 0, 2)) == (
        "Sara gave one die to Ali, gave 2 dice to Mina, got none of the 5 dice asked for and now has one die."
    )


def test_everyone_is_told_what_is_waited_for() -> None:
    s = start(stars="random", first="lot")
    assert text(view.action(s, CHANCE, 0)) == "Sara starts"
    FACE.apply(s, CHANCE, 0)
    assert text(view.prompt(s, 1)) == "Sara is about to throw."
    FACE.apply(s, 0, THROW)
    assert text(view.prompt(s, CHANCE)) == "What does Sara’s blue die show: *, X or a number?"
    assert text(view.prompt(s, 1)) == "Sara’s dice are falling, 4 to come."
    for face in (STAR, 2, 2, 2):
        FACE.apply(s, CHANCE, face)
    assert text(view.prompt(s, CHANCE)) == "Who gets Sara’s star, a blue die?"
    assert text(view.prompt(s, 1)) == "Chance picks who gets Sara’s star, a blue die."
    assert text(view.action(s, CHANCE, 2)) == "Mina gets it"


def test_over_is_over_for_everyone() -> None:
    s = start()
    throw(s, CROSS, CROSS, CROSS, CROSS)
    assert {text(view.prompt(s, seat)) for seat in (0, 1, SPECTATOR)} == {"The match is over: Sara has won."}


def test_only_transparent_dice() -> None:
    s = start()
    s.hand[0] = [0] * KINDS
    s.hand[0][TRANSPARENT] = s.held[0] = 1
    assert (
        throw(s, 4) == "Sara threw one die: transparent: 1 four. Sara took 4 dice from the centre and now has 5 dice."
    )


def test_the_table_of_a_throw() -> None:
    s = start()
    throw(s, STAR, STAR, 5, CROSS)
    assert [text(line) for line in view.table(s, 0)] == [
        "Sara threw 4 dice: 2 stars and 1 five; transparent: 1 X.",
        "6 dice will remain with you, 5 of them from the centre.",
        "You (blue) have 4 dice: 3 blue and 1 transparent.",
        "Ali (red) has 4 dice: 3 red and 1 transparent.",
        "Mina (purple) has 4 dice: 3 purple and 1 transparent.",
        "5 neutral dice lie in the centre; none has left the game.",
    ]
    assert text(view.table(s, 1)[1]) == "6 dice will remain with Sara, 5 of them from the centre."
    assert text(view.prompt(s, 0)) == "2 stars to give, the next a blue die: to whom?"
    assert text(view.action(s, 0, 2)) == "Give the blue die to Mina"
    assert [text(line) for line in view.consequence(s, 0, 2)] == ["Mina then has 5 dice"]


@pytest.mark.parametrize(
    ("faces", "centre", "line"),
    [
        (
            (STAR, 5, 5, CROSS),
            3,
            "5 dice will remain with you, only 3 of them from the centre, which was asked for 10.",
        ),
        (
            (STAR, 5, 5, CROSS),
            0,
            "2 dice will remain with you; the centre is empty and gives none of the 10 asked for.",
        ),
        ((STAR, STAR, CROSS, 2), 9, "3 dice will remain with you, 2 of them from the centre."),
        ((STAR, STAR, STAR, CROSS), 9, "No die will remain with you."),
    ],
)
def test_what_will_remain_of_a_throw(faces: tuple[int, ...], centre: int, line: str) -> None:
    s = start(centre=centre)
    throw(s, *faces)
    assert text(view.table(s, 0)[1]) == line


def test_the_table_between_throws() -> None:
    s = start()
    throw(s, CROSS, CROSS, 2, CROSS)
    s.held[0], s.hand[0] = 2, [1, 0, 0, 0, 0, 0, 1, 0]
    assert [text(line) for line in view.table(s, SPECTATOR)] == [
        "Ali (red) has 4 dice: 3 red and 1 transparent.",
        "Mina (purple) has 4 dice: 3 purple and 1 transparent.",
        "Sara (blue) has 2 dice: 1 blue and 1 neutral.",
        "Close to winning: Sara, with 2 dice; one throw in 9 gets rid of them all.",
        "3 neutral dice lie in the centre; 3 dice have left the game.",
    ]


def test_who_is_close_to_winning_is_said_to_the_others() -> None:
    s = start()
    assert view.close_to_winning(s, 0) == []
    s.held[1] = 3
    assert view.close_to_winning(s, 1) == []
    assert [text(line) for line in view.close_to_winning(s, 0)] == [
        "Close to winning: Ali, with 3 dice; one throw in 27 gets rid of them all."
    ]


def test_the_last_star_says_that_it_wins() -> None:
    s = start()
    throw(s, STAR, STAR, CROSS, CROSS)
    assert [text(line) for line in view.consequence(s, 0, 1)] == ["Ali then has 5 dice"]
    FACE.apply(s, 0, 1)
    assert [text(line) for line in view.consequence(s, 0, 1)] == ["Ali then has 6 dice", "Sara wins"]
    FACE.apply(s, 0, 1)
    assert [text(line) for line in view.result(s)] == [
        "Sara: no dice left.",
        "Ali: 6 dice left.",
        "Mina: 4 dice left.",
        "Sara wins.",
    ]


def test_a_small_hand_knows_its_odds() -> None:
    s = start(coloured=2, transparent=0)
    assert [text(line) for line in view.consequence(s, 0, THROW)] == ["one throw in 9 wins"]
    assert view.consequence(start(coloured=9), 0, THROW) == ()


@pytest.mark.parametrize(
    ("coloured", "said"),
    [
        (1, "Sara is about to throw the last die: one throw in 3 wins."),
        (3, "Sara is about to throw 3 dice: one throw in 27 wins."),
        (4, "Sara is about to throw."),
    ],
)
def test_a_throw_that_may_well_win_is_announced_to_the_others(coloured: int, said: str) -> None:
    s = start(coloured=coloured, transparent=0)
    assert text(view.prompt(s, 1)) == text(view.prompt(s, SPECTATOR)) == said
    assert text(view.prompt(s, 0)) == "Your throw."


@pytest.mark.parametrize("stars", ["choose", "next"])
def test_what_a_throw_comes_to_is_told_with_the_prompts_of_its_stars(stars: str) -> None:
    s = start(stars=stars)
    throw(s, STAR, 5, 5, CROSS)
    for seat in (0, 1, SPECTATOR):
        values = dict(view.prompt(s, seat).values)
        assert {name: values[name] for name in ("remain", "asked", "got", "how")} == {
            "remain": 7,
            "asked": 10,
            "got": 5,
            "how": "some",
        }


@pytest.mark.parametrize("language", NAMES)
def test_big_hands_are_told_by_counts(language: str) -> None:
    s = start(centre=1000)
    s.hand[0][NEUTRAL], s.held[0] = 996, 1000
    FACE.apply(s, 0, THROW)
    for die in range(1000):
        FACE.apply(s, CHANCE, die % 6)
    for sentence in everything(s):
        assert len(text(sentence, language)) < 250


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("reason", REFUSALS)
def test_every_refusal_has_its_sentence(reason: str, language: str) -> None:
    clause, names = REFUSALS[reason]
    values = range(1, 1 + len(names))
    said = text(view.refusal(None, Refusal(clause, reason, *values)), language)
    assert said.endswith(".")
    for name, value in zip(names, values, strict=True):
        assert (NAMES[language][value] if name in view.SEATS else WORDS[language].number(value)) in said


def messages(language: str, file: str) -> dict[str, str]:
    source = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = ((?:.|\n(?=[ }]))*)", source, re.MULTILINE))


def variables(id: str, of: dict[str, str]) -> set[str]:
    """The variables of a message and of those that it refers to."""
    found = set(re.findall(r"\$(\w+)", of[id]))
    for other in re.findall(r"\{ (wazabi-[\w-]+) \}", of[id]):
        found |= variables(other, of)
    return found


@pytest.mark.parametrize("file", ["wazabi", "wazabi-rules"])
def test_both_languages_have_the_same_messages_with_the_same_variables(file: str) -> None:
    en, fa = messages("en", file), messages("fa", file)
    assert list(en) == list(fa)
    for id in en:
        assert variables(id, en) == variables(id, fa), id


@pytest.mark.parametrize("language", NAMES)
def test_the_rules_page_has_every_clause_and_the_table_every_option(language: str) -> None:
    rule = messages(language, "wazabi-rules")
    clauses = [id.removeprefix("wazabi-rule-") for id in rule if id.startswith("wazabi-rule-W")]
    assert clauses == [clause.replace(".", "_") for clause in rules.CLAUSES]
    assert set(rule) - {f"wazabi-rule-{clause}" for clause in clauses} == {
        "wazabi-rule-title",
        *(f"wazabi-rule-head-{clause}" for clause in ("W1", "W2", "W8", "W10")),
    }
    table = messages(language, "wazabi")
    assert {f"wazabi-option-{option.name}" for option in OPTIONS} < set(table)
    assert not any(re.search(r"(?<!\[)\d(?!\])", message) for id, message in table.items() if id != "wazabi-help")
