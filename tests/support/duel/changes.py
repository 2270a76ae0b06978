"""What a table of Duel looks like, and what a move changed there."""

from __future__ import annotations

from typing import Any, cast

from civitas import Game
from civitas.duel.cards.decks import BUILDING_NAMES
from civitas.duel.state import Duel
from tests.support.changes import Changes, difference
from tests.support.questions import asked


def seen(game: Game, viewer: int | None = None) -> dict[str, Any]:
    """The table in a player's view, or a spectator's."""
    shown: dict[str, Any] = game.view(viewer)["table"]
    return shown


def city(game: Game, player: int) -> dict[str, Any]:
    """The city of player 1 or 2 as everybody sees it."""
    shown: dict[str, Any] = seen(game)["cities"][player - 1]
    return shown


def coins(game: Game) -> tuple[int, int]:
    return city(game, 1)["coins"], city(game, 2)["coins"]


def points(game: Game, player: int) -> dict[str, int]:
    """The points of a player so far, by source, where there are any."""
    return {source: count for source, count in city(game, player)["points"].items() if count}


def options(game: Game) -> set[str]:
    """Every legal move in words."""
    return {game.say(move) for move in game.options()}


def places(game: Game) -> list[dict[str, Any]]:
    """The cards left in the structure."""
    return [place for place in seen(game)["structure"] if place is not None]


def available(game: Game) -> set[str]:
    return {place["card"] for place in places(game) if place["available"]}


def face_up(game: Game) -> set[str]:
    return {place["card"] for place in places(game) if place["card"]}


def price(game: Game, card: str, player: int = 1) -> int:
    """What a card in sight costs a player now."""
    found: int = next(place["prices"][player - 1] for place in places(game) if place["card"] == card)
    return found


def price_of_wonder(game: Game, wonder: str, player: int = 1) -> int:
    """What a wonder costs its owner now."""
    found: int = next(row["price"] for row in city(game, player)["wonders"] if row["wonder"] == wonder)
    return found


def log(game: Game, viewer: int | None = None) -> list[str]:
    """What the viewer heard since the table was set."""
    return [message.text() for message in game.log(viewer)]


def on_table(game: Game) -> list[str]:
    """The cards left in the structure, face up or down."""
    state = cast(Duel, game.state)
    laid = state.ages[state.age]
    return [BUILDING_NAMES[laid[place]] for place in range(20) if state.present >> place & 1]


def play(game: Game, move: str) -> Changes:
    """Make a move and tell everything that it changed, and who is asked what next.

    Numbers are given as differences, places as "+Baths" and "-Press". The card taken from the structure is checked
    here: exactly the card that the move names is gone.
    """
    before, cards, age, turned = whole_table(game), on_table(game), seen(game)["age"], face_up(game)
    game.play(move)
    changes: Changes = {}
    for name, now in whole_table(game).items():
        told = difference(before[name], now)
        if told:
            changes[name] = told
    if seen(game)["age"] in (age, 0):
        check_card_taken(move, cards, on_table(game))
        if face_up(game) - turned:
            changes["turned up"] = ", ".join(sorted(face_up(game) - turned))
    else:
        changes["age"] = seen(game)["age"]
    return {**changes, "asked": asked(game)}


def check_card_taken(move: str, before: list[str], after: list[str]) -> None:
    gone = [card for card in before if card not in after]
    verb = move.split()[0]
    named = move.split(" with ")[-1].removeprefix(f"{verb} ")
    assert gone == ([named] if verb in ("build", "discard") else []), f"{move} took {gone}"


def whole_table(game: Game) -> dict[str, int | list[str]]:
    """All that a move can change, but for the structure and what follows from the rest."""
    view = seen(game)
    found: dict[str, int | list[str]] = {
        "discard": view["discard"],
        "board": view["board_tokens"],
        "pawn": view["pawn"],
    }
    found["offered"] = view["offered"]
    for player in (1, 2):
        own = city(game, player)
        found[f"coins {player}"] = own["coins"]
        found[f"city {player}"] = own["buildings"]
        found[f"wonders {player}"] = [row["wonder"] for row in own["wonders"]]
        built = [row for row in own["wonders"] if row["built_with"]]
        found[f"built {player}"] = [f"{row['wonder']} with {row['built_with']}" for row in built]
        found[f"tokens {player}"] = own["tokens"]
        found[f"symbols {player}"] = own["symbols"]
        left = view["military_tokens"][player - 1]
        found[f"military tokens {player}"] = [name for bit, name in ((1, "2 coins"), (2, "5 coins")) if left & bit]
    return found
