"""What a table of Through the Ages looks like, and what a move changed there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from civitas import Game
from civitas.ages.invariants import broken
from civitas.ages.state import Ages, Civilization
from tests.support.ages.names import Words
from tests.support.changes import Changes, difference
from tests.support.questions import asked


def seen(game: Game, viewer: int | None = None) -> dict[str, Any]:
    """The table in the view of a player, counted from 1, or a spectator's."""
    shown: dict[str, Any] = game.view(None if viewer is None else viewer - 1)["table"]
    return shown


def civ_of(game: Game, player: int, viewer: int | None = None) -> dict[str, Any]:
    """The civilization of a player as everybody, or the viewer, sees it."""
    shown: dict[str, Any] = seen(game, viewer)["civilizations"][player - 1]
    return shown


def workers(game: Game, player: int) -> dict[str, int]:
    """The workers on each technology, where there are any."""
    rows = civ_of(game, player)["technologies"]
    return {row["card"]: row["workers"] for row in rows if row["workers"]}


def ratings(game: Game, player: int) -> tuple[int, int, int, int]:
    """Culture, science, strength and happiness."""
    own = civ_of(game, player)
    return own["culture_rating"], own["science_rating"], own["strength"], own["happiness"]


def options(game: Game) -> set[str]:
    """Every legal move in words."""
    return {game.say(move) for move in game.options()}


def log(game: Game, viewer: int | None = None) -> list[str]:
    """What a player, counted from 1, or a spectator heard since the table was set."""
    return [message.text() for message in game.log(None if viewer is None else viewer - 1)]


def play(game: Game, *moves: str) -> Changes:
    """Make moves and tell everything that they changed, and who is asked what next.

    Numbers are given as differences, places as "+Iron" and "-Bronze". Blue tokens in the bank and what follows from
    other numbers, as hand limits and discontent workers do, are left out; what a player owns in tokens is there.
    """
    before = whole_table(game)
    for move in moves:
        game.play(move)
        wrong = broken(game.state)
        assert wrong is None, f"{move}: {wrong}"
    changes: Changes = {}
    for name, now in whole_table(game).items():
        told = difference(before[name], now)
        if told:
            changes[name] = told
    return {**changes, "asked": asked(game)}


def only(changes: Changes, *names: str) -> Changes:
    """Those of the changes, as far as there are any: "culture 1", or "culture" for everybody's."""
    return {name: told for name, told in changes.items() if name in names or name.rpartition(" ")[0] in names}


NUMBERS = {
    "culture": "culture",
    "science": "science",
    "food": "food",
    "resources": "resources",
    "idle": "idle_workers",
    "yellow bank": "yellow_bank",
    "culture rating": "culture_rating",
    "science rating": "science_rating",
    "strength": "strength",
    "happiness": "happiness",
    "colonization": "colonization",
    "stages": "stages_built",
    "spare civil": "spare_civil_actions",
    "spare military": "spare_military_actions",
    "unit resources": "unit_resources",
    "unit science": "unit_science",
    "spare resources": "spare_resources",
    "spare food": "spare_food",
    "skips politics": "skips_politics",
}
"""Numbers of a civilization that a move can change, and their names in the view."""
CARDS = {
    "hand": "hand",
    "special": "special_technologies",
    "wonders": "wonders",
    "ruins": "ruins",
    "colonies": "colonies",
}
SINGLE = {
    "government": "government",
    "leader": "leader",
    "project": "unfinished_wonder",
    "homer under": "homer_under",
    "tactic": "tactic",
    "war": "war",
    "pact": "pact",
}


def whole_table(game: Game) -> dict[str, int | list[str]]:
    """All that a move can change."""
    state = cast(Ages, game.state)
    view = seen(game)
    names = [card.name for card in state.edition.military]
    found: dict[str, int | list[str]] = {
        "age": int(state.age),
        "round": view["round"],
        "row": [card for card in view["row"] if card],
        "civil deck": len(state.civil_deck),
        "military deck": len(state.military_deck),
        "events": [names[id] for id in state.current_events],
        "future": [names[id] for id in state.future_events],
        "past": view["past_events"],
        "common": view["common_tactics"],
        "removed": view["removed"],
        "discards": [names[id] for id in [*state.discards, *state.shown_discards]],
    }
    for player, own in enumerate(state.civs, 1):
        add_civilization(found, player, own, view["civilizations"][player - 1], names)
    return found


def add_civilization(
    found: dict[str, int | list[str]], player: int, own: Civilization, shown: Words, names: Sequence[str]
) -> None:
    for name, column in NUMBERS.items():
        found[f"{name} {player}"] = int(shown[column])
    for name, column in CARDS.items():
        found[f"{name} {player}"] = list(shown[column])
    for name, column in SINGLE.items():
        found[f"{name} {player}"] = [] if shown[column] is None else [shown[column]]
    found[f"civil {player}"], found[f"civil total {player}"] = shown["civil_actions"]
    found[f"military {player}"], found[f"military total {player}"] = shown["military_actions"]
    found[f"yellow tokens {player}"] = int(own.yellow_owned)
    found[f"blue tokens {player}"] = int(own.blue_owned)
    found[f"military hand {player}"] = [names[id] for id in own.military_hand]
    rows = shown["technologies"]
    found[f"technologies {player}"] = [row["card"] for row in rows]
    found[f"workers {player}"] = [row["card"] for row in rows for _ in range(row["workers"])]
    found[f"playing {player}"] = int(shown["playing"])
