"""Science and progress: a pair of symbols earns a progress token, six different ones win the game.

Rulebook, Science and progress; the tokens' lasting effects are asked for where they act.
"""

from __future__ import annotations

from typing import Final

from civitas.duel import codes
from civitas.duel.cards.decks import TOKENS
from civitas.duel.events import GAINED, TOKEN_TAKEN
from civitas.duel.moves import BOOK
from civitas.duel.obstacles import TOKEN_NOT_THERE
from civitas.duel.state import Duel
from civitas.duel.victory import BY_SCIENCE, win
from civitas.kernel.agenda import Decision
from civitas.kernel.bits import count_bits, members
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

SYMBOLS_TO_WIN: Final = 6


def gain_symbol(game: Duel, seat: i64, symbol: i64) -> None:
    """Six different symbols win; a pair lets the player choose a token, while any lie on the board."""
    city = game.city(seat)
    bit: i64 = 1 << symbol
    if city.symbols & bit:
        if game.board:
            game.agenda.append(CHOOSE_PROGRESS_TOKEN[seat])
        return
    city.symbols |= bit
    if count_bits(city.symbols) == SYMBOLS_TO_WIN:
        win(game, seat, BY_SCIENCE)


def gain_token(game: Duel, seat: i64, id: i64) -> None:
    """A token enters the city: coins and a symbol at once, everything else from now on."""
    city = game.city(seat)
    token = TOKENS[id]
    city.tokens |= 1 << id
    game.tell(TOKEN_TAKEN, seat, id)
    if token.coins:
        city.coins += token.coins
        game.tell(GAINED, seat, token.coins)
    if token.symbol >= 0:
        gain_symbol(game, seat, token.symbol)


def token_moves(tokens: i64) -> list[int]:
    """The moves that take one of these tokens."""
    return [BOOK.take_token.move(id) for id in members(tokens)]


def obstacle_to_token(tokens: i64, move: i64) -> i64:
    """One of these tokens is taken."""
    if not BOOK.take_token.has(move):
        return OTHER_QUESTION
    return CLEAR if (tokens >> BOOK.take_token.one(move)) & 1 else TOKEN_NOT_THERE


class ChooseProgressToken(Decision[Duel]):
    """A pair of symbols: take one of the tokens on the board."""

    __slots__ = ()

    def options(self, game: Duel) -> list[int]:
        return token_moves(game.board)

    def obstacle(self, game: Duel, move: i64) -> i64:
        return obstacle_to_token(game.board, move)

    def answer(self, game: Duel, move: i64) -> None:
        token = BOOK.take_token.one(move)
        game.board &= ~(1 << token)
        gain_token(game, self.seat, token)

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.token", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.CHOOSE_TOKEN, self.seat]


CHOOSE_PROGRESS_TOKEN: Final[list[ChooseProgressToken]] = [ChooseProgressToken(0), ChooseProgressToken(1)]
