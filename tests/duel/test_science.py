"""Science and progress, and scientific supremacy."""

import pytest

import civitas
from civitas.kernel.obstacles import CLEAR
from tests.support.duel import city, log, options, play, seen, table
from tests.support.rules import rule

PAIRS = {
    "quill": ("Scriptorium", "Library"),
    "mortar": ("Pharmacist", "Dispensary"),
    "plumb line": ("Workshop", "Laboratory"),
    "wheel": ("Apothecary", "School"),
    "sundial": ("Academy", "Study"),
    "armillary sphere": ("University", "Observatory"),
}
FIVE = "Scriptorium, Pharmacist, Workshop, Apothecary, Academy"


@rule("DU-23.1", "DU-R48", "DU-28.6")
@pytest.mark.parametrize("symbol", PAIRS)
def test_six_symbols_stand_on_two_green_cards_each(symbol: str) -> None:
    for card in PAIRS[symbol]:
        game = table(display=card, coins=(20, 0))
        assert play(game, f"build {card}")["symbols 1"] == f"+{symbol}"


@rule("DU-23.2", "DU-R49")
@pytest.mark.parametrize("symbol", PAIRS)
def test_the_second_card_with_a_symbol_makes_a_pair(symbol: str) -> None:
    first, second = PAIRS[symbol]
    game = table(display=second, cities=(first, ""), coins=(20, 0))

    changes = play(game, f"build {second}")

    assert "symbols 1" not in changes
    assert changes["asked"] == "1: ChooseProgressToken"


@rule("DU-23.2", "DU-23.3")
def test_a_pair_lets_its_player_take_one_of_the_tokens_on_the_board() -> None:
    game = table(
        display="Library, Walls", cities=("Scriptorium", ""), board="Law, Economy, Masonry, Theology, Philosophy"
    )
    assert play(game, "build Library") == {"city 1": "+Library", "asked": "1: ChooseProgressToken"}
    assert options(game) == {"take Law", "take Economy", "take Masonry", "take Theology", "take Philosophy"}
    assert game.question is not None
    assert {int(game.question.obstacle(game.state, move)) for move in game.options()} == {CLEAR}
    assert int(game.question.obstacle(game.state, game.read("take Urbanism"))) != CLEAR

    assert play(game, "take Masonry") == {"board": "-Masonry", "tokens 1": "+Masonry", "asked": "2: PlayCard"}
    assert log(game)[-1] == "Player 1 took the progress token Masonry."


@rule("DU-23.2")
def test_different_symbols_give_no_token() -> None:
    game = table(display="Library, Walls", cities=("Pharmacist, Workshop", ""), coins=(9, 0))

    assert play(game, "build Library")["asked"] == "2: PlayCard"


@rule("DU-23.2")
def test_symbols_of_the_two_cities_make_no_pair() -> None:
    game = table(display="Library, Walls", cities=("", "Scriptorium"), coins=(9, 0))

    assert play(game, "build Library")["asked"] == "2: PlayCard"


@rule("DU-R49")
def test_no_symbol_can_give_a_second_token() -> None:
    bearers = [card for cards in PAIRS.values() for card in cards]

    assert len(bearers) == len(set(bearers)) == 12
    for card in bearers:
        game = table(display=card, coins=(20, 0))
        game.play(f"build {card}")
        assert city(game, 1)["colours"]["green"] == len(city(game, 1)["symbols"]) == 1


@rule("DU-R49", "DU-R51")
@pytest.mark.parametrize("seed", range(20))
def test_in_every_game_a_city_takes_no_more_tokens_from_the_board_than_it_has_pairs(seed: int) -> None:
    game = civitas.new("duel", seed=seed, options={"wonders": "first-game"})
    chance = civitas.Chance(seed)

    while game.result is None:
        choices = [move for move in game.options() if game.sentence(move).id != "duel.move.discard"] or game.options()
        game.play(choices[chance.below(len(choices))])

    bearers = {card: symbol for symbol, cards in PAIRS.items() for card in cards}
    for player in (1, 2):
        symbols = [bearers[card] for card in city(game, player)["buildings"] if card in bearers]
        assert len(city(game, player)["tokens"]) <= len(symbols) - len(set(symbols))


@rule("DU-R52")
def test_taking_a_token_cannot_be_declined() -> None:
    game = table(display="Library, Walls", cities=("Scriptorium", ""), board="Law, Economy")

    game.play("build Library")

    assert options(game) == {"take Law", "take Economy"}


@rule("DU-R51")
def test_a_pair_gives_nothing_when_no_token_is_left_on_the_board() -> None:
    game = table(
        display="Library, Walls",
        cities=("Scriptorium", ""),
        tokens=("Law, Economy", "Masonry, Theology, Philosophy"),
        board="",
    )

    assert play(game, "build Library") == {"city 1": "+Library", "asked": "2: PlayCard"}
    assert seen(game)["board_tokens"] == []


@rule("DU-R51")
def test_a_pair_takes_the_last_token_on_the_board() -> None:
    game = table(display="Library, Walls", cities=("Scriptorium", ""), board="Law")
    game.play("build Library")

    assert options(game) == {"take Law"}


# Scientific supremacy


@rule("DU-24.1", "DU-2.3", "DU-2.4", "DU-25.1", "DU-R48")
def test_six_different_symbols_win_at_once() -> None:
    game = table(display="University, Arena", cities=(FIVE, "Palace"), coins=(20, 20))

    assert play(game, "build University") == {
        "city 1": "+University",
        "coins 1": -6,
        "symbols 1": "+armillary sphere",
        "asked": "nobody: 1 by scientific supremacy",
    }
    assert log(game)[-1] == "Player 1 gathered six different scientific symbols and won by scientific supremacy."


@rule("DU-24.1")
def test_five_different_symbols_do_not_win() -> None:
    game = table(display="Academy, Arena", cities=("Scriptorium, Pharmacist, Workshop, Apothecary", ""), coins=(20, 0))

    assert play(game, "build Academy")["asked"] == "2: PlayCard"


@rule("DU-24.1")
def test_six_cards_with_a_pair_among_them_do_not_win() -> None:
    game = table(display="Study, Arena", cities=(FIVE, ""), coins=(20, 0))

    assert play(game, "build Study")["asked"] == "1: ChooseProgressToken"


@rule("DU-24.1")
def test_the_second_player_wins_by_science_too() -> None:
    game = table(display="University, Arena", cities=("", FIVE), coins=(20, 20), next_player=2)

    assert play(game, "build University")["asked"] == "nobody: 2 by scientific supremacy"


@rule("DU-R53", "DU-27.6", "DU-R50", "DU-R48")
def test_law_taken_from_the_board_as_the_sixth_symbol_wins() -> None:
    game = table(display="Study, Arena", cities=(FIVE, ""), coins=(20, 0), board="Law, Economy")
    game.play("build Study")

    assert play(game, "take Law") == {
        "board": "-Law",
        "tokens 1": "+Law",
        "symbols 1": "+scales",
        "asked": "nobody: 1 by scientific supremacy",
    }


@rule("DU-R53")
def test_law_kept_through_the_great_library_as_the_sixth_symbol_wins() -> None:
    game = table(
        display="Circus, Arena",
        cities=(FIVE, ""),
        wonders=("The Great Library", ""),
        coins=(20, 0),
        drawn="Law, Economy, Theology",
    )
    game.play("build The Great Library with Circus")

    assert play(game, "take Law")["asked"] == "nobody: 1 by scientific supremacy"


@rule("DU-R50", "DU-R53")
def test_a_green_card_can_bring_the_sixth_symbol_after_law() -> None:
    game = table(
        display="Academy, Arena",
        cities=("Scriptorium, Pharmacist, Workshop, Apothecary", ""),
        tokens=("Law", ""),
        coins=(20, 0),
    )

    assert play(game, "build Academy")["asked"] == "nobody: 1 by scientific supremacy"


@rule("DU-R50")
def test_law_makes_no_pair_and_stands_for_no_other_symbol() -> None:
    game = table(display="University, Arena", cities=("Scriptorium, Pharmacist", ""), tokens=("Law", ""), coins=(20, 0))

    assert play(game, "build University")["asked"] == "2: PlayCard"
    assert city(game, 1)["symbols"] == ["quill", "mortar", "armillary sphere", "scales"]


@rule("DU-R56")
def test_a_recovered_green_card_can_win_and_then_nothing_more_is_asked() -> None:
    game = table(
        display="Circus, Arena", cities=(FIVE, ""), wonders=("The Mausoleum", ""), coins=(20, 0), discard="University"
    )
    game.play("build The Mausoleum with Circus")

    assert play(game, "recover University")["asked"] == "nobody: 1 by scientific supremacy"
    assert options(game) == set()


@rule("DU-R57")
@pytest.mark.parametrize("seed", range(60))
def test_in_every_game_a_supremacy_is_won_by_the_player_whose_turn_it_is_and_is_the_only_one(seed: int) -> None:
    game = civitas.new("duel", seed=seed, options={"wonders": "first-game"})
    chance = civitas.Chance(seed)
    mover = None

    while game.result is None:
        mover = game.seat
        choices = [move for move in game.options() if game.sentence(move).id != "duel.move.discard"] or game.options()
        game.play(choices[chance.below(len(choices))])

    military = abs(seen(game)["pawn"]) == 9
    science = [len(city(game, player)["symbols"]) >= 6 for player in (1, 2)]
    assert military + sum(science) <= 1
    if military or any(science):
        assert game.result.winners == (mover,)
        assert game.result.reason == ("military supremacy" if military else "scientific supremacy")


@rule("DU-R57")
def test_no_card_has_shields_and_a_symbol_together() -> None:
    for card in [card for cards in PAIRS.values() for card in cards]:
        game = table(display=card, coins=(20, 0))
        assert "pawn" not in play(game, f"build {card}")
