"""Why not: every refusal says who lacks what, with the numbers and the rule, and gives nothing hidden away."""

import pytest

import civitas
from civitas import Chance, Game
from civitas.duel.cards.decks import WONDER_NAMES
from tests.support.duel import asked, city, on_table, options, places, play, table
from tests.support.rules import rule
from tests.support.sentences import refusal

# Cards that cannot be taken


@rule("DU-15.2")
def test_a_card_under_another_is_refused_with_the_card_that_covers_it() -> None:
    game = table(display="Baths, Theater", behind="Altar, Tavern")

    assert refusal(game, "build Altar") == (
        "Altar is covered by Baths and Theater; only a card with nothing on it can be taken (Duel, Turns)."
    )
    assert refusal(game, "discard Tavern") == (
        "Tavern is covered by Theater; only a card with nothing on it can be taken (Duel, Turns)."
    )


@rule("DU-15.2")
def test_a_card_under_hidden_cards_is_refused_without_naming_them() -> None:
    game = table(layout="whole", age=2, behind="Sawmill, Brewery, Statue, Temple, Aqueduct")

    assert refusal(game, "build Temple") == (
        "Temple is covered by a face-down card; only a card with nothing on it can be taken (Duel, Turns)."
    )
    assert refusal(game, "build The Sphinx with Aqueduct") == (
        "Aqueduct is covered by 2 face-down cards; only a card with nothing on it can be taken (Duel, Turns)."
    )


@rule("DU-15.2")
def test_a_card_under_one_card_in_sight_and_one_hidden_is_refused_with_both() -> None:
    game = table(layout="whole", age=2, display="Walls, Forum", behind="Sawmill, Brewery, Statue, Temple, Aqueduct")
    game.play("discard Walls")

    assert refusal(game, "build Aqueduct") == (
        "Aqueduct is covered by Sawmill and a face-down card; "
        "only a card with nothing on it can be taken (Duel, Turns)."
    )


@rule("DU-15.2")
def test_a_card_that_is_hidden_gone_or_elsewhere_is_refused_in_the_same_words() -> None:
    game = table(layout="whole", age=2, display="Walls, Forum", behind="Sawmill", cities=("Baths", ""))
    game.play("discard Walls")
    game.play("discard Forum")
    hidden = next(card for card in on_table(game) if card not in {row["card"] for row in places(game)})

    for card in (hidden, "Walls", "Baths", "Palace", "Merchants Guild"):
        assert refusal(game, f"build {card}") == f"{card} does not lie face up in the structure (Duel, Turns)."


# Cards and wonders that cannot be paid


@rule("DU-R12", "DU-11.1")
def test_too_few_coins_for_a_printed_price() -> None:
    game = table(display="Pretorium, Arena", coins=(7, 0))

    assert refusal(game, "build Pretorium") == "Pretorium costs 8 coins; you have 7 (Duel, Cost in coins)."


@rule("DU-R12", "DU-11.1")
def test_a_price_of_one_coin_is_told_in_the_singular() -> None:
    game = table(display="Stone Pit, Theater", coins=(0, 0))

    assert refusal(game, "build Stone Pit") == "Stone Pit costs 1 coin; you have 0 (Duel, Cost in coins)."


@rule("DU-R12", "DU-10.2")
def test_too_few_coins_to_buy_everything() -> None:
    game = table(display="Aqueduct, Walls", cities=("", "Shelf Quarry"), coins=(11, 0))

    assert refusal(game, "build Aqueduct") == (
        "Aqueduct needs 3 stone; you make none of it and all would cost 12 coins, you have 11 (Duel, Trade)."
    )


@rule("DU-R12", "DU-10.2")
def test_too_few_coins_to_buy_the_rest() -> None:
    game = table(display="Archery Range, Walls", cities=("Quarry, Stone Pit", "Press"), coins=(4, 0))

    assert refusal(game, "build Archery Range") == (
        "Archery Range needs 1 wood, 1 stone and 1 papyrus; you make 1 stone and the rest, "
        "1 wood and 1 papyrus, would cost 5 coins, you have 4 (Duel, Trade)."
    )


@rule("DU-R12", "DU-12.1")
def test_too_few_coins_for_printed_coins_and_trade_together() -> None:
    game = table(display="Caravansery, Walls", cities=("", "Glassworks"), coins=(6, 0))

    assert refusal(game, "build Caravansery") == (
        "Caravansery needs 1 glass and 1 papyrus; you make none of it and all would cost 5 coins "
        "besides 2 coins, you have 6 (Duel, Trade)."
    )


@rule("DU-R12", "DU-12.1")
def test_with_all_resources_made_only_the_printed_coins_are_told() -> None:
    game = table(display="Forum, Walls", cities=("Clay Pool", ""), coins=(2, 0))

    assert refusal(game, "build Forum") == "Forum costs 3 coins; you have 2 (Duel, Cost in coins)."


@rule("DU-R12", "DU-18.1")
def test_too_few_coins_for_a_wonder() -> None:
    game = table(display="Arena, Port", cities=("Quarry", ""), wonders=("The Pyramids", ""), coins=(5, 0))

    assert refusal(game, "build The Pyramids with Port") == (
        "The Pyramids needs 3 stone and 1 papyrus; you make 1 stone and the rest, 2 stone and 1 papyrus, "
        "would cost 6 coins, you have 5 (Duel, Trade)."
    )


@rule("DU-27.7")
def test_units_left_out_by_masonry_are_told() -> None:
    game = table(display="Town Hall, Palace", tokens=("Masonry", ""), coins=(5, 0))

    assert refusal(game, "build Town Hall") == (
        "Town Hall needs 2 wood and 3 stone; you make none of it and all would cost 6 coins, "
        "2 units of it left out by Masonry, you have 5 (Duel, Trade)."
    )


@rule("DU-27.2")
def test_units_left_out_by_architecture_are_told() -> None:
    game = table(
        display="Arena, Port",
        cities=("Quarry", ""),
        wonders=("The Pyramids", ""),
        tokens=("Architecture", ""),
        coins=(1, 0),
    )

    assert refusal(game, "build The Pyramids with Port") == (
        "The Pyramids needs 3 stone and 1 papyrus; you make 1 stone and the rest, 2 stone and 1 papyrus, "
        "would cost 2 coins, 2 units of it left out by Architecture, you have 1 (Duel, Trade)."
    )


@rule("DU-R17")
def test_a_unit_that_a_producer_of_choice_makes_is_told_as_made() -> None:
    game = table(display="Aqueduct, Walls", cities=("Caravansery", ""), coins=(3, 0))

    assert refusal(game, "build Aqueduct") == (
        "Aqueduct needs 3 stone; you make 1 stone and the rest, 2 stone, would cost 4 coins, you have 3 (Duel, Trade)."
    )


# Wonders that are not there


@rule("DU-18.1")
def test_wonders_of_others_and_wonders_built_already() -> None:
    game = table(
        display="Arena, Port",
        wonders=("The Pyramids, The Sphinx", "The Great Library"),
        built=("The Mausoleum, The Hanging Gardens", "The Colossus, Circus Maximus, The Appian Way"),
        coins=(30, 0),
    )

    assert refusal(game, "build The Great Library with Arena") == (
        "The Great Library belongs to the rival (Duel, Building a wonder)."
    )
    for wonder in ("The Mausoleum", "The Colossus"):
        assert refusal(game, f"build {wonder} with Arena") == f"{wonder} is already built (Duel, Building a wonder)."
    assert refusal(game, "build Piraeus with Arena") == "Piraeus is not in this game (Duel, Wonder selection)."


@rule("DU-19.1")
def test_the_wonder_that_left_the_game_with_the_seventh() -> None:
    game = table(
        display="Arena, Port",
        wonders=("The Pyramids, The Sphinx", ""),
        built=("The Mausoleum, The Great Library", "The Colossus, Circus Maximus, The Appian Way, Piraeus"),
        coins=(30, 0),
    )
    assert play(game, "build The Sphinx with Arena")["asked"] == "1: PlayCard"

    assert refusal(game, "build The Pyramids with Port") == (
        "The Pyramids left the game when the seventh wonder was built (Duel, 7 wonders)."
    )


@rule("DU-19.1", "DU-5.7")
def test_in_a_first_game_too_the_wonder_that_left_the_game_is_told_from_those_that_were_never_in_it() -> None:
    game = first_game_with_seven_wonders()
    left = {row["wonder"] for player in (1, 2) for row in city(game, player)["wonders"]}
    fixed = {
        "The Pyramids", "The Great Lighthouse", "The Temple of Artemis", "The Statue of Zeus",
        "Circus Maximus", "Piraeus", "The Appian Way", "The Colossus",
    }  # fmt: skip
    card = next(move for move in options(game) if move.startswith("discard")).removeprefix("discard ")

    (gone,) = fixed - left
    assert refusal(game, f"build {gone} with {card}") == (
        f"{gone} left the game when the seventh wonder was built (Duel, 7 wonders)."
    )
    for wonder in set(WONDER_NAMES) - fixed:
        assert refusal(game, f"build {wonder} with {card}") == f"{wonder} is not in this game (Duel, Wonder selection)."


def first_game_with_seven_wonders() -> Game:
    """A first game, played by building wonders and otherwise gathering coins, once seven wonders stand."""
    for seed in range(200):
        game = civitas.new("duel", seed=seed, options={"wonders": "first-game"})
        while game.result is None:
            wonders = [move for move in sorted(options(game)) if " with " in move]
            others = [move for move in sorted(options(game)) if not move.startswith("build")]
            game.play((wonders or others)[0])
            built = sum(row["built_with"] is not None for player in (1, 2) for row in city(game, player)["wonders"])
            if built == 7 and any(move.startswith("discard") for move in options(game)):
                return game
    raise AssertionError("no game came to seven wonders")


# Answers to other questions


@rule("DU-15.4")
@pytest.mark.parametrize("move", ["begin", "take Law", "take The Sphinx", "destroy Press", "recover Press"])
def test_an_answer_to_another_question_is_refused_with_the_question(move: str) -> None:
    game = table(display="Baths, Theater")

    assert refusal(game, move) == (
        "That is no answer now: Player 1, take a card: build it, discard it, or build a wonder with it."
    )


@rule("DU-23.2")
def test_while_a_token_is_asked_for_no_card_can_be_played() -> None:
    game = table(display="Library, Walls", cities=("Scriptorium", ""), board="Law, Economy")
    game.play("build Library")

    assert refusal(game, "discard Walls") == "That is no answer now: Player 1, choose a progress token from the board."
    assert refusal(game, "take Theology") == (
        "Theology is not among the tokens to choose from: Economy and Law (Duel, Progress)."
    )


@rule("DU-30.4")
def test_only_the_tokens_drawn_can_be_kept() -> None:
    game = table(
        display="Arena, Port",
        wonders=("The Great Library", ""),
        coins=(10, 0),
        board="Law",
        drawn="Economy, Theology, Urbanism",
    )
    game.play("build The Great Library with Arena")

    assert refusal(game, "take Law") == (
        "Law is not among the tokens to choose from: Economy, Theology and Urbanism (Duel, Progress)."
    )
    assert refusal(game, "begin") == (
        "That is no answer now: Player 1, keep one of the three progress tokens drawn by The Great Library."
    )


@rule("DU-5.3")
def test_only_the_wonders_on_offer_can_be_taken() -> None:
    game = civitas.new("duel", seed=7)

    assert refusal(game, "take The Pyramids") == (
        "The Pyramids is not among the wonders on offer: The Hanging Gardens, The Mausoleum, The Sphinx "
        "and The Temple of Artemis (Duel, Wonder selection)."
    )
    assert refusal(game, "begin") == "That is no answer now: Player 1, choose a wonder."


@rule("DU-30.2", "DU-30.11")
def test_only_a_card_of_the_right_colour_in_the_rivals_city_can_be_destroyed() -> None:
    game = table(
        display="Arena, Port", cities=("Glassworks", "Press, Quarry"), wonders=("Circus Maximus", ""), coins=(20, 0)
    )
    game.play("build Circus Maximus with Arena")

    assert refusal(game, "destroy Glassworks") == "The rival has no Glassworks in the city (Duel, Wonders)."
    assert refusal(game, "destroy Quarry") == "Quarry is brown; this wonder discards a grey card (Duel, Wonders)."
    assert refusal(game, "discard Port") == (
        "That is no answer now: Player 1, choose a grey card of the rival to discard."
    )


@rule("DU-30.7")
def test_only_a_discarded_card_can_be_recovered() -> None:
    game = table(display="Arena, Port", wonders=("The Mausoleum", ""), coins=(20, 0), discard="Press")
    game.play("build The Mausoleum with Arena")

    assert refusal(game, "recover Arena") == "Arena is not in the discard pile (Duel, The Mausoleum)."
    assert refusal(game, "build Port") == (
        "That is no answer now: Player 1, choose a card of the discard pile to build free of charge."
    )


@rule("DU-20.2")
def test_who_begins_must_be_chosen_before_a_card_is_played() -> None:
    game = table(display="Baths", layout="last", age_after="Walls, Forum")
    game.play("discard Baths")

    assert refusal(game, "discard Walls") == "That is no answer now: Player 1, choose who begins the age."


def test_a_text_that_is_no_move_is_refused_with_the_nearest_moves() -> None:
    game = table(display="Baths, Theater")

    with pytest.raises(civitas.UnknownMove) as refused:
        game.play("build Bath")

    assert str(refused.value).startswith("'build Bath' is no move of this game. Near it: 'build Baths'")


# Every move of the list


@rule("DU-R12", "DU-15.2")
@pytest.mark.parametrize("seed", range(6))
def test_every_move_is_either_an_option_or_refused_with_a_whole_sentence(seed: int) -> None:
    game, chance = civitas.new("duel", seed=seed), Chance(seed)

    for _ in range(12):
        for number in range(game.rules.book.size):
            said = game.why_not(number)
            assert (said is None) == (number in game.options())
            assert said is None or (said.text()[0].isupper() and said.text().endswith("."))
        for _ in range(6):
            if game.options():
                game.play(game.options()[chance.below(len(game.options()))])


@rule("DU-R12")
@pytest.mark.parametrize("seed", range(6))
def test_every_unaffordable_thing_in_sight_is_refused_with_its_price_and_the_players_coins(seed: int) -> None:
    game, chance = civitas.new("duel", seed=seed, options={"wonders": "first-game"}), Chance(seed)

    while game.result is None:
        if asked(game).endswith("PlayCard"):
            seat = game.seat or 0
            own = city(game, seat + 1)
            card = next(row["card"] for row in places(game) if row["available"])
            dear = [row["card"] for row in places(game) if row["available"] and row["prices"][seat] > own["coins"]]
            wonders = [row["wonder"] for row in own["wonders"] if row["price"] and row["price"] > own["coins"]]
            for move in [f"build {name}" for name in dear] + [f"build {name} with {card}" for name in wonders]:
                assert f"you have {own['coins']} (Duel, " in refusal(game, move)
        game.play(game.options()[chance.below(len(game.options()))])
