"""In the action phase the options are exactly the moves in whose way nothing stands."""

import civitas
from civitas.ages import obstacles
from civitas.ages.actions.action_cards import CarryOut
from civitas.ages.actions.phase import TakeAction
from civitas.kernel.chance import Chance
from civitas.kernel.obstacles import FIRST_OBSTACLE
from tests.test_obstacles import clear_moves

QUESTIONS = (TakeAction, CarryOut)


def test_options_of_actions_are_the_moves_without_an_obstacle() -> None:
    for seed, edition in enumerate(("new-story", "original")):
        game = civitas.new("ages", seed=seed, players=3, edition=edition)
        book = game.rules.book
        kinds = [kind for kind in book.kinds if kind.word in ("build", "upgrade", "destroy", "disband")]
        chance = Chance(seed)
        while game.seat is not None and len(game.moves) < 400:
            options = game.options()
            if isinstance(game.question, QUESTIONS) and len(game.moves) % 3 == 0:
                mine = [move for move in options if book.kind(move) in kinds]
                clear = [move for move in clear_moves(game) if book.kind(move) in kinds]
                assert clear == sorted(mine), game.prompt
            game.apply(options[chance.below(len(options))])


def test_every_obstacle_has_a_number_of_its_own() -> None:
    codes = [value for name, value in vars(obstacles).items() if name.isupper()]

    assert len(codes) == len(set(codes))
    assert min(codes) >= FIRST_OBSTACLE
