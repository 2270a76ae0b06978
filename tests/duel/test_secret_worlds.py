"""The draw of The Great Library, and worlds that look the same: what nobody or only its owner knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import civitas
from civitas import Chance, Game, IllegalMove, WrongSeat
from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.duel.knowledge import DuelDealer
from civitas.duel.state import Duel
from civitas.duel.view import view
from civitas.kernel.playout import play_out
from civitas.kernel.view import View
from tests.support.duel.secrets import AUDIENCES, mentioned, positions, refusal, table, unseen_buildings

FIRST_GUILD = 66
LIBRARY = WONDER_NAMES.index("The Great Library")


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
    """The owner takes and builds the library as soon as they can; everybody else discards."""
    texts = {game.say(move): move for move in game.options()}
    library = [text for text in texts if "The Great Library" in text]
    discards = [text for text in texts if text.startswith("discard")]
    game.play([*(library if game.seat == owner else []), *discards, *texts][0])


def some_library_games(owner: int) -> list[Game]:
    found = library_games(owner)
    return [next(found) for _ in range(3)]


def drawn(game: Game) -> set[str]:
    """The three tokens that were drawn; the order of the deal shows them."""
    return {TOKEN_NAMES[id] for id in table(game).token_order[5:8]}


def without_public_tokens(view: View[Any]) -> dict[str, Any]:
    """A view without the list of tokens that are not on the board, which everybody can work out."""
    return {**view, "table": {name: part for name, part in view["table"].items() if name != "set_aside"}}


@pytest.mark.parametrize("owner", [0, 1])
def test_whoever_built_the_library_sees_what_it_drew(owner: int) -> None:
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
def test_only_the_owner_of_the_library_knows_its_draw_in_their_worlds(owner: int) -> None:
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


# A prepared dealer


@pytest.mark.parametrize("seed", range(2))
def test_a_prepared_dealer_does_not_depend_on_what_the_viewer_cannot_see(seed: int) -> None:
    for number, game in enumerate(positions(seed)):
        for viewer in AUDIENCES:
            other = game.redeal(viewer, Chance(1000 + number))
            dealers = [DuelDealer(table(world), viewer) for world in (game, other)]
            chances = [Chance(number), Chance(number)]
            for _ in range(3):
                worlds = [dealer.world(chance).encode() for dealer, chance in zip(dealers, chances)]
                assert worlds[0] == worlds[1], f"move {number}, viewer {viewer}: {game.prompt}"


def test_a_prepared_dealer_keeps_nothing_that_the_viewer_cannot_see() -> None:
    for game in positions(3):
        other = game.redeal(0, Chance(5))
        dealers = [DuelDealer(table(world), 0) for world in (game, other)]

        assert dealers[0].table.encode() == dealers[1].table.encode()


def test_every_world_of_a_dealer_looks_the_same_and_is_a_table_of_its_own() -> None:
    for game in list(positions(4))[::9]:
        dealer = DuelDealer(table(game), game.seat)
        before = game.hash
        worlds = [dealer.world(Chance(number)) for number in range(3)]

        play_out(worlds[0], Chance(1))

        assert game.hash == before
        for world in worlds[1:]:
            assert view(world, game.seat) == view(table(game), game.seat)


def test_hidden_cards_are_dealt_equally_often() -> None:
    game = civitas.new("duel", seed=2, options={"wonders": "first-game"})
    dealer = DuelDealer(table(game), 0)
    place = 2
    chance = Chance(3)
    dealt = [dealer.world(chance).ages[0][place] for _ in range(2000)]

    unseen = sorted(set(dealt))
    assert len(unseen) == 11, "eight lie face down, three in the box"
    assert all(120 < dealt.count(card) < 250 for card in unseen)
