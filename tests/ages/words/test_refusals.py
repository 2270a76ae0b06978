"""Why not: every refusal says who lacks what, with the numbers and the rule, and gives nothing hidden away."""

import civitas
from civitas import Chance, bots
from civitas.ages import obstacles
from civitas.ages.words.refusals import REFUSALS
from civitas.ages.words.refusals.actions import ACTION_REFUSALS
from civitas.ages.words.refusals.answers import ANSWER_REFUSALS
from civitas.ages.words.refusals.politics import POLITICS_REFUSALS, RESIGNING
from civitas.kernel.obstacles import FIRST_OBSTACLE, OTHER_QUESTION
from tests.support.ages import civ, table
from tests.support.sentences import refusal, unsaid

# What is asked


def test_a_move_that_answers_another_question_is_refused_with_the_question() -> None:
    assert refusal(table(), "bid 3") == (
        "That is no answer now: Player 1, take an action (4 civil actions, 2 military actions left) or end the turn."
    )


def test_politics_come_before_actions() -> None:
    assert refusal(table(phase="politics"), "increase population") == (
        "Actions come after the politics phase: take a political action or pass first (Ages, Politics phase)."
    )
    assert refusal(table(), "prepare Barbarians") == (
        "Political actions are taken before the action phase, which has begun (Ages, Politics phase)."
    )
    assert refusal(table(), "pass") == (
        "There is nothing to pass in the action phase: end the turn (Ages, Action phase)."
    )


def test_the_first_round_is_for_taking_cards() -> None:
    game = table(age=0, round=1, one=civ(food=5))

    assert refusal(game, "increase population") == (
        "In the first round cards are taken and nothing else (Ages, First round)."
    )


# All of them


def test_every_obstacle_has_a_number_of_its_own() -> None:
    codes = [value for name, value in vars(obstacles).items() if name.isupper()]

    assert len(codes) == len(set(codes))
    assert min(codes) >= FIRST_OBSTACLE


def test_every_obstacle_has_one_sentence() -> None:
    said = [OTHER_QUESTION, *ACTION_REFUSALS, *POLITICS_REFUSALS, *ANSWER_REFUSALS, *RESIGNING]

    codes = [OTHER_QUESTION, *(code for name, code in vars(obstacles).items() if name.isupper())]
    assert sorted(said) == sorted(codes)
    assert set(REFUSALS) == set(said) - set(RESIGNING)


def test_every_refusal_stands_in_full_in_a_test() -> None:
    part_of_others = ["ages.why.by_use"]

    assert unsaid("ages.why.", "ages/words", "ages/editions/original") == part_of_others


def test_a_set_that_a_program_has_begun_in_the_order_of_search_goes_on_in_it() -> None:
    game = table(one=civ(military_hand="Legion, Raiders, Pestilence, Crusades"))
    game.play("end turn")
    game.apply(game.rules.book.number("discard Pestilence"))

    assert refusal(game, "discard Legion") == (
        "A set that was begun in the order of the tables goes on in that order: Player 1, discard 1 military card."
    )


def test_a_refusal_is_the_same_in_every_world_that_looks_the_same_to_whoever_is_asked() -> None:
    game = civitas.new("ages", seed=5, players=3)
    bot = bots.make("uniform", "ages", 5)
    chance = Chance(9)
    while game.seat is not None and len(game.moves) < 250:
        world = game.redeal(game.seat, chance)
        for _ in range(5):
            move = int(chance.below(game.rules.book.size))
            assert game.why_not(move) == world.why_not(move)
        game.play(bot.choose(game))


def test_the_numbers_of_a_refusal_are_true_in_random_positions() -> None:
    game = civitas.new("ages", seed=8, players=3)
    bot = bots.make("uniform", "ages", 8)
    chance = Chance(4)
    while game.seat is not None and len(game.moves) < 250:
        for kind in game.rules.book.kinds:
            reason = game.why_not(kind.first + int(chance.below(kind.size)))
            if reason is not None and "have" in reason.args:
                needed = next(reason.args[name] for name in ("cost", "needed", "total") if name in reason.args)
                assert needed > reason.args["have"], reason
        game.play(bot.choose(game))
