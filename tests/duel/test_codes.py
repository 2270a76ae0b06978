"""Each step and question of a game has a number of its own in an encoded position."""

import pytest

from civitas.duel import codes
from civitas.duel.end_of_age import AskWhoBegins, ChooseWhoBegins
from civitas.duel.science import ChooseProgressToken
from civitas.duel.structure import LayOutAge
from civitas.duel.turn import AfterCard, ExtraTurn, NextTurn, PlayCard
from civitas.duel.victory import CompareCities
from civitas.duel.wonder_draft import DraftWonder, GiveFirstGameWonders, LayOutWonders, ReceiveLastWonder
from civitas.duel.wonders import DestroyCard, KeepProgressToken, RecoverCard
from civitas.kernel.agenda import AnyItem

NAMED = {name: value for name, value in vars(codes).items() if name.isupper()}

# fmt: off
ITEMS: list[tuple[AnyItem, list[int]]] = [
    (LayOutWonders(1),       [codes.LAY_OUT_WONDERS, 1]),
    (DraftWonder(1),         [codes.DRAFT_WONDER, 1]),
    (ReceiveLastWonder(1),   [codes.RECEIVE_LAST_WONDER, 1]),
    (GiveFirstGameWonders(), [codes.GIVE_FIRST_GAME_WONDERS]),
    (LayOutAge(2),           [codes.LAY_OUT_AGE, 2]),
    (PlayCard(1),            [codes.PLAY, 1]),
    (NextTurn(1),            [codes.NEXT, 1]),
    (AfterCard(1),           [codes.NEXT, 1, codes.REVEAL]),
    (ExtraTurn(1),           [codes.EXTRA, 1, codes.REVEAL]),
    (ChooseProgressToken(1), [codes.CHOOSE_TOKEN, 1]),
    (DestroyCard(1, 2),      [codes.DESTROY, 1, 2]),
    (RecoverCard(1),         [codes.RECOVER, 1]),
    (KeepProgressToken(1),   [codes.KEEP_TOKEN, 1]),
    (AskWhoBegins(),         [codes.ASK_WHO]),
    (ChooseWhoBegins(1),     [codes.WHO_BEGINS, 1]),
    (CompareCities(),        [codes.COMPARE]),
]
# fmt: on


def test_no_two_items_share_a_code() -> None:
    assert len(set(NAMED.values())) == len(NAMED)


@pytest.mark.parametrize(("item", "encoded"), ITEMS, ids=lambda item: type(item).__name__)
def test_a_step_or_question_is_encoded_as_its_code_and_all_it_carries(item: AnyItem, encoded: list[int]) -> None:
    assert item.encode() == encoded


def test_every_code_is_that_of_a_step_or_question() -> None:
    # Turning cards up has no item of its own: it stands behind the turn that follows it.
    assert {encoded[0] for _, encoded in ITEMS} | {codes.REVEAL} == set(NAMED.values())
