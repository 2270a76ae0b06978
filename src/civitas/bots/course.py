"""A course: the games from which a game's weights are learned, in the order of their difficulty.

First the hand-written judgement plays, with many moves at random, so that all sorts of positions are seen; then the
pupil itself, a little misjudging; then it looks ahead. Some rivals have one aim at any price, because ordinary play
seldom shows how such games are lost. At last tastes may be tried out. What is played follows from the weights and the
number of the game alone.
"""

from __future__ import annotations

from typing import Final

from civitas.bots.facts import Facts
from civitas.bots.learned import Judge, misjudgement
from civitas.bots.learning import UNDECIDED, Learner, Position
from civitas.bots.tastes import FONDNESS, PACE, Taste, drawn, moved
from civitas.bots.tree import Search
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.knowledge import Dealer
from civitas.kernel.state import State

CURIOSITY: Final = 1.8
"""A pupil explores more than a player does."""


class Style:
    """How a player plays in a lesson."""

    __slots__ = ("by_hand", "noise", "one_in", "simulations", "zealous")

    def __init__(
        self,
        *,
        by_hand: bool = False,
        noise: float = 0.0,
        one_in: i64 = 0,
        simulations: i64 = 0,
        zealous: float = 0.0,
    ) -> None:
        self.by_hand: Final = by_hand
        """By the hand-written judgement, not the learned one."""
        self.noise: Final = noise
        """How much leads are misjudged."""
        self.one_in: Final[i64] = one_in
        """How many moves there are to one at random; 0 for none."""
        self.simulations: Final[i64] = simulations
        """How many simulations are made for a choice; 0 looks one move ahead."""
        self.zealous: Final = zealous
        """How fond of one aim they are: with 1 they follow it at any price. Which, changes from game to game."""


class Lesson:
    """Some games of a course, and how the players play in them."""

    __slots__ = ("share", "styles", "tasting", "title")

    def __init__(self, title: str, share: i64, styles: list[Style], *, tasting: bool = False) -> None:
        self.title: Final = title
        self.share: Final[i64] = share
        """How many games of the course it has, beside the shares of the other lessons."""
        self.styles: Final = styles
        """One for each seat; they change seats from game to game."""
        self.tasting: Final = tasting
        """Whether tastes are tried out, and learned from instead of positions."""


class PlayedGame:
    """A game of a course: its moves, and what searches thought of its positions."""

    __slots__ = ("moves", "searched")

    def __init__(self, moves: list[int], searched: list[float]) -> None:
        self.moves: Final = moves
        self.searched: Final = searched
        """For each move the first player's chance in the position before it, as a search found it; or UNDECIDED."""


class Course:
    """The course of a game: a game gives its facts, its deals, its hand-written judgement and its lessons."""

    __slots__ = ("causes", "facts", "games_a_minute", "lessons")

    def __init__(self, facts: Facts, lessons: list[Lesson], causes: i64, games_a_minute: int) -> None:
        self.facts: Final = facts
        self.lessons: Final = lessons
        self.causes: Final[i64] = causes
        self.games_a_minute: Final = games_a_minute
        """How many games make a minute of the course, whatever the machine: so a number of minutes is one of games."""

    def judge(self, table: list[int]) -> Judge:
        """Who judges by these weights."""
        return Judge(self.facts, table)

    def learner(self) -> Learner:
        """Who has learned nothing yet."""
        return Learner(self.facts)

    def start(self, chance: Chance, number: i64) -> State:
        """A new game, the one of this number in the course: editions and numbers of players may take turns."""
        raise NotImplementedError

    def start_tasting(self, chance: Chance, number: i64) -> State:
        """A new game in which tastes are tried out."""
        return self.start(chance, number)

    def teaches(self, state: State) -> bool:
        """Whether a position is learned from; so that positions which differ little do not count too often."""
        return True

    def results(self, state: State) -> list[float]:
        """What is learned from a finished game: for each player a share, 1 won and 0 lost."""
        winners = state.winning_seats()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(state.players))]

    def dealer(self, state: State, seat: i64) -> Dealer:
        raise NotImplementedError

    def by_hand(self, state: State, seat: i64) -> i64:
        """The hand-written judgement."""
        raise NotImplementedError

    def zeal(self, state: State, seat: i64, cause: i64) -> i64:
        """What a position is worth to whoever has one aim only, as the game counts leads."""
        raise NotImplementedError

    def tastes(self, state: State) -> list[Taste]:
        """What is tried out in a game."""
        return []

    def ahead(self, state: State) -> list[float]:
        """For each player of a finished game how far they are ahead: 1 by far, -1 by far behind."""
        return [2.0 * share - 1.0 for share in self.results(state)]

    def lesson(self, number: i64, games: i64) -> Lesson:
        """The lesson to which a game of the course belongs."""
        whole: i64 = 0
        for lesson in self.lessons:
            whole += lesson.share
        done: i64 = 0
        for lesson in self.lessons:
            done += lesson.share
            if number * whole < done * games:
                return lesson
        return self.lessons[-1]

    def play(self, table: list[int], seed: int, number: i64, games: i64) -> PlayedGame:
        """Play one game of the course."""
        lesson = self.lesson(number, games)
        if lesson.tasting:
            return self.play_with_tastes(table, seed, number)
        judge = self.judge(table)
        chance = chance_of_game(seed, int(number))
        styles = lesson.styles
        cause = (number // 2) % self.causes
        state = self.start(chance, number)
        moves: list[int] = []
        searched: list[float] = []
        while not state.is_over():
            options = state.options()
            style = styles[(state.seat() + number) % len(styles)]
            worth = UNDECIDED
            if len(options) == 1:
                move = options[0]
            elif style.one_in and chance.below(style.one_in) == 0:
                move = options[chance.below(len(options))]
            elif style.simulations:
                search = self.search(judge, state, style.simulations, chance)
                move = noisy(search, options, style.noise, chance)
                worth = search.chance_with(search.best(options), state.seat())
            else:
                move = self.best(judge, state, options, style, cause, chance)
            moves.append(move)
            searched.append(worth)
            state.apply(move)
        return PlayedGame(moves, searched)

    def play_with_tastes(self, table: list[int], seed: int, number: i64) -> PlayedGame:
        """Play a game in which each seat likes what the next one dislikes."""
        chance = chance_of_tasting(seed, int(number))
        state = self.start_tasting(chance, number // 2)
        tastes = self.tastes(state)
        liked = drawn(tastes, chance)
        judges = [self.judge(moved(table, tastes, liked, part)) for part in (FONDNESS, -FONDNESS)]
        moves: list[int] = []
        while not state.is_over():
            options = state.options()
            move = options[0]
            if len(options) > 1:
                seat = state.seat()
                world = self.dealer(state, seat).world(chance)
                move = judges[(seat + number) % 2].best(world, options, 0.0, chance)
            moves.append(move)
            state.apply(move)
        return PlayedGame(moves, [])

    def learn_tastes(self, learner: Learner, game: PlayedGame, seed: int, number: i64) -> None:
        """Think more of what those liked who were ahead."""
        chance = chance_of_tasting(seed, int(number))
        state = self.start_tasting(chance, number // 2)
        tastes = self.tastes(state)
        liked = drawn(tastes, chance)
        for move in game.moves:
            state.apply(move)
        ahead = self.ahead(state)
        gained = 0.0
        seat: i64
        for seat in range(len(ahead)):
            gained += ahead[seat] if (seat + number) % 2 == 0 else -ahead[seat]
        place: i64
        for place in range(len(tastes)):
            learner.shift(tastes[place].places, tastes[place].grains, liked[place] * gained / 2.0 * PACE)

    def search(self, judge: Judge, state: State, simulations: i64, chance: Chance) -> Search:
        search = Search(judge, chance)
        search.exploration = CURIOSITY
        dealer = self.dealer(state, state.seat())
        for _ in range(simulations):
            search.simulate(dealer.world(chance))
        return search

    def best(self, judge: Judge, state: State, options: list[int], style: Style, cause: i64, chance: Chance) -> int:
        """The move that looks best one move ahead."""
        seat = state.seat()
        world = self.dealer(state, seat).world(chance)
        best = options[0]
        most = -1e12
        for move in options:
            after = judge.after(world, move)
            looks = float(self.by_hand(after, seat) if style.by_hand else judge.lead(after, seat))
            if style.zealous:
                looks += style.zealous * float(self.zeal(after, seat, cause))
            looks += misjudgement(style.noise, chance)
            if looks > most:
                most = looks
                best = move
        return best

    def learn_from(self, learner: Learner, game: PlayedGame, seed: int, number: i64, games: i64) -> None:
        """Look at a game again, and learn from it."""
        if self.lesson(number, games).tasting:
            self.learn_tastes(learner, game, seed, number)
            return
        state = self.start(chance_of_game(seed, int(number)), number)
        positions: list[Position] = []
        place: i64
        for place in range(len(game.moves)):
            if self.teaches(state):
                positions.append(learner.position(state, game.searched[place]))
            state.apply(game.moves[place])
        learner.learn(positions, self.results(state))


def chance_of_game(seed: int, number: int) -> Chance:
    """Each game of a course has a chance of its own: so it does not matter who plays it, or after which other."""
    return Chance((seed << 32) + number)


def chance_of_tasting(seed: int, number: int) -> Chance:
    """Two games follow each other on one deal, with the places changed."""
    return Chance((seed << 32) + (1 << 31) + number // 2)


def noisy(search: Search, options: list[int], noise: float, chance: Chance) -> int:
    """The move that turned out best, each a little misjudged."""
    best = options[0]
    most = -1e12
    for move in options:
        looks = search.lead(move) + misjudgement(noise, chance)
        if looks > most:
            most = looks
            best = move
    return best
