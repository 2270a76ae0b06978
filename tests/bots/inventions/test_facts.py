"""The facts by which a society is judged: what they say of a position, and that they say it of every position."""

from __future__ import annotations

from typing import cast

import civitas
from civitas import Game
from civitas.bots.inventions.facts import END, FACTS, PARTS
from civitas.bots.inventions.society import worth
from civitas.inventions.state import Inventions
from tests.support import bots
from tests.support.bots import choices


def noted(game: Game, seat: int) -> list[str]:
    """All that is true of a player, in words."""
    notes = bots.notes_of(FACTS, game, seat)
    assert notes.total == worth(cast(Inventions, game.state), seat), "weights of 0 leave the hand-written judgement"
    return bots.noted(FACTS, game, seat)


def test_every_fact_has_a_name_of_its_own() -> None:
    assert len(set(FACTS.names)) == len(FACTS.names) == END


def test_columns_are_those_of_the_era_and_of_the_number_of_players() -> None:
    for players in (2, 3, 4):
        state = civitas.new("inventions", seed=1, players=players).state
        columns = [PARTS[column] for column in FACTS.columns(FACTS.part(state))]
        assert columns == ["always", "Era 1", f"{players} players"]


def test_the_facts_of_the_beginning() -> None:
    game = civitas.new("inventions", seed=1, players=3)

    said = noted(game, 0)

    for fact in (
        "1 available Merchants", "2 available Academics", "0 people exhausted", "0 Citizens on the Map", "Influence 1",
        "2 Inventions", "2 Ideas in hand", "0 hexes built", "1 Economy tokens", "1 Diplomats", "own Era +1",
        "objectives, in threes: 0",
    ):  # fmt: skip
        assert fact in said


def test_facts_are_noted_in_every_position_and_most_of_them_are_met() -> None:
    met: set[str] = set()
    for players in (2, 3, 4):
        for game, _ in choices("inventions", " ".join(["uniform"] * players), players):
            met.update(noted(game, len(game.moves) % players))

    assert len(met) > END // 2
