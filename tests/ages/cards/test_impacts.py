"""Events of Age III: what each impact scores, revealed in play or left at the end of the game."""

import pytest

from tests.support.ages import Changes, Words, asked, civ, play, table
from tests.support.ages.events import reveal, revealing
from tests.support.ages.positions import OVER
from tests.support.rules import rule

# Age III: impacts


def impact(event: str, *civs: Words) -> Changes:
    return reveal(revealing(event, *civs, age=3))


@pytest.mark.parametrize(
    ("event", "own", "culture"),
    [
        pytest.param("Impact of Agriculture", civ(), 6, id="more food than consumption"),
        pytest.param("Impact of Agriculture", civ(yellow_bank=12), 2, id="as much food as consumption"),
        pytest.param("Impact of Agriculture", civ(technologies="Mechanized Agriculture 1"), 11, id="levels of farms"),
        pytest.param("Impact of Architecture", civ(technologies="Drama 2, Computers 1"), 5, id="urban levels"),
        pytest.param("Impact of Architecture", civ(technologies="Oil 3, Tanks 2"), 0, id="nothing but urban buildings"),
        pytest.param("Impact of Colonies", civ(colonies="Vast Territory I, Wealthy Territory I"), 6, id="3 for each"),
        pytest.param(
            "Impact of Competition",
            civ(technologies="Swordsmen 2, Tanks 1, Bread and Circuses 1, Computers 2"),
            6,
            id="levels of units and arenas",
        ),
        pytest.param("Impact of Government", civ(), 10, id="Despotism"),
        pytest.param("Impact of Government", civ(government="Monarchy", civil_left=0), 13, id="totals, spent or not"),
        pytest.param("Impact of Happiness", civ(technologies="Religion 2"), 4, id="2 for each face"),
        pytest.param("Impact of Happiness", civ(technologies="Bread and Circuses 5"), 16, id="at most 8 faces"),
        pytest.param(
            "Impact of Happiness",
            civ(technologies="Religion 1", yellow_bank=10, culture=9),
            -2,
            id="less for discontent",
        ),
        pytest.param("Impact of Industry", civ(technologies="Oil 1, Iron 1"), 9, id="what mines produce"),
        pytest.param("Impact of Population", civ(idle=5), 2, id="workers above 10, unused ones too"),
        pytest.param("Impact of Population", civ(idle=4), 0, id="exactly 10"),
        pytest.param("Impact of Population", civ(idle=8, yellow_bank=14), 6, id="without the discontent"),
        pytest.param("Impact of Progress", civ(government="Republic", specials="Warfare, Masonry"), 8, id="levels"),
        pytest.param(
            "Impact of Technology",
            civ(government="Democracy", specials="Satellites, Strategy", technologies="Computers, Oil 1, Coal"),
            16,
            id="of level III, with workers or without",
        ),
        pytest.param("Impact of Variety", civ(), 4, id="infantry and lab"),
        pytest.param(
            "Impact of Variety",
            civ(technologies="Knights 1, Alchemy 1, Drama 1, Opera", specials="Warfare, Masonry"),
            12,
            id="kinds that have workers, and special technologies",
        ),
        pytest.param(
            "Impact of Wonders", civ(wonders="Pyramids, Taj Mahal, Kremlin, Internet"), 14, id="5, 4, 3, 2 by age"
        ),
        pytest.param("Impact of Wonders", civ(ruins="Pyramids", project=("Kremlin", 2)), 5, id="ruins, no projects"),
    ],
)
@rule("NS-R94", "NS-R36", "NS-36.1", "NS-38.2")
def test_an_impact_scores_culture_for_each_civilization(event: str, own: Words, culture: int) -> None:
    idle = civ(
        technologies="Agriculture 0, Bronze 0, Philosophy 0, Warriors 0", yellow_bank=14 if "Happiness" in event else 0
    )
    other = {} if "Government" not in event else {"culture 2": 10}

    changes = impact(event, own, idle)

    assert changes == {**({"culture 1": culture} if culture else {}), **other, **OVER}


@pytest.mark.parametrize(
    ("technologies", "least"),
    [
        ("Alchemy 2, Drama 1, Irrigation 1, Iron 1", 2),
        ("Philosophy 1, Drama 3, Irrigation 1, Iron 1", 1),
        ("Alchemy 2, Drama 3, Irrigation 1, Bronze 3", 3),
        ("Alchemy 2, Drama 3, Agriculture 4, Iron 2", 4),
    ],
)
@rule("NS-R94")
def test_the_impact_of_balance_is_twice_the_least_of_science_culture_food_and_resources(
    technologies: str, least: int
) -> None:
    assert impact("Impact of Balance", civ(technologies=technologies), civ()) == {"culture 1": 2 * least, **OVER}


@rule("NS-R94", "NS-R57", "NS-R63")
def test_the_impact_of_balance_counts_pacts_bill_gates_and_the_railroad() -> None:
    rich = "Alchemy 4, Drama 4, Irrigation 3"
    labs = civ(leader="Bill Gates", technologies=rich)
    rail = civ(wonders="Transcontinental Railroad", technologies=rich, pact=("Acceptance of Supremacy", 3, "A"))

    changes = impact("Impact of Balance", labs, rail, civ(technologies="Opera 4, Scientific Method 4"))

    # Resources: 2 of mines and 4 of labs; 2 and 1 of the railroad and 1 of the pact; 2 less 1.
    assert changes == {"culture 1": 12, "culture 2": 8, "culture 3": 2, **OVER}


@rule("NS-R57", "NS-R63", "NS-53.15")
def test_the_impact_of_industry_counts_the_railroad_but_neither_labs_nor_pacts() -> None:
    rail = civ(wonders="Transcontinental Railroad", technologies="Iron 1")
    labs = civ(leader="Bill Gates", technologies="Computers 2", pact=("Acceptance of Supremacy", 1, "A"))

    assert impact("Impact of Industry", rail, labs, civ()) == {
        "culture 1": 6, "culture 2": 2, "culture 3": 2, **OVER,
    }  # fmt: skip


@pytest.mark.parametrize(("count", "prizes"), [(2, {2: 10}), (3, {2: 14, 3: 7}), (4, {2: 15, 3: 10, 4: 5})])
@pytest.mark.parametrize("event", ["Impact of Science", "Impact of Strength"])
@rule("NS-R85")
def test_a_ranking_gives_prizes_by_place_and_number_of_players(event: str, count: int, prizes: dict[int, int]) -> None:
    civs = [civ(technologies=f"Warriors {6 - seat}, Philosophy {6 - seat}") for seat in range(1, count)]

    changes = impact(event, civ(technologies="Warriors 0, Philosophy 0"), *civs)

    assert changes == {**{f"culture {player}": prize for player, prize in prizes.items()}, **OVER}


@rule("NS-R85", "NS-36.3", "OR-83.1")
def test_in_a_ranking_the_current_player_wins_ties_and_then_the_next_clockwise() -> None:
    game = revealing("Impact of Strength", civ(), civ(), civ(), age=3, active=2)

    assert reveal(game) == {"culture 2": 14, "culture 3": 7, "asked": "2: TakeAction"}


# The end of the game


@rule("NS-R11", "NS-1.6", "NS-36.4", "NS-1.8")
def test_at_the_end_events_of_age_iii_left_in_both_decks_are_resolved_and_older_ones_are_not() -> None:
    game = table(
        age=4, active=2, last_round="this", events="Rats by 1, Impact of Colonies by 1",
        future="Impact of Strength by 2, Crusades by 1", two=civ(colonies="Vast Territory I", yellow_bank=18),
    )  # fmt: skip

    changes = play(game, "end turn")

    assert (changes["culture 1"], changes["culture 2"]) == (10, 3)
    assert asked(game) == "nobody: 1 by most culture"


@rule("NS-R11", "NS-R57", "NS-1.7", "NS-1.9")
def test_bill_gates_scores_at_the_end_of_the_game_and_equal_culture_shares_the_victory() -> None:
    gates = civ(leader="Bill Gates", technologies="Computers 1", culture=2, blue_bank=0)
    game = table(age=4, active=2, last_round="this", events="", one=gates, two=civ(culture=5))

    changes = play(game, "end turn")

    assert (changes["culture 1"], asked(game)) == (3, "nobody: 1 and 2 by shared victory")
