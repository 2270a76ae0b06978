"""What search asks of sets is what the rules say one by one: what can be built, and what a turn on the agenda means."""

from __future__ import annotations

from typing import cast

import pytest

import civitas
from civitas.ages.actions.buildings import builds, builds_one_by_one
from civitas.ages.actions.costs import ORDINARY, has_printed_prices, resources_of
from civitas.ages.actions.phase import TakeAction
from civitas.ages.cards.kinds import ALL_KINDS, CIVIL_PLACES, UNIT_PLACES, CivilCard
from civitas.ages.editions.edition import Edition
from civitas.ages.editions.new_story.constants import NEW_STORY
from civitas.ages.editions.original.constants import ORIGINAL
from civitas.ages.goods import FARMS, LABS, TOKENS_ON_FARMS, TOKENS_ON_LABS
from civitas.ages.rules import RULES, AgesRules
from civitas.ages.state import MOST_TOKENS, TOKEN_BITS, Ages
from civitas.ages.terms import Terms
from civitas.ages.turn_end import PASS_TURN
from civitas.kernel.agenda import stacked, to_come
from civitas.kernel.bits import members
from civitas.kernel.chance import Chance
from tests.support.ages import civ, table

CHEAPER = Terms(builds=ALL_KINDS, discount=2)
ALL_PLACES = CIVIL_PLACES | UNIT_PLACES


def random_positions(edition: str, seed: int) -> list[Ages]:
    """The position before each action of a random game."""
    state = cast(Ages, civitas.new("ages", seed=seed, edition=edition, players=2).state.clone())
    chance = Chance(seed)
    found = []
    while not state.is_over():
        if isinstance(state.decision(), TakeAction):
            found.append(state.clone())
        options = state.options()
        state.apply(options[chance.below(len(options))])
    return found


@pytest.mark.parametrize("edition", ["new-story", "original"])
def test_what_can_be_paid_by_tables_is_what_each_price_says(edition: str) -> None:
    built = 0
    for game in (position for seed in range(4) for position in random_positions(edition, seed)):
        own = game.civs[game.active]
        for terms in (ORDINARY, CHEAPER):
            for resources in (resources_of(game, own), 3, 7):
                found = builds(game, own, ALL_PLACES, terms, resources)
                one_by_one = builds_one_by_one(game, own, own.technologies, terms, resources)
                assert found == (one_by_one if own.idle_workers else 0)
                built += int(found).bit_count()

    assert built > 100


@pytest.mark.parametrize(
    ("edition", "own", "rival", "printed"),
    [
        ("new-story", "", "", True),
        ("new-story", "Moses", "Bill Gates", True),
        ("new-story", "William Shakespeare", "", False),
        ("new-story", "Johann Sebastian Bach", "", False),
        ("original", "William Shakespeare", "", False),
        ("original", "Winston Churchill", "", False),
        ("original", "Moses", "Nikola Tesla", False),
    ],
)
def test_prices_are_those_printed_unless_a_leader_changes_them(
    edition: str, own: str, rival: str, printed: bool
) -> None:
    rules = cast(AgesRules, RULES.of(edition))
    game = cast(Ages, table(rules=rules, age=3, one=civ(leader=own), two=civ(leader=rival)).state)

    assert has_printed_prices(game, game.civs[0]) is printed


@pytest.mark.parametrize("edition", [NEW_STORY, ORIGINAL], ids=["new-story", "original"])
def test_tables_of_prices_hold_what_is_printed(edition: Edition) -> None:
    for card in (edition.civil[id] for id in edition.worker_cards):
        assert within(edition, card, int(card.resource_cost))
        assert not within(edition, card, int(card.resource_cost) - 1)
    assert [edition.spaces_within[actions].bit_count() for actions in range(4)] == [0, 5, 9, 13]


def within(edition: Edition, card: CivilCard, resources: int) -> bool:
    """Whether a building or unit costs at most this many resources without a construction technology."""
    place = int(card.place)
    is_building = bool(CIVIL_PLACES >> place & 1)
    table = edition.buildings_within[0] if is_building else edition.units_within
    return bool(table[min(resources, len(table) - 1)] >> (place if is_building else place - 28) & 1)


@pytest.mark.parametrize("edition", ["new-story", "original"])
def test_a_turn_as_one_item_means_the_same_as_its_steps_on_the_agenda(edition: str) -> None:
    whole = cast(Ages, civitas.new("ages", seed=3, edition=edition, players=3).state.clone())
    chance = Chance(3)
    for _ in range(150):
        in_steps = whole.clone()
        in_steps.agenda = stacked(to_come(whole.agenda))
        assert in_steps.encode() == whole.encode()
        options = whole.options()
        assert in_steps.options() == options
        move = options[chance.below(len(options))]
        whole.apply(move)
        in_steps.apply(move)
        assert in_steps.encode() == whole.encode()

    assert whole.agenda[0] is PASS_TURN
    assert len(to_come(whole.agenda)) > len(whole.agenda)


@pytest.mark.parametrize(("places", "tokens"), [(FARMS, TOKENS_ON_FARMS), (LABS, TOKENS_ON_LABS)])
def test_tokens_of_farms_and_labs_are_those_at_their_places(places: int, tokens: int) -> None:
    assert tokens == sum(MOST_TOKENS << (TOKEN_BITS * place) for place in members(places))
