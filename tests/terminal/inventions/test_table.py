"""The table of Inventions, as a picture and in words, and that it shows nothing the viewer may not know."""

import re
from functools import cache

import pytest

from civitas import Chance, Game, bots
from civitas.inventions.components.files import edition_of, read, write
from civitas.inventions.rules import InventionsRules
from civitas.kernel.game import new_game
from civitas.languages import load
from civitas.terminal.answers import Component, components
from civitas.terminal.inventions import artist as inventions
from civitas.terminal.voice import Voice
from tests.support.inventions import COMPONENTS, RULES, card, society, table
from tests.support.terminal import choices_on_paper, on_paper

VOICE = Voice(players=["Ines", "greedy", "uniform", "Bruno"], rules=RULES)
"""The tables are set with components of the tests."""


def picture(game: Game, width: int = 100, viewer: int | None = 0, voice: Voice = VOICE) -> str:
    return on_paper(inventions.draw(game.view(viewer), voice, width), width)


def choices(game: Game, width: int = 100, voice: Voice = VOICE) -> str:
    return choices_on_paper(inventions.draw_choices, game, voice, width)


def words(game: Game, viewer: int | None = 0, voice: Voice = VOICE) -> list[str]:
    return inventions.tell(game.view(viewer), voice)


def row_of(text: str, label: str) -> str:
    """The line that begins with a word."""
    return next(line.rstrip() for line in text.splitlines() if line.startswith(label))


@cache
def positions() -> list[Game]:
    """Positions from the whole length of some games, most kinds of questions among them."""
    found = []
    for seed, players in enumerate((2, 3, 4)):
        game = new_game(RULES, seed=seed, players=players)
        bot = bots.make("uniform", "inventions", seed)
        while game.seat is not None:
            game.play(bot.choose(game))
            found.append(game.clone())
    return found[::17]


# The moment, and which components these are


def test_the_heading_tells_era_round_turn_and_that_the_components_are_original() -> None:
    game = table(era=3, round=2, active=2)

    assert picture(game).startswith("Inventions · Era 3, round 2, turn of greedy · original components of Civitas ")
    assert words(game)[0] == (
        "The cards, tiles and boards are an original set made for Civitas, not those of the published game."
    )
    assert inventions.legend(VOICE).startswith(words(game)[0])


def test_a_set_from_a_file_is_told_by_its_title() -> None:
    box = read(write(COMPONENTS).replace(f'title = "{COMPONENTS.title}"', 'title = "The attic"'))
    rules = InventionsRules(box, edition_of(box))
    voice = Voice(rules=rules)

    game = new_game(rules, seed=1)

    assert picture(game, voice=voice).startswith("Inventions · Era 1, before the first turn · components: The attic ")
    assert words(game, voice=voice)[0] == "The cards, tiles and boards are those of your file: The attic."


# The Map


def test_a_region_shows_its_card_the_people_beside_it_citizens_and_influence_spaces() -> None:
    game = table(
        cards={"Africa": card("Hand Loom", presenter=2, presenters=2, inventor=1, innovator=3)},
        one=society(on_map="Africa 2", tiles="Influence tile +1 in Africa"),
        two=society(on_map="Africa", tiles="Influence tile +1 in Africa", face_down="Africa"),
    )
    lines = picture(game).splitlines()

    assert lines[1].split() == ["Map", "card", "presenter", "inventor", "innovator", "citizens", "influence"]
    assert lines[2].split() == ["1", "Africa", "Hand", "Loom", "◆◆", "●", "■", "●2", "◆1", "●", "◇", "2", "1"]
    assert lines[3].startswith("  →2 3 7 · Invention, Era 2, technology, chain Share · Sage: ")
    assert "presenting gains" not in lines[3]


def test_an_idea_tells_its_milestone_and_an_empty_region_what_presenting_gains() -> None:
    lines = picture(table(cards={"Africa": card("Law Tablets", presenter=1, presenters=3)})).splitlines()

    assert "Idea, Era 3, culture, needs Written Signs and 1 more" in lines[3]
    assert lines[4].split()[:5] == ["2", "Middle", "East", "no", "card"]
    assert "presenting gains " in lines[5]


def test_a_region_without_its_sage_and_with_the_scoring_side_says_so() -> None:
    game = table(no_sage="Africa", scoring="Africa", knowledge={"Africa": 5})

    assert "no Sage: score Sages" in picture(game).splitlines()[3]


def test_a_stack_of_wealth_tells_its_top_tile_and_how_many_lie_below() -> None:
    game = table(wealth={"Africa": "Wealth A3, Wealth A2, Wealth A1", "Middle East": "Wealth B1"})
    lines = picture(game).splitlines()

    assert lines[3].rstrip().endswith("Wealth A1 (+2)")
    assert lines[5].rstrip().endswith("Wealth B1")


# The board


def test_the_assembly_shows_season_and_epoch_pillars_on_their_spaces() -> None:
    game = table(active=2, one=society(season="Present", epoch="Invent"), two=society(season="Present"))
    shown = picture(game).splitlines()
    place = next(number for number, line in enumerate(shown) if line.startswith("Assembly"))

    assert shown[place].split() == ["Assembly", "Present", "●", "◆", "Share"]
    assert shown[place + 1].split() == ["Invent", "[●]", "Innovate"]


def test_milestones_show_their_era_diplomats_and_free_spaces() -> None:
    game = table(one=society(private="Sown Fields", diplomats="Tended Fire, Sown Fields"))
    shown = picture(game)

    assert "Tended Fire 1 ●··" in row_of(shown, "common")
    assert row_of(shown, "private").startswith("private         ● Sown Fields 2 ●··, ◆ ")


def test_ideas_and_progress_tiles_that_are_left_are_shown() -> None:
    game = table(open_ideas="Law Tablets, Tally Ledger, Bronze Bell", gone="Economy 2")
    shown = picture(game)

    assert "Law Tablets  (Era 3, culture ×3, needs Written Signs +1)" in row_of(shown, "Ideas")
    assert re.search(r"deck: .+ and \d+ more \(Era \d", shown)
    assert row_of(shown, "Progress tiles").endswith("Eco 1×1  2×0  3×1  4×1  5×1  6×1  7×1")


# The societies


def test_the_societies_stand_side_by_side_the_viewer_first() -> None:
    game = table(
        active=3,
        no_sage="Africa",
        one=society(ready="Merchant 2", exhausted="Merchant", influence=5, sages=1, display="Economy 2, Wealth A1"),
        two=society(ready="Academic 2", hexes={3: "Technology 2", 5: "Economy 1"}, used="Economy 1"),
        three=society(ideas="Granary", inventions="Hand Axe"),
    )
    shown = picture(game, viewer=1)

    assert re.search(r"◆ greedy \(you\) +■ uniform +● Ines", shown)
    assert row_of(shown, "Influence ").split() == ["Influence", "1", "1", "5"]
    assert row_of(shown, "Merchants").split() == ["Merchants", "0/0", "0/0", "2/3"]
    assert row_of(shown, "Academics").split()[1] == "2/2,"
    assert row_of(shown, "Sages").split() == ["Sages", "0", "0", "1"]
    assert "Eco 2, Wea A" in row_of(shown, "tiles")
    assert row_of(shown, "ideas").split() == ["ideas", "Granary"]
    assert row_of(shown, "objectives").split() == ["objectives", "3", "hidden", "3", "hidden"]


def test_chronos_is_told_when_two_play() -> None:
    shown = picture(table(players=2, chronos_region="Asia"))

    assert "Chronos is in Asia" in row_of(shown, "turn order")
    assert "■ Chronos: " in shown


# The own society


def test_own_cards_tiles_and_objectives_tell_what_they_say() -> None:
    game = table(
        one=society(
            ideas="Law Tablets", inventions="Hand Axe", display="Economy 2, Wealth A1, wild Aspiration",
            objectives="Influence objective 1, Invention objective 1, Population objective 4",
        ),
    )  # fmt: skip
    own = picture(game, width=140).partition("● Ines ─")[2]

    assert "Law Tablets  (Era 3, culture ×3, needs Written Signs +1)" in own
    assert "Hand Axe  (technology, Innovate)" in own
    assert "Economy 2  build for 1 Influence less" in own
    assert "At the end: 3 points for each of these tiles" in own
    assert "0  Scores 10 with at least 8 Inventions." in own


def test_the_progress_map_shows_numbers_tiles_and_the_benefits_of_free_hexes() -> None:
    game = table(one=society(hexes={3: "Technology 2", 5: "Economy 1", 10: "Wealth C1"}, used="Economy 1"))
    rows = picture(game).rpartition("Progress Map")[2].splitlines()[1:6]

    assert rows[0].split() == ["8", "+Merch", "13", "wild", "17", "+Artis"]
    assert rows[2].split()[:8] == ["1", "+1", "Inf", "5", "Eco", "1*", "10", "Wea"]
    assert rows[4].split()[:3] == ["3", "Tec", "2"]
    assert rows[0].index("8") - rows[1].index("4") == rows[1].index("4") - rows[2].index("1")


# Choices


def test_pillars_stand_in_two_groups_with_those_they_visit() -> None:
    game = table(one=society(ready="Merchant"), two=society(epoch="Travel"), three=society(epoch="Send Diplomat"))
    shown = choices(game)

    assert row_of(shown, "1 Influence only").split()[3:5] == ["1)", "Present"]
    assert "Send Diplomat [■ +1]" in shown


def test_many_hexes_are_grouped_by_the_tile_that_is_built() -> None:
    game = table(
        era=3,
        one=society(ready="Merchant 5, Academic 2, Thinker 3", influence=6, display="Economy 2, Technology 1"),
    )
    game.play("spend the action on Present")
    shown = choices(game)

    assert row_of(shown, "Economy 2").split()[:2] == ["Economy", "2"]
    assert re.search(r"\d+\) hex 1 \+1 Inf \[1 Spec, 2 Inf\]", shown)
    assert re.search(r"^Technology 1 +\d+\) hex 1 ", shown, re.M)


def test_every_choice_has_its_number_once_in_any_position() -> None:
    for game in positions():
        if game.seat is None:
            continue
        for width in (80, 140):
            numbers = re.findall(r"(?<!needs)(?:^|\s)(\d+)\) {1,2}(?=\S)", choices(game, width))
            count = len(game.options())
            assert sorted(map(int, numbers)) == list(range(1, count + 1)), choices(game, width)


def test_a_wealth_tile_that_can_be_taken_tells_what_it_scores() -> None:
    game = table(
        cards={"Africa": card("Hand Loom", presenter=1, presenters=1, inventor=2)},
        wealth={"Africa": "Wealth A1"},
    )
    game.play("pillar on Share")
    game.play("share in Africa")
    notes = inventions.notes(game.view(0), VOICE)

    assert notes == [
        "At the end: 3 points for each of these tiles in the contiguous group with this one: economy.",
        "",
    ]


# Words


def test_the_table_in_words_is_one_sentence_a_line() -> None:
    game = table(
        cards={"Africa": card("Hand Loom", presenter=2, presenters=2, inventor=1)},
        one=society(
            on_map="Africa 2", ready="Merchant", exhausted="Merchant", hexes={5: "Economy 1"}, used="Economy 1"
        ),
    )
    told = words(game)

    assert told[2] == (
        "Africa, strings to Middle East, Europe and South America: the Invention Hand Loom (technology, Share), "
        "presented by greedy with 2 Citizens, invented by Ines, innovated by nobody."
    )
    assert told[3] == "  Citizens: 2 of Ines."
    assert "  Progress Map: Economy 1 on hex 5, with an Economy token." in told
    assert any(line.startswith("  Available people: Merchant 1 of 2, Artisan 0 of 0") for line in told)
    assert "  3 private objectives are hidden." in told
    assert all(line.endswith(".") for line in told)


def test_the_brief_words_are_the_own_numbers_people_and_ideas() -> None:
    told = inventions.tell_briefly(table(one=society(ideas="Granary", influence=4)).view(0), VOICE)

    assert told[0] == "Ines (you): 0 points, 4 Influence, 2 of 2 Chain Action tokens available, Era 2."
    assert told[2] == "Ideas: Granary (Era 2, economy, presented with 2, needs Sown Fields)."
    assert len(told) == 3


@pytest.mark.parametrize("component", components(table()), ids=lambda component: component.name)
def test_every_component_and_icon_can_be_told(component: Component) -> None:
    name, kind = component.name, component.kind

    if kind == "place":
        assert inventions.about(name, VOICE) == ""
    else:
        assert re.fullmatch(rf"{re.escape(name)} \(.+\): .+\.", inventions.about(name, VOICE))


def test_whatever_somebody_names_means_a_move_that_the_game_has() -> None:
    for game in positions()[::3]:
        if game.seat is None:
            continue
        seen = game.view(game.seat)
        for component in components(game):
            for text in inventions.moves_about(component.kind, component.name, seen):
                assert game.read(text) >= 0


def test_somebody_who_names_a_card_while_a_pillar_is_placed_means_presenting_it() -> None:
    seen = table(one=society(ideas="Granary")).view(0)

    assert inventions.moves_about("card", "Granary", seen) == ["pillar on Present"]
    assert inventions.moves_about("hex", "hex 5", seen) == []


def test_points_are_told_by_source() -> None:
    assert inventions.points(table().view(0))[0] == {
        "presented Ideas": 0, "Influence tiles": 0, "Knowledge tiles": 0, "Milestones": 0, "Influence Track": 0,
        "Wealth tiles": 0, "objectives": 0,
    }  # fmt: skip


# Everything, for everybody


@pytest.mark.parametrize("width", [80, 100, 140])
def test_every_position_is_drawn_within_its_width(width: int) -> None:
    for game in positions():
        for viewer in (None, 0, 1):
            lines = picture(game, width, viewer).splitlines()
            assert max(map(len, lines)) <= width
            assert all(words(game, viewer))


@pytest.mark.parametrize(("language", "name"), [("it", "Telaio a mano"), ("pt", "Tear manual")])
def test_cards_are_named_in_the_language(language: str, name: str) -> None:
    load(language)
    voice = Voice(language, players=["Ines", "greedy", "uniform"], rules=RULES)
    game = table(cards={"Africa": card("Hand Loom", presenter=1)})

    assert name in picture(game, voice=voice)
    assert "Hand Loom" not in picture(game, voice=voice)


def test_nothing_hidden_is_shown() -> None:
    for game in positions():
        world = game.redeal(0, Chance(3))
        assert picture(world) == picture(game)
        assert words(world) == words(game)
