"""Random play: what is drawn without a list is what the list would have given."""

import pytest

from civitas.kernel.chance import Chance
from civitas.library import find_rules, games

TABLES = [
    (name, edition, players)
    for name in games()
    for edition in find_rules(name).editions
    for players in range(find_rules(name).least_players, find_rules(name).most_players + 1)
]


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_any_option_is_the_one_that_the_list_of_all_would_give(name: str, edition: str, players: int) -> None:
    rules = find_rules(name, edition)
    setup = rules.check_setup(edition, players, None)
    for seed in range(2):
        chance = Chance(seed)
        state = rules.start(setup, rules.deal(setup, chance), None)
        while state.agenda:
            options, same = state.options(), chance.clone()
            move = options[chance.below(len(options))]

            assert state.decision().any_option(state, same) == move
            assert same.encode() == chance.encode()

            state.apply(move)
