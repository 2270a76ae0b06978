"""Moves as text, and that everything has its sentence."""

from civitas.inventions.events import EVENTS
from civitas.inventions.rules import RULES
from civitas.kernel.messages import sentences


def test_moves_have_text_both_ways() -> None:
    moves = RULES.book

    assert moves.version == 1
    assert all(moves.number(moves.text(move)) == move for move in range(moves.size))


def test_every_happening_and_every_option_has_its_sentence() -> None:
    known = sentences("en")

    for kind in EVENTS.kinds:
        assert kind.id in known
        assert all("{" + name in known[kind.id] for name in kind.args), kind.id
    for option in RULES.options:
        assert option.id in known
        for value in option.values:
            assert option.label(value).id in known
            assert option.about(value).id in known
