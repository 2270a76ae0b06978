"""Whole games of Ages as text: each shows what its name says, and together every number of players and every ending.

That each replays to its score and hash is proved with the records of all games.
"""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

import civitas
from civitas import Game
from civitas.ages.cards.events_age_ii import TakeByAgreement
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.state import Ages
from tests.support.ages.records import FOLDER, told, wars

FILES = sorted(FOLDER.glob("*.civ"))


def game_of(name: str, at: int | None = None) -> Game:
    return civitas.replay((FOLDER / f"{name}.civ").read_text("utf-8"), at=at)


def ids(game: Game) -> list[str]:
    return [id for id, _ in told(game)]


# All of them


def test_there_are_enough_records_and_each_is_another_game() -> None:
    games = [game_of(file.stem) for file in FILES]

    assert len(games) >= 13
    assert len({game.hash for game in games}) == len(games)
    assert {game.setup.players for game in games} == {2, 3, 4}


@pytest.mark.parametrize(
    ("name", "players", "reason", "winners"),
    [
        ("two-players", 2, "most culture", [0]),
        ("three-players", 3, "most culture", [2]),
        ("four-players", 4, "most culture", [0]),
        ("peaceful-game", 3, "most culture", [2]),
        ("shared-victory", 3, "shared victory", [1, 2]),
        ("resignation-of-one", 3, "most culture", [2]),
        ("resignation-of-the-last-rival", 2, "the others resigned", [0]),
    ],
)
def test_a_game_ends_as_its_name_says(name: str, players: int, reason: str, winners: list[int]) -> None:
    game = game_of(name)
    outcome = game.result

    assert outcome is not None
    assert game.setup.players == players
    assert (outcome.reason, list(outcome.winners)) == (reason, winners)


@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players"])
def test_all_four_ages_are_played(name: str) -> None:
    began = [values["age"] for id, values in told(game_of(name)) if id == "age_began"]

    assert len(began) == 4


def test_a_peaceful_game_has_no_attacks_and_no_pacts() -> None:
    game = game_of("peaceful-game")

    assert game.setup.options["military"] == "peaceful"
    assert not {"aggression_played", "war_declared", "pact_offered"} & set(ids(game))
    assert {"event_prepared", "colonized"} <= set(ids(game))


def test_equal_culture_shares_the_victory() -> None:
    outcome = game_of("shared-victory").result

    assert outcome is not None
    assert outcome.totals() == [141, 224, 224]


# Resigning


def test_the_others_play_on_when_one_of_three_resigns() -> None:
    game = game_of("resignation-of-one")
    happened = ids(game)

    place = game.moves.index(-1)
    before = game_of("resignation-of-one", at=place)
    later = game.movers()[place + 1 :]

    assert (type(before.question), before.seat) == (PoliticalAction, 0)
    assert cast(Ages, before.state).round == 9
    assert set(later) == {1, 2}
    assert len(later) > 100
    assert happened.index("resigned") < happened.index("last_round_set") < happened.index("game_ended")


def test_the_game_ends_when_one_of_two_resigns() -> None:
    game = game_of("resignation-of-the-last-rival")

    assert game.moves[-1] == -2
    assert ids(game)[-2:] == ["resigned", "game_ended"]


# Wars and pacts


def test_a_war_is_won_by_the_attacker() -> None:
    assert wars(game_of("war-won-by-the-attacker")) == [("War over Culture", 1, 1, 2)]


def test_a_war_is_won_by_the_defender() -> None:
    assert wars(game_of("war-won-by-the-defender"))[-1] == ("War over Culture", 0, 2, 0)


def test_a_war_takes_a_technology_from_the_loser() -> None:
    happened = told(game_of("technology-stolen"))

    place = happened.index(("technology_stolen", {"seat": 2, "card": "Masonry", "rival": 3}))

    assert happened[place - 1] == ("war_won", {"seat": 2, "military": "War over Technology", "rival": 3})


def test_an_attack_on_the_partner_ends_the_pact() -> None:
    happened = told(game_of("pact-broken-by-an-attack"))
    pact = "Promise of Military Protection"

    broken = [pair for pair in pairwise(happened) if pair[0] == ("pact_ended", {"seat": 1, "military": pact})]

    assert ("pact_offered", {"seat": 1, "military": pact, "rival": 2}) in happened
    assert ("pact_accepted", {"seat": 2, "military": pact}) in happened
    assert [after for _, after in broken] == [
        ("war_declared", {"seat": 1, "military": "War over Culture", "rival": 2}),
    ]


# Misfortunes, and an age that ends early


def test_careless_players_see_uprisings_and_famine() -> None:
    happened = ids(game_of("uprising-and-famine"))

    assert happened.count("uprising") >= 1
    assert happened.count("famine") >= 1


def test_careful_players_see_neither() -> None:
    assert not {"uprising", "famine", "resigned"} & set(ids(game_of("three-players")))


def test_international_agreement_ends_an_age_in_the_politics_phase() -> None:
    name = "age-ended-by-international-agreement"
    whole = game_of(name)
    game = game_of(name, at=0)
    ended = []
    for move in whole.moves:
        question, age = game.question, int(cast(Ages, game.state).age)
        game.play(move)
        if isinstance(question, TakeByAgreement) and cast(Ages, game.state).age > age:
            ended.append((whole.say(move), age))

    assert len(ended) == 1
    assert ended[0][0].startswith("take ")
