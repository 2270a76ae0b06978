"""A game at the terminal, in line mode: the table, the question, the numbered choices, an answer.

Persons answer in words or numbers, bots by themselves. Whatever ends the session early saves the game.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from types import FrameType
from typing import Final

from civitas.arena.protocol import BrokenProgram, Program
from civitas.bots import Bot
from civitas.kernel.errors import IllegalMove
from civitas.kernel.game import Game
from civitas.kernel.messages import Message
from civitas.terminal.afterwards import look_again
from civitas.terminal.conversation import Conversation
from civitas.terminal.saves import GameFile
from civitas.terminal.screen import MUTED, STRONG, Closed, Screen
from civitas.terminal.seats import Seat
from civitas.terminal.sitting import GO_ON, Sitting
from civitas.terminal.tables import tell_outcome, tell_places

INTERRUPTED: Final = 128 + signal.SIGINT
FAILED: Final = 1
SEE_AGAIN: Final = "replay"


class Session(Sitting):
    """One game being played here: the course of it."""

    def __init__(
        self,
        game: Game,
        seats: list[Seat],
        screen: Screen,
        *,
        file: GameFile | None = None,
        language: str = "en",
        delay: float = 0.0,
        components: Path | None = None,
        coached: bool = False,
        hints: bool = False,
    ) -> None:
        super().__init__(
            game, seats, screen, file=file, language=language, components=components, coached=coached, hints=hints
        )
        self.delay = delay

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        with leaving_is_an_error():
            try:
                return self.play_or_leave()
            except Closed as closed:
                return self.leave(closed.exit_code)
            except KeyboardInterrupt:
                return self.leave(INTERRUPTED)
            finally:
                self.dismiss_programs()

    def play_or_leave(self) -> int:
        """A closed terminal ends the input and sends a signal, in any order: the signal may come while leaving."""
        try:
            self.play()
        except EOFError:
            return self.leave(0)
        except Exception as error:
            if not isinstance(error, Closed):
                self.leave(1)
            raise
        return 0

    def play(self) -> None:
        self.welcome()
        while (seat := self.game.seat) is not None:
            self.tell_news()
            if self.seats[seat].is_person:
                self.ask(seat)
            else:
                self.let_bot_move(seat)
        self.tell_news()
        self.finish()

    def welcome(self) -> None:
        game, voice = self.game, self.voice
        id = "terminal.resumed" if game.moves else "terminal.welcome"
        seats = [voice.player(seat) for seat in range(len(self.seats))]
        self.screen.say(voice.sentence(id, title=game.rules.title, moves=len(game.moves), seats=seats), STRONG)
        if self.persons:
            self.screen.say(voice.sentence("terminal.type_help"))
            if not self.screen.plain:
                self.screen.say(self.artist.legend(voice), MUTED)
        if game.moves:
            self.heard = len(game.events)

    def ask(self, seat: int) -> None:
        """Ask a person, who sees the table, until something happens."""
        self.ask_recall(seat)
        self.draw(seat, whole=False)
        self.show_question(seat)
        self.hears_coach(seat)
        Conversation(self).listen()

    def let_bot_move(self, seat: int) -> None:
        bot = self.seats[seat].bot
        assert bot is not None
        try:
            if isinstance(bot, Bot) and bot.gives_up(self.game):
                self.game.resign(seat)
            else:
                self.game.play(bot.choose(self.game))
        except BrokenProgram as broken:
            self.give_up(seat, broken.message)
        if self.delay:
            sleep(self.delay)

    def give_up(self, seat: int, why: Message) -> None:
        """A program that failed resigns; where the game does not allow that, it cannot go on."""
        self.refuse_with(why)
        try:
            self.game.resign(seat)
        except IllegalMove as refused:
            self.refuse_with(refused.message)
            raise Closed(FAILED) from None

    def dismiss_programs(self) -> None:
        """Nothing is left running."""
        for seat in self.seats:
            if isinstance(seat.bot, Program):
                seat.bot.close(self.game.result)

    def finish(self) -> None:
        """The table at the end, who won, the places, the score sheet, and where the record is."""
        outcome = self.game.result
        assert outcome is not None
        self.draw(self.viewer())
        self.screen.say()
        self.screen.say(tell_outcome(outcome, self.game, self.voice), STRONG)
        self.screen.say(tell_places(outcome, self.game, self.voice))
        self.show_scores(outcome.scores)
        if self.saves:
            self.save_and_tell(SEE_AGAIN)
        if self.coach is not None and len(self.persons) == 1:
            look_again(self, self.persons[0])

    def leave(self, exit_code: int) -> int:
        """Somebody leaves in the middle: the game is saved and, if they are still there, they learn how to go on."""
        ignore_signals()
        with suppress(OSError, Closed):
            self.screen.say()
        if self.saves and self.game.moves:
            self.save_and_tell(GO_ON)
        elif self.saves:
            self.tell_gently("terminal.nothing_played")
        return exit_code


def signals_to_leave() -> list[signal.Signals]:
    """Those that this system has: the terminal hangs up, somebody ends the process politely, Ctrl-C."""
    return [getattr(signal, name) for name in ("SIGHUP", "SIGTERM", "SIGINT") if hasattr(signal, name)]


def ignore_signals() -> None:
    """A terminal that is closed may say so several times; the game is being saved already."""
    for number in signals_to_leave():
        signal.signal(number, signal.SIG_IGN)


@contextmanager
def leaving_is_an_error() -> Iterator[None]:
    """While this lasts, a signal to leave raises Closed, Ctrl-C as ever KeyboardInterrupt."""

    def close(number: int, _: FrameType | None) -> None:
        ignore_signals()
        raise Closed(128 + number)

    before = {number: signal.getsignal(number) for number in signals_to_leave()}
    for number in before:
        if number != signal.SIGINT:
            signal.signal(number, close)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
