"""The decks, the card row and the events of a table of Through the Ages."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.ages.actions.card_row import note_row
from civitas.ages.bonuses import all_bonuses
from civitas.ages.cards.kinds import AGE_III, AGE_IV, AGE_NAMES, LEVELS, NONE, PLACES
from civitas.ages.editions.edition import Edition
from civitas.ages.moves import ROW
from civitas.ages.state import Ages, Civilization
from tests.support.ages.names import Words, civil, military, played, without
from tests.support.changes import words


def deal(
    *, players: int = 2, events: str = "", bonuses: str = "", edition: Edition | None = None, **decks: str
) -> dict[str, list[str | int]]:
    """An explicit deal: in each deck the cards named come first, then the others.

    Decks are named civil_A, civil_I, civil_II, civil_III, military_I, military_II and military_III.
    """
    edition = edition or played.rules.edition
    rows: dict[str, list[str | int]] = {}
    count = edition.bonuses_dealt(players)
    named = military(bonuses, edition)
    set_apart = [*named, *without(edition.events_of(AGE_III), named)][:count]
    for age, name in enumerate(AGE_NAMES[: edition.last_age + 1]):
        first = civil(decks.pop(f"civil_{name}", ""), edition)
        rows[f"civil {name}"] = [*first, *without(edition.civil_deck(age, players), first)]
    for age, name in enumerate(AGE_NAMES[1 : edition.last_military_age + 1], 1):
        first = military(decks.pop(f"military_{name}", ""), edition)
        cards = without(edition.military_deck_of(age, players), set_apart)
        rows[f"military {name}"] = [*first, *without(cards, first)]
    if count:
        rows["bonuses"] = list[str | int](set_apart)
    assert not decks, f"There are no such decks: {', '.join(decks)}"
    first = military(events, edition)
    rows["events"] = list[str | int](
        [*first, *without(edition.events_of(0), first)][: edition.event_counts[players - 2]]
    )
    rows["later shuffles"] = [1, 2, 3]
    return rows


def set_row(state: Ages, row: str) -> None:
    cards = [NONE if word == "-" else civil(word, state.edition)[0] for word in words(row)]
    state.row = cards + [NONE] * (ROW - len(cards))
    note_row(state)


def set_civil_decks(state: Ages, first: list[int], size: int | None) -> None:
    """Cards in play, in hands and in the row are no more in the decks; those of ages past are gone."""
    used = [id for id in state.row if id != NONE]
    for own in state.civs:
        used += civil_cards(state.edition, own)
    decks = [without(state.edition.civil_deck(age, state.players), used) for age in range(LEVELS)]
    state.later_civil = [deck[::-1] for deck in decks]
    rest = [] if state.age > state.edition.last_age else without(decks[state.age], first)
    deck = [*first, *rest]
    state.civil_deck = (deck if size is None else deck[:size])[::-1]


def civil_cards(edition: Edition, own: Civilization) -> list[int]:
    """Civil cards in a hand and in a play area."""
    places = [edition.place_cards[place] for place in range(PLACES) if own.technologies >> place & 1]
    single = [int(id) for id in (own.government, own.leader, own.project, *own.specials) if id != NONE]
    return [*own.hand, *own.wonders, *places, *single]


def set_military_decks(state: Ages, first: list[int], size: int | None) -> None:
    used = placed_military(state)
    decks = [without(state.edition.military_deck_of(age, state.players), used) for age in range(LEVELS)]
    state.later_military = [[], *(deck[::-1] for deck in decks[1:])]
    rest = [] if state.age == 0 or state.age == AGE_IV else without(decks[state.age], first)
    deck = [*first, *rest]
    state.military_deck = (deck if size is None else deck[:size])[::-1]


def placed_military(state: Ages) -> list[int]:
    """Military cards that lie anywhere but in a deck."""
    cards = [*state.current_events, *state.future_events, *state.past_events, *state.common_tactics]
    cards += [*state.discards, *state.shown_discards, *all_bonuses(state), *state.bonus_pool]
    for own in state.civs:
        cards += [*own.bonus_hand, *own.military_hand, *own.colonies] + [
            int(id) for id in (own.war, own.pact) if id != NONE
        ]
        if own.tactic_is_exclusive:
            cards.append(int(own.tactic))
    return cards


def set_events(
    state: Ages, events: str | None, future: str, past: str, told: Sequence[Words], military_deck: str
) -> None:
    """The two event decks; what is not given are events of Age A named nowhere."""
    edition = state.edition
    state.past_events = tuple(military(past, edition))
    state.future_events, state.future_owners = prepared(edition, future)
    if events is None:
        named = [*state.past_events, *state.future_events, *military(military_deck, edition)]
        for said in told:
            named = named + military(said["military_hand"], edition)
        state.current_events = without(edition.events_of(0), named)[:2]
        state.current_owners = (NONE,) * len(state.current_events)
    else:
        current, owners = prepared(edition, events)
        state.current_events, state.current_owners = current[::-1], owners[::-1]


def prepared(edition: Edition, text: str) -> tuple[list[int], tuple[int, ...]]:
    """Events with the seats that prepared them; nobody prepared those of Age A."""
    events: list[int] = []
    owners: list[int] = []
    for word in words(text):
        name, _, player = word.partition(" by ")
        events += military(name, edition)
        prepared_in_play = edition.military[events[-1]].age > 0
        owners.append((int(player) - 1 if player else 0) if prepared_in_play else NONE)
    return events, tuple(owners)
