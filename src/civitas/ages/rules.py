"""Through the Ages as the kernel knows it: one value for each edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from civitas.ages import drawing, knowledge, preparation, view
from civitas.ages.cards.kinds import AGE_NAMES
from civitas.ages.editions.edition import Edition
from civitas.ages.editions.new_story.constants import NEW_STORY, new_story_with
from civitas.ages.editions.original.constants import ORIGINAL, original_with
from civitas.ages.editions.original.options import OPTIONS, check_together
from civitas.ages.editions.revisions import REVISION, play_as_before
from civitas.ages.events import EVENTS
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.moves import DONE
from civitas.ages.politics import resigning
from civitas.ages.scoring import ranks, reason
from civitas.ages.sheet import by_source
from civitas.ages.state import Ages
from civitas.ages.words import catalogue, compare, help, help_original, moves, refusals
from civitas.ages.words.labels import EDITIONS
from civitas.ages.words.refusals.politics import RESIGNING
from civitas.kernel.chance import Chance
from civitas.kernel.errors import IllegalMove
from civitas.kernel.knowledge import Dealer
from civitas.kernel.messages import Message, add_names
from civitas.kernel.obstacles import CLEAR
from civitas.kernel.outcome import Outcome, places_by
from civitas.kernel.rules import Deal, Difference, Option, Pile, Rules, Setup
from civitas.kernel.state import State

NEW_STORY_OPTIONS = (
    Option("ages.option.length", ("full", "first")),
    Option("ages.option.military", ("full", "peaceful")),
)
GOODS = ("food", "resources")
EditionWith = Callable[[Mapping[str, str]], Edition]


class AgesRules(Rules):
    """One edition of the game, for two to four players."""

    def __init__(
        self, edition: Edition, options: tuple[Option, ...], topics: tuple[str, ...], edition_with: EditionWith
    ) -> None:
        self.edition = edition
        """The whole game without variants."""
        self.edition_with = edition_with
        self.editions_played = {(REVISION, tuple(option.default for option in options)): edition}
        self.name = "ages"
        self.title = edition.title
        self.editions = tuple(EDITIONS)
        self.least_players = 2
        self.most_players = 4
        self.options = options
        self.revision = REVISION
        self.book = edition.book
        self.events = EVENTS
        civil = [card.name for card in edition.civil]
        military = [card.name for card in edition.military]
        self.names = {"card": civil, "military": military, "goods": GOODS, "age": AGE_NAMES}
        self.help = topics
        for language in ("it", "pt"):
            add_names(language, {age: age for age in AGE_NAMES})
        for card in [*edition.civil, *edition.military]:
            add_names("it", {card.name: card.it})
            add_names("pt", {card.name: card.pt})

    def of(self, edition: str | None) -> Rules:
        return BY_EDITION.get(edition or "", self)

    def edition_for(self, setup: Setup) -> Edition:
        """The edition with its options, as a revision plays it: one value for each choice."""
        key = (setup.revision, tuple(setup.options[option.name] for option in self.options))
        if key not in self.editions_played:
            edition = self.edition_with(setup.options)
            play_as_before(edition, setup.revision)
            self.editions_played[key] = edition
        return self.editions_played[key]

    def piles(self, setup: Setup) -> tuple[Pile, ...]:
        return preparation.piles(self.edition_for(setup), setup.players)

    def deal(self, setup: Setup, chance: Chance) -> Deal:
        return preparation.deal(self.edition_for(setup), setup.players, chance)

    def check_deal(self, setup: Setup, deal: Deal) -> Deal:
        return preparation.check_deal(self.edition_for(setup), setup.players, deal)

    def prepare(self, setup: Setup, deal: Deal) -> State:
        return preparation.start(self.edition_for(setup), setup.players, deal)

    def view(self, state: State, viewer: int | None) -> view.Table:
        return view.view(cast(Ages, state), viewer)

    def drawing(self, state: State) -> drawing.Drawing:
        return drawing.drawing(cast(Ages, state))

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        return knowledge.redeal(cast(Ages, state), viewer, chance)

    def dealer(self, state: State, viewer: int | None) -> Dealer:
        return knowledge.AgesDealer(cast(Ages, state), viewer)

    def sentence(self, state: State, move: int) -> Message:
        return moves.sentence(cast(Ages, state), move)

    def why_not(self, state: State, move: int) -> Message:
        return refusals.why_not(cast(Ages, state), move)

    def means(self, text: str, version: int, move: int) -> bool:
        if version == 1 and text.casefold() == DONE:
            return self.edition.book.is_ending(move)
        return super().means(text, version, move)

    def differences(self, setup: Setup, usual: Setup) -> list[Difference]:
        return compare.differences(edition_of(usual), edition_of(setup))

    def catalogue(self, edition: str) -> dict[str, dict[str, Any]]:
        return catalogue.catalogue(self.edition)

    def standing(self, state: State) -> list[int]:
        return [int(civ.culture) for civ in cast(Ages, state).civs]

    def holdings(self, state: State) -> list[dict[str, int]]:
        game = cast(Ages, state)
        return [
            {
                "culture": int(civ.culture),
                "science": int(civ.science),
                "strength": int(civ.strength),
                "happiness": int(civ.happiness),
                "food": int(stored(game, civ, FOOD)),
                "resources": int(stored(game, civ, RESOURCES)),
                "civil_actions": int(civ.civil_left),
                "military_actions": int(civ.military_left),
                "cards": len(civ.military_hand),
            }
            for civ in game.civs
        ]

    def moment(self, state: State) -> Message:
        game = cast(Ages, state)
        return Message("ages.moment", age=AGE_NAMES[game.age], round=int(game.round))

    def check_resign(self, state: State, seat: int) -> None:
        obstacle = int(resigning.obstacle_to_resign(cast(Ages, state), seat))
        if obstacle != CLEAR:
            raise IllegalMove(Message(RESIGNING[obstacle]))

    def resign(self, state: State, seat: int) -> None:
        game = cast(Ages, state)
        resigning.resign(game, seat)
        game.settle()

    def outcome(self, state: State) -> Outcome:
        game = cast(Ages, state)
        return Outcome(game.winning_seats(), reason(game), by_source(game), places_by(ranks(game)))


class OriginalRules(AgesRules):
    """The original edition, whose modes and variants do not all go together."""

    def _check_options(self, given: Mapping[str, str]) -> dict[str, str]:
        options = super()._check_options(given)
        check_together(options)
        return options


RULES = AgesRules(NEW_STORY, NEW_STORY_OPTIONS, help.TOPICS, new_story_with)
ORIGINAL_RULES = OriginalRules(ORIGINAL, OPTIONS, help_original.TOPICS, original_with)
BY_EDITION: dict[str, AgesRules] = {rules.edition.name: rules for rules in (RULES, ORIGINAL_RULES)}


def edition_of(setup: Setup) -> Edition:
    """The edition, with its options, that a set-up is played by."""
    return BY_EDITION[setup.edition].edition_for(setup)
