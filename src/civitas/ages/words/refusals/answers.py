"""Why something is no answer to the other questions: bids, forces, defence, losses, spoils."""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.actions.wonders import CoverStage
from civitas.ages.bonuses import ChooseBonus
from civitas.ages.cards.aggressions import AnnexColony, RaidAlike, RaidBuilding
from civitas.ages.cards.developments import BuildFree
from civitas.ages.cards.events_age_i import DestroyBuilding
from civitas.ages.cards.events_age_ii import AbandonColony, ChooseRuin, Terrorize
from civitas.ages.cards.kinds import AGE_II, AGE_NAMES, BONUS, KIND_NAMES, CivilCard, is_unit, is_urban
from civitas.ages.cards.mixes import ChooseMix, TakeMix
from civitas.ages.cards.wars import StealTechnology
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.politics.aggressions import Defend, most_defense
from civitas.ages.politics.fights import Sacrifice
from civitas.ages.politics.territories import MakeBid, SendForce, discards_allowed, has_units, most_force
from civitas.ages.state import GOODS_PLACES, Ages, Civilization
from civitas.ages.tokens import LosePopulation, ReturnBlueToken
from civitas.ages.upkeep.military_hand import DiscardMilitary
from civitas.ages.upkeep.production import HoldBack
from civitas.ages.words.naming import civ_of, civil_name, military_name, worker_card
from civitas.ages.words.refusals.reason import Reason, no_worker
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message, add_sentences

# Bids and forces


def bid(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    auction = cast(MakeBid, asked)
    offered = args[0] + 1
    if offered <= auction.bid:
        return Message("ages.why.bid_more", bid=offered, highest=int(auction.bid))
    most = most_force(game, civ_of(game, asked))
    return None if offered <= most else Message("ages.why.bid_most", bid=offered, most=int(most))


def send(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    force = cast(SendForce, asked)
    card = worker_card(game, args[0])
    if force.next_card > 0 or card.place < force.next_place:
        late = Message("ages.why.in_order", card=card.name)
    else:
        late = Message("ages.why.cannot_reach", bid=int(force.bid), card=card.name)
    return no_unit_left(civ_of(game, asked), card, force.sent, "ages.why.send_units", "ages.why.no_more_units") or late


def no_unit_left(civ: Civilization, card: CivilCard, sent: list[int], no_unit: str, none_left: str) -> Message | None:
    """What is sent or sacrificed must be a unit, be there, and not be chosen already."""
    if not is_unit(card.kind):
        return Message(no_unit, card=card.name, kind=KIND_NAMES[card.kind])
    if civ.workers[card.place] == 0:
        return no_worker(civ, card)
    if sent[card.place] >= civ.workers[card.place]:
        return Message(none_left, card=card.name, count=civ.workers[card.place])
    return None


def strengthen(game: Ages, asked: AnyDecision, id: i64, as_bonus: bool) -> Message | None:
    """Cards of a colonizing force: bonus cards, and a few others with James Cook."""
    force = cast(SendForce, asked)
    civ = civ_of(game, asked)
    wrong = wrong_card(game, asked, id, as_bonus)
    if wrong is not None:
        return wrong
    allowed = discards_allowed(game, civ)
    if not as_bonus and allowed == 0:
        return Message("ages.why.only_bonus_cards", card=military_name(game, id))
    if not as_bonus and force.dropped >= allowed:
        return Message("ages.why.force_discards", allowed=int(allowed))
    if not has_units(force.sent):
        return Message("ages.why.units_first")
    if id + 1 < force.next_card:
        return Message("ages.why.in_order", card=military_name(game, id))
    return Message("ages.why.cannot_reach", bid=int(force.bid), card=military_name(game, id))


def wrong_card(game: Ages, asked: AnyDecision, id: i64, as_bonus: bool) -> Message | None:
    """Bonus cards are added, others discarded; either from the own hand."""
    card = game.edition.military[id]
    if int(id) not in civ_of(game, asked).military_hand:
        return Message("ages.why.not_in_military_hand", card=card.name)
    if as_bonus == (card.kind == BONUS):
        return None
    return Message("ages.why.discard_it" if as_bonus else "ages.why.add_it", card=card.name)


def sacrifice(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    sent = cast(Sacrifice, asked).sent
    card = worker_card(game, args[0])
    late = Message("ages.why.in_order", card=card.name)
    return no_unit_left(civ_of(game, asked), card, sent, "ages.why.sacrifice_units", "ages.why.all_sacrificed") or late


def keep(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    return Message("ages.why.not_offered", card=military_name(game, args[0]))


def hold_back(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    return Message("ages.why.nothing_held", card=worker_card(game, args[0]).name)


# Defence


def defend(game: Ages, asked: AnyDecision, id: i64, as_bonus: bool) -> Message | None:
    defence = cast(Defend, asked)
    civ = civ_of(game, asked)
    wrong = wrong_card(game, asked, id, as_bonus)
    if wrong is not None:
        return wrong
    if not as_bonus and not game.edition.any_card_defends:
        return Message("ages.why.defends_not", card=military_name(game, id))
    if defence.cards_left(game) <= 0:
        return Message("ages.why.defense_cards", most=int(civ.military_total))
    if id < defence.first:
        return Message("ages.why.in_order", card=military_name(game, id))
    cards = [other for other in sorted(civ.military_hand) if other >= id]
    most = most_defense(game, civ, cards, defence.cards_left(game))
    return Message("ages.why.cannot_defend", card=military_name(game, id), needed=int(defence.needed), most=int(most))


def add(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    if isinstance(asked, Defend):
        return defend(game, asked, args[0], True)
    return strengthen(game, asked, args[0], True)


def discard(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    if isinstance(asked, Defend):
        return defend(game, asked, args[0], False)
    if isinstance(asked, SendForce):
        return strengthen(game, asked, args[0], False)
    card = military_name(game, args[0])
    if args[0] not in civ_of(game, asked).military_hand:
        return Message("ages.why.not_in_military_hand", card=card)
    if args[0] < cast(DiscardMilitary, asked).first:
        return Message("ages.why.in_order", card=card)
    return Message("ages.why.too_few_after", card=card, count=int(cast(DiscardMilitary, asked).count))


def done(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    """A series that has been begun must reach what it is for."""
    if isinstance(asked, Defend):
        return Message("ages.why.defense_begun", needed=int(asked.needed))
    force = cast(SendForce, asked)
    if not has_units(force.sent):
        return Message("ages.why.units_first")
    return Message("ages.why.force_short", force=int(force.force(game)), bid=int(force.bid))


# Losses


def lose(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    return no_worker(civ_of(game, asked), worker_card(game, args[0]))


def destroy(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    card = worker_card(game, args[0])
    if is_unit(card.kind):
        return Message("ages.why.no_building", card=card.name, kind=KIND_NAMES[card.kind])
    return no_worker(civ_of(game, asked), card)


def return_blue(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    card = worker_card(game, args[0])
    if card.place < GOODS_PLACES and civ_of(game, asked).blue_on[card.place]:
        return None
    return Message("ages.why.no_blue", card=card.name)


def abandon(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    return Message("ages.why.not_your_colony", card=military_name(game, args[0]))


def ruin(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    civ = civ_of(game, asked)
    card = game.edition.civil[args[0]]
    if args[0] not in civ.wonders:
        return Message("ages.why.not_completed", card=card.name)
    if args[0] in civ.ruins:
        return Message("ages.why.ruined_already", card=card.name)
    return Message("ages.why.too_young", card=card.name, age=AGE_NAMES[card.age]) if card.age >= AGE_II else None


def build(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    """An event lets one card be built."""
    allowed = game.edition.place_cards[cast(BuildFree, asked).place]
    return Message("ages.why.only_this", card=civil_name(game, allowed))


# Spoils


def raid(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    card = worker_card(game, args[0])
    if not is_urban(card.kind):
        return Message("ages.why.not_urban", card=card.name, kind=KIND_NAMES[card.kind])
    rival = asked.rival if isinstance(asked, (Terrorize, RaidAlike)) else cast(RaidBuilding, asked).rival
    if game.civs[rival].workers[card.place] == 0:
        return Message("ages.why.rival_has_none", rival=int(rival), card=card.name)
    if isinstance(asked, RaidAlike) and card.place != asked.place:
        return Message("ages.why.raid_alike", same=civil_name(game, game.edition.place_cards[asked.place]))
    if isinstance(asked, RaidBuilding) and card.age > asked.level:
        return Message("ages.why.raid_level", card=card.name, level=AGE_NAMES[card.age], most=AGE_NAMES[asked.level])
    return None


def annex(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    rival = int(cast(AnnexColony, asked).rival)
    return Message("ages.why.not_their_colony", rival=rival, card=military_name(game, args[0]))


def steal(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    theft = cast(StealTechnology, asked)
    civ = civ_of(game, asked)
    card = game.edition.civil[args[0]]
    if args[0] not in game.civs[theft.loser].specials:
        return Message("ages.why.not_special", card=card.name, rival=int(theft.loser))
    if args[0] in civ.hand:
        return Message("ages.why.same_in_hand", card=card.name)
    if args[0] in civ.specials:
        return Message("ages.why.same_in_play", card=card.name)
    return Message("ages.why.steal_worth", card=card.name, cost=int(card.science_cost), amount=int(theft.amount))


def food(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    """The parts must make as much as there is, up to the amount."""
    if isinstance(asked, ChooseMix) and asked.amount > 0:
        return Message("ages.why.mix_most", amount=int(asked.amount))
    loser = asked.rival if isinstance(asked, TakeMix) else asked.seat
    civ = game.civs[loser]
    amount = asked.amount if isinstance(asked, TakeMix) else -cast(ChooseMix, asked).amount
    return Message(
        "ages.why.mix",
        amount=int(amount),
        loser=int(loser),
        food=int(stored(game, civ, FOOD)),
        resources=int(stored(game, civ, RESOURCES)),
    )


Questions = tuple[type[AnyDecision], ...]
ANSWER_REASONS: Final[dict[str, tuple[Questions, Reason]]] = {
    "bid": ((MakeBid,), bid),
    "send": ((SendForce,), send),
    "sacrifice": ((Sacrifice,), sacrifice),
    "keep": ((ChooseBonus,), keep),
    "hold_back": ((HoldBack,), hold_back),
    "add": ((SendForce, Defend), add),
    "discard": ((SendForce, Defend, DiscardMilitary), discard),
    "done": ((SendForce, Defend), done),
    "lose": ((LosePopulation,), lose),
    "destroy": ((DestroyBuilding,), destroy),
    "return_blue": ((ReturnBlueToken, CoverStage), return_blue),
    "abandon": ((AbandonColony,), abandon),
    "ruin": ((ChooseRuin,), ruin),
    "build": ((BuildFree,), build),
    "raid": ((RaidBuilding, RaidAlike, Terrorize), raid),
    "annex": ((AnnexColony,), annex),
    "steal": ((StealTechnology,), steal),
    "food": ((TakeMix, ChooseMix), food),
}
"""For each kind of move the questions that it answers, and why it may not."""

# fmt: off
SENTENCES: Final = {
    "ages.why.bid_more":         "A bid of {bid} is too low: {highest} is bid (Ages, Colonizing).",
    "ages.why.bid_most":         "You cannot bid {bid}: your strongest force is {most} (Ages, Colonizing).",
    "ages.why.send_units":       "{card} ({kind}) is no unit, and a force is made of units (Ages, Colonizing).",
    "ages.why.no_more_units":    "Of {card} you have {count}, and all of them are sent (Ages, Colonizing).",
    "ages.why.all_sacrificed":   "Of {card} you have {count}, and all of them are sacrificed (Ages, Aggressions and wars).",
    "ages.why.in_order":         "{card} comes too late: these are chosen in the order of the list, and it stands before the last one chosen.",
    "ages.why.too_few_after":   "After {card} too few cards would be left to choose from for {count}: choose the others first.",
    "ages.why.cannot_reach":     "With {card} next you could not reach your bid of {bid} any more (Ages, Colonizing).",
    "ages.why.only_bonus_cards": "Only bonus cards strengthen your force, and {card} is none (Ages, Colonizing).",
    "ages.why.force_discards":   "No more cards than {allowed} may be discarded for a stronger force (Ages, Colonizing).",
    "ages.why.units_first":      "A force needs at least one unit: send it first (Ages, Colonizing).",
    "ages.why.force_short":      "A force of {force} is too weak: you bid {bid} (Ages, Colonizing).",
    "ages.why.discard_it":       "{card} is no bonus card: discard it (Ages, Military cards).",
    "ages.why.add_it":           "{card} is a bonus card: add it (Ages, Military cards).",
    "ages.why.defense_cards":    "You may defend with {most:card|cards}, as many as you have military actions (Ages, Playing an aggression).",
    "ages.why.cannot_defend":    "With {card} next your cards add {most} at most; {needed} are needed, and who cannot reach them spends none (Ages, Playing an aggression).",
    "ages.why.defense_begun":    "The defence has begun and needs {needed} more (Ages, Playing an aggression).",
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
    "ages.why.not_offered":      "{card} is not among the bonus cards you may keep (Ages, Bonus cards).",
    "ages.why.nothing_held":     "{card} produces no token that could be held back (Ages, Corruption).",
    "ages.why.defends_not":      "Only bonus cards defend in this edition, and {card} is none (Ages, Aggressions).",
}
# fmt: on

add_sentences("en", SENTENCES)
