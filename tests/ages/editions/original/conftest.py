"""Every test of this folder is played by the rules of the original edition, whether it carries a clause or not."""

from collections.abc import Iterator

import pytest

from civitas.ages.rules import ORIGINAL_RULES
from tests.support.ages import played


@pytest.fixture(autouse=True)
def edition_played() -> Iterator[None]:
    before = played.rules
    played.rules = ORIGINAL_RULES
    yield
    played.rules = before
