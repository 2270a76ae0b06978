"""What must hold after every move of a game of Through the Ages, counted anew from the cards and tokens."""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.actions.card_row import note_row
from civitas.ages.actions.hand import sort_hand
from civitas.ages.bonuses import all_bonuses
from civitas.ages.cards.kinds import GOODS_PLACES, LEVELS, NONE, PACT, PLACES
from civitas.ages.knowledge import cards_on_agenda
from civitas.ages.ratings import refresh, workers_in_all
from civitas.ages.state import TOKEN_BITS, Ages, Civilization
from civitas.kernel.state import State

MOST_MOVES: Final = 5000
"""Far above any real game; a turn cannot go on for ever because each action costs something."""

NOTED_SETS: Final = (
    "parties", "row_wonders", "row_actions", "row_others", "hand_leaders", "hand_technologies", "hand_actions",
)  # fmt: skip


def broken(state: State) -> str | None:
    """What is wrong with a position, as a sentence; None when nothing is."""
    game = cast(Ages, state)
    for seat in range(game.players):
        civ = game.civs[seat]
        found = (
            broken_tokens(civ)
            or broken_leader(game, civ)
            or broken_counts(civ)
            or broken_sheet(game, seat)
            or broken_ratings(game, seat)
        )
        if found:
            return f"Player {seat + 1}: {found}"
    return broken_sets(game) or broken_civil_cards(game) or broken_military_cards(game) or broken_knowledge(game)


def broken_tokens(civ: Civilization) -> str | None:
    """Blue and yellow tokens only ever change places."""
    blue = civ.blue_bank + sum(civ.blue_by_place()) + civ.stages_built
    if blue != civ.blue_owned:
        return f"{blue} blue tokens on the table, {civ.blue_owned} owned."
    yellow = civ.yellow_bank + workers_in_all(civ)
    if yellow != civ.yellow_owned:
        return f"{yellow} yellow tokens on the table, {civ.yellow_owned} owned."
    return None


def broken_sets(game: Ages) -> str | None:
    """Where the cards of the row and of the hands are is noted as they lie, and who is party to a pact."""
    copy = game.clone()
    copy.note_pacts()
    note_row(copy)
    for civ in copy.civs:
        sort_hand(copy, civ)
    for before, after in zip([game, *game.civs], [copy, *copy.civs]):
        for name in NOTED_SETS:
            if getattr(before, name, 0) != getattr(after, name, 0):
                return f"{name} is {getattr(before, name)}, and {getattr(after, name)} by the cards."
    return None


def broken_leader(game: Ages, civ: Civilization) -> str | None:
    """The card of the leader is that of its number."""
    card = None if civ.leader == NONE else game.edition.civil[civ.leader]
    return None if civ.leader_card is card else f"the leader is {civ.leader}, noted otherwise."


def broken_counts(civ: Civilization) -> str | None:
    """Nothing is ever negative, and workers stand only on technologies in play."""
    counts = {
        "culture": civ.culture,
        "science": civ.science,
        "yellow bank": civ.yellow_bank,
        "blue bank": civ.blue_bank,
        "unused workers": civ.idle_workers,
        "civil actions": civ.civil_left,
        "civil actions of this turn": civ.spare_civil,
        "military actions": civ.military_left,
    }
    if civ.blue_on < 0 or civ.blue_on >> TOKEN_BITS * GOODS_PLACES:
        return f"blue tokens beside their places: {civ.blue_on}."
    for name, count in counts.items():
        if count < 0:
            return f"{name} is {count}."
    for place in range(PLACES):
        if civ.workers[place] < 0:
            return f"a negative number of tokens at place {place}."
        if civ.workers[place] and not civ.technologies >> place & 1:
            return f"workers at place {place} without a technology."
        if bool(civ.workers[place]) != bool(civ.manned >> place & 1):
            return f"{civ.workers[place]} workers at place {place}, noted otherwise."
    return None


def broken_sheet(game: Ages, seat: int) -> str | None:
    """The score sheet, where it is kept, accounts for all culture."""
    if game.sheets and sum(game.sheets[seat]) != game.civs[seat].culture:
        return f"{sum(game.sheets[seat])} culture on the score sheet, {game.civs[seat].culture} in all."
    return None


def broken_ratings(game: Ages, seat: int) -> str | None:
    """The ratings equal a recount."""
    if not game.civs[seat].is_playing:
        return None
    again = game.clone()
    refresh(again, seat)
    before, after = ratings_of(game.civs[seat]), ratings_of(again.civs[seat])
    return None if before == after else f"ratings {before}, recounted {after}."


def ratings_of(civ: Civilization) -> list[int]:
    return [
        int(civ.culture_rating), int(civ.science_rating), int(civ.strength), int(civ.happiness), int(civ.colonization),
        int(civ.civil_total), int(civ.military_total), int(civ.civil_left), int(civ.military_left),
    ]  # fmt: skip


def broken_civil_cards(game: Ages) -> str | None:
    """No civil card is anywhere more often than it was printed."""
    edition = game.edition
    common = [id for id in game.row if id != NONE] + game.civil_deck
    for age in range(LEVELS):
        if age > game.age:
            common += game.later_civil[age]
    seen = [0] * len(edition.civil)
    for id in common:
        seen[id] += 1
    for civ in game.civs:
        if civ.is_playing:
            for id in own_civil_cards(game, civ):
                seen[id] += 1
    for id, card in enumerate(edition.civil):
        printed = card.copies[game.players - 2] if sum(card.copies) else game.players
        if seen[id] > printed:
            return f"{card.name} is there {seen[id]} times and exists {printed} times."
    return None


def own_civil_cards(game: Ages, civ: Civilization) -> list[int]:
    """Civil cards in a hand and in a play area."""
    cards = [*civ.hand, *civ.wonders] + [id for id in civ.specials if id != NONE]
    cards += [game.edition.place_cards[place] for place in range(PLACES) if civ.technologies >> place & 1]
    cards += [int(id) for id in (civ.government, civ.leader, civ.project) if id != NONE]
    return cards


def broken_military_cards(game: Ages) -> str | None:
    """No military card is anywhere more often than it was printed."""
    edition = game.edition
    cards = game.military_deck + game.current_events + game.future_events + game.discards + cards_on_agenda(game)
    cards = [*cards, *all_bonuses(game), *game.bonus_pool, *(id for civ in game.civs for id in civ.bonus_hand)]
    cards = [*cards, *game.past_events, *game.removed, *game.common_tactics, *game.shown_discards]
    for age in range(LEVELS):
        if age > game.age:
            cards = cards + game.later_military[age]
    for civ in game.civs:
        if civ.is_playing:
            cards = [*cards, *civ.military_hand, *civ.colonies]
            cards = cards + [int(id) for id in (civ.war, civ.pact) if id != NONE]
            if civ.tactic_is_exclusive:
                cards.append(int(civ.tactic))
    seen = [0] * len(edition.military)
    for id in cards:
        seen[id] += 1
    for id, card in enumerate(edition.military):
        if seen[id] > card.copies[game.players - 2]:
            return f"{card.name} is there {seen[id]} times and exists {card.copies[game.players - 2]} times."
    return None


def broken_knowledge(game: Ages) -> str | None:
    """Every face-down discard has an owner, and what is known of hands are pacts in them."""
    if len(game.discards) != len(game.discard_owners):
        return f"{len(game.discards)} cards discarded face down, {len(game.discard_owners)} owners of them."
    for seat, civ in enumerate(game.civs):
        shown = civ.military_hand[: int(civ.shown_in_hand)]
        if len(shown) < civ.shown_in_hand or any(game.edition.military_kinds[id] != PACT for id in shown):
            return f"Player {seat + 1}: {civ.shown_in_hand} refused pacts in a hand of {len(civ.military_hand)} cards."
    return None
