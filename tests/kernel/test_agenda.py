"""The agenda: steps run by themselves, a decision waits for its seat, and the stack tells all there is to come."""

from __future__ import annotations

import pytest

import civitas
from civitas.kernel.agenda import Decision, Item, Step
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.state import NOBODY, State


def first_moves(count: int) -> State:
    game = civitas.new("duel", seed=4)
    for _ in range(count):
        game.play(game.options()[0])
    return game.state.clone()


def test_what_waits_on_top_is_always_a_decision() -> None:
    state = first_moves(0)
    chance = Chance(1)

    while not state.is_over():
        assert isinstance(state.agenda[-1], Decision)
        assert state.agenda[-1] is state.decision()
        options = state.options()
        state.apply(options[chance.below(len(options))])

    assert state.agenda == []


def test_a_decision_asks_one_seat_until_the_game_is_over() -> None:
    state = first_moves(0)
    asked = []
    while not state.is_over():
        asked.append(state.seat())
        state.apply(state.options()[0])

    assert asked[:6] == [0, 1, 1, 1, 0, 0]
    assert set(asked) == {0, 1}
    assert state.seat() == NOBODY
    assert state.options() == []


def test_what_is_to_come_lies_below_what_is_asked() -> None:
    state = first_moves(0)

    steps = [item for item in state.agenda if isinstance(item, Step)]
    decisions = [item for item in state.agenda if isinstance(item, Decision)]

    assert len(steps) + len(decisions) == len(state.agenda)
    assert len(decisions) == 6  # the whole selection of wonders
    assert [item.encode()[0] for item in reversed(state.agenda)][-1] == 60  # the points are counted last


def test_asking_for_options_changes_nothing() -> None:
    state = first_moves(20)
    before = state.encode()

    assert state.options() == state.options()
    assert state.encode() == before


def test_settling_what_is_settled_changes_nothing() -> None:
    state = first_moves(20)
    before = state.encode()

    state.settle()

    assert state.encode() == before


def test_a_state_collects_events_only_when_it_has_a_list_for_them() -> None:
    silent, telling = first_moves(20), first_moves(20)
    telling.events = []
    move = silent.options()[0]

    silent.apply(move)
    telling.apply(move)

    assert silent.events is None
    assert telling.events
    assert all(len(event) == 5 for event in telling.events)
    assert silent.encode() == telling.encode()


def test_equal_positions_and_only_they_have_equal_numbers() -> None:
    one, same = first_moves(20), first_moves(20)
    assert one.encode() == same.encode()

    seen = {tuple(one.encode())}
    for move in one.options():
        other = one.clone()
        other.apply(move)
        seen.add(tuple(other.encode()))

    assert len(seen) == 1 + len(one.options())


def test_a_position_can_be_cloned_in_the_middle_of_a_question() -> None:
    state = first_moves(2)
    copy = state.clone()

    assert copy.decision() is state.decision()  # items are shared, for they never change
    assert copy.agenda is not state.agenda

    copy.apply(copy.options()[0])

    assert len(copy.agenda) < len(state.agenda)


def test_random_play_ends_every_game_and_counts_the_moves() -> None:
    for seed in range(20):
        state = civitas.new("duel", seed=seed).state.clone()

        moves = play_out(state, Chance(seed))

        assert 20 < moves <= 77
        assert state.is_over()
        assert sorted(state.rewards()) in ([-1, 1], [0, 0])
        assert play_out(state, Chance(seed)) == 0


def test_a_step_or_item_leaves_its_doing_to_the_game() -> None:
    state = first_moves(0)
    items: list[Item[State]] = [Item(), Step()]

    for item in items:
        with pytest.raises(NotImplementedError):
            item.encode()
        with pytest.raises(NotImplementedError):
            item.proceed(state)


def test_a_decision_waits_and_leaves_its_question_to_the_game() -> None:
    state = first_moves(0)
    decision: Decision[State] = Decision(1)

    assert decision.seat == 1
    assert decision.proceed(state) is False
    for ask in (decision.options, decision.question):
        with pytest.raises(NotImplementedError):
            ask(state)
    with pytest.raises(NotImplementedError):
        decision.answer(state, 0)
    with pytest.raises(NotImplementedError):
        decision.encode()
