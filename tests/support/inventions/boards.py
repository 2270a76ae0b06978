"""What lies on the boards of Inventions: cards in Regions, Milestones, tiles and Ideas."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.inventions.kinds import FIRST_WEALTH, NONE
from civitas.inventions.piles import with_at
from civitas.inventions.state import IN_COMMON, IN_DISCARD, IN_EUREKA, IN_STACK, Inventions
from tests.support.changes import words
from tests.support.inventions.names import CARD_NAMES, MILESTONE_NAMES, REGION_NAMES, TILE_NAMES, Words


def card(name: str, *, presenter: int, presenters: int | None = None, inventor: int = 0, innovator: int = 0) -> Words:
    """A card in a Region Display with the people beside it."""
    return dict(locals())


def set_milestones(state: Inventions, told: list[Words | None], common: list[str], eureka: str | None) -> None:
    """Named Milestones lie where they are named; those of earlier Eras that are left over are discarded."""
    if common:
        state.common = [MILESTONE_NAMES.index(name) for name in common]
    if eureka is not None:
        state.eureka = [MILESTONE_NAMES.index(name) for name in words(eureka)]
    for seat, given in enumerate(told):
        if given and given["private"]:
            state.private = with_at(state.private, seat, MILESTONE_NAMES.index(given["private"]))
    state.eureka = [id for id in state.eureka if id not in (*state.private, *state.common)]
    places = dict.fromkeys(state.common, IN_COMMON) | dict.fromkeys(state.eureka, IN_EUREKA)
    places |= {id: seat for seat, id in enumerate(state.private)}
    newest = max(int(state.edition.milestones[id].era) for id in places)
    state.milestones_at = [
        places.get(id, IN_STACK if row.era > max(newest, 3) else IN_DISCARD)
        for id, row in enumerate(state.edition.milestones)
    ]
    state.discard = [id for id, place in enumerate(state.milestones_at) if place == IN_DISCARD]
    state.stacks = [[id for id, row in enumerate(state.edition.milestones) if row.era == era] for era in (4, 5, 6)]


def set_card(state: Inventions, region: int, told: Words) -> None:
    display = state.regions[region]
    display.card = CARD_NAMES.index(told["name"])
    need = int(state.edition.ideas[display.card].need)
    display.presenter = told["presenter"] - 1
    display.presenters = need if told["presenters"] is None else told["presenters"]
    display.inventor = told["inventor"] - 1 if told["inventor"] else NONE
    display.innovator = told["innovator"] - 1 if told["innovator"] else NONE


def set_regions(
    state: Inventions,
    wealth: Mapping[str, str],
    no_sage: list[str],
    scoring: list[str],
    specialists: Mapping[str, int],
    knowledge: Mapping[str, int],
) -> None:
    for name, stack in wealth.items():
        state.regions[REGION_NAMES.index(name)].wealth = [
            TILE_NAMES.index(tile) - FIRST_WEALTH for tile in words(stack)
        ]
    for name in no_sage:
        state.regions[REGION_NAMES.index(name)].sage = 0
    for name in scoring:
        state.regions[REGION_NAMES.index(name)].scoring = 1
    for name, number in specialists.items():
        region = state.regions[REGION_NAMES.index(name)]
        other = next(other for other in state.regions if other.specialist == number - 1)
        region.specialist, other.specialist = other.specialist, region.specialist
    for name, number in knowledge.items():
        region = state.regions[REGION_NAMES.index(name)]
        other = next(other for other in state.regions if other.knowledge == number - 1)
        region.knowledge, other.knowledge = other.knowledge, region.knowledge


def set_ideas(state: Inventions, open_ideas: str | None, deck: str | None) -> None:
    """The Idea Display and the deck, without the cards that lie elsewhere."""
    elsewhere = {int(region.card) for region in state.regions}
    for own in state.societies:
        elsewhere |= {*own.ideas, *own.inventions}
    if deck is not None:
        cards = [CARD_NAMES.index(name) for name in words(deck)]
    else:
        cards = [id for id, idea in enumerate(state.edition.ideas) if idea.era >= max(3, int(state.era))]
    cards = [id for id in cards if id not in elsewhere]
    if open_ideas is None:
        state.open_ideas, cards = cards[:3][::-1], cards[3:]
    else:
        state.open_ideas = [CARD_NAMES.index(name) for name in words(open_ideas)]
    state.deck = [id for id in cards if id not in state.open_ideas]
    state.deck_at = 0
