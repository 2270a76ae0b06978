"""A game at a table: checked moves in words, events, views, records and taking back.

`Game` is the form for people, servers and bot writers; its `state` is the same position without the checks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from civitas.kernel.agenda import AnyDecision
from civitas.kernel.chance import SEED_BITS, Chance
from civitas.kernel.errors import BadSetup, GameOver, IllegalMove, UnknownMove, WrongSeat
from civitas.kernel.events import EventKind
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.outcome import Outcome
from civitas.kernel.records import RESIGN, write
from civitas.kernel.rules import Deal, Rules, Setup, bad_deal
from civitas.kernel.selection import (
    arranged,
    completed,
    ending_of,
    goes_on,
    is_ending,
    members_first,
    missing_in,
    prompt_of,
    selection_of,
    with_chosen,
)
from civitas.kernel.state import State
from civitas.kernel.view import Choice, Choosing, View

add_sentences(
    "en",
    {
        "kernel.nothing_to_take_back": "There is no move to take back.",
        "kernel.revealed": "{move} cannot be taken back: something hidden was revealed after it.",
        "kernel.clone_keeps_no_past": "A copy of a game does not know what was revealed; rewind it instead.",
        "kernel.no_such_position": "There is no position after {moves} of {played:move|moves} to go back to.",
        "kernel.one_answer": "Here one answer is given, not a set: {question}",
        "kernel.set_unfinished": "That is not all: {question}",
        "kernel.set_full": "{move} is one too many: the set is whole without it.",
        "kernel.imagined": "This is an imagined position; only the game as it was dealt has a record.",
    },
)


class Event:
    """Something that happened: a row of the event table with its values."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: EventKind, values: dict[str, Any]) -> None:
        self.kind: Final = kind
        self.values: Final = values

    def message(self, viewer: int | None = None) -> Message | None:
        """The event as the viewer may hear it; None when it is not for the viewer."""
        kind = self.kind
        if not kind.private or (viewer is not None and self.values[kind.private] == viewer):
            return Message(kind.id, **self.values)
        if not kind.instead:
            return None
        return Message(kind.instead, **{kind.private: self.values[kind.private]})


class Game:
    """One game being played."""

    __slots__ = (
        "_begun",
        "_events",
        "_marks",
        "automatic",
        "chosen",
        "deal",
        "moves",
        "players",
        "rules",
        "setup",
        "state",
    )

    def __init__(
        self, rules: Rules, setup: Setup, deal: Deal | None, state: State, events: list[tuple[int, ...]] | None
    ) -> None:
        self.rules: Final = rules
        self.setup: Final = setup
        self.deal: Final = deal
        self.state = state
        self.moves: list[int] = []
        """What was played, in order; a resignation stands as -1 - seat."""
        self.chosen: list[int] = []
        """Members named so far of a set that is asked for, in the order of the player; nobody else knows them yet."""
        self.players: list[str] = []
        self.automatic = False
        self._begun = False
        """Whether a set is chosen in the order of search, each member made as a move of its own."""
        self._events = events
        self._marks: list[int] = []

    def clone(self) -> Game:
        """An independent copy that can be played on; it collects no events."""
        copy = Game(self.rules, self.setup, self.deal, self.state.clone(), None)
        copy.moves = self.moves.copy()
        copy.chosen = self.chosen.copy()
        copy._begun = self._begun
        copy.players = self.players.copy()
        copy.automatic = self.automatic
        return copy

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Game:
        return self.clone()

    def __repr__(self) -> str:
        asked = "over" if self.seat is None else f"player {self.seat + 1} is asked"
        return f"<{self.rules.name}, {len(self.moves)} moves, {asked}>"

    # What is asked

    @property
    def seat(self) -> int | None:
        """Who is asked, counted from 0; None when the game is over."""
        return None if self.state.is_over() else self.state.seat()

    @property
    def question(self) -> AnyDecision | None:
        """The decision on top of the agenda."""
        return None if self.state.is_over() else self.state.decision()

    @property
    def prompt(self) -> Message:
        """The question as a sentence, with what is chosen so far of a set."""
        return prompt_of(self.at_hand)

    @property
    def at_hand(self) -> State:
        """The position as the player who is asked has it in mind: with what is chosen, and more in any order."""
        return self.state if self._begun else with_chosen(self.state, self.chosen)

    @property
    def position(self) -> State:
        """The position with what is chosen so far, where members follow in the order of search."""
        return arranged(self.state, self.chosen)[1] if self.chosen else self.state

    def options(self) -> list[int]:
        """Every legal move; of a set, every member that may belong to it. `state.options` is the form for search."""
        return self.at_hand.options()

    def say(self, move: int) -> str:
        """A move in the words that `play` understands."""
        return RESIGN if move < 0 else self.rules.book.text(move)

    def sentence(self, move: int) -> Message:
        """A legal move as a person wants to read it, with its price."""
        return self.rules.sentence(self.at_hand, move)

    def read(self, move: str | int) -> int:
        """The int of a move given as text or int."""
        if isinstance(move, str):
            return self.rules.book.number(move)
        if not isinstance(move, int):
            raise UnknownMove(Message("kernel.unknown_move", text=repr(move)))
        self.rules.book.check(move)
        return move

    def why_not(self, move: str | int) -> Message | None:
        """Why a move cannot be made now, with the numbers and the rule; None when it can."""
        number = self.read(move)
        if self.state.is_over():
            return Message("kernel.game_over")
        at_hand = self.at_hand
        return None if number in at_hand.options() else self.rules.why_not(at_hand, number)

    def why_not_set(self, moves: Sequence[str | int]) -> Message | None:
        """Why these moves, in whatever order, are no answer now; None when they are."""
        numbers = [self.read(move) for move in moves]
        if self.state.is_over():
            return Message("kernel.game_over")
        if selection_of(self.state) is None:
            return self.why_not(numbers[0]) if len(numbers) == 1 else Message("kernel.one_answer", question=self.prompt)
        tried = with_chosen(self.state, [])
        ended = [move for move in numbers if is_ending(tried, move)]
        for number in members_first(tried, numbers):
            if not goes_on(tried):
                return None if number in ended else Message("kernel.set_full", move=repr(self.say(number)))
            if number not in tried.options():
                return self.rules.why_not(tried, number)
            tried.apply(number)
        return self._why_unfinished(tried) if goes_on(tried) and ending_of(tried) is None else None

    def _why_unfinished(self, tried: State) -> Message:
        """What a set lacks: why it cannot be said to be whole, or how many members are missing."""
        endings = [move for move in range(self.rules.book.size) if is_ending(tried, move)]
        if endings:
            return self.rules.why_not(tried, endings[0])
        return Message("kernel.set_unfinished", question=prompt_of(tried))

    # Playing

    def play(self, move: str | int, seat: int | None = None) -> None:
        """Make a move, given as text or int. A refused move changes nothing.

        The members of a set wait until it is whole; then they are made in the order of search.
        """
        self._check_seat(seat)
        number = self.read(move)
        refused = self.why_not(number)
        if refused is not None:
            raise IllegalMove(refused)
        self._answer(number)
        if self.automatic:
            self.play_forced()

    def select(self, moves: Sequence[str | int], seat: int | None = None) -> None:
        """Hand in a whole set, its members in any order, with or without the word that ends it: all or nothing."""
        self._check_seat(seat)
        refused = self.why_not_set(moves)
        if refused is not None:
            raise IllegalMove(refused)
        self._note_set(moves)
        if self.automatic:
            self.play_forced()

    def in_order(self, moves: Sequence[str | int]) -> list[int]:
        """The moves of a whole set, or the one answer, as search would make them."""
        numbers = [self.read(move) for move in moves]
        return numbers if selection_of(self.state) is None else completed(self.state, numbers)

    def _answer(self, move: int) -> None:
        """Make a move, or add a member to what is chosen, which is played once nothing is left to decide."""
        if self._begun or selection_of(self.state) is None:
            self._note(move)
            return
        chosen = [*self.chosen, move]
        if goes_on(with_chosen(self.state, chosen)):
            self.chosen = chosen
            return
        self._note_set(chosen)

    def follow(self, text: str, seat: int, version: int) -> None:
        """Make a move as it was written with a version of the list of moves.

        An older list has a row for questions that are answered by themselves now: it must say the answer just given.
        """
        if version < self.rules.book.version and self._was_given(text, seat, version):
            return
        self._check_seat(seat)
        options = self.position.options()
        meant = [move for move in options if self.rules.means(text, version, move)]
        if meant:
            self.apply(meant[0])
        else:
            self.play(text, seat)

    def _was_given(self, text: str, seat: int, version: int) -> bool:
        given = self.state.given
        if not given or given[0][0] != seat or not self.rules.means(text, version, given[0][1]):
            return False
        del given[0]
        return True

    def apply(self, move: int) -> None:
        """Make a move that is known to be legal: of `options`, or of `position`, where search has its moves from."""
        if self.chosen or (selection_of(self.state) is not None and move not in self.state.options()):
            self._answer(move)
        else:
            self._note(move)

    def _note_set(self, moves: Sequence[str | int]) -> None:
        for move in self.in_order(moves):
            self._note(move)
        self._begun = False

    def _note(self, move: int) -> None:
        if self._events is not None:
            self._marks.append(len(self._events))
        if self.state.given is not None:
            self.state.given.clear()
        before = selection_of(self.state)
        carry_out(self.rules, self.state, move)
        self._begun = before is not None and before.is_followed_by(selection_of(self.state))
        self.moves.append(move)
        self.chosen = []

    def play_forced(self) -> None:
        """Make every move that is the only one."""
        while len(options := self.options()) == 1:
            self._answer(options[0])

    def resign(self, seat: int) -> None:
        """Give up, where the game allows it."""
        self._check_table(seat)
        if self.state.is_over():
            raise GameOver(Message("kernel.game_over"))
        self.rules.check_resign(self.state, seat)
        self._note(-1 - seat)

    def take_back(self) -> int:
        """Take back the last move, unless something hidden was revealed since; the move taken back.

        While a set is chosen, that is its last member.
        """
        if self.chosen:
            return self.chosen.pop()
        if not self.moves:
            raise IllegalMove(Message("kernel.nothing_to_take_back"))
        if self._events is None:
            raise IllegalMove(Message("kernel.clone_keeps_no_past"))
        if self.reveals_since(len(self.moves) - 1):
            raise IllegalMove(Message("kernel.revealed", move=repr(self.say(self.moves[-1]))))
        return self.rewind(len(self.moves) - 1)

    def reveals_since(self, moves: int) -> bool:
        """Whether anything hidden was revealed after that number of moves."""
        if self._events is None:
            return True
        return any(self.rules.events.kinds[event[0]].reveals for event in self._events[self._marks[moves] :])

    def rewind(self, moves: int) -> int:
        """Go back to the position after that number of moves, whatever was revealed; the first move undone."""
        if self.deal is None:
            raise IllegalMove(Message("kernel.imagined"))
        if not 0 <= moves < len(self.moves):
            raise IllegalMove(Message("kernel.no_such_position", moves=moves, played=len(self.moves)))
        undone = self.moves[moves]
        kept = self.moves[:moves]
        self._events = None if self._events is None else []
        self._marks = []
        self.moves = []
        self.chosen = []
        self.state = self.rules.start(self.setup, self.deal, self._events)
        self.repeat(kept)
        return undone

    def repeat(self, moves: Sequence[int]) -> None:
        """Make moves again that led on from this position once, resignations among them."""
        for move in moves:
            self._note(move)

    def movers(self) -> list[int]:
        """Who made each move, for logs and records."""
        if self.deal is None:
            raise IllegalMove(Message("kernel.imagined"))
        state = self.rules.start(self.setup, self.deal, None)
        seats: list[int] = []
        for move in self.moves:
            seats.append(int(state.seat()) if move >= 0 else -1 - move)
            carry_out(self.rules, state, move)
        return seats

    def _check_viewer(self, viewer: int | None) -> None:
        if viewer is not None:
            self._check_table(viewer)

    def _check_table(self, seat: int) -> None:
        if not 0 <= seat < self.setup.players:
            raise WrongSeat(Message("kernel.no_such_seat", number=seat + 1, players=self.setup.players))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None:
            self._check_table(seat)
        if self.state.is_over():
            raise GameOver(Message("kernel.game_over"))
        if seat is not None and seat != self.state.seat():
            raise WrongSeat(Message("kernel.wrong_seat", seat=seat, asked=int(self.state.seat())))

    # What happened

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order; empty for clones."""
        return self.happened()

    @property
    def heard(self) -> int:
        """How many events there were so far."""
        return len(self._events or ())

    def happened(self, since: int = 0) -> list[Event]:
        """What happened from one event on."""
        return [self._event(values) for values in (self._events or [])[since:]]

    def log(self, viewer: int | None = None, since: int = 0) -> list[Message]:
        """What the viewer may hear of what happened, from one event on."""
        self._check_viewer(viewer)
        heard = [event.message(viewer) for event in self.happened(since)]
        return [message for message in heard if message is not None]

    def _event(self, values: tuple[int, ...]) -> Event:
        kind = self.rules.events.kinds[values[0]]
        named: dict[str, Any] = {}
        for place, name in enumerate(kind.args):
            value = values[place + 1]
            names = self.rules.names.get(name.rstrip("23"))
            named[name] = value if names is None else names[value]
        return Event(kind, named)

    @property
    def result(self) -> Outcome | None:
        """None while the game is played; then winners, reason and points by source."""
        return self.rules.outcome(self.state) if self.state.is_over() else None

    @property
    def hash(self) -> str:
        """Sixteen letters that are equal for equal positions of one game."""
        numbers = ",".join(map(str, self.state.encode()))
        return blake2b(f"{self.rules.name}:{numbers}".encode(), digest_size=8).hexdigest()

    # What a seat knows

    def view(self, viewer: int | None = None) -> View[Any]:
        """All a seat may know, as plain data; without a seat, what a spectator may know."""
        self._check_viewer(viewer)
        seat, outcome = self.seat, self.result
        is_asked = seat is not None and viewer == seat
        at_hand = self.at_hand if is_asked else self.state
        return {
            "game": self.rules.name,
            "edition": self.setup.edition,
            "options": dict(self.setup.options),
            "viewer": viewer,
            "move": len(self.moves),
            "asked": seat,
            "prompt": prompt_of(at_hand).json(),
            "moves": self._choices(at_hand) if is_asked else [],
            "chosen": self._chosen() if is_asked else None,
            "table": self.rules.view(self.state, viewer),
            "result": None if outcome is None else outcome.json(),
        }

    def drawn(self, viewer: int | None = None) -> View[Any]:
        """The view, with all that a board draws with besides."""
        seen = self.view(viewer)
        seen["table"]["drawing"] = self.rules.drawing(self.state)
        return seen

    def choosing(self, moves: Sequence[str | int]) -> Choosing:
        """A set with these members, in any order: the question then, what may be added, and whether it is whole."""
        numbers = [self.read(move) for move in moves]
        tried = Game(self.rules, self.setup, self.deal, self.state, None)
        for number in numbers:
            refused = tried.why_not(number)
            if refused is not None or not goes_on(with_chosen(self.state, tried.chosen)):
                raise IllegalMove(refused or Message("kernel.one_answer", question=self.prompt))
            tried.chosen.append(number)
        at_hand = tried.at_hand
        goes = goes_on(at_hand)
        whole = not goes or ending_of(at_hand) is not None
        asked = tried if goes else self
        needed = missing_in(self.state)
        return {
            "prompt": asked.prompt.json(),
            "moves": [each for each in tried._choices(at_hand) if not is_ending(at_hand, each["move"])] if goes else [],
            "chosen": tried._chosen() or [],
            "whole": whole,
            "needed": needed,
            "reached": needed - (missing_in(at_hand) if goes else 0),
        }

    def _chosen(self) -> list[Choice] | None:
        """The members chosen so far, each as it was said; None where no set is asked for."""
        if selection_of(self.state) is None:
            return None
        copy = Game(self.rules, self.setup, self.deal, self.state, None)
        chosen: list[Choice] = []
        for move in self.chosen:
            chosen.append(copy.choice(move))
            copy.chosen = [*copy.chosen, move]
        return chosen

    def choice(self, move: int) -> Choice:
        """All that there is to know about an option: what it is for programs and boards, and how it is said."""
        return self._choice(self.at_hand, move)

    def _choices(self, at_hand: State) -> list[Choice]:
        """Every option with all that there is to know about it."""
        choice = self._choice
        return [choice(at_hand, move) for move in at_hand.options()]

    def _choice(self, at_hand: State, move: int) -> Choice:
        rules = self.rules
        kind = rules.book.kind(move)
        return {
            "move": move,
            "kind": kind.word,
            "args": kind.values(move),
            "text": rules.book.text(move),
            "sentence": rules.sentence(at_hand, move).json(),
        }

    def redeal(self, viewer: int | None, chance: Chance) -> Game:
        """A game that looks the same to the viewer, with everything the viewer cannot know shuffled anew."""
        self._check_viewer(viewer)
        copy = Game(self.rules, self.setup, None, self.rules.redeal(self.state, viewer, chance), None)
        copy.moves = self.moves.copy()
        copy.chosen = self.chosen.copy() if viewer == self.seat else []
        copy._begun = self._begun
        copy.automatic = self.automatic
        return copy

    def record(self) -> str:
        """The whole game as text; `civitas.replay` plays it again."""
        if self.deal is None:
            raise IllegalMove(Message("kernel.imagined"))
        moves = [f"{seat + 1}: {self.say(move)}" for seat, move in zip(self.movers(), self.moves, strict=True)]
        return write(self.rules, self.setup, self.deal, self.players, moves, self.result, self.hash)


def carry_out(rules: Rules, state: State, move: int) -> None:
    """Apply a move, or a resignation, written as -1 - seat."""
    if move < 0:
        rules.resign(state, -1 - move)
    else:
        state.apply(move)


def new_game(
    rules: Rules,
    *,
    seed: int | None = None,
    deal: Mapping[str, Sequence[str | int]] | None = None,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    automatic: bool = False,
) -> Game:
    """A new game from a seed or an explicit deal."""
    rules = rules.of(edition)
    setup = rules.check_setup(edition, players, options)
    game = start_game(rules, setup, _cards(rules, setup, seed, deal))
    game.automatic = automatic
    if automatic:
        game.play_forced()
    return game


def start_game(rules: Rules, setup: Setup, deal: Deal) -> Game:
    """A game with this very deal, collecting events."""
    events: list[tuple[int, ...]] = []
    return Game(rules, setup, deal, rules.start(setup, deal, events), events)


def _cards(rules: Rules, setup: Setup, seed: int | None, deal: Mapping[str, Sequence[str | int]] | None) -> Deal:
    if deal is None:
        return rules.deal(setup, Chance(_check_seed(seed)))
    if seed is not None:
        raise BadSetup(Message("kernel.seed_and_deal"))
    return read_deal(rules, setup, deal)


def read_deal(rules: Rules, setup: Setup, given: Mapping[str, Sequence[str | int]]) -> Deal:
    """An explicit deal, its cards given by name or id, checked against the game."""
    piles = {pile.name: pile for pile in rules.piles(setup)}
    for name in given:
        if name not in piles:
            raise bad_deal(f"A deal of {rules.title} has no row {name!r}. It has: {', '.join(piles)}.")
    for name in piles:
        if name not in given:
            raise bad_deal(f"The deal has no row {name!r}.")
    return rules.check_deal(setup, {name: pile.read(given[name]) for name, pile in piles.items()})


def _check_seed(seed: int | None) -> int:
    if seed is None:
        from secrets import randbits

        return randbits(SEED_BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup(Message("kernel.bad_seed", seed=repr(seed)))
    return seed
