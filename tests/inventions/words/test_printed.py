"""What each benefit does, each Progress tile, and each way to count Wealth: to be read beside the tiles."""

from __future__ import annotations

from civitas.inventions.kinds import BENEFIT_NAMES, SCORE_PROGRESS
from civitas.inventions.rules import RULES
from civitas.inventions.words.catalogue import benefit_text
from civitas.telling import message_of
from tests.support.sentences import unsaid

BENEFITS = {
    "Present": (
        "Present an Idea: move a card from the right of your Society Board and the Specialists it needs to an"
        " empty Region Display, and gain the benefit of its Specialist tile."
    ),
    "Share": (
        "Share an Invention beside which you have a Citizen: its Presenter scores, its people settle in the "
        "Region, its Inventor takes the card, you take a Wealth tile or a wild Aspiration."
    ),
    "Invent": (
        "Invent an Idea whose Milestone you can access: one matching Specialist stands beside the card, extra"
        " ones are exhausted, you gain a technology Aspiration."
    ),
    "Innovate": (
        "Innovate an Invention of somebody else: one matching Specialist stands beside the card, you gain a "
        "new one of the same type, and may use the card's Chain Action with a token."
    ),
    "Call Specialists": (
        "Call Specialists: Citizens of one Region come home as Specialists of the type of the card there; you"
        " gain an economy Aspiration and may use one of your Inventions with a token."
    ),
    "Gain Influence": (
        "Gain Influence: where you have the majority, Citizens go home and an Influence tile is placed; you "
        "score its space and gain Influence for each face-up tile of yours."
    ),
    "Travel": "Travel: a Citizen moves along a blue string; you gain a culture Aspiration and may take a Sage there.",
    "Eureka": (
        "Eureka: your Private Milestone becomes common knowledge, you take one of a later Era from the Eureka"
        " Display, and your Era Marker advances."
    ),
    "Send Diplomat": (
        "Send a Diplomat: an available person goes to a Milestone with a free space, and you receive its first benefit."
    ),
    "Call Diplomat": (
        "Call a Diplomat: your Citizen comes home from a Milestone as an Academic, and you receive its second benefit."
    ),
    "build": "Build Progress tiles, as many as your Era less one, without paying Influence.",
    "build for 2 Influence": "Build Progress tiles, as many as your Era less one, for 2 Influence.",
    "1 Influence": "Gain 1 Influence.",
    "new Merchant": "Gain a new Merchant from your supply.",
    "new Artisan": "Gain a new Artisan from your supply.",
    "new Thinker": "Gain a new Thinker from your supply.",
    "new Academic": "Gain a new Academic from your supply, within your limit.",
    "new Citizen": "Put a new Citizen from your supply on any Region.",
    "wild Aspiration": "Gain a wild Aspiration.",
    "return Citizens": "You may call Citizens home from one Region as Specialists.",
    "2 Specialists": "Gain two new Specialists of types of your choice from your supply.",
    "Economy token": "Gain the Economy token that lies here.",
    "2 Specialists less": "A Progress tile built here costs 2 Specialists less.",
    "turn order": (
        "At an Era Change, whoever stands furthest right on such a space chooses their place in the turn order."
    ),
    "nothing": "Nothing.",
}
EFFECTS = {
    "Economy 1": (
        "With an Economy token, before your action: your Pillar may go to a Forum that holds a Pillar of "
        "yours, even to the same space. The Epoch Pillar must still change its space."
    ),
    "Economy 2": "With an Economy token: building costs 1 Influence less.",
    "Economy 3": (
        "With an Economy token, when you could build: two Progress tiles on your Progress Map change places."
    ),
    "Economy 4": "With an Economy token: your limit of Academics is 1 higher for the rest of the Era.",
    "Economy 5": (
        "With an Economy token: when you travel, move two Citizens or one Citizen twice. A Sage is met only "
        "at the second Region."
    ),
    "Economy 6": "With an Economy token: build as many tiles as your Era, instead of one less.",
    "Economy 7": (
        "With an Economy token, at Eureka: apply another space of this or an earlier Era instead of your own;"
        " turn order only of this Era."
    ),
    "Culture 1": "When built: a new Citizen goes to any Region.",
    "Culture 2": "When built: gain a new Academic.",
    "Culture 3": "Each time you build, one tile costs 2 Specialists less.",
    "Culture 4": "When you gain Influence you always have the majority; the Citizens are still needed.",
    "Culture 5": "When you call Specialists, call any number from any Regions.",
    "Culture 6": "When you travel, go to any Region.",
    "Culture 7": "When you gain Influence, one Citizen less is needed.",
    "Technology 1": "Once, with a Chain Action token: gain an economy or culture tile of your choice.",
    "Technology 2": "Once, with a Chain Action token: Invent, then Share.",
    "Technology 3": "Once, with a Chain Action token: Invent, then Present.",
    "Technology 4": "Once, with a Chain Action token: Invent, then Travel.",
    "Technology 5": "Once, with a Chain Action token: Travel, then Share.",
    "Technology 6": "Once, with a Chain Action token: Innovate, then Present.",
    "Technology 7": "Once, with a Chain Action token: Share, then Present.",
}
WEALTH = {
    "Wealth A1": "At the end: 3 points for each of these tiles in the contiguous group with this one: economy.",
    "Wealth B1": "At the end: 3 points for each set of Progress tiles on your Progress Map: economy and culture.",
    "Wealth C1": "At the end: 3 points for each two of your Inventions.",
    "Wealth C3": "At the end: 4 points for each two of your Inventions of the same type.",
    "Wealth C4": "At the end: 6 points for each three of your Inventions of different types.",
    "Wealth D1": "At the end: 2 points for each set of three different Specialists; Academics fill gaps.",
    "Wealth E1": "At the end: 3 points for each Region with two or more of your Citizens.",
    "Wealth F1": "At the end: 1 point for each two of your Citizens in play.",
}
"""One tile of each kind."""


def test_each_benefit_says_what_it_does() -> None:
    said = {name: str(benefit_text(benefit)) for benefit, name in enumerate(BENEFIT_NAMES[:SCORE_PROGRESS])}

    assert said == BENEFITS


def said_of(kind: str) -> dict[str, str]:
    """What the catalogue says of each tile of a kind."""
    tiles = {name: entry for name, entry in RULES.catalogue("").items() if entry["kind"] == kind}
    return {name: "; ".join(str(message_of(text)) for text in entry["text"]) for name, entry in tiles.items()}


def test_each_progress_tile_says_what_it_does() -> None:
    assert said_of("progress") == EFFECTS


def test_a_wealth_tile_of_each_kind_says_what_it_counts() -> None:
    said = said_of("wealth")

    assert {name: said[name] for name in WEALTH} == WEALTH


def test_every_kind_of_benefit_effect_and_count_stands_in_full_in_a_test() -> None:
    parts = ["effect", "wealth", "reward"]

    assert [id for part in parts for id in unsaid(f"inventions.{part}.", "inventions")] == []
