"""What the rules take for granted of a component set; what lacks it is refused with row, what, numbers and limit."""

import pytest

from civitas.inventions.components.files import read
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import ACTION_NAMES
from tests.support.inventions.files import TEXT, changed, faults, without

ENDLESS = "Diplomats could go and come without end."
CALLING = 'send = "Call Diplomat"\nrecall = "Call Diplomat"'
ONCE = "progress must hold the numbers 1 to 7 of each type, once each:"
NO_WEALTH = "counts 'Progress sets' of 'wealth'; types may be economy, culture, technology."


# What broke games


@pytest.mark.parametrize(
    ("counts", "types", "fault"),
    [
        ("Progress sets", "[]", "counts 'Progress sets' and has no types; it needs at least 1."),
        ("Progress sets", '["wealth"]', NO_WEALTH),
        ("Progress sets", '["economy", "wealth"]', NO_WEALTH),
        ("in group", "[]", "counts 'in group' and has no types; it needs at least 1."),
        ("Invention pairs", '["economy"]', "counts 'Invention pairs', which have no types; types must be empty."),
    ],
)  # fmt: skip
def test_a_wealth_tile_has_the_types_it_counts(counts: str, types: str, fault: str) -> None:
    text = changed("wealth", 5, counts=f'"{counts}"', types=types)

    assert faults(text) == [f"wealth, row 5: Wealth B1 {fault}"]


def test_a_type_of_a_wealth_tile_stands_once() -> None:
    assert faults(changed("wealth", 1, types='["economy", "economy"]')) == [
        "wealth, row 1: types holds 'economy' 2 times."
    ]


def test_progress_sets_of_one_type_are_allowed() -> None:
    assert read(changed("wealth", 5, types='["technology"]')).wealth[4].types == 4


def test_diplomats_cannot_go_and_come_without_end_at_one_milestone() -> None:
    assert faults(changed("milestones", 3, send='"Call Diplomat"', recall='"Send Diplomat"')) == [
        f"milestones, row 3: Shared Speech sends 'Call Diplomat' and recalls 'Send Diplomat': {ENDLESS}"
    ]


def test_diplomats_cannot_go_and_come_without_end_between_two_milestones() -> None:
    text = changed("milestones", 3, send='"Send Diplomat"', recall='"Send Diplomat"')
    only_one = read(text)
    text = text.replace('send = "Invent"\nrecall = "new Citizen"', CALLING)

    assert only_one.milestones[2].name == "Shared Speech"
    assert faults(text) == [
        f"milestones, row 3: Shared Speech sends 'Send Diplomat' and recalls 'Send Diplomat': {ENDLESS}",
        f"milestones, row 5: Gathering Lore sends 'Call Diplomat' and recalls 'Call Diplomat': {ENDLESS}",
    ]


def of_era(*eras: int) -> list[int]:
    """The rows of the cards of some Eras."""
    return [number for number, idea in enumerate(OUR_SET.ideas, 1) if idea.era in eras]


def test_the_deck_has_a_card_of_each_era_and_for_each_player() -> None:
    spare = [row for era in (3, 4, 5, 6) for row in of_era(era)[1:]]
    four, three = without("ideas", *spare), without("ideas", *spare, *of_era(6))

    assert len(read(four).ideas) == 17 + 4
    assert faults(three) == [
        "there are 3 cards of Eras 3 to 6 and must be at least 4, one for each player.",
        "there is no card of Era 6.",
    ]


@pytest.mark.parametrize("end", ["1.0", "true", "1e0", '"1"', "[1]", "0", "8", "0x" + "f" * 5000])
def test_a_string_leads_to_the_number_of_a_region(end: str) -> None:
    (fault,) = faults(TEXT.replace("[1, 2]", f"[{end}, 2]"))

    assert fault.startswith("strings: ")
    assert fault.endswith(" is no pair of Regions from 1 to 7.")


@pytest.mark.parametrize(
    ("copies", "fault"),
    [
        ("2", "there are 2 copies of each Progress tile and must be at least 3."),
        ("100", "there are 100 copies of each Progress tile and may be at most 99."),
        ("9223372036854775808", "there are 9223372036854775808 copies of each Progress tile and may be at most 99."),
        ("3.0", "copies is 3.0 and must be a whole number."),
        ("1e9", "copies is 1000000000.0 and must be a whole number."),
        ("nan", "copies is nan and must be a whole number."),
        ("true", "copies is True and must be a whole number."),
        ('"3"', "copies is '3' and must be a whole number."),
        ("2026-11-16", "copies is datetime.date(2026, 11, 16) and must be a whole number."),
        ("[3]", "copies is [3] and must be one value."),
    ],
)  # fmt: skip
def test_copies_are_a_whole_number_from_3_to_99(copies: str, fault: str) -> None:
    assert faults(TEXT.replace("copies = 3", f"copies = {copies}")) == [fault]


@pytest.mark.parametrize("copies", [3, 99])
def test_copies_at_their_limits_are_allowed(copies: int) -> None:
    assert read(TEXT.replace("copies = 3", f"copies = {copies}")).copies == copies


# Boards, cards and objectives


def test_a_region_may_have_nine_influence_spaces() -> None:
    assert len(read(changed("regions", 1, points=str([1] * 9))).regions[0].points) == 9


def test_what_a_card_that_cannot_lie_in_a_region_at_the_start_needs_is_not_limited_so() -> None:
    eras = {milestone.name: milestone.era for milestone in OUR_SET.milestones}
    row = next(row for row, idea in enumerate(OUR_SET.ideas) if idea.era == 2 and eras[idea.milestone] == 2)

    assert read(changed("ideas", row + 1, need="4")).ideas[row].need == 4


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (without("regions", 7), "there are 6 Regions and must be 7."),
        (without("knowledge_tiles", 1), "knowledge_tiles has 6 rows and must have 7."),
        (without("influence_tiles", 5), "there are 4 Influence tiles and must be 5."),
        (without("influence_track", *range(2, 12)), "influence_track has 1 rows and needs 2."),
        (without("era_track", 12), "era_track has 2 spaces of Era 6 and needs 3, one for each Milestone."),
        (changed("era_track", 1, era="2"), "era_track has 2 spaces of Era 3 and needs 3, one for each Milestone."),
        (changed("era_track", 1, era="2"), "era_track, row 1: era is 2 and must be from 3 to 6, in order."),
        (changed("era_track", 2, era="4"), "era_track, row 3: era is 3 and must be from 4 to 6, in order."),
        (changed("regions", 1, points="[3, 2, 1]"), "regions, row 1: Africa has 3 Influence spaces and needs 4."),
        (changed("regions", 1, points=str([1] * 10)),
         "regions, row 1: Africa has 10 Influence spaces and may have at most 9."),
        (TEXT.replace("[1, 2], ", "").replace("[1, 3], ", "").replace("[1, 7], ", ""), "Region 1 has no string."),
        (TEXT.replace("[1, 2]", "[1, 1]"), "a string leads from Region 1 to itself."),
        (TEXT.replace("[1, 2]", "[3, 1]"), "two strings lead from Region 3 to the same Region."),
        (TEXT.replace('"Travel", "Eureka"', '"Travel", "Travel"'),
         "forums must hold each action once: Travel stands there 2 times, Eureka stands there not at all."),
        (TEXT.replace('["Travel", "Eureka"]', '["Travel", "Eureka", "Share"]'),
         f"forums: ['Travel', 'Eureka', 'Share'] is no pair of these actions: {', '.join(ACTION_NAMES)}."),
        (changed("progress", 2, number="1"),
         f"{ONCE} Economy 1 stands there 2 times, Economy 2 stands there not at all."),
        (changed("milestones", 9, name='"Ploughs"'), "milestones, row 9: no card of Era 2 names Ploughs."),
        (changed("progress", 2, effect='"reuse a Forum"'),
         ("each effect of a Progress tile must stand once: "
         "reuse a Forum stands there 2 times, build for 1 Influence less stands there not at all.")),
        (changed("progress", 2, effect='"sure majority"'), "progress, row 2: Economy 2 has an effect of another type."),
        (f"hexes = []\n{without('hexes', *range(1, 20))}", "hexes has no row and needs at least 1."),
        (changed("hexes", 2, r="0"), "hexes, row 1: 2 hexes have q and r (-2, 0)."),
        (changed("ideas", 9, need="0"), "ideas, row 9: Clay Oven is presented with nobody; need must be at least 1."),
        (changed("ideas", 9, need="4"), "ideas, row 9: Clay Oven needs 4 at the start; nobody has more than 3."),
        (changed("ideas", 9, milestone='"Ploughs"'), "ideas, row 9: Clay Oven needs 'Ploughs', which is no Milestone."),
        (without("ideas", 1), "there are 7 cards of Era 1 and must be at least 8."),
        (without("milestones", *range(1, 6)), "there is no Milestone of Era 1."),
        (changed("milestones", 9, era="3"), "there are 3 Milestones of Era 2 and must be 4."),
        (changed("wealth", 25, letter='"A"'), "there are 2 Wealth tiles G; 3 are needed."),
        (without("objectives", 1, 2, 3, 4), "there are 3 objectives of the kind influence and must be at least 4."),
        (changed("objectives", 1, regions="[]"),
         "objectives, row 1: Influence objective 1 measures 'Influence tiles' and has no Regions; it needs 1."),
        (changed("objectives", 1, regions="[1, 1, 2, 3]"),
         "objectives, row 1: Influence objective 1 has a Region twice among [1, 1, 2, 3]."),
        (changed("objectives", 1, wanted="2"),
         "objectives, row 1: Influence objective 1 measures 'Influence tiles'; wanted is 2 and must be left out."),
        (changed("objectives", 8, wanted="0"),
         "objectives, row 8: Invention objective 1 measures 'Inventions'; wanted is 0 and must be at least 1."),
        (changed("objectives", 8, regions="[1]"),
         "objectives, row 8: Invention objective 1 measures 'Inventions' and has 1 Regions; it may have none."),
        (changed("objectives", 8, points="[0, 5, 10]"),
         "objectives, row 8: Invention objective 1 has 3 numbers of points and needs 2, from 0 on."),
        (TEXT.replace('title = "Civitas components"', 'title = "a\\nb"'), "the title 'a\\nb' is no line of text."),
        (TEXT.replace('title = "Civitas components"', f'title = "{"a" * 61}"'),
         "the title has 61 characters and may have at most 60."),
    ],
)  # fmt: skip
def test_what_the_rules_need_is_there(text: str, fault: str) -> None:
    assert fault in faults(text)


def test_an_influence_track_may_have_two_positions() -> None:
    assert len(read(without("influence_track", *range(3, 12))).influence_track) == 2


def test_a_table_has_62_rows_at_most() -> None:
    row = TEXT[TEXT.index("[[influence_track]]") :].split("\n\n")[0]

    assert len(read(f"{TEXT}\n" + f"{row}\n\n" * 51).influence_track) == 62
    assert faults(f"{TEXT}\n" + f"{row}\n\n" * 52) == ["influence_track has 63 rows and may have at most 62."]


def test_each_type_has_the_progress_tiles_1_to_7() -> None:
    assert faults(changed("progress", 7, number="6")) == [
        f"{ONCE} Economy 6 stands there 2 times, Economy 7 stands there not at all."
    ]
