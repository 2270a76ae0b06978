"""Why something is no answer to the other questions: bids, forces, defence, losses, spoils."""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import obstacles
from civitas.ages.cards.aggressions import AnnexColony, RaidAlike, RaidBuilding
from civitas.ages.cards.developments import BuildFree
from civitas.ages.cards.events_age_ii import Terrorize
from civitas.ages.cards.kinds import AGE_NAMES, KIND_NAMES
from civitas.ages.cards.mixes import ChooseMix, TakeMix
from civitas.ages.cards.wars import StealTechnology
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.politics.aggressions import Defend
from civitas.ages.politics.territories import MakeBid, SendForce, discards_allowed, most_force
from civitas.ages.words.naming import civil_name
from civitas.ages.words.refusals.attempt import Attempt, Refusal, of_card, plain
from civitas.kernel.messages import Message, add_sentences


def of_kind(id: str) -> Refusal:
    """A refusal that names a card and what kind of card it is."""
    return lambda tried: Message(id, card=tried.card.name, kind=KIND_NAMES[tried.card.kind])


# Bids and forces


def bid_low(tried: Attempt) -> Message:
    return Message("ages.why.bid_more", bid=tried.named["count"], highest=int(cast(MakeBid, tried.asked).bid))


def bid_high(tried: Attempt) -> Message:
    return Message("ages.why.bid_most", bid=tried.named["count"], most=int(most_force(tried.game, tried.civ)))


NOT_UNITS: Final = {"send": "ages.why.send_units", "sacrifice": "ages.why.sacrifice_units"}
ALL_CHOSEN: Final = {"send": "ages.why.no_more_units", "sacrifice": "ages.why.all_sacrificed"}


def not_a_unit(tried: Attempt) -> Message:
    return of_kind(NOT_UNITS[tried.word])(tried)


def in_order(tried: Attempt) -> Message:
    """Only of a set that a program has begun as search chooses it."""
    return Message("ages.why.in_order", question=tried.asked.question(tried.game))


def all_chosen(tried: Attempt) -> Message:
    return Message(ALL_CHOSEN[tried.word], card=tried.card.name, count=tried.civ.workers[tried.card.place])


def force_discards(tried: Attempt) -> Message:
    return Message("ages.why.force_discards", allowed=int(discards_allowed(tried.game, tried.civ)))


def force_short(tried: Attempt) -> Message:
    force = cast(SendForce, tried.asked)
    return Message("ages.why.force_short", force=int(force.force(tried.game)), bid=int(force.bid))


# Defence


def defense_cards(tried: Attempt) -> Message:
    return Message("ages.why.defense_cards", most=int(tried.civ.military_total))


def cannot_defend(tried: Attempt) -> Message:
    defence = cast(Defend, tried.asked)
    most = defence.most_with(tried.game, tried.civ, tried.args[0])
    return Message("ages.why.cannot_defend", card=tried.named["card"], needed=int(defence.needed), most=int(most))


def defense_begun(tried: Attempt) -> Message:
    return Message("ages.why.defense_begun", needed=int(cast(Defend, tried.asked).needed))


def defense_short(tried: Attempt) -> Message:
    return Message("ages.why.defense_short", needed=int(cast(Defend, tried.asked).needed))


# Losses


def too_young(tried: Attempt) -> Message:
    return Message("ages.why.too_young", card=tried.card.name, age=AGE_NAMES[tried.card.age])


def only_this(tried: Attempt) -> Message:
    allowed = tried.game.edition.place_cards[cast(BuildFree, tried.asked).place]
    return Message("ages.why.only_this", card=civil_name(tried.game, allowed))


# Spoils


def rival_has_none(tried: Attempt) -> Message:
    rival = cast(RaidBuilding | RaidAlike | Terrorize, tried.asked).rival
    return Message("ages.why.rival_has_none", rival=int(rival), card=tried.card.name)


def raid_alike(tried: Attempt) -> Message:
    begun = tried.game.edition.place_cards[cast(RaidAlike, tried.asked).place]
    return Message("ages.why.raid_alike", same=civil_name(tried.game, begun))


def raid_level(tried: Attempt) -> Message:
    most = AGE_NAMES[cast(RaidBuilding, tried.asked).level]
    return Message("ages.why.raid_level", card=tried.card.name, level=AGE_NAMES[tried.card.age], most=most)


def not_their_colony(tried: Attempt) -> Message:
    rival = cast(AnnexColony, tried.asked).rival
    return Message("ages.why.not_their_colony", rival=int(rival), card=tried.named["card"])


def not_their_special(tried: Attempt) -> Message:
    loser = cast(StealTechnology, tried.asked).loser
    return Message("ages.why.not_special", card=tried.card.name, rival=int(loser))


def steal_worth(tried: Attempt) -> Message:
    amount = cast(StealTechnology, tried.asked).amount
    cost = tried.card.science_cost
    return Message("ages.why.steal_worth", card=tried.card.name, cost=int(cost), amount=int(amount))


def mix(tried: Attempt) -> Message:
    """With what there is of both."""
    asked = tried.asked
    loser = asked.rival if isinstance(asked, TakeMix) else asked.seat
    amount = abs(int(cast(TakeMix | ChooseMix, asked).amount))
    civ = tried.game.civs[loser]
    return Message(
        "ages.why.mix",
        amount=amount,
        loser=int(loser),
        food=int(stored(tried.game, civ, FOOD)),
        resources=int(stored(tried.game, civ, RESOURCES)),
    )


def mix_most(tried: Attempt) -> Message:
    return Message("ages.why.mix_most", amount=int(cast(ChooseMix, tried.asked).amount))


ANSWER_REFUSALS: Final[dict[int, Refusal]] = {
    obstacles.NO_BLUE: of_card("ages.why.no_blue"),
    obstacles.NOTHING_HELD: of_card("ages.why.nothing_held"),
    obstacles.BID_LOW: bid_low,
    obstacles.BID_HIGH: bid_high,
    obstacles.NOT_A_UNIT: not_a_unit,
    obstacles.ALL_CHOSEN: all_chosen,
    obstacles.IN_ORDER: in_order,
    obstacles.LAST_ROUND: plain("ages.why.no_sacrifice"),
    obstacles.ONLY_BONUS_CARDS: of_card("ages.why.only_bonus_cards"),
    obstacles.FORCE_DISCARDS: force_discards,
    obstacles.UNITS_FIRST: plain("ages.why.units_first"),
    obstacles.FORCE_SHORT: force_short,
    obstacles.DISCARD_IT: of_card("ages.why.discard_it"),
    obstacles.ADD_IT: of_card("ages.why.add_it"),
    obstacles.DEFENDS_NOT: of_card("ages.why.defends_not"),
    obstacles.DEFENSE_CARDS: defense_cards,
    obstacles.CANNOT_DEFEND: cannot_defend,
    obstacles.DEFENSE_BEGUN: defense_begun,
    obstacles.DEFENSE_SHORT: defense_short,
    obstacles.DEFENSE_HOLDS: plain("ages.why.defense_holds"),
    obstacles.NOT_OFFERED: of_card("ages.why.not_offered"),
    obstacles.NOT_A_BUILDING: of_kind("ages.why.no_building"),
    obstacles.NOT_YOUR_COLONY: of_card("ages.why.not_your_colony"),
    obstacles.RUINED_ALREADY: of_card("ages.why.ruined_already"),
    obstacles.TOO_YOUNG: too_young,
    obstacles.ONLY_THIS: only_this,
    obstacles.NOT_URBAN: of_kind("ages.why.not_urban"),
    obstacles.RIVAL_HAS_NONE: rival_has_none,
    obstacles.RAID_ALIKE: raid_alike,
    obstacles.RAID_LEVEL: raid_level,
    obstacles.NOT_THEIR_COLONY: not_their_colony,
    obstacles.NOT_THEIR_SPECIAL: not_their_special,
    obstacles.STEAL_WORTH: steal_worth,
    obstacles.MIX: mix,
    obstacles.MIX_MOST: mix_most,
}

# fmt: off
SENTENCES: Final = {
    "ages.why.bid_more":         "A bid of {bid} is too low: {highest} is bid (Ages, Colonizing).",
    "ages.why.bid_most":         "You cannot bid {bid}: your strongest force is {most} (Ages, Colonizing).",
    "ages.why.send_units":       "{card} ({kind}) is no unit, and a force is made of units (Ages, Colonizing).",
    "ages.why.in_order":         "A set that was begun in the order of the tables goes on in that order: {question}",
    "ages.why.no_more_units":    "Of {card} you have {count}, and all of them are sent (Ages, Colonizing).",
    "ages.why.all_sacrificed":   "Of {card} you have {count}, and all of them are sacrificed (Ages, Aggressions and wars).",
    "ages.why.only_bonus_cards": "Only bonus cards strengthen your force, and {card} is none (Ages, Colonizing).",
    "ages.why.force_discards":   "No more cards than {allowed} may be discarded for a stronger force (Ages, Colonizing).",
    "ages.why.units_first":      "A force needs at least one unit (Ages, Colonizing).",
    "ages.why.force_short":      "A force of {force} is too weak: you bid {bid} (Ages, Colonizing).",
    "ages.why.discard_it":       "{card} is no bonus card: discard it (Ages, Military cards).",
    "ages.why.add_it":           "{card} is a bonus card: add it (Ages, Military cards).",
    "ages.why.defense_cards":    "You may defend with {most:card|cards}, as many as you have military actions (Ages, Playing an aggression).",
    "ages.why.cannot_defend":    "With {card} among them your cards add {most} at most; {needed} are needed, and whoever cannot reach them spends none (Ages, Playing an aggression).",
    "ages.why.defense_begun":    "The defence has begun and needs {needed} more (Ages, Playing an aggression).",
    "ages.why.defense_short":    "The defence does not hold yet: it needs {needed} more (Ages, Playing an aggression).",
    "ages.why.defense_holds":    "The defence holds already: there is nothing to give up (Ages, Playing an aggression).",
    "ages.why.no_building":      "{card} ({kind}) is a unit; a farm, mine or urban building is lost (Ages, Resolving an event).",
    "ages.why.no_blue":          "No blue token lies on {card} (Ages, Blue and yellow tokens).",
    "ages.why.not_your_colony":  "{card} is no colony of yours (Ages, Colonies).",
    "ages.why.not_completed":    "{card} is no completed wonder of yours (Ages, Wonders).",
    "ages.why.ruined_already":   "{card} lies in ruins already (Ages, Ravages of Time).",
    "ages.why.too_young":        "{card} is of Age {age}; only wonders of Age A and I fall into ruins (Ages, Ravages of Time).",
    "ages.why.only_this":        "Only {card} can be built now (Ages, Resolving an event).",
    "ages.why.not_urban":        "{card} ({kind}) is no urban building (Ages, Raid).",
    "ages.why.rival_has_none":   "{rival:player} has no worker on {card} (Ages, Raid).",
    "ages.why.raid_alike":       "This raid goes on with {same} only, the kind and level it began with (Ages, Raid).",
    "ages.why.raid_level":       "{card} is of level {level}; this raid reaches level {most} (Ages, Raid).",
    "ages.why.not_their_colony": "{card} is no colony of {rival:player} (Ages, Annex).",
    "ages.why.not_special":      "{card} is no special technology of {rival:player} (Ages, War over Technology).",
    "ages.why.steal_worth":      "{card} is worth {cost} science; what is left of your advantage is {amount} (Ages, War over Technology).",
    "ages.why.mix":              "{amount} goods are taken from {loser:player}, who has {food} food and {resources:resource|resources}: the parts must be there (Ages, Food and resources).",
    "ages.why.mix_most":         "There are {amount} goods to be gained in all (Ages, Food and resources).",
    "ages.why.sacrifice_units":  "{card} is no military unit ({kind}); only units are sacrificed (Ages, Aggressions and wars).",
    "ages.why.no_sacrifice":     "No unit is sacrificed in the last round (Ages, The last round).",
    "ages.why.not_offered":      "{card} is not among the bonus cards you may keep (Ages, Bonus cards).",
    "ages.why.nothing_held":     "{card} produces no token that could be held back (Ages, Corruption).",
    "ages.why.defends_not":      "Only bonus cards defend in this edition, and {card} is none (Ages, Aggressions).",
}
# fmt: on

add_sentences("en", SENTENCES)
