"""A game at the terminal, in line mode: the table, the question, the numbered choices, an answer.

Persons answer in words or numbers, bots by themselves. Whatever ends the session early saves the game.
"""

from __future__ import annotations

import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from types import FrameType
from typing import Final

from civitas.kernel.game import Game
from civitas.kernel.messages import Message
from civitas.terminal.conversation import Conversation
from civitas.terminal.saves import GameFile
from civitas.terminal.screen import BAD, MUTED, STRONG, Closed, Screen
from civitas.terminal.seats import Seat
from civitas.terminal.tables import Sheets, artist_of, draw_scores, tell_outcome, tell_scores
from civitas.terminal.voice import Voice

INTERRUPTED: Final = 128 + signal.SIGINT
GO_ON: Final = "play --resume"
SEE_AGAIN: Final = "replay"


class Session:
    """One game being played here."""

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
    ) -> None:
        game.players = [seat.name for seat in seats]
        self.game = game
        self.seats = seats
        self.screen = screen
        self.file = file or GameFile()
        self.delay = delay
        self.components = components
        self.voice = Voice(language, game.players, game.setup.edition)
        self.artist = artist_of(game.rules.name)
        self.persons = [number for number, seat in enumerate(seats) if seat.is_person]
        self.saves = bool(self.persons) or file is not None
        self.heard = 0
        """The events that have been told."""
        self.moment: object = None
        """The part of the game in which the whole table was last told."""

    # The course of the game

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        with leaving_is_an_error():
            try:
                return self.play_or_leave()
            except Closed as closed:
                return self.leave(closed.exit_code)
            except KeyboardInterrupt:
                return self.leave(INTERRUPTED)

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
        self.draw(seat, whole=False)
        self.show_question(seat)
        Conversation(self).listen()

    def let_bot_move(self, seat: int) -> None:
        bot = self.seats[seat].bot
        assert bot is not None
        self.game.play(bot.choose(self.game))
        if self.delay:
            sleep(self.delay)

    def finish(self) -> None:
        """The table at the end, who won, the score sheet, and where the record is."""
        outcome = self.game.result
        assert outcome is not None
        self.draw(self.viewer())
        self.screen.say()
        self.screen.say(tell_outcome(outcome, self.game, self.voice), STRONG)
        self.show_scores(outcome.scores)
        if self.saves:
            self.save_and_tell(SEE_AGAIN)

    def leave(self, exit_code: int) -> int:
        """Somebody leaves in the middle: the game is saved and, if he is still there, he is told how to go on."""
        ignore_signals()
        with suppress(OSError, Closed):
            self.screen.say()
        if self.saves and self.game.moves:
            self.save_and_tell(GO_ON)
        elif self.saves:
            self.tell_gently("terminal.nothing_played")
        return exit_code

    # What people see and hear

    def viewer(self) -> int | None:
        """Through whose eyes the table is shown: the only person's, the asked person's, or a spectator's."""
        if len(self.persons) == 1:
            return self.persons[0]
        return self.game.seat if self.game.seat in self.persons else None

    def tell_news(self) -> None:
        """What has happened since it was last told."""
        for message in self.game.log(self.viewer(), self.heard):
            self.screen.say(self.voice.say(message))
        self.heard = len(self.game.events)

    def draw(self, viewer: int | None, whole: bool = True) -> None:
        """The table: always the whole picture; in words only what changes every turn, unless all is wanted."""
        seen = self.game.view(viewer)
        self.screen.say()
        if not self.screen.plain:
            self.screen.show(self.artist.draw(seen, self.voice, self.screen.width))
            return
        whole = whole or self.artist.moment(seen) != self.moment
        self.moment = self.artist.moment(seen)
        tell = self.artist.tell if whole else self.artist.tell_briefly
        self.screen.say_all(tell(seen, self.voice))

    def show_question(self, seat: int) -> None:
        """The question and the choices."""
        seen = self.game.view(seat)
        sentences = [self.voice.say(self.game.sentence(move)) for move in self.game.options()]
        self.screen.say()
        self.screen.say(self.voice.say(self.game.prompt), STRONG)
        if not self.screen.plain:
            self.screen.show(self.artist.draw_choices(seen, sentences, self.voice, self.screen.width))
            return
        notes = self.artist.notes(seen, self.voice)
        for number, (sentence, note) in enumerate(zip(sentences, notes, strict=True), 1):
            self.screen.say(f"{number}. {sentence}{note and f': {note}'}")

    def show_scores(self, sheets: Sheets) -> None:
        name, voice = self.game.rules.name, self.voice
        self.screen.tell_or_show(tell_scores(sheets, name, voice), draw_scores(sheets, name, voice))

    def refuse(self, id: str, **values: object) -> None:
        self.refuse_with(Message(id, **values))

    def refuse_with(self, message: Message) -> None:
        self.screen.say(self.voice.say(message), BAD)

    # Saving

    def save_and_tell(self, command: str, path: Path | None = None) -> None:
        """Save the game in its file, or in another one from now on, and say so."""
        try:
            saved = self.file.save(self.game) if path is None else self.file.save_as(self.game, path)
        except FileExistsError:
            self.tell_gently("terminal.file_exists", file=str(path))
        except OSError as error:
            self.tell_gently("terminal.cannot_save", reason=str(error))
        else:
            self.tell_file(str(saved.resolve()), command)

    def tell_file(self, file: str, command: str) -> None:
        id = "terminal.go_on" if command == GO_ON else "terminal.see_again"
        words = ["civitas", *command.split(), file]
        if self.components is not None:
            words += ["--components", str(self.components.resolve())]
        self.tell_gently("terminal.saved", file=file)
        self.tell_gently(id, command=shlex.join(words))

    def tell_gently(self, id: str, **values: object) -> None:
        """Say something to somebody who may have gone already."""
        with suppress(OSError, Closed):
            self.screen.say_unbroken(self.voice.sentence(id, **values))


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
