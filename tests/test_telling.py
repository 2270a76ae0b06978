"""A table in words: told of every question of every game, in every language, and of nothing that is hidden."""

from __future__ import annotations

import re
from random import Random

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.messages import LANGUAGES, Message
from civitas.languages import load
from civitas.telling import Part, counted, news, tell

NAMES = ["Livia", "Bruno", "Chiara", "Dario"]
PLAYED = [
    ("duel", 2, None),
    ("ages", 3, None),
    ("ages", 2, "original"),
    ("inventions", 2, None),
    ("inventions", 4, "civitas"),
]


def sampled(game: Game, seed: int, every: int) -> list[int]:
    """Play at random to the end, and stop at some moves: at each kind of question once, and now and then."""
    random, known = Random(seed), set[str]()
    stops = []
    while game.seat is not None:
        kind = type(game.question).__name__
        if kind not in known or len(game.moves) % every == 0:
            known.add(kind)
            stops.append(len(game.moves))
        game.apply(random.choice(game.position.options()))
    return [*stops, len(game.moves)]


def sentences(parts: list[Part], language: str) -> list[str]:
    return [message.text(language, NAMES) for part in parts for message in (part.heading, *part.lines, *part.items)]


BRACKETS = re.compile(r"\(.*\)")


def things(parts: list[Part]) -> list[str]:
    """What stands in a list: what is said of one thing must not look like the next one. Units of Duel are lists."""
    listed = [message.args["things"] for part in parts for message in part.lines if "things" in message.args]
    said = [thing for some in listed for thing in some if isinstance(thing, Message)]
    return [thing.text(players=NAMES) for thing in said if not thing.id.startswith(("tell.duel.", "duel.unit"))]


@pytest.mark.parametrize(("name", "players", "edition"), PLAYED)
def test_every_question_is_told_in_every_language_and_nothing_hidden_is(
    name: str, players: int, edition: str | None
) -> None:
    for language in LANGUAGES:
        load(language)
    game = civitas.new(name, seed=5, players=players, edition=edition)
    stops = set(sampled(game, 5, 97))
    again = civitas.new(name, seed=5, players=players, edition=edition)

    for number, move in enumerate([*game.moves, None]):
        if number in stops:
            check(again)
        if move is not None:
            again.apply(move)


@pytest.mark.parametrize(("name", "players", "edition"), PLAYED)
def test_news_of_whole_games_are_told_in_every_language(name: str, players: int, edition: str | None) -> None:
    for language in LANGUAGES:
        load(language)
    game = civitas.new(name, seed=5, players=players, edition=edition)
    stops = sampled(game, 5, 97)
    again = civitas.new(name, seed=5, players=players, edition=edition)
    told, before = set[str](), [again.view(seat) for seat in range(players)]

    for number, move in enumerate(game.moves):
        again.apply(move)
        if number + 1 in stops:
            after = [again.view(seat) for seat in range(players)]
            lines = [line for was, now in zip(before, after, strict=True) for line in news(was, now)]
            told |= {line.id for line in lines}
            said = [line.text(language, NAMES) for language in LANGUAGES for line in lines]
            assert not any("{" in text or "None" in text or ".." in text for text in said), said
            before = after

    assert len(told) > 2


def check(game: Game) -> None:
    for viewer in (*range(game.setup.players), None):
        parts = tell(game, viewer, game.log(viewer)[-3:])
        for language in LANGUAGES:
            said = sentences(parts, language)
            assert not any("{" in line or "None" in line or ".." in line for line in said), said
        assert [thing for thing in things(parts) if "," in BRACKETS.sub("", thing)] == []
        world = game.redeal(viewer, Chance(len(game.moves)))
        assert sentences(tell(world, viewer), "en") == sentences(tell(game, viewer), "en")


def test_duel_is_told_as_a_person_would() -> None:
    game = civitas.new("duel", seed=7, options={"wonders": "first-game"})
    parts = {part.heading.text(players=NAMES): part for part in tell(game, 0)}

    assert list(parts) == [
        "7 Wonders Duel, Age I, 20 cards left", "You", "Within reach, 6 cards", "Behind them", "Bruno",
        "Tokens and discarded cards",
    ]  # fmt: skip
    assert [line.text() for line in parts["You"].lines[:4]] == [
        "You have 7 coins and 2 points.",
        "The conflict is even.",
        "You make nothing yet.",
        "More would cost you 2 coins for wood, clay, stone, glass and papyrus a unit.",
    ]
    assert parts["Within reach, 6 cards"].lines[0].text() == "Discarding any of them brings 2 coins."
    assert all("Taking it turns up" in item.text() for item in parts["Within reach, 6 cards"].items)
    assert parts["Behind them"].lines[0].text() == "8 cards lie face down."
    assert "None" not in " ".join(sentences(list(parts.values()), "en"))


def test_verbs_agree_with_how_many_there_are() -> None:
    for language in ("it", "pt"):
        load(language)
    one, two = (Message("tell.duel.turns_up", card="Horreum.", count=count) for count in (1, 2))

    assert [one.text("it"), two.text("it")] == [
        "Horreum. Se viene presa, 1 carta si scopre.",
        "Horreum. Se viene presa, 2 carte si scoprono.",
    ]
    assert two.text("pt") == "Horreum. Ao pegá-la, 2 cartas são viradas."
    left = Message("tell.duel.wonders_left", count=3).text("it")
    assert left == "In questa partita solo 3 meraviglie si possono ancora costruire."


def test_things_that_are_alike_are_counted() -> None:
    told = counted(["Iron", "Coal", "Iron", "Iron"])

    assert [str(thing) for thing in told] == ["3 times Iron", "Coal"]


def test_what_can_be_chosen_has_the_numbers_of_the_list_with_the_end_of_the_turn_last() -> None:
    game = civitas.new("ages", seed=7, players=2)
    parts = tell(game, 0)

    assert parts[1].heading.text() == f"You can choose, {len(game.options())} ways"
    assert parts[1].numbered
    assert [item.text() for item in parts[1].items][-1] == "End the turn."


def test_the_past_offers_nothing() -> None:
    game = civitas.new("ages", seed=7, players=2)

    assert not any(part.numbered for part in tell(game, 0, past=True))


def test_whoever_looks_on_is_called_nothing() -> None:
    game = civitas.new("duel", seed=7, options={"wonders": "first-game"})
    headings = [part.heading.text(players=NAMES) for part in tell(game, None)]

    assert "You" not in headings
    assert {"Livia", "Bruno"} <= set(headings)
