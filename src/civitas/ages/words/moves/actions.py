"""Actions of the action phase with their price, and what is ordered or used."""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.actions.action_cards import culture_of, unit_resources_of
from civitas.ages.actions.costs import population_cost
from civitas.ages.actions.leaders import asks_to_tuck, refund
from civitas.ages.actions.technologies import revolts_with_military, science_pact, science_partner
from civitas.ages.actions.wonders import stages_cost, stages_left
from civitas.ages.cards import leaders, original_wonders, wonders
from civitas.ages.cards.developments import BuildFree
from civitas.ages.cards.events_age_i import DestroyBuilding
from civitas.ages.cards.events_age_ii import TakeByAgreement
from civitas.ages.cards.kinds import FARMS_AND_MINES, FARMS_MINES_URBAN, LEADER, NONE, URBAN, ActionCard
from civitas.ages.ratings import army_bonus, pact_of
from civitas.ages.state import Ages, Civilization
from civitas.ages.words import prices
from civitas.ages.words.moves.wording import Wording, for_resources, of_worker_card, plain
from civitas.ages.words.naming import civ_of, civil_name, military_name, worker_card
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message, add_sentences


def take(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    """With the space, where the same card lies twice; none of the cards that may be free does."""
    id, space = args
    cost = prices.civil_actions_of(game, asked, args)
    agreed = isinstance(asked, TakeByAgreement)
    if not cost and not agreed:
        return Message("ages.move.free", card=civil_name(game, id))
    which = "agree" if agreed else "take"
    at = "_at" if game.row.count(id) > 1 else ""
    return Message(f"ages.move.{which}{at}", card=civil_name(game, id), space=space + 1, cost=cost)


def grow(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    cost = prices.food_of(game, asked, "grow", args)
    return Message("ages.move.grow", food=cost) if cost else Message("ages.move.grow_free")


def build(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    cost = 0 if isinstance(asked, BuildFree) else prices.of_build(game, asked, args).cost
    return for_resources("ages.move.build", cost, card=worker_card(game, args[0]).name)


def upgrade(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    low, high = worker_card(game, args[0]), worker_card(game, args[1])
    cost = prices.of_upgrade(game, asked, args).cost
    return for_resources("ages.move.upgrade", cost, low=low.name, high=high.name)


def recast(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    low, high = worker_card(game, args[0]), worker_card(game, args[1])
    cost = prices.of_recast(game, asked, args).cost
    leader = civil_name(game, civ_of(game, asked).leader)
    return for_resources("ages.move.recast", cost, low=low.name, high=high.name, leader=leader)


def recruit(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    price = prices.of_recruit(game, asked, args)
    return Message(
        "ages.move.recruit",
        card=price.thing,
        leader=civil_name(game, civ_of(game, asked).leader),
        food=prices.food_of(game, asked, "recruit", args),
        cost=price.cost,
    )


def destroy(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    id = "ages.move.lose_building" if isinstance(asked, DestroyBuilding) else "ages.move.destroy"
    return Message(id, card=worker_card(game, args[0]).name)


def stages(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    civ = civ_of(game, asked)
    count = args[0] + 1
    id = "ages.move.complete" if count == stages_left(game, civ) else "ages.move.stages"
    price = prices.of_stages(game, asked, args)
    return Message(id, wonder=price.thing, count=count, cost=price.cost)


def play(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = game.edition.civil[args[0]]
    civ = civ_of(game, asked)
    if card.kind != LEADER:
        return Message("ages.move.play", card=card.name, effect=action_effect(game, civ, cast(ActionCard, card)))
    if civ.leader == NONE:
        return Message("ages.move.leader", card=card.name)
    return Message(replacing(game, civ), card=card.name, old=civil_name(game, civ.leader))


def replacing(game: Ages, civ: Civilization) -> str:
    """Whether a question about the old leader follows, and whether the action comes back."""
    if asks_to_tuck(game, civ):
        return "ages.move.replace_or_tuck"
    return "ages.move.replace_leader" if refund(game, civ) else "ages.move.exchange_leader"


KINDS: Final = {
    FARMS_AND_MINES: "ages.kinds.farms_and_mines",
    URBAN: "ages.kinds.urban",
    FARMS_MINES_URBAN: "ages.kinds.buildings",
}


def action_effect(game: Ages, civ: Civilization, card: ActionCard) -> Message:
    """What an action card would do for its player now."""
    if card.terms.builds or card.terms.upgrades:
        kinds = Message(KINDS[int(card.terms.builds or card.terms.upgrades)])
        return Message(order_of(card), kinds=kinds, discount=int(card.terms.discount))
    if card.terms.develops:
        return Message("ages.effect.develop", science=int(card.gain_science))
    if card.stage:
        cost = stages_cost(game, civ, 1, card.terms.discount)
        return Message("ages.effect.stage", wonder=civil_name(game, civ.project), cost=int(cost))
    if card.grows:
        return Message("ages.effect.grow", food=int(population_cost(game, civ)), gain=int(card.gain_food))
    if card.either:
        return Message("ages.effect.either", amount=int(card.either))
    return Message("ages.effect.gain", gains=plain_gains(game, civ, card))


def order_of(card: ActionCard) -> str:
    """Whether a card orders to build, to upgrade, or either."""
    if not card.terms.builds:
        return "ages.effect.order_upgrade"
    return "ages.effect.order" if card.terms.upgrades else "ages.effect.order_build"


def plain_gains(game: Ages, civ: Civilization, card: ActionCard) -> list[Message]:
    """What is gained at once, in the order printed; with others' strength and culture as they are now."""
    gains = [
        ("resources", card.gain_resources),
        ("food", card.gain_food),
        ("science", card.gain_science),
        ("culture", culture_of(game, civ, card)),
        ("military_actions", card.temporary_actions),
        ("unit_resources", unit_resources_of(game, civ, card)),
    ]
    found = [Message(f"ages.amount.{what}", amount=int(amount)) for what, amount in gains if amount]
    return found or [Message("ages.amount.nothing")]


def use(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    """What the leader or wonder does."""
    card = game.edition.civil[args[0]]
    if isinstance(card, original_wonders.OceanLinerService):
        return Message("ages.move.use_for_growth", card=card.name, food=prices.food_of(game, asked, "use", args))
    if isinstance(card, wonders.OceanLinerService):
        return Message("ages.move.use_for_worker", card=card.name, workers=int(card.population))
    if isinstance(card, leaders.WinstonChurchill):
        return Message("ages.move.use_for_culture", card=card.name, culture=int(card.each_turn))
    return Message("ages.move.use_military_action", card=card.name)


def use_for_war(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = cast(leaders.WinstonChurchill, game.edition.civil[args[0]])
    science, resources = int(card.unit_science), int(card.unit_resources)
    return Message("ages.move.use_for_war", card=card.name, science=science, resources=resources)


def develop(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return for_science(game, asked, "ages.move.develop", args[0], prices.science_of(game, asked, "develop", args))


def revolution(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    military = revolts_with_military(game, civ_of(game, asked))
    id = "ages.move.revolution_military" if military else "ages.move.revolution"
    return for_science(game, asked, id, args[0], prices.science_of(game, asked, "revolution", args))


def for_science(game: Ages, asked: AnyDecision, id: str, card: i64, cost: int) -> Message:
    """With the price, and what the partner of a pact pays of it."""
    civ = civ_of(game, asked)
    return Message(
        id if cost else f"{id}_free",
        card=civil_name(game, card),
        cost=cost,
        civil=int(civ.civil_total),
        military=int(civ.military_total),
        shared=shared(game, asked.seat),
    )


def shared(game: Ages, seat: i64) -> Message | str:
    """What the partner of a pact pays besides."""
    owner = science_pact(game, seat)
    if owner == NONE:
        return ""
    share = int(pact_of(game, owner).partner_pays)
    return Message("ages.move.shared", share=share, partner=int(science_partner(game, seat)))


def play_tactic(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return tactic(game, asked, args[0], "play_tactic")


def copy(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return tactic(game, asked, args[0], "copy")


def tactic(game: Ages, asked: AnyDecision, id: i64, word: str) -> Message:
    """With the strength before and after."""
    civ = civ_of(game, asked)
    after = civ.strength - armies_under(game, civ, civ.tactic) + armies_under(game, civ, id)
    return Message(
        f"ages.move.{word}",
        tactic=military_name(game, id),
        cost=prices.military_actions_of(game, word),
        strength=int(civ.strength),
        after=int(after),
    )


def armies_under(game: Ages, civ: Civilization, id: i64) -> i64:
    return army_bonus(game, civ, id, civ.workers)


ACTIONS: Final[dict[str, Wording]] = {
    "end_turn": plain("ages.move.end"),
    "take": take,
    "grow": grow,
    "build": build,
    "upgrade": upgrade,
    "destroy": destroy,
    "disband": of_worker_card("ages.move.disband"),
    "recruit": recruit,
    "recast": recast,
    "stages": stages,
    "play": play,
    "use": use,
    "use_for_war": use_for_war,
    "develop": develop,
    "revolution": revolution,
    "play_tactic": play_tactic,
    "copy": copy,
    "draw": plain("ages.move.draw"),
    "trade_food": plain("ages.move.trade_food"),
    "trade_resource": plain("ages.move.trade_resource"),
}

# fmt: off
SENTENCES: Final = {
    "ages.move.end":             "End the turn",
    "ages.move.take":            "Take {card} for {cost:civil action|civil actions}",
    "ages.move.take_at":         "Take {card} at space {space} for {cost:civil action|civil actions}",
    "ages.move.free":            "Take {card} free of charge",
    "ages.move.agree":           "Take {card}, worth {cost:civil action|civil actions}",
    "ages.move.agree_at":        "Take {card} at space {space}, worth {cost:civil action|civil actions}",
    "ages.move.grow":            "Increase the population for {food} food",
    "ages.move.grow_free":       "Increase the population free of charge",
    "ages.move.build":           "Build {card} for {cost:resource|resources}",
    "ages.move.build_free":      "Build {card} free of charge",
    "ages.move.upgrade":         "Upgrade {low} to {high} for {cost:resource|resources}",
    "ages.move.upgrade_free":    "Upgrade {low} to {high} free of charge",
    "ages.move.recast":          "Turn {low} into {high} for {cost:resource|resources} with {leader}",
    "ages.move.recast_free":     "Turn {low} into {high} free of charge with {leader}",
    "ages.move.recruit":         "Recruit {card} with {leader} for {food} food and {cost:resource|resources}",
    "ages.move.destroy":         "Destroy {card} for 1 civil action",
    "ages.move.disband":         "Disband {card} for 1 military action",
    "ages.move.lose_building":   "Lose {card}",
    "ages.move.stages":          "Build {count:stage|stages} of {wonder} for {cost:resource|resources}",
    "ages.move.complete":        "Complete {wonder} with {count:stage|stages} for {cost:resource|resources}",
    "ages.move.leader":          "Play {card} as leader for 1 civil action",
    "ages.move.replace_leader":  "Replace {old} by {card}; the civil action comes back",
    "ages.move.replace_or_tuck": "Play {card}; then {old} goes under a wonder, or the civil action comes back",
    "ages.move.exchange_leader": "Replace {old} by {card} for 1 civil action",
    "ages.move.play":            "Play {card}: {effect}",
    "ages.effect.order":         "build or upgrade {kinds} for {discount:resource|resources} less",
    "ages.effect.order_build":   "build {kinds} for {discount:resource|resources} less",
    "ages.effect.order_upgrade": "upgrade {kinds} for {discount:resource|resources} less",
    "ages.kinds.farms_and_mines": "a farm or mine",
    "ages.kinds.urban":          "an urban building",
    "ages.kinds.buildings":      "a farm, mine or urban building",
    "ages.effect.develop":       "develop a technology, then gain {science} science",
    "ages.effect.stage":         "build a stage of {wonder} for {cost:resource|resources}",
    "ages.effect.grow":          "increase the population for {food} food, then gain {gain} food",
    "ages.effect.either":        "gain {amount} food or {amount} resources",
    "ages.effect.gain":          "gain {gains}",
    "ages.amount.resources":     "{amount:resource|resources}",
    "ages.amount.food":          "{amount} food",
    "ages.amount.science":       "{amount} science",
    "ages.amount.culture":       "{amount} culture",
    "ages.amount.military_actions": "{amount:military action|military actions}",
    "ages.amount.unit_resources": "{amount:resource|resources} for units this turn",
    "ages.amount.nothing":       "nothing",
    "ages.move.use_military_action": "Use a military action as a civil action with {card}",
    "ages.move.use_for_culture": "Gain {culture} culture with {card}",
    "ages.move.use_for_worker":  "Gain {workers:worker|workers} with {card}",
    "ages.move.use_for_growth":  "Increase the population with {card} for {food} food",
    "ages.move.use_for_war":     "Gain {science} science and {resources:resource|resources} for units with {card}",
    "ages.move.develop":         "Develop {card} for {cost} science{shared}",
    "ages.move.revolution":      "Declare a revolution for {card}: {cost} science and all {civil} civil actions{shared}",
    "ages.move.revolution_military": "Declare a revolution for {card}: {cost} science and all {military} military actions{shared}",
    "ages.move.develop_free":    "Develop {card} free of charge{shared}",
    "ages.move.revolution_free": "Declare a revolution for {card}: no science and all {civil} civil actions{shared}",
    "ages.move.revolution_military_free": "Declare a revolution for {card}: no science and all {military} military actions{shared}",
    "ages.move.shared":          ", and {share} of {partner:player}",
    "ages.move.play_tactic":     "Play the tactic {tactic} for {cost:military action|military actions} (strength {strength} to {after})",
    "ages.move.copy":            "Copy the tactic {tactic} for {cost:military action|military actions} (strength {strength} to {after})",
    "ages.move.draw":            "Draw a military card (1 military action)",
    "ages.move.trade_food":      "Pay 1 food and use it as a resource this turn",
    "ages.move.trade_resource":  "Pay 1 resource and use it as food this turn",
}
# fmt: on

add_sentences("en", SENTENCES)
