"""Why a political action is not possible now, with the numbers and the rule.

Of a rival it tells only what lies open: strength, leader, pacts, colonies, never his hand.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.actions.costs import military_actions
from civitas.ages.cards.aggressions import Annex, Assassinate, Sabotage
from civitas.ages.cards.kinds import (
    AGGRESSION,
    EVENT,
    MILITARY_KIND_NAMES,
    NONE,
    PACT,
    TERRITORY,
    WAR,
    Pact,
)
from civitas.ages.cards.leaders import AlexanderTheGreat, ChristopherColumbus
from civitas.ages.moments import leader_of
from civitas.ages.politics.aggressions import Aggression, is_strong_enough
from civitas.ages.politics.attacks import attack_cost, holder_of, pacts_between, strength_in_attack
from civitas.ages.politics.wars import is_immune, is_too_late
from civitas.ages.ratings import pact_of
from civitas.ages.state import Ages
from civitas.ages.words.naming import civ_of, civil_name, military_name
from civitas.ages.words.refusals.reason import Reason
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message, add_sentences


def not_held(game: Ages, asked: AnyDecision, id: i64, kinds: tuple[int, ...], sentence: str) -> Message | None:
    """The card must be of the right kind and in the own military hand."""
    card = game.edition.military[id]
    if card.kind not in kinds:
        return Message(sentence, card=card.name, kind=MILITARY_KIND_NAMES[card.kind])
    if int(id) not in civ_of(game, asked).military_hand:
        return Message("ages.why.not_in_military_hand", card=card.name)
    return None


def prepare(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    return not_held(game, asked, args[0], (EVENT, TERRITORY), "ages.why.no_event")


def settle(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    """Only Christopher Columbus does."""
    if not isinstance(leader_of(game, civ_of(game, asked)), ChristopherColumbus):
        return Message("ages.why.needs_leader", leader="Christopher Columbus")
    if civ_of(game, asked).columbus_used:
        return Message("ages.why.settled", leader="Christopher Columbus")
    return not_held(game, asked, args[0], (TERRITORY,), "ages.why.no_territory")


def retire(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    """Only Alexander the Great does, where he has yellow tokens to give."""
    leader = game.edition.civil[args[0]]
    if not isinstance(leader, AlexanderTheGreat) or not leader.yellow_at_leaving:
        return Message("ages.why.does_not_retire", card=civil_name(game, args[0]))
    return Message("ages.why.needs_leader", leader=civil_name(game, args[0]))


# Attacks


def attack(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    id, rival = args
    return (
        not_held(game, asked, id, (AGGRESSION,), "ages.why.no_aggression")
        or no_rival(game, asked, rival)
        or attack_forbidden(game, asked, id, rival)
        or no_target(game, id, rival)
        or not_stronger(game, asked, rival)
    )


def no_rival(game: Ages, asked: AnyDecision, rival: int) -> Message | None:
    if rival >= game.players:
        return Message("ages.why.no_player", number=rival + 1, players=int(game.players))
    if rival == asked.seat:
        return Message("ages.why.yourself")
    return None if game.civs[rival].is_playing else Message("ages.why.gone", rival=rival)


def attack_forbidden(game: Ages, asked: AnyDecision, id: i64, rival: int) -> Message | None:
    """The own leader, a pact, an earlier attacker, or too few military actions."""
    civ = civ_of(game, asked)
    leader = leader_of(game, civ)
    if leader is not None and not leader.may_attack():
        return Message("ages.why.leader_forbids", leader=leader.name)
    for owner in pacts_between(game, asked.seat, rival):
        if pact_of(game, owner).forbids_attack:
            return Message("ages.why.pact_forbids", pact=pact_of(game, owner).name, rival=rival)
    holder = holder_of(game, rival)
    if holder not in (NONE, asked.seat):
        return Message("ages.why.attacked_already", rival=rival, holder=int(holder))
    card = game.edition.military[id]
    plain = card.cost_against(game, rival) if isinstance(card, Aggression) else card.cost
    cost, have = attack_cost(game, rival, plain), military_actions(civ)
    if cost <= have:
        return None
    sentence = "ages.why.attack_cost" if cost == plain else "ages.why.attack_cost_doubled"
    return Message(
        sentence,
        card=card.name,
        cost=int(cost),
        have=int(have),
        rival=rival,
        leader="" if cost == plain else civil_name(game, game.civs[rival].leader),
    )


def no_target(game: Ages, id: i64, rival: int) -> Message | None:
    card = cast(Aggression, game.edition.military[id])
    if card.has_target(game, rival):
        return None
    return Message(NO_TARGET.get(type(card), "ages.why.no_plan"), rival=rival, card=card.name)


NO_TARGET: Final[dict[type[Aggression], str]] = {
    Annex: "ages.why.no_colony",
    Assassinate: "ages.why.no_rival_leader",
    Sabotage: "ages.why.no_rival_wonder",
}


def not_stronger(game: Ages, asked: AnyDecision, rival: int) -> Message | None:
    if is_strong_enough(game, asked.seat, rival):
        return None
    own = strength_in_attack(game, asked.seat, rival, True)
    theirs = strength_in_attack(game, rival, asked.seat, False)
    return Message("ages.why.too_strong", rival=rival, strength=int(own), theirs=int(theirs))


def declare(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    id, rival = args
    civ = civ_of(game, asked)
    return (
        not_held(game, asked, id, (WAR,), "ages.why.no_war")
        or (Message("ages.why.last_round") if is_too_late(game) else None)
        or (None if civ.war == NONE else Message("ages.why.at_war", war=military_name(game, civ.war)))
        or no_rival(game, asked, rival)
        or attack_forbidden(game, asked, id, rival)
        or immune(game, rival)
    )


def immune(game: Ages, rival: int) -> Message | None:
    return Message("ages.why.immune", rival=rival) if is_immune(game, rival) else None


# Pacts


def offer(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    id, partner, side = args
    return (
        not_held(game, asked, id, (PACT,), "ages.why.no_pact")
        or no_rival(game, asked, partner)
        or wrong_side(game, id, side)
    )


def wrong_side(game: Ages, id: i64, side: int) -> Message | None:
    pact = cast(Pact, game.edition.military[id])
    if pact.sided == (side > 0):
        return None
    return Message("ages.why.name_side" if pact.sided else "ages.why.no_sides", pact=pact.name)


def cancel(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    return Message("ages.why.no_such_pact", pact=military_name(game, args[0]))


POLITICS_REASONS: Final[dict[str, Reason]] = {
    "prepare": prepare,
    "settle": settle,
    "retire": retire,
    "attack": attack,
    "declare": declare,
    "offer": offer,
    "cancel": cancel,
}

# fmt: off
SENTENCES: Final = {
    "ages.why.no_event":         "{card} is no event or territory (Ages, Prepare an event).",
    "ages.why.no_territory":     "{card} is no territory (Ages, Christopher Columbus).",
    "ages.why.does_not_retire":  "{card} does not retire (Ages, Alexander the Great).",
    "ages.why.no_aggression":    "{card} is no aggression (Ages, Playing an aggression).",
    "ages.why.no_war":           "{card} is no war (Ages, Declaring a war).",
    "ages.why.no_pact":          "{card} is no pact (Ages, Offer a pact).",
    "ages.why.no_player":        "There is no player {number} at a table of {players} (Ages, Politics phase).",
    "ages.why.yourself":         "That is yourself (Ages, Politics phase).",
    "ages.why.gone":             "{rival:player} has left the game (Ages, Resign).",
    "ages.why.leader_forbids":   "{leader} leads you and attacks nobody (Ages, {leader}).",
    "ages.why.pact_forbids":     "{pact} forbids attacks between you and {rival:player} (Ages, Pacts).",
    "ages.why.attack_cost":      "{card} costs {cost:military action|military actions}; you have {have} (Ages, Politics phase).",
    "ages.why.attack_cost_doubled": "{card} costs {cost:military action|military actions} against {leader} of {rival:player}, twice the printed number; you have {have} (Ages, {leader}).",
    "ages.why.no_colony":        "{rival:player} has no colony to annex (Ages, {card}).",
    "ages.why.no_rival_leader":  "{rival:player} has no leader (Ages, {card}).",
    "ages.why.no_rival_wonder":  "{rival:player} has no unfinished wonder (Ages, {card}).",
    "ages.why.settled":          "{leader} has colonized and does so once in the game (Ages, {leader}).",
    "ages.why.no_plan":          "{rival:player} has neither a leader nor an unfinished wonder (Ages, {card}).",
    "ages.why.too_strong":       "{rival:player} has strength {theirs}, you have {strength}; an aggression needs more than the rival has (Ages, Playing an aggression).",
    "ages.why.last_round":       "No war can be declared in the last round (Ages, Declaring a war).",
    "ages.why.at_war":           "{war} that you declared has not been resolved (Ages, Declaring a war).",
    "ages.why.immune":           "A pact keeps everybody from declaring war on {rival:player} (Ages, Loss of Sovereignty).",
    "ages.why.name_side":        "The sides of {pact} differ: say which is yours, A or B (Ages, Offer a pact).",
    "ages.why.no_sides":         "The sides of {pact} are equal: name none (Ages, Offer a pact).",
    "ages.why.no_such_pact":     "You are no party to {pact} (Ages, Cancel a pact).",
    "ages.why.resign_politics":  "Resigning is a political action of your own turn (Ages, Resign).",
    "ages.why.resign_start":     "You can only resign as your turn begins (Ages, Resign).",
    "ages.why.attacked_already": "{holder:player} has attacked {rival:player}, and until the next politics of {holder:player} nobody else may (Ages, No military alliances).",
    "ages.why.resign_age":       "Nobody can resign in Age IV (Ages, Resign).",
}
# fmt: on

add_sentences("en", SENTENCES)
