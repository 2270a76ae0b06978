"""The facts of Duel: what is noted of a player, in words, and when a game counts as won."""

from __future__ import annotations

import pytest

import civitas
from civitas import Chance, Game
from civitas.bots.duel import facts
from civitas.bots.duel.facts import FACTS
from civitas.bots.learned import WON, Judge
from tests.support.bots import noted
from tests.support.duel import table


def lead(game: Game, seat: int) -> int:
    """The lead where nothing counts but what is won."""
    return int(Judge(FACTS, [0] * FACTS.size()).lead(game.state, seat))


# The list


def test_each_fact_has_its_name() -> None:
    assert facts.END == len(FACTS.names) == len(set(FACTS.names))
    assert FACTS.names[facts.UNBUILT] == "may build The Appian Way"
    assert FACTS.names[facts.AHEAD + 9 + 2] == "pawn +2"
    assert FACTS.names[facts.CAN_BUILD_NEXT] == "could build Lumber Yard next"
    assert FACTS.names[facts.POINTS] == "points -20"


@pytest.mark.parametrize("seed", range(3))
def test_facts_of_every_position_are_in_the_list_once_and_in_a_part(seed: int) -> None:
    game = civitas.new("duel", seed=seed)
    chance = Chance(seed)
    parts = set()
    while game.seat is not None:
        parts.add(FACTS.parts[FACTS.part(game.state)])
        for seat in range(2):
            found = noted(FACTS, game, seat)
            assert len(found) == len(set(found))
        options = game.options()
        game.apply(options[chance.below(len(options))])

    assert parts == set(FACTS.parts)


def test_facts_show_nothing_that_is_hidden() -> None:
    game = civitas.new("duel", seed=6)
    chance = Chance(6)
    while game.seat is not None:
        other = game.redeal(None, Chance(len(game.moves)))
        assert [noted(FACTS, game, seat) for seat in range(2)] == [noted(FACTS, other, seat) for seat in range(2)]
        options = game.options()
        game.apply(options[chance.below(len(options))])


# What is noted


def test_what_a_city_has_and_makes_is_noted() -> None:
    game = table(display="Baths, Theater", cities=("Quarry, Glassworks", "Stone Pit"), coins=(4, 30))

    own, rival = noted(FACTS, game, 0), noted(FACTS, game, 1)

    assert {"has Quarry", "4 coins", "makes 1 stone", "buys stone at 0", "buys wood at 2", "1 grey cards"} <= set(own)
    assert {"has Stone Pit", "25 coins", "buys glass at 3", "buys papyrus at 2"} <= set(rival)


def test_who_plays_next_is_noted_with_what_they_could_build() -> None:
    game = table(display="Baths, Theater", cities=("Quarry", ""), coins=(0, 3))

    assert "could build Baths next" in noted(FACTS, game, 0)
    assert "is asked which card" in noted(FACTS, game, 0)
    assert "could build Baths" in noted(FACTS, game, 1)
    assert not any("next" in fact and "could build" in fact for fact in noted(FACTS, game, 1))


def test_a_symbol_in_reach_is_noted_for_whoever_can_pay_it() -> None:
    game = table(display="Scriptorium, Baths", cities=("Workshop", ""), coins=(2, 0))

    assert "1 symbols, 1 others in reach next" in noted(FACTS, game, 0)
    assert "0 symbols, 0 others in reach" in noted(FACTS, game, 1)


def test_a_symbol_whose_cards_are_gone_may_not_come() -> None:
    none_gone = table(display="Baths, Theater", discard="")
    both_gone = table(display="Baths, Theater", discard="Scriptorium, Library")

    before = next(fact for fact in noted(FACTS, none_gone, 0) if fact.endswith("others may come"))
    after = next(fact for fact in noted(FACTS, both_gone, 0) if fact.endswith("others may come"))

    assert int(before.split()[2]) == int(after.split()[2]) + 1


# A supremacy within reach

FIVE = "Workshop, Apothecary, Scriptorium, Pharmacist, Academy"


def test_a_sixth_symbol_within_reach_is_a_won_game() -> None:
    game = table(display="University, Gardens", cities=(FIVE, ""), coins=(20, 0))

    assert lead(game, 0) == WON
    assert lead(game, 1) == -WON


def test_a_sixth_symbol_too_dear_is_no_won_game() -> None:
    game = table(display="University, Gardens", cities=(FIVE, ""), coins=(0, 0))

    assert lead(game, 0) == 0


def test_the_rivals_sixth_symbol_is_a_threat_while_it_is_not_their_turn() -> None:
    game = table(display="University, Gardens", cities=(FIVE, ""), coins=(20, 0), next_player=2)

    assert lead(game, 0) == 0
    assert "1 open cards threaten a sixth symbol" in noted(FACTS, game, 0)


def test_the_capital_within_reach_is_a_won_game() -> None:
    game = table(display="Arsenal, Gardens", pawn=6, coins=(30, 0), military_tokens=(0, 0))

    assert lead(game, 0) == WON


def test_a_wonder_may_reach_the_capital() -> None:
    game = table(display="Gardens, Senate", pawn=7, coins=(30, 0), wonders=("The Colossus", ""), military_tokens=(0, 0))

    assert lead(game, 0) == WON
    assert "a wonder threatens the capital" in noted(FACTS, game, 0)
