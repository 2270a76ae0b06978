"""Measure every question of whole games on every size of screen, in every language, with wider letters too.

    .venv/bin/python tools/sizes.py ages --players 3 --seed 11 --each 2 --languages en,it,pt --wider

What is wrong is listed: what is asked for and not in the window, text that is cut, things that lie over one another.
The tests take a sample of this (`tests/web/browser/test_sizes.py`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support.browser import barriers, running
from tests.support.measures import SIZES, Walk
from tests.support.sites import site
from tests.support.stage import Position, positions


def asked(words: argparse.Namespace) -> list[tuple[str, Position]]:
    """A number of positions of each question, spread over the game."""
    found = defaultdict(list)
    for name, position in positions(words.game, words.players, words.seed, lambda *_: True, words.edition):
        found[name].append(position)
    return [(name, some[place]) for name, some in found.items() for place in spread(len(some), words.each)]


def spread(count: int, wanted: int) -> list[int]:
    """As many places as are wanted, evenly among all."""
    return sorted({(2 * place + 1) * count // (2 * wanted) for place in range(wanted)} & set(range(count)))


def window(size: str) -> tuple[int, int]:
    """A size as it is written: 1280x720."""
    width, height = size.split("x")
    return int(width), int(height)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition")
    parser.add_argument("--each", type=int, default=2, help="positions of each question")
    parser.add_argument("--languages", default="en,it,pt")
    parser.add_argument("--sizes", type=window, nargs="+", default=SIZES, help="as 1280x720 390x844; all by default")
    parser.add_argument("--dark", action="store_true", help="in dark colours")
    parser.add_argument("--wider", action="store_true", help="letters that run 15 %% wider")
    parser.add_argument("--touch", action="store_true", help="with fingers, for which buttons are larger")
    parser.add_argument("--barriers", action="store_true", help="ask axe as well what shuts somebody out: slow")
    words = parser.parse_args()
    measured = wrong = 0
    with tempfile.TemporaryDirectory() as folder, site(f"sqlite:///{folder}/site.db") as serving, running() as browser:
        for language in words.languages.split(","):
            with Walk(browser, serving.url, language, words.wider, words.dark, words.touch) as walk:
                for name, position in asked(words):
                    for width, height in words.sizes:
                        faults = walk.faults(position, width, height)
                        if words.barriers:
                            faults += barriers(walk.page)
                        measured, wrong = measured + 1, wrong + bool(faults)
                        for fault in faults:
                            print(f"{language} {width}x{height} {name} after {len(position.moves)} moves: {fault}")
    print(f"{measured} measured, {wrong} with something wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
