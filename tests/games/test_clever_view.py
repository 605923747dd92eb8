"""What is said of Clever: in both languages, of every state, and never what is hidden."""

import random
from typing import Any

import pytest

from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say
from bazigah.games.clever import notation, rules, view
from bazigah.games.clever.pieces import END, LET_GO, PICK
from bazigah.words.catalogue import Catalogue
from support.clever import FACE, act, all_pass, fall, fill, seen, start, throw

NAMES = ("Sara", "Mina", "Reza", "Dara")
VIEWERS = (SPECTATOR, 0, 1, 2, 3)


class Strict(Catalogue):
    strict = True


EN, FA = Strict("en"), Strict("fa")


def said(*sentences: Say | None, catalogue: Catalogue = EN) -> list[str]:
    marks = str.maketrans("", "", "\u2068\u2069")
    return [catalogue.text(sentence, NAMES).translate(marks) for sentence in sentences if sentence]


def told(s: Any, *tokens: str) -> list[str]:
    """What is told of these actions, which are made."""
    heard = []
    for token in tokens:
        seat = FACE.to_move(s)
        action = notation.read(s, seat, token)
        heard += said(view.event(FACE.copy(s), seat, action))
        FACE.apply(s, seat, action)
    return heard


@pytest.mark.parametrize(("players", "picks"), [(1, 2), (1, 3), (2, 2), (4, 1), (4, 3)])
def test_every_state_of_a_match_can_be_told_in_both_languages(players: int, picks: int) -> None:
    """Each kind of sentence with its values, when it first comes up; Fluent is slow."""
    rng, heard = random.Random(players * 10 + picks), set()
    s = start(players=players, picks=picks, first="lot")
    out, weight = [0] * rules.MAX_LEGAL, [0] * rules.MAX_CHANCES
    while (seat := FACE.to_move(s)) != OVER:
        v, viewer = seen(s, seat), rng.choice(VIEWERS[: players + 1])
        n = FACE.chances(s, out, weight) if seat == CHANCE else FACE.legal(s, seat, out)
        action = out[rng.randrange(n)]
        lines = [view.prompt(v, seat), view.action(v, seat, action), *view.consequence(v, seat, action)]
        lines += [*view.table(seen(s, viewer), viewer), view.prompt(seen(s, viewer), viewer)]
        for line in [*lines, view.event(s, seat, action)]:
            kind = line and (line.id, *(str(value) for value in line.values.values() if isinstance(value, str)))
            if kind not in heard:
                assert all(text.strip() for catalogue in (EN, FA) for text in said(line, catalogue=catalogue))
            heard.add(kind)
        FACE.apply(s, seat, action)
    for catalogue in (EN, FA):
        assert said(*view.result(s), *view.table(s, SPECTATOR), view.prompt(s, 0), catalogue=catalogue)


EXAMPLES = {
    "die": 1,
    "number": 1,
    "least": 2,
    "box": 1,
    "boxes": 7,
    "most": 7,
    "scores": 7,
    "threshold": 7,
    "players": 3,
}


@pytest.mark.parametrize("catalogue", [EN, FA])
def test_every_refusal_has_a_sentence(catalogue: Catalogue) -> None:
    for reason, (clause, names) in rules.REFUSALS.items():
        sentence = view.refusal(start(), Refusal(clause, reason, *(EXAMPLES.get(name, "blue") for name in names)))
        assert sentence.id == f"clever-no-{reason}"
        assert said(sentence, catalogue=catalogue)[0].endswith(".")


def test_refusals_name_what_is_in_the_way() -> None:
    s = start()
    fill(s, 0, "blue", 4)
    fill(s, 0, "orange", 6)
    throw(s, "122222")

    def why(token: str) -> str:
        with pytest.raises(Refusal) as caught:
            act(s, token)
        return said(view.refusal(s, caught.value))[0]

    assert why("B") == "The blue row takes 5 or more now, not 1."
    assert why("O") == "The orange row ends with the highest number there is; nothing fits any more."
    assert why("G>Y") == "The green die goes only into the row of its own colour."
    assert said(view.refusal(None, Refusal("C14", "sheet-threshold", "blue", 9, 6))) == [
        "On the sheet, the threshold of section “blue” is 9; it must be one of its boxes, up to 6."
    ]


def test_a_throw_is_told_at_its_last_die_and_an_action_to_throw_not_at_all() -> None:
    s = start(players=1)
    assert told(s, "throw", *"12345") == []
    assert told(s, "6") == ["Sara threw blue 1, yellow 2, green 3, orange 4, purple 5 and white 6."]
    assert told(s, "W>B", "stop") == ["Sara wrote white 6 into the blue row: box 1, +1 point.", "Sara stopped."]
    (heard,) = told(s, *"666111")
    assert heard.startswith(
        "The table threw blue 6, yellow 6, green 6, orange 1, purple 1 and white 1; the two highest"
    )
    assert heard.endswith(", blue 6 and yellow 6, are taken away.")


def test_events_tell_what_followed() -> None:
    s = start(rounds=1)
    fill(s, 0, "orange", 1)
    throw(s, "345666")
    assert told(s, "O") == ["Sara wrote orange 6: box 2, +1 point and a white bonus."]
    assert told(s, "+B") == ["Sara copied blue 3 into white: box 1, +1 point."]
    assert told(s, "stop", "pass") == ["Sara stopped.", "Mina passed."]
    for name in ("blue", "yellow", "green", "orange", "purple", "white"):
        fill(s, 1, name, 6)
    fill(s, 1, "purple", 5)
    act(s, "throw")
    for face in "11111":
        FACE.apply(s, CHANCE, int(face))
    assert told(s, "1") == ["Mina threw blue 1, yellow 1, green 1, orange 1, purple 1 and white 1: nothing fits."]
    assert view.automatic(s, 1)
    assert told(s, "red") == ["Mina marked a red box: −5 points."]
    assert not view.automatic(s, 1)
    assert told(s, "pass") == ["Sara passed: the match is over."]


def test_a_lost_bonus_a_threshold_and_a_full_row_are_told() -> None:
    s = start()
    fill(s, 0, "orange", 1)
    fill(s, 0, "white", 6)
    fill(s, 0, "yellow", 1, 2, 3)
    throw(s, "666366")
    texts = said(*view.consequence(s, 0, notation.read(s, 0, "Y")))
    assert texts == [
        "box 4, +13 points with the row’s sum",
        "a white bonus that fits nowhere",
        "the clock die out",
    ]
    fill(s, 0, "blue", 1, 2, 3, 4, 5)
    assert said(*view.consequence(s, 0, notation.read(s, 0, "W>B")))[-1] == "the row is full, which ends the match"
    assert said(*view.consequence(s, 0, notation.read(s, 0, "C>P")))[-1] == "yellow out"
    assert told(s, "B") == ["Sara wrote blue 6: box 6, +7 points and the row is full, which ends the match."]
    assert s.phase == END


def test_let_go_and_what_others_may_not_see() -> None:
    s = start(players=3)
    throw(s, "345666")
    act(s, "B", "stop")
    fill(s, 1, "orange", 1)
    act(s, "O")
    masked = seen(s, SPECTATOR)
    skip, copy = LET_GO, notation.read(s, 1, "+Y")
    assert said(view.event(masked, 1, skip), view.event(masked, 1, copy)) == [
        "Mina let the white bonus go.",
        "Mina copied yellow 4 into white.",
    ]
    assert said(view.event(s, 1, skip)) == ["Mina let the white bonus go."]
    assert said(view.consequence(s, 1, copy)[0]) == ["box 1, +1 point"]


def test_no_view_tells_a_hidden_pick() -> None:
    """Whatever seat 1 picks, with whatever bonus, the others hear the same until all are done."""
    s = start(players=4)
    throw(s, "345666")
    act(s, "B", "stop")
    fill(s, 1, "orange", 1)
    fill(s, 1, "white", 1)
    hidden = []
    for tokens in (["O", "+Y"], ["O", "skip"], ["pass"], ["W"], ["W>P"]):
        twin = FACE.copy(s)
        act(twin, *tokens, seat=1)
        hidden.append(everything(twin))
    assert all(told == hidden[0] for told in hidden)
    pending = FACE.copy(s)
    act(pending, "O", seat=1)
    assert everything(pending) == everything(s)
    act(s, "O", "+Y", "pass", "pass")
    assert any("Mina has 6 points: orange (1 and 6) and white (1 and 4)." in line for line in said(*view.table(s, 0)))


def everything(s: Any) -> list[Any]:
    """All that seats 0, 2, 3 and a spectator can hear now."""
    heard: list[Any] = []
    for viewer in (SPECTATOR, 0, 2, 3):
        v = seen(s, viewer)
        heard += [view.table(v, viewer), view.prompt(v, viewer), [view.automatic(v, seat) for seat in (0, 2, 3)]]
        for action in range(PICK, rules.ACTIONS):
            out = [0] * rules.MAX_LEGAL
            if action in out[: FACE.legal(v, viewer, out)]:
                heard += [view.action(v, viewer, action), view.consequence(v, viewer, action)]
        heard += view.result(v)
    return heard


def test_the_table_is_told_dice_first_then_ones_own_rows() -> None:
    s = start()
    fill(s, 0, "green", 2, 3, 3, 5, 6)
    fill(s, 0, "yellow", 6)
    fill(s, 0, "white", 1, 2, 3, 4, 5, 6)
    s.red[1], s.bonus[0] = 2, 4
    throw(s, "123456")
    act(s, "W>B", "throw")
    fall(s, "123456")
    act(s, "C>P")
    act(s, "pass")
    throw(s, "543211")
    act(s, "O")
    assert said(*view.table(s, 0)) == [
        "Round 1 of 6, Mina’s turn.",
        "On the table: blue 5, yellow 4, green 3, purple 1 and white 1.",
        "Locked for this turn: orange.",
        "Your blue: 6 (1 of 6); takes nothing any more.",
        "Your yellow: 6 (1 of 7); takes nothing any more.",
        "Your green: 2, 3, 3, 5 and 6 (5 of 7); takes only a 6 and sum counts.",
        "Your orange: empty (6 boxes); white bonus in box 2 and sum from box 4.",
        "Your purple: 1 (1 of 8); takes any number, +2 in box 2 and sum from box 5.",
        "Your white: 1, 2, 3, 4, 5 and 6 (6 of 6); full.",
        "You have 52 points, 4 of them bonus.",
        "Mina has −9 points and 2 red boxes: orange (2).",
    ]
    act(s, "stop")
    assert said(view.prompt(s, 0), view.prompt(s, 1)) == [
        "Write one of these dice, or pass at no cost.",
        "Waiting for Sara.",
    ]


def test_a_throw_that_lies_there_whole_is_on_the_table_as_it_was_told() -> None:
    s = start(players=1)
    told = []
    for token in ("throw", *"123456"):
        told = said(view.event(s, FACE.to_move(s), notation.read(s, FACE.to_move(s), token)))
        act(s, token) if token == "throw" else FACE.apply(s, CHANCE, int(token))
    assert said(*view.table(s, 0))[:2] == ["Round 1 of 6.", *told]
    act(s, "Y")
    assert said(*view.table(s, 0))[1:3] == [
        "On the table: blue 1, green 3, orange 4, purple 5 and white 6.",
        "Locked for this turn: yellow and clock.",
    ]
    act(s, "stop")
    for face in "12345":
        FACE.apply(s, CHANCE, int(face))
    told = said(view.event(s, CHANCE, 6))
    FACE.apply(s, CHANCE, 6)
    assert said(*view.table(s, 0))[:2] == ["Round 1 of 6, the table’s turn.", *told]


def test_the_running_score_comes_with_the_prompt() -> None:
    s = start()
    fill(s, 0, "green", 2, 3, 3, 5, 6)
    fill(s, 0, "white", 1, 2)
    s.bonus[0], s.red[1] = 4, 2
    for seat in (0, 1, SPECTATOR, CHANCE):
        assert view.prompt(s, seat).values["scores"] == (0, 0, 24, 0, 0, 3, 4, 0, 31, *[0] * 7, -10, -10)


def test_the_running_score_of_a_hidden_pick_is_seen_by_its_own_player_only() -> None:
    s = start()
    throw(s, "345666")
    act(s, "B", "stop")
    before = view.prompt(seen(s, 0), 0).values["scores"]
    assert before == (1, *[0] * 7, 1, *[0] * 9)
    three = start(players=3)
    throw(three, "345666")
    act(three, "B", "stop", "O")
    assert view.prompt(seen(three, 0), 0).values["scores"] == (*before, *[0] * 9)
    assert view.prompt(seen(three, 1), 1).values["scores"] == (*before[:9], 0, 0, 0, 1, *[0] * 4, 1, *[0] * 9)


def test_the_house_rule_for_one_player_is_named() -> None:
    alone = "You play alone by our house rule: after each of your turns the table throws."
    assert said(*view.table(start(players=1), 0))[-1] == alone
    assert alone not in said(*view.table(start(players=1, table_turn="off"), 0))


def test_the_table_says_when_the_others_pick() -> None:
    s = start()
    throw(s, "123456")
    act(s, "W", "stop")
    assert said(view.table(s, 1)[0]) == ["Round 1 of 6, picks of the others after Sara’s turn."]


def test_a_sheet_without_bonuses_says_what_its_empty_rows_take() -> None:
    s = start()
    s.prize[5] = [0] * len(s.prize[5])
    assert said(view.row_line(s, 0, 5)) == ["Your white: empty (6 boxes); takes any number."]


def test_the_lot() -> None:
    s = start(first="lot")
    lines = said(view.prompt(s, CHANCE), view.prompt(s, 0), *view.table(s, 0)[:1], view.action(s, CHANCE, 1))
    wait = "The lot decides who starts."
    assert lines == ["Who starts? Draw lots and type the name.", wait, wait, "Mina starts"]


def test_who_is_done_is_told() -> None:
    s = start(players=4)
    throw(s, "123456")
    act(s, "B", "stop")
    act(s, "pass", seat=2)
    assert "Reza has chosen." in said(*view.table(s, SPECTATOR))
    assert said(view.prompt(s, 2)) == ["Waiting for Mina and Dara."]


def test_a_forced_pass_is_made_by_the_program() -> None:
    s = start()
    for name in ("blue", "yellow", "green", "orange", "purple", "white"):
        fill(s, 1, name, 6)
    fill(s, 1, "purple", 5)
    throw(s, "111111")
    act(s, "B", "stop")
    assert view.automatic(s, 1)
    assert said(view.prompt(s, 1)) == ["None of these dice fits: pass."]
    all_pass(s)
    assert not view.automatic(s, 1)
    assert not view.automatic(s, SPECTATOR)


@pytest.mark.parametrize(
    ("red", "white", "bonus", "last"),
    [
        ((0, 0), (0, 0), (1, 2), "Mina wins."),
        ((1, 0), (0, 0), (7, 2), "Mina wins: the points are equal, the red boxes fewer."),
        ((0, 0), (1, 2), (5, 3), "Mina wins: points and red boxes are equal, but there is more in the white row."),
        ((0, 0), (1, 1), (2, 2), "Sara and Mina share the win."),
    ],
)
def test_the_result_says_who_won_and_by_what(
    red: tuple[int, int], white: tuple[int, int], bonus: tuple[int, int], last: str
) -> None:
    s = start()
    for seat in range(2):
        s.red[seat], s.bonus[seat] = red[seat], bonus[seat]
        fill(s, seat, "white", *range(1, white[seat] + 1))
    s.phase = END
    assert said(*view.result(s))[-1] == last


def test_the_result_gives_points_by_part_and_a_medal_to_one_player() -> None:
    s = start(players=1)
    fill(s, 0, "yellow", 2, 3, 4, 5)
    s.bonus[0], s.red[0] = 60, 2
    assert said(*view.result(s)) == [
        "Sara: 68 points (blue 0, yellow 18, green 0, orange 0, purple 0, white 0, bonus +60 and red boxes −10).",
        "That was good; from 75 points on it is very good.",
    ]
    s.bonus[0] = 0
    assert said(*view.result(s))[-1] == "No medal this time; from 50 points on it is fair."
    s.bonus[0] = 99
    assert said(*view.result(s))[-1] == "That was pretty clever: the highest medal."
    assert said(*view.result(s), catalogue=FA)[-1] == "نشانت «خیلی زیرک» است، بالاترین نشان."


def test_some_persian() -> None:
    s = start()
    fill(s, 0, "orange", 1)
    throw(s, "345666")
    action = notation.read(s, 0, "O")
    assert said(view.action(s, 0, action), view.event(s, 0, action), catalogue=FA) == [
        "نارنجی ۶ را بنویس",
        "Sara نارنجی ۶ را نوشت: خانهٔ ۲، +۱ امتیاز و یک جایزهٔ سفید.",
    ]
