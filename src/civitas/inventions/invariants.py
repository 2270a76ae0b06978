"""What must hold in every position of Inventions, for the fuzzer: a sentence says what is broken."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from civitas.inventions.assembly import forum_of
from civitas.inventions.influence import CHAIN_TOKENS
from civitas.inventions.kinds import (
    ACADEMIC,
    ACADEMIC_LIMIT,
    CITIZENS,
    ECONOMY_TOKEN,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    NONE,
    PEOPLE,
    PRIVATE_DISPLAYS,
    REGIONS,
    TYPES,
)
from civitas.inventions.knowledge import hidden_stacks
from civitas.inventions.people import academic_limit, people_of
from civitas.inventions.preparation import copies_used
from civitas.inventions.state import (
    IN_COMMON,
    IN_DISCARD,
    IN_EUREKA,
    IN_STACK,
    TILE_SLOTS,
    Inventions,
)
from civitas.inventions.tile_display import ReplaceTile
from civitas.kernel.bits import apart
from civitas.kernel.state import State

MOST_MOVES: Final = 1500
START_TOKENS: Final = 1


def broken(state: State) -> str | None:
    """The first thing that does not hold, as a sentence."""
    game = cast(Inventions, state)
    tests = [milestones_broken, sages_broken, progress_broken, wealth_broken, cards_broken, ending_broken]
    for test in tests:
        what = test(game)
        if what is not None:
            return what
    for region in range(REGIONS):
        what = region_broken(game, region)
        if what is not None:
            return what
    for colour in range(game.colours):
        what = citizens_broken(game, colour) or influence_tiles_broken(game, colour)
        if what is not None:
            return what
    for seat in range(game.players):
        what = society_broken(game, seat) or tokens_broken(game, seat) or pillars_broken(game, seat)
        if what is not None:
            return what
    return None


def broken_by_move(before: State, after: State) -> str | None:
    """Academics never grow beyond their limit, and points are never lost."""
    old, new = cast(Inventions, before), cast(Inventions, after)
    for seat in range(new.players):
        was, has = academics_of(old, seat), academics_of(new, seat)
        limit = max(most_academics(old, seat), most_academics(new, seat))
        if has > was and has > limit and not new.rulings.limit_at_era_change:
            return f"Player {seat + 1} got {has} Academics and may have {limit}."
        if new.societies[seat].score() < old.societies[seat].score():
            return f"Player {seat + 1} lost points."
    return None


def most_academics(game: Inventions, seat: int) -> int:
    """In a single move the tile for one more can be used and see its token come back at the Era Change."""
    within = bool(game.has_effect(seat, ACADEMIC_LIMIT) and game.societies[seat].economy_tokens)
    return max(int(academic_limit(game, seat)), int(game.era_of(seat)) + within)


def academics_of(game: Inventions, seat: int) -> int:
    society = game.societies[seat]
    return int(people_of(society, ACADEMIC))


# Components


def milestones_broken(game: Inventions) -> str | None:
    """Each Milestone lies in one place, which is the place that is kept for it."""
    hidden = [id for stack in hidden_stacks(game) for id in stack]
    places = [(IN_COMMON, game.common), (IN_DISCARD, game.discard), (IN_EUREKA, game.eureka), (IN_STACK, hidden)]
    found = {id: place for place, ids in places for id in ids}
    found |= {id: seat for seat, id in enumerate(game.private)}
    in_all = sum(len(ids) for _, ids in places) + len(game.private)
    if in_all != len(game.edition.milestones) or [found.get(id) for id in range(in_all)] != game.milestones_at:
        return f"{in_all} Milestones are found, at {found}; kept are {game.milestones_at}."
    if len(game.common) != game.edition.common_spaces or len(game.private) != PRIVATE_DISPLAYS:
        return f"{len(game.common)} Milestones are common and {len(game.private)} private."
    eras = [int(game.edition.milestones[id].era) for id in game.common]
    if eras != sorted(eras, reverse=True):
        return f"The common Milestones are of the Eras {eras} from above."
    for id in range(in_all):
        bits = int(game.diplomats_on(id))
        if bits.bit_count() > game.edition.milestones[id].spaces or (bits and game.milestones_at[id] == IN_DISCARD):
            return f"{game.edition.milestones[id].name} has {bits.bit_count()} Diplomats."
    return None


def sages_broken(game: Inventions) -> str | None:
    """Seven Sages are on the Map or with players."""
    sages = sum(region.sage for region in game.regions) + sum(society.sages for society in game.societies)
    return None if sages == REGIONS else f"There are {sages} Sages."


def progress_broken(game: Inventions) -> str | None:
    """All copies of each Progress tile are in their display or owned, each player with at most one of them."""
    for id, tile in enumerate(game.edition.progress):
        owners = sum(int(society.progress >> id & 1) for society in game.societies)
        if game.progress_left[id] < 0 or game.progress_left[id] + owners != copies_used(game):
            return f"{tile.name}: {game.progress_left[id]} are left and {owners} owned of {copies_used(game)}."
    return None


def wealth_broken(game: Inventions) -> str | None:
    """No Wealth tile is in two places."""
    found = [tile for region in game.regions for tile in region.wealth] + game.chronos_wealth
    for society in game.societies:
        found += [tile - FIRST_WEALTH for tile in society.display + society.hexes if tile >= FIRST_WEALTH]
    found += [tile - FIRST_WEALTH for tile in tiles_waiting(game) if tile >= FIRST_WEALTH]
    twice = [game.edition.wealth[tile].name for tile, count in Counter(found).items() if count > 1]
    return f"{twice} is in two places." if twice else None


def tiles_waiting(game: Inventions) -> list[int]:
    """Tiles for which a slot of a full Tile Display is being chosen."""
    return [int(item.tile) for item in game.agenda if isinstance(item, ReplaceTile)]


def cards_broken(game: Inventions) -> str | None:
    """No card is in two places, and the Inventions of each type are counted right."""
    found = [int(region.card) for region in game.regions if region.card != NONE]
    found += game.open_ideas + game.deck[game.deck_at :]
    for seat, society in enumerate(game.societies):
        found += society.ideas + society.inventions
        types = [int(game.edition.ideas[card].type) for card in society.inventions]
        if [types.count(type) for type in range(TYPES)] != apart(society.types, TYPES):
            return f"Player {seat + 1} keeps {apart(society.types, TYPES)} Inventions of the types, and has {types}."
    twice = [game.edition.ideas[card].name for card, count in Counter(found).items() if count > 1]
    return f"{twice} is in two places." if twice else None


# Regions


def region_broken(game: Inventions, region: int) -> str | None:
    """An Invention has one Inventor, who is not its Innovator; nobody stands beside no card."""
    display = game.regions[region]
    name = game.edition.regions[region].name
    if display.card == NONE and (display.presenter, display.inventor, display.innovator) != (NONE, NONE, NONE):
        return f"People stand in {name} beside no card."
    if display.inventor != NONE and display.inventor == display.innovator:
        return f"The Inventor in {name} is its Innovator."
    if display.innovator != NONE and display.inventor == NONE:
        return f"An Idea in {name} has an Innovator."
    if len(display.influence) != len(set(display.influence)):
        return f"{name} has Influence tiles of {display.influence}."
    if len(display.influence) > len(game.edition.regions[region].points):
        return f"{name} has {len(display.influence)} Influence tiles."
    return None


def citizens_broken(game: Inventions, colour: int) -> str | None:
    """Each colour has thirty Citizens, each in one place."""
    society = game.societies[colour]
    ready, exhausted = apart(society.ready, PEOPLE), apart(society.exhausted, PEOPLE)
    total = int(society.supply) + sum(ready) + sum(exhausted) + int(society.diplomats).bit_count()
    total += sum(apart(society.citizens, REGIONS))
    for region in game.regions:
        total += (region.inventor == colour) + (region.innovator == colour)
        total += int(region.presenters) if region.presenter == colour else 0
    if total != CITIZENS or society.supply < 0:
        return f"Colour {colour + 1} has {total} Citizens, {ready} available and {exhausted} exhausted."
    return None


def influence_tiles_broken(game: Inventions, colour: int) -> str | None:
    """Each Influence tile is on the Society Board or in a Region; whoever has one there is on a space."""
    society = game.societies[colour]
    placed = [tile for tile in society.tile_in if tile != NONE]
    if sorted(placed + bits_in(int(society.influence_tiles))) != list(range(len(game.edition.influence_tiles))):
        return f"Colour {colour + 1} has placed {placed} and kept {bits_in(int(society.influence_tiles))}."
    for region in range(REGIONS):
        here = society.tile_in[region] != NONE
        if here != (colour in game.regions[region].influence) or (society.face_up >> region & 1 and not here):
            return f"The Influence tile of colour {colour + 1} in Region {region + 1} is not on a space."
    return None


# Players


def society_broken(game: Inventions, seat: int) -> str | None:
    """Four slots, a track from 0 to 10, no tile twice, and sets that are those of a recount."""
    society = game.societies[seat]
    tiles = society.display + [tile for tile in society.hexes if tile != NONE]
    progress = [tile - FIRST_PROGRESS for tile in tiles if FIRST_PROGRESS <= tile < FIRST_WEALTH]
    letters = [int(game.edition.wealth[tile - FIRST_WEALTH].letter) for tile in tiles if tile >= FIRST_WEALTH]
    built = [tile - FIRST_PROGRESS for tile in society.hexes if FIRST_PROGRESS <= tile < FIRST_WEALTH]
    if len(society.display) > TILE_SLOTS or (society.overflow and seat != game.active):
        return f"The Tile Display of player {seat + 1} holds {society.display} and {society.overflow}."
    if not 0 <= society.influence < len(game.edition.influence_track):
        return f"Player {seat + 1} has {society.influence} Influence."
    if sorted(progress) != bits_in(int(society.progress)) or sorted(built) != bits_in(int(society.built)):
        return f"Player {seat + 1} has the Progress tiles {progress}, built {built}."
    if sorted(letters) != bits_in(int(society.letters)):
        return f"Player {seat + 1} has Wealth tiles of the letters {letters}."
    return hexes_broken(game, seat)


def hexes_broken(game: Inventions, seat: int) -> str | None:
    """The hexes that are taken, and those with more than each number of tiles beside them, are those of a recount."""
    society = game.societies[seat]
    taken = [hex for hex, tile in enumerate(society.hexes) if tile != NONE]
    if bits_in(int(society.taken)) != taken:
        return f"Player {seat + 1} keeps the hexes {bits_in(int(society.taken))}, and has tiles on {taken}."
    beside = [len({*bits_in(hexes)} & {*taken}) for hexes in game.edition.hexes_beside]
    for most, crowded in enumerate(society.crowded):
        if bits_in(crowded) != [hex for hex, count in enumerate(beside) if count > most]:
            return f"Player {seat + 1} keeps {bits_in(crowded)} as hexes with more than {most} of {beside} beside them."
    return None


def tokens_broken(game: Inventions, seat: int) -> str | None:
    """Economy tokens are in the corner, on Economy tiles or on their hexes; Chain Action tokens are three."""
    society = game.societies[seat]
    hexes = [hex for hex, row in enumerate(game.edition.hexes) if row.benefit == ECONOMY_TOKEN]
    left = sum(society.hexes[hex] == NONE for hex in hexes)
    tokens = int(society.economy_tokens) + int(society.used).bit_count() + left
    if tokens != START_TOKENS + len(hexes):
        return f"Player {seat + 1} has {tokens} Economy tokens."
    if society.used & ~society.built or society.spent & ~society.built:
        return f"Player {seat + 1} uses tiles that are not built."
    used = int(society.marked).bit_count()
    if society.tokens + used > CHAIN_TOKENS or (seat != game.active and (society.tokens or used)):
        return f"Player {seat + 1} has {society.tokens} Chain Action tokens and {used} on cards."
    return None


def pillars_broken(game: Inventions, seat: int) -> str | None:
    """No two own Pillars in one Forum, unless an Economy tile allowed it in this Era."""
    society = game.societies[seat]
    forums = [int(forum_of(space)) for space in (society.season_1, society.season_2, society.epoch) if space != NONE]
    allowed = len(forums) - len(set(forums))
    if allowed > 1 or (allowed and not has_reused(game, seat)):
        return f"The Pillars of player {seat + 1} are in the Forums {forums}."
    return None


def has_reused(game: Inventions, seat: int) -> bool:
    """Whether the player could ever have used the tile that opens a Forum; its token may be back already."""
    return bool(game.societies[seat].built & (1 << game.edition.tile_with[0]))


def ending_broken(game: Inventions) -> str | None:
    """A game is over exactly when nobody is asked and somebody has won."""
    if game.is_over() == bool(game.winners):
        return None
    return f"The winners are {game.winners:04b} with an agenda of {len(game.agenda)}."


def bits_in(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]
