"""In the action phase the options are exactly the moves in whose way nothing stands."""

import pytest

import civitas
from civitas.ages import obstacles
from civitas.ages.actions.action_cards import CarryOut, GainEither
from civitas.ages.actions.leaders import TuckLeader
from civitas.ages.actions.phase import TakeAction
from civitas.ages.cards.developments import AdvanceCivilization
from civitas.ages.cards.events_age_ii import TakeByAgreement
from civitas.kernel.chance import Chance
from civitas.kernel.obstacles import FIRST_OBSTACLE
from tests.test_obstacles import clear_moves

QUESTIONS = (TakeAction, CarryOut, GainEither, TuckLeader, AdvanceCivilization, TakeByAgreement)


@pytest.mark.parametrize("edition", ["new-story", "original"])
@pytest.mark.parametrize("seed", range(2))
def test_options_of_actions_are_the_moves_without_an_obstacle(seed: int, edition: str) -> None:
    game = civitas.new("ages", seed=seed, players=3, edition=edition)
    chance = Chance(seed)
    while game.seat is not None:
        options = game.options()
        if isinstance(game.question, QUESTIONS) and len(game.moves) % 5 == 0:
            assert clear_moves(game) == sorted(options), game.prompt
        game.apply(options[chance.below(len(options))])


def test_every_obstacle_has_a_number_of_its_own() -> None:
    codes = [value for name, value in vars(obstacles).items() if name.isupper()]

    assert len(codes) == len(set(codes))
    assert min(codes) >= FIRST_OBSTACLE
