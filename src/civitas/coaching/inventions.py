"""What beginners overlook in Inventions."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from civitas.coaching import Advice, Seen, Situation
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.rules import Rules

add_sentences(
    "en",
    {
        "coach.inventions.whose": "Whose points are these? Sharing there brings {others} to another player, and {own} to you.",
        "coach.inventions.tokens": "A Chain Action token is available. Tokens do not keep until your next turn.",
        "coach.inventions.ideas": "This is the last round of the Era. At Era Change you lose {cards} from your hand.",
        "coach.inventions.influence": "Your Influence is {influence}. Era Change takes {lost} of it, and before that it pays for building.",
        "coach.inventions.display": "Your Tile Display is full: the next Aspiration would be lost. Building makes room.",
        "coach.inventions.overflow": "Your Tile Display is full, and this brings another Aspiration: one will be lost.",
        "coach.inventions.academic": "You have {count} Academics, and your limit is {limit}: another one would go to the supply.",
        "coach.inventions.majority": "You have most Citizens in {region} now. After this you would not.",
    },
)

LAST_ROUND: Final = 3
LAST_ERA: Final = 5
SLOTS: Final = 4
LAST_CHANGE: Final = "last_era_change"
"""The option by which Influence changes once more before the final scoring."""
NEW_ACADEMIC: Final = "new Academic"


def printed(seen: Seen) -> Any:
    """What is printed on each component of the set that is played with."""
    return _printed(seen.world.rules, seen.world.setup.edition)


@cache
def _printed(rules: Rules, edition: str) -> Any:
    return rules.catalogue(edition)


def own(seen: Seen) -> Any:
    return seen.table["societies"][seen.seat]


def meaning(seen: Seen, move: str) -> tuple[str, dict[str, Any]]:
    number = seen.world.read(move)
    kind = seen.world.rules.book.kind(number)
    return kind.word, kind.values(number)


def ends_era(seen: Seen) -> bool:
    """Whether an Era Change follows this turn of the seat, before it is asked for its action again."""
    return begins_action(seen) and seen.table["round"] == LAST_ROUND and seen.table["era"] < LAST_ERA


def begins_action(seen: Seen) -> bool:
    """Whether the seat is asked for the action of its turn."""
    return seen.move is None and any(meaning(seen, move)[0] == "pillar" for move in seen.options())


def whose(seen: Seen) -> Advice | None:
    """Sharing brings another player more than the seat."""
    if seen.move is None or meaning(seen, seen.move)[0] != "share":
        return None
    after = seen.after(seen.move).view(seen.seat)["table"]["societies"]
    gains = [late["score"] - early["score"] for early, late in zip(seen.table["societies"], after, strict=True)]
    others = max(gain for seat, gain in enumerate(gains) if seat != seen.seat)
    if others <= gains[seen.seat]:
        return None
    numbers = {"others": others, "own": gains[seen.seat]}
    region = meaning(seen, seen.move)[1]["region"]
    return Advice("whose", Message("coach.inventions.whose", **numbers), [f"card:{region}"], others - gains[seen.seat])


def tokens(seen: Seen) -> Advice | None:
    """A chain is left out although there is a token for it."""
    chains = [move for move in seen.options() if meaning(seen, move)[0] in ("chain_card", "chain_tile")]
    if seen.move != "skip" or not chains or not own(seen)["tokens"]:
        return None
    return Advice("tokens", Message("coach.inventions.tokens"))


def ideas(seen: Seen) -> Advice | None:
    """Ideas of the Era that ends are still in hand."""
    if not ends_era(seen):
        return None
    old = [card for card in own(seen)["ideas"] if printed(seen)[card]["label"]["args"]["era"] == seen.table["era"]]
    if not old:
        return None
    return Advice("ideas", Message("coach.inventions.ideas", cards=old), [f"card:{card}" for card in old], len(old))


def influence(seen: Seen) -> Advice | None:
    """Era Change will take Influence."""
    is_last = begins_action(seen) and seen.table["round"] == LAST_ROUND and seen.table["era"] == LAST_ERA
    if not ends_era(seen) and not (is_last and seen.world.setup.options.get(LAST_CHANGE) == "yes"):
        return None
    amount = own(seen)["influence"]
    lost = -printed(seen)["Influence Track"]["era_change"][amount]
    if lost <= 0:
        return None
    numbers = {"influence": amount, "lost": lost}
    return Advice(
        "influence", Message("coach.inventions.influence", **numbers), [f"fact:societies.{seen.seat}.influence"], lost
    )


def display(seen: Seen) -> Advice | None:
    """The display is full, and nothing is built, or another Aspiration comes."""
    if seen.move is None or len(own(seen)["display"]) < SLOTS:
        return None
    fact = [f"fact:societies.{seen.seat}.display"]
    if seen.move == "done" and any(meaning(seen, move)[0] == "build" for move in seen.options()):
        return Advice("display", Message("coach.inventions.display"), fact)
    then = seen.after(seen.move).view(seen.seat)["table"]["societies"][seen.seat]
    if len(then["waiting"]) > len(own(seen)["waiting"]):
        return Advice("display", Message("coach.inventions.overflow"), fact)
    return None


def academic(seen: Seen) -> Advice | None:
    """An Academic is gained beyond the limit."""
    society = own(seen)
    count = society["ready"]["Academic"] + society["exhausted"]["Academic"]
    if seen.move is None or count < society["academic_limit"] or not brings_academic(seen, seen.move):
        return None
    numbers = {"count": count, "limit": society["academic_limit"]}
    return Advice("academic", Message("coach.inventions.academic", **numbers), [f"fact:societies.{seen.seat}.ready"])


def brings_academic(seen: Seen, move: str) -> bool:
    """Whether a Diplomat comes home, or the hex, space or Specialist tile of a move gives a new Academic."""
    kind, roles = meaning(seen, move)
    if kind == "recall":
        return True
    tiles = {row["region"]: row["specialist_tile"] for row in seen.table["regions"]}
    place = {"build": roles.get("hex"), "era_space": roles.get("space"), "present": tiles.get(roles.get("region"))}
    giver = place.get(kind)
    return giver is not None and printed(seen)[giver]["benefit"] == NEW_ACADEMIC


def majority(seen: Seen) -> Advice | None:
    """Calling or travelling gives a majority away."""
    if seen.move is None or meaning(seen, seen.move)[0] not in ("call", "travel"):
        return None
    after = seen.after(seen.move).view(seen.seat)["table"]["regions"]
    for early, late in zip(seen.table["regions"], after, strict=True):
        if leads(early["citizens"], seen.seat) and not leads(late["citizens"], seen.seat):
            region = early["region"]
            return Advice("majority", Message("coach.inventions.majority", region=region), [f"card:{region}"], 2)
    return None


def leads(citizens: list[int], seat: int) -> bool:
    return citizens[seat] > max(count for other, count in enumerate(citizens) if other != seat)


SITUATIONS: Final[tuple[Situation, ...]] = (whose, tokens, ideas, influence, display, academic, majority)
