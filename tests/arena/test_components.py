"""What bots make of each component: counted from games of a bot against itself, kept as a file, and read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.arena import components
from civitas.arena.crews import Here
from civitas.arena.folder import Folder
from civitas.library import find_rules, manifests

DAY = "2026-11-18"


@pytest.fixture
def sample(tmp_path: Path) -> components.Sample:
    """Forty games of Duel."""
    (plan,) = components.plans(["duel"])
    folder = Folder.make(tmp_path / "games", plan)
    for game in Here(plan).play(components.first_of_each_deal(plan, 40)):
        folder.keep(game)
    return components.counted(folder, folder.games().values(), DAY)


def test_every_deal_counts_once(sample: components.Sample) -> None:
    assert (sample.games, sample.players, sample.level, sample.date) == (40, 2, "adept", DAY)
    assert set(sample.deeds) == {"built", "discarded", "taken", "under_a_wonder"}
    chosen = [row[0] for card, row in sample.deeds["taken"].items() if card.startswith("The ") or card in ("Piraeus",)]
    assert max(chosen) <= 40  # at most one of the two has a wonder


def test_a_share_stands_between_the_ends_of_its_interval_and_few_games_give_none(sample: components.Sample) -> None:
    rows = [row for by in sample.deeds.values() for row in by.values()]

    assert all(low <= share <= high for _, share, low, high in (row for row in rows if len(row) == 4))
    assert all((len(row) == 1) == (row[0] < components.FEWEST) for row in rows)
    assert {len(row) for row in rows} == {1, 4}


def test_what_is_written_is_read_again_and_fresh_numbers_replace_the_old(sample: components.Sample) -> None:
    assert components.read(components.write([sample])) == [sample]
    assert components.merged([sample], [sample]) == [sample]
    assert sample.of("Baths")["deeds"]["built"] == sample.deeds["built"]["Baths"]
    assert sample.of("No such card")["deeds"] == {}


def test_what_comes_with_the_package_speaks_of_components_that_there_are() -> None:
    deeds = {manifest.name: set(manifest.deeds.values()) for manifest in manifests()}
    for sample in components.shipped():
        known = find_rules(sample.game, sample.edition).catalogue(sample.edition)
        assert set(sample.deeds) <= deeds[sample.game]
        assert {card for by in sample.deeds.values() for card in by} <= set(known)


def test_what_comes_with_the_package_is_of_every_edition_that_is_offered_and_of_no_other() -> None:
    offered = [(plan.game, plan.edition, plan.players) for plan in components.plans()]

    assert [sample.ruleset for sample in components.shipped()] == offered
