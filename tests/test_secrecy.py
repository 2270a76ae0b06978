"""The canary: every card is marked by its name, and no byte for an audience that may not know a card contains it.

What is hidden is found here from the deal and the places of the cards, not from the table that the views follow.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

import civitas
from civitas import Chance, CivitasError, Game, IllegalMove, WrongSeat
from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.duel.cards.wonders import FIRST_GAME
from civitas.duel.state import Duel

AUDIENCES = (None, 0, 1)
FIRST_GUILD = 66
LIBRARY = WONDER_NAMES.index("The Great Library")

# Longer names first: "The Great Library" is not the Library.
ALL_NAMES = sorted((*BUILDING_NAMES, *WONDER_NAMES, *TOKEN_NAMES), key=len, reverse=True)
MARK = re.compile(rf"\b({'|'.join(map(re.escape, ALL_NAMES))})\b")


def mentioned(value: object) -> set[str]:
    """The components that a text or a piece of plain data names."""
    return set(MARK.findall(value if isinstance(value, str) else json.dumps(value)))


def table(game: Game) -> Duel:
    return cast(Duel, game.state)


def unseen_buildings(game: Game) -> set[str]:
    """The buildings that nobody at the table has seen."""
    state = table(game)
    if state.age < 0:
        return set(BUILDING_NAMES)
    seen = {id for cards in state.ages[: state.age] for id in cards}
    seen |= {id for place, id in enumerate(state.ages[state.age]) if state.face_up >> place & 1}
    return {name for id, name in enumerate(BUILDING_NAMES) if id not in seen}


def unseen_wonders(game: Game) -> set[str]:
    """The wonders that have not been laid out."""
    if game.setup.options["wonders"] == "first-game":
        return set(WONDER_NAMES) - {name for names in FIRST_GAME for name in names}
    drafted = sum(game.rules.book.kind(move).word == "take_wonder" for move in game.moves if move >= 0)
    laid_out = 4 if drafted < 3 else 8
    return {WONDER_NAMES[id] for id in table(game).wonder_order[laid_out:]}


def unseen(game: Game) -> set[str]:
    return unseen_buildings(game) | unseen_wonders(game)


def positions(seed: int, **options: str) -> Iterator[Game]:
    """Every position of a game of random moves."""
    game = civitas.new("duel", seed=seed, options=options)
    chance = Chance(seed + 1)
    yield game
    while game.result is None:
        choices = game.options()
        game.play(choices[chance.below(len(choices))])
        yield game


def refusal(game: Game, move: str, seat: int | None = None) -> str:
    with pytest.raises(CivitasError) as refused:
        game.play(move, seat=seat)
    return f"{refused.value} {json.dumps(refused.value.message.json())}"


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
def test_who_is_not_asked_is_refused_without_any_name(seed: int) -> None:
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


# The Great Library


def library_games(owner: int) -> Iterator[Game]:
    """Games in which a player has just built The Great Library and is asked which token to keep."""
    for seed in range(60):
        deal: dict[str, list[int]] = dict(civitas.new("duel", seed=seed).deal or {})
        others = [id for id in deal["wonders"] if id != LIBRARY]
        deal["wonders"] = [LIBRARY, *others] if owner == 0 else [*others[:4], LIBRARY, *others[4:]]
        game = civitas.new("duel", deal=deal)
        while game.result is None and "keep one of the three" not in str(game.prompt):
            play_for_library(game, owner)
        if game.result is None:
            yield game


def play_for_library(game: Game, owner: int) -> None:
    """The owner takes and builds the library as soon as he can; everybody else discards."""
    texts = {game.say(move): move for move in game.options()}
    library = [text for text in texts if "The Great Library" in text]
    discards = [text for text in texts if text.startswith("discard")]
    game.play([*(library if game.seat == owner else []), *discards, *texts][0])


def some_library_games(owner: int) -> list[Game]:
    found = library_games(owner)
    return [next(found) for _ in range(3)]


def drawn(game: Game) -> set[str]:
    """The three tokens that were drawn; the order of the deal tells."""
    return {TOKEN_NAMES[id] for id in table(game).token_order[5:8]}


def without_public_tokens(view: dict[str, Any]) -> dict[str, Any]:
    """A view without the list of tokens that are not on the board, which everybody can work out."""
    return {**view, "table": {name: part for name, part in view["table"].items() if name != "set_aside"}}


@pytest.mark.parametrize("owner", [0, 1])
def test_who_built_the_library_sees_what_it_drew(owner: int) -> None:
    for game in some_library_games(owner):
        assert game.seat == owner
        assert set(game.view(owner)["table"]["library_draw"]) == drawn(game)
        assert {choice["text"] for choice in game.view(owner)["moves"]} == {f"take {name}" for name in drawn(game)}
        assert mentioned([message.json() for message in game.log(owner)]) & set(TOKEN_NAMES) == drawn(game)


@pytest.mark.parametrize("owner", [0, 1])
def test_nobody_else_sees_what_the_library_drew(owner: int) -> None:
    for game in some_library_games(owner):
        for viewer in (1 - owner, None):
            view = game.view(viewer)
            assert view["table"]["library_draw"] == 3
            assert view["moves"] == []
            assert mentioned(without_public_tokens(view)) & drawn(game) == set()
            log = game.log(viewer)
            assert mentioned([message.json() for message in log]) & set(TOKEN_NAMES) == set()
            assert str(log[-1]) == f"Player {owner + 1} drew three of the progress tokens set aside."
        assert mentioned(game.prompt.text()) & set(TOKEN_NAMES) == set()


@pytest.mark.parametrize("owner", [0, 1])
def test_no_refusal_tells_the_rival_what_the_library_drew(owner: int) -> None:
    for game in some_library_games(owner):
        for name in TOKEN_NAMES:
            said = refusal(game, f"take {name}", seat=1 - owner)
            assert said.startswith(f"Player {2 - owner} cannot move now: Player {owner + 1} is asked.")
            assert mentioned(said) == set()
        with pytest.raises(WrongSeat):
            game.play("castle", seat=1 - owner)


@pytest.mark.parametrize("owner", [0, 1])
def test_the_owner_is_refused_a_token_that_was_not_drawn(owner: int) -> None:
    for game in some_library_games(owner):
        for name in set(TOKEN_NAMES) - drawn(game):
            said = refusal(game, f"take {name}", seat=owner)
            assert mentioned(said) == drawn(game) | {name}


@pytest.mark.parametrize("owner", [0, 1])
def test_the_refused_tokens_are_never_shown_to_anybody_else(owner: int) -> None:
    for game in some_library_games(owner):
        kept = sorted(drawn(game))[1]
        game.play(f"take {kept}")
        refused = drawn(game) - {kept}
        while True:
            for viewer in (1 - owner, None):
                assert mentioned(without_public_tokens(game.view(viewer))) & refused == set()
                assert mentioned([message.json() for message in game.log(viewer)]) & refused == set()
            if game.seat is not None:
                assert mentioned([game.say(move) for move in game.options()]) & refused == set()
                assert mentioned(str(game.prompt)) & refused == set()
                assert mentioned(refusal(game, f"take {min(refused)}", seat=1 - game.seat)) == set()
            if game.result is not None:
                break
            play_for_library(game, owner)


def test_a_library_that_was_built_cannot_be_taken_back() -> None:
    for game in some_library_games(0):
        with pytest.raises(IllegalMove, match="something hidden was revealed"):
            game.take_back()


# Worlds that look the same


def worlds(game: Game, viewer: int | None, count: int = 300) -> list[Duel]:
    chance = Chance(5)
    return [table(game.redeal(viewer, chance)) for _ in range(count)]


@pytest.mark.parametrize("moves", [8, 20, 35, 50, 60])
def test_a_hidden_card_may_be_any_that_nobody_has_seen_of_the_same_back(moves: int) -> None:
    game = next(game for game in positions(11) if len(game.moves) == moves)
    state = table(game)
    hidden = [place for place in range(20) if state.present >> place & 1 and not state.face_up >> place & 1]
    deck = (range(23), range(23, 46), range(46, 66))[state.age]
    unseen_ids = {id for id in range(73) if BUILDING_NAMES[id] in unseen_buildings(game)}
    assert hidden

    for viewer in AUDIENCES:
        dealt = worlds(game, viewer)
        for place in hidden:
            found = {world.ages[state.age][place] for world in dealt}
            if state.ages[state.age][place] >= FIRST_GUILD:
                assert found == {id for id in unseen_ids if id >= FIRST_GUILD}
            else:
                assert found == unseen_ids & set(deck)


@pytest.mark.parametrize("viewer", AUDIENCES)
def test_later_ages_may_hold_any_of_their_cards(viewer: int | None) -> None:
    game = next(game for game in positions(11) if len(game.moves) == 10)

    dealt = worlds(game, viewer, 400)

    assert {world.ages[1][0] for world in dealt} == set(range(23, 46))
    assert {world.ages[2][19] for world in dealt} == set(range(46, 73))


@pytest.mark.parametrize("viewer", AUDIENCES)
def test_wonders_not_laid_out_may_be_any_that_are_left(viewer: int | None) -> None:
    game = next(game for game in positions(11) if len(game.moves) == 2)
    order = table(game).wonder_order

    dealt = worlds(game, viewer)

    assert {tuple(world.wonder_order[:4]) for world in dealt} == {tuple(order[:4])}
    assert {world.wonder_order[4] for world in dealt} == set(order[4:])


@pytest.mark.parametrize("moves", [0, 4, 10, 30])
def test_after_a_resignation_what_nobody_saw_is_still_dealt_anew(moves: int) -> None:
    game = next(game for game in positions(11) if len(game.moves) == moves)
    unlaid = [age for age in range(3) if age > table(game).age]
    game.resign(0)
    assert unlaid

    for viewer in AUDIENCES:
        dealt = worlds(game, viewer, 400)
        for age in unlaid:
            deck = (range(23), range(23, 46), range(46, 73))[age]
            assert {world.ages[age][0] for world in dealt} == set(deck)


@pytest.mark.parametrize("owner", [0, 1])
def test_only_the_owner_of_the_library_knows_its_draw_in_his_worlds(owner: int) -> None:
    game = some_library_games(owner)[0]
    set_aside = set(table(game).token_order[5:])
    true_draw = frozenset(table(game).token_order[5:8])

    def draws(viewer: int | None) -> set[frozenset[int]]:
        return {frozenset(world.token_order[5:8]) for world in worlds(game, viewer)}

    assert draws(owner) == {true_draw}
    for viewer in (1 - owner, None):
        assert len(draws(viewer)) == 10
        assert frozenset().union(*draws(viewer)) == set_aside

    kept = min(true_draw)
    game.play(f"take {TOKEN_NAMES[kept]}")

    assert draws(owner) == {true_draw}
    for viewer in (1 - owner, None):
        assert len(draws(viewer)) == 6
        assert all(kept in draw for draw in draws(viewer))


def test_the_two_tokens_that_were_not_drawn_are_known_to_the_owner_only_as_a_pair() -> None:
    game = some_library_games(0)[0]

    assert len({tuple(world.token_order[8:]) for world in worlds(game, 0)}) == 2
