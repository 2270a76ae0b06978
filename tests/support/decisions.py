"""What a table decides for somebody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.web.accounts import Person
from civitas.web.audience import frame
from civitas.web.push import Hub
from civitas.web.refusals import Refusal
from tests.support.web import Desk


def refuses(act: Callable[[], object], status: int, id: str) -> str:
    with pytest.raises(Refusal) as refusal:
        act()
    assert (refusal.value.status, refusal.value.message.id) == (status, id)
    return str(refusal.value)


def may(table: Desk, person: Person | None) -> set[str]:
    """What somebody hears that they may do."""
    return set(frame(table.table, person, Hub(), "")["you"]["may"])
