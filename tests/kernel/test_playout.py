"""Random play: what is drawn without a list is what the list would have given."""

import pytest

from civitas.kernel.chance import Chance
from civitas.library import find_rules, games


@pytest.mark.parametrize("name", games())
def test_any_option_is_the_one_that_the_list_of_all_would_give(name: str) -> None:
    rules = find_rules(name)
    setup = rules.check_setup(None, rules.least_players, None)
    for seed in range(3):
        chance = Chance(seed)
        state = rules.start(setup, rules.deal(setup, chance), None)
        while state.agenda:
            options, same = state.options(), chance.clone()
            move = options[chance.below(len(options))]

            assert state.decision().any_option(state, same) == move
            assert same.encode() == chance.encode()

            state.apply(move)
