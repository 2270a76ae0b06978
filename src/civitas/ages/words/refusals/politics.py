"""Why a political action is not possible now, with the numbers and the rule.

Of a rival it tells only what lies open: strength, leader, pacts, colonies, never their hand.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import obstacles
from civitas.ages.actions.costs import military_actions
from civitas.ages.cards.kinds import MILITARY_KIND_NAMES
from civitas.ages.politics.aggressions import Aggression
from civitas.ages.politics.attacks import attack_cost, forbidding_pact, holder_of, strength_in_attack
from civitas.ages.words.naming import civil_name, military_name
from civitas.ages.words.refusals.attempt import Attempt, Refusal, of_card, plain
from civitas.kernel.messages import Message, add_sentences


def rival_of(tried: Attempt) -> int:
    """Whom an attack or an offer is for."""
    return tried.args[1]


def no_player(tried: Attempt) -> Message:
    return Message("ages.why.no_player", number=rival_of(tried) + 1, players=int(tried.game.players))


def of_rival(id: str) -> Refusal:
    """A refusal that names the rival."""
    return lambda tried: Message(id, rival=rival_of(tried))


def of_target(id: str) -> Refusal:
    """A refusal that names the rival and the card against them."""
    return lambda tried: Message(id, rival=rival_of(tried), card=tried.named["card"])


def of_kind(id: str) -> Refusal:
    """A refusal that names a military card and what kind of card it is."""
    return lambda tried: Message(id, card=tried.military_card.name, kind=MILITARY_KIND_NAMES[tried.military_card.kind])


def of_pact(id: str) -> Refusal:
    return lambda tried: Message(id, pact=tried.named["card"])


# Attacks


def leader_forbids(tried: Attempt) -> Message:
    return Message("ages.why.leader_forbids", leader=civil_name(tried.game, tried.civ.leader))


def pact_forbids(tried: Attempt) -> Message:
    pact = forbidding_pact(tried.game, tried.asked.seat, rival_of(tried))
    assert pact is not None
    return Message("ages.why.pact_forbids", pact=pact.name, rival=rival_of(tried))


def attacked_already(tried: Attempt) -> Message:
    holder = holder_of(tried.game, rival_of(tried))
    return Message("ages.why.attacked_already", rival=rival_of(tried), holder=int(holder))


def cost_of_attack(tried: Attempt) -> Message:
    """With the leader who makes it dearer."""
    game, card, rival = tried.game, tried.military_card, rival_of(tried)
    printed = card.cost_against(game, rival) if isinstance(card, Aggression) else card.cost
    cost = attack_cost(game, rival, printed)
    return Message(
        "ages.why.attack_cost" if cost == printed else "ages.why.attack_cost_doubled",
        card=card.name,
        cost=int(cost),
        have=int(military_actions(tried.civ)),
        rival=rival,
        leader="" if cost == printed else civil_name(game, game.civs[rival].leader),
    )


def too_strong(tried: Attempt) -> Message:
    seat, rival = tried.asked.seat, rival_of(tried)
    own = strength_in_attack(tried.game, seat, rival, True)
    theirs = strength_in_attack(tried.game, rival, seat, False)
    return Message("ages.why.too_strong", rival=rival, strength=int(own), theirs=int(theirs))


def at_war(tried: Attempt) -> Message:
    return Message("ages.why.at_war", war=military_name(tried.game, tried.civ.war))


# Leaders


def settled(tried: Attempt) -> Message:
    return Message("ages.why.settled", leader=civil_name(tried.game, tried.civ.leader))


POLITICS_REFUSALS: Final[dict[int, Refusal]] = {
    obstacles.POLITICS_FIRST: plain("ages.why.politics_first"),
    obstacles.NOT_AN_EVENT: of_kind("ages.why.no_event"),
    obstacles.NOT_A_TERRITORY: of_kind("ages.why.no_territory"),
    obstacles.SETTLED: settled,
    obstacles.DOES_NOT_RETIRE: of_card("ages.why.does_not_retire"),
    obstacles.NOT_AN_AGGRESSION: of_kind("ages.why.no_aggression"),
    obstacles.NOT_A_WAR: of_kind("ages.why.no_war"),
    obstacles.NOT_A_PACT: of_kind("ages.why.no_pact"),
    obstacles.NO_PLAYER: no_player,
    obstacles.YOURSELF: plain("ages.why.yourself"),
    obstacles.GONE: of_rival("ages.why.gone"),
    obstacles.LEADER_FORBIDS: leader_forbids,
    obstacles.PACT_FORBIDS: pact_forbids,
    obstacles.ATTACKED_ALREADY: attacked_already,
    obstacles.ATTACK_COST: cost_of_attack,
    obstacles.NO_COLONY: of_target("ages.why.no_colony"),
    obstacles.NO_RIVAL_LEADER: of_target("ages.why.no_rival_leader"),
    obstacles.NO_RIVAL_WONDER: of_target("ages.why.no_rival_wonder"),
    obstacles.NO_PLAN: of_target("ages.why.no_plan"),
    obstacles.TOO_STRONG: too_strong,
    obstacles.TOO_LATE: plain("ages.why.last_round"),
    obstacles.AT_WAR: at_war,
    obstacles.IMMUNE: of_rival("ages.why.immune"),
    obstacles.NAME_SIDE: of_pact("ages.why.name_side"),
    obstacles.NO_SIDES: of_pact("ages.why.no_sides"),
    obstacles.NOT_YOUR_PACT: of_pact("ages.why.no_such_pact"),
}
RESIGNING: Final[dict[int, str]] = {
    obstacles.RESIGN_IN_POLITICS: "ages.why.resign_politics",
    obstacles.RESIGN_AT_START: "ages.why.resign_start",
    obstacles.RESIGN_IN_LAST_AGE: "ages.why.resign_age",
}
"""Why nobody can resign now; resigning is no move of the book."""

# fmt: off
SENTENCES: Final = {
    "ages.why.politics_first":   "Actions come after the politics phase: take a political action or pass first (Ages, Politics phase).",
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
    "ages.why.resign_age":       "Nobody can resign in the last age (Ages, Resign).",
}
# fmt: on

add_sentences("en", SENTENCES)
