"""What can go wrong between a caller and a game.

    CivitasError
    ├── BadSetup         no such game, edition, option or number of players
    ├── BadDeal          the deal does not hold the cards it must hold
    ├── BadRecord        the record cannot be replayed; names the line
    ├── UnknownMove      the text or number is no move of this game
    └── IllegalMove      a move of this game, but not now
        ├── WrongSeat    somebody else is asked
        └── GameOver     nobody is asked any more

Each carries its sentence as a `message`. A refused call changes nothing.
"""

from __future__ import annotations

from typing import Any

from civitas.kernel.messages import Message, add_sentences

add_sentences(
    "en",
    {
        "kernel.no_components": "{game} is not played with components of one's own.",
        "kernel.unknown_game": "There is no game called {name}. There are: {games}.",
        "kernel.unknown_edition": "{game} has no edition {edition}. It has: {editions}.",
        "kernel.player_count": "{game} is played by {limits}, not by {players}.",
        "kernel.exactly": "{count:player|players}",
        "kernel.between": "{least} to {most} players",
        "kernel.unknown_option": "{game} has no option {option}. It has: {options}.",
        "kernel.option_value": "The option {option} of {game} can be {values}, not {value}.",
        "kernel.seed_and_deal": "Give a seed or a deal, not both.",
        "kernel.bad_seed": "A seed is a whole number from 0 to 2^96 - 1, not {seed}.",
        "kernel.unknown_move": "{text} is no move of this game.",
        "kernel.unknown_move_but": "{text} is no move of this game. Near it: {near}.",
        "kernel.no_such_seat": "There is no player {number} at a table of {players}.",
        "kernel.wrong_seat": "{seat:player} cannot move now: {asked:player} is asked.",
        "kernel.game_over": "The game is over.",
        "kernel.cannot_resign": "Nobody can resign from this game now.",
        "kernel.record_line": "Line {line}: {reason}",
        "kernel.deal_text": "{text}",
    },
)


class CivitasError(Exception):
    """Something a caller asked for cannot be; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.text())
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes as they are, without being made anew."""
        return Exception.__new__, (type(self), *self.args), self.__dict__


class BadSetup(CivitasError):
    """No such game, edition, option or number of players."""


class BadDeal(CivitasError):
    """The deal does not hold the cards it must hold."""


class BadRecord(CivitasError):
    """The record cannot be replayed; the sentence names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(Message("kernel.record_line", line=line, reason=reason))
        self.line = line


class UnknownMove(CivitasError):
    """The text or number is no move of this game."""


class IllegalMove(CivitasError):
    """A move of this game, but not now."""


class WrongSeat(IllegalMove):
    """Somebody else is asked."""


class GameOver(IllegalMove):
    """Nobody is asked any more."""
