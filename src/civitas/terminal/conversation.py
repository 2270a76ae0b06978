"""What a person can type when asked: a choice by number or in words, or a command.

Each answer says whether the question is to be asked anew, because something happened, or only listened on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from civitas.kernel.errors import CivitasError
from civitas.kernel.game import Game, carry_out
from civitas.kernel.messages import Message
from civitas.kernel.selection import selection_of
from civitas.library import find_rules
from civitas.terminal import answers
from civitas.terminal.screen import MUTED, Closed
from civitas.terminal.sitting import GO_ON, Sitting

if TYPE_CHECKING:
    from civitas.analysis.hints import Hint

PROMPT: Final = "> "
MOST_LISTED: Final = 6


class Conversation:
    """One question, answered by the person who is asked."""

    help_page = "terminal.help"

    def __init__(self, sitting: Sitting) -> None:
        assert sitting.game.seat is not None
        self.sitting = sitting
        self.screen = sitting.screen
        self.voice = sitting.voice
        self.game = sitting.game
        self.seat = sitting.game.seat
        self.options = sitting.game.options()
        self.warned_of: int | None = None
        """The move that the coach has just spoken of: chosen once more, it is made."""
        self.phrases = answers.move_phrases(self.game, self.options, self.voice)
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "why": self.why,
            "hint": self.hint,
            "table": self.table,
            "score": self.score,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "resign": self.resign,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }

    def listen(self) -> None:
        completions = [*(self.text(move) for move in self.options), *self.commands]
        while not self.answer(self.screen.ask(PROMPT, completions)):
            pass

    def text(self, move: int) -> str:
        return answers.local_text(self.game, move, self.voice)

    # A choice

    def answer(self, typed: str) -> bool:
        """A number, a choice in full, a command, or something to be guessed."""
        text = typed.strip()[: answers.LONGEST]
        if not text:
            return self.say_what_to_type("terminal.empty")
        if text.isdecimal():
            return self.choose_number(int(text))
        if "," in text and selection_of(self.game.state) is not None:
            return self.hand_in(text.split(","))
        choice = answers.find(text, self.phrases, answers.CLOSE)
        if len(choice) == 1:
            return self.make(choice[0])
        word, _, rest = text.partition(" ")
        if word.casefold() in self.commands:
            return self.commands[word.casefold()](rest.strip())
        return self.guess(text)

    def choose_number(self, number: int) -> bool:
        if 1 <= number <= len(self.options):
            return self.make(self.options[number - 1])
        id = "terminal.choices_are" if len(self.options) > 1 else "terminal.only_choice"
        self.sitting.refuse(id, count=len(self.options), number=number)
        return False

    def make(self, move: int) -> bool:
        if move != self.warned_of and self.sitting.hears_coach(self.seat, move):
            self.warned_of = move
            self.screen.say(self.voice.sentence("terminal.coach_again"), MUTED)
            return False
        self.game.play(move)
        return True

    def hand_in(self, parts: Sequence[str]) -> bool:
        """A whole set: its members in any order with commas between them, the verb once or with each."""
        verb = parts[0].split()[0] if parts[0].split() else ""
        known = {**answers.all_phrases(self.game), **self.phrases}
        moves = []
        for part in filter(str.strip, parts):
            meant = answers.find(part, self.phrases) or answers.find(f"{verb} {part}", known, answers.CLOSE)
            if len(meant) != 1:
                return self.say_what_to_type("terminal.not_understood", part.strip())
            moves.append(meant[0])
        try:
            self.game.select([*self.game.chosen, *moves])
        except CivitasError as error:
            self.refuse_move(error.message)
            return False
        return True

    def guess(self, text: str) -> bool:
        """A refusal for a move that cannot be made now; looser readings of the choices; suggestions."""
        everything = answers.all_phrases(self.game)
        impossible = answers.find(text, everything, [answers.is_whole])
        choice = [] if impossible else answers.find(text, self.phrases)
        if len(choice) == 1:
            return self.make(choice[0])
        if choice:
            return self.list_choices("terminal.which", text, choice)
        impossible = impossible or answers.find(text, everything, answers.CLOSE)
        if len(impossible) == 1:
            return self.explain(impossible[0])
        near = answers.nearest(text, self.phrases)
        if near:
            return self.list_choices("terminal.did_you_mean", text, near)
        return self.say_what_to_type("terminal.not_understood", text)

    def list_choices(self, id: str, text: str, moves: Sequence[int]) -> bool:
        listed = [
            Message("terminal.numbered_move", move=self.text(move), number=self.options.index(move) + 1)
            for move in moves[:MOST_LISTED]
        ]
        self.sitting.refuse(id, text=repr(text), moves=listed)
        return False

    def say_what_to_type(self, id: str, text: str = "") -> bool:
        example = repr(self.text(self.options[0]))
        self.sitting.refuse(id, text=repr(text), count=len(self.options), example=example)
        return False

    # Undo and resign

    def undo(self, _: str) -> bool:
        """Take back the last move of a person and every answer to it, unless something was revealed since."""
        game, seats = self.game, self.sitting.seats
        if game.chosen:
            self.screen.say(self.voice.sentence("terminal.taken_back", moves=[self.text(game.take_back())]))
            return True
        own = [place for place, seat in enumerate(movers(game)) if seats[seat].is_person]
        if not own:
            self.sitting.refuse("terminal.nothing_yours")
            return False
        undone = [self.text(move) for move in game.moves[own[-1] :]]
        if game.reveals_since(own[-1]):
            self.sitting.refuse("kernel.revealed", move=repr(undone[0]))
            return False
        game.rewind(own[-1])
        self.sitting.heard = len(game.events)
        self.screen.say(self.voice.sentence("terminal.taken_back", moves=undone))
        return True

    def resign(self, _: str) -> bool:
        """The player who is asked gives up."""
        try:
            self.game.resign(self.seat)
        except CivitasError as error:
            self.sitting.refuse_with(error.message)
            return False
        return True

    # Hints

    def hint(self, _: str) -> bool:
        """The best moves, the chance to win after each with its doubt, and what speaks for it."""
        from civitas.analysis import oracle_of
        from civitas.analysis.hints import hints

        if not self.sitting.has_hints or self.game.chosen:
            self.sitting.refuse("terminal.hint_set" if self.sitting.has_hints else "terminal.hint_between")
            return False
        try:
            oracle = oracle_of(self.game.rules.name)
        except CivitasError as error:
            self.sitting.refuse_with(error.message)
            return False
        found = hints(self.game, oracle, seed=len(self.game.moves))
        for one in found:
            self.tell_hint(one)
        if not found:
            self.screen.say(self.voice.sentence("terminal.hint_only"))
        elif self.sitting.file is not None:
            self.sitting.file.hinted.add(len(self.game.moves))
        return False

    def tell_hint(self, one: Hint) -> None:
        """A move with its number in the list, so that typing it plays it, its chance, and on the next line why."""
        number = self.options.index(one.move) + 1
        chance, doubt = f"{100 * one.chance:.1f}", f"{100 * one.margin:.1f}"
        move = self.voice.say(self.game.sentence(one.move))
        self.screen.say(self.voice.sentence("terminal.hint", number=number, move=move, chance=chance, doubt=doubt))
        reasons = [self.voice.say(reason) for reason in one.because]
        if reasons:
            self.screen.say(f"   {'; '.join(reasons)}", MUTED)

    # Why

    def why(self, text: str) -> bool:
        """Why a move cannot be made, or all about a component and the move it would mean."""
        if not text:
            self.screen.say(self.voice.sentence("terminal.why_what"))
            return False
        if text.isdecimal() and 1 <= int(text) <= len(self.options):
            return self.explain(self.options[int(text) - 1])
        named = answers.find_components(text, answers.components(self.game), self.voice)
        if len(named) == 1:
            return self.explain_component(named[0])
        moves = [] if named else answers.find(text, {**answers.all_phrases(self.game), **self.phrases})
        if len(moves) == 1:
            return self.explain(moves[0])
        meanings = [component.name for component in named] or [self.text(move) for move in moves]
        id = "terminal.why_ambiguous" if meanings else "terminal.why_unknown"
        self.sitting.refuse(id, text=repr(text), names=meanings[:MOST_LISTED])
        return False

    def explain(self, move: int) -> bool:
        """Why a move is not possible, or that it is."""
        reason = self.game.why_not(move)
        if reason is not None:
            self.refuse_move(reason)
            return False
        sentence, number = self.game.sentence(move), self.options.index(move) + 1
        self.screen.say(self.voice.sentence("terminal.possible", sentence=sentence, number=number))
        return False

    def refuse_move(self, reason: Message) -> None:
        """Why a move is refused, and the lesson that teaches what stands in its way."""
        from civitas.teaching.courses import lesson_about

        self.sitting.refuse_with(reason)
        found = lesson_about(self.game.rules.name, self.game.setup.edition, reason)
        if found is not None:
            course, number = found
            title, command = Message(course.lesson(number).title_id), f"civitas learn {course.id} {number}"
            self.screen.say(self.voice.sentence("terminal.lesson.teaches", title=title, command=command), MUTED)

    def explain_component(self, component: answers.Component) -> bool:
        """What is printed on it, and why the first move is not possible that it would mean."""
        artist = self.sitting.artist
        self.screen.say(artist.about(component.name, self.voice) or self.voice.name(component.name))
        for text in artist.moves_about(component.kind, component.name, self.game.view(self.seat))[:1]:
            self.explain(self.game.read(text))
        return False

    # Seeing

    def table(self, _: str) -> bool:
        self.sitting.draw(self.seat)
        self.sitting.show_question(self.seat)
        return False

    def score(self, _: str) -> bool:
        """The points so far, where a game counts them."""
        sheets = self.sitting.artist.points(self.game.view(self.seat))
        if sheets:
            self.sitting.show_scores(sheets)
        else:
            self.screen.say(self.voice.sentence("terminal.no_score"))
        return False

    def log(self, count: str) -> bool:
        lines = [self.voice.say(message) for message in self.game.log(self.seat)]
        if count.isdecimal() and int(count):
            lines = lines[-int(count) :]
        self.screen.say_all(lines or [self.voice.sentence("terminal.no_log")])
        return False

    def rules(self, _: str) -> bool:
        """How this game differs from the usual one."""
        game, voice = self.game, self.voice
        usual = find_rules(game.rules.name).check_setup(None, game.setup.players, None)
        found = [row for row in game.rules.differences(game.setup, usual) if row.topic == "rules"]
        self.screen.say_all(
            [voice.sentence("terminal.difference", what=row.what, here=row.here, usual=row.usual) for row in found]
            or [voice.sentence("terminal.no_difference")]
        )
        return False

    def help(self, _: str) -> bool:
        self.screen.say(self.voice.sentence(self.help_page))
        if not self.screen.plain:
            self.screen.say()
            self.screen.say(self.sitting.artist.legend(self.voice), MUTED)
        return False

    # Leaving

    def save(self, name: str) -> bool:
        self.sitting.save_and_tell(GO_ON, Path(name).expanduser() if name else None)
        return False

    def quit(self, _: str) -> bool:
        raise Closed(0)


def movers(game: Game) -> list[int]:
    """Who made each move; a resignation stands as -1 - seat."""
    assert game.deal is not None
    state = game.rules.start(game.setup, game.deal, None)
    seats = []
    for move in game.moves:
        seats.append(int(state.seat()) if move >= 0 else -1 - move)
        carry_out(game.rules, state, move)
    return seats
