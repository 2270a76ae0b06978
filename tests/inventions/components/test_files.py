"""Component sets from files: written, read back, and refused with the table and row."""

import pytest

from civitas import Chance
from civitas.inventions.components.files import OURS, edition_of, read, write
from civitas.inventions.components.names import names_in
from civitas.inventions.rules import InventionsRules
from civitas.kernel.errors import BadSetup
from civitas.kernel.game import new_game
from civitas.kernel.playout import play_out
from tests.support.inventions import state_of
from tests.support.inventions.files import TEXT, faults, without


def test_our_own_set_can_be_written_down_and_read_back() -> None:
    assert write(read(TEXT)) == TEXT


def test_a_set_from_a_file_is_played_like_our_own() -> None:
    rules = InventionsRules(read(TEXT.replace('"Granary"', '"Silo"')))

    game = new_game(rules, seed=5, players=3)

    assert "Silo" in [idea.name for idea in rules.edition.ideas]
    assert play_out(game.state, Chance(5)) > 50
    assert game.state.is_over()


def test_records_call_a_set_by_its_title_and_a_fingerprint() -> None:
    own, again, nameless = (
        edition_of(read(TEXT.replace('title = "Civitas components"', f'title = "{title}"')))
        for title in ("My Box, 2nd!", "My box 2nd", "!")
    )

    assert edition_of(read(TEXT)) == OURS
    assert own.startswith("my-box-2nd-")
    assert again.startswith("my-box-2nd-")
    assert own != again
    assert nameless.startswith("box-")


def test_a_column_that_there_is_not_is_named_with_those_there_are() -> None:
    assert faults(TEXT.replace('letter = "A"', 'label = "A"', 1)) == [
        "wealth, row 1: there is no column label, only name, it, pt, letter, points, counts, types.",
        "wealth, row 1: letter is missing.",
    ]


def test_a_file_tells_its_names_in_the_other_languages() -> None:
    names = names_in("it", read(TEXT.replace('"Ricchezza A1"', '"Ricchezza antica"')))

    assert names["Wealth A1"] == "Ricchezza antica"
    assert names["Economy 3"] == "Economia 3"
    assert names["hex 19"] == "esagono 19"
    assert names["space 2 of Era 4"] == "spazio 2 dell'Era 4"


def row_of(table: str, name: str) -> str:
    """The lines of a row."""
    return next(part for part in TEXT.split("\n\n") if part.startswith(f"[[{table}]]") and f'"{name}"' in part)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("title = ", "titel = ", "title is missing."),
        ("copies = 3", "copies = 1", "there are 1 copies of each Progress tile"),
        ("copies = 3", "copies = ", "it is no TOML file"),
        ('"Granary"', '"Ox Yoke"', "the name 'Ox Yoke' stands 2 times."),
        ('"Granary"', '"Silo, big"', "the name 'Silo, big' holds a comma"),
        ('chain = "Eureka"', 'chain = "Heureka"', "row 33: 'Heureka' is no benefit; there are Present"),
        ('milestone = "Sown Fields"', 'milestone = "Ploughs"', "Granary needs 'Ploughs', which is no Milestone."),
        ('effect = "sure majority"', 'effect = "sure win"', "row 11: 'sure win' is no effect"),
        ('"Travel", "Eureka"', '"Travel", "Travel"', "forums must hold each action once."),
        ('"Travel", "Eureka"', '"Travel", "Sleep"', "forums: \\['Travel', 'Sleep'\\] is no pair of these actions"),
        ("[1, 2]", "[1, 9]", "strings: \\[1, 9\\] is no pair of Regions from 1 to 7."),
        ("era = 2", 'era = "2"', "ideas, row 9: era is '2' and must be a whole number."),
        ("copies = 3", "copies = true", "copies is True and must be a whole number."),
        ('letter = "G"', 'letter = "A"', "there are 0 Wealth tiles G; 3 are needed."),
        (row_of("regions", "Oceania"), "", "there are 6 Regions and must be 7."),
        (row_of("milestones", "Woven Fibre"), "", "Hand Loom needs 'Woven Fibre'|3 Milestones of Era 2"),
        ('benefit = "2 Specialists less"', 'benefit = "turn order"', "'turn order' cannot be gained by building."),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(old: str, new: str, reason: str) -> None:
    assert old in TEXT

    with pytest.raises(BadSetup, match=reason):
        read(TEXT.replace(old, new))


@pytest.mark.parametrize("regions", ["7", "[7]"])
def test_a_table_that_is_no_list_of_rows_is_refused_and_its_rows_are_not_missed(regions: str) -> None:
    text = f"regions = {regions}\n{without('regions', *range(1, 8))}"

    assert faults(text) == ["regions is no table: each row begins with [[regions]]."]


# Sets at the edge of what is allowed


def test_nobody_invents_a_card_that_nobody_has_claimed() -> None:
    """Where a Specialist tile lets its Presenter invent, the cards of the other Regions are not theirs to invent."""
    text = TEXT.replace('benefit = "new Academic"\nstarts_with_card', 'benefit = "Invent"\nstarts_with_card')
    game = new_game(InventionsRules(read(text)), seed=2, players=3)
    state = state_of(game)
    region = next(place for place, display in enumerate(state.regions) if display.specialist == 5)
    while type(game.question).__name__ != "InventIdea":
        wanted = f"start in {state.edition.regions[region].name}"
        game.play(wanted if type(game.question).__name__ == "ChooseStart" else game.options()[0])

    assert [game.say(move) for move in game.options()] == [
        f"invent in {state.edition.regions[region].name}",
        "skip",
    ]
