"""Wonders, action cards and events of the original edition that do something else than in the new one."""

import pytest

from civitas.ages.rules import ORIGINAL_RULES
from civitas.ages.words.catalogue import catalogue
from civitas.telling import message_of
from tests.support.ages import civ, civ_of, log, only, options, play, ratings, table
from tests.support.ages.events import prepared
from tests.support.ages.positions import OVER
from tests.support.rules import rule
from tests.support.sentences import refusal, said

AGE_II = 2
AGE_III = 3


# Wonders


@rule("OR-85.10")
def test_every_happy_face_counts_twice_at_st_peters() -> None:
    one = civ(
        leader="Rock & Roll Icon",
        government="Theocracy",
        technologies="Religion 1",
        wonders="St. Peter's Basilica, Kremlin",
        colonies="Historic Territory I",
    )
    game = table(age=AGE_III, one=one)

    # 2 of the icon, 2 of Theocracy, 1 of Religion and 1 of the colony, all twice, without the 2 unhappy ones.
    assert int(ratings(game, 1)[3]) == 8
    assert ratings(table(one=civ(technologies="Religion 1", wonders="St. Peter's Basilica, Kremlin")), 1)[3] == 0
    assert [
        int(ratings(table(one=civ(technologies="Religion 1", wonders="St. Peter's Basilica", colonies=colonies)), 1)[3])
        for colonies in ("", "Historic Territory I", "Historic Territory II")
    ] == [2, 4, 6]


@rule("OR-85.10", "OR-R28")
def test_st_peters_doubles_what_joan_and_michelangelo_count() -> None:
    joan = civ(leader="Joan of Arc", technologies="Theology 1", wonders="St. Peter's Basilica")
    michelangelo = civ(
        leader="Michelangelo", technologies="Theology 1", wonders="St. Peter's Basilica, Hanging Gardens"
    )

    assert ratings(table(one=joan), 1) == (3, 1, 1 + 4, 4)
    assert ratings(table(one=michelangelo), 1) == (4 + 8, 1, 1, 8)


def test_taj_mahal_is_as_dear_as_any_wonder() -> None:
    one = civ(leader="Homer", hand="Michelangelo", leader_ages="A, I")
    game = table(row="-, -, -, -, -, -, -, -, -, Taj Mahal", one=one)

    assert only(play(game, "take Taj Mahal at 10"), "civil") == {"civil 1": -3}


def test_the_ocean_liner_brings_a_worker_for_five_food_less_once_a_turn() -> None:
    game = table(age=AGE_II, one=civ(wonders="Ocean Liner Service", yellow_bank=4, food=2))

    assert said(game, "use Ocean Liner Service") == "Increase the population with Ocean Liner Service for 2 food"
    assert only(play(game, "use Ocean Liner Service"), "civil", "food", "idle", "yellow bank") == {
        "food 1": -2, "idle 1": 1, "yellow bank 1": -1,
    }  # fmt: skip
    assert "use Ocean Liner Service" not in options(game)


def test_the_ocean_liner_is_not_free() -> None:
    game = table(age=AGE_II, one=civ(wonders="Ocean Liner Service", yellow_bank=4, food=1))

    assert "use Ocean Liner Service" not in options(game)
    assert "2 food" in refusal(game, "use Ocean Liner Service")


LIBRARIES = "Drama 1, Opera 1, Printing Press 1, Multimedia 1, Philosophy 1, Alchemy 1, Computers 1"


@rule("OR-85.13")
@pytest.mark.parametrize(("wonder", "built", "culture"), [("Hollywood", 2, 14), ("Internet", 4, 16)])
def test_the_last_wonders_score_twice_the_levels_of_buildings(wonder: str, built: int, culture: int) -> None:
    one = civ(government="Democracy", technologies=LIBRARIES, project=(wonder, built), resources=5)
    game = table(age=AGE_III, one=one)

    assert only(play(game, "build 1 stage"), "culture") == {"culture 1": culture}


# Action cards


def test_rich_land_and_ideal_building_site_build_but_do_not_upgrade() -> None:
    one = civ(technologies="Iron, Alchemy", hand="Rich Land I, Ideal Building Site I", resources=4, idle=1)
    game = table(one=one)

    assert said(game, "play Rich Land I") == "Play Rich Land I: build a farm or mine for 2 resources less"
    play(game, "play Rich Land I")
    assert options(game) == {"build Agriculture", "build Bronze", "build Iron"}


def test_without_a_worker_rich_land_orders_nothing() -> None:
    game = table(one=civ(technologies="Iron", hand="Rich Land I", resources=4, idle=0))

    assert "play Rich Land I" not in options(game)
    assert "Rich Land I" in refusal(game, "play Rich Land I")


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("Work of Art A", {"culture 1": 6}),
        ("Bountiful Harvest II", {"food 1": 3}),
        ("Mineral Deposits III", {"resources 1": 4}),
        ("Revolutionary Idea A", {"science 1": 1}),
    ],
)
def test_gains_of_action_cards(card: str, gained: dict[str, int]) -> None:
    game = table(one=civ(hand=card))

    assert play(game, f"play {card}") == {"hand 1": f"-{card}", "civil 1": -1, **gained, **OVER}


# Events


def test_no_event_is_nothing() -> None:
    game = table(phase="politics", events="No Event, Rats", one=civ(military_hand="Foray"))

    assert play(game, "prepare Foray") == {
        "military hand 1": "-Foray", "future": "+Foray", "culture 1": 1, "events": "-No Event", "past": "+No Event",
        **OVER,
    }  # fmt: skip


def test_after_development_of_politics_the_current_player_discards_nothing() -> None:
    one = civ(military_hand="Foray, Spy, Raid I")
    game = table(phase="politics", events="Development of Politics, Rats", one=one, military_deck="Legion, Legion")

    play(game, "prepare Foray", "end turn")

    # Two cards left, three of the event, and two for the unused military actions.
    assert len(civ_of(game, 1, 1)["military_hand"]) == 2 + 3 + 2
    assert game.seat == 1


def test_the_other_players_discard_as_ever_after_development_of_politics() -> None:
    one = civ(military_hand="Foray")
    two = civ(military_hand="Spy, Raid I")
    game = table(phase="politics", events="Development of Politics, Rats", one=one, two=two)

    changes = play(game, "prepare Foray", "end turn", "pass")

    assert changes["asked"] == "2: DiscardMilitary"
    assert game.prompt.text() == "Player 2, discard 3 military cards."


def test_rebellion_takes_civil_actions_of_the_next_turn() -> None:
    one = civ(yellow_bank=12, idle=7)
    game = prepared("Rebellion", one=one)

    assert log(game)[-1] == "Player 1 will have 4 civil actions less in the next turn."
    assert civ_of(game, 1)["civil_actions"] == [4, 4]
    play(game, "end turn", "pass", "end turn")
    assert civ_of(game, 1)["civil_actions"] == [0, 4]
    play(game, "pass", "end turn", "pass", "end turn")
    assert civ_of(game, 1)["civil_actions"] == [4, 4]


def test_civil_unrest_costs_no_token() -> None:
    game = prepared("Civil Unrest", age=AGE_II, one=civ(yellow_bank=12, idle=7, culture=9))

    assert civ_of(game, 1)["culture"] == 9 + 1 - 8
    assert civ_of(game, 1)["blue_bank"] == 18


def test_economic_progress_ends_with_corruption() -> None:
    one = civ(technologies="Agriculture 2, Bronze 2", food=6, resources=2)
    game = prepared("Economic Progress", age=AGE_II, one=one)

    # 10 tokens in the bank are no corruption; 6 after production are 2 resources.
    assert (civ_of(game, 1)["food"], civ_of(game, 1)["resources"]) == (8, 2)


def test_the_impact_of_agriculture_counts_farms_and_no_pacts() -> None:
    one = civ(technologies="Agriculture 2, Irrigation 1", pact=("International Trade Agreement", 2, "B"))
    game = prepared("Impact of Agriculture", players=3, age=AGE_III, one=one)

    assert civ_of(game, 1)["culture"] == 1 + 4
    assert civ_of(game, 2)["culture"] == 2


@rule("OR-85.9", "OR-R27")
def test_the_impact_of_industry_counts_the_labs_of_tesla() -> None:
    one = civ(leader="Nikola Tesla", technologies="Bronze 2, Alchemy 1, Computers 1")
    game = prepared("Impact of Industry", age=AGE_III, one=one)

    assert civ_of(game, 1)["culture"] == 1 + 2 + 4
    assert civ_of(game, 2)["culture"] == 2


def test_the_impact_of_colonies_is_four_for_each() -> None:
    game = prepared("Impact of Colonies", age=AGE_III, one=civ(colonies="Historic Territory I, Wealthy Territory II"))

    assert civ_of(game, 1)["culture"] == 1 + 8


# What the cards say


CATALOGUE = catalogue(ORIGINAL_RULES.edition)


def told(card: str) -> list[str]:
    return [message_of(text).text() for text in CATALOGUE[card]["text"]]


@pytest.mark.parametrize("card", CATALOGUE)
def test_every_card_says_something(card: str) -> None:
    assert all(told(card))
    assert told(card)


def test_a_card_that_differs_says_so_in_words_of_its_edition() -> None:
    assert told("Homer") == ["1 resource for units each turn", "up to 2 Warriors make 1 culture each"]
    assert told("Moses") == ["a worker costs 1 food less"]
    assert told("Hammurabi") == ["1 civil action", "-1 military actions"]
    assert told("Taj Mahal") == ["stages for 2, 4 and 2 resources", "3 culture"]
    assert told("Rich Land A") == ["build a farm or mine for 1 resource less"]
    assert CATALOGUE["Homer"]["text"][-1]["id"] == "ages.card.original.Homer.2"
