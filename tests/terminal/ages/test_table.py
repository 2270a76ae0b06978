"""The table of Through the Ages, as a picture and in words, and that it shows nothing the viewer may not know."""

import re
from functools import cache

import pytest

import civitas
from civitas import Chance, Game, bots
from civitas.ages.cards.kinds import Card
from civitas.ages.editions.original.constants import ORIGINAL
from civitas.terminal.ages import artist as ages
from civitas.terminal.ages.names import cards_of
from civitas.terminal.voice import Voice
from tests.support.ages import civ, table
from tests.support.terminal import choices_on_paper, on_paper

EDITION = cards_of("new-story")
VOICE = Voice(players=["Ines", "greedy", "uniform", "Bruno"])


def picture(game: Game, width: int = 100, viewer: int | None = 0, voice: Voice = VOICE) -> str:
    return on_paper(ages.draw(game.view(viewer), voice, width), width)


def choices(game: Game, width: int = 100, voice: Voice = VOICE) -> str:
    return choices_on_paper(ages.draw_choices, game, voice, width)


def words(game: Game, viewer: int | None = 0, voice: Voice = VOICE) -> list[str]:
    return ages.tell(game.view(viewer), voice)


def row_of(text: str, label: str) -> str:
    """The line that begins with a word."""
    return next(line for line in text.splitlines() if line.startswith(label))


@cache
def positions() -> list[Game]:
    """Positions from the whole length of some games, most kinds of questions among them."""
    found = []
    for seed, players in enumerate((2, 3, 4)):
        game = civitas.new("ages", seed=seed, players=players)
        bot = bots.make("uniform", "ages", seed)
        while game.seat is not None:
            game.play(bot.choose(game))
            found.append(game.clone())
    return found[::53]


# The moment, the row


def test_the_heading_tells_age_round_and_decks() -> None:
    game = table(age=2, round=9, civil_deck_size=31)

    assert picture(game).startswith("Through the Ages · Age II, round 9, turn of Ines · 31 civil, ")


def test_the_last_round_is_announced() -> None:
    assert "THE LAST ROUND" in picture(table(age=4, last_round="this")).splitlines()[0]
    assert "the next round is the last" in picture(table(age=4, last_round="next")).splitlines()[0]


def test_the_row_stands_in_three_groups_by_price_with_its_spaces() -> None:
    game = table(players=3, row="Iron, Moses, -, -, -, Pyramids, -, -, -, Rich Land I", one=civ(leader_ages="A"))
    shown = picture(game)

    assert re.search(r"^1 civil action  \(first 2 leave\) +2 civil actions +3 civil actions *$", shown, re.M)
    assert re.search(r"^ 1  Iron  I +✓ +6  Pyramids  A +✓ +10  Rich Land I +✓$", shown, re.M)
    assert re.search(r"^   mine · 5s · 2 res +wonder · 3-2-1 · 1 civ +action · farm/mine -2 *$", shown, re.M)
    assert re.search(r"^ 2  Moses  A +✗ ", shown, re.M)


def test_an_own_price_stands_at_a_wonder_with_a_surcharge() -> None:
    game = table(row="Pyramids", one=civ(wonders="Colossus"))

    assert re.search(r"^ 1  Pyramids  A +✓2 ", picture(game), re.M)


# The players


def test_the_players_stand_side_by_side_the_viewer_first() -> None:
    game = table(
        players=3,
        active=2,
        one=civ(culture=12, science=3, food=1, government="Monarchy", leader="Moses"),
        two=civ(culture=20, technologies="Iron 2", resources=4, wonders="Pyramids", project=("Taj Mahal", 1)),
        three=civ(tactic="Legion", colonies="Vast Territory I", pact=("Open Borders Agreement", 1), idle=2),
    )
    shown = picture(game, viewer=1)

    assert re.search(r"◆ greedy \(you\) +■ uniform +● Ines", shown)
    assert row_of(shown, "culture").split() == ["culture", "20", "+0", "0", "+0", "12", "+0"]
    assert row_of(shown, "resources").split() == ["resources", "4", "+6", "0", "+2", "0", "+2"]
    assert "5/5 civ, 2/2 mil" in row_of(shown, "actions")
    assert row_of(shown, "state").split() == ["state", "Despotism", "Despotism", "Monarchy"]
    assert "Pyramids, Taj Mahal 1/3" in row_of(shown, "wonders")
    assert "Legion" in row_of(shown, "tactic")
    assert "Open Borders Agreement" in row_of(shown, "war, pact")


def test_actions_of_this_turn_only_are_counted_apart() -> None:
    game = table(one=civ(leader="Hammurabi", spare_military=1))
    game.play("use Hammurabi")

    assert "4/4+1 civ, 2/2 mil" in row_of(picture(game), "actions")
    assert "1 civil action" in row_of(picture(game), "this turn")
    assert any("5 civil actions, 2 military actions" in line for line in words(game))


def test_a_ruin_and_an_exclusive_tactic_are_marked() -> None:
    shown = picture(table(age=2, one=civ(ruins="Pyramids", tactic="Legion", exclusive=True)))

    assert "Pyramids (ruin)" in row_of(shown, "wonders")
    assert "Legion*" in row_of(shown, "tactic")


# The own civilization


def test_the_own_technologies_have_workers_tokens_and_cost() -> None:
    game = table(one=civ(technologies="Iron 1, Drama", blue="Bronze 2, Iron 1"))
    shown = picture(game)

    assert re.search(r"^mine +Bronze ×2 ▪▪ 1 res \[2\], .*\n +Iron ×1 ▪ 2 res \[5\]", shown, re.M)
    assert "Drama 2 cul 1 hap [4]" in shown


def test_the_banks_tell_the_next_worker_consumption_happiness_and_corruption() -> None:
    game = table(one=civ(yellow_bank=9, blue="Bronze 6"))
    shown = picture(game)

    assert row_of(shown, "people").rstrip() == (
        "people       9 in the yellow bank · next worker 4 food · eats 2 · 0 of 3 happy faces UPRISING"
    )
    assert row_of(shown, "stores").rstrip() == "stores       10 in the blue bank · corruption 2"


def test_the_wonder_shows_its_stages_and_the_hands_their_cards() -> None:
    game = table(one=civ(project=("Pyramids", 1), hand="Iron, Moses", military_hand="Legion, Raid I", unit_resources=2))
    shown = picture(game)

    assert " Pyramids   ✓ [2] [1]  1 civil action" in row_of(shown, "wonder ")
    assert row_of(shown, "hand ").rstrip() == "hand         2/4  Iron  5s  Moses"
    assert row_of(shown, "military").rstrip() == (
        "military     2/2 Legion (tactic: 3 inf = 2 str), Raid I (aggression: [1 mil])"
    )
    assert row_of(shown, "this turn").rstrip() == "this turn    2 resources for units"


def test_events_tell_how_many_wait_and_which_are_ones_own() -> None:
    game = table(future="Crusades by 1, Foray by 2", past="Rats")

    assert "2 current and 2 future events; yours: Crusades; last resolved: Rats" in picture(game)
    assert "yours: Foray" in picture(game, viewer=1)
    assert "yours" not in picture(game, viewer=None)


# Choices


def test_choices_are_grouped_by_kind_with_their_numbers() -> None:
    game = table(
        players=3,
        row="Alchemy, Drama, -, -, -, Drama",
        one=civ(food=2, resources=5, technologies="Iron", hand="Irrigation", science=3),
    )
    shown = choices(game)

    assert re.search(r"^take +2\) Alchemy \[1c\] +3\) Drama at 2 \[1c\] +4\) Drama at 6 \[2c\] *$", shown, re.M)
    assert re.search(r"^population +5\) Increase the population for 2 food *$", shown, re.M)
    assert re.search(r"^build +6\) Agriculture \[2r\] +7\) Bronze \[2r\] +8\) Iron \[5r\]", shown, re.M)
    assert re.search(r"^upgrade +\d+\) Bronze > Iron \[3r\] *$", shown, re.M)
    assert re.search(r"^develop +\d+\) Irrigation \[3s\] *$", shown, re.M)
    assert re.search(r"^give up +\d+\) Agriculture", shown, re.M)
    assert re.search(r"^end +1\) End the turn  4 civil actions are unused\. 2 military actions", shown, re.M)


def test_every_choice_has_its_number_once_in_any_position() -> None:
    for game in positions():
        if game.seat is None:
            continue
        for width in (100, 140):
            numbers = re.findall(r"(?:^|\s)(\d+)\) {1,2}(?=\S)", choices(game, width))
            count = len(game.options())
            assert sorted(map(int, numbers)) == list(range(1, count + 1)), choices(game, width)


def test_warnings_stand_before_the_choices() -> None:
    lines = choices(table(one=civ(blue="Bronze 6"))).splitlines()

    assert lines[0].startswith(
        "If you end now: 0 culture, 1 science, 2 food less 0 eaten, 2 resources after 2 corruption"
    )
    assert lines[1].startswith("! Corruption takes 2: 10 blue tokens are in your bank.")


def test_a_question_about_a_card_tells_what_it_does() -> None:
    game = table(phase="politics", events="Vast Territory I", one=civ(military_hand="Foray"))
    assert "the two strongest gain 3 food and resources in all" in choices(game)

    game.play("prepare Foray")

    assert choices(game).startswith(
        "Vast Territory I (territory, Age I): 3 food at once, 3 yellow tokens and -1 blue tokens."
    )


# Words


def test_the_table_in_words_is_one_sentence_a_line() -> None:
    game = table(row="Iron", one=civ(technologies="Iron 1", blue="Iron 1", hand="Moses"), two=civ(military_hand="Rats"))
    told = words(game)

    assert told[1] == (
        "Space 1, 1 civil action: Iron (mine, Age I): 5 science to develop and 5 resources to build; gives 2 resources."
    )
    assert "  Iron (mine): 1 worker and 1 blue token, each 2 resources." in told
    assert "  Civil hand, 1 of 4: Moses." in told
    assert "  Military hand, 1 of 2." in told
    assert all(line.strip().endswith((".", "(you)")) for line in told)


def test_the_brief_words_are_the_own_numbers_and_the_warnings() -> None:
    told = ages.tell_briefly(table(one=civ(culture=7, civil_left=1, military_left=0)).view(0), VOICE)

    assert told[0].startswith("Ines (you): culture 7 and 0 a turn, science 0 and 1 a turn, strength 1,")
    assert told[-1] == "1 civil action is unused."
    assert len(told) == 3


@pytest.mark.parametrize("name", [card.name for card in (*EDITION.civil, *EDITION.military)])
def test_every_card_can_be_told(name: str) -> None:
    assert re.fullmatch(rf"{re.escape(name)} \([a-z ]+, Age [AI]+\): .+\.", ages.about(name, VOICE))


def test_somebody_who_names_a_card_means_the_move_that_fits() -> None:
    seen = table(row="Iron", one=civ(technologies="Drama", hand="Alchemy, Moses", resources=9)).view(0)

    assert ages.moves_about("card", "Iron", seen) == ["take Iron at 1"]
    assert ages.moves_about("card", "Drama", seen) == ["build Drama"]
    assert ages.moves_about("card", "Alchemy", seen) == ["develop Alchemy"]
    assert ages.moves_about("card", "Moses", seen) == ["play Moses"]
    assert ages.moves_about("military", "Legion", seen) == ["play tactic Legion"]


# Everything, for everybody


@pytest.mark.parametrize("width", [78, 100, 140])
def test_every_position_is_drawn_within_its_width(width: int) -> None:
    for game in positions():
        for viewer in (None, 0, 1):
            lines = picture(game, width, viewer).splitlines()
            assert max(map(len, lines)) <= width
            assert all(words(game, viewer))


@pytest.mark.parametrize("language", ["it", "pt"])
def test_cards_are_named_in_the_language(language: str) -> None:
    voice = Voice(language, players=["Ines", "greedy"])
    iron = EDITION.civil[EDITION.civil_ids["Iron"]]
    game = table(row="Iron")

    assert (iron.it if language == "it" else iron.pt) in picture(game, voice=voice)
    assert "Iron" not in picture(game, voice=voice)


def test_nothing_hidden_is_shown() -> None:
    for game in positions():
        world = game.redeal(0, Chance(3))
        assert picture(world) == picture(game)
        assert words(world) == words(game)


# The original edition


@pytest.mark.parametrize("card", [*ORIGINAL.civil, *ORIGINAL.military], ids=lambda card: card.name)
def test_every_card_of_the_original_can_be_told_as_it_is_printed_there(card: Card) -> None:
    told = ages.about(card.name, Voice(edition="original"))

    assert re.fullmatch(rf"{re.escape(card.name)} \([a-z ]+, Age [AI]+\): .+\.", told)


def test_a_player_is_told_which_edition_and_mode_they_play() -> None:
    game = civitas.new("ages", edition="original", options={"mode": "advanced", "simplified": "yes"}, players=2, seed=1)

    shown = picture(game, 120, 0, Voice(edition="original"))
    told = ages.tell(game.view(0), Voice(edition="original"))

    assert "Original edition (2006), Advanced game, Simplified" in shown
    assert told[0] == "You play Original edition (2006), Advanced game, Simplified."


def test_the_bonus_cards_of_a_game_are_told() -> None:
    game = civitas.new("ages", edition="original", options={"bonuses": "personal"}, players=2, seed=1)
    game.apply(game.options()[0])

    own, rival = (" ".join(ages.tell(game.view(seat), Voice(edition="original"))) for seat in (0, 1))

    assert "Player 1 keeps Impact of" in own
    assert "keeps" not in rival
