"""The Assembly: placing a Pillar on an action space of an accessible Forum, and spending the action.

Player aid, step 2 of a turn, and Spend the action. A Forum is accessible while it holds none of one's own Pillars;
Pillars of others never block, but the Epoch Pillar of another player on the space brings that player Influence.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.call_specialists import CallSpecialists
from civitas.inventions.actions.diplomats import CallDiplomat, SendDiplomat
from civitas.inventions.actions.eureka import EurekaAction
from civitas.inventions.actions.gain_influence import GainInfluence
from civitas.inventions.actions.innovate import InnovateInvention
from civitas.inventions.actions.invent import InventIdea
from civitas.inventions.actions.present import PresentIdea
from civitas.inventions.actions.questions import QUESTIONS, ActionQuestion, ask_action, can_act
from civitas.inventions.actions.share import ShareInvention
from civitas.inventions.actions.travel import TravelAction
from civitas.inventions.events import ACTION_SPENT, PILLAR_PLACED, VISITED
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import (
    ACADEMIC_LIMIT,
    ACTIONS,
    CALL_DIPLOMAT,
    CALL_SPECIALISTS,
    COLOURS,
    ECONOMY,
    EUREKA,
    FIRST_ERA,
    GAIN_INFLUENCE,
    INNOVATE,
    INVENT,
    NONE,
    NUMBERS,
    PRESENT,
    REUSE_FORUM,
    SEND_DIPLOMAT,
    SHARE,
    TRAVEL,
)
from civitas.inventions.obstacles import EPOCH_STAYS, FORUM_TAKEN, NO_WAY, NOT_USEFUL_NOW
from civitas.inventions.progress_effects import (
    can_use_economy,
    does_something,
    effect_used,
    obstacle_to_use,
    usable_technologies,
    use_economy,
    use_move,
    use_technology,
)
from civitas.inventions.state import Inventions, Society
from civitas.kernel.agenda import Decision
from civitas.kernel.bits import count_bits, members
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

ROUNDS: Final = 3


def rounds_of(game: Inventions) -> i64:
    """An Era has three rounds, the first Era only one."""
    return 1 if game.era == FIRST_ERA else ROUNDS


# The ten actions

ACTION_QUESTIONS: Final[dict[int, type[ActionQuestion]]] = {
    PRESENT: PresentIdea,
    SHARE: ShareInvention,
    INVENT: InventIdea,
    INNOVATE: InnovateInvention,
    CALL_SPECIALISTS: CallSpecialists,
    GAIN_INFLUENCE: GainInfluence,
    TRAVEL: TravelAction,
    EUREKA: EurekaAction,
    SEND_DIPLOMAT: SendDiplomat,
    CALL_DIPLOMAT: CallDiplomat,
}
QUESTIONS.extend(
    ACTION_QUESTIONS[action](seat, action, optional)
    for action in range(ACTIONS)
    for seat in range(COLOURS)
    for optional in (False, True)
)

# Pillars


def plays_epoch_pillar(game: Inventions) -> bool:
    """The Epoch Pillar moves in the last round of an Era, and in the round of Era 1."""
    return game.round == rounds_of(game)


def forum_of(space: i64) -> i64:
    """The Forum of a space: two spaces make one. A Pillar beside the Assembly, at NONE, is in none."""
    return space >> 1


def holds_forum(society: Society, forum: i64) -> bool:
    """Whether a Forum holds a Pillar of a player."""
    if forum_of(society.epoch) == forum:
        return True
    return forum_of(society.season_1) == forum or forum_of(society.season_2) == forum


def obstacle_to_space(game: Inventions, seat: i64, space: i64) -> i64:
    """A Forum without own Pillars; with the tile for it any, but the Epoch Pillar must leave its space."""
    society = game.societies[seat]
    if game.reuse_forum:
        return EPOCH_STAYS if plays_epoch_pillar(game) and society.epoch == space else CLEAR
    return FORUM_TAKEN if holds_forum(society, forum_of(space)) else CLEAR


def open_spaces(game: Inventions, seat: i64) -> i64:
    """The spaces on which a player may place the Pillar, one bit each."""
    found: i64 = 0
    space: i64
    for space in range(ACTIONS):
        if obstacle_to_space(game, seat, space) == CLEAR:
            found |= 1 << space
    return found


def spaces_to_act(game: Inventions, seat: i64, spaces: i64) -> i64:
    """Those of some spaces whose actions are possible."""
    found: i64 = 0
    space: i64
    for space in range(ACTIONS):
        if (spaces >> space) & 1 and can_act(game, seat, game.forums[space]):
            found |= 1 << space
    return found


def obstacle_to_pillar(game: Inventions, seat: i64, action: i64) -> i64:
    """The space must be accessible, and its action possible."""
    obstacle = obstacle_to_space(game, seat, space_of(game, action))
    if obstacle != CLEAR:
        return obstacle
    return CLEAR if can_act(game, seat, action) else NO_WAY


def space_of(game: Inventions, action: i64) -> i64:
    """The space of the Assembly on which an action is printed."""
    space: i64 = 0
    while game.forums[space] != action:
        space += 1
    return space


def place_pillar(game: Inventions, seat: i64, space: i64) -> None:
    """In rounds 1 and 2 a Season Pillar leaves the Society Board, in round 3 the Epoch Pillar its old space."""
    society = game.societies[seat]
    if plays_epoch_pillar(game):
        society.epoch = space
    elif society.season_1 == NONE:
        society.season_1 = space
    else:
        society.season_2 = space


def is_visited(game: Inventions, society: Society, space: i64) -> bool:
    """An Epoch Pillar stands on the space; when two play, any Pillar."""
    if stands_on(game, society.epoch, space):
        return True
    if game.players > 2:
        return False
    return stands_on(game, society.season_1, space) or stands_on(game, society.season_2, space)


def stands_on(game: Inventions, pillar: i64, space: i64) -> bool:
    """Whether a Pillar stands on a space, or at a table that decides so, in its Forum."""
    if game.rulings.forum_visits:
        return forum_of(pillar) == forum_of(space)
    return pillar == space


def visit(game: Inventions, seat: i64, space: i64) -> None:
    """Every other player whose Epoch Pillar is visited gains 1 Influence."""
    other: i64
    for other in range(game.players):
        if other != seat and is_visited(game, game.societies[other], space):
            game.tell(VISITED, other)
            change_influence(game, other, 1)


# The main action


class ChooseAction(Decision[Inventions]):
    """Place the Pillar for an action, or spend it for 1 Influence; before that, tiles may be used."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        book = game.edition.book
        spaces = open_spaces(game, self.seat)
        possible = spaces_to_act(game, self.seat, spaces)
        found: list[int] = []
        for space in members(spaces):
            action = game.forums[space]
            if (possible >> space) & 1:
                found.append(book.pillar.move(action))
            found.append(book.spend.move(action))
        return found + self.uses(game)

    def any_option(self, game: Inventions, chance: Chance) -> i64:
        """An option without the list of them."""
        book = game.edition.book
        spaces = open_spaces(game, self.seat)
        possible = spaces_to_act(game, self.seat, spaces)
        uses = self.uses(game)
        number = chance.below(count_bits(spaces) + count_bits(possible) + len(uses))
        space: i64
        for space in range(ACTIONS):
            if (possible >> space) & 1:
                if number == 0:
                    return book.pillar.move(game.forums[space])
                number -= 1
            if (spaces >> space) & 1:
                if number == 0:
                    return book.spend.move(game.forums[space])
                number -= 1
        return uses[number]

    def uses(self, game: Inventions) -> list[int]:
        """The moves that use a tile."""
        found = tiles_to_use(game, self.seat)
        if not game.reuse_forum and can_use_economy(game, self.seat, REUSE_FORUM):
            found.insert(0, use_move(game, REUSE_FORUM))
        return found

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.pillar.has(move):
            return obstacle_to_pillar(game, self.seat, book.pillar.one(move))
        if book.spend.has(move):
            return obstacle_to_space(game, self.seat, space_of(game, book.spend.one(move)))
        return obstacle_to_tile(game, self.seat, move, True) if book.use.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        if book.use.has(move):
            game.agenda.append(self)
            use_tile(game, self.seat, effect_used(game, move))
        elif book.spend.has(move):
            spend_action(game, self.seat, book.spend.one(move))
        else:
            take_action(game, self.seat, book.pillar.one(move))

    def question(self, game: Inventions) -> Message:
        pillar = "epoch" if plays_epoch_pillar(game) else "season"
        return Message(f"inventions.ask.{pillar}", seat=int(self.seat), tokens=int(game.societies[self.seat].tokens))

    def encode(self) -> list[int]:
        return [codes.CHOOSE_ACTION, self.seat]


def take_action(game: Inventions, seat: i64, action: i64) -> None:
    """The Pillar is placed, others are visited, and the action is carried out."""
    space = space_of(game, action)
    place_pillar(game, seat, space)
    game.tell(PILLAR_PLACED, seat, action)
    visit(game, seat, space)
    ask_action(game, seat, action, False)


def spend_action(game: Inventions, seat: i64, action: i64) -> None:
    """The Pillar is placed by the usual rules, and its owner gains only 1 Influence."""
    space = space_of(game, action)
    place_pillar(game, seat, space)
    game.tell(ACTION_SPENT, seat, action)
    if not game.rulings.silent_spending:
        visit(game, seat, space)
    change_influence(game, seat, 1)


# Tiles used in step 2


def tiles_to_use(game: Inventions, seat: i64) -> list[int]:
    """Technology tiles, and the Economy tile that raises the limit of Academics."""
    found = usable_technologies(game, seat)
    if can_use_economy(game, seat, ACADEMIC_LIMIT):
        found.append(use_move(game, ACADEMIC_LIMIT))
    return found


def obstacle_to_tile(game: Inventions, seat: i64, move: i64, before_action: bool) -> i64:
    """A tile that can be used must also do something in step 2, before the action or after it."""
    obstacle = obstacle_to_use(game, seat, move)
    if obstacle != CLEAR:
        return obstacle
    effect = effect_used(game, move)
    if effect == REUSE_FORUM:
        helps = before_action and not game.reuse_forum
    else:
        helps = effect == ACADEMIC_LIMIT if effect // NUMBERS == ECONOMY else does_something(game, seat, effect)
    return CLEAR if helps else NOT_USEFUL_NOW


def use_tile(game: Inventions, seat: i64, effect: i64) -> None:
    """An Economy tile is used with its token, a Technology tile with its Chain Action."""
    if effect // NUMBERS == ECONOMY:
        use_economy(game, seat, effect)
        if effect == REUSE_FORUM:
            game.reuse_forum = 1
    else:
        use_technology(game, seat, effect)


class UseMoreTiles(Decision[Inventions]):
    """After the action, Technology tiles may still be used, until done."""

    __slots__ = ()

    def asks(self, game: Inventions) -> bool:
        """Without a Technology tile to use there is nothing to ask."""
        return bool(usable_technologies(game, self.seat))

    def options(self, game: Inventions) -> list[int]:
        return [*tiles_to_use(game, self.seat), game.edition.book.done.move()]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.done.has(move):
            return CLEAR
        return obstacle_to_tile(game, self.seat, move, False) if book.use.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        if not game.edition.book.done.has(move):
            game.agenda.append(self)
            use_tile(game, self.seat, effect_used(game, move))

    def question(self, game: Inventions) -> Message:
        tokens = int(game.societies[self.seat].tokens)
        return Message("inventions.ask.more_tiles", seat=int(self.seat), tokens=tokens)

    def encode(self) -> list[int]:
        return [codes.USE_MORE_TILES, self.seat]


CHOOSE_ACTION: Final[list[ChooseAction]] = [ChooseAction(seat) for seat in range(COLOURS)]
USE_MORE_TILES: Final[list[UseMoreTiles]] = [UseMoreTiles(seat) for seat in range(COLOURS)]
