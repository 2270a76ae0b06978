"""The recorded games of the original edition of Through the Ages and how each came about, so that they can be made
anew: `python -m tests.support.ages.records`.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, cast

from civitas import Game, bots
from civitas.ages.state import Ages
from tests.support import recipes
from tests.support.recipes import shows, write

FOLDER: Final = recipes.RECORDS / "ages"

Told = list[tuple[str, dict[str, Any]]]
Recipe = partial(recipes.Recipe, "ages", edition="original")


# What a game shows


def told(game: Game) -> Told:
    return [(event.kind.id.removeprefix("ages."), event.values) for event in game.events]


def wars(game: Game) -> list[tuple[str, int, int, int]]:
    """Each war that was won: the card, who declared it, who won it and who lost it."""
    declared: dict[tuple[str, frozenset[int]], list[int]] = {}
    found = []
    for id, values in told(game):
        if id not in ("war_declared", "war_won"):
            continue
        war, seats = values["military"], frozenset((values["seat"], values["rival"]))
        if id == "war_declared":
            declared.setdefault((war, seats), []).append(values["seat"])
        else:
            found.append((war, declared[war, seats].pop(0), values["seat"], values["rival"]))
    return found


def war_won_by_the_attacker(game: Game) -> bool:
    return any(victor == declarer for _, declarer, victor, _ in wars(game))


def war_won_by_the_defender(game: Game) -> bool:
    return any(loser == declarer for _, declarer, _, loser in wars(game))


def both_sides_sacrifice(game: Game) -> bool:
    """Whether in some aggression the attacker sacrifices a unit, and so does the defender."""
    sacrificing: set[int] = set()
    for id, values in told(game):
        if id == "aggression_played":
            sacrificing = set()
        elif id == "unit_sacrificed":
            sacrificing.add(values["seat"])
        elif id in ("aggression_failed", "aggression_succeeded") and len(sacrificing) == 2:
            return True
    return False


class Leaving(recipes.Recipe):
    """A game that some players leave at the start of their turn, each in a certain round."""

    def __init__(
        self, comment: str, names: str, rounds: dict[int, int], happens: str, options: dict[str, str] | None = None
    ) -> None:
        shown = shows("resigned", happens)
        super().__init__("ages", comment, names, edition="original", options=options, shows=shown)
        self.rounds: Final = rounds

    def act(self, game: Game, bot: bots.Bot) -> None:
        state = cast(Ages, game.state)
        seat = state.seat()
        if state.is_fresh and state.active == seat and self.rounds.get(int(seat)) == state.round:
            game.resign(int(seat))
        else:
            super().act(game, bot)


SIMPLE: Final = {"mode": "simple"}
ADVANCED: Final = {"mode": "advanced"}
RECIPES: Final[dict[str, recipes.Recipe]] = {
    "original-simple-two-players": Recipe(
        "The simple game of the original edition, two players.",
        "greedy greedy",
        options=SIMPLE,
        shows=shows("event_revealed", "wonder_completed"),
    ),
    "original-simple-three-players": Recipe(
        "The simple game of the original edition, three players.",
        "greedy greedy uniform",
        options=SIMPLE,
        shows=shows("event_revealed", "revolution"),
    ),
    "original-advanced-three-players": Recipe(
        "The advanced game: a colony, an aggression in which both sides sacrifice units, an uprising.",
        "greedy uniform uniform",
        options=ADVANCED,
        shows=lambda game: shows("colonized", "uprising")(game) and both_sides_sacrifice(game),
    ),
    "original-two-players": Recipe(
        "The full game of the original edition, two players.", "greedy greedy", shows=shows("colonized", "war_won")
    ),
    "original-three-players": Recipe(
        "The full game, three players: a war is won by the player who declared it.",
        "greedy greedy greedy",
        shows=war_won_by_the_attacker,
    ),
    "original-four-players": Recipe(
        "The full game, four players: a war is won by the rival on whom it was declared.",
        "greedy uniform greedy uniform",
        shows=war_won_by_the_defender,
    ),
    "original-resignation-of-one": Leaving(
        "One of three players leaves at the start of their turn; the others play on.",
        "greedy greedy greedy",
        {1: 9},
        "last_round_set",
    ),
    "original-resignation-of-two": Leaving(
        "The simple game: of four players one leaves in round 1 and another one in round 7; the others play on.",
        "greedy greedy greedy greedy",
        {2: 1, 0: 7},
        "last_round_set",
        SIMPLE,
    ),
    "original-personal-bonuses": Recipe(
        "Each player keeps a bonus card in secret, and military cards are drawn by military actions.",
        "greedy greedy greedy",
        options={"bonuses": "personal", "drawing": "action"},
        shows=shows("bonus_kept", "drew"),
    ),
    "original-no-alliances": Recipe(
        "Without military alliances; tokens of mines are held back against corruption.",
        "greedy uniform greedy",
        options={"alliances": "none", "holding": "yes"},
        shows=shows("mine_held_back", "aggression_succeeded", "war_won"),
    ),
    "original-peaceful-bonuses-by-age": Recipe(
        "A simplified and peaceful game with bonus cards that are revealed age by age; no other bonus scores.",
        "greedy greedy",
        options={"simplified": "yes", "military": "peaceful", "bonuses": "by-age", "leftovers": "ignored"},
        shows=shows("bonus_revealed", "colonized"),
    ),
}

if __name__ == "__main__":
    write(FOLDER, RECIPES)
