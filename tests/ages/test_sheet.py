"""The score sheet: culture by its source, kept through the game, and its sum is always the culture in all."""

from __future__ import annotations

from typing import cast

import pytest

import civitas
from civitas import Chance, Game
from civitas.ages.cards.kinds import GOVERNMENT, LEADER, LIBRARY, TEMPLE, THEATER, WONDER
from civitas.ages.invariants import broken
from civitas.ages.rules import ORIGINAL_RULES, RULES
from civitas.ages.sheet import FROM_WONDERS, SOURCES, income, keep_on_track, note
from civitas.ages.state import Ages
from civitas.kernel.messages import sentences
from civitas.kernel.playout import play_out
from tests.support.ages import Words, civ, civ_of, play, table
from tests.support.ages.attacks import facing, succeed
from tests.support.ages.records import FOLDER

Sheet = dict[str, int]


def scored(game: Game, seat: int) -> Sheet:
    """The sources that gave a player any culture or took some."""
    sheet = civ_of(game, seat)["culture_scored"]
    return {source: amount for source, amount in sheet.items() if amount}


def gained(game: Game, *moves: str) -> list[Sheet]:
    """What moves brought to each player, by source."""
    players = range(1, game.setup.players + 1)
    before = [scored(game, seat) for seat in players]
    play(game, *moves)
    after = [scored(game, seat) for seat in players]
    return [{source: now[source] - was.get(source, 0) for source in now if now[source] != was.get(source, 0)}
            for was, now in zip(before, after)]  # fmt: skip


# What a turn brings


def test_a_turn_scores_for_the_cards_that_make_culture() -> None:
    """Theocracy, a temple, a library, a theater with Shakespeare, a wonder, and a pact that costs culture."""
    one = civ(
        government="Theocracy", technologies="Religion 1, Printing Press 1, Drama 1", wonders="Great Wall",
        leader="William Shakespeare", pact=("Promise of Military Protection", 2, "B"), food=9,
    )  # fmt: skip
    game = table(age=2, players=3, one=one)

    assert gained(game, "end turn")[0] == {
        "government": 1, "temples": 1, "libraries": 1, "theaters": 2, "wonders": 1, "leaders": 2, "pacts": -1,
    }  # fmt: skip


@pytest.mark.parametrize(("shares", "rating", "kept"), [
    ([5, 20, 10], 30, [5, 20, 5]),
    ([25, 10, -2], 30, [25, 7, -2]),
    ([1, 0, -3], 0, [1, 0, -1]),
    ([4, 3, -2], 5, [4, 3, -2]),
    ([3, 0], 2, [2, 0]),
    ([3, 0, 1], 2, [2, 0, 0]),
    ([-2, 0], -1, [-1, 0]),
])  # fmt: skip
def test_what_lies_beyond_an_end_of_the_track_is_taken_from_the_last_shares(
    shares: list[int], rating: int, kept: list[int]
) -> None:
    keep_on_track(shares, rating)

    assert shares == kept
    assert sum(shares) == rating


def test_a_ruin_scores_as_a_wonder_and_an_uprising_scores_nothing() -> None:
    ruin = table(age=3, one=civ(ruins="Colossus", food=9))
    uprising = table(one=civ(technologies="Religion 1", yellow_bank=4, idle=0, food=9))

    assert gained(ruin, "end turn")[0] == {"wonders": 2}
    assert gained(uprising, "end turn")[0] == {}


def test_every_kind_of_worker_that_makes_culture_has_its_line() -> None:
    for rules in (RULES, ORIGINAL_RULES):
        kinds = {int(card.kind) for card in rules.edition.civil if card.culture}
        assert kinds == {TEMPLE, LIBRARY, THEATER, GOVERNMENT, LEADER, WONDER}


# What happens once

ROBESPIERRE = civ(leader="Maximilien Robespierre", hand="Monarchy", science=2)


@pytest.mark.parametrize(("one", "move", "source", "amount"), [
    (civ(hand="Cultural Heritage I"), "play Cultural Heritage I", "action cards", 2),
    (ROBESPIERRE, "declare a revolution for Monarchy", "leaders", 3),
    (civ(leader="Albert Einstein", hand="Iron", science=5), "develop Iron", "leaders", 3),
    (civ(project=("Hollywood", 2), technologies="Drama 1", resources=9), "build 1 stage", "wonders", 4),
])  # fmt: skip
def test_an_action_scores_for_the_card_that_gives_the_culture(one: Words, move: str, source: str, amount: int) -> None:
    game = table(age=2, one=one)

    assert gained(game, move)[0] == {source: amount}


def test_famine_is_counted_as_a_loss_as_far_as_there_is_culture() -> None:
    hungry = table(one=civ(culture=30, yellow_bank=8, idle=8, food=0, technologies="Agriculture 0"))
    poor = table(one=civ(culture=1, yellow_bank=8, idle=8, food=0, technologies="Agriculture 0"))

    assert gained(hungry, "end turn")[0] == {"famine": -12}
    assert gained(poor, "end turn")[0] == {"famine": -1}


def test_preparing_an_event_and_the_event_that_is_revealed_are_two_sources() -> None:
    one, two = civ(military_hand="Barbarians"), civ(culture=9, technologies="Warriors 0", idle=2)
    game = table(age=1, phase="politics", events="Crusades", one=one, two=two)

    assert gained(game, "prepare Barbarians") == [{"prepared events": 1, "events": 4}, {"events": -4}]


def test_culture_taken_in_a_war_is_the_loss_of_the_one_and_the_gain_of_the_other() -> None:
    one = civ(technologies="Warriors 5", war=("War over Culture", 2))
    game = table(age=3, phase="war", one=one, two=civ(culture=30))

    both = [scored(game, 1), scored(game, 2)]

    assert both[0]["wars"] == -both[1]["wars"] > 0


def test_an_aggression_scores_for_the_attacker_and_costs_its_victim() -> None:
    game = facing("Armed Intervention", civ(culture=30))

    succeed(game, "Armed Intervention")

    assert [scored(game, 1), scored(game, 2)] == [{"aggressions": 7}, {"events": 30, "aggressions": -7}]


def test_a_colony_scores_as_such() -> None:
    one = civ(leader="Christopher Columbus", military_hand="Historic Territory I")
    game = table(age=1, phase="politics", one=one)

    assert gained(game, "settle Historic Territory I")[0] == {"colonies": 6}


def test_impacts_in_play_and_those_at_the_end_are_two_sources() -> None:
    one = civ(military_hand="Impact of Science", idle=0)
    revealed = table(age=3, phase="politics", events="Impact of Government", one=one)
    left = table(age=4, last_round="this", active=2, events="Impact of Government")

    assert gained(revealed, "prepare Impact of Science")[0].keys() == {"prepared events", "impacts"}
    play(left, "end turn")
    assert left.result is not None
    assert left.result.scores[0].keys() >= {"final scoring"}
    assert "impacts" not in left.result.scores[0]


# The whole sheet


def test_whoever_resigns_keeps_their_sheet() -> None:
    game = table(players=3, phase="politics", one=civ(culture=7))

    game.resign(0)

    assert civ_of(game, 1)["culture_scored"] == {"events": 7}
    assert broken(game.state) is None


def test_a_sheet_that_does_not_add_up_is_found() -> None:
    game = table(one=civ(culture=7))
    note(cast(Ages, game.state), 0, FROM_WONDERS, 2)

    assert broken(game.state) == "Player 1: 9 culture on the score sheet, 7 in all."


def test_clones_and_imagined_worlds_keep_the_sheet_and_search_drops_it() -> None:
    game = table(one=civ(culture=7, technologies="Religion 1", food=9))
    copies = [game.clone(), game.redeal(0, Chance(1))]
    searched = game.state.clone()

    play_out(searched, Chance(2))

    for copy in copies:
        copy.play("end turn")
    assert [scored(copy, 1) for copy in copies] == [{"events": 7, "temples": 1}] * 2
    assert scored(game, 1) == {"events": 7}
    assert cast(Ages, searched).sheets == ()
    assert RULES.outcome(searched).scores == tuple({"culture": int(own.culture)} for own in cast(Ages, searched).civs)


def test_the_sheet_is_no_part_of_the_position() -> None:
    one, other = table(one=civ(culture=7)), table(one=civ(culture=7))
    for source, amount in ((FROM_WONDERS, 3), (10, -3)):
        note(cast(Ages, other.state), 0, source, amount)

    assert one.hash == other.hash


def test_a_record_gives_points_by_source_and_an_older_one_as_a_sum() -> None:
    new = (FOLDER / "three-players.civ").read_text("utf-8")
    old = (FOLDER / "two-players.civ").read_text("utf-8")
    wrong = new.replace("theaters ", "theatres ", 1)

    result = civitas.replay(new).result
    assert result is not None
    for number, (sheet, total) in enumerate(zip(result.scores, result.totals()), 1):
        points = ", ".join(f"{source} {value}" for source, value in sheet.items())
        assert f"score {number}: {points}; total {total}\n" in new
        assert set(sheet) <= set(SOURCES)
        assert len(sheet) > 8
    assert "score 1: culture 222; total 222\n" in old
    assert len((civitas.replay(old).result or result).scores[0]) > 8
    for bad in (wrong, old.replace("culture 222; total 222", "culture 221; total 221")):
        with pytest.raises(civitas.BadRecord):
            civitas.replay(bad)


def test_every_source_has_its_words() -> None:
    assert [source for source in SOURCES if f"ages.source.{source}" not in sentences()] == []


@pytest.mark.parametrize("edition", ["new-story", "original"])
def test_the_shares_of_a_turn_are_the_rating_in_every_position(edition: str) -> None:
    game = civitas.new("ages", seed=4, players=3, edition=edition)
    chance = Chance(5)
    while game.seat is not None:
        options = game.options()
        game.apply(options[int(chance.below(len(options)))])
        state = cast(Ages, game.state)
        for seat in state.seats_from(0):
            assert sum(income(state, seat)) == state.civs[seat].culture_rating
    assert game.result is not None
    assert game.result.totals() == [int(own.culture) for own in cast(Ages, game.state).civs]
