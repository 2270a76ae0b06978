"""Inventions: Evolution of Ideas as the kernel knows it: one value for each component set.

The edition of a game is its component set, so a record says with which one it was played.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from civitas.inventions import drawing, knowledge, preparation, view
from civitas.inventions.box import Box
from civitas.inventions.components import files
from civitas.inventions.components.names import names_in
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.events import EVENTS
from civitas.inventions.kinds import ANY_TYPE, BENEFIT_NAMES, LAST_ERA, LEAST_PLAYERS, MOST_PLAYERS, NONE, PEOPLE_NAMES
from civitas.inventions.moves import PLACES
from civitas.inventions.people import people_ready
from civitas.inventions.rulings import FORUMS_OF_THE_FILE, OPTIONS, Rulings
from civitas.inventions.scoring import ranks, reason
from civitas.inventions.state import SOURCES, Inventions
from civitas.inventions.words import catalogue, help, moves, refusals
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadSetup
from civitas.kernel.knowledge import Dealer
from civitas.kernel.messages import Message, add_names, names
from civitas.kernel.outcome import Outcome, places_by
from civitas.kernel.rules import Deal, Pile, Rules, Setup
from civitas.kernel.state import State

TITLE = "Inventions: Evolution of Ideas"


NOTICE = (
    "components: an original set made for Civitas, not that of the published game; `civitas components` writes it "
    "as a file, --components FILE plays with your own"
)


class InventionsRules(Rules):
    """The game for two to four players with one component set; Chronos joins two players."""

    def __init__(self, box: Box, edition: str = files.OURS, title: str = TITLE, file: str | None = None) -> None:
        self.edition = box
        self.file = file
        """The text that the components come from, where they are somebody's own."""
        self.name = "inventions"
        self.title = title
        self.editions = (edition,)
        self.least_players = LEAST_PLAYERS
        self.most_players = MOST_PLAYERS
        self.options = OPTIONS if box.forums == OUR_SET.forums else (FORUMS_OF_THE_FILE, *OPTIONS[1:])
        self.revision = 1
        self.book = box.book
        self.events = EVENTS
        self.help = help.TOPICS if edition == files.OURS else help.TOPICS_OF_ANY_SET
        self.notice = NOTICE
        self.names = {
            "card": [idea.name for idea in box.ideas],
            "region": [region.name for region in box.regions],
            "milestone": [milestone.name for milestone in box.milestones],
            "tile": box.tile_names,
            "specialist_tile": [tile.name for tile in box.specialist_tiles],
            "knowledge_tile": [tile.name for tile in box.knowledge_tiles],
            "influence_tile": [tile.name for tile in box.influence_tiles],
            "hex": box.hex_names,
            "space": box.space_names,
            "objective": [objective.name for objective in box.objectives],
            "benefit": BENEFIT_NAMES,
            "people": PEOPLE_NAMES,
            "place": list(PLACES),
        }
        for language in ("it", "pt"):
            add_names(language, untold(names_in(language, box), names(language)))

    def components(self) -> str:
        return self.file or files.template()

    def with_components(self, text: str) -> Rules:
        box = files.read(text)
        edition = files.edition_of(box)
        if files.is_ours(edition):
            return RULES.of(edition)
        return InventionsRules(box, edition, f"{TITLE}, {box.title}", text)

    def describe_components(self) -> str:
        box = self.edition
        return (
            f"{box.title} ({self.editions[0]}) can be played. {len(box.ideas)} cards, "
            f"{len(box.milestones)} Milestones, {len(box.progress)} Progress tiles, {len(box.wealth)} Wealth tiles, "
            f"{len(box.hexes)} hexes, {len(box.objectives)} objectives."
        )

    def of(self, edition: str | None) -> Rules:
        """A game with other components needs their file; ours are here, those of old records too."""
        here = self.editions[0]
        if not edition or edition == here:
            return self
        if here == files.OURS and edition in files.EARLIER:
            return earlier_rules(edition)
        id = "inventions.our_components" if files.is_ours(edition) else "inventions.no_components"
        raise BadSetup(Message(id, wanted=edition, here=here))

    def check_setup(
        self, edition: str | None, players: int | None, options: Mapping[str, str] | None, revision: int | None = None
    ) -> Setup:
        self.of(edition)
        return super().check_setup(edition, players, options, revision)

    def piles(self, setup: Setup) -> tuple[Pile, ...]:
        return preparation.piles(self.edition, Rulings(setup.options), setup.players)

    def deal(self, setup: Setup, chance: Chance) -> Deal:
        return preparation.deal(self.edition, setup.players, chance)

    def check_deal(self, setup: Setup, deal: Deal) -> Deal:
        return preparation.check_deal(self.edition, Rulings(setup.options), setup.players, deal)

    def prepare(self, setup: Setup, deal: Deal) -> State:
        return preparation.start(self.edition, Rulings(setup.options), setup.players, deal)

    def view(self, state: State, viewer: int | None) -> view.Table:
        return view.view(cast(Inventions, state), viewer)

    def drawing(self, state: State) -> drawing.Drawing:
        return drawing.drawing(cast(Inventions, state))

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        return knowledge.redeal(cast(Inventions, state), viewer, chance)

    def dealer(self, state: State, viewer: int | None) -> Dealer:
        return knowledge.InventionsDealer(cast(Inventions, state), viewer)

    def sentence(self, state: State, move: int) -> Message:
        return moves.sentence(cast(Inventions, state), move)

    def why_not(self, state: State, move: int) -> Message:
        return refusals.why_not(cast(Inventions, state), move)

    def catalogue(self, edition: str) -> dict[str, dict[str, Any]]:
        return catalogue.catalogue(self.edition)

    def standing(self, state: State) -> list[int]:
        game = cast(Inventions, state)
        return [int(game.societies[seat].score()) for seat in range(game.players)]

    def holdings(self, state: State) -> list[dict[str, int]]:
        game = cast(Inventions, state)
        return [
            {
                "points": int(society.score()),
                "influence": int(society.influence),
                "tokens": int(society.tokens),
                "people": int(people_ready(society, ANY_TYPE)),
                "sages": int(society.sages),
                "inventions": len(society.inventions),
            }
            for society in (game.societies[seat] for seat in range(game.players))
        ]

    def moment(self, state: State) -> Message:
        game = cast(Inventions, state)
        if game.era == LAST_ERA:
            return Message("inventions.moment.end")
        if game.era == 1 and game.active == NONE:
            return Message("inventions.moment.start")
        return Message("inventions.moment", era=int(game.era), round=int(game.round))

    def outcome(self, state: State) -> Outcome:
        game = cast(Inventions, state)
        sheets = [dict(zip(SOURCES, game.societies[seat].points, strict=True)) for seat in range(game.players)]
        return Outcome(game.winning_seats(), reason(game), sheets, places_by(ranks(game)))


@cache
def earlier_rules(edition: str) -> InventionsRules:
    """The game with a set that came before ours."""
    return InventionsRules(files.earlier_set(edition), edition)


def untold(said: dict[str, str], known: dict[str, str]) -> dict[str, str]:
    """The names to be registered: a set from a file that translates none of its own keeps those that are known."""
    return {name: text for name, text in said.items() if text != name or name not in known}


RULES = InventionsRules(OUR_SET)
