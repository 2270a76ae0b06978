"""The table as one seat or a spectator sees it: plain data, every place shown through its zone."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from civitas.inventions.actions.gain_influence import citizens_needed
from civitas.inventions.drawing import Drawing
from civitas.inventions.influence import CHAIN_TOKENS, tokens_by_influence
from civitas.inventions.kinds import (
    BENEFIT_NAMES,
    FIRST_WEALTH,
    NONE,
    PEOPLE,
    PEOPLE_NAMES,
    REGIONS,
)
from civitas.inventions.knowledge import (
    IDEA_DECK,
    INFLUENCE_TILES,
    MILESTONES,
    OPEN_IDEAS,
    REGION,
    SEEN_WEALTH,
    SOCIETY_CARDS,
    SOCIETY_TILES,
    STACKS,
    hidden_stacks,
    objectives_zone,
    wealth_zone,
)
from civitas.inventions.objectives import objective_points
from civitas.inventions.people import academic_limit
from civitas.inventions.scoring import wealth_points
from civitas.inventions.state import SOURCES, Inventions, Society
from civitas.kernel.bits import apart, members


class MilestoneShown(TypedDict):
    """A Milestone with the colours of its Diplomats."""

    milestone: str
    era: int
    diplomats: list[int]


class InfluenceTileShown(TypedDict):
    """An Influence tile on the board; those of Chronos lie face down."""

    colour: int
    tile: str | None
    face_up: bool


class RegionShown(TypedDict):
    """A Region of the Map with its display."""

    region: str
    citizens: list[int]
    sage: bool
    specialist_tile: str
    knowledge_tile: str
    scoring_side: bool
    card: str | None
    invention: bool
    presenter: int | None
    presenters: int
    """A bit for each colour that has presented the card."""
    inventor: int | None
    innovator: int | None
    influence: list[InfluenceTileShown]
    influence_points: list[int]
    wealth: list[str | None]
    """From bottom to top; None is a tile that nobody has seen."""


class ObjectiveShown(TypedDict):
    """A private objective and what it is worth now."""

    objective: str
    points: int


class ChronosShown(TypedDict):
    """Chronos as the third player when two play."""

    colour: int
    region: str | None
    supply: int
    era: int
    era_space: str | None
    tiles_on_track: int
    progress: list[str]
    wealth: list[str]


class PeopleShown(TypedDict):
    supply: int
    ready: dict[str, int]
    exhausted: dict[str, int]
    academic_limit: int
    sages: int


class MarkersShown(TypedDict):
    """Pillars, tracks and tokens."""

    era: int
    era_space: str | None
    order_space: str | None
    influence: int
    tokens: int
    tokens_by_influence: int
    tokens_in_all: int
    season_pillars: list[str | None]
    epoch_pillar: str | None


class TilesShown(TypedDict):
    """The Tile Display, the Progress Map, and the Influence tiles still on the Society Board."""

    display: list[str]
    waiting: list[str]
    hexes: list[str | None]
    wealth_points: dict[str, int]
    economy_tokens: int
    used: list[str]
    spent: list[str]
    influence_tiles: dict[str, int]


class SocietyShown(PeopleShown, MarkersShown, TilesShown):
    """A society with all it has."""

    ideas: list[str]
    inventions: list[str]
    chained: list[str]
    objectives: list[ObjectiveShown] | int
    points: dict[str, int]
    score: int


class Table(TypedDict):
    """The whole table as the viewer sees it."""

    components: str
    era: int
    round: int
    active: int | None
    chronos: ChronosShown | None
    turn_order: list[int]
    forums: list[str]
    regions: list[RegionShown]
    common: list[MilestoneShown]
    private: list[MilestoneShown]
    eureka: list[MilestoneShown]
    discarded_milestones: list[str]
    stacks: list[int]
    open_ideas: list[str]
    top_idea: str | None
    idea_deck: int
    progress_left: dict[str, int]
    societies: list[SocietyShown]
    drawing: NotRequired[Drawing]
    """What only a board asks for; programs do without it."""


def view(game: Inventions, viewer: int | None) -> Table:
    """The whole table as the viewer sees it."""
    cards = game.edition.idea_names
    tile_names = [tile.name for tile in game.edition.progress]
    return {
        "components": game.edition.title,
        "era": int(game.era),
        "round": int(game.round),
        "active": seat_or_none(game.active),
        "chronos": show_chronos(game),
        "turn_order": list(game.turn_order),
        "forums": [BENEFIT_NAMES[action] for action in game.forums],
        "regions": [show_region(game, region, viewer) for region in range(REGIONS)],
        "common": MILESTONES.lay_open([show_milestone(game, id) for id in game.common]),
        "private": MILESTONES.lay_open([show_milestone(game, id) for id in game.private]),
        "eureka": MILESTONES.lay_open([show_milestone(game, id) for id in game.eureka]),
        "discarded_milestones": MILESTONES.lay_open([milestone_name(game, id) for id in game.discard]),
        "stacks": [STACKS.count(stack) for stack in hidden_stacks(game)],
        "open_ideas": OPEN_IDEAS.lay_open([cards[card] for card in game.open_ideas]),
        "top_idea": OPEN_IDEAS.lay_open([name_or_none(cards, game.top_idea())])[0],
        "idea_deck": IDEA_DECK.count(game.deck[game.deck_at + 1 :]),
        "progress_left": dict(zip(tile_names, SOCIETY_TILES.lay_open(game.progress_left), strict=True)),
        "societies": [show_society(game, seat, viewer) for seat in range(game.players)],
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def name_or_none(names: list[str], id: int) -> str | None:
    return None if id == NONE else names[id]


def milestone_name(game: Inventions, id: int) -> str:
    return game.edition.milestones[id].name


def show_milestone(game: Inventions, id: int) -> MilestoneShown:
    return {
        "milestone": milestone_name(game, id),
        "era": int(game.edition.milestones[id].era),
        "diplomats": [colour for colour, society in enumerate(game.societies) if society.diplomats >> id & 1],
    }


def show_region(game: Inventions, region: int, viewer: int | None) -> RegionShown:
    """A Region of the Map with its display."""
    display = game.regions[region]
    edition = game.edition
    specialist, knowledge = edition.specialist_tiles[display.specialist], edition.knowledge_tiles[display.knowledge]
    card = name_or_none(edition.idea_names, display.card)
    return {
        "region": edition.regions[region].name,
        "citizens": game.citizens_in(region),
        "sage": bool(display.sage),
        "specialist_tile": REGION.lay_open([specialist.name])[0],
        "knowledge_tile": REGION.lay_open([knowledge.name])[0],
        "scoring_side": bool(display.scoring),
        "card": REGION.lay_open([card])[0],
        "invention": display.is_invention(),
        "presenter": seat_or_none(display.presenter),
        "presenters": int(display.presenters),
        "inventor": seat_or_none(display.inventor),
        "innovator": seat_or_none(display.innovator),
        "influence": INFLUENCE_TILES.lay_open(
            [show_influence_tile(game, colour, region) for colour in display.influence]
        ),
        "influence_points": list(edition.regions[region].points),
        "wealth": [show_wealth(game, tile, viewer) for tile in display.wealth],
    }


def show_influence_tile(game: Inventions, colour: int, region: int) -> InfluenceTileShown:
    """An Influence tile on the board; those of Chronos lie face down and are all the same."""
    society = game.societies[colour]
    tile = game.edition.influence_tiles[society.tile_in[region]].name
    return {
        "colour": colour,
        "tile": None if colour == game.chronos else tile,
        "face_up": bool(society.face_up >> region & 1),
    }


def show_wealth(game: Inventions, tile: int, viewer: int | None) -> str | None:
    """A Wealth tile of a stack: its name once it was seen."""
    return game.edition.wealth[tile].name if wealth_zone(game, tile).shows_faces(viewer) else None


def show_society(game: Inventions, seat: int, viewer: int | None) -> SocietyShown:
    society = game.societies[seat]
    cards = game.edition.idea_names
    return {
        **show_people(game, seat),
        **show_markers(game, seat),
        **show_tiles(game, seat),
        "ideas": SOCIETY_CARDS.lay_open([cards[card] for card in society.ideas]),
        "inventions": SOCIETY_CARDS.lay_open([cards[card] for card in society.inventions]),
        "chained": SOCIETY_CARDS.lay_open([cards[card] for card in members(society.marked)]),
        "objectives": show_objectives(game, seat, viewer),
        "points": dict(zip(SOURCES, society.points, strict=True)),
        "score": int(society.score()),
    }


def show_people(game: Inventions, seat: int) -> PeopleShown:
    society = game.societies[seat]
    return {
        "supply": int(society.supply),
        "ready": dict(zip(PEOPLE_NAMES, apart(society.ready, PEOPLE), strict=True)),
        "exhausted": dict(zip(PEOPLE_NAMES, apart(society.exhausted, PEOPLE), strict=True)),
        "academic_limit": int(academic_limit(game, seat)),
        "sages": int(society.sages),
    }


def show_markers(game: Inventions, seat: int) -> MarkersShown:
    """Pillars, tracks and tokens."""
    society = game.societies[seat]
    spaces = game.edition.space_names
    return {
        "era": int(game.era_of(seat)),
        "era_space": name_or_none(spaces, society.era_space),
        "order_space": name_or_none(spaces, society.order_space),
        "influence": int(society.influence),
        "tokens": int(society.tokens),
        "tokens_by_influence": int(tokens_by_influence(game, seat)),
        "tokens_in_all": CHAIN_TOKENS,
        "season_pillars": [show_pillar(game, space) for space in (society.season_1, society.season_2)],
        "epoch_pillar": show_pillar(game, society.epoch),
    }


def show_pillar(game: Inventions, space: int) -> str | None:
    return None if space == NONE else BENEFIT_NAMES[game.forums[space]]


def show_tiles(game: Inventions, seat: int) -> TilesShown:
    """The Tile Display, the Progress Map, and the Influence tiles still on the Society Board."""
    society = game.societies[seat]
    names = game.edition.tile_names
    return {
        "display": SOCIETY_TILES.lay_open([names[tile] for tile in society.display]),
        "waiting": SOCIETY_TILES.lay_open([names[tile] for tile in society.overflow]),
        "hexes": SOCIETY_TILES.lay_open([name_or_none(names, tile) for tile in society.hexes]),
        "wealth_points": show_wealth_points(game, seat),
        "economy_tokens": int(society.economy_tokens),
        "used": tiles_in(game, society.used),
        "spent": tiles_in(game, society.spent),
        "influence_tiles": show_board_tiles(game, seat, society),
    }


def show_wealth_points(game: Inventions, seat: int) -> dict[str, int]:
    """What each Wealth tile on the Progress Map would score now."""
    hexes = game.societies[seat].hexes
    return {
        game.edition.wealth[tile - FIRST_WEALTH].name: int(wealth_points(game, seat, hex))
        for hex, tile in enumerate(hexes)
        if tile >= FIRST_WEALTH
    }


def show_board_tiles(game: Inventions, seat: int, society: Society) -> dict[str, int]:
    """Influence tiles on the Society Board and the Citizens each needs."""
    tiles = game.edition.influence_tiles
    on_board = INFLUENCE_TILES.lay_open([id for id in range(len(tiles)) if society.influence_tiles >> id & 1])
    return {tiles[id].name: int(citizens_needed(game, seat, id)) for id in on_board}


def tiles_in(game: Inventions, bits: int) -> list[str]:
    return SOCIETY_TILES.lay_open([game.edition.progress[id].name for id in members(bits)])


def show_objectives(game: Inventions, seat: int, viewer: int | None) -> list[ObjectiveShown] | int:
    """The private objectives with what they are worth now, for those who may see them; for others their number."""
    ids = game.societies[seat].objectives
    if not objectives_zone(game).shows_faces(viewer, seat):
        return len(ids)
    return [
        {"objective": game.edition.objectives[id].name, "points": int(objective_points(game, seat, id))} for id in ids
    ]


def show_chronos(game: Inventions) -> ChronosShown | None:
    """Chronos as the third player when two play."""
    if game.players > 2:
        return None
    society = game.societies[game.chronos]
    wealth = [game.edition.wealth[tile].name for tile in game.chronos_wealth]
    region = int(game.chronos_region)
    return {
        "colour": int(game.chronos),
        "region": None if region == NONE else game.edition.regions[region].name,
        "supply": int(society.supply),
        "era": int(game.era_of(game.chronos)),
        "era_space": name_or_none(game.edition.space_names, society.era_space),
        "tiles_on_track": int(game.chronos_tiles),
        "progress": tiles_in(game, society.progress),
        "wealth": SEEN_WEALTH.lay_open(wealth),
    }
