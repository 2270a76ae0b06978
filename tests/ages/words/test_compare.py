"""What differs between two editions is read from their values: every row, in all languages, and nothing by hand."""

import pytest

from civitas.ages.editions.new_story.constants import NEW_STORY
from civitas.ages.editions.original.constants import ORIGINAL, original_with
from civitas.ages.editions.original.options import DEFAULTS
from civitas.ages.rules import ORIGINAL_RULES, RULES
from civitas.ages.words import compare


def told(**options: str) -> dict[str, tuple[str, str]]:
    """The rules that differ between the new edition and the original one with these options."""
    found = compare.of_rules(NEW_STORY, original_with({**DEFAULTS, **options}))
    return {row.what.text(): (row.usual.text(), row.here.text()) for row in found}


def test_no_field_is_compared_twice() -> None:
    fields = [row.field for row in compare.ROWS]

    assert len(set(fields)) == len(fields)


def test_an_edition_does_not_differ_from_itself() -> None:
    assert compare.differences(ORIGINAL, ORIGINAL) == []
    assert compare.differences(NEW_STORY, NEW_STORY) == []


# fmt: off
TURN = (
    "fill the card row, own war, tactics become common, politics, actions, discard excess military cards, "
    "production, unless there is an uprising, draw military cards and all actions come back"
)
ORIGINAL_TURN = (
    "fill the card row, all actions come back, own war, politics, discard excess military cards, actions and "
    "production, unless there is an uprising"
)
PRODUCTION = "culture and science, corruption, food, consumption and resources"
ORIGINAL_PRODUCTION = "culture and science, food, consumption, resources, corruption and draw military cards"
OF_ORIGINAL = {
    "Blue tokens": ("16", "18"),
    "Corruption, by blue tokens left in the bank": (
        "6 with 0, 4 with 1-5, 2 with 6-10 and 0 with 11+", "6 with 0, 4 with 1-4, 2 with 5-8 and 0 with 9+"
    ),
    "Highest culture rating": ("no limit", "30"),
    "Highest science rating": ("no limit", "30"),
    "Highest strength": ("no limit", "60"),
    "Most science points at one time": ("no limit", "40"),
    "The turn": (TURN, ORIGINAL_TURN),
    "Production": (PRODUCTION, ORIGINAL_PRODUCTION),
    "Corruption takes food where resources do not suffice": ("yes", "no"),
    "Civil actions back for replacing a leader": ("1", "0"),
    "Action cards taken by International Agreement wait for the next turn": ("no", "yes"),
    "Breakthrough costs no civil action in a revolution by military actions": ("yes", "no"),
    "A token from a card may cover a stage when the bank is empty": ("yes", "no"),
    "Tactics become common, one a turn": ("yes", "no"),
    "Aggressions only against weaker rivals": ("yes", "no"),
    "Units may be sacrificed in aggressions and wars": ("no", "yes"),
    "Any military card may be discarded in defence": ("yes", "no"),
    "Cards in defence are limited by military actions": ("yes", "no"),
    "Cards are spent only in a defence that holds": ("yes", "no"),
    "Wars may be declared in the last round": ("no", "yes"),
    "Culture for a war whose target has resigned": ("7", "0"),
    "Resigning as the turn begins, in any age": ("no", "yes"),
    "Later decks are fitted to the players who are left": ("yes", "no"),
}
# fmt: on


def test_the_rules_of_the_original_edition_differ_in_these() -> None:
    assert told() == OF_ORIGINAL


def test_what_is_the_same_is_not_told() -> None:
    assert "Yellow tokens in the bank at the start" not in told()
    assert "Yellow tokens in the bank at the start" in told(simplified="yes")


@pytest.mark.parametrize(
    ("options", "what", "here"),
    [
        ({"mode": "simple"}, "Ages with civil cards", "A, I"),
        ({"mode": "simple"}, "Ages with military cards", "-"),
        ({"mode": "simple"}, "Left out of the decks", "Development of Politics"),
        ({"mode": "simple"}, "Events at the start, for 2, 3 and 4 players", "9, 9, 9"),
        ({"mode": "simple"}, "Corruption, by blue tokens left in the bank", "0 with 0+"),
        ({"mode": "advanced"}, "Ages with military cards", "I, II"),
        ({"mode": "advanced"}, "Left out of the decks", "war"),
        ({"mode": "advanced"}, "Bonus cards", "4 open from the beginning"),
        ({"bonuses": "by-age"}, "Bonus cards", "5, revealed as the ages pass"),
        ({"bonuses": "personal"}, "Bonus cards", "chosen and kept in secret"),
        ({"alliances": "none"}, "Only one rival may attack a civilization at a time", "yes"),
        ({"drawing": "action"}, "A military action draws a card", "yes"),
        ({"holding": "yes"}, "A token of a mine may be held back to escape corruption", "yes"),
        ({"leftovers": "ignored"}, "Age III events left in the decks score at the end", "no"),
        ({"military": "peaceful"}, "Left out of the decks", "aggression, war and pact"),
    ],
    ids=str,
)
def test_modes_and_variants_are_told_by_what_they_change(options: dict[str, str], what: str, here: str) -> None:
    assert told(**options)[what][1] == here


def test_the_fixed_bonus_of_the_simple_game_is_told() -> None:
    here = told(mode="simple")["Bonuses of every game at the end"][1]

    assert here.startswith("2 culture for each technology of the last age, 2 culture for each point of strength")


def test_cards_are_compared_by_what_is_printed_on_them() -> None:
    rows = {row.what.text(): (row.usual.text(), row.here.text()) for row in compare.of_cards(NEW_STORY, ORIGINAL)}

    assert rows["Computers"] == ("11 resources to build", "10 resources to build")
    assert rows["Bill Gates"][1] == "not in this game"
    assert rows["Nikola Tesla"][0] == "not in this game"
    assert "Agriculture" not in rows


def test_only_cards_that_are_dealt_are_compared() -> None:
    simple = compare.cards_of(original_with({**DEFAULTS, "mode": "simple"}))
    advanced = compare.cards_of(original_with({**DEFAULTS, "mode": "advanced"}))

    assert [name in simple for name in ("Homer", "Knights", "Napoleon Bonaparte")] == [True, True, False]
    assert [name in simple for name in ("Rats", "Development of Science", "Development of Politics")] == [
        False,
        True,
        False,
    ]
    assert [name in advanced for name in ("Napoleon Bonaparte", "Albert Einstein", "Rats", "Raid III")] == [
        True,
        False,
        True,
        False,
    ]
    assert [name in advanced for name in ("Impact of Strength", "Holy War", "War over Resources")] == [
        True,
        False,
        False,
    ]


def test_what_differs_is_said_of_rules_first_and_then_of_cards() -> None:
    topics = [row.topic for row in compare.differences(NEW_STORY, ORIGINAL)]

    assert list(dict.fromkeys(topics)) == ["rules", "cards"]


@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_every_difference_can_be_said_in_every_language(language: str) -> None:
    usual = RULES.check_setup(None, 2, None)
    for options in ({"mode": "simple"}, {"mode": "advanced"}, {"bonuses": "public"}):
        here = ORIGINAL_RULES.check_setup("original", 2, options)
        for row in ORIGINAL_RULES.differences(here, usual):
            assert all(message.text(language) for message in (row.what, row.usual, row.here))
