"""TEN: what the table says, in both languages."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bazigah.core.contract import CHANCE, OVER, SPECTATOR
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say
from bazigah.games.ten import notation, rules, view
from bazigah.games.ten.cards import KINDS
from bazigah.games.ten.codes import PASS
from bazigah.games.ten.notation import CARDS
from bazigah.games.ten.phrases import card
from bazigah.words.bidi import ISOLATE, POP
from bazigah.words.catalogue import Catalogue
from support.ten import FACE, act, all_pass, draw, kind, market, own, pile, start

NAMES = {"en": ("Sara", "Ali", "Mina", "Reza", "Leila"), "fa": ("سارا", "علی", "مینا", "رضا", "لیلا")}


class Strict(Catalogue):
    strict = True


WORDS = {language: Strict(language) for language in NAMES}


def text(sentence: Say | None, language: str = "en") -> str:
    assert sentence is not None
    return WORDS[language].text(sentence, NAMES[language]).replace(ISOLATE, "").replace(POP, "")


def possible(s: Any, seat: int) -> list[int]:
    room, weight = [0] * rules.MAX_LEGAL, [0] * KINDS
    return room[: FACE.chances(s, room, weight) if seat == CHANCE else FACE.legal(s, seat, room)]


def everything(s: Any, actions: list[int]) -> Iterator[Say]:
    """All that can be said of a state, and of these actions."""
    mover = FACE.to_move(s)
    for seat in (*range(s.players), SPECTATOR, CHANCE):
        yield view.prompt(s, seat)
        yield from view.table(s, seat)
        assert view.automatic(s, seat) in {True, False}
    for action in actions:
        yield view.action(s, mover, action)
        yield from view.consequence(s, mover, action)
        event = view.event(s, mover, action)
        if event:
            yield event
    if mover == OVER:
        yield from view.result(s)


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("players", [1, 2, *(pytest.param(n, marks=pytest.mark.slow) for n in (3, 4, 5))])
def test_every_sentence_of_a_match_can_be_said(players: int, language: str) -> None:
    random = Random(players)
    s = start(players, first="lot", empty_reward="on" if players == 3 else "off")
    said = set()
    while True:
        seat = FACE.to_move(s)
        actions = [] if seat == OVER else possible(s, seat)
        if random.random() < (0.1 if s.left == 0 else 0.04) or seat == OVER:
            before = FACE.fields(s)
            chosen = random.sample(actions, min(len(actions), 6))
            said |= {text(sentence, language) for sentence in everything(s, chosen)}
            assert FACE.fields(s) == before
        if seat == OVER:
            break
        FACE.apply(s, seat, random.choice(actions))
    assert all(1 <= len(sentence) < 500 for sentence in said)
    assert not any("None" in sentence or "{" in sentence for sentence in said)


def says(s: Any, token: str, language: str = "en") -> list[str]:
    """The label of an action or outcome, what it brings and how it is told."""
    seat = FACE.to_move(s)
    action = notation.read(s, seat, token)
    told = view.event(s, seat, action)
    brings = [text(line, language) for line in view.consequence(s, seat, action)]
    return [text(view.action(s, seat, action), language), *brings, *([text(told, language)] if told else [])]


def prompt(s: Any, seat: int | None = None) -> str:
    return text(view.prompt(s, FACE.to_move(s) if seat is None else seat))


def table(s: Any, seat: int, language: str = "en") -> list[str]:
    return [text(line, language) for line in view.table(s, seat)]


def test_cards() -> None:
    names = {word: text(card(kind(word))) for word in ("R5", "O#", "W7", "W*", "$3")}
    assert names == {"R5": "red 5", "O#": "the orange wild", "W7": "wild 7", "W*": "the full wild", "$3": "currency 3"}
    assert text(card(kind("G#")), "fa") == "جوکر سبز"


def test_drawing() -> None:
    s = start()
    assert prompt(s) == "You must draw; 109 cards are left."
    assert prompt(s, 1) == "Sara decides: draw or stop."
    assert says(s, "draw") == ["Draw a card"]
    act(s, "draw")
    assert prompt(s) == "Which card does Sara draw?"
    assert prompt(s, 2) == "Sara is drawing a card."
    assert says(s, "R5") == ["red 5", "the total becomes 5", "Sara drew red 5."]
    assert says(s, "W3") == ["wild 3", "an auction", "Sara drew wild 3, and an auction begins."]
    act(s, "R6")
    assert table(s, 0)[0] == "Sara drew red 6."
    draw(s, "$2 B5")
    assert table(s, 0)[0] == "You have drawn red 6, currency 2 and blue 5."
    assert table(s, 1)[0] == "Sara has drawn red 6, currency 2 and blue 5; the total is 9."
    assert prompt(s) == "Total 9: draw another card (58 of 106 bust), or stop?"
    assert says(s, "draw") == ["Draw a card", "numbers from 2 up bust"]


def test_the_odds_are_those_of_what_is_left() -> None:
    s = start()
    draw(s, "$5 $4")
    pile(s, "R9 $1 $2 $3 W5")
    assert prompt(s) == "Total −9: draw another card (2 of 5 bust), or stop?"
    pile(s, "R9 $1")
    assert prompt(s) == "Total −9: draw another card (none of 2 busts), or stop?"
    assert says(s, "draw") == ["Draw a card"]
    pile(s, "R9 $1 $2")
    assert prompt(s) == "Total −9: draw another card (1 of 3 busts), or stop?"
    assert says(s, "draw")[1] == "currency from 2 up busts"
    s.total = 2
    assert says(s, "draw")[1] == "numbers from 9 up bust, and currency from 2 up"


def test_busts() -> None:
    s = start()
    draw(s, "R6 $2")
    own(s, 1, "", black=10)
    act(s, "draw")
    assert says(s, "B9")[1:] == [
        "number bust: the total would be 13",
        "Sara drew blue 9, bust with a total of 13 and got a white token. Black tokens: 2 for Mina.",
    ]
    s = start()
    draw(s, "R6 $4 $5")
    own(s, 1, "", white=15)
    act(s, "draw")
    assert says(s, "$3")[1:] == [
        "currency bust: the currency would be worth 12",
        "Sara drew currency 3, bust with currency worth 12 and got no white token, since none was left.",
    ]


def test_rewards() -> None:
    s = start()
    own(s, 0, "R2")
    own(s, 2, "", black=9)
    draw(s, "R3 $3")
    assert says(s, "numbers") == [
        "Take the numbers (1 card)",
        "+1 point: red 2 to 3",
        "3 black tokens for Ali",
        "1 black token for Mina",
        "Sara took the numbers: red 3. Black tokens: 3 for Ali and 1 for Mina.",
    ]
    assert says(s, "currency") == [
        "Take the currency",
        "3 black tokens for you (8 then)",
        "1 card for the market",
        "no buying",
        "Sara stopped for the currency, took 3 black tokens and now has 8; 1 card went to the market.",
    ]
    own(s, 2, "", black=5)
    assert says(s, "numbers")[2] == "3 black tokens for each of the others"
    assert says(s, "numbers")[-1] == "Sara took the numbers: red 3. Black tokens: 3 for each of the others."
    market(s, "B1")
    assert "then one buy from the market" in says(s, "numbers")
    own(s, 0, "", black=10)
    s.tableau[0], s.numbers = kind("$1"), 0
    assert says(s, "currency")[1] == "no black token beyond your 10"


def test_an_auction() -> None:
    s = start()
    draw(s, "R3 W4")
    own(s, 1, "R5")
    assert prompt(s) == "Bid 1 to 6 for wild 4 (+1 point: red 4 to 5), or pass."
    assert prompt(s, 0) == "Ali is to bid or pass."
    assert says(s, "4") == ["Bid 4", "you would pay 4 black tokens", "Ali bid 4."]
    assert says(s, "6")[1] == "you would pay 5 black tokens and 1 card"
    act(s, "4")
    assert says(s, "pass") == ["Pass", "Mina passed."]
    act(s, "pass")
    assert table(s, SPECTATOR)[:3] == [
        "Sara has drawn red 3; the total is 3.",
        "In auction: wild 4.",
        "Bids: Ali bid 4 and Mina passed.",
    ]
    assert table(s, 0)[:3] == [
        "Sara drew red 3.",
        "Bids: Ali bid 4 and Mina passed.",
        "You have 0 points and 5 black tokens.",
    ]
    assert prompt(s) == "Bid 5 for wild 4 (+1 point: red 4), or pass."
    assert says(s, "pass") == ["Pass", "Ali gets it for 4", "Sara passed. Ali got wild 4 for 4."]
    s.bid = 5
    assert prompt(s) == "You cannot bid more than the 5 for wild 4: pass."
    s.bid = 4
    act(s, "pass")
    assert prompt(s) == "Pay for wild 4: 4 to go, for example 4 black tokens."
    assert prompt(s, 0) == "Ali is paying."
    assert table(s, SPECTATOR)[0] == "Ali is paying for wild 4: 4 to go."
    assert table(s, 1)[0] == "Your red: 5 (1 point)."


def test_an_auction_without_bids() -> None:
    s = start()
    draw(s, "W4")
    assert "Bids" not in " ".join(table(s, 0))
    act(s, "pass pass")
    assert says(s, "pass")[1] == "it is discarded"
    assert says(s, "pass")[-1] == "Sara passed. Nobody wanted wild 4; it is discarded."


def test_the_bank() -> None:
    s = start(1)
    draw(s, "W4")
    assert prompt(s) == "What does the bank bid for wild 4?"
    assert prompt(s, 0) == "The bank thinks about wild 4."
    assert says(s, "0") == ["The bank passes", "The bank passes."]
    assert says(s, "3") == ["The bank bids 3", "The bank bids 3."]
    act(s, "3")
    assert table(s, 0)[0] == "The bank bids 3."
    assert says(s, "pass")[-1] == "Sara passed. The bank took wild 4; it is discarded."
    assert says(s, "4")[-1] == "Sara bid 4. Sara got wild 4 for 4."


def test_buying_and_paying() -> None:
    s = start()
    own(s, 0, "", white=1)
    market(s, "R4 R5 R5 B1")
    draw(s, "R3 R6")
    act(s, "numbers")
    assert prompt(s) == "Buy a card from the market, or pass."
    assert prompt(s, 1) == "Sara may buy a card."
    assert table(s, 1)[:2] == [
        "Sara may buy a card.",
        "In the market: red 4, red 5 twice and blue 1.",
    ]
    assert says(s, "pass") == ["Buy nothing", "Sara bought nothing."]
    pays = "you would pay 1 white token and 1 black token"
    assert says(s, "R4") == ["Buy red 4 for 4", "+1 point: red 3 to 4", pays, "Sara bought red 4 for 4."]
    act(s, "R4")
    assert prompt(s) == "Pay for red 4: 4 to go, for example 1 white token and 1 black token."
    assert says(s, "white") == ["Pay a white token, worth 3", "Sara paid a white token."]
    assert says(s, "pay:R3") == ["Pay with red 3", "−1 point", "Sara paid with red 3."]
    assert says(s, "black") == ["Pay the rest with 4 black tokens", "Sara paid 4 black tokens."]
    act(s, "pay:R6")
    s.due, s.white_over = 1, 0
    assert says(s, "white")[1] == "2 of its worth lost"
    assert says(s, "black")[0] == "Pay the rest with 1 black token"


def test_a_payment_is_proposed_for_as_long_as_it_lasts() -> None:
    s = start()
    own(s, 0, "R5 R5 O9", black=1, white=1)
    market(s, "R6")
    draw(s, "R3 R4")
    act(s, "numbers R6")
    assert prompt(s) == "Pay for red 6: 6 to go, for example 1 white token, red 5, orange 9 and 1 black token."
    losses = view.prompt(s, 0).values["losses"]
    assert isinstance(losses, tuple)
    assert {CARDS[kind]: lost for kind, lost in enumerate(losses) if lost} == {"R3": 1, "R4": 2, "O9": 1}
    act(s, "white R5")
    assert prompt(s) == "Pay for red 6: 2 to go, for example orange 9 and 1 black token."


def test_who_watches_is_told_what_the_hands_come_to() -> None:
    s = start()
    own(s, 0, "R1 R2 R3 R5 W4 G8")
    own(s, 2, "B9")
    assert view.prompt(s, SPECTATOR).values["hands"] == ("R1-5=5 G8-8=1 W4:R4", "", "B9-9=1")
    assert "hands" not in view.prompt(s, 0).values
    assert text(view.prompt(s, SPECTATOR)) == "Sara decides: draw or stop."


def test_the_last_round() -> None:
    s = start()
    market(s, "R6")
    pile(s, "R1")
    act(s, "draw")
    assert says(s, "R1")[-1] == "Sara drew red 1. That was the last card."
    act(s, "R1")
    assert prompt(s) == "That was the last card: take your reward."
    act(s, "numbers pass")
    assert prompt(s) == "There is nothing in the market that you can buy."
    assert view.event(s, 1, PASS) is None
    own(s, 1, "", black=6)
    assert prompt(s) == "Your last chance: buy a card, or pass."
    assert table(s, 2)[0] == "Sara drew the last card; everyone has one last chance to buy."
    assert table(s, 1)[0] == "In the market: red 6."
    act(s, "pass pass")
    assert says(s, "pass")[-1] == "Sara bought nothing. The match is over."
    own(s, 0, "", black=0)
    assert says(s, "pass")[-1] == "The match is over."
    act(s, "pass")
    assert prompt(s, 1) == "The match is over."
    assert table(s, SPECTATOR)[0] == "The match is over."


def test_the_table_of_a_player() -> None:
    s = start()
    own(s, 0, "R1 R2 R2 R5 W3 W* B#")
    own(s, 1, "G4", white=2)
    assert table(s, 0) == [
        "Your red: 1, 2, 2, a wild as 3, a wild as 4 and 5 (5 points).",
        "Your blue: a wild as 1 (1 point).",
        "Your wildcards: wild 3 and the full wild.",
        "You have 6 points and 5 black tokens.",
        "Ali has 1 point, 5 black tokens and 2 white tokens; cards: green (4).",
        "Mina has 0 points and 5 black tokens.",
    ]
    seen = table(s, SPECTATOR)
    assert seen[0] == "Sara has no card showing yet."
    assert seen[1] == (
        "Sara has 6 points and 5 black tokens; cards: red (1, 2, 2 and 5), blue (a wild), wild 3 and the full wild."
    )
    assert seen[-1] == "109 cards are left to draw."
    s = start(1)
    own(s, 0, "W3", black=0, white=1)
    assert table(s, 0) == [
        "Your red: a wild as 3 (1 point).",
        "Your wildcards: wild 3.",
        "You have 1 point, no black tokens and 1 white token.",
        "You play alone by our house rule: in each auction the bank bids first.",
    ]


def test_the_lot() -> None:
    s = start(first="lot")
    assert prompt(s) == "Who starts? Draw lots and type the name."
    assert prompt(s, 0) == table(s, 0)[0] == "The lot decides who starts."
    assert says(s, "1") == ["Ali starts", "Ali starts."]


def finish(players: int = 3) -> Any:
    s = start(players)
    pile(s, "$1")
    draw(s, "$1")
    act(s, "currency")
    all_pass(s)
    return s


def test_results() -> None:
    s = finish()
    own(s, 1, "R1 R2 G5", white=1)
    lines = [text(line) for line in view.result(s)]
    assert [lines[0], *lines[2:]] == [
        "Ali: 3 points (red 2, blue 0, orange 0 and green 1), 5 black tokens, 3 cards.",
        "Mina: 0 points (red 0, blue 0, orange 0 and green 0), 5 black tokens, no cards.",
        "Ali wins.",
    ]
    own(s, 2, "R1 R2 R3 R3")
    assert text(view.result(s)[-1]) == "Ali wins: points and black tokens are equal, the cards fewer."
    s.black[2] = 6
    assert text(view.result(s)[-1]) == "Mina wins: the points are equal, the black tokens more."
    own(s, 1, "G5", black=6)
    assert text(view.result(s)[-1]) == "Ali and Mina share the win."


def test_medals() -> None:
    s = finish(1)
    assert text(view.result(s)[-1]).startswith("No medal this time; bronze starts at ")
    own(s, 0, " ".join(f"{colour}{rank}" for colour in "RBOG" for rank in range(1, 10)))
    assert text(view.result(s)[-1]) == "That earns gold, the highest medal."


def test_refusals_name_seats_and_cards() -> None:
    s = start()
    assert text(view.refusal(s, Refusal("T2", "not-your-turn", 2))) == "It is Mina’s turn."
    sentence = view.refusal(s, Refusal("T6.1", "card-order", kind("R1"), kind("G5")))
    assert text(sentence) == "Cards are paid in their order: after green 5 it is too late for red 1."
    sentence = view.refusal(s, Refusal("T6.1", "too-dear", kind("B9"), 9, 4))
    assert text(sentence) == "For blue 9 you need 9, and all you have is worth 4."
    for reason, (clause, names) in rules.REFUSALS.items():
        for language in NAMES:
            assert text(view.refusal(s, Refusal(clause, reason, *[1] * len(names))), language)


def test_persian() -> None:
    s = start()
    draw(s, "R3 $1")
    assert says(s, "numbers", "fa")[:2] == ["عددها را بردار (۱ کارت)", "+۱ امتیاز: قرمز ۳"]
    assert table(s, SPECTATOR, "fa")[0] == "سارا این‌ها را کشیده: قرمز ۳ و سکهٔ ۱؛ جمع ۲ است."
