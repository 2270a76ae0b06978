"""Who sits where."""

import pytest

from civitas import BadSetup, bots
from civitas.bots import Bot
from civitas.terminal.seats import check_count, default_kinds, kinds_of, read_kinds, sit_down
from civitas.terminal.voice import Voice


def test_seats_are_persons_and_bots() -> None:
    seats = sit_down(read_kinds("me, Greedy", "duel"), "duel", 1)

    assert [(seat.name, seat.is_person) for seat in seats] == [("Player 1", True), ("greedy", False)]


def test_one_person_plays_against_a_bot_unless_told_otherwise() -> None:
    assert default_kinds("duel", 2) == ["me", "greedy"]


def test_an_unknown_seat_is_told_the_known_ones() -> None:
    with pytest.raises(BadSetup) as refused:
        read_kinds("me,grandmother", "duel")

    assert str(refused.value) == (
        "'grandmother' cannot play duel. A seat is me (you, at this terminal) or a bot: "
        "uniform, careless, greedy, planner, novice, apprentice, adept, master, warrior, builder and scholar; "
        "or weights: weights:FILE; or a program: cmd:COMMAND."
    )


def test_a_bot_that_does_not_know_a_game_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, game: str, seed: int) -> Bot:
        if name != "uniform":
            raise ModuleNotFoundError
        return Bot(seed)

    monkeypatch.setattr(bots, "make", make)

    assert default_kinds("duel", 3) == ["me", "uniform", "uniform"]
    with pytest.raises(BadSetup, match=r"'greedy' cannot play duel\. .* a bot: uniform;"):
        read_kinds("me,greedy", "duel")


def test_seats_and_players_are_equally_many() -> None:
    with pytest.raises(BadSetup) as refused:
        check_count(["me"], 2)

    assert str(refused.value) == "1 seat is named for 2 players."


def test_whoever_has_a_bots_name_in_a_record_is_that_bot() -> None:
    assert kinds_of(["Ines", "greedy"], "duel", 2) == ["me", "greedy"]
    assert kinds_of([], "duel", 2) == ["me", "greedy"]


def test_a_person_keeps_the_name_of_the_record_and_never_takes_a_bots() -> None:
    assert [seat.name for seat in sit_down(["me", "me"], "duel", 1, ["Ines", "greedy"])] == ["Ines", "Player 2"]


def test_players_of_one_name_are_numbered() -> None:
    assert Voice(players=["greedy", "greedy"]).players == ["greedy 1", "greedy 2"]
    assert Voice(players=["greedy", "uniform"]).players == ["greedy", "uniform"]
    assert Voice().player(0) == "Player 1"
