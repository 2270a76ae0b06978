"""Answers to the other questions: bids, forces, defence, losses, spoils."""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.actions.action_cards import GainEither
from civitas.ages.actions.buildings import card_at
from civitas.ages.actions.wonders import CoverStage
from civitas.ages.cards.aggressions import InfiltrateTarget, RaidAlike, RaidBuilding
from civitas.ages.cards.events_age_ii import Terrorize
from civitas.ages.cards.kinds import LEVELS, Bonus
from civitas.ages.cards.mixes import ChooseMix, TakeMix
from civitas.ages.cards.wars import StealTechnology
from civitas.ages.goods import RESOURCES, losable, worth_of
from civitas.ages.points import takeable_science
from civitas.ages.politics.aggressions import Defend, defense_of
from civitas.ages.politics.fights import Sacrifice
from civitas.ages.politics.pacts import AnswerOffer
from civitas.ages.politics.territories import SendForce, colonizing_bonus, force_of_units
from civitas.ages.state import Ages
from civitas.ages.words.moves.wording import Wording, of_civil_card, of_military_card, of_worker_card, plain
from civitas.ages.words.naming import civ_of, civil_name, military_name, worker_card
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message, add_sentences


def send_force(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.send_force", force=int(cast(SendForce, asked).force(game)))


def give_up(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.defend_no_more" if cast(Defend, asked).count else "ages.move.give_up")


def fight(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    side = cast(Sacrifice, asked)
    return Message("ages.move.fight", strength=int(side.strength(game)), against=int(side.against(game)))


def regain_action(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.regain_action", leader=civil_name(game, civ_of(game, asked).leader))


def take_science(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    theft = cast(StealTechnology, asked)
    science = takeable_science(game, theft.loser, theft.amount)
    return Message("ages.move.take_science", science=int(science), loser=int(theft.loser))


def raid_no_more(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    raiding = cast(RaidAlike, asked)
    return Message("ages.move.raid_no_more", amount=int(raiding.gain(raiding.cost)))


def accept(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.accept", pact=military_name(game, cast(AnswerOffer, asked).pact))


def refuse(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.refuse", pact=military_name(game, cast(AnswerOffer, asked).pact))


def bid(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.bid", bid=args[0] + 1)


def send(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    """With the force that it makes."""
    force = cast(SendForce, asked)
    place = game.edition.place_of(args[0])
    civ = civ_of(game, asked)
    sent = force.sent.copy()
    before = force_of_units(game, civ, sent)
    sent[place] += 1
    after = force.force(game) + force_of_units(game, civ, sent) - before
    return Message("ages.move.send", card=card_at(game, place).name, force=int(after), bid=int(force.bid))


def sacrifice(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    """With the strength that it makes."""
    fight = cast(Sacrifice, asked)
    place = game.edition.place_of(args[0])
    sent = fight.sent.copy()
    sent[place] += 1
    after = Sacrifice(fight.seat, fight.fight, sent, place)
    return Message(
        "ages.move.sacrifice",
        card=card_at(game, place).name,
        strength=int(after.strength(game)),
        against=int(fight.against(game)),
    )


def add(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = cast(Bonus, game.edition.military[args[0]])
    if isinstance(asked, Defend):
        strength = defense_of(game, civ_of(game, asked), args[0])
        return Message("ages.move.add_defense", card=card.name, strength=int(strength))
    force = card.colonization + colonizing_bonus(game, civ_of(game, asked))
    return Message("ages.move.add_force", card=card.name, force=int(force))


def discard(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = military_name(game, args[0])
    if isinstance(asked, Defend):
        strength = defense_of(game, civ_of(game, asked), args[0])
        return Message("ages.move.discard_defense", card=card, strength=int(strength))
    if isinstance(asked, SendForce):
        leader = civil_name(game, civ_of(game, asked).leader)
        return Message("ages.move.discard_force", card=card, leader=leader)
    return Message("ages.move.discard", card=card)


def return_blue(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = worker_card(game, args[0])
    id = "ages.move.cover" if isinstance(asked, CoverStage) else "ages.move.return_blue"
    goods = "ages.amount.food" if card.place < LEVELS else "ages.amount.resources"
    return Message(id, card=card.name, goods=Message(goods, amount=int(worth_of(game, card.place))))


def raid(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = worker_card(game, args[0])
    if isinstance(asked, Terrorize):
        return Message("ages.move.terrorize", card=card.name, rival=int(asked.rival))
    rival = asked.rival if isinstance(asked, RaidAlike) else cast(RaidBuilding, asked).rival
    return Message("ages.move.raid", card=card.name, rival=int(rival), cost=int(card.resource_cost))


def tuck(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    leader = civil_name(game, civ_of(game, asked).leader)
    return Message("ages.move.tuck", leader=leader, wonder=civil_name(game, args[0]))


def steal(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    theft = cast(StealTechnology, asked)
    card = game.edition.civil[args[0]]
    return Message("ages.move.steal", card=card.name, loser=int(theft.loser), cost=int(card.science_cost))


def annex(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    for rival, civ in enumerate(game.civs):
        if args[0] in civ.colonies:
            return Message("ages.move.annex", card=military_name(game, args[0]), rival=rival)
    raise AssertionError(args)


def infiltrate_leader(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    target = cast(InfiltrateTarget, asked)
    return infiltrate(game, "ages.move.infiltrate_leader", target, game.civs[target.rival].leader)


def infiltrate_wonder(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    target = cast(InfiltrateTarget, asked)
    return infiltrate(game, "ages.move.infiltrate_wonder", target, game.civs[target.rival].project)


def infiltrate(game: Ages, id: str, target: InfiltrateTarget, removed: i64) -> Message:
    return Message(id, card=civil_name(game, removed), rival=int(target.rival), culture=int(target.gain(game, removed)))


def gain_food(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.gain_food", amount=int(cast(GainEither, asked).amount))


def gain_resources(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.gain_resources", amount=int(cast(GainEither, asked).amount))


def food(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    """Of goods in all this much food, the rest resources, as far as there are any."""
    if isinstance(asked, TakeMix):
        lost = losable(game, game.civs[asked.rival], RESOURCES, asked.amount - args[0])
        return mix("ages.move.mix_take", args[0], lost)
    amount = cast(ChooseMix, asked).amount
    if amount > 0:
        return mix("ages.move.mix_gain", args[0], amount - args[0])
    return mix("ages.move.mix_lose", args[0], losable(game, civ_of(game, asked), RESOURCES, -amount - args[0]))


def mix(id: str, food: i64, resources: i64) -> Message:
    return Message(id, food=int(food), resources=int(resources))


ANSWERS: Final[dict[str, Wording]] = {
    "send_force": send_force,
    "defend": plain("ages.move.defend"),
    "give_up": give_up,
    "fight": fight,
    "regain_action": regain_action,
    "take_science": take_science,
    "raid_no_more": raid_no_more,
    "take_no_more": plain("ages.move.take_no_more"),
    "build_nothing": plain("ages.move.build_nothing"),
    "do_nothing": plain("ages.move.do_nothing"),
    "hold_nothing": plain("ages.move.hold_nothing"),
    "accept": accept,
    "refuse": refuse,
    "gain_food": gain_food,
    "gain_resources": gain_resources,
    "infiltrate_leader": infiltrate_leader,
    "infiltrate_wonder": infiltrate_wonder,
    "send": send,
    "lose": of_worker_card("ages.move.lose"),
    "return_blue": return_blue,
    "raid": raid,
    "tuck": tuck,
    "ruin": of_civil_card("ages.move.ruin"),
    "steal": steal,
    "add": add,
    "discard": discard,
    "annex": annex,
    "abandon": of_military_card("ages.move.abandon"),
    "food": food,
    "bid": bid,
    "sacrifice": sacrifice,
    "hold_back": of_worker_card("ages.move.hold_back"),
    "keep": of_military_card("ages.move.keep"),
}

# fmt: off
SENTENCES: Final = {
    "ages.move.give_up":         "Do not defend",
    "ages.move.defend_no_more":  "Give up the defence",
    "ages.move.defend":          "Defend with these cards",
    "ages.move.send_force":      "Send this force of {force}",
    "ages.move.regain_action":   "Discard {leader} and take a civil action back",
    "ages.move.take_science":    "Take {science} science of {loser:player}",
    "ages.move.take_no_more":    "Take no more cards",
    "ages.move.raid_no_more":    "Destroy no more, for {amount:resource|resources}",
    "ages.move.build_nothing":   "Build nothing",
    "ages.move.do_nothing":      "Do nothing",
    "ages.move.accept":          "Accept {pact}",
    "ages.move.refuse":          "Refuse {pact}",
    "ages.move.lose":            "Lose a worker of {card}",
    "ages.move.cover":           "Cover the stage with a token of {card} ({goods} less)",
    "ages.move.return_blue":     "Return a token of {card} ({goods} less)",
    "ages.move.raid":            "Destroy {card} of {rival:player}, which cost {cost}",
    "ages.move.terrorize":       "Destroy {card} of {rival:player}",
    "ages.move.tuck":            "Tuck {leader} under {wonder} for a happy face",
    "ages.move.ruin":            "Let {card} fall into ruins",
    "ages.move.steal":           "Take {card} of {loser:player}, worth {cost}",
    "ages.move.bid":             "Bid {bid}",
    "ages.move.sacrifice":       "Sacrifice {card}: strength {strength} against {against}",
    "ages.move.fight":           "Fight with a strength of {strength} against {against}",
    "ages.move.hold_back":       "Hold back a token of {card}",
    "ages.move.hold_nothing":    "Hold nothing back",
    "ages.move.keep":            "Keep {card}",
    "ages.move.send":            "Send {card}: a force of {force} for a bid of {bid}",
    "ages.move.add_defense":     "Add {card}: {strength} strength",
    "ages.move.add_force":       "Add {card}: {force} more force",
    "ages.move.discard_defense": "Discard {card} for {strength} strength",
    "ages.move.discard_force":   "Discard {card} for 1 more force with {leader}",
    "ages.move.discard":         "Discard {card}",
    "ages.move.annex":           "Annex {card} of {rival:player}",
    "ages.move.abandon":         "Lose {card}",
    "ages.move.infiltrate_leader": "Remove the leader {card} of {rival:player} for {culture} culture",
    "ages.move.infiltrate_wonder": "Remove the unfinished {card} of {rival:player} for {culture} culture",
    "ages.move.gain_food":       "Gain {amount} food",
    "ages.move.gain_resources":  "Gain {amount:resource|resources}",
    "ages.move.mix_take":        "Take {food} food and {resources:resource|resources}",
    "ages.move.mix_gain":        "Gain {food} food and {resources:resource|resources}",
    "ages.move.mix_lose":        "Lose {food} food and {resources:resource|resources}",
}
# fmt: on

add_sentences("en", SENTENCES)
