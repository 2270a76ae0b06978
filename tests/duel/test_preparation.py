"""Preparation, and a deck per age: what lies on the table before the first move."""

import pytest

import civitas
from civitas import BadDeal, Game
from tests.support.duel import DECKS, GUILDS, asked, city, deal, options, places, seen
from tests.support.rules import rule

SEEDS = range(40)


def dealt(game: Game, row: str) -> list[str]:
    """A row of the deal by name."""
    assert game.deal is not None
    pile = next(pile for pile in game.rules.piles(game.setup) if pile.name == row)
    return [pile.names[card] for card in game.deal[row]]


@rule("DU-4.1", "DU-4.4", "DU-R1")
def test_the_pawn_starts_in_the_middle_and_each_player_with_seven_coins() -> None:
    game = civitas.new("duel", seed=1)

    assert seen(game)["pawn"] == 0
    assert [city(game, player)["coins"] for player in (1, 2)] == [7, 7]
    assert [city(game, player)["buildings"] for player in (1, 2)] == [[], []]
    assert seen(game)["discard"] == []


@rule("DU-1.2", "DU-4.2")
def test_two_military_tokens_lie_before_each_capital() -> None:
    both = 0b11

    assert seen(civitas.new("duel", seed=1))["military_tokens"] == [both, both]


@rule("DU-1.2", "DU-4.3", "DU-R1", "DU-R8")
@pytest.mark.parametrize("seed", SEEDS)
def test_five_of_ten_progress_tokens_lie_on_the_board_and_everybody_knows_the_other_five(seed: int) -> None:
    table = seen(civitas.new("duel", seed=seed))

    assert len(table["board_tokens"]) == len(table["set_aside"]) == 5
    assert len({*table["board_tokens"], *table["set_aside"]}) == 10


@rule("DU-4.3")
def test_chance_decides_which_tokens_lie_on_the_board() -> None:
    boards = {tuple(seen(civitas.new("duel", seed=seed))["board_tokens"]) for seed in SEEDS}

    assert len(boards) > 20
    assert len({token for board in boards for token in board}) == 10


@rule("DU-1.1", "DU-6.1", "DU-R2")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_cards_of_the_first_two_decks_stay_in_the_box(seed: int) -> None:
    game = civitas.new("duel", seed=seed)

    for age, row in ((1, dealt(game, "age 1")), (2, dealt(game, "age 2"))):
        assert len(set(row)) == len(row) == 20
        assert set(row) <= set(DECKS[age - 1])


@rule("DU-1.1", "DU-3.10", "DU-6.1", "DU-6.2", "DU-R2")
@pytest.mark.parametrize("seed", SEEDS)
def test_seventeen_cards_of_age_iii_are_mixed_with_three_guilds(seed: int) -> None:
    row = dealt(civitas.new("duel", seed=seed), "age 3")

    assert len(set(row)) == 20
    assert len(set(row) & set(DECKS[2])) == 17
    assert len(set(row) & set(GUILDS)) == 3


@rule("DU-6.1", "DU-6.2")
def test_every_card_and_every_guild_is_left_out_now_and_then() -> None:
    games = [civitas.new("duel", seed=seed) for seed in range(100)]

    for row, deck in (("age 1", DECKS[0]), ("age 2", DECKS[1]), ("age 3", DECKS[2] + GUILDS)):
        always = set(deck).intersection(*(dealt(game, row) for game in games))
        never = set(deck).difference(*(dealt(game, row) for game in games))
        assert (always, never) == (set(), set())


@rule("DU-6.2")
def test_guilds_lie_anywhere_in_age_iii() -> None:
    rows = [dealt(civitas.new("duel", seed=seed), "age 3") for seed in range(100)]

    assert {place for row in rows for place, card in enumerate(row) if card in GUILDS} == set(range(20))


@rule("DU-6.1")
def test_cards_put_away_are_seen_by_nobody() -> None:
    game = civitas.new("duel", seed=3, options={"wonders": "first-game"})
    away = set(DECKS[0]) - set(dealt(game, "age 1"))

    for viewer in (None, 0, 1):
        assert not [card for card in away if card in str(game.view(viewer))]


@rule("DU-2.1", "DU-2.2", "DU-14.2", "DU-15.1")
def test_after_the_preparation_age_i_lies_there_and_the_first_player_moves() -> None:
    game = civitas.new("duel", deal=deal(), options={"wonders": "first-game"})

    assert len(places(game)) == 20
    assert seen(game)["age"] == 1
    assert asked(game) == "1: PlayCard"
    assert {f"discard {card}" for card in DECKS[0][14:20]} <= options(game)


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert civitas.new("duel", seed=5).deal == civitas.new("duel", seed=5).deal
    assert civitas.new("duel", seed=5).deal != civitas.new("duel", seed=6).deal


@rule("DU-R2")
@pytest.mark.parametrize(
    ("row", "cards", "sentence"),
    [
        ("age 1", DECKS[0][:19], "age 1 has 19 entries and needs 20."),
        ("age 1", (*DECKS[0][:19], "Sawmill"), "age 1: Sawmill does not belong to this age."),
        ("age 1", (*DECKS[0][:19], "Lumber Yard"), "age 1: Lumber Yard stands there 2 times and exists once."),
        ("age 2", (*DECKS[1][:19], "Merchants Guild"), "age 2: Merchants Guild does not belong to this age."),
        (
            "age 3",
            (*DECKS[2][:16], *GUILDS[:4]),
            "age 3: there are 4 guilds among the 20 cards and there must be 3.",
        ),
        ("age 3", DECKS[2], "age 3: there are 0 guilds among the 20 cards and there must be 3."),
        ("wonders", ("Stonehenge",) * 8, "wonders: there is no 'Stonehenge' in this game."),
    ],
)
def test_a_deal_that_no_box_could_give_is_refused(row: str, cards: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadDeal) as refused:
        civitas.new("duel", deal={**deal(), row: list(cards)})

    assert str(refused.value) == sentence


@rule("DU-1.1", "DU-1.2", "DU-R64")
def test_the_box_holds_73_buildings_12_wonders_and_10_tokens_and_nothing_of_other_boxes() -> None:
    game = civitas.new("duel", seed=1)
    piles = {pile.name: set(pile.names) for pile in game.rules.piles(game.setup)}
    others = {"Messe Essen", "The Statue of Liberty", "Stonehenge", "Curia Julia", "Knossos", "The Sanctuary"}

    assert [len(piles[name]) for name in ("wonders", "tokens", "age 1")] == [12, 10, 73]
    assert [len(DECKS[0]), len(DECKS[1]), len(DECKS[2]), len(GUILDS)] == [23, 23, 20, 7]
    assert not others & piles["wonders"]


@rule("DU-R63")
def test_there_is_one_edition() -> None:
    assert civitas.new("duel", seed=1).rules.editions == ("base",)
