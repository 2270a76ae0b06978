"""Each legal move as a person wants to read it, with its price: one function for each kind of move.

The prices come from the rules that collect them; the words stand in `sentences.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from civitas.ages.actions.action_cards import CarryOut, GainEither, richer, stronger
from civitas.ages.actions.buildings import card_at
from civitas.ages.actions.card_row import take_cost
from civitas.ages.actions.costs import build_cost, population_cost, upgrade_cost
from civitas.ages.actions.leaders import TuckLeader
from civitas.ages.actions.technologies import discounts, science_partner
from civitas.ages.actions.wonders import CoverStage, stages_cost
from civitas.ages.cards.aggressions import InfiltrateTarget, RaidAlike, RaidBuilding
from civitas.ages.cards.developments import AdvanceCivilization, BuildFree
from civitas.ages.cards.events_age_i import DestroyBuilding
from civitas.ages.cards.events_age_ii import TakeByAgreement, Terrorize
from civitas.ages.cards.kinds import (
    FARMS_AND_MINES,
    FARMS_MINES_URBAN,
    LEADER,
    LEVELS,
    NONE,
    URBAN,
    ActionCard,
    Bonus,
    CivilCard,
)
from civitas.ages.cards.leaders import ChristopherColumbus, FrederickBarbarossa
from civitas.ages.cards.mixes import ChooseMix, TakeMix
from civitas.ages.cards.original_wonders import OceanLinerService
from civitas.ages.cards.wars import StealTechnology
from civitas.ages.goods import RESOURCES, stored, worth_of
from civitas.ages.moments import leader_of
from civitas.ages.politics.aggressions import Aggression, Defend, defense_of
from civitas.ages.politics.attacks import attack_cost, strength_in_attack
from civitas.ages.politics.fights import Sacrifice
from civitas.ages.politics.pacts import AnswerOffer
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.politics.territories import SendForce, colonizing_bonus, force_of_units
from civitas.ages.politics.wars import strength_in_war
from civitas.ages.ratings import army_bonus, at_least_zero
from civitas.ages.state import Ages, Civilization
from civitas.ages.upkeep.production import HoldBack
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message

Wording = Callable[[Ages, AnyDecision, list[int]], Message]


def sentence(game: Ages, move: int) -> Message:
    """A legal move as a sentence."""
    kind = game.edition.book.kind(move)
    return WORDINGS[kind.word](game, game.decision(), kind.arguments(move))


def civ_of(game: Ages, asked: AnyDecision) -> Civilization:
    return game.civs[asked.seat]


def civil_name(game: Ages, id: i64) -> str:
    return game.edition.civil[id].name


def military_name(game: Ages, id: i64) -> str:
    return game.edition.military[id].name


def worker_card(game: Ages, number: i64) -> CivilCard:
    """The card that holds workers, by its number in the moves."""
    return game.edition.civil[game.edition.worker_cards[number]]


def plain(id: str) -> Wording:
    """A move whose sentence needs nothing."""

    def word(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
        return Message(id)

    return word


# Passing and ending


def pass_(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.no_politics" if isinstance(asked, PoliticalAction) else "ages.move.no_bid")


def done(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    """What ending a series of choices means."""
    if isinstance(asked, Defend):
        return Message("ages.move.give_up" if asked.needed > 0 else "ages.move.defend")
    if isinstance(asked, Sacrifice):
        strength, against = int(asked.strength(game)), int(asked.against(game))
        return Message("ages.move.sacrifice_done", strength=strength, against=against)
    if isinstance(asked, HoldBack):
        return Message("ages.move.hold_nothing")
    if isinstance(asked, SendForce):
        return Message("ages.move.send_force", force=int(asked.force(game)))
    if isinstance(asked, TuckLeader):
        return Message("ages.move.take_action_back", leader=civil_name(game, civ_of(game, asked).leader))
    if isinstance(asked, StealTechnology):
        science = min(int(asked.amount), int(game.civs[asked.loser].science))
        return Message("ages.move.steal_science", science=science, loser=int(asked.loser))
    if isinstance(asked, TakeByAgreement):
        return Message("ages.move.take_no_more")
    if isinstance(asked, RaidAlike):
        return Message("ages.move.raid_no_more", amount=int(asked.cost // 2))
    return Message("ages.move.build_nothing" if isinstance(asked, BuildFree) else "ages.move.advance_nothing")


def accept(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.accept", pact=military_name(game, cast(AnswerOffer, asked).pact))


def refuse(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.refuse", pact=military_name(game, cast(AnswerOffer, asked).pact))


# Cards of the row


def take(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    """With the space, where the same card lies twice."""
    id, space = args
    civ = civ_of(game, asked)
    ids = ["free", "free_at"] if take_cost(game, civ, space) == 0 else ["take", "take_at"]
    if isinstance(asked, TakeByAgreement):
        ids = ["agree", "agree_at"]
    which = ids[1] if game.row.count(id) > 1 else ids[0]
    return Message(
        f"ages.move.{which}", card=civil_name(game, id), space=space + 1, cost=int(take_cost(game, civ, space))
    )


# Population, buildings, units


def discount_now(game: Ages, asked: AnyDecision) -> i64:
    """What the card or the event that orders an action takes off its price."""
    if isinstance(asked, CarryOut):
        return cast(ActionCard, game.edition.civil[asked.card]).discount
    return asked.less if isinstance(asked, AdvanceCivilization) else 0


def grow(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    cost = at_least_zero(population_cost(game, civ_of(game, asked)) - discount_now(game, asked))
    return Message("ages.move.grow", food=int(cost)) if cost else Message("ages.move.grow_free")


def build(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = worker_card(game, args[0])
    cost: i64 = 0
    if not isinstance(asked, BuildFree):
        cost = at_least_zero(build_cost(game, civ_of(game, asked), card) - discount_now(game, asked))
    return for_resources("ages.move.build", cost, card=card.name)


def upgrade(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    low, high = worker_card(game, args[0]), worker_card(game, args[1])
    cost = at_least_zero(upgrade_cost(game, civ_of(game, asked), low, high) - discount_now(game, asked))
    return for_resources("ages.move.upgrade", cost, low=low.name, high=high.name)


def recast(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    low, high = worker_card(game, args[0]), worker_card(game, args[1])
    civ = civ_of(game, asked)
    cost = upgrade_cost(game, civ, low, high)
    leader = civil_name(game, civ.leader)
    return for_resources("ages.move.recast", cost, low=low.name, high=high.name, leader=leader)


def for_resources(id: str, cost: i64, **args: object) -> Message:
    """With the price, or free of charge."""
    return Message(id, cost=int(cost), **args) if cost else Message(f"{id}_free", **args)


def recruit(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    civ = civ_of(game, asked)
    card = worker_card(game, args[0])
    leader = cast(FrederickBarbarossa, leader_of(game, civ))
    return Message(
        "ages.move.recruit",
        card=card.name,
        leader=leader.name,
        food=int(leader.food_to_grow(game, civ)),
        cost=int(leader.resources_to_build(game, civ, card)),
    )


def destroy(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    id = "ages.move.lose_building" if isinstance(asked, DestroyBuilding) else "ages.move.destroy"
    return Message(id, card=worker_card(game, args[0]).name)


def of_worker_card(id: str) -> Wording:
    """A move that names a card with workers and has no price."""

    def word(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
        return Message(id, card=worker_card(game, args[0]).name)

    return word


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


def stages(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    civ = civ_of(game, asked)
    count = args[0] + 1
    card = game.edition.civil[civ.project]
    completes = civ.stages_built + count == len(card.stages)
    id = "ages.move.complete" if completes else "ages.move.stages"
    return Message(id, wonder=card.name, count=count, cost=int(stages_cost(game, civ, count)))


# Leaders and action cards


def play(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = game.edition.civil[args[0]]
    civ = civ_of(game, asked)
    if card.kind != LEADER:
        return Message("ages.move.play", card=card.name, effect=action_effect(game, civ, cast(ActionCard, card)))
    if civ.leader == NONE:
        return Message("ages.move.leader", card=card.name)
    return Message("ages.move.replace_leader", card=card.name, old=civil_name(game, civ.leader))


KINDS: Final = {
    FARMS_AND_MINES: "ages.kinds.farms_and_mines",
    URBAN: "ages.kinds.urban",
    FARMS_MINES_URBAN: "ages.kinds.buildings",
}


def action_effect(game: Ages, civ: Civilization, card: ActionCard) -> Message:
    """What an action card would do for its player now."""
    if card.builds or card.upgrades:
        kinds = Message(KINDS[int(card.builds or card.upgrades)])
        return Message(order_of(card), kinds=kinds, discount=int(card.discount))
    if card.develops:
        return Message("ages.effect.develop", science=int(card.gain_science))
    if card.stage:
        cost = at_least_zero(stages_cost(game, civ, 1) - card.discount)
        return Message("ages.effect.stage", wonder=civil_name(game, civ.project), cost=int(cost))
    if card.grows:
        return Message("ages.effect.grow", food=int(population_cost(game, civ)), gain=int(card.gain_food))
    if card.either:
        return Message("ages.effect.either", amount=int(card.either))
    return Message("ages.effect.gain", gains=plain_gains(game, civ, card))


def order_of(card: ActionCard) -> str:
    """Whether a card orders to build, to upgrade, or either."""
    if not card.builds:
        return "ages.effect.order_upgrade"
    return "ages.effect.order" if card.upgrades else "ages.effect.order_build"


def plain_gains(game: Ages, civ: Civilization, card: ActionCard) -> list[Message]:
    """What is gained at once, in the order printed; with others' strength and culture as they are now."""
    players = game.count_playing() - 2
    units = card.temporary_resources + card.temporary_per_stronger[players] * stronger(game, civ)
    culture = card.gain_culture + card.culture_per_richer[players] * richer(game, civ)
    gains = [
        ("resources", card.gain_resources),
        ("food", card.gain_food),
        ("science", card.gain_science),
        ("culture", culture),
        ("military_actions", card.temporary_actions),
        ("unit_resources", units),
    ]
    found = [Message(f"ages.amount.{what}", amount=int(amount)) for what, amount in gains if amount]
    return found or [Message("ages.amount.nothing")]


USES: Final = {
    "Hammurabi": "ages.move.use_military_action",
    "Winston Churchill": "ages.move.use_for_culture",
    "Ocean Liner Service": "ages.move.use_for_worker",
}


def use(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = game.edition.civil[args[0]]
    if isinstance(card, OceanLinerService):
        food = at_least_zero(population_cost(game, civ_of(game, asked)) - card.food_less)
        return Message("ages.move.use_for_growth", card=card.name, food=int(food))
    return Message(USES.get(card.name, "ages.move.use"), card=card.name)


def of_civil_card(id: str) -> Wording:
    """A move that names a civil card and has no price."""

    def word(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
        return Message(id, card=civil_name(game, args[0]))

    return word


def tuck(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    leader = civil_name(game, civ_of(game, asked).leader)
    return Message("ages.move.tuck", leader=leader, wonder=civil_name(game, args[0]))


# Technologies


def develop(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = game.edition.civil[args[0]]
    return for_science(game, asked, "ages.move.develop", card, card.science_cost)


def revolution(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = game.edition.civil[args[0]]
    civ = civ_of(game, asked)
    leader = leader_of(game, civ)
    if leader is not None and leader.revolts_with_military():
        return for_science(game, asked, "ages.move.revolution_military", card, card.revolution_cost)
    return for_science(game, asked, "ages.move.revolution", card, card.revolution_cost)


def for_science(game: Ages, asked: AnyDecision, id: str, card: CivilCard, printed: i64) -> Message:
    """With the price, and what the partner of a pact pays of it."""
    civ = civ_of(game, asked)
    less = discounts(game, asked.seat, card) + discount_now(game, asked)
    partner = science_partner(game, asked.seat)
    cost = at_least_zero(printed - less)
    return Message(
        id if cost else f"{id}_free",
        card=card.name,
        cost=int(cost),
        civil=int(civ.civil_total),
        military=int(civ.military_total),
        shared="" if partner == NONE else Message("ages.move.shared", partner=int(partner)),
    )


def steal(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    theft = cast(StealTechnology, asked)
    card = game.edition.civil[args[0]]
    return Message("ages.move.steal", card=card.name, loser=int(theft.loser), cost=int(card.science_cost))


# Tactics


def play_tactic(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return tactic(game, asked, args[0], "ages.move.play_tactic", 1)


def copy(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return tactic(game, asked, args[0], "ages.move.copy", game.edition.copy_tactic_cost)


def tactic(game: Ages, asked: AnyDecision, id: i64, sentence: str, cost: i64) -> Message:
    """With the strength before and after."""
    civ = civ_of(game, asked)
    after = civ.strength - armies_under(game, civ, civ.tactic) + armies_under(game, civ, id)
    return Message(
        sentence, tactic=military_name(game, id), cost=int(cost), strength=int(civ.strength), after=int(after)
    )


def armies_under(game: Ages, civ: Civilization, id: i64) -> i64:
    return army_bonus(game, civ, id, civ.workers)


# Politics


def prepare(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    card = game.edition.military[args[0]]
    return Message("ages.move.prepare", event=card.name, culture=int(card.age))


def of_military_card(id: str) -> Wording:
    """A move that names a military card and has no price."""

    def word(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
        return Message(id, card=military_name(game, args[0]))

    return word


def settle(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    leader = cast(ChristopherColumbus, leader_of(game, civ_of(game, asked)))
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


# Answers to others


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


def annex(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    for rival, civ in enumerate(game.civs):
        if args[0] in civ.colonies:
            return Message("ages.move.annex", card=military_name(game, args[0]), rival=rival)
    raise AssertionError(args)


def infiltrate_leader(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    rival = cast(InfiltrateTarget, asked).rival
    return infiltrate(game, "ages.move.infiltrate_leader", game.civs[rival].leader, rival)


def infiltrate_wonder(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    rival = cast(InfiltrateTarget, asked).rival
    return infiltrate(game, "ages.move.infiltrate_wonder", game.civs[rival].project, rival)


def infiltrate(game: Ages, id: str, target: i64, rival: i64) -> Message:
    card = game.edition.civil[target]
    return Message(id, card=card.name, rival=int(rival), culture=3 * int(card.age))


def gain_food(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.gain_food", amount=int(cast(GainEither, asked).amount))


def gain_resources(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    return Message("ages.move.gain_resources", amount=int(cast(GainEither, asked).amount))


def food(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
    """Of goods in all so much food, the rest resources, as far as there are any."""
    if isinstance(asked, TakeMix):
        return mix("ages.move.mix_take", args[0], asked.amount, stored(game, game.civs[asked.rival], RESOURCES))
    amount = cast(ChooseMix, asked).amount
    if amount > 0:
        return mix("ages.move.mix_gain", args[0], amount, amount)
    return mix("ages.move.mix_lose", args[0], -amount, stored(game, civ_of(game, asked), RESOURCES))


def mix(id: str, food: i64, amount: i64, most: i64) -> Message:
    rest = amount - food
    return Message(id, food=int(food), resources=int(rest if rest < most else most))


WORDINGS: Final[dict[str, Wording]] = {
    "pass": pass_,
    "end_turn": plain("ages.move.end"),
    "done": done,
    "accept": accept,
    "refuse": refuse,
    "grow": grow,
    "gain_food": gain_food,
    "gain_resources": gain_resources,
    "trade_food": plain("ages.move.trade_food"),
    "trade_resource": plain("ages.move.trade_resource"),
    "infiltrate_leader": infiltrate_leader,
    "infiltrate_wonder": infiltrate_wonder,
    "build": build,
    "destroy": destroy,
    "disband": of_worker_card("ages.move.disband"),
    "send": send,
    "lose": of_worker_card("ages.move.lose"),
    "return_blue": return_blue,
    "raid": raid,
    "recruit": recruit,
    "stages": stages,
    "play": play,
    "develop": develop,
    "revolution": revolution,
    "use": use,
    "use_for_war": of_civil_card("ages.move.use_for_war"),
    "retire": of_civil_card("ages.move.retire"),
    "tuck": tuck,
    "ruin": of_civil_card("ages.move.ruin"),
    "steal": steal,
    "play_tactic": play_tactic,
    "copy": copy,
    "prepare": prepare,
    "settle": settle,
    "cancel": cancel,
    "add": add,
    "discard": discard,
    "annex": annex,
    "abandon": of_military_card("ages.move.abandon"),
    "food": food,
    "bid": bid,
    "take": take,
    "upgrade": upgrade,
    "recast": recast,
    "attack": attack,
    "declare": declare,
    "offer": offer,
    "sacrifice": sacrifice,
    "draw": plain("ages.move.draw"),
    "hold_back": of_worker_card("ages.move.hold_back"),
    "keep": of_military_card("ages.move.keep"),
}
