"""An analysis in words: what luck came from, and by what moves something was lost."""

import pytest

from civitas import languages
from civitas.analysis.telling import Teller
from civitas.kernel.messages import LANGUAGES, sentences
from civitas.library import find_rules, games
from civitas.terminal.voice import Voice

languages.register_all()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_kind_of_move_has_a_name(game: str, language: str) -> None:
    languages.load(language)
    rules = find_rules(game)
    teller = Teller({}, Voice(language, [], rules.editions[0], rules))  # type: ignore[typeddict-item]
    moves = [id for id in sentences("en") if id.startswith(f"{game}.move.")]
    assert moves

    for id in moves:
        name = teller.source(id)
        assert not set("{}|") & set(name), name
        assert name.removesuffix("…").strip(), id


def test_a_name_is_cut_where_the_sentence_names_things() -> None:
    teller = Teller({}, Voice("en", [], "base", find_rules("duel")))  # type: ignore[typeddict-item]

    assert teller.source("duel.move.build_free") == "Build …"
    assert teller.source("duel.revealed") == "Cards turned up"
    assert teller.source("analysis.source.resigned") == "Giving up"
