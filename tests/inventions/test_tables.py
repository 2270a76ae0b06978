"""The component set, the move list, the sentences, and the options."""

import pytest

from civitas.inventions.components.kinds import BENEFIT_NAMES, EFFECT_NAMES, EFFECTS, SCORE_CHAIN_TOKENS
from civitas.inventions.components.original import ORIGINAL
from civitas.inventions.happenings import HAPPENINGS
from civitas.inventions.refusals import QUESTION_WORDS, REASONS
from civitas.inventions.rules import RULES
from civitas.kernel.errors import BadSetup
from civitas.kernel.game import new_game
from civitas.kernel.messages import Message, sentences


def test_the_box_has_the_counts_of_the_game() -> None:
    box = ORIGINAL

    assert [len(box.ideas_of(era)) for era in range(1, 7)] == [8, 9, 10, 9, 9, 3]
    assert [len(box.milestones_of(era)) for era in range(1, 7)] == [5, 4, 3, 3, 3, 3]
    assert [len(box.wealth_of(letter)) for letter in range(7)] == [4, 4, 4, 4, 3, 3, 3]
    assert [len(box.objectives_of(kind)) for kind in range(3)] == [7, 7, 7]
    assert (len(box.progress), int(box.copies), len(box.hexes)) == (21, 3, 19)
    assert (len(BENEFIT_NAMES), len(EFFECT_NAMES)) == (SCORE_CHAIN_TOKENS + 1, EFFECTS)


def test_each_type_has_a_third_of_the_cards() -> None:
    types = [int(idea.type) for idea in ORIGINAL.ideas]

    assert [types.count(type) for type in range(3)] == [16, 16, 16]


def test_a_card_needs_a_milestone_of_its_era_or_of_the_one_before() -> None:
    for card, idea in enumerate(ORIGINAL.ideas):
        if idea.era > 1:
            assert idea.era - ORIGINAL.milestones[ORIGINAL.milestone_of[card]].era in (0, 1), idea.name


def test_each_action_stands_once_in_the_assembly() -> None:
    assert sorted(action for forum in ORIGINAL.forums for action in forum) == list(range(10))


def test_strings_lead_both_ways_and_north_america_is_beside_asia() -> None:
    for region, beside in enumerate(ORIGINAL.adjacent):
        assert all(region in ORIGINAL.adjacent[other] for other in beside)
    assert 3 in ORIGINAL.adjacent[5]


def test_moves_have_text_both_ways() -> None:
    moves = RULES.moves

    assert moves.version == 1
    assert all(moves.number(moves.text(move)) == move for move in range(moves.size))


def test_every_happening_and_every_option_has_its_sentence() -> None:
    known = sentences("en")

    for kind in HAPPENINGS:
        assert kind.id in known
        assert all("{" + name in known[kind.id] for name in kind.args), kind.id
    for option in RULES.options:
        assert option.id in known
        for value in option.values:
            assert option.label(value).id in known
            assert option.about(value).id in known


def test_each_kind_of_refused_move_knows_its_questions() -> None:
    assert set(QUESTION_WORDS) <= set(REASONS)
    assert set(REASONS) <= {kind.word for kind in RULES.moves.kinds}


def test_two_to_four_can_play() -> None:
    with pytest.raises(BadSetup, match="is played by 2 to 4 players, not by 5"):
        new_game(RULES, players=5)


def test_an_unknown_value_of_an_option_is_refused() -> None:
    with pytest.raises(BadSetup, match="The option majority of Inventions"):
        new_game(RULES, options={"majority": "none"})


def test_every_component_is_explained_in_the_catalogue() -> None:
    box = ORIGINAL
    entries = RULES.catalogue("civitas")

    for names in (RULES.names["card"], RULES.names["milestone"], RULES.names["region"], RULES.names["objective"]):
        assert set(names) <= set(entries)
    assert {tile.name for tile in box.progress} | {tile.name for tile in box.wealth} <= set(entries)
    for name, shown in entries.items():
        texts = [Message(text["id"], **text["args"]).id for text in (*shown["text"], shown["label"])]
        assert all(id in sentences("en") for id in texts), name
        assert shown["help"] in RULES.help


def test_every_topic_of_the_help_has_a_title_and_a_text() -> None:
    known = sentences("en")

    assert all(topic in known and f"{topic}.title" in known for topic in RULES.help)


def test_a_wealth_tile_is_explained_with_its_points_and_types() -> None:
    text = RULES.catalogue("civitas")["Wealth A1"]["text"][0]

    assert Message(text["id"], **text["args"]).text() == (
        "At the end: 3 points for each of these tiles in the contiguous group with this one: economy."
    )
