"""Revisions of the rules: what was played differently before, so that old records go on replaying."""

from __future__ import annotations

from typing import Final

from civitas.ages.editions.edition import Edition

REVISION: Final = 2
"""The rules as they are played now."""


def play_as_before(edition: Edition, revision: int) -> None:
    """Give an edition the rules of an earlier revision."""
    if revision < 2:
        edition.bach_upgrades_theaters = True
        edition.declarer_is_asked = False
        edition.agreed_cards_wait = False
        edition.revolution_pays_card = True
        edition.holds_back_to_save = True
        edition.defends_in_vain = True
