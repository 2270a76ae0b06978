"""Wars: declared in one turn, resolved at the start of the next, won by either side."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Changes, Words, asked, civ, civ_of, log, only, options, play, table
from tests.support.rules import rule

WARS = ["War over Technology", "War over Territory", "War over Culture"]


def declaring(war: str, rival: Words | None = None, **words: Any) -> Game:
    """A table at which player 1 may declare a war on player 2."""
    own = civ(military_hand=war, government="Communism", **words)
    return table(age=3, phase="politics", one=own, two=rival)


def resolve(war: str, one: int, two: int, own: Words | None = None, rival: Words | None = None) -> tuple[Game, Changes]:
    """The war of player 1 on player 2, with these strengths, is resolved at the start of their turn."""
    first = {**(own or civ()), "war": (war, 2)}
    first["technologies"] = f"Warriors {one}, {first['technologies']}"
    second = dict(rival or civ())
    second["technologies"] = f"Warriors {two}, {second['technologies']}"
    game = table(age=3, active=2, one=first, two=second)
    changes = play(game, "end turn")
    return game, only(
        changes, "culture", "science", "yellow bank", "yellow tokens", "war", "special", "blue tokens", "discards",
        "civil total", "asked",
    )  # fmt: skip


def with_production(changes: Changes) -> Changes:
    """Without the science that player 2 produces at the end of their turn."""
    science = int(changes.pop("science 2", 0)) - 1
    return {**changes, **({"science 2": science} if science else {})}


# Declaring


@rule("NS-R75", "NS-12.1", "NS-12.5")
@pytest.mark.parametrize(("war", "cost"), [(WARS[0], 2), (WARS[1], 2), (WARS[2], 3)])
def test_a_war_costs_military_actions_and_lies_in_the_own_area_until_the_next_turn(war: str, cost: int) -> None:
    game = declaring(war, military_left=cost)

    assert options(game) == {"pass", f"declare {war} on player 2"}
    assert play(game, f"declare {war} on player 2") == {
        "military 1": -cost, "military hand 1": f"-{war}", "war 1": f"+{war}", "asked": "1: TakeAction",
    }  # fmt: skip
    assert options(declaring(war, military_left=cost - 1)) == {"pass"}


@rule("NS-R75", "NS-12.2")
def test_a_war_may_be_declared_on_a_stronger_rival() -> None:
    game = declaring("War over Culture", civ(technologies="Warriors 9"))

    assert "declare War over Culture on player 2" in options(game)


@rule("NS-R10", "NS-12.6")
@pytest.mark.parametrize(("last_round", "may"), [("next", True), ("this", False)])
def test_no_war_is_declared_in_the_last_round(last_round: str, may: bool) -> None:
    own = civ(military_hand="War over Culture", government="Communism")
    game = table(age=4, phase="politics", last_round=last_round, one=own)

    assert ("declare War over Culture on player 2" in options(game)) == may


@rule("NS-R71", "NS-12.3")
@pytest.mark.parametrize(
    ("pact", "targets"),
    [
        (("Peace Treaty", 2, "A"), {"3"}),
        (("Acceptance of Supremacy", 2, "A"), {"3"}),
        (("Open Borders Agreement", 2, "A"), {"2", "3"}),
        (("Military Alliance", 2, "A"), {"2", "3"}),
    ],
)
def test_a_pact_that_forbids_attacks_forbids_war(pact: tuple[str, int, str], targets: set[str]) -> None:
    own = civ(military_hand="War over Culture", government="Communism", pact=pact)
    game = table(players=3, age=3, phase="politics", one=own)

    declared = {move[-1] for move in options(game) if move.startswith("declare")}
    assert declared == targets


@rule("NS-12.3")
@pytest.mark.parametrize(
    ("owner", "pact"), [("two", ("Loss of Sovereignty", 3, "B")), ("three", ("Loss of Sovereignty", 2, "A"))]
)
def test_nobody_declares_war_on_side_b_of_loss_of_sovereignty(owner: str, pact: tuple[str, int, str]) -> None:
    own = civ(military_hand="War over Culture", government="Communism")
    two, three = (civ(pact=pact), civ()) if owner == "two" else (civ(), civ(pact=pact))
    game = table(players=4, age=3, phase="politics", one=own, two=two, three=three)

    declared = {move[-1] for move in options(game) if move.startswith("declare")}
    assert declared == {"3", "4"}


@rule("NS-R75", "NS-12.4")
def test_a_pact_that_ends_by_an_attack_ends_when_the_war_is_declared() -> None:
    own = civ(military_hand="War over Culture", government="Communism")
    game = table(players=3, age=3, phase="politics", one=own, two=civ(pact=("Military Alliance", 1)))

    assert play(game, "declare War over Culture on player 2") == {
        "military 1": -3,
        "military hand 1": "-War over Culture",
        "war 1": "+War over Culture",
        "pact 2": "-Military Alliance",
        "discards": "+Military Alliance",
        "strength 1": -3,
        "strength 2": -3,
        "asked": "1: TakeAction",
    }


# Resolving


@rule("NS-R1", "NS-R75", "NS-R77", "NS-7.1", "NS-7.3", "NS-7.8")
def test_the_stronger_side_takes_five_culture_and_the_advantage() -> None:
    game, changes = resolve("War over Culture", 4, 1, rival=civ(culture=20))

    assert with_production(changes) == {
        "culture 1": 8, "culture 2": -8, "war 1": "-War over Culture", "discards": "+War over Culture",
        "asked": "1: PoliticalAction",
    }  # fmt: skip
    assert "Player 1 won the War over Culture against Player 2." in log(game)


@rule("NS-R75", "NS-7.3")
def test_the_rival_may_win_the_war() -> None:
    _, changes = resolve("War over Culture", 1, 3, own=civ(culture=20))

    assert only(changes, "culture") == {"culture 1": -7, "culture 2": 7}


@rule("NS-R77", "NS-52.4")
def test_the_war_over_culture_takes_no_more_than_there_is() -> None:
    _, changes = resolve("War over Culture", 4, 1, rival=civ(culture=6))

    assert only(changes, "culture") == {"culture 1": 6, "culture 2": -6}


@rule("NS-R75", "NS-7.7", "NS-7.8")
@pytest.mark.parametrize("war", WARS)
def test_equal_strength_ends_a_war_without_effect(war: str) -> None:
    game, changes = resolve(war, 2, 2, rival=civ(culture=9, science=9, specials="Masonry"))

    assert with_production(changes) == {"war 1": f"-{war}", "discards": f"+{war}", "asked": "1: PoliticalAction"}
    assert f"The {war} of Player 1 ended without a victor." in log(game)


@rule("NS-R75", "NS-7.9")
def test_no_cards_help_in_a_war() -> None:
    hand = "Defense and Colonization III"
    game, changes = resolve("War over Culture", 2, 1, rival=civ(culture=9, military_hand=hand))

    assert only(changes, "culture") == {"culture 1": 6, "culture 2": -6}
    assert asked(game) == "1: PoliticalAction"


@rule("NS-R77", "NS-R33", "NS-49.6")
@pytest.mark.parametrize(("advantage", "tokens"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3)])
def test_the_war_over_territory_takes_a_yellow_token_and_one_for_each_full_five(advantage: int, tokens: int) -> None:
    _, changes = resolve("War over Territory", 1 + advantage, 1)

    assert only(changes, "yellow bank", "yellow tokens") == {
        "yellow bank 1": tokens, "yellow tokens 1": tokens, "yellow bank 2": -tokens, "yellow tokens 2": -tokens,
    }  # fmt: skip


@rule("NS-R77", "NS-49.6")
def test_the_war_over_territory_takes_no_more_tokens_than_the_bank_holds() -> None:
    _, changes = resolve("War over Territory", 11, 1, rival=civ(yellow_bank=1, technologies="Bread and Circuses 3"))

    assert only(changes, "yellow bank") == {"yellow bank 1": 1, "yellow bank 2": -1}


@rule("NS-R76", "NS-52.4")
@pytest.mark.parametrize(("science", "taken"), [(20, 3), (1, 2)])
def test_the_war_over_technology_takes_science_up_to_the_advantage(science: int, taken: int) -> None:
    # Player 2 has produced 1 science just before.
    _, changes = resolve("War over Technology", 4, 1, rival=civ(science=science))

    assert only(changes, "science") == {"science 1": taken, "science 2": 1 - taken}


@rule("NS-R76", "NS-7.4")
def test_the_victor_may_take_special_technologies_for_their_cost_and_the_rest_in_science() -> None:
    rival = civ(science=20, specials="Masonry, Cartography")
    game, _ = resolve("War over Technology", 10, 1, rival=rival)

    assert asked(game) == "1: StealTechnology"
    assert options(game) == {"take science", "steal Masonry", "steal Cartography"}
    assert play(game, "steal Cartography") == {
        "special 1": "+Cartography", "strength 1": 1, "colonization 1": 2,
        "special 2": "-Cartography", "strength 2": -1, "colonization 2": -2,
        "asked": "1: StealTechnology",
    }  # fmt: skip
    # 8 of advantage, for the strength of Cartography counts, less 4.
    assert options(game) == {"take science", "steal Masonry"}
    assert play(game, "take science") == {"science 1": 4, "science 2": -4, "asked": "1: PoliticalAction"}


@rule("NS-R76", "NS-7.5")
def test_technologies_beyond_the_advantage_in_play_or_in_hand_cannot_be_stolen() -> None:
    rival = civ(science=20, specials="Warfare, Code of Laws, Satellites")
    own = civ(technologies="Warriors 11", specials="Warfare", hand="Code of Laws", war=("War over Technology", 2))
    game = table(players=3, age=3, active=3, one=own, two=rival)

    # 12 against 5: 7, and Satellites cost 8.
    changes = play(game, "end turn")

    assert only(changes, "science 1", "science 2", "special") == {"science 1": 7, "science 2": -7}
    assert asked(game) == "1: PoliticalAction"


@rule("NS-R76", "NS-R24", "NS-7.6")
@pytest.mark.parametrize(
    ("own", "stolen", "special"),
    [("Warfare", "Strategy", "+Strategy, -Warfare"), ("Military Theory", "Strategy", "")],
)
def test_of_two_technologies_of_a_type_the_victor_keeps_the_higher(own: str, stolen: str, special: str) -> None:
    game, _ = resolve("War over Technology", 15, 1, own=civ(specials=own), rival=civ(specials=stolen, science=20))

    changes = play(game, f"steal {stolen}")

    assert (changes.get("special 1", ""), changes["special 2"]) == (special, f"-{stolen}")


@rule("NS-R76", "NS-R33", "NS-49.2")
def test_the_tokens_of_a_stolen_technology_move_along() -> None:
    game, _ = resolve("War over Technology", 8, 1, rival=civ(specials="Justice System", science=20))

    assert only(play(game, "steal Justice System"), "special", "blue tokens", "civil total", "asked") == {
        "special 1": "+Justice System", "blue tokens 1": 3, "civil total 1": 1,
        "special 2": "-Justice System", "blue tokens 2": -3, "civil total 2": -1,
        "asked": "1: PoliticalAction",
    }  # fmt: skip


@rule("NS-R75", "NS-R71", "NS-7.2")
def test_open_borders_help_the_attacker_in_the_war_but_not_the_attacked() -> None:
    one = civ(technologies="Warriors 2", war=("War over Culture", 2), pact=("Open Borders Agreement", 2))
    attacked = civ(technologies="Warriors 3", culture=20)
    game = table(players=3, age=3, active=3, one=one, two=attacked)

    assert only(play(game, "end turn"), "culture") == {"culture 1": 6, "culture 2": -6}


@rule("NS-R75")
def test_a_pact_made_since_does_not_stop_the_war_and_its_strength_counts() -> None:
    one = civ(technologies="Warriors 4", war=("War over Culture", 2))
    allied = civ(culture=20, pact=("Military Alliance", 3))
    game = table(players=3, age=3, active=3, one={**one, "pact": ("Peace Treaty", 2)}, two=allied)

    # 4 against 1 and 3: nobody wins.
    changes = play(game, "end turn")

    assert (changes["war 1"], only(changes, "culture")) == ("-War over Culture", {})


@rule("NS-R75", "NS-13.9")
def test_a_no_attack_pact_made_since_does_not_stop_the_war() -> None:
    one = civ(technologies="Warriors 4", war=("War over Culture", 2), pact=("Peace Treaty", 2))
    game = table(players=3, age=3, active=3, one=one, two=civ(culture=20))

    assert only(play(game, "end turn"), "culture") == {"culture 1": 8, "culture 2": -8}


@rule("NS-R10")
def test_a_war_declared_before_is_resolved_in_the_last_round() -> None:
    one = civ(technologies="Warriors 4", war=("War over Culture", 2))
    game = table(age=4, active=2, last_round="next", one=one, two=civ(culture=20))

    assert only(play(game, "end turn"), "culture", "war") == {
        "culture 1": 8, "culture 2": -8, "war 1": "-War over Culture",
    }  # fmt: skip


@rule("NS-R12", "NS-15.4")
def test_a_war_on_who_resigns_is_removed_and_scores_seven_culture() -> None:
    one = civ(war=("War over Culture", 2))
    game = table(players=3, age=3, phase="politics", active=2, one=one)

    game.resign(1)

    assert (civ_of(game, 1)["culture"], civ_of(game, 1)["war"]) == (7, None)
    assert asked(game) == "3: PoliticalAction"


@rule("NS-R75", "NS-7.2")
def test_a_war_is_fought_with_the_strength_of_the_moment() -> None:
    game = declaring("War over Culture", civ(culture=20, resources=4, idle=2))
    play(game, "declare War over Culture on player 2", "end turn", "pass", "build Warriors", "build Warriors")

    changes = play(game, "end turn")

    # 1 against 3; the first has no culture to lose.
    assert (changes["war 1"], only(changes, "culture")) == ("-War over Culture", {})
