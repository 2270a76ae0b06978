"""The table of Duel, as a picture and in words, and that it shows nothing the viewer may not know."""

from functools import cache

import pytest

import civitas
from civitas import Chance, Game, bots
from civitas.terminal.duel import artist as duel
from civitas.terminal.duel.telling import tell, tell_briefly
from civitas.terminal.voice import Voice
from tests.support.duel import table
from tests.support.terminal import choices_on_paper, on_paper

VOICE = Voice(players=["Ines", "greedy"])
NOBODYS_WIDTH = 300


def picture(game: Game, width: int = 100, viewer: int | None = 0, voice: Voice = VOICE) -> str:
    return on_paper(duel.draw(game.view(viewer), voice, width), width)


def choices(game: Game, width: int = 100, voice: Voice = VOICE) -> str:
    return choices_on_paper(duel.draw_choices, game, voice, width)


def words(game: Game, viewer: int | None = 0, voice: Voice = VOICE) -> list[str]:
    return tell(game.view(viewer), voice)


@cache
def positions() -> list[Game]:
    """Positions from the whole length of some games, every kind of question among them."""
    found = []
    for seed in range(4):
        game = civitas.new("duel", seed=seed)
        bot = bots.make("uniform", "duel", seed)
        while game.seat is not None:
            game.play(bot.choose(game))
            found.append(game.clone())
    return found[::9]


# The structure


def test_an_available_card_shows_its_kind_what_it_gives_its_cost_and_your_price() -> None:
    game = table(display="Library, Walls", cities=("Scriptorium", "Quarry"))

    drawn = picture(game)

    assert "green      free" in drawn
    assert "[WSG/book]" in drawn
    assert "red          6¢" in drawn
    assert "2 shields" in drawn


def test_a_price_that_cannot_be_paid_has_a_cross() -> None:
    assert "red         6¢✗" in picture(table(display="Library, Walls", cities=("", "Quarry"), coins=(5, 5)))


def test_a_face_down_card_shows_the_age_or_that_it_is_a_guild() -> None:
    game = table(layout="whole", age=3)

    drawn = picture(game)

    assert drawn.count("▒ III ▒") + drawn.count("▒ guild ▒") == 8
    assert "▒ guild ▒" in drawn


def test_the_words_name_what_covers_a_card() -> None:
    told = words(table(layout="whole", age=2))

    assert any(line.startswith("Covered by 2 face-down cards: ") for line in told)
    assert "5 cards lie face down in row 2." in told


@pytest.mark.parametrize("width", [80, 100, 120, 140, 200])
@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_no_line_is_wider_than_the_terminal_and_no_name_is_cut(width: int, language: str) -> None:
    voice = Voice(language, ["Ines", "greedy"])
    for game in positions():
        viewer = 0 if game.seat is None else game.seat
        drawn = picture(game, width, viewer, voice)

        assert max(map(len, drawn.splitlines())) <= width
        assert "…" not in drawn
        assert drawn.count("##") == 2 or abs(game.view()["table"]["pawn"]) == 9, "the track is cut"


# Cities, track, tokens


def test_a_city_shows_production_prices_symbols_wonders_and_buildings() -> None:
    game = table(
        display="Baths, Theater",
        cities=("Quarry, Clay Pool, Scriptorium", "Press"),
        wonders=("The Sphinx", ""),
        built=("Piraeus", "The Pyramids"),
        coins=(5, 9),
    )

    drawn = picture(game, 140)
    told = words(game)

    for line in ("makes  C S + G/P", "pays   W 2  C 2  S 2  G 2  P 3", "✓quill lacks mortar, plumb", "built  Piraeus"):
        assert line in drawn
    assert "● Ines (you)  5¢" in drawn
    assert "◆ greedy  9¢" in drawn
    assert "City of Ines (you): 5 coins, 3 points so far." in told
    assert "  Makes 1 clay, 1 stone and 1 glass or papyrus by choice." in told
    assert "  Pays for a missing unit: wood 2, clay 2, stone 2, glass 2, papyrus 3." in told
    assert any("Wonder not built, price 2 coins: The Sphinx, 6 points, play again" in line for line in told)
    assert any("Wonder built with" in line and "The Pyramids" in line for line in told)


def test_your_capital_is_on_the_left_and_the_pawn_walks_away_from_it_when_you_attack() -> None:
    game = table(display="Baths, Theater", pawn=4)

    mine, his = (next(line for line in picture(game, viewer=viewer).splitlines() if "##" in line) for viewer in (0, 1))

    assert mine == "● Ines ##  ·  · -5  ·  · -2  ·  ·  |  ·  ·  · <>  · -5  ·  · ## ◆ greedy"
    assert his == "◆ greedy ##  ·  · -5  · <>  ·  ·  ·  |  ·  · -2  ·  · -5  ·  · ## ● Ines"


@pytest.mark.parametrize(
    ("pawn", "sentence"),
    [
        (0, "The conflict pawn stands in the middle."),
        (1, "The conflict pawn stands 1 space towards greedy: 2 points for Ines, who wins with 8 more."),
        (-6, "The conflict pawn stands 6 spaces towards Ines: 10 points for greedy, who wins with 3 more."),
        (9, "The conflict pawn stands in the capital of greedy."),
    ],
)
def test_the_pawn_in_words(pawn: int, sentence: str) -> None:
    assert sentence in words(table(display="Baths, Theater", pawn=pawn))


def test_military_tokens_disappear_from_track_and_words_once_taken() -> None:
    told = words(table(display="Baths, Theater", pawn=4))

    assert "Military tokens before Ines: 2 coins and 5 coins." in told
    assert "Military tokens before greedy: 5 coins." in told


def test_the_board_and_the_discard_pile() -> None:
    game = table(display="Baths, Theater", board="Law, Economy, Strategy", discard="Walls, Altar")

    assert "Progress tokens: Economy rival's trade · Law scales · Strategy red +1 shield" in picture(game)
    assert "Discard pile: Walls, Altar" in picture(game)
    assert "Discard pile: Walls and Altar." in words(game)


def test_names_are_in_the_language_of_the_table() -> None:
    game = table(display="Baths, Theater")

    assert "Terme" in picture(game, voice=Voice("it"))
    assert "Banhos" in picture(game, voice=Voice("pt"))


# Choices


def test_on_a_turn_the_choices_stand_in_one_row_for_each_card() -> None:
    game = table(
        display="Baths, Theater", cities=("Tavern", "Quarry"), wonders=("The Sphinx, Piraeus", ""), coins=(9, 7)
    )

    rows = [line.split("  ") for line in choices(game, 80).splitlines()]

    assert [[cell.strip() for cell in row if cell.strip()] for row in rows[2:]] == [
        ["Baths", "1) 3¢", "2)", "3)", "4)"],
        ["Theater", "5) free", "6)", "7)", "8)"],
    ]
    assert "+3¢" in choices(game, 80)


def test_a_card_too_dear_has_no_number_but_says_how_much_is_missing() -> None:
    drawn = choices(table(display="Baths, Theater", cities=("", "Quarry"), coins=(1, 7)))

    assert "–  3¢, short 2" in drawn


def test_wide_choices_say_what_a_card_gives() -> None:
    game = table(display="Baths, Theater")

    assert "3 pts, ►drop" in choices(game, 100)
    assert "3 pts, ►drop" not in choices(game, 80)


def test_any_other_question_has_one_row_a_choice_with_what_it_gives() -> None:
    game = civitas.new("duel", seed=3)

    drawn = choices(game)

    assert "1)  Take " in drawn
    assert "costs" in drawn
    assert len(duel.notes(game.view(0), VOICE)) == 4


def test_every_choice_has_its_number_in_the_picture() -> None:
    for game in positions():
        if game.seat is None:
            continue
        drawn = choices(game, NOBODYS_WIDTH)
        for number in range(1, len(game.options()) + 1):
            assert f"{number})" in drawn


# Which move a bare name means


def test_a_building_means_building_it_a_wonder_building_it_with_an_available_card() -> None:
    seen = table(display="Baths, Theater").view(0)

    assert duel.moves_about("building", "Aqueduct", seen) == ["build Aqueduct"]
    assert duel.moves_about("wonder", "The Sphinx", seen) == [
        "build The Sphinx with Baths",
        "build The Sphinx with Theater",
    ]
    assert duel.moves_about("token", "Law", seen) == ["take Law"]


def test_a_building_means_what_the_question_asks_for() -> None:
    game = table(display="Baths, Theater", wonders=("The Mausoleum", ""), discard="Walls", coins=(30, 7))

    game.play("build The Mausoleum with Baths")

    assert duel.moves_about("building", "Walls", game.view(0)) == ["recover Walls"]


def test_a_wonder_means_taking_it_while_wonders_are_chosen() -> None:
    seen = civitas.new("duel", seed=1).view(0)

    assert duel.moves_about("wonder", "The Sphinx", seen) == ["take The Sphinx"]


# Secrecy


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_two_worlds_that_differ_in_hidden_cards_only_look_and_sound_the_same(viewer: int | None) -> None:
    for number, game in enumerate(positions()):
        other = game.redeal(viewer, Chance(number))

        assert picture(game, viewer=viewer) == picture(other, viewer=viewer)
        assert words(game, viewer) == words(other, viewer)
        assert tell_briefly(game.view(viewer), VOICE) == tell_briefly(other.view(viewer), VOICE)


def test_only_its_owner_hears_what_the_great_library_drew() -> None:
    game = table(
        display="Baths, Theater", wonders=("The Great Library", ""), drawn="Law, Economy, Theology", coins=(30, 7)
    )

    game.play("build The Great Library with Baths")

    sentence = "The Great Library drew"
    assert any(line.startswith(sentence) for line in words(game, 0))
    assert not any(line.startswith(sentence) for line in words(game, 1) + words(game, None))
