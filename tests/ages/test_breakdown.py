"""Where the ratings come from: the lines of each add up to it in any position."""

from functools import cache

import civitas
from civitas import Game, bots
from civitas.ages.breakdown import sources
from civitas.ages.ratings import MOST_HAPPINESS
from civitas.ages.state import Ages
from civitas.ages.upkeep.production import food_production, resource_production
from tests.support.ages import civ, table
from tests.support.ages.positions import state_of


@cache
def positions() -> list[Game]:
    """Positions from the whole length of some games."""
    found = []
    for seed, players in enumerate((2, 3, 4)):
        game = civitas.new("ages", seed=seed, players=players)
        bot = bots.make("uniform", "ages", seed)
        while game.seat is not None:
            game.play(bot.choose(game))
            found.append(game.clone())
    return found[::7]


def summed(game: Ages, seat: int) -> dict[str, int]:
    return {rating: sum(amount for _, amount in lines) for rating, lines in sources(game, seat).items()}


def ratings(game: Ages, seat: int) -> dict[str, int]:
    civilization = game.civs[seat]
    return {
        "culture": int(civilization.culture_rating),
        "science": int(civilization.science_rating),
        "strength": int(civilization.strength),
        "happiness": int(civilization.happiness),
        "civil_actions": int(civilization.civil_total),
        "military_actions": int(civilization.military_total),
        "colonization": int(civilization.colonization),
        "food": int(food_production(game, seat)),
        "resources": int(resource_production(game, seat)),
    }


def bounded(totals: dict[str, int]) -> dict[str, int]:
    """No rating is negative, but for the bonus of colonization; there are at most 8 happy faces."""
    kept = {rating: max(total, 0) for rating, total in totals.items()}
    kept["happiness"] = min(kept["happiness"], MOST_HAPPINESS)
    return kept


def test_the_lines_add_up_to_the_ratings_in_random_positions() -> None:
    for game in positions():
        position = state_of(game)
        for seat, civilization in enumerate(position.civs):
            if civilization.is_playing:
                assert bounded(summed(position, seat)) == ratings(position, seat)


def test_each_card_has_a_line_in_each_rating_that_it_changes() -> None:
    game = table(
        one=civ(
            government="Theocracy",
            leader="Michelangelo",
            technologies="Iron 1, Drama 1, Religion 1, Swordsmen 2",
            specials="Cartography",
            wonders="Hanging Gardens, Colossus",
            colonies="Strategic Territory I, Historic Territory I",
            tactic="Fighting Band",
        )
    )

    assert sources(state_of(game), 0) == {
        "culture": [
            ("Theocracy", 1), ("Michelangelo", 4), ("Religion", 1), ("Drama", 2), ("Hanging Gardens", 1),
        ],
        "science": [("Philosophy", 1)],
        "strength": [
            ("Theocracy", 1), ("Cartography", 1), ("Warriors", 1), ("Swordsmen", 4), ("Colossus", 2),
            ("Strategic Territory I", 2), ("Fighting Band", 1),
        ],
        "happiness": [
            ("Theocracy", 1), ("Religion", 1), ("Drama", 1), ("Hanging Gardens", 2), ("Historic Territory I", 1),
        ],
        "civil_actions": [("Theocracy", 4)],
        "military_actions": [("Theocracy", 3)],
        "colonization": [("Cartography", 2), ("Colossus", 1)],
        "food": [("Agriculture", 2)],
        "resources": [("Bronze", 2), ("Iron", 2)],
    }  # fmt: skip


def test_what_a_card_takes_away_stands_there_too() -> None:
    game = table(age=3, one=civ(government="Fundamentalism", leader="Sid Meier", technologies="Computers 1"))

    lines = sources(state_of(game), 0)

    assert lines["science"] == [("Fundamentalism", -2), ("Sid Meier", -2), ("Philosophy", 1), ("Computers", 5)]
    assert lines["culture"] == [("Sid Meier", 3)]


def test_what_is_produced_stands_with_the_farm_mine_lab_or_pact_that_makes_it() -> None:
    game = table(
        age=3,
        players=3,
        one=civ(
            leader="Bill Gates",
            technologies="Oil 1, Computers 1, Selective Breeding 1",
            wonders="Transcontinental Railroad",
        ),
        two=civ(pact=("International Trade Agreement", 1, "B")),
    )

    lines = sources(state_of(game), 0)

    assert lines["food"] == [("Agriculture", 2), ("Selective Breeding", 3)]
    assert lines["resources"] == [("Bronze", 2), ("Oil", 10), ("Computers", 3), ("International Trade Agreement", 1)]


def test_a_ruin_has_its_culture_only() -> None:
    game = table(age=2, one=civ(wonders="Pyramids", ruins="Hanging Gardens"))

    lines = sources(state_of(game), 0)

    assert lines["culture"] == [("Hanging Gardens", 2)]
    assert lines["happiness"] == []
    assert lines["civil_actions"] == [("Despotism", 4), ("Pyramids", 1)]


def test_homers_face_counts_with_the_wonder_he_lies_under() -> None:
    game = table(one=civ(wonders="Pyramids", tucked="Pyramids"))

    assert sources(state_of(game), 0)["happiness"] == [("Pyramids", 1)]


def test_a_pact_has_a_line_for_both_parties() -> None:
    game = table(players=3, age=3, one=civ(pact=("Promise of Military Protection", 2, "A")))

    assert ("Promise of Military Protection", 1) in sources(state_of(game), 0)["culture"]
    assert sources(state_of(game), 1)["culture"] == [("Promise of Military Protection", -1)]
    assert ("Promise of Military Protection", 4) in sources(state_of(game), 1)["strength"]
    assert sources(state_of(game), 2)["culture"] == []


def test_a_pact_that_counts_wonders_counts_those_of_the_other_party() -> None:
    game = table(
        players=3,
        age=3,
        one=civ(wonders="Pyramids", pact=("International Tourism", 2)),
        two=civ(wonders="Colossus, Great Wall"),
        three=civ(wonders="Hanging Gardens, Taj Mahal, Kremlin"),
    )

    assert sources(state_of(game), 0)["culture"][-1] == ("International Tourism", 2)
    assert sources(state_of(game), 1)["culture"][-1] == ("International Tourism", 1)


def test_food_by_a_pact_stands_after_the_farms_whoever_holds_the_card() -> None:
    game = table(players=3, age=3, one=civ(pact=("International Trade Agreement", 2, "B")))

    assert sources(state_of(game), 0)["food"] == [("Agriculture", 2), ("International Trade Agreement", 1)]
    assert sources(state_of(game), 1)["food"] == [("Agriculture", 2)]
    assert sources(state_of(game), 1)["resources"] == [("Bronze", 2), ("International Trade Agreement", 1)]
