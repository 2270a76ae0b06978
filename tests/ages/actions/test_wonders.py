"""Building the stages of a wonder, and completing it."""

import pytest

from civitas import IllegalMove
from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.rules import rule

STAGES = {
    "Pyramids": (3, 2, 1), "Hanging Gardens": (2, 2, 2), "Library of Alexandria": (1, 4, 1), "Colossus": (3, 3),
    "Great Wall": (2, 2, 3, 2), "St. Peter's Basilica": (4, 4), "Universitas Carolina": (3, 3, 3),
    "Taj Mahal": (2, 4, 2),
    "Eiffel Tower": (3, 7, 3), "Kremlin": (4, 4, 4), "Ocean Liner Service": (4, 2, 2, 4),
    "Transcontinental Railroad": (3, 3, 3, 3), "Fast Food Chains": (4, 4, 4, 4), "First Space Flight": (1, 2, 4, 9),
    "Hollywood": (5, 6, 5), "Internet": (2, 3, 4, 3, 2),
}  # fmt: skip


@rule("NS-24.2", "NS-24.3", "NS-24.4")
@pytest.mark.parametrize("wonder", STAGES)
def test_each_stage_costs_an_action_and_its_number_and_takes_a_token_of_the_bank(wonder: str) -> None:
    for built, cost in enumerate(STAGES[wonder][:-1]):
        game = table(age=3, one=civ(project=(wonder, built), technologies="Iron", resources=cost))
        bank = civ_of(game, 1)["blue_bank"]
        returned = -(-cost // 2)

        changes = play(game, "build 1 stage")

        assert changes == {"resources 1": -cost, "stages 1": 1, "civil 1": -1, "asked": "1: TakeAction"}
        assert civ_of(game, 1)["blue_bank"] == bank + returned - 1


@rule("NS-24.3", "NS-51.6", "OR-27.1")
@pytest.mark.parametrize(("resources", "may"), [(3, True), (2, False)])
def test_a_stage_needs_all_its_resources(resources: int, may: bool) -> None:
    game = table(one=civ(project=("Pyramids", 0), resources=resources))

    assert ("build 1 stage" in options(game)) is may
    if not may:
        with pytest.raises(IllegalMove):
            game.play("build 1 stage")


@rule("NS-24.1", "NS-24.2")
def test_without_a_wonder_or_without_an_action_no_stage_can_be_built() -> None:
    assert "build 1 stage" not in options(table(one=civ(resources=9, hand="Iron")))
    assert "build 1 stage" not in options(table(one=civ(project=("Pyramids", 0), resources=9, civil_left=0)))


@rule("NS-24.6", "NS-24.7", "NS-R32")
@pytest.mark.parametrize(
    ("wonder", "made"),
    [("Pyramids", {"civil total 1": 1}), ("Hanging Gardens", {"culture rating 1": 1, "happiness 1": 2}),
     ("Library of Alexandria", {"culture rating 1": 1, "science rating 1": 1}),
     ("Colossus", {"strength 1": 2, "colonization 1": 1}),
     ("Universitas Carolina", {"culture rating 1": 1, "science rating 1": 2}),
     ("Taj Mahal", {"culture rating 1": 3, "blue tokens 1": 1}),
     ("Eiffel Tower", {"culture rating 1": 4, "happiness 1": 1})],
)  # fmt: skip
def test_the_last_stage_completes_the_wonder_returns_its_tokens_and_starts_its_effects(
    wonder: str, made: dict[str, int]
) -> None:
    stages = STAGES[wonder]
    game = table(age=2, one=civ(project=(wonder, len(stages) - 1), resources=stages[-1]))

    changes = play(game, "build 1 stage")

    spent = {} if wonder == "Pyramids" else {"civil 1": -1}
    assert changes == {
        "resources 1": -stages[-1],
        "stages 1": 1 - len(stages),
        "project 1": f"-{wonder}",
        "wonders 1": f"+{wonder}",
        **spent,
        **made,
        "asked": "1: TakeAction",
    }
    assert civ_of(game, 1)["blue_bank"] == 16 + (1 if wonder == "Taj Mahal" else 0)


@rule("NS-42.2")
@pytest.mark.parametrize(
    ("wonder", "scored"),
    [("Fast Food Chains", 2 * 4 + 4), ("First Space Flight", 2), ("Hollywood", 2 * 4), ("Internet", 4 + 1)],
)
def test_a_wonder_of_age_iii_scores_once_when_it_is_completed(wonder: str, scored: int) -> None:
    """Two farms, two mines, a lab, a unit, two theaters; Iron and Drama are of level 1."""
    stages = STAGES[wonder]
    own = civ(project=(wonder, len(stages) - 1), technologies="Iron, Drama 2", resources=stages[-1])
    game = table(age=3, one=own)

    changes = play(game, "build 1 stage")

    assert only(changes, "culture 1", "culture rating 1") == {"culture 1": scored}
    assert only(play(game, "end turn"), "culture 1") == {"culture 1": 4}


@rule("NS-24.5")
def test_with_an_empty_bank_a_token_of_a_card_covers_the_stage() -> None:
    own = civ(
        project=("Library of Alexandria", 0),
        technologies="Iron",
        blue="Iron 2, Agriculture 1",
        blue_bank=0,
    )
    game = table(one=own)

    assert play(game, "build 1 stage")["asked"] == "1: CoverStage"
    assert options(game) == {
        "return a blue token of Agriculture",
        "return a blue token of Bronze",
        "return a blue token of Iron",
    }
    assert play(game, "return a blue token of Agriculture") == {"food 1": -1, "stages 1": 1, "asked": "1: TakeAction"}
    assert civ_of(game, 1)["resources"] == 3
    assert (civ_of(game, 1)["blue_bank"], civ_of(game, 1)["stages_built"]) == (0, 1)


@rule("NS-24.5", "NS-24.8")
def test_with_an_empty_bank_each_of_several_stages_is_covered_by_a_token_of_a_card() -> None:
    own = civ(
        project=("Great Wall", 0), specials="Masonry", technologies="Iron, Oil",
        blue="Oil 1, Agriculture 3", blue_bank=0,
    )  # fmt: skip
    game = table(age=3, one=own)

    assert play(game, "build 2 stages")["asked"] == "1: CoverStage"
    assert play(game, "return a blue token of Agriculture")["asked"] == "1: CoverStage"
    assert play(game, "return a blue token of Agriculture")["asked"] == "1: TakeAction"
    assert (civ_of(game, 1)["blue_bank"], civ_of(game, 1)["stages_built"]) == (0, 2)


@rule("NS-24.4", "NS-24.5", "OR-27.4")
def test_a_token_returned_in_payment_can_cover_the_stage() -> None:
    game = table(one=civ(project=("Library of Alexandria", 0), blue="Bronze 1", blue_bank=0))

    changes = play(game, "build 1 stage")

    assert changes == {"resources 1": -1, "stages 1": 1, "civil 1": -1, "asked": "1: TakeAction"}
    assert civ_of(game, 1)["blue_bank"] == 0


@rule("NS-24.8")
@pytest.mark.parametrize(("special", "most"), [("", 1), ("Masonry", 2), ("Architecture", 3), ("Engineering", 4)])
def test_construction_lets_one_action_build_several_stages(special: str, most: int) -> None:
    own = civ(project=("Internet", 0), specials=special, technologies="Oil", resources=20)
    game = table(age=3, one=own)

    stages = {move for move in options(game) if move.startswith("build") and "stage" in move}
    names = ["build 1 stage", "build 2 stages", "build 3 stages", "build 4 stages"]
    assert stages == set(names[:most])

    changes = play(game, names[most - 1])

    assert changes == {
        "resources 1": -sum(STAGES["Internet"][:most]),
        "stages 1": most,
        "civil 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-24.8")
def test_several_stages_are_paid_together_and_never_more_than_are_left() -> None:
    own = civ(project=("Pyramids", 1), specials="Engineering", resources=2)
    poor = table(age=3, one=own)
    rich = table(age=3, one={**own, "resources": 3})

    assert "build 2 stages" not in options(poor)
    assert {move for move in options(rich) if "stage" in move} == {"build 1 stage", "build 2 stages"}
    assert only(play(rich, "build 2 stages"), "resources 1", "wonders 1") == {
        "resources 1": -3,
        "wonders 1": "+Pyramids",
    }


@rule("NS-42.1", "OR-38.3")
def test_completed_wonders_are_not_limited() -> None:
    own = civ(wonders="Pyramids, Hanging Gardens, Great Wall", project=("Colossus", 1), resources=3)
    game = table(one=own)

    play(game, "build 1 stage")

    assert civ_of(game, 1)["wonders"] == ["Pyramids", "Hanging Gardens", "Great Wall", "Colossus"]
    assert civ_of(game, 1)["unfinished_wonder"] is None
