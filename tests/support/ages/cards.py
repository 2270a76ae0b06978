"""The printed cards of Through the Ages in words, for the tests that compare tables with a second transcription.

A line has all that is printed on a card: name | age | kind | cost | what it gives | copies with 2, 3 and 4 players.
"""

from __future__ import annotations

from collections.abc import Sequence

from civitas.ages.cards.kinds import (
    AGE_NAMES,
    FARMS_AND_MINES,
    FARMS_MINES_URBAN,
    KIND_NAMES,
    MILITARY_KIND_NAMES,
    URBAN,
    ActionCard,
    Bonus,
    Card,
    CivilCard,
    MilitaryCard,
    Pact,
    Side,
    Tactic,
    Territory,
)


def lines(text: str) -> list[list[str]]:
    """The fields of each line."""
    return [[field.strip() for field in line.split("|")] for line in text.strip().splitlines()]


def count(*words: tuple[int, str]) -> str:
    """Such as "2 culture, 1 happy": what is not 0."""
    return ", ".join(f"{number} {word}" for number, word in words if number)


def listed(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


def row(numbers: Sequence[int], joint: str = "-") -> str:
    """Such as "6-3-2", or nothing if all are 0."""
    return joint.join(map(str, numbers)) if any(numbers) else ""


def framed(card: Card, *fields: str) -> list[str]:
    """What every card has around its own fields: name and age before, copies after."""
    return [card.name, AGE_NAMES[card.age], *fields, " ".join(map(str, card.copies))]


def civil_card(card: CivilCard) -> list[str]:
    assert not card.yellow
    assert not card.stages

    science = count((card.science_cost, "science"))
    cost = f"{science} or {card.revolution_cost}" if card.revolution_cost else science
    return framed(card, KIND_NAMES[card.kind], listed(cost, count((card.resource_cost, "resources"))), given_by(card))


def given_by(card: CivilCard) -> str:
    """What a card gives, for each worker on cards that hold workers."""
    discount = row(card.urban_discount)
    return listed(
        count(
            (card.food, "food"),
            (card.resources, "resources"),
            (card.culture, "culture"),
            (card.science, "science"),
            (card.strength, "strength"),
            (card.happiness, "happy"),
            (card.civil_actions, "civil"),
            (card.military_actions, "military"),
            (card.blue, "blue"),
            (card.colonization, "colonization"),
        ),
        f"limit {card.urban_limit}" if card.urban_limit else "",
        f"{discount} cheaper" if discount else "",
        f"{card.stages_at_once} stages" if card.stages_at_once != 1 else "",
    )


def wonder(card: CivilCard) -> list[str]:
    return framed(card, row(card.stages), given_by(card))


def leader(card: CivilCard) -> list[str]:
    return framed(card, given_by(card))


def action_card(card: ActionCard) -> list[str]:
    plain = CivilCard(card.name, it=card.it, pt=card.pt, age=card.age, kind=card.kind, copies=(1, 1, 1))
    assert civil_card(card)[:-1] == civil_card(plain)[:-1], "an action card has no column of other civil cards"

    terms = card.terms
    kinds = {0: "", FARMS_AND_MINES: "farm or mine", URBAN: "urban", FARMS_MINES_URBAN: "farm, mine or urban"}
    assert 0 in (terms.builds, terms.upgrades) or terms.builds == terms.upgrades
    verbs = " or ".join([verb for verb, these in (("build", terms.builds), ("upgrade", terms.upgrades)) if these])
    stronger, richer = row(card.temporary_per_stronger), row(card.culture_per_richer)
    ordered = listed(
        f"{verbs} {kinds[terms.builds or terms.upgrades]}" if verbs else "",
        "stage" if card.stage else "",
        "grow" if card.grows else "",
        "develop" if terms.develops else "",
        count((terms.discount, "less")),
    )
    gained = count(
        (card.gain_food, "food"),
        (card.gain_resources, "resources"),
        (card.gain_science, "science"),
        (card.gain_culture, "culture"),
        (card.either, "food or resources"),
        (card.temporary_actions, "military"),
        (card.temporary_resources, "resources for units"),
    )
    by_players = listed(
        f"{stronger} resources for units per stronger" if stronger else "",
        f"{richer} culture per richer" if richer else "",
    )
    return framed(card, KIND_NAMES[card.kind], listed(ordered, gained, by_players))


def tactic(card: Tactic) -> list[str]:
    units = count((card.infantry, "infantry"), (card.cavalry, "cavalry"), (card.artillery, "artillery"))
    obsolete = f"/{card.obsolete}" if card.obsolete != card.strength else ""
    return framed(card, units, f"{card.strength}{obsolete}")


def bonus(card: Bonus) -> list[str]:
    return framed(card, count((card.defense, "defense"), (card.colonization, "colonization")))


def territory(card: Territory) -> list[str]:
    once = count(
        (card.science, "science"),
        (card.culture, "culture"),
        (card.food, "food"),
        (card.resources, "resources"),
        (card.population, "population"),
        (card.cards, "cards"),
    )
    held = count((card.yellow, "yellow"), (card.blue, "blue"), (card.strength, "strength"), (card.happiness, "happy"))
    return framed(card, once, held)


def side(party: Side) -> str:
    return listed(
        count(
            (party.culture, "culture"),
            (party.strength, "strength"),
            (party.military_actions, "military"),
            (party.food, "food"),
            (party.resources, "resources"),
            (party.culture_per_wonder, "culture per wonder"),
        ),
        "food as resources" if party.food_as_resource else "",
        "resources as food" if party.resource_as_food else "",
        "no war on" if party.no_war_on else "",
    )


def attack(card: MilitaryCard) -> list[str]:
    """An aggression or war with its cost in military actions."""
    return framed(card, MILITARY_KIND_NAMES[card.kind], count((card.cost, "military")))


def pact(card: Pact) -> list[str]:
    if card.sided:
        sides = f"A: {side(card.a)}; B: {side(card.b)}"
    else:
        assert side(card.a) == side(card.b)
        sides = f"both: {side(card.a)}".strip()
    rest = listed(
        "no attack" if card.forbids_attack else "",
        "ends by attack" if card.ends_by_attack else "",
        f"attacker +{card.attack_bonus}" if card.attack_bonus else "",
        f"science -{card.science_less}, -{card.partner_pays}" if card.science_less else "",
    )
    return framed(card, sides, rest)


def deck_sizes(cards: Sequence[Card], players: int, *others: Sequence[int]) -> list[int]:
    """How many cards the decks of the four ages hold, with the cards that are known by number only."""
    counted = [sum(card.copies[players - 2] for card in cards if card.age == age) for age in range(4)]
    return [sum(parts) for parts in zip(counted, *others)]
