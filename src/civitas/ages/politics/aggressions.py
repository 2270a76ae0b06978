"""Aggressions: attack a weaker rival, who may defend with cards; if they do not reach your strength, the card takes
effect.

Code of Laws, Playing an aggression. In the new edition bonus cards add their value and any other military card one, no
more cards than military actions in all; whoever cannot or will not reach the attacker's strength spends nothing. In the
original one any number of bonus cards may be added after both sides have sacrificed units; they are spent in any case.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import codes
from civitas.ages.cards.kinds import AGGRESSION, BONUS, Bonus
from civitas.ages.discards import discard_military, hand_is_known
from civitas.ages.events import AGGRESSION_FAILED, AGGRESSION_PLAYED, AGGRESSION_SUCCEEDED
from civitas.ages.numbers import in_order, least
from civitas.ages.obstacles import (
    CANNOT_DEFEND,
    DEFENDS_NOT,
    DEFENSE_BEGUN,
    DEFENSE_CARDS,
    DEFENSE_HOLDS,
    DEFENSE_SHORT,
    IN_ORDER,
    NOT_AN_AGGRESSION,
    NOT_IN_MILITARY_HAND,
    TOO_STRONG,
)
from civitas.ages.politics.attacks import begin_attack, obstacle_to_fight, obstacle_to_meet, strength_in_attack
from civitas.ages.politics.fights import Attack, Fight, begin_fight, bury_the_fallen, defending_strength
from civitas.ages.politics.territories import best_bonus, card_move, card_of, obstacle_to_hold, use_up
from civitas.ages.state import Ages, Civilization
from civitas.kernel.agenda import ANY_ORDER, Selection
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR


class Aggression(Attack):
    """An aggression: its cost in military actions, and what it does to the rival."""

    __slots__ = (
        "buildings", "culture", "culture_per_level", "food", "goods", "levels", "population", "resources", "science",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        age: i64,
        copies: tuple[int, int, int],
        cost: i64 = 0,
        population: i64 = 0,
        food: i64 = 0,
        resources: i64 = 0,
        goods: i64 = 0,
        levels: tuple[int, ...] = (),
        buildings: i64 = 0,
        culture: i64 = 0,
        science: i64 = 0,
        culture_per_level: i64 = 0,
    ) -> None:
        super().__init__(name, it=it, pt=pt, age=age, kind=AGGRESSION, copies=copies, cost=cost)
        self.population: Final[i64] = population
        """Lost by the rival."""
        self.food: Final[i64] = food
        """Gained by the attacker; so is the next."""
        self.resources: Final[i64] = resources
        self.goods: Final[i64] = goods
        """Food and resources in all, taken from the rival; so are the next two."""
        self.culture: Final[i64] = culture
        self.science: Final[i64] = science
        self.levels: Final[list[int]] = [*levels]
        """The highest level of each building that is destroyed."""
        self.buildings: Final[i64] = buildings
        """The most of one kind and level that are destroyed."""
        self.culture_per_level: Final[i64] = culture_per_level
        """Gained for each level of what is removed."""

    def cost_against(self, game: Ages, rival: i64) -> i64:
        """Military actions it costs against a rival, before their leader makes it dearer."""
        return self.cost

    def obstacle_to_take(self, game: Ages, rival: i64) -> i64:
        """The rival must have what the aggression is after."""
        return CLEAR

    def decide(self, game: Ages, fight: Fight) -> None:
        """The rival may defend with cards, unless their strength suffices already."""
        defence = Defend(fight, fight.attack - defending_strength(game, fight), 0, 0)
        if defence.needed <= 0 and not game.edition.defends_in_vain:
            game.note_given(defence.seat, defence.ending(game))
            defence.end(game)
        else:
            game.ask(defence, 2)

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        """What happens when the rival does not fend it off."""
        raise NotImplementedError


def add_aggressions(game: Ages, seat: i64, id: i64, found: list[int]) -> None:
    """An aggression against each rival."""
    card = cast(Aggression, game.edition.military[id])
    rival: i64
    for rival in range(game.players):
        if obstacle_to_aggression(game, seat, card, rival) == CLEAR:
            found.append(game.edition.book.attack.move(id, rival))


def obstacle_to_attack(game: Ages, seat: i64, id: i64, rival: i64) -> i64:
    """An aggression in hand, against somebody who may be attacked with it."""
    card = game.edition.military[id]
    if card.kind != AGGRESSION:
        return NOT_AN_AGGRESSION
    if int(id) not in game.civs[seat].military_hand:
        return NOT_IN_MILITARY_HAND
    return obstacle_to_aggression(game, seat, cast(Aggression, card), rival)


def obstacle_to_aggression(game: Ages, seat: i64, card: Aggression, rival: i64) -> i64:
    """The rival may be attacked, has what the card is after and, in some editions, is weaker."""
    found = obstacle_to_meet(game, seat, rival)
    if found == CLEAR:
        found = obstacle_to_fight(game, seat, rival, card.cost_against(game, rival))
    if found == CLEAR:
        found = card.obstacle_to_take(game, rival)
    if found == CLEAR and game.edition.attacks_weaker_only and not is_stronger(game, seat, rival):
        return TOO_STRONG
    return found


def is_stronger(game: Ages, seat: i64, rival: i64) -> bool:
    return strength_in_attack(game, seat, rival, True) > strength_in_attack(game, rival, seat, False)


def play_aggression(game: Ages, seat: i64, id: i64, rival: i64) -> None:
    """Pay, and let the rival defend."""
    civ = game.civs[seat]
    card = cast(Aggression, game.edition.military[id])
    civ.own_military_hand().remove(int(id))
    game.tell(AGGRESSION_PLAYED, seat, id, rival)
    strength = strength_in_attack(game, seat, rival, True)
    begin_attack(game, seat, rival, card.cost_against(game, rival))
    begin_fight(game, id, seat, rival, strength)


class Defend(Selection[Ages]):
    """Add cards until the attacker's strength is reached, or give up; in some editions only with no card lost."""

    __slots__ = ("count", "fight", "first", "needed")

    def __init__(self, fight: Fight, needed: i64, count: i64, first: i64) -> None:
        super().__init__(fight.rival)
        self.fight: Final = fight
        self.needed: Final[i64] = needed
        """Strength still missing."""
        self.count: Final[i64] = count
        """Cards added so far."""
        self.first: Final[i64] = first
        """Cards are chosen in the order of their table, so that each set can be chosen one way only."""

    def options(self, game: Ages) -> list[int]:
        ended = [self.ending(game)] if self.obstacle_to_end(game) == CLEAR else []
        return ended + self.cards_to_add(game)

    def ending(self, game: Ages) -> int:
        """The answer by which no card more is added: the defence holds, or it is given up."""
        book = game.edition.book
        return book.defend.move() if self.needed <= 0 else book.give_up.move()

    def cards_to_add(self, game: Ages) -> list[int]:
        """The moves by which one card more defends."""
        found: list[int] = []
        for id in in_order(game.civs[self.seat].military_hand):
            if self.obstacle_to_use(game, id) == CLEAR:
                found.append(card_move(game, id))
        return found

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.defend.has(move) and self.needed > 0:
            return DEFENSE_SHORT
        if book.give_up.has(move) and self.needed <= 0:
            return DEFENSE_HOLDS
        if move == self.ending(game):
            return self.obstacle_to_end(game)
        found = obstacle_to_hold(game, self.seat, move)
        return self.obstacle_to_use(game, card_of(game, move)) if found == CLEAR else found

    def obstacle_to_use(self, game: Ages, id: i64) -> i64:
        """A card that defends, in order, and where all or nothing is spent, so that the strength can be reached."""
        edition = game.edition
        civ = game.civs[self.seat]
        if not edition.any_card_defends and edition.military_kinds[id] != BONUS:
            return DEFENDS_NOT
        if self.cards_left(game) <= 0:
            return DEFENSE_CARDS
        if edition.defends_all_or_nothing and self.most_with(game, civ, id) < self.needed:
            return CANNOT_DEFEND if self.most_in_any_order(game, civ, id) < self.needed else IN_ORDER
        return IN_ORDER if id < self.first else CLEAR

    def obstacle_to_end(self, game: Ages) -> i64:
        """Where all or nothing is spent, a defence that was begun is carried through.

        Only in an imagined world can somebody have begun what their hand cannot finish: then it may end.
        """
        if self.needed <= 0 or self.may_be_given_up(game):
            return CLEAR
        return DEFENSE_BEGUN if self.cards_to_add(game) else CLEAR

    def may_be_given_up(self, game: Ages) -> bool:
        """Before a card is spent, and where cards are spent whatever comes of them."""
        return self.count == 0 or not game.edition.defends_all_or_nothing

    def is_open(self, game: Ages) -> bool:
        """Where any card defends, everybody sees whether one more may, and which strength no hand could reach."""
        civ = game.civs[self.seat]
        if not self.has_one_answer(game):
            return False
        if hand_is_known(civ):
            return True
        if self.needed <= 0:
            return game.edition.any_card_defends
        return game.edition.defends_all_or_nothing and self.most_conceivable(game, civ) < self.needed

    def most_conceivable(self, game: Ages, civ: Civilization) -> i64:
        """The most that those who do not see the hand must reckon with."""
        cards, held = self.cards_left(game), len(civ.military_hand)
        leader = civ.leader_card
        best = best_bonus(game, True)
        return least(cards, held) * (best if leader is None else best * leader.defense_factor())

    def most_with(self, game: Ages, civ: Civilization, id: i64) -> i64:
        """The most that cards can add, this one next."""
        if not self.is_ordered():
            return self.most_in_any_order(game, civ, id)
        cards = [other for other in civ.military_hand if other >= id and can_defend(game, other)]
        return most_defense(game, civ, id, cards, self.cards_left(game))

    def most_in_any_order(self, game: Ages, civ: Civilization, id: i64) -> i64:
        """The most that cards can add, this one among them."""
        cards = [other for other in civ.military_hand if can_defend(game, other)]
        return most_defense(game, civ, id, cards, self.cards_left(game))

    def missing(self, game: Ages) -> i64:
        return self.needed

    def in_any_order(self) -> Defend:
        return Defend(self.fight, self.needed, self.count, ANY_ORDER)

    def is_ordered(self) -> bool:
        return self.first != ANY_ORDER

    def ends_with(self, game: Ages, move: i64) -> bool:
        return game.edition.book.defend.has(move) or game.edition.book.give_up.has(move)

    def cards_left(self, game: Ages) -> i64:
        """How many cards more may be added: in some editions as many as there are military actions in all."""
        civ = game.civs[self.seat]
        return civ.military_total - self.count if game.edition.defense_is_limited else len(civ.military_hand)

    def answer(self, game: Ages, move: i64) -> None:
        if move == self.ending(game):
            self.end(game)
            return
        id = card_of(game, move)
        use_up(game, self.seat, id)
        needed = self.needed - defense_of(game, game.civs[self.seat], id)
        game.ask(Defend(self.fight, needed, self.count + 1, id if self.is_ordered() else ANY_ORDER), 2)

    def end(self, game: Ages) -> None:
        """The card is discarded whatever came of it; sacrificed units are lost before it takes effect."""
        card, attacker = self.fight.card, self.fight.attacker
        discard_military(game, card)
        bury_the_fallen(game, self.fight)
        if self.needed <= 0:
            game.tell(AGGRESSION_FAILED, attacker, card)
            return
        game.tell(AGGRESSION_SUCCEEDED, attacker, card)
        cast(Aggression, game.edition.military[card]).succeed(game, attacker, self.seat)

    def question(self, game: Ages) -> Message:
        if self.needed <= 0:
            return Message("ages.ask.defended", seat=int(self.seat))
        return Message(
            "ages.ask.defend" if self.may_be_given_up(game) else "ages.ask.defend_on",
            seat=int(self.seat),
            attacker=int(self.fight.attacker),
            aggression=game.edition.military[self.fight.card].name,
            needed=int(self.needed),
            attack=int(self.fight.attack),
        )

    def encode(self) -> list[int]:
        fight = self.fight
        return [
            codes.DEFEND,
            self.seat,
            fight.attacker,
            fight.card,
            self.needed,
            self.count,
            self.first,
            *fight.encode(),
        ]


def can_defend(game: Ages, id: i64) -> bool:
    """In some editions any military card, otherwise those with a bonus."""
    return game.edition.any_card_defends or game.edition.military_kinds[id] == BONUS


def defense_of(game: Ages, civ: Civilization, id: i64) -> i64:
    """What a card adds to the defence of a civilization; some leaders make more of bonus cards."""
    card = game.edition.military[id]
    if card.kind != BONUS:
        return 1
    leader = civ.leader_card
    defense = cast(Bonus, card).defense
    return defense if leader is None else defense * leader.defense_factor()


def most_defense(game: Ages, civ: Civilization, id: i64, cards: list[int], count: i64) -> i64:
    """The most that a number of these cards can add, one of them, which is named, among them."""
    worths = [int(defense_of(game, civ, other)) for other in cards]
    own = defense_of(game, civ, id)
    worths.remove(int(own))
    worths.sort(reverse=True)
    return own + sum(worths[: int(count) - 1])
