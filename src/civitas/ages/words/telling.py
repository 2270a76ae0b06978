"""The table of Through the Ages as a person would tell it, from what a seat sees: you, the row by price, the others."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from civitas.ages.view import CivilizationShown, Table
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.view import View
from civitas.telling import Cards, Part, counted, facts_of, heading_of, message_of, of, seats_from, some, with_facts

# fmt: off
ENGLISH: Final = {
    "tell.ages.numbers.you":     "You have {culture} culture ({culture_rating} more a turn), {science} science ({science_rating} more), {food} food ({food_production} made and {consumption} eaten each turn) and {resources:resource|resources} ({resource_production} made).",
    "tell.ages.numbers":    "{seat:player} has {culture} culture (+{culture_rating}), {science} science (+{science_rating}), {food} food (+{food_production}) and {resources:resource|resources} (+{resource_production}).",
    "tell.ages.strength":        "Strength {strength}, place {rank} of {players}.",
    "tell.ages.happiness":       "{happiness:happy face|happy faces} of {happiness_needed} needed.",
    "tell.ages.discontent":      "{count:worker is|workers are} discontent.",
    "tell.ages.actions":         "{civil:civil action|civil actions} and {military:military action|military actions} left.",
    "tell.ages.corruption":      "Corruption costs {count:resource|resources} each turn.",
    "tell.ages.government":      "Government {government}.",
    "tell.ages.leader":          "Leader {leader}.",
    "tell.ages.project":         "Wonder {wonder}, {built} of {stages} stages; the next costs {cost:resource|resources}.",
    "tell.ages.wonders":         "Wonders finished: {things}.",
    "tell.ages.workers":         "Workers: {things}.",
    "tell.ages.worker":          "{card} {count}",
    "tell.ages.empty":           "Without workers: {things}.",
    "tell.ages.empty_card":      "{card} for {price:resource|resources}",
    "tell.ages.idle":            "{count:worker is|workers are} free.",
    "tell.ages.no_idle":         "No free worker.",
    "tell.ages.next_worker":     "The next worker costs {food} food.",
    "tell.ages.no_next_worker":  "No worker is left in the bank.",
    "tell.ages.special":         "Special technologies: {things}.",
    "tell.ages.colonies":        "Colonies: {things}.",
    "tell.ages.tactic":          "Tactic {tactic}.",
    "tell.ages.war":             "{war} is declared against {rival:player}.",
    "tell.ages.pact":            "Pact {pact} with {rival:player}.",
    "tell.ages.hand":            "Civil cards in hand: {things}.",
    "tell.ages.military":        "Military cards in hand: {things}.",
    "tell.ages.too_many":        "That is {count:military card|military cards} more than you may keep.",
    "tell.ages.military_count":  "{count:military card|military cards} in hand.",
    "tell.ages.row":             "The row",
    "tell.ages.row_for":         "For {cost:civil action|civil actions}: {things}.",
    "tell.ages.row_dear":        "For {cost:civil action|civil actions}, {missing} too many: {things}.",
    "tell.ages.row_leaves":      "At the next turn {count:card leaves|cards leave} the row: {things}.",
    "tell.ages.ending":          "If you end now",
    "tell.ages.ends":            "You gain {things}.",
    "tell.ages.eats":            "Your people eat {count} food.",
    "tell.ages.ends_cards":      "You draw {count:military card|military cards}.",
    "tell.ages.uprising":        "Your people rise: nothing is produced.",
    "tell.ages.events":          "{current:event waits|events wait}, {future:event is|events are} prepared.",
    "tell.ages.events_wait":     "{current:event waits|events wait}.",
    "tell.ages.own_events":      "Yours among them: {things}.",
    "tell.ages.next_event":      "The next event is {event}.",
    "tell.ages.tactics":         "Tactics that all may copy: {things}.",
    "tell.ages.decks":           "{civil:civil card is|civil cards are} left in the deck, and {military:military card|military cards}.",
    "tell.ages.civil_deck":      "{civil:civil card is|civil cards are} left in the deck.",
    "tell.ages.military_deck":   "{military:military card is|military cards are} left in the deck.",
    "tell.ages.no_decks":        "No card is left in the decks.",
    "tell.ages.last_round.this": "This is the last round.",
    "tell.ages.last_round.next": "The next round is the last.",
    "tell.ages.out":             "{seat:player} has left the game.",
}
# fmt: on

add_sentences("en", ENGLISH)

NUMBERS: Final = (
    "culture", "culture_rating", "science", "science_rating", "food", "food_production", "consumption", "resources",
    "resource_production",
)  # fmt: skip


def tell(seen: View[Table], cards: Cards) -> list[Part]:
    """The parts of the table, from what the viewer has to what is common to all."""
    table, viewer = seen["table"], seen["viewer"]
    own = [] if viewer is None else [civilization(table, viewer, viewer, cards)]
    others = [civilization(table, seat, viewer, cards) for seat in seats_from(len(table["civilizations"]), viewer)]
    return [*own, row(seen, cards), *ending(table), *others, common(table)]


# A civilization


def civilization(table: Table, seat: int, viewer: int | None, cards: Cards) -> Part:
    """The own one with what can be done with it; another's in fewer words."""
    civ = table["civilizations"][seat]
    if not civ["playing"]:
        return Part(heading_of(seat, viewer), [Message("tell.ages.out", seat=seat)])
    lines = [
        of(seat, viewer, "tell.ages.numbers", "tell.ages.numbers.you", **{name: civ[name] for name in NUMBERS}),
        strength(table, seat),
        *happiness(civ),
        *some_of("tell.ages.discontent", civ["discontent"]),
        *some_of("tell.ages.corruption", civ["corruption"]),
        *(actions(civ) if seat == table["active"] else []),
        *state(civ, cards, brief=seat != viewer),
        *workers(civ, brief=seat != viewer),
        *bonds(civ),
        *hands(civ, cards, brief=seat != viewer),
    ]
    return Part(heading_of(seat, viewer), lines)


def some_of(id: str, count: int) -> list[Message]:
    """A number that means nothing while it is zero."""
    return [Message(id, count=count)] if count else []


def strength(table: Table, seat: int) -> Message:
    civs = [civ for civ in table["civilizations"] if civ["playing"]]
    own = table["civilizations"][seat]
    rank = 1 + sum(civ["strength"] > own["strength"] for civ in civs)
    return Message(
        "tell.ages.strength",
        strength=own["strength"],
        rank=rank,
        players=len(civs),
    )


def happiness(civ: CivilizationShown) -> list[Message]:
    has, needed = civ["happiness"], civ["happiness_needed"]
    return [Message("tell.ages.happiness", happiness=has, happiness_needed=needed)] if has or needed else []


def actions(civ: CivilizationShown) -> list[Message]:
    return [
        Message(
            "tell.ages.actions",
            civil=civ["civil_actions"][0] + civ["spare_civil_actions"],
            military=civ["military_actions"][0] + civ["spare_military_actions"],
        )
    ]


def rule_of(card: str, cards: Cards, brief: bool) -> Message | str:
    """A card by its name; at length with what it does."""
    return card if brief else with_facts(card, cards)


def state(civ: CivilizationShown, cards: Cards, brief: bool) -> list[Message]:
    """Government, leader and wonders."""
    lines = [Message("tell.ages.government", government=civ["government"])]
    if civ["leader"]:
        lines.append(Message("tell.ages.leader", leader=rule_of(civ["leader"], cards, brief)))
    if civ["unfinished_wonder"]:
        stages = cards[civ["unfinished_wonder"]]["stages"]
        built = civ["stages_built"]
        wonder = rule_of(civ["unfinished_wonder"], cards, brief)
        lines.append(Message("tell.ages.project", wonder=wonder, built=built, stages=len(stages), cost=stages[built]))
    return [*lines, *some("tell.ages.wonders", [rule_of(name, cards, brief) for name in civ["wonders"]])]


def workers(civ: CivilizationShown, brief: bool) -> list[Message]:
    staffed = [technology for technology in civ["technologies"] if technology["workers"]]
    empty = [technology for technology in civ["technologies"] if not technology["workers"]]
    lines = some(
        "tell.ages.workers",
        [Message("tell.ages.worker", card=each["card"], count=each["workers"]) for each in staffed],
    )
    if brief:
        return [*lines, *some_of("tell.ages.idle", civ["idle_workers"])]
    unbuilt = [Message("tell.ages.empty_card", card=each["card"], price=each["price"]) for each in empty]
    idle = some_of("tell.ages.idle", civ["idle_workers"]) or [Message("tell.ages.no_idle")]
    return [*lines, *some("tell.ages.empty", unbuilt), *idle, next_worker(civ)]


def next_worker(civ: CivilizationShown) -> Message:
    if not civ["yellow_bank"]:
        return Message("tell.ages.no_next_worker")
    return Message("tell.ages.next_worker", food=civ["population_cost"])


def bonds(civ: CivilizationShown) -> list[Message]:
    """Special technologies, colonies and the tactic; wars and pacts."""
    lines = [
        *some("tell.ages.special", civ["special_technologies"]),
        *some("tell.ages.colonies", civ["colonies"]),
    ]
    if civ["tactic"]:
        lines.append(Message("tell.ages.tactic", tactic=civ["tactic"]))
    if civ["war"]:
        lines.append(Message("tell.ages.war", war=civ["war"], rival=civ["war_target"]))
    if civ["pact"]:
        lines.append(Message("tell.ages.pact", pact=civ["pact"], rival=civ["pact_partner"]))
    return lines


def hands(civ: CivilizationShown, cards: Cards, brief: bool) -> list[Message]:
    lines = some("tell.ages.hand", counted([rule_of(name, cards, brief) for name in civ["hand"]]))
    held = civ["military_hand"]
    if isinstance(held, int):
        return [*lines, *some_of("tell.ages.military_count", held)]
    excess = max(0, len(held) - civ["military_hand_limit"])
    told = some("tell.ages.military", counted([rule_of(name, cards, brief) for name in held]))
    return [*lines, *told, *(some_of("tell.ages.too_many", excess) if not brief else [])]


# What all share


def row(seen: View[Table], cards: Cards) -> Part:
    """The row by price; what is too dear says how much is missing."""
    table, viewer = seen["table"], seen["viewer"]
    by_cost: dict[int, list[Any]] = defaultdict(list)
    for place, name in enumerate(table["row"]):
        if name is not None:
            by_cost[table["row_cost"][place]].append(in_row(name, cards))
    left = None
    if viewer is not None and viewer == table["active"]:
        civ = table["civilizations"][viewer]
        left = civ["civil_actions"][0] + civ["spare_civil_actions"]
    lines = [for_actions(cost, counted(by_cost[cost]), left) for cost in sorted(by_cost)]
    leaving = [name for name in table["row"][: table["row_discards"]] if name is not None]
    return Part(Message("tell.ages.row"), [*lines, *some("tell.ages.row_leaves", leaving)])


def in_row(name: str, cards: Cards) -> Message | str:
    facts = [*facts_of(name, cards)]
    kind = cards[name]["label"]
    return Message("tell.kind", thing=name, kind=message_of(kind), facts=facts)


def for_actions(cost: int, things: list[Any], left: int | None) -> Message:
    if left is None or cost <= left:
        return Message("tell.ages.row_for", cost=cost, things=things)
    return Message("tell.ages.row_dear", cost=cost, missing=cost - left, things=things)


def ending(table: Table) -> list[Part]:
    """What ending the turn would bring, and what speaks against it."""
    forecast = table["forecast"]
    if forecast is None:
        return []
    warned = [message_of(warning) for warning in table["warnings"]]
    if forecast["uprising"]:
        return [Part(Message("tell.ages.ending"), [Message("tell.ages.uprising"), *warned])]
    numbers = {name: forecast[name] for name in ("culture", "science", "food", "resources")}
    gained = [Message(f"ages.gives.{name}", amount=amount) for name, amount in numbers.items() if amount]
    lines = [
        *some("tell.ages.ends", gained),
        *some_of("tell.ages.eats", forecast["eaten"]),
        *some_of("tell.ages.ends_cards", forecast["cards"]),
    ]
    return [Part(Message("tell.ages.ending"), [*lines, *warned])]


def events(current: int, future: int) -> Message:
    if not future:
        return Message("tell.ages.events_wait", current=current)
    return Message("tell.ages.events", current=current, future=future)


def decks(civil: int, military: int) -> Message:
    """How many cards can still come; an empty deck is not counted."""
    left = {name: count for name, count in (("civil", civil), ("military", military)) if count}
    id = "decks" if len(left) == 2 else f"{next(iter(left))}_deck" if left else "no_decks"
    return Message(f"tell.ages.{id}", **left)


def common(table: Table) -> Part:
    prepared = [*table["prepared"]["current"], *table["prepared"]["future"]]
    lines = []
    if table["has_military_cards"]:
        lines.append(events(table["current_events"], table["future_events"]))
    lines += some("tell.ages.own_events", prepared)
    if table["next_event"]:
        lines.append(Message("tell.ages.next_event", event=table["next_event"]))
    lines += some("tell.ages.tactics", table["common_tactics"])
    lines.append(decks(table["civil_deck"], table["military_deck"]))
    if table["last_round"]:
        lines.append(Message(f"tell.ages.last_round.{table['last_round']}"))
    return Part(Message("tell.part.common"), lines)
