"""Tables as they are told, kept as text: positions of recorded games, each as one seat or a spectator hears it.

python -m tests.support.told        write tests/told anew, to be read as a difference before it is committed
"""

from __future__ import annotations

from pathlib import Path

import civitas
from civitas import Game
from civitas.telling import tell

TESTS = Path(__file__).parents[1]
FOLDER = TESTS / "told"
NAMES = ("Livia", "Bruno", "Clelia", "Dario")

CASES: dict[str, tuple[tuple[int, int | None], ...]] = {
    "duel/both-military-tokens-in-one-move": ((0, 0), (0, 1), (74, 1)),
    "duel/civilian-victory-of-the-second-player": ((39, 0),),
    "duel/economy-and-urbanism": ((24, 1), (61, None)),
    "duel/no-progress-token-left": ((36, 0), (55, 0), (61, 0)),
    "ages/four-players": ((70, 2), (80, 2), (370, 3), (420, 0), (575, 0), (610, 2), (630, 0)),
    "ages/original-four-players": ((590, 2), (595, 0)),
    "ages/original-personal-bonuses": ((455, 0),),
    "ages/pact-broken-by-an-attack": ((150, 2),),
    "ages/resignation-of-one": ((400, 1),),
    "ages/three-players": ((447, 0),),
    "inventions/chains-of-every-kind": ((0, 0), (15, 0), (233, 0), (233, 3)),
    "inventions/four-players": ((120, None), (491, 2)),
    "inventions/other-rulings-and-chronos": ((100, 0), (160, 0)),
}
"""By record, after how many moves and to whom a table is told; nobody is a spectator."""


def told(game: Game, viewer: int | None) -> list[str]:
    """The heading of each part, then its sentences, with a star before those that have a number."""
    rows = []
    for part in tell(game, viewer):
        rows.append(part.heading.text(players=NAMES))
        rows += [f"    {line.text(players=NAMES)}" for line in part.lines]
        rows += [f"  {'*' if part.numbered else '-'} {item.text(players=NAMES)}" for item in part.items]
    return rows


def told_of(name: str) -> str:
    """All that is kept of a record."""
    record = (TESTS / "records" / f"{name}.civ").read_text("utf-8")
    rows = []
    for at, viewer in CASES[name]:
        listener = "a spectator" if viewer is None else NAMES[viewer]
        rows += [f"# After {at} moves, to {listener}", *told(civitas.replay(record, at), viewer), ""]
    return "\n".join(rows)


def kept_of(name: str) -> Path:
    return FOLDER / f"{name.replace('/', '-')}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in CASES:
        kept_of(name).write_text(told_of(name), "utf-8")
