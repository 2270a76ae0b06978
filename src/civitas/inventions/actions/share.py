"""Share an Invention: its Presenter scores, its people settle in the Region, its Inventor takes the card.

Player aid, Share an Invention. Whoever shares takes a Wealth tile of the Region or a wild Aspiration.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.benefits import settle
from civitas.inventions.events import (
    CARD_LEFT,
    CARD_OWNED,
    PRESENTER_SCORED,
    SHARED,
    WEALTH_REVEALED,
    WEALTH_TAKEN,
)
from civitas.inventions.kinds import BIT, FIRST_WEALTH, NONE, REGIONS, WILD
from civitas.inventions.obstacles import LETTER_OWNED, NO_INVENTION_HERE, NOT_BESIDE, NOT_ON_TOP, WRONG_TYPE
from civitas.inventions.piles import with_added, with_more, without
from civitas.inventions.state import FROM_PRESENTING, Inventions, RegionDisplay
from civitas.inventions.tile_display import ReplaceTile, add_wealth, gain_aspiration, is_full
from civitas.kernel.agenda import Decision
from civitas.kernel.bits import at_place
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_share(display: RegionDisplay, seat: i64) -> i64:
    """There must be an Invention beside which one has a Citizen, in any of the three roles."""
    if not display.is_invention():
        return NO_INVENTION_HERE
    return CLEAR if display.is_beside(seat) else NOT_BESIDE


class ShareInvention(ActionQuestion):
    """Choose the Region whose Invention is shared."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        kind = game.edition.book.share
        regions = range(REGIONS)
        return [kind.move(region) for region in regions if obstacle_to_share(game.regions[region], self.seat) == CLEAR]

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.share
        return obstacle_to_share(game.regions[kind.one(move)], self.seat) if kind.has(move) else OTHER_QUESTION

    def is_possible(self, game: Inventions) -> bool:
        return any(obstacle_to_share(display, self.seat) == CLEAR for display in game.regions)

    def perform(self, game: Inventions, move: i64) -> None:
        region = game.edition.book.share.one(move)
        game.tell(SHARED, self.seat, game.regions[region].card, region)
        share_out(game, region)
        reward_sharing(game, self.seat, region)


def share_out(game: Inventions, region: i64) -> None:
    """Presenter, Inventor and Innovator get what is theirs, and the Region Display is empty."""
    display = game.regions[region]
    card, inventor, innovator = display.card, display.inventor, display.innovator
    score_presenter(game, display)
    game.societies[display.presenter].citizens += at_place(display.presenters, region)
    game.societies[inventor].citizens += at_place(1, region)
    display.card = display.presenter = display.inventor = display.innovator = NONE
    display.presenters = 0
    own_invention(game, inventor, card)
    if innovator != NONE:
        game.societies[innovator].citizens += at_place(1, region)
        settle(game, innovator, region)


def presenter_points(game: Inventions, display: RegionDisplay) -> i64:
    """The Era of the card for each Citizen left of it."""
    return game.edition.ideas[display.card].era * display.presenters


def score_presenter(game: Inventions, display: RegionDisplay) -> None:
    """The Presenter scores; Chronos does not."""
    if display.presenter == game.chronos:
        return
    points = presenter_points(game, display)
    society = game.societies[display.presenter]
    society.points = with_more(society.points, FROM_PRESENTING, points)
    game.tell(PRESENTER_SCORED, display.presenter, points, display.card)


def own_invention(game: Inventions, seat: i64, card: i64) -> None:
    """The Inventor takes the card to the left of the Society Board; from Chronos it leaves the game."""
    if seat == game.chronos:
        game.tell(CARD_LEFT, card)
        return
    society = game.societies[seat]
    society.inventions = with_added(society.inventions, card)
    society.types += at_place(1, game.edition.ideas[card].type)
    game.tell(CARD_OWNED, seat, card)


# What sharing brings


def wealth_on_top(game: Inventions, region: i64) -> list[int]:
    """The top Wealth tile of the Region; a table may decide that any can be taken."""
    stack = game.regions[region].wealth
    return stack if game.rulings.any_wealth else stack[-1:]


def obstacle_to_wealth(game: Inventions, seat: i64, region: i64, tile: i64) -> i64:
    """Nobody takes a letter twice, and a tile must lie on top."""
    letter = game.edition.wealth[tile].letter
    if (game.societies[seat].letters >> letter) & 1:
        return LETTER_OWNED
    return CLEAR if tile in wealth_on_top(game, region) else NOT_ON_TOP


def wealth_on_offer(game: Inventions, seat: i64, region: i64) -> list[int]:
    """Wealth tiles of the Region that can be taken."""
    return [tile for tile in wealth_on_top(game, region) if obstacle_to_wealth(game, seat, region, tile) == CLEAR]


def reward_sharing(game: Inventions, seat: i64, region: i64) -> None:
    """Whoever shares takes a Wealth tile or a wild Aspiration; without a Wealth tile there is no choice."""
    if wealth_on_offer(game, seat, region):
        game.agenda.append(TakeReward(seat, region))
    else:
        take_aspiration(game, seat)


def take_aspiration(game: Inventions, seat: i64) -> None:
    """With a full Tile Display, a tile may be discarded for it."""
    if is_full(game.societies[seat]):
        game.agenda.append(ReplaceTile(seat, WILD))
    else:
        gain_aspiration(game, seat, WILD)


def lift_wealth(game: Inventions, region: i64, tile: i64) -> None:
    """A Wealth tile leaves its stack; the next one lies open."""
    stack = without(game.regions[region].wealth, tile)
    game.regions[region].wealth = stack
    if stack and game.seen_wealth & BIT[stack[-1]] == 0:
        game.seen_wealth |= BIT[stack[-1]]
        game.tell(WEALTH_REVEALED, stack[-1] + FIRST_WEALTH, region)


class TakeReward(Decision[Inventions]):
    """Take a Wealth tile of the Region, or a wild Aspiration."""

    __slots__ = ("region",)

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: Final[i64] = region

    def options(self, game: Inventions) -> list[int]:
        take = game.edition.book.take
        found = [take.move(FIRST_WEALTH + tile) for tile in wealth_on_offer(game, self.seat, self.region)]
        found.append(take.move(WILD))
        return found

    def obstacle(self, game: Inventions, move: i64) -> i64:
        take = game.edition.book.take
        if not take.has(move):
            return OTHER_QUESTION
        tile = take.one(move)
        if tile >= FIRST_WEALTH:
            return obstacle_to_wealth(game, self.seat, self.region, tile - FIRST_WEALTH)
        return CLEAR if tile == WILD else WRONG_TYPE

    def answer(self, game: Inventions, move: i64) -> None:
        tile = game.edition.book.take.one(move)
        if tile == WILD:
            take_aspiration(game, self.seat)
            return
        game.tell(WEALTH_TAKEN, self.seat, tile, self.region)
        lift_wealth(game, self.region, tile - FIRST_WEALTH)
        if is_full(game.societies[self.seat]):
            game.agenda.append(ReplaceTile(self.seat, tile))
        else:
            add_wealth(game, self.seat, tile)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.reward", seat=int(self.seat), region=game.edition.regions[self.region].name)

    def encode(self) -> list[int]:
        return [codes.TAKE_REWARD, self.seat, self.region]
