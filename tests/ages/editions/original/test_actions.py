"""The original edition: the first round, taking cards, and each action, where its cards or rules are its own."""

import pytest

from civitas import IllegalMove
from tests.support.ages import Words, asked, civ, civ_of, only, opening, options, play, ratings, seen, table
from tests.support.rules import rule

MODES = ["simple", "advanced", "full"]
SIMPLE = {"mode": "simple"}
each_mode = pytest.mark.parametrize("mode", MODES)
each_number = pytest.mark.parametrize("players", [2, 3, 4])
AGE_II = 2


def taken(moves: set[str]) -> set[int]:
    """The spaces of the row from which a card can be taken."""
    return {int(move.rpartition(" ")[2]) for move in moves if move.startswith("take")}


def row_discards(players: int) -> int:
    return {2: 3, 3: 2, 4: 1}[players]


# The first round


@rule("OR-12.2", "OR-13.1", "OR-13.3", "OR-13.4", "OR-13.5")
@each_mode
@each_number
def test_in_the_first_round_each_player_takes_cards_with_one_civil_action_more_than_the_one_before(
    players: int, mode: str
) -> None:
    game = opening(players=players, options={"mode": mode})
    farthest = {1: 5, 2: 9, 3: 13, 4: 13}

    for player in range(1, players + 1):
        own = civ_of(game, player)
        assert (asked(game), own["civil_actions"], own["military_actions"]) == (
            f"{player}: TakeAction", [player, 4], [0, 2],
        )  # fmt: skip
        assert {move.split()[0] for move in options(game)} == {"take", "end"}
        assert taken(options(game)) == set(range(1, farthest[player] + 1))
        game.play("end turn")

    assert asked(game) == ("1: TakeAction" if mode == "simple" else "1: PoliticalAction")


@rule("OR-13.1", "OR-14.1", "OR-15.1", "OR-16.2")
def test_what_is_taken_in_the_first_round_is_neither_played_nor_built() -> None:
    game = opening(players=3, options=SIMPLE, civil_A="Moses, Pyramids, Frugality A")
    play(game, "end turn", "end turn")

    assert play(game, "take Moses at 1") == {
        "row": "-Moses", "hand 3": "+Moses", "civil 3": -1, "asked": "3: TakeAction",
    }  # fmt: skip
    assert play(game, "take Pyramids at 2") == {
        "row": "-Pyramids", "project 3": "+Pyramids", "civil 3": -1, "asked": "3: TakeAction",
    }  # fmt: skip
    assert {move.split()[0] for move in options(game)} == {"take", "end"}


@rule("OR-12.3", "OR-19.2")
@each_mode
@each_number
def test_the_row_is_not_refilled_in_the_first_round_and_in_each_turn_after_it(players: int, mode: str) -> None:
    game = opening(players=players, options={"mode": mode})
    first = seen(game)["row"]
    gone = row_discards(players)

    for _ in range(players):
        assert seen(game)["row"] == first
        game.play("end turn")

    assert seen(game)["row"][: 13 - gone] == first[gone:]
    assert None not in seen(game)["row"]


@rule("OR-12.3")
def test_from_the_second_round_on_all_actions_can_be_used() -> None:
    game = opening(options=SIMPLE, civil_A="Frugality A, Moses, Homer, Rich Land A")

    game.play("take Frugality A at 1")
    play(game, "end turn", "end turn")

    assert civ_of(game, 1)["civil_actions"] == [4, 4]
    words = {move.split()[0] for move in options(game)}
    assert words == {"take", "increase", "build", "destroy", "disband", "play", "end"}


@rule("OR-19.6")
@each_mode
@each_number
def test_the_starting_player_deals_from_deck_a_in_the_second_round_and_the_others_from_deck_i(
    players: int, mode: str
) -> None:
    game = opening(players=players, options={"mode": mode})
    assert game.deal is not None
    names = [card.name for card in game.state.edition.civil]  # type: ignore[attr-defined]
    deck_a, deck_i = ([names[id] for id in game.deal[pile]] for pile in ("civil A", "civil I"))
    gone = row_discards(players)

    for _ in range(players):
        assert (seen(game)["age"], seen(game)["civil_deck"]) == ("A", 7)
        game.play("end turn")

    assert seen(game)["row"] == deck_a[gone : 13 + gone]
    assert (seen(game)["age"], seen(game)["civil_deck"]) == ("I", len(deck_i))
    if mode != "simple":
        game.play("pass")
    game.play("end turn")
    assert seen(game)["row"] == [*deck_a[2 * gone : 13 + gone], *deck_i[:gone]]


# Taking cards


@rule("OR-14.1", "OR-31.5")
def test_a_leader_goes_to_the_hand_and_so_does_any_number_of_action_cards() -> None:
    row = "Moses, Frugality A, Frugality A, Rich Land A, Rich Land A"
    game = table(row=row, one=civ(government="Monarchy"))

    changes = play(
        game, "take Moses at 1", "take Frugality A at 2", "take Frugality A at 3", "take Rich Land A at 4",
        "take Rich Land A at 5",
    )  # fmt: skip

    assert only(changes, "hand 1", "leader 1", "civil 1") == {
        "hand 1": "+Frugality A, +Frugality A, +Moses, +Rich Land A, +Rich Land A",
        "civil 1": -5,
    }


@rule("OR-16.2")
@each_mode
def test_an_action_card_can_be_played_in_the_next_turn_and_not_in_the_one_it_was_taken(mode: str) -> None:
    game = table(options={"mode": mode}, row="Work of Art A", one=civ(military_left=0), two=civ(military_left=0))
    game.play("take Work of Art A at 1")

    with pytest.raises(IllegalMove):
        game.play("play Work of Art A")
    for _ in range(2):
        game.play("end turn")
        if mode != "simple":
            game.play("pass")

    assert play(game, "play Work of Art A") == {
        "hand 1": "-Work of Art A", "culture 1": 6, "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip


# The list of actions


@rule("OR-20.1")
@each_mode
def test_an_action_is_taken_as_often_as_it_can_be_paid_and_none_must_be_taken(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(food=7))

    changes = play(game, "increase population", "increase population", "increase population")
    assert only(changes, "food 1", "idle 1", "civil 1") == {"food 1": -7, "idle 1": 3, "civil 1": -3}
    assert "increase population" not in options(game)

    assert civ_of(game, 1)["civil_actions"] == [1, 4]
    assert str(play(game, "end turn")["asked"]).startswith("2: ")


@rule("OR-20.2", "OR-20.3")
@each_mode
def test_these_are_the_civil_and_the_military_actions(mode: str) -> None:
    own = civ(
        technologies="Iron, Alchemy, Swordsmen, Irrigation", food=4, resources=9, science=9, project=("Pyramids", 0),
        hand="Moses, Drama, Work of Art A, Monarchy", leader_ages="A",
        military_hand="" if mode == "simple" else "Legion",
    )  # fmt: skip
    civil = {
        "increase population", "build Agriculture", "build Irrigation", "build Bronze", "build Iron",
        "build Philosophy", "build Alchemy", "build Religion", "upgrade Agriculture to Irrigation",
        "upgrade Bronze to Iron", "upgrade Philosophy to Alchemy", "destroy Agriculture", "destroy Bronze",
        "destroy Philosophy", "build 1 stage", "play Moses", "develop Drama", "develop Monarchy",
        "declare a revolution for Monarchy", "play Work of Art A",
    }  # fmt: skip
    military = {"build Warriors", "build Swordsmen", "upgrade Warriors to Swordsmen", "disband Warriors"}
    tactics = set() if mode == "simple" else {"play tactic Legion"}
    no_civil, no_military = ({**own, "civil_left": 0}, {**own, "military_left": 0})

    assert options(table(options={"mode": mode}, one=own)) == civil | military | tactics | {"end turn"}
    assert options(table(options={"mode": mode}, one=no_civil)) == military | tactics | {"end turn"}
    assert options(table(options={"mode": mode}, one=no_military)) == civil | {"end turn"}


@rule("OR-20.2")
def test_a_card_is_taken_by_a_civil_action() -> None:
    assert "take Drama at 1" in options(table(row="Drama", one=civ(civil_left=1)))
    assert "take Drama at 1" not in options(table(row="Drama", one=civ(civil_left=0)))


# Building


@rule("OR-23.1", "OR-23.3")
@pytest.mark.parametrize(
    ("card", "cost", "made"),
    [("Philosophy", 3, {"science rating 1": 1}), ("Alchemy", 6, {"science rating 1": 2}),
     ("Religion", 3, {"culture rating 1": 1, "happiness 1": 1}),
     ("Bread and Circuses", 4, {"strength 1": 1, "happiness 1": 2}),
     ("Printing Press", 4, {"culture rating 1": 1, "science rating 1": 1}),
     ("Drama", 5, {"culture rating 1": 2, "happiness 1": 1})],
)  # fmt: skip
def test_an_urban_building_costs_an_action_and_its_resources_and_changes_ratings_and_no_points(
    card: str, cost: int, made: dict[str, int]
) -> None:
    technologies = "Alchemy, Bread and Circuses, Printing Press, Drama"
    short = table(one=civ(technologies=technologies, resources=cost - 1))
    game = table(one=civ(technologies=technologies, resources=cost))

    assert f"build {card}" not in options(short)
    assert play(game, f"build {card}") == {
        "resources 1": -cost, "idle 1": -1, "workers 1": f"+{card}", "civil 1": -1, **made, "asked": "1: TakeAction",
    }  # fmt: skip


TYPES = ["Philosophy, Alchemy", "Religion, Theology", "Printing Press, Journalism", "Drama, Opera",
         "Bread and Circuses, Team Sports"]  # fmt: skip


@rule("OR-23.2", "OR-38.1")
@pytest.mark.parametrize("cards", TYPES)
def test_despotism_allows_two_buildings_of_each_type_all_levels_together(cards: str) -> None:
    low, high = cards.split(", ")
    both = {f"build {low}", f"build {high}"}
    full = table(age=AGE_II, one=civ(technologies=f"Philosophy 0, Coal, {low} 1, {high} 1", resources=15))
    room = table(age=AGE_II, one=civ(technologies=f"Philosophy 0, Coal, {low} 0, {high} 1", resources=15))

    assert not both & options(full)
    assert both <= options(room)


@rule("OR-38.2")
def test_with_two_labs_and_two_temples_drama_allows_theaters_and_alchemy_upgrades_both_labs() -> None:
    own = civ(technologies="Philosophy 2, Religion 2", hand="Drama, Alchemy", science=8, resources=11)
    game = table(one={**own, "government": "Despotism", "specials": "Code of Laws"})
    urban = {"build Philosophy", "build Religion", "build Drama", "build Alchemy"}
    assert not urban & options(game)

    play(game, "develop Drama", "develop Alchemy")
    assert urban & options(game) == {"build Drama"}
    changes = play(game, "build Drama", "upgrade Philosophy to Alchemy", "upgrade Philosophy to Alchemy")

    assert only(changes, "workers 1", "resources 1") == {
        "workers 1": "+Alchemy, +Alchemy, +Drama, -Philosophy, -Philosophy",
        "resources 1": -11,
    }


@rule("OR-25.3")
def test_the_resource_of_homer_pays_for_units_first_and_is_lost_at_the_end_of_the_turn() -> None:
    game = table(one=civ(hand="Homer", resources=4, idle=1, technologies="Swordsmen"))
    play(game, "play Homer")
    assert civ_of(game, 1)["unit_resources"] == 1

    built = play(game.clone(), "build Warriors")
    upgraded = play(game.clone(), "upgrade Warriors to Swordsmen")
    mined = play(game.clone(), "build Bronze")
    play(game, "end turn")

    names = ("resources 1", "unit resources 1")
    assert only(built, *names) == {"resources 1": -1, "unit resources 1": -1}
    assert only(upgraded, *names) == {"unit resources 1": -1}
    assert only(mined, *names) == {"resources 1": -2}
    assert civ_of(game, 1)["unit_resources"] == 0


# Wonders


@rule("OR-27.1", "OR-27.2", "OR-27.3", "OR-27.4", "OR-27.5")
@each_mode
def test_the_pyramids_take_three_actions_and_3_2_and_1_resources_in_one_turn(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(project=("Pyramids", 0), resources=6))
    assert civ_of(game, 1)["blue_bank"] == 12

    assert play(game, "build 1 stage") == {
        "resources 1": -3, "stages 1": 1, "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["blue_bank"] == 12 + 3 - 1
    assert play(game, "build 1 stage") == {
        "resources 1": -2, "stages 1": 1, "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["blue_bank"] == 14 + 2 - 1
    assert play(game, "build 1 stage") == {
        "resources 1": -1, "stages 1": -2, "project 1": "-Pyramids", "wonders 1": "+Pyramids", "civil total 1": 1,
        "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["blue_bank"] == 18


@rule("OR-27.4")
@each_mode
def test_the_tokens_on_an_unfinished_wonder_are_no_goods_and_not_in_the_bank(mode: str) -> None:
    own = civ_of(table(options={"mode": mode}, one=civ(project=("Library of Alexandria", 3))), 1)

    assert (own["blue_bank"], own["food"], own["resources"]) == (15, 0, 0)


@rule("OR-27.4")
@pytest.mark.parametrize(("tokens", "may"), [("Iron 1, Bronze 1", True), ("Iron 2", False)])
def test_without_a_token_in_the_bank_after_paying_no_stage_can_be_built(tokens: str, may: bool) -> None:
    """The stage costs 1: a token of Bronze returns to the bank, one of Iron only moves to Bronze."""
    own = civ(project=("Library of Alexandria", 0), technologies="Iron", blue=tokens, blue_bank=0)

    assert ("build 1 stage" in options(table(one=own))) is may


STAGES = {
    "Hanging Gardens": ((2, 2, 2), {"culture rating 1": 1, "happiness 1": 2}),
    "Library of Alexandria": ((1, 2, 2, 1), {"culture rating 1": 1, "science rating 1": 1}),
    "Colossus": ((3, 3), {"culture rating 1": 1, "strength 1": 1, "colonization 1": 1}),
    "St. Peter's Basilica": ((4, 4), {"culture rating 1": 2}),
    "Universitas Carolina": ((3, 3, 3), {"culture rating 1": 1, "science rating 1": 2}),
    "Taj Mahal": ((2, 4, 2), {"culture rating 1": 3}),
}


@rule("OR-15.3", "OR-27.1", "OR-27.5", "OR-27.6")
@each_mode
@pytest.mark.parametrize("wonder", STAGES)
def test_the_last_stage_completes_a_wonder_which_works_at_once_without_workers(wonder: str, mode: str) -> None:
    stages, made = STAGES[wonder]
    own = civ(project=(wonder, len(stages) - 1), resources=stages[-1], idle=0)
    game = table(options={"mode": mode}, row="Great Wall", one=own)
    assert "take Great Wall at 1" not in options(game)

    assert play(game, "build 1 stage") == {
        "resources 1": -stages[-1], "stages 1": 1 - len(stages), "project 1": f"-{wonder}", "wonders 1": f"+{wonder}",
        "civil 1": -1, **made, "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["blue_bank"] == 18
    assert "take Great Wall at 1" in options(game)


@rule("OR-27.6")
def test_a_completed_wonder_makes_its_points_at_the_end_of_the_same_turn() -> None:
    game = table(one=civ(project=("Universitas Carolina", 2), resources=3))

    changes = play(game, "build 1 stage", "end turn")

    assert only(changes, "culture 1", "science 1") == {"culture 1": 1, "science 1": 3}


@rule("OR-29.1", "OR-29.3", "OR-R46")
@each_mode
def test_the_civil_action_of_the_pyramids_can_be_used_in_the_turn_they_are_completed(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(project=("Pyramids", 2), resources=1, food=2, civil_left=1))

    play(game, "build 1 stage")
    assert civ_of(game, 1)["civil_actions"] == [1, 5]
    play(game, "increase population")

    assert civ_of(game, 1)["civil_actions"] == [0, 5]


# Leaders


@rule("OR-28.1")
@each_mode
@pytest.mark.parametrize(
    ("leader", "made"),
    [("Moses", {"civil 1": -1}), ("Homer", {"civil 1": -1, "unit resources 1": 1, "culture rating 1": 1}),
     ("Julius Caesar", {"civil 1": -1, "strength 1": 1, "military 1": 1, "military total 1": 1}),
     ("Alexander the Great", {"civil 1": -1, "strength 1": 1}),
     ("Hammurabi", {"civil total 1": 1, "military 1": -1, "military total 1": -1})],
)  # fmt: skip
def test_a_leader_costs_a_civil_action_and_works_at_once(leader: str, made: dict[str, int], mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(hand=leader))

    assert play(game, f"play {leader}") == {
        "hand 1": f"-{leader}", "leader 1": f"+{leader}", **made, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-28.2")
@each_mode
def test_a_new_leader_replaces_the_old_one_and_no_action_comes_back(mode: str) -> None:
    own = civ(leader="Alexander the Great", hand="Leonardo da Vinci", technologies="Warriors 3")
    game = table(options={"mode": mode}, one=own)

    assert play(game, "play Leonardo da Vinci") == {
        "hand 1": "-Leonardo da Vinci", "leader 1": "+Leonardo da Vinci, -Alexander the Great", "strength 1": -3,
        "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-29.2", "OR-29.3", "OR-R46")
@each_mode
@pytest.mark.parametrize(("civil_left", "military_left", "after"), [(5, 1, (4, 2)), (3, 0, (2, 1)), (1, 0, (0, 1))])
def test_who_replaces_hammurabi_loses_the_white_token_and_regains_the_red_one(
    civil_left: int, military_left: int, after: tuple[int, int], mode: str
) -> None:
    own = civ(leader="Hammurabi", hand="Michelangelo", civil_left=civil_left, military_left=military_left)
    game = table(options={"mode": mode}, one=own)
    assert (civ_of(game, 1)["civil_actions"][1], civ_of(game, 1)["military_actions"][1]) == (5, 1)

    play(game, "play Michelangelo")

    shown = civ_of(game, 1)
    assert (shown["civil_actions"], shown["military_actions"]) == ([after[0], 4], [after[1], 2])


# Action cards


@rule("OR-30.1", "OR-30.2", "OR-16.1")
@each_mode
@pytest.mark.parametrize(
    ("card", "goods", "technologies", "where"),
    [("Bountiful Harvest I", "food", "", {"Agriculture": 2}),
     ("Bountiful Harvest I", "food", "Irrigation", {"Irrigation": 1}),
     ("Mineral Deposits I", "resources", "", {"Bronze": 2}), ("Mineral Deposits I", "resources", "Iron", {"Iron": 1})],
)  # fmt: skip
def test_goods_of_an_action_card_are_blue_tokens_as_if_they_were_produced(
    card: str, goods: str, technologies: str, where: dict[str, int], mode: str
) -> None:
    game = table(options={"mode": mode}, one=civ(hand=card, technologies=technologies))

    assert play(game, f"play {card}") == {
        "hand 1": f"-{card}", f"{goods} 1": 2, "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip
    own = civ_of(game, 1)
    assert {row["card"]: row["blue"] for row in own["technologies"] if row["blue"]} == where
    assert own["blue_bank"] == 18 - sum(where.values())


@rule("OR-30.1")
def test_an_action_card_cannot_be_played_without_a_civil_action() -> None:
    game = table(one=civ(hand="Work of Art A", civil_left=0))

    assert "play Work of Art A" not in options(game)


@rule("OR-30.2")
def test_goods_of_an_action_card_need_blue_tokens_in_the_bank() -> None:
    game = table(options=SIMPLE, one=civ(hand="Mineral Deposits I", blue="Agriculture 17"))

    assert only(play(game, "play Mineral Deposits I"), "resources 1") == {"resources 1": 1}


@rule("OR-30.3")
@each_mode
@pytest.mark.parametrize(
    ("card", "made"),
    [("Work of Art A", {"culture 1": 6}), ("Work of Art I", {"culture 1": 5}),
     ("Revolutionary Idea A", {"science 1": 1}), ("Revolutionary Idea I", {"science 1": 2})],
)  # fmt: skip
def test_culture_and_science_of_an_action_card_are_points_and_no_rating(
    card: str, made: dict[str, int], mode: str
) -> None:
    game = table(options={"mode": mode}, one=civ(hand=card))

    assert play(game, f"play {card}") == {"hand 1": f"-{card}", **made, "civil 1": -1, "asked": "1: TakeAction"}
    assert ratings(game, 1) == (0, 1, 1, 0)


@rule("OR-30.4", "OR-R22")
@pytest.mark.parametrize(
    ("card", "build", "cost"), [("Rich Land A", "Bronze", 1), ("Ideal Building Site A", "Religion", 2)]
)
def test_building_by_an_action_card_takes_no_action_of_its_own(card: str, build: str, cost: int) -> None:
    game = table(one=civ(hand=card, resources=cost, civil_left=1))

    changes = play(game, f"play {card}", f"build {build}")

    assert only(changes, "civil 1", "resources 1", "workers 1") == {
        "civil 1": -1, "resources 1": -cost, "workers 1": f"+{build}",
    }  # fmt: skip


# Technologies


@rule("OR-34.1", "OR-34.3", "OR-34.4")
@each_mode
@pytest.mark.parametrize(
    ("card", "cost"), [("Irrigation", 3), ("Iron", 5), ("Alchemy", 4), ("Drama", 4), ("Swordsmen", 3)]
)
def test_a_technology_costs_an_action_and_its_science_and_has_no_workers_and_no_tokens(
    card: str, cost: int, mode: str
) -> None:
    own = civ(science=cost, food=2, resources=2)
    game = table(options={"mode": mode}, row=card, one=own)
    before = civ_of(game, 1)["technologies"]

    assert play(game, f"take {card} at 1", f"develop {card}") == {
        "row": f"-{card}", "science 1": -cost, "technologies 1": f"+{card}", "civil 1": -2, "asked": "1: TakeAction",
    }  # fmt: skip
    after = civ_of(game, 1)["technologies"]
    assert [row for row in after if row["card"] != card] == before
    assert [(row["workers"], row["blue"]) for row in after if row["card"] == card] == [(0, 0)]


@rule("OR-34.2")
@pytest.mark.parametrize(("science", "may"), [(5, True), (4, False)])
def test_without_the_science_a_technology_cannot_be_played(science: int, may: bool) -> None:
    assert ("develop Iron" in options(table(one=civ(hand="Iron", science=science)))) is may


@rule("OR-34.5")
@each_mode
@pytest.mark.parametrize(
    ("card", "cost", "made"),
    [("Code of Laws", 6, {"civil total 1": 1}),
     ("Warfare", 4, {"civil 1": -1, "military 1": 1, "military total 1": 1, "strength 1": 1}),
     ("Cartography", 4, {"civil 1": -1, "strength 1": 1, "colonization 1": 2}), ("Masonry", 3, {"civil 1": -1})],
)  # fmt: skip
def test_a_special_technology_works_at_once_and_without_workers(
    card: str, cost: int, made: dict[str, int], mode: str
) -> None:
    game = table(options={"mode": mode}, one=civ(hand=card, science=cost, idle=0))

    assert play(game, f"develop {card}") == {
        "science 1": -cost, "hand 1": f"-{card}", "special 1": f"+{card}", **made, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-34.5")
def test_masonry_makes_buildings_cheaper_at_once() -> None:
    game = table(one=civ(hand="Masonry", science=3, technologies="Alchemy", resources=5))
    assert "build Alchemy" not in options(game)

    assert only(play(game, "develop Masonry", "build Alchemy"), "resources 1") == {"resources 1": -5}


# Governments


REVOLTS = [
    ("Monarchy", 3, {"civil total 1": 1, "military 1": 1, "military total 1": 1}),
    ("Theocracy", 2, {"military 1": 1, "military total 1": 1, "culture rating 1": 1, "happiness 1": 2}),
]


@rule("OR-35.2", "OR-35.3", "OR-35.4", "OR-35.6")
@each_mode
@pytest.mark.parametrize(("card", "cost", "made"), REVOLTS)
def test_a_revolution_costs_all_civil_actions_and_the_lower_number(
    card: str, cost: int, made: dict[str, int], mode: str
) -> None:
    move = f"declare a revolution for {card}"
    game = table(options={"mode": mode}, one=civ(hand=card, science=cost))

    assert move not in options(table(options={"mode": mode}, one=civ(hand=card, science=cost - 1)))
    assert play(game, move) == {
        "science 1": -cost, "hand 1": f"-{card}", "government 1": f"+{card}, -Despotism", "civil 1": -4, **made,
        "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["civil_actions"][0] == 0


@rule("OR-35.1", "OR-35.3", "OR-35.4")
def test_actions_of_leaders_wonders_and_special_technologies_stay_and_are_used_by_the_revolution() -> None:
    own = civ(hand="Monarchy", science=3, leader="Hammurabi", wonders="Pyramids", specials="Code of Laws, Warfare")
    game = table(one=own)
    short = table(one={**own, "civil_left": 6})
    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"]) == ([7, 7], [2, 2])

    play(game, "declare a revolution for Monarchy")

    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"]) == ([0, 8], [3, 3])
    assert "declare a revolution for Monarchy" not in options(short)


@rule("OR-35.5")
@pytest.mark.parametrize(("left", "after"), [(2, 3), (1, 2), (0, 1)])
def test_as_many_red_tokens_are_used_as_before_the_revolution_and_new_ones_can_be_used(left: int, after: int) -> None:
    game = table(one=civ(hand="Monarchy", science=3, military_left=left, resources=2))

    play(game, "declare a revolution for Monarchy")
    assert civ_of(game, 1)["military_actions"] == [after, 3]

    assert only(play(game, "build Warriors"), "workers 1") == {"workers 1": "+Warriors"}


@rule("OR-35.6")
def test_the_limit_of_buildings_of_the_new_government_holds_at_once() -> None:
    own = civ(hand="Monarchy", science=9, technologies="Philosophy 2", resources=3)
    game = table(one=own)
    assert "build Philosophy" not in options(game)

    play(game, "develop Monarchy")

    assert "build Philosophy" in options(game)


@rule("OR-35.7", "OR-R23")
@each_mode
def test_breakthrough_revolts_as_the_only_civil_action_and_takes_all_of_them(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(hand="Breakthrough I, Monarchy", science=3))
    later = table(options={"mode": mode}, one=civ(hand="Breakthrough I, Monarchy", science=3, civil_left=3))

    assert "play Breakthrough I" not in options(later)
    assert play(game, "play Breakthrough I") == {
        "science 1": -3 + 2, "hand 1": "-Breakthrough I, -Monarchy", "government 1": "+Monarchy, -Despotism",
        "civil 1": -4, "civil total 1": 1, "military 1": 1, "military total 1": 1, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-36.1", "OR-36.2", "OR-R46", "OR-R53")
@each_mode
@pytest.mark.parametrize(
    ("card", "cost", "used", "white", "red"),
    [("Monarchy", 9, (0, 0), [4, 5], [3, 3]), ("Monarchy", 9, (2, 1), [2, 5], [2, 3]),
     ("Theocracy", 7, (0, 2), [3, 4], [1, 3]), ("Theocracy", 7, (3, 0), [0, 4], [3, 3])],
)  # fmt: skip
def test_a_peaceful_change_costs_an_action_and_the_higher_number_and_new_tokens_can_be_used(
    card: str, cost: int, used: tuple[int, int], white: list[int], red: list[int], mode: str
) -> None:
    own = civ(hand=card, science=cost, civil_left=4 - used[0], military_left=2 - used[1])
    game = table(options={"mode": mode}, one=own)
    poor = table(options={"mode": mode}, one={**own, "science": cost - 1})

    changes = play(game, f"develop {card}")

    assert f"develop {card}" not in options(poor)
    assert only(changes, "science 1", "government 1") == {"science 1": -cost, "government 1": f"+{card}, -Despotism"}
    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"]) == (white, red)


# Upgrading


@rule("OR-37.2", "OR-37.4")
@pytest.mark.parametrize(
    ("low", "high", "cost", "made"),
    [("Bronze", "Iron", 3, {}), ("Bronze", "Oil", 9, {}), ("Agriculture", "Irrigation", 2, {}),
     ("Philosophy", "Alchemy", 3, {"science rating 1": 1}), ("Philosophy", "Computers", 7, {"science rating 1": 4}),
     ("Drama", "Opera", 4, {"culture rating 1": 1}), ("Religion", "Theology", 2, {"happiness 1": 1})],
)  # fmt: skip
def test_an_upgrade_costs_an_action_and_the_difference_and_changes_the_ratings(
    low: str, high: str, cost: int, made: dict[str, int]
) -> None:
    technologies = "Iron, Oil, Irrigation, Alchemy, Computers, Drama 1, Opera, Religion 1, Theology"
    game = table(age=3, one=civ(technologies=technologies, resources=cost, idle=0))

    assert play(game, f"upgrade {low} to {high}") == {
        "resources 1": -cost, "workers 1": f"+{high}, -{low}", "civil 1": -1, **made, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-37.1")
@pytest.mark.parametrize(
    ("technologies", "levels"),
    [("", {"Agriculture": 0, "Bronze": 0, "Philosophy": 0, "Religion": 0, "Warriors": 0}),
     ("Iron, Coal, Oil, Drama, Opera, Movies", {"Iron": 1, "Coal": 2, "Oil": 3, "Drama": 1, "Opera": 2, "Movies": 3})],
)  # fmt: skip
def test_the_level_is_the_age_of_the_card_and_age_a_is_level_0(technologies: str, levels: dict[str, int]) -> None:
    own = civ_of(table(age=3, one=civ(technologies=technologies)), 1)

    shown = {row["card"]: row["level"] for row in own["technologies"]}
    assert {card: shown[card] for card in levels} == levels


@rule("OR-37.5")
@pytest.mark.parametrize(("card", "cost"), [("Iron", 5), ("Bronze", 2), ("Irrigation", 4), ("Agriculture", 2)])
def test_higher_ones_can_be_built_without_upgrading_and_lower_ones_still_can_be_built(card: str, cost: int) -> None:
    game = table(one=civ(technologies="Iron 1, Irrigation 1", resources=5))

    assert only(play(game, f"build {card}"), "resources 1", "workers 1", "idle 1") == {
        "resources 1": -cost, "workers 1": f"+{card}", "idle 1": -1,
    }  # fmt: skip


@rule("OR-40.2", "OR-R19")
@pytest.mark.parametrize(("pool", "own_cost", "left"), [(1, 2, 0), (2, 1, 0), (4, 0, 1)])
def test_resources_for_units_pay_for_upgrades(pool: int, own_cost: int, left: int) -> None:
    game = table(age=AGE_II, one=civ(technologies="Riflemen", unit_resources=pool, resources=own_cost))

    play(game, "upgrade Warriors to Riflemen")

    own = civ_of(game, 1)
    assert (own["resources"], own["unit_resources"]) == (0, left)


@rule("OR-39.4", "OR-R39")
@pytest.mark.parametrize(
    ("own", "moves", "tokens"),
    [(civ(technologies="Iron", hand="Mineral Deposits I"), ["play Mineral Deposits I"], {"Iron": 1}),
     (civ(technologies="Iron 1, Bronze 0", blue="Iron 2", idle=1), ["build Religion"], {"Bronze": 1}),
     (civ(technologies="Bronze 1", blue="Bronze 3"), ["destroy Bronze"], {"Bronze": 3})],
)  # fmt: skip
def test_a_card_without_workers_holds_tokens_makes_change_and_takes_what_is_produced(
    own: Words, moves: list[str], tokens: dict[str, int]
) -> None:
    game = table(one=own)

    play(game, *moves)

    assert {row["card"]: row["blue"] for row in civ_of(game, 1)["technologies"] if row["blue"]} == tokens
