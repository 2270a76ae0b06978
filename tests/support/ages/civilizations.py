"""A civilization of Through the Ages in words, and all that lies before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from civitas.ages.actions.hand import hold
from civitas.ages.cards.kinds import AGE_NAMES, NONE, Territory, is_special
from civitas.ages.editions.edition import Edition
from civitas.ages.goods import FOOD, RESOURCES, gain
from civitas.ages.points import gain_culture
from civitas.ages.ratings import workers_in_all
from civitas.ages.sheet import FROM_EVENTS
from civitas.ages.state import Ages, Civilization
from civitas.ages.uniques import set_leader
from tests.support.ages.names import Words, civil, counted, military
from tests.support.changes import words


def civ(
    *,
    leader: str = "",
    leader_ages: str = "",
    government: str = "Despotism",
    technologies: str = "",
    specials: str = "",
    wonders: str = "",
    ruins: str = "",
    tucked: str = "",
    project: tuple[str, int] | None = None,
    colonies: str = "",
    tactic: str = "",
    exclusive: bool = False,
    war: tuple[str, int] | None = None,
    pact: tuple[str, int] | tuple[str, int, str] | None = None,
    hand: str = "",
    taken_now: str = "",
    military_hand: str = "",
    idle: int = 1,
    yellow_bank: int = 18,
    blue_bank: int | None = None,
    blue: str = "",
    food: int = 0,
    resources: int = 0,
    science: int = 0,
    culture: int = 0,
    civil_left: int | None = None,
    military_left: int | None = None,
    spare_civil: int = 0,
    spare_military: int = 0,
    unit_resources: int = 0,
    unit_science: int = 0,
    used: int = 0,
    caesar_used: bool = False,
    skips_politics: bool = False,
) -> Words:
    """A civilization in words, for `table`.

    `technologies` are those that hold workers, with the number of workers: "Irrigation 2, Iron, Bronze 0". The starting
    ones need not be named. `food` and `resources` lie on as few cards as possible; `blue` puts tokens on cards one by
    one, "Bronze 3". `blue_bank` is what is left of 16 tokens and those of cards in play, unless given. `project` is the
    unfinished wonder with the stages built, `war` and `pact` a card with the rival or partner, and the own side of it.
    """
    return dict(locals())


def fill(state: Ages, seat: int, said: Words) -> None:
    """Everything that lies before one player."""
    own = state.civs[seat]
    edition = state.edition
    own.science = said["science"]
    gain_culture(state, seat, said["culture"], FROM_EVENTS)
    set_workers(state.edition, own, counted(said["technologies"]))
    own.idle_workers = said["idle"]
    own.government = civil(said["government"], edition)[0]
    for id in civil(said["specials"], edition):
        card = state.edition.civil[id]
        assert is_special(card.kind), f"{card.name} is no special technology"
        own.set_special(card.kind, id)
    if said["leader"]:
        set_leader(state, own, civil(said["leader"], edition)[0])
        own.leader_ages |= 1 << state.edition.civil[own.leader].age
    for name in words(said["leader_ages"]):
        own.leader_ages |= 1 << AGE_NAMES.index(name)
    own.ruins = tuple(civil(said["ruins"], edition))
    own.wonders = (*civil(said["wonders"], edition), *own.ruins)
    own.tucked = civil(said["tucked"], edition)[0] if said["tucked"] else NONE
    if said["project"]:
        own.project, own.stages_built = civil(said["project"][0], edition)[0], said["project"][1]
    own.colonies = tuple(military(said["colonies"], edition))
    hold(state, own, civil(said["hand"], edition))
    own.taken_now = tuple(civil(said["taken_now"], edition))
    own.military_hand = military(said["military_hand"], edition)
    set_tactic(state, own, said["tactic"], said["exclusive"])
    if said["war"]:
        own.war, own.war_target = military(said["war"][0], edition)[0], said["war"][1] - 1
    if said["pact"]:
        own.pact, own.pact_partner = military(said["pact"][0], edition)[0], said["pact"][1] - 1
        own.pact_side = "AB".index(said["pact"][2]) if len(said["pact"]) > 2 else 0
        state.note_pacts()
    own.spare_civil = said["spare_civil"]
    own.spare_military, own.unit_resources = said["spare_military"], said["unit_resources"]
    own.unit_science, own.used = said["unit_science"], said["used"]
    own.caesar_used, own.skips_politics = int(said["caesar_used"]), int(said["skips_politics"])
    set_tokens(state, own, said)


def set_workers(edition: Edition, own: Civilization, technologies: Mapping[str, int]) -> None:
    for name, workers in technologies.items():
        card = edition.civil[edition.civil_ids[name]]
        assert card.place != NONE, f"{name} holds no workers"
        own.technologies |= 1 << card.place
        own.add_workers(card.place, workers - own.workers[card.place])


def set_tactic(state: Ages, own: Civilization, tactic: str, exclusive: bool) -> None:
    """A tactic that is not exclusive lies in the common area."""
    if tactic:
        own.tactic = military(tactic, state.edition)[0]
        own.tactic_is_exclusive = int(exclusive)
        if not exclusive and own.tactic not in state.common_tactics:
            state.common_tactics += (own.tactic,)


def set_tokens(state: Ages, own: Civilization, said: Words) -> None:
    """Goods on farms and mines, and what is left in the banks."""
    own.yellow_bank = said["yellow_bank"]
    own.yellow_owned = own.yellow_bank + workers_in_all(own)
    for name, tokens in counted(said["blue"]).items():
        place = state.edition.civil[civil(name, state.edition)[0]].place
        own.add_blue(place, tokens - own.blue_at(place))
    own.blue_bank = 99
    for goods, amount in ((FOOD, said["food"]), (RESOURCES, said["resources"])):
        gained = gain(state, own, goods, amount)
        assert gained == amount, f"no farm or mine can hold {amount}"
    placed = sum(own.blue_by_place()) + own.stages_built
    owned = state.edition.blue_tokens + blue_of_cards(state, own)
    own.blue_bank = owned - placed if said["blue_bank"] is None else said["blue_bank"]
    assert own.blue_bank >= 0, "too many blue tokens on cards; tell the blue bank"
    own.blue_owned = own.blue_bank + placed


def blue_of_cards(state: Ages, own: Civilization) -> int:
    """Blue tokens that came with cards in play."""
    cards = [id for id in [*own.specials, *own.wonders] if id != NONE and id not in own.ruins]
    colonies = [cast(Territory, state.edition.military[id]) for id in own.colonies]
    return sum(state.edition.civil[id].blue for id in cards) + sum(colony.blue for colony in colonies)
