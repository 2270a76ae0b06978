"""What the fuzzer finds in a game that is wrong."""

from __future__ import annotations

import enum
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

import civitas
from civitas import Chance, Game, Message
from civitas.duel.state import Duel
from civitas.fuzz import Broken, differences, fuzz, is_plain, odd_parts
from civitas.kernel.outcome import Outcome

# What the fuzzer finds in a game that is wrong


class Faulty:
    """A game that does one thing wrong: everything else is done by the true game behind it."""

    def __init__(self, game: Game) -> None:
        self.true = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    def with_the_same_fault(self, game: Game) -> Any:
        return type(self)(game)


class RepeatsAnOption(Faulty):
    def options(self) -> list[int]:
        return self.true.options() * 2


class HasNoOptions(Faulty):
    def options(self) -> list[int]:
        return []


class SaysAnotherMove(Faulty):
    def say(self, move: int) -> str:
        return self.true.say(0)


class HasNoSentence(Faulty):
    def sentence(self, move: int) -> Message:
        return Message("duel.move.unheard_of")


class SaysNothing(Faulty):
    def sentence(self, move: int) -> Message:
        return Message("kernel.deal_text", text=" ")


class FindsAReasonAgainstOptions(Faulty):
    def why_not(self, move: str | int) -> Message | None:
        return Message("kernel.game_over")


class FindsNoReason(Faulty):
    def why_not(self, move: str | int) -> Message | None:
        self.true.read(move)
        return None


class GivesTwoReasons(Faulty):
    def why_not(self, move: str | int) -> Message | None:
        return None if self.true.why_not(move) is None else Message("kernel.game_over")


class AllowsAnything(Faulty):
    def play(self, move: str | int, seat: int | None = None) -> None:
        if self.true.read(move) in self.true.options():
            self.true.play(move, seat)


class LetsAnybodyMove(Faulty):
    def play(self, move: str | int, seat: int | None = None) -> None:
        self.true.play(move)


class TakesACoinForARefusal(Faulty):
    def play(self, move: str | int, seat: int | None = None) -> None:
        try:
            self.true.play(move, seat)
        except civitas.IllegalMove:
            cast(Duel, self.true.state).cities[0].coins += 1
            raise


class ClonesNothing(Faulty):
    def clone(self) -> Game:
        copy = self.true.clone()
        copy.state = self.true.state
        return copy


class ClonesWithACoinMore(Faulty):
    def clone(self) -> Game:
        copy = self.true.clone()
        cast(Duel, copy.state).cities[0].coins += 1
        return copy


class PlaysOtherMoves(Faulty):
    def play(self, move: str | int, seat: int | None = None) -> None:
        if self.true.read(move) in self.true.options():
            move = self.true.options()[-1] if move == self.true.say(self.true.options()[0]) else move
        self.true.play(move, seat)


class ShowsTheDecks(Faulty):
    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return {**self.true.view(viewer), "decks": [list(cards) for cards in cast(Duel, self.true.state).ages]}

    def redeal(self, viewer: int | None, chance: Chance) -> Any:
        return self.with_the_same_fault(self.true.redeal(viewer, chance))


class ShowsTuples(Faulty):
    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return {**self.true.view(viewer), "pair": (1, 2)}


class Colour(enum.IntEnum):
    BROWN = 0


class ShowsOtherInts(Faulty):
    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return {**self.true.view(viewer), "deep": [{"colour": Colour.BROWN}]}


class TellsInARefusal(Faulty):
    def why_not(self, move: str | int) -> Message | None:
        if (reason := self.true.why_not(move)) is None:
            return None
        return Message("kernel.deal_text", text=f"{reason} {cast(Duel, self.true.state).ages}")

    def play(self, move: str | int, seat: int | None = None) -> None:
        if seat in (None, self.true.seat) and (reason := self.why_not(move)) is not None:
            raise civitas.IllegalMove(reason)
        self.true.play(move, seat)

    def redeal(self, viewer: int | None, chance: Chance) -> Any:
        return self.with_the_same_fault(self.true.redeal(viewer, chance))


class DealsACardTwice(Faulty):
    def redeal(self, viewer: int | None, chance: Chance) -> Any:
        world = self.true.redeal(viewer, chance)
        state = cast(Duel, world.state)
        state.ages = [state.ages[0], state.ages[1], [*state.ages[2][:19], state.ages[2][0]]]
        return world


class OtherOptionsInOtherWorlds(Faulty):
    def redeal(self, viewer: int | None, chance: Chance) -> Any:
        return Reversed(self.true.redeal(viewer, chance))


class Reversed(Faulty):
    def options(self) -> list[int]:
        return self.true.options()[::-1]


class DealsInTheTrueGame(Faulty):
    def redeal(self, viewer: int | None, chance: Chance) -> Any:
        world = self.true.clone()
        world.state = self.true.state
        return world


class TellsNonsense(Faulty):
    def log(self, viewer: int | None = None, since: int = 0) -> list[Message]:
        return [Message("duel.unheard_of")]


class TakesBackWhatRevealed(Faulty):
    def take_back(self) -> int:
        last = self.true.moves[-1]
        self.true.rewind(len(self.true.moves) - 1)
        return last


class NeverReveals(TakesBackWhatRevealed):
    def reveals_since(self, moves: int) -> bool:
        return False


class TakesBackNothing(Faulty):
    def take_back(self) -> int:
        if self.true.reveals_since(len(self.true.moves) - 1):
            self.true.take_back()
        return self.true.moves[-1]


class TakesBackTwo(Faulty):
    def take_back(self) -> int:
        if self.true.reveals_since(len(self.true.moves) - 1):
            self.true.take_back()
        return self.true.rewind(max(0, len(self.true.moves) - 2))


class AllowsMovesAfterTheEnd(Faulty):
    def play(self, move: str | int, seat: int | None = None) -> None:
        if self.true.result is None or (move, seat) != (0, None):
            self.true.play(move, seat)


class HasARecordOfItsOwn(Faulty):
    def record(self) -> str:
        return self.true.record() + "# and a remark\n"


class PutsTheWinnerSecond(Faulty):
    @property
    def result(self) -> Outcome | None:
        true = self.true.result
        return true and Outcome(true.winners, true.reason, true.scores, true.places[::-1])


class LeavesAPlaceOut(Faulty):
    @property
    def result(self) -> Outcome | None:
        true = self.true.result
        return true and Outcome(true.winners, true.reason, true.scores, [2 * place - 1 for place in true.places])


FAULTS = [
    (RepeatsAnOption, "An option stands there twice: ["),
    (HasNoOptions, "There are 0 options; asked is 0."),
    (SaysAnotherMove, "'build Lumber Yard' does not mean "),
    (HasNoSentence, "KeyError instead of an answer: 'duel.move.unheard_of'"),
    (SaysNothing, "kernel.deal_text says ' '."),
    (FindsAReasonAgainstOptions, "is an option, yet there is a reason against it."),
    (FindsNoReason, "is no option, yet there is no reason against it."),
    (GivesTwoReasons, "is refused with two reasons: The game is over.; "),
    (AllowsAnything, "Not refused: "),
    (LetsAnybodyMove, "The wrong seat got IllegalMove."),
    (TakesACoinForARefusal, "A refused move changed the position."),
    (ClonesNothing, "A move in a clone changed the original."),
    (ClonesWithACoinMore, "A clone is not equal to its original."),
    (PlaysOtherMoves, "The same move in a clone leads to another position."),
    (ShowsTheDecks, "The view of a spectator shows what they cannot know: view.decks[0]"),
    (ShowsTuples, "The view of a spectator is no plain data: view.pair is a tuple."),
    (ShowsOtherInts, "The view of a spectator is no plain data: view.deep[0].colour is a Colour."),
    (TellsInARefusal, "A refusal tells player 1 what they cannot know: "),
    (DealsACardTwice, "In a world dealt anew for a spectator: Age 3 does not have 20 different cards"),
    (OtherOptionsInOtherWorlds, "player 1 has other options in a world that looks the same to them."),
    (DealsInTheTrueGame, "A move in an imagined world changed the game."),
    (TellsNonsense, "KeyError instead of an answer: 'duel.unheard_of'"),
    (NeverReveals, "could be taken back, but it revealed something: view."),
    (TakesBackWhatRevealed, "Not refused: taking back what revealed something."),
    (TakesBackNothing, "Taking back does not restore the position."),
    (TakesBackTwo, "Another move was taken back than the last."),
    (AllowsMovesAfterTheEnd, "Not refused: a move after the end."),
    (PutsTheWinnerSecond, "The winners are ("),
    (LeavesAPlaceOut, "Nobody can be ranked like this: ("),
    (HasARecordOfItsOwn, "A replayed game has another record."),
]


def fuzz_with(monkeypatch: pytest.MonkeyPatch, fault: Callable[[Game], Any], games: int = 3) -> Broken:
    """What the fuzzer says of games that have a fault."""
    monkeypatch.setattr("civitas.fuzz.new", lambda *args, **settings: fault(civitas.new(*args, **settings)))
    with pytest.raises(Broken) as found:
        fuzz("duel", games=games, seed=11)
    return found.value


@pytest.mark.parametrize(("fault", "sentence"), FAULTS, ids=[case[0].__name__ for case in FAULTS])
def test_a_faulty_game_is_found(monkeypatch: pytest.MonkeyPatch, fault: type[Faulty], sentence: str) -> None:
    assert sentence in fuzz_with(monkeypatch, fault).what


def test_a_corrupted_position_is_found_by_the_fuzzer(monkeypatch: pytest.MonkeyPatch) -> None:
    def corrupted(game: Game) -> Game:
        for _ in range(30):
            game.play(game.options()[0])
        cast(Duel, game.state).cities[0].coins = -5
        return game

    found = fuzz_with(monkeypatch, corrupted)

    assert (found.seed, found.move, found.what) == (11, 30, "Player 1 has -5 coins.")
    assert found.record.startswith("civitas record 1\ngame duel\n")
    assert str(found) == "seed 11, move 30: Player 1 has -5 coins."


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    short = SimpleNamespace(broken=lambda state: None, MOST_MOVES=10)
    monkeypatch.setattr("civitas.fuzz.import_module", lambda name: short)

    with pytest.raises(Broken, match=r"seed 1, move 11: The game goes on after 10 moves."):
        fuzz("duel", games=1, seed=1)


def test_a_move_that_breaks_what_lies_before_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    angry = SimpleNamespace(
        broken=lambda state: None, broken_by_move=lambda before, after: "Time ran backwards.", MOST_MOVES=77
    )
    monkeypatch.setattr("civitas.fuzz.import_module", lambda name: angry)

    with pytest.raises(Broken, match=r"seed 1, move 1: Time ran backwards."):
        fuzz("duel", games=1, seed=1)


def test_a_copy_made_at_the_start_that_goes_astray_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class FirstCloneIsAnother(Faulty):
        copies = 0

        def clone(self) -> Game:
            self.copies += 1
            copy = self.true.clone()
            return copy if self.copies > 1 else copy.redeal(0, Chance(1))

    found = fuzz_with(monkeypatch, FirstCloneIsAnother)

    assert found.what == "Played without events, the game is another."


def test_a_record_that_replays_to_another_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("civitas.fuzz.replay", lambda record, at=None, components=None: civitas.new("duel", seed=99))

    with pytest.raises(Broken) as found:
        fuzz("duel", games=1, seed=1)

    assert found.value.what == "A record replays to another position."


class NeverGivesUp(Faulty):
    def resign(self, seat: int) -> None:
        pass


class GivesUpForTheOther(Faulty):
    def resign(self, seat: int) -> None:
        self.true.resign(1 - seat)


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [(NeverGivesUp, "of two resigned and the game goes on."), (GivesUpForTheOther, "resigned and won.")],
)
def test_a_wrong_resignation_is_found(monkeypatch: pytest.MonkeyPatch, fault: type[Faulty], sentence: str) -> None:
    monkeypatch.setattr(
        "civitas.fuzz.replay", lambda record, at=None, components=None: fault(civitas.replay(record, at))
    )

    with pytest.raises(Broken) as found:
        fuzz("duel", games=1, seed=1)

    assert sentence in found.value.what


def test_the_seed_of_what_was_found_shows_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class WrongInOneGame(Faulty):
        def options(self) -> list[int]:
            options = self.true.options()
            return options * 2 if len(options) == 13 else options

    first = fuzz_with(monkeypatch, WrongInOneGame, games=30)

    with pytest.raises(Broken) as again:
        fuzz("duel", games=1, seed=first.seed)

    assert (again.value.what, again.value.move, again.value.record) == (first.what, first.move, first.record)


# The two helpers that say where a view is wrong


def test_plain_data_is_exactly_what_json_gives_back() -> None:
    plain: dict[str, Any] = {"a": [1, None, True, "x", {"b": []}]}
    assert is_plain(plain)
    assert list(odd_parts(plain)) == []

    for odd in ((1,), {1}, Colour.BROWN, {1: "x"}, b"x", 1.5):
        assert not is_plain({"a": [odd]})
    assert list(odd_parts({"a": [(1,), {2: Colour.BROWN}]})) == [
        "view.a[0] is a tuple",
        "view.a[1] has the key 2",
        "view.a[1].2 is a Colour",
    ]


def test_differences_name_the_place() -> None:
    one = {"a": [1, {"b": 2}], "c": [1]}
    other = {"a": [1, {"b": 3}], "c": [1, 2]}

    assert list(differences(one, one)) == []
    assert list(differences(one, other)) == ["view.a[1].b is 2 or 3", "view.c is [1] or [1, 2]"]
