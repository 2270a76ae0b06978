"""An analysis in words: what luck came from, and by what moves something was lost."""

from typing import Any, cast

import pytest

from civitas import languages
from civitas.analysis.duel.words import say
from civitas.analysis.page import side_by_side
from civitas.analysis.telling import Teller
from civitas.bots.duel import facts
from civitas.kernel.messages import LANGUAGES, sentences
from civitas.library import find_rules, games
from civitas.terminal.voice import Voice

languages.register_all()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_kind_of_move_has_a_name(game: str, language: str) -> None:
    languages.load(language)
    rules = find_rules(game)
    teller = Teller(cast(Any, {}), Voice(language, [], rules.editions[0], rules))
    moves = [id for id in sentences("en") if id.startswith(f"{game}.move.")]
    assert moves

    for id in moves:
        name = teller.source(id)
        assert not set("{}|") & set(name), name
        assert name.removesuffix("…").strip(), id


def test_a_name_is_cut_where_the_sentence_names_things() -> None:
    teller = Teller(cast(Any, {}), Voice("en", [], "base", find_rules("duel")))

    assert teller.source("duel.move.build_free") == "Build …"
    assert teller.source("duel.revealed") == "Cards turned up"
    assert teller.source("analysis.source.resigned") == "Giving up"


def test_what_is_written_as_nothing_is_left_out() -> None:
    players = [{"skill_by_source": {"duel.move.build": -0.02, "duel.move.discard": -0.0004}}, {"skill_by_source": {}}]
    teller = Teller(cast(Any, {"players": players}), Voice("en", [], "base", find_rules("duel")))

    assert teller.sources("skill_by_source") == [("Build …", [-0.02, 0.0])]


@pytest.mark.parametrize(("after", "told"), [(0.5, "for Livia."), (0.4002, "")])
def test_luck_is_told_where_there_was_some(after: float, told: str) -> None:
    teller = Teller(cast(Any, {}), Voice("en", ["Livia", "Bruno"], "base", find_rules("duel")))
    shown = {"id": "duel.revealed", "args": {"building": "Theater", "space": 3}}

    point = {"turned_up": [shown], "played": (0.4, 0.6), "after": (after, 1 - after)}

    (said,) = teller.luck_of(cast(Any, point))

    assert said.endswith(told or "Theater was turned up.")


def test_a_turn_is_better_for_one_and_worse_for_the_other_in_one_sentence() -> None:
    assert say(facts.LEFT, own=True) == say(facts.LEFT, own=False)


@pytest.mark.parametrize(("stretches", "beside"), [(4, True), (7, False)])
def test_many_stretches_have_the_whole_width(stretches: int, beside: bool) -> None:
    teller = Teller(cast(Any, {"stretches": [{}] * stretches}), Voice("en", [], "base", find_rules("duel")))

    assert ('class="pair"' in side_by_side(teller, "", "")) == beside
