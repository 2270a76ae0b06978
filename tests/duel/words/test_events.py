"""What is heard of a game of Duel: every happening in a sentence, and all sentences of Duel said by some test."""

from __future__ import annotations

import pytest

import civitas
from civitas import Game
from civitas.duel.events import EVENTS
from civitas.kernel.messages import Message
from tests.support.duel import log, table
from tests.support.questions import asked
from tests.support.sentences import unsaid


def test_what_is_heard_of_the_choice_of_wonders() -> None:
    game = civitas.new("duel", seed=7)
    while not asked(game).endswith("PlayCard"):
        game.apply(game.options()[0])

    assert log(game) == [
        "Four wonders were laid out.",
        "Player 1 took The Hanging Gardens.",
        "Player 2 took The Mausoleum.",
        "Player 2 took The Sphinx.",
        "Player 1 received the last wonder, The Temple of Artemis.",
        "Four wonders were laid out.",
        "Player 2 took The Appian Way.",
        "Player 1 took Circus Maximus.",
        "Player 1 took The Colossus.",
        "Player 2 received the last wonder, The Great Lighthouse.",
        "Age I was laid out.",
    ]


def test_what_is_heard_of_a_new_age() -> None:
    game = table(display="Baths", layout="last", age_after="Walls, Forum")

    game.play("discard Baths")
    game.play("let rival begin")

    assert log(game) == ["Player 1 discarded Baths for 2 coins.", "Age II was laid out.", "Player 2 begins the age."]


def test_what_is_heard_of_a_card_that_is_turned_up() -> None:
    game = table(layout="whole", age=2, display="Walls, Forum", behind="Sawmill, Brewery, Statue, Temple, Aqueduct")

    game.play("discard Walls")

    assert log(game) == ["Player 1 discarded Walls for 2 coins.", "Sawmill was turned up."]


def test_what_is_heard_of_a_wonder_that_discards_a_card_of_the_rival() -> None:
    game = table(
        display="Arena, Port", cities=("Glassworks", "Press, Quarry"), wonders=("Circus Maximus", ""), coins=(20, 0)
    )

    game.play("build Circus Maximus with Arena")
    game.play("destroy Press")

    assert log(game) == [
        "Player 1 built Circus Maximus with Arena for 8 coins.",
        "Player 1 moved the conflict pawn by 1 space.",
        "Player 1 sent Press of the rival to the discard pile.",
    ]


def test_what_is_heard_of_a_card_out_of_the_discard_pile() -> None:
    game = table(display="Arena, Port", wonders=("The Mausoleum", ""), coins=(20, 0), discard="Press")

    game.play("build The Mausoleum with Arena")
    game.play("recover Press")

    assert log(game) == [
        "Player 1 built The Mausoleum with Arena for 10 coins.",
        "Player 1 built Press from the discard pile.",
    ]


def test_what_is_heard_of_a_wonder_that_costs_nothing() -> None:
    game = table(display="Arena, Port", cities=("Quarry, Shelf Quarry, Press", ""), wonders=("The Pyramids", ""))

    game.play("build The Pyramids with Arena")

    assert log(game) == ["Player 1 built The Pyramids with Arena free of charge."]


def test_what_is_heard_of_the_end() -> None:
    last = table(display="Palace", layout="last")
    last.play("discard Palace")
    given_up = civitas.new("duel", seed=1)
    given_up.resign(0)

    assert log(last) == ["Player 1 discarded Palace for 2 coins.", "Player 1 won by civilian victory."]
    assert log(given_up) == ["Four wonders were laid out.", "Player 1 resigned."]
    assert [str(Message(f"duel.reason.{reason_of(game)}")) for game in (last, given_up)] == [
        "civilian victory", "resignation",
    ]  # fmt: skip


def reason_of(game: Game) -> str:
    assert game.result is not None
    return game.result.reason


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("duel.reason.still played", "still played"),
        ("duel.reason.civilian victory, more points on blue cards", "civilian victory, with more points on blue cards"),
        ("duel.source.blue", "blue cards"),
        ("duel.source.green", "green cards"),
        ("duel.source.yellow", "yellow cards"),
        ("duel.source.progress", "progress tokens"),
    ],
)
def test_a_score_sheet_names_endings_and_sources(id: str, said: str) -> None:
    assert str(Message(id)) == said


def test_where_a_game_stands() -> None:
    draft, age = civitas.new("duel", seed=1), table(layout="last", age=2, display="Walls, Forum")

    assert str(draft.rules.moment(draft.state)) == "choosing wonders"
    assert str(age.rules.moment(age.state)) == "Age II, 2 cards left"


# All of them


def test_every_happening_is_said_by_a_test() -> None:
    sentences = {id for kind in EVENTS.kinds for id in (kind.id, kind.instead) if id}

    assert sentences & set(unsaid("duel.", "duel")) == set()


@pytest.mark.parametrize("part", ["ask", "move", "moment", "reason", "source", "fact", "cost"])
def test_every_sentence_stands_in_full_in_a_test(part: str) -> None:
    assert unsaid(f"duel.{part}.", "duel") == []


def test_every_refusal_stands_in_full_in_a_test() -> None:
    parts_of_others = ["one_hidden", "makes_nothing", "makes", "waived", "and_coins"]

    assert unsaid("duel.why.", "duel") == [f"duel.why.{part}" for part in parts_of_others]
