"""One game and the people at this terminal: what they see and hear of it, and the file it is saved in."""

from __future__ import annotations

import shlex
from contextlib import suppress
from pathlib import Path
from typing import Final

from civitas.coaching import Restraint, advise
from civitas.kernel.game import Game
from civitas.kernel.messages import Message
from civitas.teaching.courses import recalls
from civitas.teaching.recall import is_due, question
from civitas.terminal.saves import GameFile
from civitas.terminal.screen import BAD, GOOD, STRONG, Closed, Screen
from civitas.terminal.seats import Seat
from civitas.terminal.tables import Sheets, artist_of, draw_scores, tell_scores
from civitas.terminal.voice import Voice

GO_ON: Final = "play --resume"


class Sitting:
    """One game being shown here."""

    def __init__(
        self,
        game: Game,
        seats: list[Seat],
        screen: Screen,
        *,
        file: GameFile | None = None,
        language: str = "en",
        components: Path | None = None,
        coached: bool = False,
        hints: bool = False,
    ) -> None:
        game.players = [seat.name for seat in seats]
        self.game = game
        self.seats = seats
        self.screen = screen
        self.file = file or GameFile()
        self.components = components
        self.voice = Voice(language, game.players, game.setup.edition, game.rules)
        self.artist = artist_of(game.rules.name)
        self.persons = [number for number, seat in enumerate(seats) if seat.is_person]
        self.has_hints = hints or len(self.persons) < 2
        """Between people there are none, unless they began with them."""
        self.saves = bool(self.persons) or file is not None
        self.heard = 0
        """The events that have been shown."""
        self.coach = Restraint() if coached else None
        """Who speaks of what people overlook, if anybody does."""
        self.asked: set[str] = set()
        """What the coach has asked."""
        self.moment: object = None
        """The part of the game in which the whole table was last shown."""

    # What people see and hear

    def viewer(self) -> int | None:
        """Through whose eyes the table is shown: the only person's, the asked person's, or a spectator's."""
        if len(self.persons) == 1:
            return self.persons[0]
        return self.game.seat if self.game.seat in self.persons else None

    def tell_news(self) -> None:
        """What has happened since that was last said."""
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

    def hears_coach(self, seat: int, move: int | None = None) -> bool:
        """Whether the coach has something to say to a person, of the move in mind or before one; it is said."""
        if self.coach is None:
            return False
        meant = None if move is None else self.game.say(move)
        advice = self.coach.choose(advise(self.game, seat, meant))
        if advice is not None:
            self.screen.say(self.voice.sentence("terminal.coach", advice=advice.message), GOOD)
        return advice is not None

    def ask_recall(self, seat: int) -> None:
        """About every fourth turn of a coached game, a question about an earlier idea; Enter leaves it out."""
        if self.coach is None or not is_due(self.game.movers(), seat):
            return
        asked = question(recalls(self.game.rules.name), self.game, seat, self.asked)
        if asked is None:
            return
        self.asked.add(asked.recall.id)
        choices = ", ".join(map(str, asked.choices))
        said = self.voice.sentence("terminal.recall", question=Message(asked.recall.say_id), choices=choices)
        self.screen.say(said, GOOD)
        text = self.screen.ask("> ").strip()
        if text == str(asked.answer):
            self.screen.say(self.voice.sentence("teaching.right"), GOOD)
        elif text:
            hint = Message(asked.recall.hint_id)
            self.screen.say(self.voice.sentence("terminal.recall_wrong", answer=asked.answer, hint=hint))

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
