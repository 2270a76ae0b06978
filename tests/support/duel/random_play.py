"""Random games of Duel, position by position."""

from collections.abc import Iterable, Iterator

from civitas.duel.preparation import deal, start
from civitas.duel.state import Duel
from civitas.kernel.chance import Chance


def random_positions(seeds: Iterable[int]) -> Iterator[Duel]:
    """Every position of some random games."""
    for seed in seeds:
        chance = Chance(seed)
        state = start(deal(chance), False)
        state.settle()
        while not state.is_over():
            yield state
            options = state.options()
            state.apply(options[chance.below(len(options))])
