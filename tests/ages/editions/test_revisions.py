"""Revisions of the rules: new games follow the last one, records their own."""

from __future__ import annotations

from typing import cast

import civitas
from civitas.ages.editions.revisions import REVISION
from civitas.ages.rules import RULES
from civitas.ages.state import Ages
from tests.support.ages.records import FOLDER


def test_a_new_game_is_played_by_the_last_revision() -> None:
    game = civitas.new("ages", seed=1)

    assert game.setup.revision == REVISION
    assert f"revision {REVISION}" in game.record().splitlines()


def test_bach_upgrades_theaters_in_records_of_the_first_revision_only() -> None:
    record = (FOLDER / "theater-upgraded-by-bach.civ").read_text("utf-8")
    game = civitas.replay(record)
    at = next(place for place, move in enumerate(game.moves) if game.say(move) == "turn Drama into Opera")
    before = civitas.replay(record, at=at)

    assert game.setup.revision == 1
    assert "upgrade Drama to Opera" in [before.say(move) for move in before.options()]
    assert not RULES.edition_for(RULES.check_setup(None, 2, None)).bach_upgrades_theaters


def test_tokens_are_held_back_only_against_corruption_in_records_of_the_first_revision() -> None:
    game = civitas.replay((FOLDER / "original-no-alliances.civ").read_text("utf-8"))

    assert (game.setup.revision, game.setup.options["holding"]) == (1, "yes")
    assert cast(Ages, game.state).edition.holds_back_to_save
    asked = [at for at in range(len(game.moves)) if game.say(game.moves[at]).startswith("hold back")]
    assert all(civitas.replay(game.record(), at=at).prompt.id == "ages.ask.hold_back" for at in asked[:2])
