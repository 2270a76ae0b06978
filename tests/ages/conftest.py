"""A test of Through the Ages that carries clauses of both editions is played in both."""

from collections.abc import Iterator

import pytest

from civitas.ages.rules import ORIGINAL_RULES, RULES
from tests.support.ages import played

EDITIONS = {"NS": RULES, "OR": ORIGINAL_RULES}


def clauses_of(item: pytest.Function | pytest.Metafunc) -> list[str]:
    node = item.definition if isinstance(item, pytest.Metafunc) else item
    return [id for mark in node.iter_markers("rule") for id in mark.args]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    carried = clauses_of(metafunc)
    editions = [rules for prefix, rules in EDITIONS.items() if any(id.startswith(f"{prefix}-") for id in carried)]
    if ORIGINAL_RULES in editions:
        metafunc.parametrize("edition_played", editions, indirect=True, ids=[rules.edition.name for rules in editions])


@pytest.fixture(autouse=True)
def edition_played(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test has it, for pytest drops a fixture that is named only while parameters are made."""
    before = played.rules
    played.rules = getattr(request, "param", before)
    yield
    played.rules = before
