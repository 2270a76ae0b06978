"""What beginners overlook in Through the Ages, of either edition."""

from __future__ import annotations

from typing import Any, Final, cast

from civitas.ages.cards.kinds import AGE_NAMES
from civitas.ages.editions.edition import Edition
from civitas.ages.state import Ages
from civitas.coaching import Advice, Seen, Situation
from civitas.kernel.messages import Message, add_sentences

add_sentences(
    "en",
    {
        "coach.ages.corruption": "If you end now, corruption takes {lost}: {kept} blue tokens lie on your cards. Goods that are spent go back to the bank.",
        "coach.ages.corruption_later": "If you end now, corruption takes {lost}: what you produce empties the blue bank. Goods that are spent go back there.",
        "coach.ages.hunger": "{food} food will be missing, and each costs 4 culture. A farm, a card or fewer mouths would help.",
        "coach.ages.uprising": "There would be an uprising: nothing is scored or produced this turn. A happy face or an unused worker calms the people.",
        "coach.ages.unmade": "The blue bank is nearly empty: some of what you make cannot be stored, and is not made.",
        "coach.ages.actions": "{count} civil actions are left. They do not keep.",
        "coach.ages.idle": "{count:worker is|workers are} unused, and you have {resources:resource|resources}: a building would put one to work.",
        "coach.ages.empty": "{card} has no worker yet: it does nothing until somebody works there.",
        "coach.ages.science": "You have the science for {card}: in your hand it does nothing.",
        "coach.ages.revolution": "A revolution takes a whole turn's civil actions: after this one it is too late for {card} this turn.",
        "coach.ages.age_ends": "The civil deck runs out: before your next turn the age may end, and what is antiquated goes. You would lose {what}.",
        "coach.ages.late": "About {turns:turn|turns} left: {cost:resource|resources} spent here bring back {gain} until the end. Only culture counts then.",
        "coach.ages.weak": "Your strength is {own}, the strongest has {most}. Events and attacks look for the weakest.",
        "coach.ages.event": "You hold {card}. Prepared, an event is culture at once, and you know what will come.",
        "coach.ages.hand": "You hold {cards} military cards and may keep {limit}: what is not used is discarded.",
    },
)

UNUSED_ACTIONS: Final = 2
FIRST_ROUNDS: Final = 5
BEHIND: Final = {"A": 3, "I": 3}
FAR_BEHIND: Final = 5
LAST_TURNS: Final = 3
PRODUCERS: Final = ("farm", "mine", "lab")
MADE: Final = ("food_production", "resource_production", "science_rating")


def own(seen: Seen) -> Any:
    return seen.table["civilizations"][seen.seat]


def kind_of(seen: Seen, move: str) -> tuple[str, dict[str, Any]]:
    number = seen.world.read(move)
    kind = seen.world.rules.book.kind(number)
    return kind.word, kind.values(number)


def ends(seen: Seen) -> bool:
    """Whether the move in mind ends the turn."""
    return seen.move is not None and kind_of(seen, seen.move)[0] == "end_turn"


def forecast(seen: Seen, fact: str) -> int:
    return int((seen.table["forecast"] or {}).get(fact) or 0)


def corruption(seen: Seen) -> Advice | None:
    lost = forecast(seen, "corruption")
    if not ends(seen) or not lost:
        return None
    fact = f"fact:civilizations.{seen.seat}.blue_bank"
    kept = sum(row["blue"] for row in own(seen)["technologies"])
    now, later = (
        Message("coach.ages.corruption", lost=lost, kept=kept),
        Message("coach.ages.corruption_later", lost=lost),
    )
    return Advice("corruption", now if own(seen)["corruption"] >= lost else later, [fact], lost)


def hunger(seen: Seen) -> Advice | None:
    food = forecast(seen, "missing_food")
    if not ends(seen) or not food:
        return None
    return Advice("hunger", Message("coach.ages.hunger", food=food), [f"fact:civilizations.{seen.seat}.food"], 4 * food)


def uprising(seen: Seen) -> Advice | None:
    if not ends(seen) or not forecast(seen, "uprising"):
        return None
    return Advice("uprising", Message("coach.ages.uprising"), [f"fact:civilizations.{seen.seat}.happiness"], 9)


def unmade(seen: Seen) -> Advice | None:
    lost = forecast(seen, "unmade_food") + forecast(seen, "unmade_resources")
    if not ends(seen) or not lost:
        return None
    return Advice("unmade", Message("coach.ages.unmade"), [f"fact:civilizations.{seen.seat}.blue_bank"], lost)


def actions(seen: Seen) -> Advice | None:
    """Actions are left, something could be done, and it is early."""
    left = own(seen)["civil_actions"][0]
    useful = [move for move in seen.options() if kind_of(seen, move)[0] not in ("end_turn", "pass")]
    if not ends(seen) or left < UNUSED_ACTIONS or seen.table["round"] > FIRST_ROUNDS or not useful:
        return None
    return Advice("actions", Message("coach.ages.actions", count=left), [], left)


def idle(seen: Seen) -> Advice | None:
    """A worker is unused, keeps nobody calm, and a building could be paid."""
    civ = own(seen)
    free = civ["idle_workers"] - civ["discontent"]
    builds = [move for move in seen.options() if kind_of(seen, move)[0] == "build"]
    if not ends(seen) or free <= 0 or not builds:
        return None
    numbers = {"count": free, "resources": civ["resources"]}
    return Advice("idle", Message("coach.ages.idle", **numbers), [f"fact:civilizations.{seen.seat}.idle_workers"], free)


def empty(seen: Seen) -> Advice | None:
    """A technology above the first level has no worker, and one could go there."""
    if not ends(seen):
        return None
    offered = [kind_of(seen, move) for move in seen.options()]
    for tech in own(seen)["technologies"]:
        reachable = any(tech["card"] in values.values() for kind, values in offered if kind in ("build", "upgrade"))
        if tech["level"] > 0 and not tech["workers"] and reachable:
            return Advice("empty", Message("coach.ages.empty", card=tech["card"]), [f"card:{tech['card']}"])
    return None


def science(seen: Seen) -> Advice | None:
    """A technology in hand could be developed, and the turn is about to end."""
    if not ends(seen):
        return None
    offered = [values for kind, values in (kind_of(seen, move) for move in seen.options()) if kind == "develop"]
    if not offered:
        return None
    card = next(iter(offered[0].values()))
    return Advice("science", Message("coach.ages.science", card=card), [f"card:{card}"])


def revolution(seen: Seen) -> Advice | None:
    """The first civil action of a turn is in mind, and a revolution is possible now."""
    if seen.move is None or kind_of(seen, seen.move)[0] in ("revolution", "end_turn", "pass"):
        return None
    wanted = [values for kind, values in (kind_of(seen, move) for move in seen.options()) if kind == "revolution"]
    cards = [card for values in wanted for card in values.values()]
    world = seen.after(seen.move)
    if not wanted or world.seat != seen.seat or {*kind_of(seen, seen.move)[1].values()} & {*cards}:
        return None
    still = [world.say(move) for move in world.options()]
    if any(move.startswith("declare a revolution") for move in still):
        return None
    card = cards[0]
    return Advice("revolution", Message("coach.ages.revolution", card=card), [f"card:{card}"])


def dealt_in_a_round(seen: Seen) -> int:
    """The civil cards that come until the next turn of whoever is asked, if nobody takes any."""
    return int(seen.table["row_discards"]) * sum(bool(civ["playing"]) for civ in seen.table["civilizations"])


def edition(seen: Seen) -> Edition:
    return cast(Ages, seen.world.state).edition


def antiquated(seen: Seen) -> list[str]:
    """What the end of this age would take: the unfinished wonder, the leader and cards in hand of older ages."""
    civ, rules = own(seen), edition(seen)
    cards = [card for card in (civ["unfinished_wonder"], civ["leader"], *civ["hand"]) if card]
    age = AGE_NAMES.index(seen.table["age"])
    return [card for card in cards if rules.antiquates and rules.civil[rules.civil_ids[card]].age < age]


def age_ends(seen: Seen) -> Advice | None:
    """The deck runs out before the next turn, and something would be lost."""
    if not ends(seen) or not 0 < seen.table["civil_deck"] <= dealt_in_a_round(seen):
        return None
    what = antiquated(seen)
    if not what:
        return None
    return Advice("age_ends", Message("coach.ages.age_ends", what=what), [f"card:{card}" for card in what], 3)


def turns_left(seen: Seen) -> int | None:
    """The own turns that are left with this one, as far as that is near; cards that are taken make it fewer."""
    if seen.table["last_round"]:
        return 1 if seen.table["last_round"] == "this" else 2
    if seen.table["age"] != seen.table["last_age"]:
        return None
    return -(-int(seen.table["civil_deck"]) // dealt_in_a_round(seen)) + 1


def late(seen: Seen) -> Advice | None:
    """Near the end a farm, a mine or a lab is in mind that does not earn back what it costs.

    Not in a game whose end scores what everybody makes.
    """
    turns = turns_left(seen)
    if seen.move is None or turns is None or turns > LAST_TURNS or edition(seen).end_bonus is not None:
        return None
    kind, values = kind_of(seen, seen.move)
    if kind not in ("build", "upgrade"):
        return None
    card = values.get("high", values.get("card"))
    technology = next((row for row in own(seen)["technologies"] if row["card"] == card), None)
    if technology is None or technology["kind"] not in PRODUCERS:
        return None
    then = seen.after(seen.move).view(seen.seat)["table"]["civilizations"][seen.seat]
    cost = own(seen)["resources"] - then["resources"]
    gain = turns * sum(then[made] - own(seen)[made] for made in MADE)
    if gain >= cost:
        return None
    return Advice("late", Message("coach.ages.late", turns=turns, cost=cost, gain=gain), [f"card:{card}"], cost - gain)


def weak(seen: Seen) -> Advice | None:
    """Far behind the strongest, at the beginning of a turn."""
    if seen.move is not None or not seen.table["has_military_cards"]:
        return None
    strengths = [civ["strength"] for civ in seen.table["civilizations"] if civ["playing"]]
    mine, most = own(seen)["strength"], max(strengths)
    if most - mine < BEHIND.get(str(seen.table["age"]), FAR_BEHIND):
        return None
    fact = f"fact:civilizations.{seen.seat}.strength"
    return Advice("weak", Message("coach.ages.weak", own=mine, most=most), [fact], most - mine)


def event(seen: Seen) -> Advice | None:
    """An event could be prepared, and passing is in mind."""
    if seen.move is None or kind_of(seen, seen.move)[0] != "pass":
        return None
    prepared = [values for kind, values in (kind_of(seen, move) for move in seen.options()) if kind == "prepare"]
    if not prepared:
        return None
    card = next(iter(prepared[0].values()))
    return Advice("event", Message("coach.ages.event", card=card), [f"card:{card}"])


def hand(seen: Seen) -> Advice | None:
    """More military cards than may be kept, and actions to use them."""
    civ = own(seen)
    cards = civ["military_hand"] if isinstance(civ["military_hand"], list) else []
    over = len(cards) > civ["military_hand_limit"]
    if not ends(seen) or not over or not civ["military_actions"][0]:
        return None
    return Advice("hand", Message("coach.ages.hand", cards=len(cards), limit=civ["military_hand_limit"]))


SITUATIONS: Final[tuple[Situation, ...]] = (
    uprising, hunger, corruption, unmade, age_ends, late, actions, idle, empty, science, revolution, weak, event, hand,
)  # fmt: skip
