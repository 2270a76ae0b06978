"""Events that are about to be revealed, and that have just been."""

from __future__ import annotations

from typing import Any

from civitas import Game
from tests.support.ages import Changes, Words, civ, play, seen, table

PREPARED = {1: "Wealthy Territory I", 2: "Wealthy Territory II", 3: "Wealthy Territory II", 4: "Impact of Colonies"}
"""In each age a card to prepare, so that the top event is revealed."""

LEVEL = {1: 1, 2: 2, 3: 2, 4: 3}
AGES = {"I": 1, "II": 2, "III": 3, "IV": 4}
NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}


def revealing(event: str, *civs: Words, age: int = 1, active: int = 1, **more: Any) -> Game:
    """A table at which the active player can prepare an event, and this one is revealed."""
    hand = f"{PREPARED[age]}, {civs[active - 1]['military_hand']}"
    named: dict[str, Any] = dict(zip(("one", "two", "three", "four"), civs, strict=False))
    named[NUMBERS[active]] = {**civs[active - 1], "military_hand": hand}
    below = "Development of Crafts" if event == "Development of Science" else "Development of Science"
    return table(
        players=len(civs), age=age, active=active, phase="politics", events=f"{event}, {below}", **named, **more
    )


def reveal(game: Game) -> Changes:
    """Prepare an event, and tell what the revealed one changed, without what preparing always changes."""
    age, player = AGES[seen(game)["age"]], seen(game)["active"] + 1
    card = PREPARED[age]
    changes = play(game, f"prepare {card}")
    assert str(changes.pop("future")) == f"+{card}"
    assert changes.pop("past") == "+" + str(changes.pop("events")).removeprefix("-")
    hand = [part for part in str(changes.pop(f"military hand {player}")).split(", ") if part != f"-{card}"]
    if hand:
        changes[f"military hand {player}"] = ", ".join(hand)
    culture = int(changes.pop(f"culture {player}", 0)) - LEVEL[age]
    if culture:
        changes[f"culture {player}"] = culture
    return changes


def strong(strength: int, **words: Any) -> Words:
    """A civilization with this strength, all of it Warriors."""
    technologies = words.pop("technologies", "")
    return civ(technologies=f"Warriors {strength}, {technologies}", **words)


"""Nothing more happens: the action phase begins."""


def prepared(event: str, one: Words | None = None, **words: Any) -> Game:
    """Player 1 has prepared Pestilence, and so revealed an event."""
    own = one or civ()
    hand = ", ".join(filter(None, ("Pestilence", own["military_hand"])))
    game = table(phase="politics", events=event, one={**own, "military_hand": hand}, **words)
    game.play("prepare Pestilence")
    return game
