"""What the cells of a file of components may hold; what they may not is refused, all of it at once."""

import pytest

from civitas.inventions.components.draft import MOST_FAULTS
from civitas.inventions.components.files import read, write
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import BENEFIT_NAMES
from tests.support.inventions.files import TEXT, changed, faults

ON_HEXES = [*BENEFIT_NAMES[12:23], "nothing"]

# Cells


@pytest.mark.parametrize(
    ("table", "column", "value", "fault"),
    [
        ("ideas", "need", "1e9", "need is 1000000000.0 and must be a whole number."),
        ("ideas", "need", "true", "need is True and must be a whole number."),
        ("ideas", "need", "99999999999999999999", "need is 99999999999999999999 and must be from 0 to 8."),
        ("ideas", "need", "{a = 1}", "need is {'a': 1} and must be a whole number."),
        ("ideas", "need", "9" * 100, f"need is {'9' * 60}... and must be from 0 to 8."),
        ("ideas", "name", "7", "name is 7 and must be a text."),
        ("ideas", "name", "", "name is missing."),
        ("ideas", "chain", "7", "chain is 7 and must be a text."),
        ("specialist_tiles", "starts_with_card", "1", "starts_with_card is 1 and must be true or false."),
        ("regions", "points", "[3, 2.0, true, 100]", "points is 2.0 and must be a whole number."),
        ("hexes", "q", "-10", "q is -10 and must be from -9 to 9."),
        ("milestones", "spaces", "0", "spaces is 0 and must be from 1 to 9."),
        ("wealth", "types", '"economy"', "types is 'economy' and must be a list, as [1, 2]."),
    ],
)
def test_a_cell_holds_what_its_column_may(table: str, column: str, value: str, fault: str) -> None:
    assert faults(changed(table, 1, **{column: value}))[0] == f"{table}, row 1: {fault}"


def test_a_number_of_thousands_of_digits_and_lists_without_end_are_refused_in_words() -> None:
    (digits,) = faults(TEXT.replace("copies = 3", f"copies = {'9' * 5000}"))
    (deep,) = faults(f"{'a.' * 50}b = {'[' * 100_000}")

    assert digits.startswith("it is no TOML file: Exceeds the limit (4300 digits)")
    assert deep == "it is no TOML file of components: its lists are too deep."


# Benefits


@pytest.mark.parametrize(
    ("table", "column", "value", "fault"),
    [
        ("knowledge_tiles", "score", "Travel", "scored by a Knowledge tile; there are score economy tiles, "),
        ("knowledge_tiles", "score", "nothing", "scored by a Knowledge tile; there are score economy tiles, "),
        ("knowledge_tiles", "chain", "score Sages", "a Chain Action; there are Present, Share, Invent, "),
        ("influence_tiles", "chain", "Economy token", "a Chain Action; there are Present, Share, Invent, "),
        ("ideas", "chain", "nothing", "a Chain Action; there are Present, Share, Invent, "),
        ("milestones", "send", "Economy token", "gained from a Milestone; there are Present, Share, Invent, "),
        ("milestones", "recall", "nothing", "gained from a Milestone; there are Present, Share, Invent, "),
        ("era_track", "benefit", "Economy token", "gained from the Era Track; there are Present, Share, Invent, "),
        ("specialist_tiles", "benefit", "2 Specialists less", "gained by presenting; there are Present, Share, "),
        ("specialist_tiles", "benefit", "turn order", "gained by presenting; there are Present, Share, Invent, "),
        ("hexes", "benefit", "turn order", "gained by building; there are 1 Influence, new Merchant, "),
        ("hexes", "benefit", "build", "gained by building; there are 1 Influence, new Merchant, "),
        ("hexes", "benefit", "score Sages", "gained by building; there are 1 Influence, new Merchant, "),
    ],
)  # fmt: skip
def test_a_benefit_stands_where_it_does_something(table: str, column: str, value: str, fault: str) -> None:
    (found,) = faults(changed(table, 1, **{column: f'"{value}"'}))

    assert found.startswith(f"{table}, row 1: {column} '{value}' cannot be {fault}")


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [("era_track", "benefit", "nothing"), ("milestones", "send", "score Sages"), ("ideas", "chain", "2 Specialists"),
     ("knowledge_tiles", "score", "score Merchants"), ("hexes", "benefit", "Economy token")],
)  # fmt: skip
def test_a_benefit_that_does_something_is_allowed(table: str, column: str, value: str) -> None:
    assert read(changed(table, 1, **{column: f'"{value}"'}))


# All at once


def test_all_faults_are_said_at_once_in_the_order_of_the_file() -> None:
    text = changed("hexes", 4, q="1.5", benefit='"turn order"').replace("copies = 3", "copies = 2")
    text = text.replace('"Granary"', '"Ox Yoke"').replace('chain = "Eureka"', 'chain = "Heureka"', 1)
    text = text.replace("[1, 2]", "[1, 9]").replace('title = "', 'titel = "') + "\n[trees]\nnumber = 1\n"

    assert faults(text) == [
        "title is missing.",
        "there is nothing called titel.",
        "there are 2 copies of each Progress tile and must be at least 3.",
        "strings: [1, 9] is no pair of Regions from 1 to 7.",
        "ideas, row 14: the name 'Ox Yoke' stands 2 times. Again in ideas, row 15.",
        "ideas, row 33: 'Heureka' is no benefit; there are " + ", ".join(BENEFIT_NAMES) + ".",
        "hexes, row 4: q is 1.5 and must be a whole number.",
        f"hexes, row 4: benefit 'turn order' cannot be gained by building; there are {', '.join(ON_HEXES)}.",
        "there is nothing called trees.",
    ]


def test_two_wrong_cells_of_a_row_are_both_said() -> None:
    assert faults(changed("milestones", 2, era="7", send='"Fly"', spaces="true"))[:3] == [
        "milestones, row 2: era is 7 and must be from 1 to 6.",
        f"milestones, row 2: 'Fly' is no benefit; there are {', '.join(BENEFIT_NAMES)}.",
        "milestones, row 2: spaces is True and must be a whole number.",
    ]


def test_a_type_that_stands_twice_is_said_beside_one_that_there_is_not() -> None:
    assert faults(changed("wealth", 1, types='["economy", "trade", "economy"]')) == [
        "wealth, row 1: 'trade' is no type; there are economy, culture, technology, wealth.",
        "wealth, row 1: types holds 'economy' 2 times.",
    ]


def test_a_row_that_cannot_be_read_is_not_said_to_be_missing() -> None:
    assert faults(changed("regions", 1, points="3")) == ["regions, row 1: points is 3 and must be a list, as [1, 2]."]
    assert faults(changed("milestones", 9, era='"2"')) == ["milestones, row 9: era is '2' and must be a whole number."]
    assert faults(changed("ideas", 1, era="1.0")) == ["ideas, row 1: era is 1.0 and must be a whole number."]


def test_fifty_faults_are_listed_and_the_others_counted() -> None:
    text = TEXT.replace("\nera = ", "\nera = 10")
    count = len(OUR_SET.ideas) + len(OUR_SET.milestones) + len(OUR_SET.era_track)

    found = faults(text)

    assert len(found) == MOST_FAULTS + 1
    assert found[0] == "ideas, row 1: era is 101 and must be from 1 to 6."
    assert found[-1] == f"and {count - MOST_FAULTS} more."


def test_a_byte_order_mark_is_no_fault() -> None:
    assert write(read(f"\ufeff{TEXT}")) == TEXT
