"""Random play with every invariant on every move; and, for each invariant, the proof that it can fail."""

from __future__ import annotations

import enum
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

import civitas
from civitas import Chance, Game, Message
from civitas.duel.invariants import MOST_MOVES, broken, broken_by_move
from civitas.duel.state import Duel
from civitas.fuzz import Broken, differences, fuzz, is_plain, odd_parts
from civitas.inventions import invariants as inventions

# Nothing is wrong


@pytest.mark.parametrize(
    ("games", "bot", "options"),
    [
        (40, "uniform", None),
        (10, "uniform", {"wonders": "first-game"}),
        (10, "greedy", None),
    ],
)
def test_every_invariant_holds_on_every_move(games: int, bot: str, options: dict[str, str] | None) -> None:
    report = fuzz("duel", games=games, seed=1, bot=bot, options=options)

    assert report.games == games == sum(report.endings.values())
    assert games * 20 < report.moves <= games * MOST_MOVES


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["uniform", "greedy"])
def test_every_invariant_holds_on_every_move_of_inventions(players: int, bot: str) -> None:
    report = fuzz("inventions", games=1, seed=players, players=players, bot=bot)

    assert report.games == 1 == sum(report.endings.values())
    assert set(report.endings) <= {"most points", "tie broken", "shared victory"}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_invariant_holds_in_ten_games_of_inventions(players: int) -> None:
    report = fuzz("inventions", games=10, seed=1000, players=players)

    assert report.moves <= 10 * inventions.MOST_MOVES


@pytest.mark.slow
def test_every_invariant_holds_in_three_hundred_games() -> None:
    report = fuzz("duel", games=300, seed=1000)

    assert {"civilian victory", "military supremacy"} < set(report.endings)


def test_each_game_can_be_played_again_alone() -> None:
    alone = [fuzz("duel", games=1, seed=seed) for seed in (5, 6, 7)]
    together = fuzz("duel", games=3, seed=5)

    assert together.moves == sum(report.moves for report in alone)
    assert together.endings == {
        ending: sum(report.endings.get(ending, 0) for report in alone) for ending in together.endings
    }


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []

    fuzz("duel", games=3, seed=1, progress=told.append)

    assert told == [1, 2, 3]


def test_an_unknown_game_or_bot_is_refused() -> None:
    with pytest.raises(civitas.BadSetup, match="There is no game called 'chess'"):
        fuzz("chess", games=1, seed=1)
    with pytest.raises(civitas.BadSetup, match="There is no bot called 'oracle'"):
        fuzz("duel", games=1, seed=1, bot="oracle")


# What the invariants of Duel find in a position that is wrong


def position(moves: int) -> Duel:
    """A position of a game in which everybody takes the first option."""
    game = civitas.new("duel", seed=3)
    for _ in range(moves):
        game.play(game.options()[0])
    return cast(Duel, game.state)


def after_the_selection() -> Duel:
    """Age I has been laid out, nothing is built."""
    return position(6)


def in_age_two() -> Duel:
    """Some cards of Age II are taken; both cities have cards, one wonder is built, one card discarded."""
    game = civitas.new("duel", seed=3)
    while len(game.moves) < 36:
        texts = {game.say(move).split()[0]: move for move in game.options()}
        game.play(texts.get("discard", game.options()[0]) if len(game.moves) % 7 == 0 else game.options()[0])
    state = cast(Duel, game.state)
    assert broken(state) is None
    assert state.age == 1
    assert state.discard
    return state


def build_wonders(state: Duel, seat: int, count: int) -> None:
    """Build a player's first wonders with cards of the structure."""
    city = state.cities[seat]
    for id in [id for id in range(12) if city.wonders >> id & 1][:count]:
        place = max(place for place in range(20) if state.present >> place & 1)
        state.present &= ~(1 << place)
        state.under[id] = state.ages[state.age][place]
        city.wonders &= ~(1 << id)
        city.built |= 1 << id


def duplicated_in_a_city(state: Duel) -> None:
    state.cities[1].structures.append(state.discard[0])


def lost_from_the_discard_pile(state: Duel) -> None:
    state.discard.pop()


def card_of_the_box_in_play(state: Duel) -> None:
    state.discard.append(next(id for id in range(73) if not any(id in cards for cards in state.ages)))


def deck_with_a_card_twice(state: Duel) -> None:
    state.ages = [state.ages[0], state.ages[1], [*state.ages[2][:19], state.ages[2][0]]]


def deck_with_a_card_of_another_age(state: Duel) -> None:
    state.ages = [state.ages[0], state.ages[1], [*state.ages[2][:19], 0]]


def deck_with_too_many_guilds(state: Duel) -> None:
    cards = [id for id in state.ages[2] if id < 66][:16]
    state.ages = [state.ages[0], state.ages[1], [*cards, 66, 67, 68, 69]]


def wonder_in_both_cities(state: Duel) -> None:
    state.cities[1].wonders |= state.cities[0].wonders


def wonder_built_without_a_card(state: Duel) -> None:
    first = state.cities[0].wonders & -state.cities[0].wonders
    state.cities[0].wonders &= ~first
    state.cities[0].built |= first


def eight_wonders_built(state: Duel) -> None:
    build_wonders(state, 0, 4)
    build_wonders(state, 1, 4)


def eighth_wonder_still_there(state: Duel) -> None:
    build_wonders(state, 0, 4)
    build_wonders(state, 1, 3)


def eighth_wonder_forgotten(state: Duel) -> None:
    eighth_wonder_still_there(state)
    state.cities[1].wonders = 0


def eighth_wonder_gone_too_early(state: Duel) -> None:
    state.removed_wonder = state.wonder_order[11]


def wonder_of_the_box(state: Duel) -> None:
    state.cities[0].wonders |= 1 << state.wonder_order[11]


def wonder_lost(state: Duel) -> None:
    state.cities[0].wonders &= state.cities[0].wonders - 1


def wonders_shared_five_to_three(state: Duel) -> None:
    first = state.cities[1].wonders & -state.cities[1].wonders
    state.cities[1].wonders &= ~first
    state.cities[0].wonders |= first


def wonder_order_with_a_wonder_twice(state: Duel) -> None:
    state.wonder_order = [*state.wonder_order[:11], state.wonder_order[10]]


def token_in_two_places(state: Duel) -> None:
    state.cities[0].tokens |= state.board


def token_lost(state: Duel) -> None:
    state.board &= state.board - 1


def token_order_with_a_token_twice(state: Duel) -> None:
    state.token_order = [*state.token_order[:9], state.token_order[8]]


def token_set_aside_taken(state: Duel) -> None:
    state.cities[0].tokens |= 1 << state.token_order[5]


def token_without_a_pair(state: Duel) -> None:
    token = state.board & -state.board
    state.board &= ~token
    state.cities[0].tokens |= token


def available_under_another(state: Duel) -> None:
    state.available |= 1


def face_down_though_taken(state: Duel) -> None:
    state.face_up &= state.present


def face_up_though_covered(state: Duel) -> None:
    state.face_up |= state.present


def pawn_off_the_track(state: Duel) -> None:
    state.pawn = 10


def token_behind_the_pawn(state: Duel) -> None:
    state.pawn, state.looting = 4, 15


def large_token_gone_before_the_small_one(state: Duel) -> None:
    state.looting = 0b1101


def debt(state: Duel) -> None:
    state.cities[0].coins = -1


def wrong_production(state: Duel) -> None:
    state.cities[0].wood += 1


def wrong_colours(state: Duel) -> None:
    state.cities[1].colours[4] += 1


def wrong_trade(state: Duel) -> None:
    state.cities[0].buys ^= 1


def wrong_chains(state: Duel) -> None:
    state.cities[0].chains ^= 1


def wrong_symbols(state: Duel) -> None:
    state.cities[0].symbols ^= 1 << 6


def wrong_raw_choice(state: Duel) -> None:
    state.cities[0].raw_choices += 1


def wrong_goods_choice(state: Duel) -> None:
    state.cities[0].goods_choices += 1


def ended_while_somebody_is_asked(state: Duel) -> None:
    state.ending, state.winners = 3, 1


def nobody_asked_without_an_ending(state: Duel) -> None:
    state.agenda.clear()


def both_win_by_points(state: Duel) -> None:
    state.agenda.clear()
    state.ending, state.winners = 3, 3


def in_the_capital_without_a_victory(state: Duel) -> None:
    state.pawn, state.looting = 9, 3


def science_without_symbols(state: Duel) -> None:
    state.agenda.clear()
    state.ending, state.winners = 2, 1


CORRUPTIONS = [
    (duplicated_in_a_city, "is in 2 places: the city of player 2, the discard pile."),
    (lost_from_the_discard_pile, "is in 0 places: nowhere."),
    (card_of_the_box_in_play, "was never laid out, but it is in the discard pile."),
    (deck_with_a_card_twice, "Age 3 does not have 20 different cards of its deck"),
    (deck_with_a_card_of_another_age, "Age 3 does not have 20 different cards of its deck"),
    (deck_with_too_many_guilds, "Age 3 has 4 guilds and must have 3."),
    (wonder_in_both_cities, "stands in two places."),
    (wonder_built_without_a_card, "has a card under it or is built, not both."),
    (eight_wonders_built, "8 wonders are built."),
    (eighth_wonder_still_there, "Seven wonders are built and Piraeus is still there."),
    (eighth_wonder_forgotten, "The wonders on the table are not those laid out"),
    (eighth_wonder_gone_too_early, "The wonders on the table are not those laid out"),
    (wonder_of_the_box, "The wonders on the table are not those laid out"),
    (wonder_lost, "The wonders on the table are not those laid out"),
    (wonders_shared_five_to_three, "The players have 5 and 3 wonders."),
    (wonder_order_with_a_wonder_twice, "The order of the wonders is no order of all of them"),
    (token_in_two_places, "lies in two places."),
    (token_lost, "The board began with"),
    (token_order_with_a_token_twice, "The order of the tokens is no order of all of them"),
    (token_set_aside_taken, "was set aside and was not drawn by the owner of The Great Library."),
    (token_without_a_pair, "The cities have 1 and 0 pairs but 2 and 0 tokens of the board."),
    (available_under_another, "are available, but nothing lies on"),
    (face_down_though_taken, "are face up and must be"),
    (face_up_though_covered, "are face up and must be"),
    (pawn_off_the_track, "The conflict pawn stands at 10."),
    (token_behind_the_pawn, "The pawn stands at 4, past a military token that is still there."),
    (large_token_gone_before_the_small_one, "The large military token before player 1 is gone, but not the small one."),
    (debt, "Player 1 has -1 coins."),
    (wrong_production, "Player 1 keeps ["),
    (wrong_colours, "as cards of each colour, but the cards give"),
    (wrong_trade, "as resources bought for 1 coin, but the cards give"),
    (wrong_chains, "as chain symbols, but the cards give"),
    (wrong_symbols, "as scientific symbols, but the cards give"),
    (wrong_raw_choice, "as raw materials of his choice, but the cards give 0."),
    (wrong_goods_choice, "as manufactured goods of his choice, but the cards give 0."),
    (ended_while_somebody_is_asked, "The ending is 3 with winners 01 and an agenda of"),
    (nobody_asked_without_an_ending, "The ending is 0 with winners 00 and an agenda of 0."),
    (both_win_by_points, "The winners are 11 and the ending is 3."),
    (in_the_capital_without_a_victory, "The pawn stands at 9 and the ending is 0 with winners 00."),
    (science_without_symbols, "Six symbols: [False, False], but the ending is 2 with winners 01."),
]


NO_WONDER_BUILT_YET = (
    eight_wonders_built,
    eighth_wonder_still_there,
    eighth_wonder_forgotten,
    wonders_shared_five_to_three,
)


@pytest.mark.parametrize(("corrupt", "sentence"), CORRUPTIONS, ids=[case[0].__name__ for case in CORRUPTIONS])
def test_a_corrupted_position_is_found(corrupt: Callable[[Duel], None], sentence: str) -> None:
    state = after_the_selection() if corrupt in NO_WONDER_BUILT_YET else in_age_two()

    corrupt(state)

    assert sentence in (broken(state) or "nothing found")


def test_great_library_that_kept_nothing_is_found() -> None:
    deal = {**(civitas.new("duel", seed=3).deal or {}), "wonders": [3, 4, 5, 6, 7, 8, 9, 10]}
    game = civitas.new("duel", deal=deal)
    for _ in range(6):
        game.play(game.options()[0])
    state = cast(Duel, game.state)

    build_wonders(state, 0, 1)

    assert game.view()["table"]["cities"][0]["wonders"][0]["wonder"] == "The Great Library"
    assert broken(state) == "The Great Library was built and nothing kept."


def test_military_token_that_goes_or_returns_by_itself_is_found() -> None:
    before, after = position(20), position(20)
    assert broken_by_move(before, after) is None

    after.looting = 0b1111 & ~0b0010
    assert broken_by_move(before, after) == (
        f"The military tokens are 1101 and must be 1111, with the pawn at {after.pawn}."
    )

    assert broken_by_move(after, before) == (
        f"The military tokens are 1111 and must be 1101, with the pawn at {before.pawn}."
    )


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
    (ShowsTheDecks, "The view of a spectator shows what he cannot know: view.decks[0]"),
    (ShowsTuples, "The view of a spectator is no plain data: view.pair is a tuple."),
    (ShowsOtherInts, "The view of a spectator is no plain data: view.deep[0].colour is a Colour."),
    (TellsInARefusal, "A refusal tells player 1 what he cannot know: "),
    (DealsACardTwice, "In a world dealt anew for a spectator: Age 3 does not have 20 different cards"),
    (OtherOptionsInOtherWorlds, "player 1 has other options in a world that looks the same to him."),
    (DealsInTheTrueGame, "A move in an imagined world changed the game."),
    (TellsNonsense, "KeyError instead of an answer: 'duel.unheard_of'"),
    (NeverReveals, "could be taken back, but it revealed something: view."),
    (TakesBackWhatRevealed, "Not refused: taking back what revealed something."),
    (TakesBackNothing, "Taking back does not restore the position."),
    (TakesBackTwo, "Another move was taken back than the last."),
    (AllowsMovesAfterTheEnd, "Not refused: a move after the end."),
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
    monkeypatch.setattr("civitas.fuzz.replay", lambda record, at=None: civitas.new("duel", seed=99))

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
    monkeypatch.setattr("civitas.fuzz.replay", lambda record, at=None: fault(civitas.replay(record, at)))

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
