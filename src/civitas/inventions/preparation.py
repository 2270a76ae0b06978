"""Preparation: the deal, the table before the first turn, and the start of each player in Era 1.

Player aid, Setup and Era 1. In reverse turn order each player claims a card that lies in a Region.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.gain_influence import place_tile
from civitas.inventions.benefits import gain, settle
from civitas.inventions.box import DECK_ROWS, MILESTONE_ROWS, OBJECTIVE_ROWS, WEALTH_ROWS, Box
from civitas.inventions.chronos import CHRONOS_STARTS
from civitas.inventions.components.boards import LIFE_CYCLE_FORUM_ROWS
from civitas.inventions.events import START_TILE_PLACED, STARTED_IN, UNCLAIMED
from civitas.inventions.idea_display import refill
from civitas.inventions.kinds import (
    ANY_TYPE,
    BIT,
    CITIZENS,
    COLOURS,
    LETTERS,
    NONE,
    PRIVATE_DISPLAYS,
    REGIONS,
    TYPES,
)
from civitas.inventions.obstacles import NO_CARD_HERE, TOO_FEW_TO_START
from civitas.inventions.people import ask_people, people_ready
from civitas.inventions.rulings import Rulings
from civitas.inventions.state import (
    IN_COMMON,
    IN_EUREKA,
    IN_STACK,
    Inventions,
    RegionDisplay,
    Society,
    empty_society,
    empty_table,
)
from civitas.inventions.steps import RegionStep
from civitas.inventions.turn import BEGIN_ROUND
from civitas.kernel.agenda import AnyItem, Decision, Step, stacked
from civitas.kernel.bits import at_place, side_by_side
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION
from civitas.kernel.rules import Deal, Pile, bad_deal

START_INFLUENCE: Final = 1
START_INVENTIONS: Final = 2
START_SPECIALISTS: Final = 1
"""Of each type."""
START_ACADEMICS: Final = 2
START_PEOPLE: Final[i64] = side_by_side([START_SPECIALISTS] * TYPES + [START_ACADEMICS])
START_ECONOMY_TOKENS: Final = 1
START_TILE: Final = 0
CHRONOS_TILES_ON_TRACK: Final = 3
REMOVED_COPIES: Final = 2
FREQUENT_LETTERS: Final = 4
"""The first letters of Wealth tiles, of which there is one for each player."""
CHRONOS_NAME: Final = "Chronos"
TURN_ORDER_ROW: Final = "turn order"


# The deal


def colours_of(players: int) -> int:
    """Chronos joins two players."""
    return max(players, 3)


def marker_names(players: int) -> list[str]:
    """The turn-order markers."""
    names = [f"Player {number}" for number in range(1, players + 1)]
    return names if players > 2 else [*names, CHRONOS_NAME]


def stack_size(box: Box, rulings: Rulings, players: int, letter: int) -> int:
    """Wealth tiles of a letter: A to D one for each player, Chronos counted; E to G two, or three when four play."""
    rare = 3 if players == COLOURS or rulings.three_rare else 2
    wanted = colours_of(players) if letter < FREQUENT_LETTERS else rare
    return min(wanted, len(box.wealth_of[letter]))


def start_cards(box: Box) -> int:
    """How many Regions begin with a card."""
    return sum(tile.starts_with_card for tile in box.specialist_tiles)


def contents(box: Box, players: int) -> dict[str, list[int]]:
    """For each row of a deal what it is made of."""
    return {TURN_ORDER_ROW: list(range(colours_of(players)))} | box.rows


def rows(box: Box, rulings: Rulings, players: int) -> dict[str, tuple[list[int], int]]:
    """For each row of a deal what it is made of, and how many at least must be given: all, where all are needed."""
    least = {"era 1": START_INVENTIONS * players, "era 2": start_cards(box)}
    least |= dict.fromkeys(OBJECTIVE_ROWS, players)
    least |= {row: stack_size(box, rulings, players, letter) for letter, row in enumerate(WEALTH_ROWS)}
    return {row: (ids, least.get(row, len(ids))) for row, ids in contents(box, players).items()}


def names_of_row(box: Box, players: int, row: str) -> list[str]:
    """The names that a row of a deal is written with."""
    if row == TURN_ORDER_ROW:
        return marker_names(players)
    if row == "knowledge tiles":
        return [tile.name for tile in box.knowledge_tiles]
    if row == "specialist tiles":
        return [tile.name for tile in box.specialist_tiles]
    if row == "wealth letters":
        return list(LETTERS)
    if row.startswith("milestones"):
        return [milestone.name for milestone in box.milestones]
    if row.startswith("era"):
        return [idea.name for idea in box.ideas]
    if row.startswith("wealth"):
        return [tile.name for tile in box.wealth]
    return [objective.name for objective in box.objectives]


def piles(box: Box, rulings: Rulings, players: int) -> tuple[Pile, ...]:
    return tuple(
        Pile(row, names_of_row(box, players, row), least, len(ids))
        for row, (ids, least) in rows(box, rulings, players).items()
    )


def deal(box: Box, players: int, chance: Chance) -> Deal:
    """Shuffle everything there is to shuffle."""
    shuffled = {row: chance.shuffled(ids) for row, ids in contents(box, players).items()}
    if players > 2:
        shuffled[TURN_ORDER_ROW] = clockwise_from(shuffled[TURN_ORDER_ROW][0], players)
    return shuffled


def clockwise_from(first: int, players: int) -> list[int]:
    """The turn goes by seat from the first player on; only when two play, with Chronos, are all markers shuffled."""
    return [(first + place) % players for place in range(players)]


def check_deal(box: Box, rulings: Rulings, players: int, deal: Deal) -> Deal:
    """Each row holds different components of its own kind. What nobody will see may be left out."""
    checked: Deal = {}
    for row, (ids, _) in rows(box, rulings, players).items():
        names = names_of_row(box, players, row)
        for id in deal[row]:
            if id not in ids:
                raise bad_deal(f"{row}: {names[id]} does not belong here.")
            if deal[row].count(id) > 1:
                raise bad_deal(f"{row}: {names[id]} stands there {deal[row].count(id)} times and exists once.")
        checked[row] = deal[row] + [id for id in ids if id not in deal[row]]
    order = checked[TURN_ORDER_ROW]
    if players > 2 and order != clockwise_from(order[0], players):
        raise bad_deal(f"turn order: {players} players follow one another by their number from the first on.")
    return checked


# The table


def start(box: Box, rulings: Rulings, players: int, deal: Deal) -> Inventions:
    """The table before the first question."""
    game = empty_table(box, rulings, players)
    game.colours = colours_of(players)
    game.turn_order = deal[TURN_ORDER_ROW].copy()
    forums = LIFE_CYCLE_FORUM_ROWS if rulings.life_cycle else box.forums
    game.forums = [action for forum in forums for action in forum]
    lay_regions(game, deal)
    lay_milestones(game, deal)
    game.societies = [new_society(game, deal, seat) for seat in range(players)]
    if players == 2:
        add_chronos(game)
    lay_ideas(game, deal)
    game.progress_left = [copies_used(game)] * len(box.progress)
    plan_era_1(game)
    return game


def lay_regions(game: Inventions, deal: Deal) -> None:
    """Each Region has a Sage, a Knowledge tile, a Specialist tile and a stack of Wealth tiles; most have a card."""
    cards = iter(deal["era 2"])
    for region in range(REGIONS):
        specialist = deal["specialist tiles"][region]
        wealth = wealth_stack(game, deal, deal["wealth letters"][region])
        display = RegionDisplay(specialist, deal["knowledge tiles"][region], [], wealth)
        seen = display.wealth if game.rulings.any_wealth else display.wealth[-1:]
        for tile in seen:
            game.seen_wealth |= BIT[tile]
        if game.edition.specialist_tiles[specialist].starts_with_card:
            display.card = next(cards)
        game.regions.append(display)


def wealth_stack(game: Inventions, deal: Deal, letter: int) -> list[int]:
    """The Wealth tiles of a Region, the top one last."""
    size = stack_size(game.edition, game.rulings, int(game.players), letter)
    return deal[WEALTH_ROWS[letter]][:size][::-1]


def lay_milestones(game: Inventions, deal: Deal) -> None:
    """A in the Common Knowledge Display, B in the four Private Displays, C in the Eureka Display, D to F in stacks."""
    piles = [deal[row] for row in MILESTONE_ROWS]
    game.common = piles[0].copy()
    game.private = piles[1][:PRIVATE_DISPLAYS]
    game.eureka = piles[2].copy()
    game.stacks = piles[3:]
    game.milestones_at = [IN_STACK] * len(game.edition.milestones)
    for milestone in game.common:
        game.milestones_at[milestone] = IN_COMMON
    for milestone in game.eureka:
        game.milestones_at[milestone] = IN_EUREKA
    for seat, milestone in enumerate(game.private):
        game.milestones_at[milestone] = seat


def new_society(game: Inventions, deal: Deal, seat: int) -> Society:
    """A Diplomat on the own Milestone, five people on the Society Board, two Inventions, three objectives."""
    society = empty_society()
    society.ready = START_PEOPLE
    society.supply = CITIZENS - 1 - people_ready(society, ANY_TYPE)
    society.diplomats = BIT[game.private[seat]]
    society.influence = START_INFLUENCE
    society.influence_tiles = (1 << len(game.edition.influence_tiles)) - 1
    society.economy_tokens = START_ECONOMY_TOKENS
    society.hexes = [NONE] * len(game.edition.hexes)
    society.inventions = deal["era 1"][START_INVENTIONS * seat :][:START_INVENTIONS]
    for card in society.inventions:
        society.types += at_place(1, game.edition.ideas[card].type)
    society.objectives = [deal[row][seat] for row in OBJECTIVE_ROWS]
    return society


def add_chronos(game: Inventions) -> None:
    """Chronos has Citizens and Influence tiles; three of these lie on the Era Track."""
    game.chronos = game.players
    society = empty_society()
    society.supply = CITIZENS
    society.influence_tiles = (1 << len(game.edition.influence_tiles)) - 1
    game.chronos_tiles = CHRONOS_TILES_ON_TRACK
    game.societies.append(society)


def lay_ideas(game: Inventions, deal: Deal) -> None:
    """Each player has the Idea of their Milestone and one of the deck; three more are open."""
    game.deck = [card for row in DECK_ROWS for card in deal[row]]
    for seat in range(game.players):
        game.societies[seat].ideas = [idea_of_milestone(game, game.private[seat])]
    for seat in game.turn_order:
        if seat != game.chronos:
            game.societies[seat].ideas.append(int(game.top_idea()))
            game.deck_at += 1
    refill(game)


def idea_of_milestone(game: Inventions, milestone: int) -> int:
    """The card of Era 2 that names a Milestone."""
    return next(card for card in game.edition.ideas_of[2] if game.edition.milestone_of[card] == milestone)


def copies_used(game: Inventions) -> int:
    """All copies of each Progress tile when four play; else two less, or one less if the table decides so."""
    copies = int(game.edition.copies)
    if game.players == COLOURS:
        return copies
    return max(1, copies - (REMOVED_COPIES - 1 if game.rulings.two_copies else REMOVED_COPIES))


# Era 1


def plan_era_1(game: Inventions) -> None:
    """In reverse turn order each player starts; unclaimed cards leave; then the first round."""
    order = game.turn_order[::-1]
    if game.rulings.chronos_starts_first:
        order.sort(key=lambda seat: seat != game.chronos)
    starts: list[AnyItem] = [CHRONOS_STARTS if seat == game.chronos else CHOOSE_START[seat] for seat in order]
    game.agenda = stacked([*starts, REMOVE_UNCLAIMED, BEGIN_ROUND])


def obstacle_to_start(game: Inventions, seat: i64, region: i64) -> i64:
    """A card that nobody has claimed, and the people to present it."""
    display = game.regions[region]
    if display.is_empty() or display.presenter != NONE:
        return NO_CARD_HERE
    idea = game.edition.ideas[display.card]
    return CLEAR if people_ready(game.societies[seat], idea.type) >= idea.need else TOO_FEW_TO_START


class ChooseStart(Decision[Inventions]):
    """Choose the Region whose card is presented at the start."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.start_in
        return [kind.move(region) for region in range(REGIONS) if obstacle_to_start(game, self.seat, region) == CLEAR]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.start_in
        return obstacle_to_start(game, self.seat, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        region = game.edition.book.start_in.one(move)
        idea = game.edition.ideas[game.regions[region].card]
        game.agenda.append(ClaimStart(self.seat, region))
        ask_people(game, self.seat, idea.type, idea.need, False)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.start", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.CHOOSE_START, self.seat]


class ClaimStart(RegionStep):
    """The people stand left of the card, and the Specialist tile gives its benefit."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        display = game.regions[self.region]
        display.presenter = self.seat
        display.presenters = game.edition.ideas[display.card].need
        game.tell(STARTED_IN, self.seat, display.card, self.region)
        game.agenda.append(SettleStart(self.seat, self.region))
        gain(game, self.seat, game.edition.specialist_tiles[display.specialist].benefit)

    def encode(self) -> list[int]:
        return [codes.CLAIM_START, self.seat, self.region]


class SettleStart(RegionStep):
    """The +1 Influence tile goes on the leftmost Influence space, without its points, and a Citizen on the Region."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        place_tile(game, self.seat, START_TILE, self.region, True)
        game.tell(START_TILE_PLACED, self.seat, START_TILE, self.region)
        settle(game, self.seat, self.region)

    def encode(self) -> list[int]:
        return [codes.SETTLE_START, self.seat, self.region]


class RemoveUnclaimed(Step[Inventions]):
    """Cards that nobody claimed leave the Region Displays."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        region: i64
        for region in range(REGIONS):
            display = game.regions[region]
            if display.presenter == NONE and display.card != NONE:
                game.tell(UNCLAIMED, display.card, region)
                display.card = NONE
        for society in game.societies:
            society.fresh = 0

    def encode(self) -> list[int]:
        return [codes.REMOVE_UNCLAIMED]


CHOOSE_START: Final[list[ChooseStart]] = [ChooseStart(seat) for seat in range(COLOURS)]
REMOVE_UNCLAIMED: Final = RemoveUnclaimed()
