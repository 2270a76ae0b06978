"""What nobody has seen in a game of Duel, found from the deal and the places of the cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import cast

import pytest

import civitas
from civitas import Chance, CivitasError, Game
from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.duel.cards.wonders import FIRST_GAME
from civitas.duel.state import Duel

AUDIENCES = (None, 0, 1)

# Longer names first: "The Great Library" is not the Library.
ALL_NAMES = sorted((*BUILDING_NAMES, *WONDER_NAMES, *TOKEN_NAMES), key=len, reverse=True)
MARK = re.compile(rf"\b({'|'.join(map(re.escape, ALL_NAMES))})\b")


def mentioned(value: object) -> set[str]:
    """The components that a text or a piece of plain data names."""
    return set(MARK.findall(value if isinstance(value, str) else json.dumps(value)))


def table(game: Game) -> Duel:
    return cast(Duel, game.state)


def unseen_buildings(game: Game) -> set[str]:
    """The buildings that nobody at the table has seen."""
    state = table(game)
    if state.age < 0:
        return set(BUILDING_NAMES)
    seen = {id for cards in state.ages[: state.age] for id in cards}
    seen |= {id for place, id in enumerate(state.ages[state.age]) if state.face_up >> place & 1}
    return {name for id, name in enumerate(BUILDING_NAMES) if id not in seen}


def unseen_wonders(game: Game) -> set[str]:
    """The wonders that have not been laid out."""
    if game.setup.options["wonders"] == "first-game":
        return set(WONDER_NAMES) - {name for names in FIRST_GAME for name in names}
    drafted = sum(game.rules.book.kind(move).word == "take_wonder" for move in game.moves if move >= 0)
    laid_out = 4 if drafted < 3 else 8
    return {WONDER_NAMES[id] for id in table(game).wonder_order[laid_out:]}


def unseen(game: Game) -> set[str]:
    return unseen_buildings(game) | unseen_wonders(game)


def positions(seed: int, **options: str) -> Iterator[Game]:
    """Every position of a game of random moves."""
    game = civitas.new("duel", seed=seed, options=options)
    chance = Chance(seed + 1)
    yield game
    while game.result is None:
        choices = game.options()
        game.play(choices[chance.below(len(choices))])
        yield game


def refusal(game: Game, move: str, seat: int | None = None) -> str:
    with pytest.raises(CivitasError) as refused:
        game.play(move, seat=seat)
    return f"{refused.value} {json.dumps(refused.value.message.json())}"
