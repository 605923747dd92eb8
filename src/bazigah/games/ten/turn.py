"""From turn to turn, and into and out of the parts of one."""

from bazigah.core.contract import OVER, State
from bazigah.core.refusal import Refusal
from bazigah.games.ten.cards import OWNED
from bazigah.games.ten.codes import BUYING, DONE, DRAWING, PAYING


def draw_lot(s: State, seat: int) -> None:
    if seat < 0 or seat >= s.players:
        raise Refusal("T2", "no-such-seat", seat, s.players)
    begin_turn(s, seat)


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.phase = DRAWING
    s.actor = seat


def left_of(s: State, seat: int) -> int:
    """T2: clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def end_turn(s: State) -> None:
    if s.left > 0:
        begin_turn(s, left_of(s, s.turn))
    else:  # T8.1
        s.final = 1
        begin_buy(s, left_of(s, s.turn))


def clear_tableau(s: State) -> None:
    s.shown = 0
    s.numbers = 0
    s.coins = 0
    s.total = 0


def begin_buy(s: State, seat: int) -> None:
    s.phase = BUYING
    s.actor = seat


def end_buy(s: State, seat: int) -> None:
    if s.final == 0:
        end_turn(s)
    elif seat != s.turn:
        begin_buy(s, left_of(s, seat))
    else:  # T8.1: the drawer is the last
        s.phase = DONE
        s.actor = OVER


def resume(s: State) -> None:
    """T7.4 after an auction, or T8 when it was for the last card."""
    if s.left == 0 and s.shown == 0:
        end_turn(s)
    else:
        s.phase = DRAWING
        s.actor = s.turn


def begin_payment(s: State, seat: int, due: int, with_cards: bool) -> None:
    s.phase = PAYING
    s.actor = seat
    s.due = due
    s.white_over = 0
    s.pay_from = 0 if with_cards else OWNED
    s.spare = s.cards[seat] if with_cards else 0
