"""Who can play Inventions, and the options of a table."""

import pytest

from civitas import Chance, IllegalMove
from civitas.inventions.box import Box
from civitas.inventions.components.files import EARLIER, earlier_set, read, write
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import ACTION_NAMES
from civitas.inventions.piles import with_at
from civitas.inventions.rules import RULES, InventionsRules, untold
from civitas.kernel.errors import BadSetup
from civitas.kernel.game import new_game
from civitas.kernel.rules import Rules
from tests.support.inventions import state_of
from tests.support.rules import clauses, rule


def test_two_to_four_can_play() -> None:
    with pytest.raises(BadSetup, match="is played by 2 to 4 players, not by 5"):
        new_game(RULES, players=5)


def test_an_unknown_value_of_an_option_is_refused() -> None:
    with pytest.raises(BadSetup, match="The option majority of Inventions"):
        new_game(RULES, options={"majority": "none"})


@rule("IN-R42")
def test_nobody_can_play_alone() -> None:
    with pytest.raises(BadSetup, match="is played by 2 to 4 players, not by 1"):
        new_game(RULES, players=1)


@rule("IN-R70")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_can_resign(players: int) -> None:
    game = new_game(RULES, seed=1, players=players)

    with pytest.raises(IllegalMove, match="Nobody can resign from this game now"):
        game.resign(0)


def test_every_option_is_named_by_a_ruling() -> None:
    rulings = [clause["text"] for clause in clauses("inventions") if "ruling" in clause]

    named = [text.removeprefix("Option ").partition(":")[0] for text in rulings if text.startswith("Option ")]

    assert sorted(named) == sorted(option.name for option in RULES.options)


def box(*changes: tuple[str, str]) -> Rules:
    """The rules with a file that is ours but for these changes."""
    text = write(OUR_SET).replace('title = "Civitas components"', 'title = "The attic"')
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return RULES.with_components(text)


FIRST_PLAYERS = [3, 1, 3, 2, 2, 1]
OTHER_FORUMS = ('[["Present", "Share"], ["Invent", "Innovate"]', '[["Share", "Invent"], ["Innovate", "Present"]')


@rule("IN-R43")
def test_the_forums_of_a_file_are_not_replaced() -> None:
    own = box(OTHER_FORUMS)

    with pytest.raises(BadSetup, match="The attic can be columns, not life-cycle"):
        new_game(own, players=3, options={"assembly": "life-cycle"})

    game = new_game(own, players=3, options={"assembly": "columns"})
    assert [ACTION_NAMES[action] for action in state_of(game).forums[:4]] == ["Share", "Invent", "Innovate", "Present"]


@rule("IN-R43")
def test_the_option_says_that_the_forums_are_those_of_the_file() -> None:
    assembly = box(OTHER_FORUMS).options[0]

    assert (assembly.name, assembly.values) == ("assembly", ("columns",))
    assert str(assembly.title) == "The Forums"
    assert str(assembly.label("columns")) == "those of the file"
    assert str(assembly.about("columns")) == "The pairs of actions that the component set gives."
    assert [option.name for option in box(OTHER_FORUMS).options] == [option.name for option in RULES.options]


@rule("IN-R43")
def test_a_file_with_our_forums_has_our_choice_of_them() -> None:
    own = box(('"Granary"', '"Silo"'))

    assert own.options == RULES.options
    game = new_game(own, players=3, options={"assembly": "life-cycle"})
    assert [ACTION_NAMES[action] for action in state_of(game).forums[:4]] == ["Present", "Invent", "Share", "Innovate"]


def test_only_the_help_of_our_own_set_says_that_it_is_ours() -> None:
    ours = "inventions.help.components"

    assert ours in RULES.help
    assert box(('"Granary"', '"Silo"')).help == tuple(topic for topic in RULES.help if topic != ours)


def test_a_list_of_games_says_where_each_stands() -> None:
    game = new_game(RULES, seed=1, players=2)
    moments = [str(RULES.moment(game.state))]
    while game.result is None:
        game.play(game.options()[0])
        moments.append(str(RULES.moment(game.state)))

    assert list(dict.fromkeys(moments)) == [
        "Era 1, before the first turn",
        "Era 1, round 1",
        *(f"Era {era}, round {round}" for era in (2, 3, 4, 5) for round in (1, 2, 3)),
        "Era 6, final scoring",
    ]


def test_the_rules_are_those_of_revision_1() -> None:
    assert RULES.revision == 1
    assert new_game(RULES, players=3).setup.revision == 1


def test_the_standing_is_what_everybody_has_scored_so_far() -> None:
    game = new_game(RULES, seed=1, players=2)
    for seat, points in enumerate((4, 7)):
        own = state_of(game).societies[seat]
        own.points = with_at(own.points, seat, points)

    assert RULES.standing(game.state) == [4, 7]


def test_a_set_from_a_file_is_the_same_game_for_as_many() -> None:
    own = box(('"Granary"', '"Silo"'))

    assert (own.name, own.least_players, own.most_players, own.revision) == ("inventions", 2, 4, 1)
    assert own.events == RULES.events
    assert own.title == "Inventions: Evolution of Ideas, The attic"
    assert own.of(None) is own.of(own.editions[0]) is own
    assert "Silo" in own.names["card"]


def test_a_file_of_components_begins_with_ours_and_is_described_by_its_numbers() -> None:
    own = box(('"Granary"', '"Silo"'))

    assert read(RULES.components()).title == "Civitas components"
    assert own.describe_components() == (
        f"The attic ({own.editions[0]}) can be played. 48 cards, 21 Milestones, 21 Progress tiles, 25 Wealth tiles, "
        "19 hexes, 21 objectives."
    )


def test_the_first_player_and_the_order_of_a_deal_follow_from_the_seed() -> None:
    orders = [RULES.deal(RULES.check_setup(None, 4, {}), Chance(seed))["turn order"] for seed in range(6)]

    assert all(order == [(order[0] + place) % 4 for place in range(4)] for order in orders)
    assert [order[0] for order in orders] == FIRST_PLAYERS


def test_a_game_with_other_components_asks_for_their_file_or_for_none() -> None:
    own = box(('"Granary"', '"Silo"'))

    with pytest.raises(BadSetup, match="The component set attic-1 is not here, only civitas-4: give its file"):
        RULES.of("attic-1")
    with pytest.raises(BadSetup, match=f"The component set here is {own.editions[0]}; for that of Civitas leave out"):
        own.of("civitas")


def test_a_set_from_a_file_keeps_the_names_of_another_language_that_are_known_and_brings_its_own() -> None:
    """Without a translation of its own a card is called in Italian as before; with one, by that."""
    known = {"Granary": "Granaio", "Ox Yoke": "Giogo"}
    said = {"Granary": "Granary", "Ox Yoke": "Giogo da buoi", "Silo": "Silo", "Barn": "Fienile"}

    assert untold(said, known) == {"Ox Yoke": "Giogo da buoi", "Silo": "Silo", "Barn": "Fienile"}


def test_a_file_that_is_our_own_set_is_no_other_edition() -> None:
    assert RULES.with_components(write(OUR_SET)) is RULES
    for edition in EARLIER:
        assert RULES.with_components(write(earlier_set(edition))) is RULES.of(edition)


@pytest.mark.parametrize("edition", EARLIER)
def test_games_begun_with_a_set_before_ours_are_played_with_it(edition: str) -> None:
    earlier = RULES.of(edition)

    assert isinstance(earlier, InventionsRules)
    assert earlier.editions == (edition,)
    assert (earlier.names["card"], earlier.names["hex"]) == (RULES.names["card"], RULES.names["hex"])
    assert earlier.book.text(100) == RULES.book.text(100), "a move has the same number in both"
    assert earlier.edition is earlier_set(edition)
    assert new_game(earlier, seed=1, players=3).setup.edition == edition


def test_the_sets_before_ours_keep_their_values() -> None:
    first, second, third = (RULES.of(edition).catalogue(edition) for edition in EARLIER)

    assert (first["hex 1"]["benefit"], second["hex 1"]["benefit"]) == ("nothing", "1 Influence")
    assert (second["Letter of Credit"]["age"], third["Letter of Credit"]["age"]) == ("4", "5")
    assert starting_cards(earlier_set("civitas-3")) == [1, 3, 4, 6, 7]
    assert starting_cards(OUR_SET) == [2, 3, 4, 6, 7]


def starting_cards(box: Box) -> list[int]:
    """The Specialist tiles that have a card at the start."""
    return [number for number, tile in enumerate(box.specialist_tiles, 1) if tile.starts_with_card]
