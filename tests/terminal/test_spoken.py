"""What is shown in brackets behind a move can be typed, in every language."""

from random import Random

import pytest

from bazigah.core.contract import CHANCE
from bazigah.core.game import Game, find_game
from bazigah.core.match import Match
from bazigah.terminal import moves
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import tidy
from support.play import step


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_shown_word_plays_its_move(game: Game, language: str) -> None:
    catalogue, random = Catalogue(language), Random(3)
    match, shown = Match(game, {"players": 2}), set()
    while not match.over and match.number < 150:
        seat = match.to_move()
        if seat != CHANCE:
            for action in match.legal(seat):
                word = moves.spoken(game.notation.write(match.state, seat, action), game, catalogue)
                shown.add(word)
                assert moves.read(tidy(word), game, match.state, seat, catalogue, ["a", "b"]) == action
        step(match, random)
    assert any(word.isascii() for word in shown) or language == "fa"
    assert language == "en" or any(not word.isascii() for word in shown)


@pytest.mark.parametrize(
    ("token", "word"),
    [("B", "آبی"), ("W>Y", "سفید>زرد"), ("C>G", "ساعت>سبز"), ("+B", "+آبی"), ("nowhere>B", "nowhere>B")],
)
def test_of_a_token_of_several_words_each_is_of_the_language(token: str, word: str) -> None:
    assert moves.spoken(token, find_game("clever"), Catalogue("fa")) == word
    assert moves.spoken(token, find_game("clever"), Catalogue("en")) == token
