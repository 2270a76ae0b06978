"""Somebody in a lesson: what is right, wrong, refused and kept."""

from __future__ import annotations

import json

import pytest

from civitas.kernel.errors import UnknownMove
from civitas.teaching.courses import find_lesson
from civitas.teaching.learner import Learner
from civitas.teaching.replies import GOES_ON, REFUSED, RIGHT, WRONG

FIRST = find_lesson("duel.1")[1]
WAR = find_lesson("duel.4")[1]


def at(step: str, lesson: object = FIRST) -> Learner:
    """A learner who has skipped everything before a step."""
    learner = Learner(lesson)  # type: ignore[arg-type]
    while learner.step.id != step:
        learner.skip()
    return learner


def test_a_refused_move_is_what_the_first_step_wants() -> None:
    learner = Learner(FIRST)

    reply = learner.play("build Palisade")

    assert reply.kind == RIGHT
    assert "covered by 2 face-down cards" in str(reply.message)
    assert (learner.step.id, learner.progress()) == ("yard", (2, 11))


def test_another_move_than_the_wanted_one_is_taken_back_with_its_remark() -> None:
    learner = at("pit")
    before = learner.game.hash

    reply = learner.play("build Baths")

    assert reply.kind == WRONG
    assert reply.message.id == "lesson.duel.1.pit.wrong.build-baths"
    assert (learner.step.id, learner.game.hash, learner.tries) == ("pit", before, 1)
    assert learner.play("build Tavern").message.id == "teaching.allowed"


def test_an_illegal_move_gets_the_reason_of_the_engine() -> None:
    reply = at("pit").play("build Scriptorium")

    assert reply.kind == REFUSED
    assert "only a card with nothing on it" in str(reply.message)
    with pytest.raises(UnknownMove):
        at("pit").play("fly away")


def test_the_rival_moves_in_between_and_is_heard() -> None:
    learner = at("yard")

    learner.play("build Lumber Yard")

    assert [str(line) for line in learner.news][1:] == [
        "Bruno built Altar free of charge.",
        "Baths was turned up.",
    ] or [line.text("en", learner.game.players) for line in learner.news][1:] == [
        "Bruno built Altar free of charge.",
        "Baths was turned up.",
    ]
    assert [line.id for line in learner.said] == ["lesson.duel.1.yard.then"]
    assert learner.step.id == "pit"


def test_a_question_is_answered_by_the_engine() -> None:
    learner = at("price")

    assert learner.answer(1).kind == WRONG
    assert learner.answer(7).kind == REFUSED
    assert learner.answer(0).kind == RIGHT


def test_a_goal_is_reached_freely_or_begins_anew() -> None:
    learner = at("grey")

    assert learner.play("discard Quarry").kind == GOES_ON
    missed = learner.play(learner.game.say(learner.game.options()[1]))

    assert missed.kind == WRONG
    assert (learner.moves, learner.step.id) == ([], "grey")
    assert learner.play("build Glassworks").kind == RIGHT


def test_a_wrong_move_is_played_out_to_what_it_leads_to() -> None:
    reply = at("save", WAR).play("build Brewery")

    assert reply.kind == WRONG
    assert any("Parade Ground" in line.text() for line in reply.led_to)


def test_everything_is_kept_and_comes_back() -> None:
    learner = at("grey")
    learner.play("discard Quarry")

    again = Learner.restored(FIRST, json.loads(json.dumps(learner.kept())))

    assert (again.step.id, again.game.hash, again.moves) == ("grey", learner.game.hash, ["discard Quarry"])


@pytest.mark.parametrize(
    "kept", [{}, {"deeds": [["fly"]], "moves": []}, {"deeds": 3, "moves": []}, {"deeds": [[]] * 99}]
)
def test_what_cannot_be_followed_begins_anew(kept: dict[str, object]) -> None:
    assert Learner.restored(FIRST, kept).progress() == (1, 11)


def test_back_leads_over_the_rivals_to_the_step_before() -> None:
    learner = at("pit")

    learner.back()

    assert learner.step.id == "yard"
    learner.back()
    learner.back()
    assert learner.progress() == (1, 11)


def test_skipping_to_the_end_does_what_each_step_wants() -> None:
    learner = Learner(FIRST)
    while not learner.is_done:
        assert learner.skip().kind == RIGHT

    assert learner.skip().kind == REFUSED
    assert learner.game.view(0)["table"]["cities"][0]["colours"]["grey"] == 1


def test_moves_of_later_lessons_are_not_offered_but_legal() -> None:
    learner = at("pit")
    offered = [learner.game.say(move) for move in learner.offered()]

    assert "build Baths" in offered
    assert not any(" with " in move for move in offered)
    assert learner.play("build The Great Lighthouse with Baths").kind == WRONG
