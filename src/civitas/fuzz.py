"""Random play in which everything that must hold is tested on every move.

This file knows no game. What a game's own components and totals must fulfil stands in its module `invariants`:
`broken(state)` gives a sentence or None, `MOST_MOVES` bounds the length of a game, and `broken_by_move(before, after)`,
where there is one, compares two positions that one move lies between.

    report = fuzz("duel", games=1000, seed=1)

The first thing that does not hold is raised as `Broken`; `fuzz(name, games=1, seed=broken.seed)` shows it again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Any, Final, NoReturn

from civitas import new, replay
from civitas.kernel.chance import SEED_BITS, Chance
from civitas.kernel.errors import CivitasError, GameOver, IllegalMove, UnknownMove, WrongSeat
from civitas.kernel.game import Game
from civitas.kernel.messages import LANGUAGES, Message
from civitas.kernel.selection import selection_of
from civitas.kernel.state import State
from civitas.kernel.view import View
from civitas.library import find, find_rules

ILLEGAL_TRIES: Final = 4
NESTED: Final = {dict, list}
PLAIN: Final = {dict, list, str, int, bool, type(None)}

# The deal, the moves and the tests each have numbers of their own: another test does not make another game.
FOR_MOVES: Final = 1 << SEED_BITS - 1
FOR_TESTS: Final = 1 << SEED_BITS - 2


@dataclass(frozen=True)
class FuzzReport:
    """What was played without finding anything wrong."""

    games: int
    moves: int
    seconds: float
    endings: dict[str, int]


class Broken(Exception):
    """Something that must hold does not: in which game, after how many moves, what, and the game so far."""

    def __init__(self, seed: int, move: int, what: str, record: str) -> None:
        super().__init__(f"seed {seed}, move {move}: {what}")
        self.seed = seed
        self.move = move
        self.what = what
        self.record = record


def fuzz(
    name: str,
    *,
    games: int,
    seed: int,
    players: int | None = None,
    edition: str | None = None,
    options: dict[str, str] | None = None,
    bot: str = "uniform",
    components: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> FuzzReport:
    """Play games, testing everything on every move; the first game has this seed, the next ones follow it."""
    find_rules(name, components=components)
    started = perf_counter()
    moves = 0
    endings: Counter[str] = Counter()
    for number in range(games):
        game = new(name, seed=seed + number, players=players, edition=edition, options=options, components=components)
        trial = Trial(game, seed + number, invariants_of(name), bot, components)
        endings[trial.play()] += 1
        moves += len(trial.game.moves)
        if progress is not None:
            progress(number + 1)
    return FuzzReport(games, moves, perf_counter() - started, dict(endings))


def invariants_of(name: str) -> Any:
    """The module beside the rules of a game that says what must hold."""
    return import_module(f"{find(name).rules.rpartition('.')[0]}.invariants")


class Trial:
    """One game being played, and all that is tested on the way."""

    def __init__(self, game: Game, seed: int, invariants: Any, bot: str, components: str | None = None) -> None:
        self.components = components
        self.game = game
        self.seed = seed
        self.broken: Callable[[State], str | None] = invariants.broken
        self.broken_by_move: Callable[[State, State], str | None] | None = getattr(invariants, "broken_by_move", None)
        self.most_moves: int = invariants.MOST_MOVES
        self.choose = self._choice(bot)
        self.chance = Chance(seed ^ FOR_TESTS)
        self.silent = game.clone()
        self.heard = 0
        self.middle: tuple[str, str, int] | None = None
        self.viewers: tuple[int | None, ...] = (None, *range(game.setup.players))

    def _choice(self, bot: str) -> Callable[[list[int]], int]:
        chance = Chance(self.seed ^ FOR_MOVES)
        if bot == "uniform":
            return lambda options: options[chance.below(len(options))]
        from civitas.bots import make

        player = make(bot, self.game.rules.name, self.seed ^ FOR_MOVES)
        return lambda options: player.choose(self.game)

    def play(self) -> str:
        """Play to the end; how it ended. What goes wrong, whatever it is, is raised as `Broken`."""
        try:
            self.test_position()
            while self.game.result is None:
                self.test_move(self.choose(self.game.state.options()))
                self.test_position()
            self.test_end()
        except Broken:
            raise
        except Exception as error:
            self.fail(f"{type(error).__name__} instead of an answer: {error}", error)
        outcome = self.game.result
        assert outcome is not None
        return outcome.reason

    def fail(self, what: str, cause: Exception | None = None) -> NoReturn:
        record = ""
        with suppress(Exception):
            record = self.game.record()
        raise Broken(self.seed, len(self.game.moves), what, record) from cause

    def must(self, holds: bool, what: str) -> None:
        if not holds:
            self.fail(what)

    # A position

    def test_position(self) -> None:
        """Everything that must hold whenever somebody is asked, or nobody any more."""
        self.must_be_sound(self.game, "")
        self.must(len(self.game.moves) <= self.most_moves, f"The game goes on after {self.most_moves} moves.")
        self.test_log()
        options = self.game.options()
        self.test_options(options)
        illegal = self.some_illegal(options)
        self.test_refusals(illegal)
        for viewer in self.viewers:
            self.test_secrecy(viewer, options, illegal)
        if options:
            self.test_clone(self.game.state.options())
            self.remember_record()

    def must_be_sound(self, game: Game, where: str) -> None:
        """Components are conserved and totals are those of a recount."""
        what = self.broken(game.state)
        if what is not None:
            self.fail(where + what)

    def test_options(self, options: list[int]) -> None:
        """Until the end there is an option, each once, each with a text, a sentence and nothing against it."""
        game = self.game
        self.must(bool(options) == (game.seat is not None), f"There are {len(options)} options; asked is {game.seat}.")
        self.must((game.result is None) == bool(options), "A game has options exactly until it has a result.")
        self.must(len(options) == len(set(options)), f"An option stands there twice: {options}.")
        self.must_render(game.prompt)
        for move in options:
            text = game.say(move)
            self.must(game.read(text) == move == game.read(move), f"{text!r} does not mean {move}.")
            self.must_render(game.sentence(move))
            self.must(game.why_not(move) is None, f"{text!r} is an option, yet there is a reason against it.")

    def must_render(self, message: Message) -> str:
        text = message.text(LANGUAGES[self.chance.below(len(LANGUAGES))])
        self.must(bool(text.strip()) and "{" not in text, f"{message.id} says {text!r}.")
        return text

    def some_illegal(self, options: list[int]) -> list[int]:
        """Moves that cannot be made now: half of them of any kind, half of the kind that is asked for."""
        book = self.game.rules.book
        kinds = [book.kinds[self.chance.below(len(book.kinds))] for _ in range(ILLEGAL_TRIES)]
        if options:
            kinds[::2] = [book.kind(self.one_of(options)) for _ in kinds[::2]]
        tries = [int(kind.first + self.chance.below(kind.size)) for kind in kinds]
        return [move for move in tries if move not in options]

    def test_refusals(self, illegal: list[int]) -> None:
        """A move that is no option, comes from another seat or does not exist is refused and changes nothing."""
        game = self.game
        before = game.state.encode()
        for move in illegal:
            reason = game.why_not(move)
            if reason is None:
                self.fail(f"{game.say(move)!r} is no option, yet there is no reason against it.")
            self.must_render(reason)
            error = self.must_refuse(partial(game.play, game.say(move)), f"{game.say(move)!r}")
            self.must(isinstance(error, IllegalMove), f"{game.say(move)!r} was refused as {type(error).__name__}.")
            self.must(error.message == reason, f"{game.say(move)!r} is refused with two reasons: {reason}; {error}")
        for seat in range(game.setup.players):
            if seat != game.seat:
                wrong = self.must_refuse(partial(game.play, 0, seat=seat), f"a move of player {seat + 1}")
                self.must(isinstance(wrong, WrongSeat | GameOver), f"The wrong seat got {type(wrong).__name__}.")
        unknown = self.must_refuse(partial(game.why_not, game.rules.book.size), "a move past the list")
        self.must(isinstance(unknown, UnknownMove), f"A move past the list got {type(unknown).__name__}.")
        self.must(game.state.encode() == before, "A refused move changed the position.")

    def must_refuse(self, ask: Callable[[], object], what: str) -> CivitasError:
        try:
            ask()
        except CivitasError as error:
            return error
        return self.fail(f"Not refused: {what}.")

    def test_clone(self, options: list[int]) -> None:
        """A move in a copy is no move in the original."""
        before = self.game.state.encode()
        copy = self.game.clone()
        self.must(copy.state.encode() == before, "A clone is not equal to its original.")
        copy.apply(self.one_of(options))
        self.must_be_sound(copy, "In a clone: ")
        self.must(self.game.state.encode() == before, "A move in a clone changed the original.")

    def one_of(self, options: list[int]) -> int:
        return options[self.chance.below(len(options))]

    # What each viewer knows

    def test_secrecy(self, viewer: int | None, options: list[int], illegal: list[int]) -> None:
        """A world that differs only in what the viewer cannot know looks the same to them, and can be played on."""
        who = "a spectator" if viewer is None else f"player {viewer + 1}"
        seen = self.game.view(viewer)
        self.must_be_plain(seen, who)
        before = self.game.state.encode()
        world = self.game.redeal(viewer, self.chance)
        self.must_be_sound(world, f"In a world dealt anew for {who}: ")
        self.must_look_equal(seen, world.view(viewer), f"The view of {who} shows what they cannot know")
        if viewer is not None and viewer == self.game.seat:
            self.must(world.options() == options, f"{who} has other options in a world that looks the same to them.")
            for move in illegal:
                reasons = self.game.why_not(move), world.why_not(move)
                self.must(reasons[0] == reasons[1], f"A refusal tells {who} what they cannot know: {reasons[0]}")
            world.apply(self.one_of(world.state.options()))
            self.must_be_sound(world, f"After a move in a world dealt anew for {who}: ")
        self.must(self.game.state.encode() == before, "A move in an imagined world changed the game.")

    def must_be_plain(self, seen: View[Any], who: str) -> None:
        if not is_plain(seen):
            self.fail(f"The view of {who} is no plain data: {next(odd_parts(seen), 'something in it')}.")

    def must_look_equal(self, one: View[Any], other: View[Any], what: str) -> None:
        if one != other:
            self.fail(f"{what}: {next(differences(one, other), 'the order of keys')}.")

    def test_log(self) -> None:
        """What just happened can be said to everybody."""
        for viewer in self.viewers:
            for message in self.game.log(viewer, since=self.heard):
                self.must_render(message)
                self.must(is_plain(message.json()), f"{message.id} is no plain data: {message.json()}.")
        self.heard = self.game.heard

    # A move

    def test_move(self, move: int) -> None:
        """A move in the game, in a copy and in a copy made at the start lead to the same position."""
        game = self.game
        before = game.clone()
        copy = game.clone()
        copy.apply(move)
        self.silent.apply(move)
        self.must(move in game.options(), f"{game.say(move)!r} is an option for search and none for people.")
        self.make(move)
        after = game.state.encode()
        self.must(copy.state.encode() == after, "The same move in a clone leads to another position.")
        self.must(self.silent.state.encode() == after, "Played without events, the game is another.")
        self.must(self.silent.hash == game.hash, "Equal positions have different hashes.")
        self.must_be_sound(copy, "In a clone: ")
        what = None if self.broken_by_move is None else self.broken_by_move(before.state, game.state)
        self.must(what is None, str(what))
        if game.reveals_since(len(game.moves) - 1):
            self.test_barrier()
        else:
            self.test_take_back(before, move)

    def make(self, move: int) -> None:
        """Make a move as people do, in words; a member of a set, which would wait for the others, as search does."""
        game = self.game
        if selection_of(game.state) is None:
            game.play(game.say(move), seat=game.seat)
        else:
            game.apply(game.read(game.say(move)))

    def test_barrier(self) -> None:
        """What revealed something is not taken back."""
        after = self.game.state.encode()
        refused = self.must_refuse(self.game.take_back, "taking back what revealed something")
        self.must(isinstance(refused, IllegalMove), f"Taking back was refused as {type(refused).__name__}.")
        self.must(self.game.state.encode() == after, "A refused taking back changed the position.")

    def test_take_back(self, before: Game, move: int) -> None:
        """Taking back restores the position; and nobody has learned anything but the move."""
        game = self.game
        after = game.state.encode()
        self.must(game.take_back() == move, "Another move was taken back than the last.")
        self.must(game.state.encode() == before.state.encode(), "Taking back does not restore the position.")
        game.apply(move)
        self.must(game.state.encode() == after, "A move taken back and made again leads to another position.")
        viewer = self.viewers[self.chance.below(len(self.viewers))]
        world = before.redeal(viewer, self.chance)
        if move in world.state.options():
            world.apply(move)
            what = f"{game.say(move)!r} could be taken back, but it revealed something"
            self.must_look_equal(game.view(viewer), world.view(viewer), what)

    # Records

    def remember_record(self) -> None:
        """Keep the record of one position of the game, each equally likely."""
        if self.chance.below(len(self.game.moves) + 1) == 0:
            self.middle = (self.game.record(), self.game.hash, len(self.game.moves))

    def test_end(self) -> None:
        """Nothing more can be done, places fit winners, and records of the whole game and of a part replay."""
        game = self.game
        for ask in (partial(game.play, 0), partial(game.resign, 0)):
            self.must(isinstance(self.must_refuse(ask, "a move after the end"), GameOver), "The end is no GameOver.")
        self.test_places()
        assert self.middle is not None
        record, hash, moves = self.middle
        self.must_replay(record, hash)
        part = replay(game.record(), at=moves, components=self.components)
        self.must(part.hash == hash, f"The record at move {moves} is another position than it was then.")
        whole = self.must_replay(game.record(), game.hash)
        self.must(whole.log(None) == game.log(None), "A replayed game tells another story.")
        self.test_resigning(part)
        self.test_imagined_game(replay(record, components=self.components))

    def test_places(self) -> None:
        """Whoever is first has won, and a place is one more than there are players before it."""
        outcome = self.game.result
        assert outcome is not None
        first = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
        self.must(first == outcome.winners, f"The winners are {outcome.winners}, but the places {outcome.places}.")
        places = sorted(outcome.places)
        ranked = all(place == 1 + places.index(place) for place in places)
        self.must(ranked, f"Nobody can be ranked like this: {outcome.places}.")

    def must_replay(self, record: str, hash: str) -> Game:
        again = replay(record, components=self.components)
        self.must(again.hash == hash, "A record replays to another position.")
        self.must(again.record() == record, "A replayed game has another record.")
        return again

    def test_resigning(self, part: Game) -> None:
        """Where a game allows it, a player can give up; if that ends the game, they have not won."""
        seat = int(self.chance.below(part.setup.players))
        try:
            part.resign(seat)
        except IllegalMove:
            return
        outcome = part.result
        ended = outcome is not None or part.setup.players > 2
        self.must(ended, f"Player {seat + 1} of two resigned and the game goes on.")
        self.must(outcome is None or seat not in outcome.winners, f"Player {seat + 1} resigned and won.")
        self.must_be_sound(part, "After a resignation: ")
        self.must_replay(part.record(), part.hash)

    def test_imagined_game(self, part: Game) -> None:
        """An imagined world is a game like any other: it can be played to its end."""
        world = part.redeal(part.seat, self.chance)
        while world.options():
            world.apply(self.one_of(world.state.options()))
            self.must_be_sound(world, "In an imagined game: ")
            self.must(len(world.moves) <= self.most_moves, f"An imagined game goes on after {self.most_moves} moves.")


def is_plain(value: Mapping[str, object]) -> bool:
    """Whether a view is exactly what JSON gives back: no tuples, no keys but text, no kinds of int of one's own."""
    waiting: list[Any] = [value]
    while waiting:
        part = waiting.pop()
        inside = part.values() if type(part) is dict else part
        kinds = set(map(type, inside))
        if not kinds <= PLAIN or (inside is not part and not set(map(type, part)) <= {str}):
            return False
        if not kinds.isdisjoint(NESTED):
            waiting += [inner for inner in inside if type(inner) in NESTED]
    return True


def odd_parts(value: Any, path: str = "view") -> Iterator[str]:
    """The parts of a view that are not exactly what JSON knows."""
    if type(value) is dict:
        for key, part in value.items():
            if type(key) is not str:
                yield f"{path} has the key {key!r}"
            yield from odd_parts(part, f"{path}.{key}")
    elif type(value) is list:
        for place, part in enumerate(value):
            yield from odd_parts(part, f"{path}[{place}]")
    elif type(value) not in PLAIN:
        yield f"{path} is a {type(value).__name__}"


def differences(one: Any, other: Any, path: str = "view") -> Iterator[str]:
    """Where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, pair in enumerate(zip(one, other)):
            yield from differences(*pair, f"{path}[{place}]")
    elif one != other:
        yield f"{path} is {one!r} or {other!r}"
