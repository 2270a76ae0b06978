"""The rules of Inventions for a newcomer, topic by topic in the order of the player aid, in English.

A number that a rule has is not written here again: its place is filled from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.inventions.assembly import ROUNDS
from civitas.inventions.building_costs import INFLUENCE_COST
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import CITIZENS, OBJECTIVE_KINDS, PEOPLE
from civitas.inventions.preparation import START_ACADEMICS, START_INVENTIONS, START_SPECIALISTS
from civitas.inventions.scoring import OBJECTIVES_SCORED
from civitas.inventions.state import TILE_SLOTS
from civitas.kernel.messages import add_sentences

IN_WORDS: Final = ("no", "one", "two", "three", "four", "five", "six")
DIPLOMATS: Final = 1


def row(numbers: Iterable[int]) -> str:
    """3, 2, 1 or 0."""
    *most, last = map(str, numbers)
    return f"{', '.join(most)} or {last}"


NUMBERS: Final = {
    "academics": IN_WORDS[START_ACADEMICS],
    "inventions": IN_WORDS[START_INVENTIONS],
    "objectives": IN_WORDS[len(OBJECTIVE_KINDS)],
    "supply": str(CITIZENS - DIPLOMATS - START_SPECIALISTS * (PEOPLE - 1) - START_ACADEMICS),
    "rounds": IN_WORDS[ROUNDS],
    "Forums": IN_WORDS[len(OUR_SET.forums)].capitalize(),
    "spaces": IN_WORDS[len(OUR_SET.forums[0])],
    "slots": IN_WORDS[TILE_SLOTS],
    "influence": row(INFLUENCE_COST[1:]),
    "tiles": row(range(1, TILE_SLOTS + 1)),
    "scored": IN_WORDS[OBJECTIVES_SCORED],
}
"""What fills the places below."""

HELP: Final = {
    "goal": (
        "Goal of the game",
        """
        You lead a society through five Eras of ideas. Present Ideas, invent them, share the Inventions with the world and
        build on your Progress Map. Whoever has the most Ingenuity Points after Era 5 wins.
        """,
    ),
    "components": (
        "Cards, tiles and boards",
        """
        The cards, tiles and boards of this table are an original set made for Civitas, not those of the published game.
        """,
    ),
    "setup": (
        "Preparation",
        """
        Everybody starts with a Merchant, an Artisan, a Thinker and {academics} Academics, a Diplomat on the own Private Milestone,
        {inventions} Inventions, two Ideas, {objectives} secret objectives and {supply} Citizens in supply. In reverse turn order each player
        claims a card that lies in a Region, presents it, gains the benefit of its Specialist tile, places the first
        Influence tile there without points and settles a Citizen. Unclaimed cards leave.
        """,
    ),
    "structure": (
        "Eras and rounds",
        """
        Era 1 is the preparation and one round. Eras 2 to 5 have {rounds} rounds each; in a round everybody takes one turn.
        Between Eras there is an Era Change. Era 6 is the final scoring.
        """,
    ),
    "turn": (
        "A turn",
        """
        First, Chain Action tokens become available by your Influence. Second, place a Pillar and act; take a card for each
        Idea you presented. Third, replace your Aspirations by Progress tiles. Fourth, you may build.
        """,
    ),
    "assembly": (
        "The Assembly",
        """
        {Forums} Forums have {spaces} action spaces each. In rounds 1 and 2 of an Era you place a Season Pillar, in round 3 you move
        the Epoch Pillar, always to a Forum that holds none of your Pillars. Others never block you; if their Epoch Pillar
        stands on your space they gain 1 Influence. Instead of any action you may spend it for 1 Influence.
        """,
    ),
    "people": (
        "People",
        """
        Specialists are available or exhausted until the Era Change. An Academic stands in for any Specialist; you may have
        as many Academics as the number of your Era, and a Citizen beyond that goes to the supply.
        """,
    ),
    "cards": (
        "The life of an Idea",
        """
        A card is presented as an Idea, turned to its other side when it is invented, and taken by its Inventor when it is
        shared. Cards left of your Society Board are your Inventions: they make building cheaper and offer Chain Actions.
        """,
    ),
    "present": (
        "Present an Idea",
        """
        Move a card from your hand to an empty Region Display and the Specialists it needs beside it, and gain the benefit of
        the Specialist tile. You need no access to its Milestone.
        """,
    ),
    "invent": (
        "Invent",
        """
        Choose an Idea of anybody whose Milestone you can access. One matching Specialist stands beside the card, extra ones
        shown on it are exhausted, and you gain a technology Aspiration.
        """,
    ),
    "share": (
        "Share an Invention",
        """
        You need a Citizen beside it. The Presenter scores the Era of the card for each of their Citizens there, all people
        beside it settle in the Region, the Inventor takes the card, the Innovator settles one more. You take the top
        Wealth tile of the Region, of a letter you do not have, or a wild Aspiration.
        """,
    ),
    "innovate": (
        "Innovate",
        """
        Join an Invention of somebody else with one matching Specialist. You gain a new Specialist of the same type and may
        use the Chain Action of the card with a token.
        """,
    ),
    "call": (
        "Call Specialists",
        """
        Citizens of one Region come home as Specialists of the type of the card there; without a card the rightmost open Idea
        decides. You gain an economy Aspiration and may use one of your Inventions for a Chain Action, each once a turn.
        """,
    ),
    "travel": (
        "Travel",
        """
        A Citizen moves along a blue string, and you gain a culture Aspiration. If a Sage stands in the new Region you may take
        them: either you perform the Chain Action of the Knowledge tile and turn it, or, if it shows its scoring side, you
        score all such tiles on the Map and turn them back.
        """,
    ),
    "influence": (
        "Influence",
        """
        With the majority of Citizens in a Region you send some home, place an Influence tile on the leftmost space, score its
        points and gain Influence for each of your face-up tiles. One of them may be turned face down for good to use its
        Chain Action with a token. Influence makes tokens available and pays for building.
        """,
    ),
    "milestones": (
        "Milestones and Diplomats",
        """
        You have access to common and discarded Milestones, to your own, to those of others of an Era that is over, and to
        those where you have a Diplomat. Sending a Diplomat and calling them back each bring a benefit of the tile.
        """,
    ),
    "eureka": (
        "Eureka",
        """
        Your Private Milestone becomes common knowledge and you take one of a later Era from the Eureka Display, with a Diplomat
        on it. Your Era Marker goes to a free space of that Era and gives its benefit. A later Era lets you build more
        and have more Academics.
        """,
    ),
    "chains": (
        "Chain Actions",
        """
        A Chain Action is a whole extra action with all its conditions. It costs an available token, but that of Travel costs
        the Sage. One chain may lead to another.
        """,
    ),
    "progress": (
        "Aspirations and Progress tiles",
        """
        Your Tile Display has {slots} slots. In step 3 each Aspiration becomes a Progress tile of its type that you do not have
        yet; a wild one becomes any. Built Economy tiles are used with an Economy token once an Era, Culture tiles work by
        themselves, Technology tiles are used once with a Chain Action token.
        """,
    ),
    "building": (
        "Building",
        """
        Building costs {influence} Influence with {tiles} tiles in your Tile Display. You may build as many tiles as your Era
        less one. A tile gives the benefit of its hex and exhausts 1 Specialist of its type, 1 more for each tile beside it,
        1 less for each own Invention of its type. Wealth tiles cost 1 more, of any type, without that discount.
        """,
    ),
    "era_change": (
        "Era Change",
        """
        Turn order may change; Influence changes by its position; people recover and Season Pillars come back; Sages teach
        Academics and go back; Economy tokens return; what is left of the Eureka Display becomes common and the next
        Milestones are laid out; Ideas of the Era that is over leave and are replaced.
        """,
    ),
    "chronos": (
        "Chronos, when two play",
        """
        Chronos is the third player. On its turn its Pillar moves to the next Region, and it does the first thing it can: present,
        invent, share or innovate. It never scores, but its Citizens and tiles count for majorities and spaces.
        """,
    ),
    "wealth": (
        "Wealth tiles",
        """
        Wealth tiles score at the end if they are built. You may have one of each letter.
        """,
    ),
    "objectives": (
        "Objectives",
        """
        Each player has {objectives} secret objectives, of which the {scored} best are scored at the end. Public objectives are scored during
        the game, by Knowledge tiles and by Diplomats called back from Milestones.
        """,
    ),
    "scoring": (
        "Final scoring",
        """
        Influence scores the points of its position, then each built Wealth tile, then {scored} private objectives. Ties go to the
        most tiles on the Progress Map, then the most Inventions, then the largest population.
        """,
    ),
}

TOPICS: Final = tuple(f"inventions.help.{topic}" for topic in HELP)
TOPICS_OF_ANY_SET: Final = tuple(topic for topic in TOPICS if topic != "inventions.help.components")

for _topic, (_title, _text) in HELP.items():
    add_sentences(
        "en",
        {
            f"inventions.help.{_topic}": " ".join(_text.format(**NUMBERS).split()),
            f"inventions.help.{_topic}.title": _title,
        },
    )
