"""What the unusual events of Age A do: the developments."""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.actions.action_cards import GainEither
from civitas.ages.actions.buildings import add_builds, build, has_room, obstacle_to_build
from civitas.ages.actions.population import add_growth, increase_population, obstacle_to_grow
from civitas.ages.actions.technologies import (
    add_developments,
    develop,
    obstacle_to_develop,
    obstacle_to_revolution,
    revolution,
)
from civitas.ages.cards.kinds import FARMS_MINES_URBAN, LEVELS
from civitas.ages.discards import draw_military
from civitas.ages.obstacles import NO_IDLE_WORKER, ONLY_THIS, URBAN_LIMIT
from civitas.ages.politics.events import ALL, Effect
from civitas.ages.state import KEEPS_CARDS, Ages, Civilization
from civitas.ages.terms import Terms
from civitas.ages.tokens import put_on
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


class Either(Effect):
    """This much food or this many resources."""

    __slots__ = ("amount",)

    def __init__(self, *, amount: i64) -> None:
        super().__init__(ALL)
        self.amount: Final[i64] = amount

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        game.ask(GainEither(seat, self.amount))


class DrawAndKeep(Effect):
    """Military cards are drawn; the current player discards none this turn, however many they have."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        draw_military(game, seat, self.cards)
        if seat == current:
            game.civs[seat].used |= KEEPS_CARDS


class FreeWorker(Effect):
    """Whoever has an unused worker may put it on a card of the player board free of charge."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(ALL)
        self.card: Final = card

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        place = game.edition.civil[game.edition.civil_ids[self.card]].place
        decision = BuildFree(seat, place)
        if len(decision.options(game)) > 1:
            game.agenda.append(decision)


class BuildFree(Decision[Ages]):
    """Build it, or leave it."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place

    def options(self, game: Ages) -> list[int]:
        civ = game.civs[self.seat]
        book = game.edition.book
        found: list[int] = [book.build_nothing.move()]
        if self.obstacle_to_build(game, civ, self.place) == CLEAR:
            found.append(book.build.move(game.edition.worker_numbers[self.place]))
        return found

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.build_nothing.has(move):
            return CLEAR
        if not book.build.has(move):
            return OTHER_QUESTION
        return self.obstacle_to_build(game, game.civs[self.seat], game.edition.place_of(book.build.one(move)))

    def obstacle_to_build(self, game: Ages, civ: Civilization, place: i64) -> i64:
        """An unused worker and room for one more, on this card alone."""
        if place != self.place:
            return ONLY_THIS
        if civ.idle_workers == 0:
            return NO_IDLE_WORKER
        return CLEAR if has_room(game, civ, place // LEVELS) else URBAN_LIMIT

    def answer(self, game: Ages, move: i64) -> None:
        if not game.edition.book.build_nothing.has(move):
            put_on(game, self.seat, self.place)

    def question(self, game: Ages) -> Message:
        card = game.edition.civil[game.edition.place_cards[self.place]].name
        return Message("ages.ask.build_free", seat=int(self.seat), card=card)

    def encode(self) -> list[int]:
        return [codes.BUILD_FREE, self.seat, self.place]


class Advance(Effect):
    """Each may grow, build or develop for less, without an action."""

    __slots__ = ("less",)

    def __init__(self, *, less: i64) -> None:
        super().__init__(ALL)
        self.less: Final[i64] = less

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        decision = AdvanceCivilization(seat, self.less)
        if len(decision.options(game)) > 1:
            game.agenda.append(decision)


class AdvanceCivilization(Decision[Ages]):
    """Increase the population, build, or develop, each for less; or nothing."""

    __slots__ = ("less", "terms")

    def __init__(self, seat: i64, less: i64) -> None:
        super().__init__(seat)
        self.less: Final[i64] = less
        self.terms: Final = Terms(builds=FARMS_MINES_URBAN, develops=True, discount=less)

    def options(self, game: Ages) -> list[int]:
        civ = game.civs[self.seat]
        book = game.edition.book
        found: list[int] = [book.do_nothing.move()]
        add_growth(game, civ, self.terms, found)
        add_builds(game, civ, self.terms, found)
        add_developments(game, self.seat, self.terms, found)
        return found

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        civ = game.civs[self.seat]
        if book.do_nothing.has(move):
            return CLEAR
        if book.grow.has(move):
            return obstacle_to_grow(game, civ, self.terms)
        if book.build.has(move):
            return obstacle_to_build(game, civ, game.edition.place_of(book.build.one(move)), self.terms)
        if book.develop.has(move):
            return obstacle_to_develop(game, self.seat, book.develop.one(move), self.terms)
        if book.revolution.has(move):
            return obstacle_to_revolution(game, self.seat, book.revolution.one(move), self.terms)
        return OTHER_QUESTION

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if book.grow.has(move):
            increase_population(game, self.seat, self.less)
        elif book.build.has(move):
            build(game, self.seat, game.edition.place_of(book.build.one(move)), self.less)
        elif book.develop.has(move):
            develop(game, self.seat, book.develop.one(move), self.less)
        elif book.revolution.has(move):
            revolution(game, self.seat, book.revolution.one(move), self.less)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.advance", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.ADVANCE_CIVILIZATION, self.seat, self.less]
