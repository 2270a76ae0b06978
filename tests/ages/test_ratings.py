"""Statistics: the four ratings, the colonization modifier, the totals of actions, levels and hand limits."""

import pytest

from tests.support.ages import Words, civ, civ_of, play, ratings, table
from tests.support.rules import rule


def rated(own: Words, **words: object) -> tuple[int, int, int, int]:
    """Culture, science, strength and happiness of a civilization."""
    return ratings(table(age=3, one=own, **words), 1)  # type: ignore[arg-type]


START = (0, 1, 1, 0)


@rule("NS-47.1", "NS-41.5", "NS-41.7", "OR-6.2", "OR-34.4")
@pytest.mark.parametrize(
    ("technologies", "expected"),
    [("Philosophy 3", (0, 3, 1, 0)), ("Alchemy 2", (0, 5, 1, 0)), ("Alchemy", START), ("Religion 2", (2, 1, 1, 2)),
     ("Organized Religion 1", (1, 1, 1, 3)), ("Professional Sports 2", (0, 1, 7, 8)), ("Multimedia 1", (3, 4, 1, 0)),
     ("Movies 2", (8, 1, 1, 2)), ("Tanks 2", (0, 1, 11, 0)), ("Air Forces 1", (0, 1, 6, 0)),
     ("Agriculture 5, Bronze 5", START), ("Warriors 0", (0, 1, 0, 0))],
)  # fmt: skip
def test_symbols_count_for_each_worker_and_not_without_workers(
    technologies: str, expected: tuple[int, int, int, int]
) -> None:
    assert rated(civ(technologies=technologies)) == expected


@rule("NS-47.2")
@pytest.mark.parametrize(
    ("own", "expected"),
    [(civ(specials="Military Theory"), (0, 1, 6, 0)), (civ(government="Theocracy"), (1, 1, 2, 1)),
     (civ(government="Democracy"), (3, 1, 1, 0)), (civ(wonders="Hanging Gardens"), (1, 1, 1, 2)),
     (civ(wonders="Universitas Carolina"), (1, 3, 1, 0)), (civ(leader="Charlie Chaplin"), (0, 1, 1, 2)),
     (civ(colonies="Historic Territory II"), (0, 1, 1, 2)), (civ(colonies="Strategic Territory I"), (0, 1, 3, 0))],
)  # fmt: skip
def test_symbols_of_cards_without_workers_count_once(own: Words, expected: tuple[int, int, int, int]) -> None:
    assert rated(own) == expected


@rule("NS-47.3")
@pytest.mark.parametrize(
    ("own", "expected"),
    [(civ(wonders="Great Wall", technologies="Warriors 3"), (1, 1, 6, 1)),
     (civ(leader="Napoleon Bonaparte"), (0, 1, 3, 0)), (civ(leader="Sid Meier", technologies="Computers 1"),
     (3, 4, 1, 0))],
)  # fmt: skip
def test_abilities_of_cards_in_play_change_ratings(own: Words, expected: tuple[int, int, int, int]) -> None:
    assert rated(own) == expected


@rule("NS-47.3", "NS-42.1", "NS-18.5")
def test_cards_in_hand_and_unfinished_wonders_change_nothing() -> None:
    assert rated(civ(hand="Napoleon Bonaparte, Democracy", project=("Great Wall", 3))) == START


@rule("NS-47.4", "NS-47.5", "NS-R37")
@pytest.mark.parametrize(
    ("own", "science"),
    [(civ(government="Fundamentalism"), 0), (civ(government="Fundamentalism", technologies="Philosophy 3"), 1),
     (civ(leader="Sid Meier"), 0)],
)  # fmt: skip
def test_the_science_rating_is_never_below_nothing(own: Words, science: int) -> None:
    assert rated(own)[1] == science


@rule("NS-47.4", "NS-R37")
def test_a_rating_below_nothing_is_made_up_before_it_rises() -> None:
    """Fundamentalism takes 2 science: the first two labs only make it up."""
    game = table(age=3, one=civ(government="Fundamentalism", resources=3, technologies="Philosophy 1"))

    changes = play(game, "build Philosophy")

    assert "science rating 1" not in changes


@rule("NS-47.5", "NS-47.7", "NS-R37")
def test_culture_and_strength_are_never_below_nothing() -> None:
    game = table(
        age=3,
        players=3,
        one=civ(pact=("Loss of Sovereignty", 2, "B"), technologies="Warriors 0"),
    )

    assert ratings(game, 1) == (0, 1, 0, 0)
    assert ratings(game, 2)[0] == 2


@rule("NS-47.6", "NS-53.5")
def test_points_for_circumstances_are_no_part_of_the_rating() -> None:
    game = table(one=civ(leader="Genghis Khan", technologies="Warriors 3"))

    changes = play(game, "end turn")

    assert ratings(game, 1)[0] == 0
    assert changes["culture 1"] == 3


@rule("NS-47.8")
def test_a_unit_in_an_army_still_adds_its_own_strength() -> None:
    assert rated(civ(technologies="Warriors 3", tactic="Legion"))[2] == 3 + 2


@rule("NS-47.9", "NS-R36", "OR-10.2")
@pytest.mark.parametrize(
    ("own", "happiness"),
    [(civ(), 0), (civ(government="Communism"), 0), (civ(government="Communism", technologies="Religion 2"), 1),
     (civ(wonders="Kremlin", technologies="Religion 1"), 0),
     (civ(government="Communism", technologies="Professional Sports 2"), 7),
     (civ(technologies="Professional Sports 2, Organized Religion 2", government="Communism"), 8),
     (civ(technologies="Professional Sports 2, Religion 1"), 8)],
)  # fmt: skip
def test_happy_faces_less_unhappy_ones_are_held_between_nothing_and_eight(own: Words, happiness: int) -> None:
    assert rated(own)[3] == happiness


@rule("NS-R36", "NS-47.9", "OR-10.2")
def test_faces_are_added_up_before_they_are_held_to_eight() -> None:
    """Nine faces and an unhappy one are eight."""
    own = civ(technologies="Professional Sports 2, Religion 1", government="Communism")

    assert rated(own)[3] == 8


@rule("NS-47.10")
def test_an_unhappy_face_is_no_happy_face_for_other_cards() -> None:
    """St. Peter's Basilica adds nothing to Kremlin and Communism."""
    own = civ(wonders="St. Peter's Basilica, Kremlin", government="Communism", technologies="Religion 1")

    assert rated(own)[3] == 1 - 1 - 1 + 1 + 1


@rule("NS-47.11")
@pytest.mark.parametrize(
    ("own", "modifier"),
    [(civ(), 0), (civ(specials="Cartography"), 2), (civ(specials="Satellites", wonders="Colossus"), 5)],
)
def test_the_colonization_modifier_is_the_sum_of_what_cards_say(own: Words, modifier: int) -> None:
    assert civ_of(table(age=3, one=own), 1)["colonization"] == modifier


@rule("NS-48.1", "NS-48.2")
@pytest.mark.parametrize(
    ("own", "civil", "military"),
    [(civ(), 4, 2), (civ(government="Republic"), 7, 2), (civ(specials="Code of Laws, Strategy"), 5, 4),
     (civ(wonders="Pyramids, Kremlin"), 6, 3), (civ(leader="Napoleon Bonaparte"), 4, 4),
     (civ(government="Communism", specials="Civil Service, Military Theory", wonders="Pyramids"), 10, 8)],
)  # fmt: skip
def test_totals_of_actions_are_those_of_the_government_and_all_other_cards(
    own: Words, civil: int, military: int
) -> None:
    shown = civ_of(table(age=3, one=own), 1)

    assert (shown["civil_actions"][1], shown["military_actions"][1]) == (civil, military)


@rule("NS-48.2", "NS-48.7", "NS-13.8")
def test_a_pact_can_give_a_military_action() -> None:
    game = table(players=3, age=2, one=civ(pact=("Open Borders Agreement", 2)))

    totals = [civ_of(game, player)["military_actions"][1] for player in (1, 2, 3)]
    assert totals == [3, 3, 2]


@rule("NS-48.3", "NS-48.4")
def test_a_spent_action_is_not_available_again_this_turn() -> None:
    game = table(one=civ(civil_left=1, food=9))

    play(game, "increase population")

    assert civ_of(game, 1)["civil_actions"] == [0, 4]


@rule("NS-38.1", "NS-38.2", "NS-38.3", "OR-59.2", "OR-37.1")
@pytest.mark.parametrize(
    ("technologies", "science"),
    [("Philosophy 1, Alchemy", 1), ("Philosophy 1, Alchemy 1", 1 + 2 + 1), ("Alchemy 1, Computers", 1 + 2 + 1),
     ("Philosophy 0, Computers 1", 5 + 3), ("Philosophy 1, Printing Press 1", 1 + 1 + 1)],
)  # fmt: skip
def test_the_best_lab_or_library_is_the_highest_level_that_has_a_worker(technologies: str, science: int) -> None:
    """Leonardo's best lab or library makes science equal to its level."""
    assert rated(civ(leader="Leonardo da Vinci", technologies=technologies))[1] == science


@rule("NS-38.1", "NS-10.2")
@pytest.mark.parametrize(
    ("event", "level"), [("Development of Crafts", 0), ("Rats", 1), ("Cold War", 2), ("Impact of Science", 3)]
)
def test_the_level_of_a_card_follows_its_age(event: str, level: int) -> None:
    game = table(age=3, phase="politics", events="Good Harvest, Immigration", one=civ(military_hand=event))

    changes = play(game, f"prepare {event}")

    assert changes.get("culture 1", 0) == level


@rule("NS-39.4", "NS-R81", "NS-R14")
@pytest.mark.parametrize(
    ("own", "limit"), [(civ(), 2), (civ(government="Communism"), 5), (civ(wonders="Library of Alexandria"), 3)]
)
def test_the_limit_of_military_cards_is_the_total_of_military_actions(own: Words, limit: int) -> None:
    assert civ_of(table(age=3, one=own), 1)["military_hand_limit"] == limit
