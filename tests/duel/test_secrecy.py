"""The canary: every card is marked by its name, and no byte for an audience that may not know a card contains it.

What is hidden is found here from the deal and the places of the cards, not from the table that the views follow.
"""

from __future__ import annotations

import json

import pytest

import civitas
from civitas import Game
from civitas.duel.cards.decks import WONDER_NAMES
from civitas.duel.cards.wonders import FIRST_GAME
from tests.support.duel.secrets import (
    ALL_NAMES,
    AUDIENCES,
    MARK,
    mentioned,
    positions,
    refusal,
    table,
    unseen,
    unseen_buildings,
    unseen_wonders,
)


def test_the_marks_are_found() -> None:
    assert mentioned('["The Great Library", "Library"]') == {"The Great Library", "Library"}
    assert mentioned("Player 1 built The Statue of Zeus with Walls.") == {"The Statue of Zeus", "Walls"}
    assert mentioned({"structure": ["a library", "temples"]}) == set()
    assert len(set(ALL_NAMES)) == len(ALL_NAMES) == 73 + 12 + 10


def test_what_is_unseen_becomes_less() -> None:
    games = [(len(unseen_buildings(game)), len(unseen_wonders(game))) for game in positions(1)]

    assert games[0] == (73, 8)
    assert games[5] == (73, 4)
    assert games[6] == (73 - 12, 4)  # Age I: twelve of twenty cards lie face up
    assert games[-1] == (73 - 60, 4)
    assert games == sorted(games, reverse=True)


# Views, logs, options, prompts


@pytest.mark.parametrize("seed", range(8))
def test_nobody_is_shown_a_card_that_nobody_has_seen(seed: int) -> None:
    for game in positions(seed):
        hidden = unseen(game)
        for viewer in AUDIENCES:
            assert mentioned(game.view(viewer)) & hidden == set(), (viewer, len(game.moves))


@pytest.mark.parametrize("seed", range(8))
def test_nobody_is_told_of_a_card_that_nobody_has_seen(seed: int) -> None:
    for game in positions(seed):
        hidden = unseen(game)
        for viewer in AUDIENCES:
            for message in game.log(viewer)[-12:]:
                assert mentioned(message.json()) & hidden == set()
                assert mentioned(message.text()) & hidden == set()


@pytest.mark.parametrize("seed", range(8))
def test_no_question_or_option_names_a_card_that_nobody_has_seen(seed: int) -> None:
    for game in positions(seed, wonders="first-game" if seed % 2 else "selection"):
        hidden = unseen(game)
        assert mentioned(game.prompt.text()) & hidden == set()
        for move in game.options():
            assert mentioned(game.say(move)) & hidden == set()
            assert mentioned(game.sentence(move).json()) & hidden == set()


def test_cards_that_were_never_seen_stay_unseen_when_the_game_is_over() -> None:
    for seed in range(5):
        game = list(positions(seed))[-1]
        assert len(unseen_buildings(game)) >= 13
        for viewer in AUDIENCES:
            everything = json.dumps([game.view(viewer), [message.json() for message in game.log(viewer)]])
            assert mentioned(everything) & unseen(game) == set()


def test_cards_that_were_never_seen_stay_unseen_when_somebody_resigns() -> None:
    for moves in (0, 2, 9, 40):
        game = next(game for game in positions(3) if len(game.moves) == moves)
        game.resign(0)
        for viewer in AUDIENCES:
            assert mentioned(game.view(viewer)) & unseen(game) == set()
            assert mentioned([message.json() for message in game.log(viewer)]) & unseen(game) == set()


def test_the_canary_can_cry() -> None:
    game = next(game for game in positions(3) if len(game.moves) == 20)
    state = table(game)

    state.face_up |= state.present  # as if a view took the wrong cards for face up
    leak = mentioned(game.view(None))
    state.face_up = 0

    assert leak & unseen(game)


# Refusals


@pytest.mark.parametrize("seed", range(4))
def test_a_refusal_names_no_unseen_card_but_the_one_that_was_asked_for(seed: int) -> None:
    for game in positions(seed):
        if game.result is not None or len(game.moves) % 5:
            continue
        hidden = unseen(game)
        for move in range(0, game.rules.book.size, 3):
            reason = game.why_not(move)
            if reason is not None:
                asked_for = mentioned(game.say(move))
                assert mentioned(reason.json()) & hidden <= asked_for
                assert mentioned(reason.text()) & hidden <= asked_for


@pytest.mark.parametrize("seed", range(4))
def test_a_refusal_does_not_tell_where_an_unseen_card_is(seed: int) -> None:
    # Face down in the structure, in a later age or in the box: the sentence is the same but for the name.
    for game in positions(seed):
        state = table(game)
        if game.result is not None or not state.present & ~state.face_up:
            continue
        for verb in ("build {}", "discard {}", "build The Pyramids with {}"):
            reasons = {name: str(game.why_not(verb.format(name))) for name in unseen_buildings(game)}
            assert len({without_name(reason, name) for name, reason in reasons.items()}) == 1


def without_name(text: str, name: str) -> str:
    return MARK.sub(lambda mark: "A CARD" if mark[0] == name else mark[0], text)


@pytest.mark.parametrize("seed", range(3))
def test_whoever_is_not_asked_is_refused_without_any_name(seed: int) -> None:
    for game in positions(seed):
        if game.seat is not None:
            for move in (0, 150, 160, 200, 900):
                assert mentioned(refusal(game, game.say(move), seat=1 - game.seat)) == set()


def seven_wonders(seed: int) -> Game:
    """A first game in which both players build wonders whenever they can, when the seventh has been built."""
    for number in range(1000):
        game = civitas.new("duel", seed=seed + 1000 * number, options={"wonders": "first-game"})
        while game.result is None:
            texts = {game.say(move): move for move in game.options()}
            wonders = [text for text in texts if " with " in text]
            coins = [text for text in texts if text.startswith("discard")]
            game.play([*wonders, *coins, *texts][0])
            left = [city.wonders for city in table(game).cities]
            if left == [0, 0] and game.question is not None and "take a card" in str(game.prompt):
                return game
    raise AssertionError("seven wonders were never built")


@pytest.mark.parametrize("seed", range(4))
def test_a_refusal_does_not_depend_on_wonders_that_nobody_has_seen(seed: int) -> None:
    game = seven_wonders(seed)
    built = {id for id in range(12) if table(game).under[id] >= 0}
    gone = next(name for names in FIRST_GAME for name in names if WONDER_NAMES.index(name) not in built)
    card = game.say(next(move for move in game.options() if game.say(move).startswith("discard")))[8:]

    for name in WONDER_NAMES:
        reason = str(game.why_not(f"build {name} with {card}"))
        if name == gone:
            assert reason == f"{name} left the game when the seventh wonder was built (Duel, 7 wonders)."
        elif name in unseen_wonders(game):
            assert reason == f"{name} is not in this game (Duel, Wonder selection)."
        else:
            assert reason == f"{name} is already built (Duel, Building a wonder)."
