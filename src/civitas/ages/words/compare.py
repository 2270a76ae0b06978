"""In what two editions differ: read from the two values themselves, so that nothing is said that is not played.

Each row of the table is a field of `Edition` with its label. Cards are compared by what is printed on them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from civitas.ages.cards.impacts import Impact
from civitas.ages.cards.kinds import AGE_NAMES, MILITARY_KIND_NAMES, Card
from civitas.ages.editions.edition import BY_AGE, NO_BONUSES, NO_LIMIT, OPEN, PERSONAL, PUBLIC, Edition
from civitas.ages.scoring import end_bonuses
from civitas.ages.words.card_texts import text_of
from civitas.ages.words.cards import costs, gives, limits
from civitas.kernel.agenda import AnySequence, AnyStep
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.rules import Difference

Reading = Callable[[Edition], Message]

RULES: Final = "rules"
CARDS: Final = "cards"
BONUSES: Final = {NO_BONUSES: "none", OPEN: "open", BY_AGE: "by-age", PERSONAL: "personal", PUBLIC: "public"}


def differences(usual: Edition, here: Edition) -> list[Difference]:
    """First the rules, then the cards."""
    return [*of_rules(usual, here), *of_cards(usual, here)]


def of_rules(usual: Edition, here: Edition) -> list[Difference]:
    found: list[Difference] = []
    for row in ROWS:
        one, other = row.read(usual), row.read(here)
        if one.text() != other.text():
            found.append(Difference(RULES, Message(f"ages.compare.{row.field}"), one, other))
    return found


# Readings of a field


def number(field: str) -> Reading:
    def read(edition: Edition) -> Message:
        value = int(getattr(edition, field))
        return Message("ages.compare.no_limit") if value == NO_LIMIT else plain(value)

    return read


def yes_or_no(field: str) -> Reading:
    def read(edition: Edition) -> Message:
        return Message("ages.compare.yes" if getattr(edition, field) else "ages.compare.no")

    return read


def numbers(field: str) -> Reading:
    def read(edition: Edition) -> Message:
        return plain(", ".join(str(value) for value in getattr(edition, field)))

    return read


def by_bank(field: str) -> Reading:
    """A printed table by the tokens left in a bank, equal neighbours together: 6 with 0, 4 with 1-4."""

    def read(edition: Edition) -> Message:
        table: list[int] = getattr(edition, field)
        starts = [place for place, value in enumerate(table) if place == 0 or value != table[place - 1]]
        ends = [*(start - 1 for start in starts[1:]), None]
        parts = [bank_step(table[first], first, last) for first, last in zip(starts, ends, strict=True)]
        return plain(parts)

    return read


def bank_step(value: int, first: int, last: int | None) -> Message:
    spaces = f"{first}+" if last is None else str(first) if first == last else f"{first}-{last}"
    return Message("ages.compare.with_tokens", value=value, tokens=spaces)


def steps(field: str) -> Reading:
    """A sequence of play in the order in which it happens, without the steps that only move it on."""

    def read(edition: Edition) -> Message:
        sequence: AnySequence = getattr(edition, field)
        names = [step_name(step) for step in sequence.steps()]
        return plain([Message(f"ages.step.{name}") for name in names if name in STEPS])

    return read


def step_name(step: AnyStep) -> str:
    return type(step).__name__


def last_ages(edition: Edition) -> Message:
    return plain(", ".join(AGE_NAMES[: edition.last_age + 1]))


def military_ages(edition: Edition) -> Message:
    ages = AGE_NAMES[1 : edition.last_military_age + 1]
    return plain(", ".join(ages)) if ages else Message("ages.compare.nothing")


def left_out(edition: Edition) -> Message:
    kinds = [Message(f"word.{MILITARY_KIND_NAMES[kind]}") for kind in edition.kinds_left_out]
    cards = [edition.military[id].name for id in edition.cards_left_out]
    return plain([*kinds, *cards]) if kinds or cards else Message("ages.compare.nothing")


def bonuses(edition: Edition) -> Message:
    return Message(f"ages.compare.bonuses.{BONUSES[int(edition.bonuses)]}", count=int(edition.bonus_count))


def end_bonus(edition: Edition) -> Message:
    impacts = [cast(Impact, effect) for effect in end_bonuses(edition)]
    named = [Message(f"ages.bonus.{type(impact).__name__}", each=int(impact.each)) for impact in impacts]
    return plain(named) if named else Message("ages.compare.nothing")


def plain(value: object) -> Message:
    """A number, a text or a list, as it is."""
    return Message("ages.compare.value", value=value)


class Row:
    """A field of `Edition` that may differ: how it is read, and its label."""

    __slots__ = ("field", "label", "read")

    def __init__(self, field: str, read: Reading, label: str) -> None:
        self.field: Final = field
        self.read: Final = read
        self.label: Final = label


# fmt: off
ROWS: Final = (
    Row("last_age",                   last_ages,                                "Ages with civil cards"),
    Row("military_decks",             military_ages,                            "Ages with military cards"),
    Row("left_out",                   left_out,                                 "Left out of the decks"),
    Row("event_counts",               numbers("event_counts"),                  "Events at the start, for 2, 3 and 4 players"),
    Row("blue_tokens",                number("blue_tokens"),                    "Blue tokens"),
    Row("yellow_bank",                number("yellow_bank"),                    "Yellow tokens in the bank at the start"),
    Row("corruption",                 by_bank("corruption"),                    "Corruption, by blue tokens left in the bank"),
    Row("happiness_needed",           by_bank("happiness_needed"),              "Happy faces needed, by yellow tokens left in the bank"),
    Row("most_culture_rating",        number("most_culture_rating"),            "Highest culture rating"),
    Row("most_science_rating",        number("most_science_rating"),            "Highest science rating"),
    Row("most_strength",              number("most_strength"),                  "Highest strength"),
    Row("most_science",               number("most_science"),                   "Most science points at one time"),
    Row("turn",                       steps("turn"),                            "The turn"),
    Row("production",                 steps("production"),                      "Production"),
    Row("corruption_takes_food",      yes_or_no("corruption_takes_food"),       "Corruption takes food where resources do not suffice"),
    Row("mines_may_hold_back",        yes_or_no("mines_may_hold_back"),         "A token of a mine may be held back to escape corruption"),
    Row("military_draw_limit",        number("military_draw_limit"),            "Military cards drawn at most in a turn"),
    Row("draws_as_action",            yes_or_no("draws_as_action"),             "A military action draws a card"),
    Row("leader_refund",              number("leader_refund"),                  "Civil actions back for replacing a leader"),
    Row("urban_limit_more",           number("urban_limit_more"),               "Urban buildings of each kind beyond the limit of the government"),
    Row("agreed_cards_wait",          yes_or_no("agreed_cards_wait"),           "Action cards taken by International Agreement wait for the next turn"),
    Row("revolution_pays_card",       yes_or_no("revolution_pays_card"),        "Breakthrough costs no civil action in a revolution by military actions"),
    Row("cooperation_needs_both",     yes_or_no("cooperation_needs_both"),      "Either partner of Scientific Cooperation without science points stops both"),
    Row("stage_token_from_cards",     yes_or_no("stage_token_from_cards"),      "A token from a card may cover a stage when the bank is empty"),
    Row("tactics_are_shared",         yes_or_no("tactics_are_shared"),          "Tactics become common, one a turn"),
    Row("attacks_weaker_only",        yes_or_no("attacks_weaker_only"),         "Aggressions only against weaker rivals"),
    Row("one_attacker",               yes_or_no("one_attacker"),                "Only one rival may attack a civilization at a time"),
    Row("units_are_sacrificed",       yes_or_no("units_are_sacrificed"),        "Units may be sacrificed in aggressions and wars"),
    Row("sacrifices_in_last_round",   yes_or_no("sacrifices_in_last_round"),    "Units may be sacrificed in the last round"),
    Row("colonizes_in_last_round",    yes_or_no("colonizes_in_last_round"),     "Units may be sent to colonies in the last round"),
    Row("any_card_defends",           yes_or_no("any_card_defends"),            "Any military card may be discarded in defence"),
    Row("defense_is_limited",         yes_or_no("defense_is_limited"),          "Cards in defence are limited by military actions"),
    Row("defends_all_or_nothing",     yes_or_no("defends_all_or_nothing"),      "Cards are spent only in a defence that holds"),
    Row("wars_in_last_round",         yes_or_no("wars_in_last_round"),          "Wars may be declared in the last round"),
    Row("war_left_culture",           number("war_left_culture"),               "Culture for a war whose target has resigned"),
    Row("resigns_at_start",           yes_or_no("resigns_at_start"),            "Resigning as the turn begins, in any age"),
    Row("refits_decks",               yes_or_no("refits_decks"),                "Later decks are fitted to the players who are left"),
    Row("antiquates",                 yes_or_no("antiquates"),                  "Old cards leave at the end of an age"),
    Row("yellow_lost_each_age",       number("yellow_lost_each_age"),           "Yellow tokens lost at the end of each age"),
    Row("extra_round",                yes_or_no("extra_round"),                 "One more round when the last deck ends after the first player's turn"),
    Row("bonuses",                    bonuses,                                  "Bonus cards"),
    Row("leftover_events_score",      yes_or_no("leftover_events_score"),       "Age III events left in the decks score at the end"),
    Row("end_bonuses",                end_bonus,                                "Bonuses of every game at the end"),
)
# fmt: on


# Cards


def of_cards(usual: Edition, here: Edition) -> list[Difference]:
    """Cards that only one has, and those on which something else is printed."""
    before, after = cards_of(usual), cards_of(here)
    found: list[Difference] = []
    for name in {**before, **after}:
        one = printed(usual, before[name]) if name in before else [Message("ages.compare.not_there")]
        other = printed(here, after[name]) if name in after else [Message("ages.compare.not_there")]
        if only_in(one, other) or only_in(other, one):
            found.append(Difference(CARDS, plain(name), listed(only_in(one, other)), listed(only_in(other, one))))
    return found


def only_in(one: list[Message], other: list[Message]) -> list[Message]:
    """What is said only of the one."""
    texts = [message.text() for message in other]
    return [message for message in one if message.text() not in texts]


def listed(messages: list[Message]) -> Message:
    return plain(messages) if messages else Message("ages.compare.nothing")


def cards_of(edition: Edition) -> dict[str, Card]:
    """The cards that are in the decks of an edition."""
    cards: list[Card] = [card for card in edition.civil if card.age <= edition.last_age]
    cards += [card for id, card in enumerate(edition.military) if is_dealt(edition, id)]
    return {card.name: card for card in cards}


def is_dealt(edition: Edition, id: int) -> bool:
    card = edition.military[id]
    if card.kind in edition.kinds_left_out or id in edition.cards_left_out:
        return False
    return card.age <= edition.last_military_age or (bool(edition.bonuses) and id in edition.events_of(int(card.age)))


def printed(edition: Edition, card: Card) -> list[Message]:
    """All that is printed on a card, and how many there are for 2, 3 and 4 players."""
    copies = Message("ages.compare.copies", copies="/".join(str(count) for count in card.copies))
    return [copies, *costs(card), *gives(card), *limits(card), *text_of(card, edition)]


# Words

# fmt: off
STEPS: Final = {
    "RevealEvent":      "reveal an event",
    "ReplenishRow":     "fill the card row",
    "ResetActions":     "all actions come back",
    "ResolveWar":       "own war",
    "ShareTactics":     "tactics become common",
    "Politics":         "politics",
    "DiscardExcess":    "discard excess military cards",
    "TakeActions":      "actions",
    "CheckUprising":    "production, unless there is an uprising",
    "DrawMilitary":     "draw military cards",
    "ScorePoints":      "culture and science",
    "PayCorruption":    "corruption",
    "ProduceFood":      "food",
    "Consume":          "consumption",
    "ProduceResources": "resources",
}
END_BONUSES: Final = {
    "ImpactOfTechnology":  "{each} culture for each technology of the last age",
    "ImpactOfKnowledge":   "{each} culture for each level of each technology",
    "ImpactOfOrder":       "{each} culture for each level of the government",
    "ImpactOfColonies":    "{each} culture for each colony",
    "ImpactOfLateWonders": "{each} culture for each wonder of the last age",
    "ImpactOfArms":        "{each} culture for each point of strength",
    "ImpactOfHappiness":   "{each} culture for each happy face",
    "ImpactOfLearning":    "{each} culture for each point of the science rating",
    "ImpactOfFarms":       "{each} culture for each food that farms produce",
    "ImpactOfIndustry":    "{each} culture for each resource that mines produce",
}
OTHERS: Final = {
    "ages.compare.value":            "{value}",
    "ages.compare.yes":              "yes",
    "ages.compare.no":               "no",
    "ages.compare.no_limit":         "no limit",
    "ages.compare.nothing":          "-",
    "ages.compare.not_there":        "not in this game",
    "ages.compare.with_tokens":      "{value} with {tokens}",
    "ages.compare.copies":           "{copies} copies (with 2/3/4 players)",
    "ages.compare.bonuses.none":     "none",
    "ages.compare.bonuses.open":     "{count} open from the beginning",
    "ages.compare.bonuses.by-age":   "{count}, revealed as the ages pass",
    "ages.compare.bonuses.personal": "chosen and kept in secret",
    "ages.compare.bonuses.public":   "chosen openly from all",
}
# fmt: on

add_sentences("en", OTHERS)
add_sentences("en", {f"ages.compare.{row.field}": row.label for row in ROWS})
add_sentences("en", {f"ages.step.{name}": text for name, text in STEPS.items()})
add_sentences("en", {f"ages.bonus.{name}": text for name, text in END_BONUSES.items()})
