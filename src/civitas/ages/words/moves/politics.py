"""Political actions with their price."""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.cards.leaders import ChristopherColumbus
from civitas.ages.politics.aggressions import Aggression
from civitas.ages.politics.attacks import attack_cost, strength_in_attack
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.politics.wars import strength_in_war
from civitas.ages.state import Ages
from civitas.ages.words.moves.wording import Wording, of_civil_card
from civitas.ages.words.naming import civ_of, military_name
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.messages import Message, add_sentences


def pass_(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.no_politics" if isinstance(asked, PoliticalAction) else "ages.move.no_bid")


def prepare(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = game.edition.military[args[0]]
    return Message("ages.move.prepare", event=card.name, culture=int(card.age))


def settle(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    leader = cast(ChristopherColumbus, civ_of(game, asked).leader_card)
    id = "ages.move.settle_once" if leader.stays else "ages.move.settle"
    return Message(id, territory=military_name(game, args[0]), leader=leader.name)


def cancel(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    for owner, civ in enumerate(game.civs):
        if civ.pact == args[0]:
            partner = civ.pact_partner if owner == asked.seat else owner
            return Message("ages.move.cancel", pact=military_name(game, args[0]), partner=int(partner))
    raise AssertionError(args)


def attack(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    id, rival = args
    card = cast(Aggression, game.edition.military[id])
    return Message(
        "ages.move.attack",
        card=card.name,
        rival=rival,
        cost=int(attack_cost(game, rival, card.cost_against(game, rival))),
        strength=int(strength_in_attack(game, asked.seat, rival, True)),
        theirs=int(strength_in_attack(game, rival, asked.seat, False)),
    )


def declare(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    id, rival = args
    card = game.edition.military[id]
    return Message(
        "ages.move.declare",
        card=card.name,
        rival=rival,
        cost=int(attack_cost(game, rival, card.cost)),
        strength=int(strength_in_war(game, asked.seat, rival)),
        theirs=int(game.civs[rival].strength),
    )


SIDES: Final = ("", "A", "B")


def offer(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    id, partner, side = args
    sentence = "ages.move.offer_side" if side else "ages.move.offer"
    return Message(sentence, pact=military_name(game, id), partner=partner, side=SIDES[side])


POLITICS: Final[dict[str, Wording]] = {
    "pass": pass_,
    "prepare": prepare,
    "settle": settle,
    "retire": of_civil_card("ages.move.retire"),
    "attack": attack,
    "declare": declare,
    "offer": offer,
    "cancel": cancel,
}

# fmt: off
SENTENCES: Final = {
    "ages.move.no_politics":     "Take no political action",
    "ages.move.no_bid":          "Leave the auction",
    "ages.move.prepare":         "Prepare {event} and score {culture} culture",
    "ages.move.settle":          "Colonize {territory} with {leader}, who leaves",
    "ages.move.settle_once":     "Colonize {territory} with {leader}, once in the game",
    "ages.move.retire":          "Retire {card} for a yellow token",
    "ages.move.cancel":          "Cancel {pact} with {partner:player}",
    "ages.move.attack":          "Play {card} against {rival:player} ({cost:military action|military actions}; your strength {strength}, theirs {theirs})",
    "ages.move.declare":         "Declare {card} on {rival:player} ({cost:military action|military actions}; your strength {strength}, theirs {theirs})",
    "ages.move.offer":           "Offer {pact} to {partner:player}",
    "ages.move.offer_side":      "Offer {pact} to {partner:player}, you as side {side}",
}
# fmt: on

add_sentences("en", SENTENCES)
