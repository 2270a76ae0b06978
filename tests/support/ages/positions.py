"""What tests of Through the Ages look at beside the changes of a move."""

from __future__ import annotations

from typing import cast

from civitas import Game
from civitas.ages.editions.edition import Edition
from civitas.ages.state import Ages
from tests.support.ages import Changes, civ_of, played

OVER = {"asked": "1: TakeAction"}
"""All is done that followed from a move of player 1, who goes on with the next action."""


def state_of(game: Game) -> Ages:
    return cast(Ages, game.state)


def edition_of(**options: str) -> Edition:
    """The edition that is played, as its options change it."""
    rules = played.rules
    return rules.edition_for(rules.check_setup(rules.edition.name, 2, options))


def blue_on_cards(game: Game, player: int = 1) -> dict[str, int]:
    """The blue tokens on each card that has any."""
    return {row["card"]: row["blue"] for row in civ_of(game, player)["technologies"] if row.get("blue")}


def blue(game: Game, player: int = 1) -> dict[str, int]:
    """The blue tokens on each card that has any, and in the bank."""
    return {**blue_on_cards(game, player), "bank": civ_of(game, player)["blue_bank"]}


def card_played(card: str, **made: int | str) -> Changes:
    """What playing an action card always changes, and what this one changes besides."""
    told = {name.replace("_", " "): number for name, number in made.items()}
    return {"hand 1": f"-{card}", "civil 1": -1, **told, **OVER}
