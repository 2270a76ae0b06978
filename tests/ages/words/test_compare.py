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


def test_printed_numbers_are_compared() -> None:
    rows = told()

    assert rows["Blue tokens"] == ("16", "18")
    assert rows["Highest strength"] == ("no limit", "60")
    assert rows["Corruption, by blue tokens left in the bank"] == (
        "6 with 0, 4 with 1-5, 2 with 6-10 and 0 with 11+",
        "6 with 0, 4 with 1-4, 2 with 5-8 and 0 with 9+",
    )


def test_the_order_of_production_is_compared() -> None:
    usual, here = told()["Production"]

    assert usual == "culture and science, corruption, food, consumption and resources"
    assert here == "culture and science, food, consumption, resources, corruption and draw military cards"


def test_what_is_the_same_is_not_told() -> None:
    assert "Yellow tokens in the bank at the start" not in told()
    assert "Yellow tokens in the bank at the start" in told(simplified="yes")


@pytest.mark.parametrize(
    ("options", "what", "here"),
    [
        ({"mode": "simple"}, "Ages with civil cards", "A, I"),
        ({"mode": "simple"}, "Ages with military cards", "-"),
        ({"mode": "simple"}, "Left out of the decks", "Development of Politics"),
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


@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_every_difference_can_be_said_in_every_language(language: str) -> None:
    usual = RULES.check_setup(None, 2, None)
    for options in ({"mode": "simple"}, {"mode": "advanced"}, {"bonuses": "public"}):
        here = ORIGINAL_RULES.check_setup("original", 2, options)
        for row in ORIGINAL_RULES.differences(here, usual):
            assert all(message.text(language) for message in (row.what, row.usual, row.here))
