"""The topics of the rule help that the original edition of Through the Ages has otherwise, or alone; in English."""

from __future__ import annotations

from typing import Final

from civitas.ages.words.help import HELP, plain_text
from civitas.kernel.messages import add_sentences

ORIGINAL: Final = {
    "modes": (
        "Simple, advanced and full game",
        """
        The simple game has the civil cards of Ages A and I, no military cards and no politics; an event is
        revealed before each turn of the starting player from the third round on, and a fixed bonus is scored.
        The advanced game adds Age II, military cards, politics, happiness and corruption, but no wars; four
        events of Age III lie open and score at the end. The full game is everything, with Age III and wars.
        """,
    ),
    "cards": (
        "Civil and military cards",
        """
        Each age has a civil and a military deck. Civil cards are taken from the card row, where everybody sees
        them, and your civil hand is open. Military cards are drawn, and your military hand is secret. You may
        take a civil card only while you hold fewer than you have civil actions; military cards above your
        number of military actions are discarded after your politics phase.
        """,
    ),
    "ratings": (
        "Ratings and points",
        """
        The culture and science ratings are the points you score each turn; the points themselves are your
        store. Science points are spent on technologies, culture points decide the game. Strength and happiness
        are ratings only: they are compared, never spent. The culture and science ratings end at 30, strength
        at 60, and you can hold 40 science points; what would be more is lost.
        """,
    ),
    "setup": (
        "Preparation",
        """
        Everybody starts with Despotism and the same five technologies: two workers on Agriculture, two on
        Bronze, one on Philosophy, one on Warriors, and one unused. 18 yellow and 18 blue tokens lie in the
        banks. As many events of Age A as there are players and two more form the first deck of current events;
        in the simple game nine.
        """,
    ),
    "turn": (
        "A turn",
        """
        A turn begins with the card row, all your actions, and a war you have declared. Then come at most one
        political action, the discarding of military cards above your limit, and as many civil and military
        actions as you have. At the end of the turn you score and produce, pay corruption and draw military
        cards; an uprising takes all of that away.
        """,
    ),
    "politics": (
        "The politics phase",
        """
        Before your other actions you may take one political action: prepare an event, play an aggression,
        declare a war, offer a pact, or cancel a pact. You may also pass. From the second round on everybody has
        this phase; the simple game has none.
        """,
    ),
    "aggressions": (
        "Aggressions",
        """
        Pay the military actions printed on the card and name any rival. You may sacrifice units: their
        strength, and the bonus of the armies they form, is added to yours. Then the rival may sacrifice units
        in the same way and play any number of bonus cards, each with its defence. Units sacrificed and cards
        played are lost in any case. If the rival reaches your strength, nothing else happens; otherwise the
        aggression takes effect. In the last round of the full game nobody may sacrifice units.
        """,
    ),
    "wars": (
        "Wars",
        """
        Pay the military actions printed on the card and name any rival, even a stronger one. The war is decided
        at the start of your next turn, so both sides have time to arm. You may sacrifice units first, then your
        rival may; in the last round nobody. The stronger side wins, whoever declared the war, and takes what
        the card says. With equal strength nothing happens.
        """,
    ),
    "resigning": (
        "Resigning",
        """
        As your turn begins, in any age, you may resign and are out of the game. Wars declared on you leave play
        and are worth nothing. The others play on; if only one is left, that player has won.
        """,
    ),
    "leaders": (
        "Leaders",
        """
        To play a leader costs 1 civil action. You have one leader at a time; a new one replaces the old one.
        Each leader has an ability of their own. When an age ends, leaders of the age before it leave.
        """,
    ),
    "tactics": (
        "Tactics and armies",
        """
        A tactic names the units of one army and the strength that each such army adds to that of its units. An
        army with a unit two or more ages older than the tactic is obsolete and adds the lower number, if there
        is one. One air force doubles what an army adds. Playing a tactic costs 1 military action; it is yours
        alone, and a new one replaces it. Armies form themselves in the best way.
        """,
    ),
    "end_of_turn": (
        "The end of the turn",
        """
        Unless there is an uprising, you score science and culture, farms produce food, the people eat, mines
        produce resources, corruption takes some of them, and you draw military cards, in this order. Your
        actions come back when your next turn begins. Before you end, you are told what will happen.
        """,
    ),
    "corruption": (
        "Corruption",
        """
        If few tokens are left in your blue bank after the mines have produced, corruption takes 2, 4 or 6
        resources, or what there is; food is never taken. Spend goods in time, and nothing is lost. With the
        option of holding back you may leave one token in the bank whenever your mines produce.
        The simple game has no corruption.
        """,
    ),
    "happiness": (
        "Happiness and uprising",
        """
        The emptier the yellow bank, the more happy faces are needed. Each missing face makes one worker
        discontent. If you have more discontent workers than unused ones, there is an uprising: at the end of
        that turn you neither score nor produce nor draw cards. Temples, theaters, arenas and some wonders and
        leaders make people happy. In the simple game happy faces only score at the end.
        """,
    ),
    "military_hand": (
        "Drawing military cards",
        """
        At the end of your turn you draw a card for each military action left, at most 3. You can keep as many
        as you have military actions; what is above is discarded after your next politics phase. If the deck is
        empty, the discarded cards of the age are shuffled. In one variant a card is drawn by a military action
        instead, as often as you like. In Age IV nobody draws.
        """,
    ),
    "ages": (
        "The end of an age",
        """
        An age ends when the last card of its civil deck is dealt; Age A ends when the row is first filled.
        Cards of the age before it are then antiquated: they leave the hands, and such leaders, unfinished
        wonders and pacts leave play. Technologies, completed wonders, colonies and tactics stay. In the full
        game everybody loses 2 yellow tokens of the bank at the end of Age I, II and III.
        """,
    ),
    "bonuses": (
        "Bonus cards of the end",
        """
        In the advanced game and in some variants events of Age III are set apart as bonuses that score for
        everybody at the end: open from the beginning, revealed one by one as the ages pass, kept in secret by
        whoever chose them, or kept openly. What is not needed is shuffled back into the military deck of Age III.
        """,
    ),
    "end": (
        "The end of the game",
        """
        The full game ends after Age III as its civil deck does: if that happens in the starting player's turn,
        this round is the last, otherwise the next one. The simple and the advanced game end with the round in
        which their last civil deck ends. The simple game then scores 2 culture for each technology of Age I,
        each point of strength and each happy face, and 1 for each point of science, food and resources you
        make; the others score their bonus cards and the events of Age III that wait in both event decks.
        """,
    ),
}

AFTER: Final = {"modes": "goal", "bonuses": "ages"}
"""Where the topics stand that only this edition has."""


def topics() -> tuple[str, ...]:
    """The topics of the original edition in the order of the rulebook: its own ones in the place of the others."""
    order: list[str] = []
    for topic in HELP:
        order.append(f"ages.help.original.{topic}" if topic in ORIGINAL else f"ages.help.{topic}")
        order += [f"ages.help.original.{own}" for own, before in AFTER.items() if before == topic]
    return tuple(order)


for _topic, (_title, _text) in ORIGINAL.items():
    _id = f"ages.help.original.{_topic}"
    add_sentences("en", {_id: plain_text(_text), f"{_id}.title": _title})

TOPICS: Final = topics()
