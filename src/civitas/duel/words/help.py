"""The rules of Duel for a newcomer, topic by topic in the order of the rulebook, in English."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences

HELP: Final = {
    "goal": (
        "Goal of the game",
        """
        Two players each build a city through three ages. You win at once by military supremacy, when the
        conflict pawn enters the rival's capital, or by scientific supremacy, with six different scientific
        symbols. If neither happens, the city with more points after Age III wins.
        """,
    ),
    "setup": (
        "Preparation",
        """
        Each player starts with 7 coins. The conflict pawn stands in the middle of its track, with two military
        tokens before each capital. Five of the ten progress tokens lie face up on the board; the other five are
        set aside. Three cards of each age's deck go back to the box unseen, and three guilds, also unseen, join
        the deck of Age III.
        """,
    ),
    "selection": (
        "Choosing wonders",
        """
        Four wonders are laid out. The first player takes one, the second player two, the first player the last
        one. Four more are shared out in the same way, the second player beginning, so each player has four
        wonders. In a first game everybody gets the four wonders that the rulebook names for beginners.
        """,
    ),
    "colours": (
        "Seven colours of buildings",
        """
        Brown cards make raw materials, grey cards make manufactured goods. Blue cards are worth points. Green
        cards have a scientific symbol and often points. Yellow cards bring coins, resources or better trade.
        Red cards have shields. Purple cards are guilds; they appear in Age III only, which has no brown and
        grey cards.
        """,
    ),
    "structure": (
        "The structure of cards",
        """
        Each age lays out 20 cards that overlap, some face up and some face down. Only a card that no other card
        covers can be taken. A card that lies face down is turned up as soon as nothing covers it.
        """,
    ),
    "turn": (
        "A turn",
        """
        Players take turns. In your turn you must take one available card and use it in one of three ways: build
        it in your city, discard it for coins, or use it to build one of your wonders. After that, cards that
        have become free are turned up and the rival plays.
        """,
    ),
    "building": (
        "Building",
        """
        To build a card, pay the cost printed on it: coins, resources, both, or nothing. What you cannot pay you
        cannot build. The building then stands in your city for the rest of the game and its effect begins at
        once.
        """,
    ),
    "production": (
        "Making resources",
        """
        Wood, clay and stone come from brown cards, glass and papyrus from grey ones; some yellow cards and
        wonders make resources too. What your city makes is never used up: you have it again for every card you
        build. A card that shows several resources gives one of them, of your choice, each time you build.
        """,
    ),
    "trade": (
        "Trade",
        """
        Resources that you lack are bought from the bank, as many as you like. A unit costs 2 coins and 1 more
        for each unit of that resource on the rival's brown and grey cards. What the rival's yellow cards and
        wonders make does not raise the price. The price shown on a card is always the cheapest way to pay.
        """,
    ),
    "commerce": (
        "Yellow cards",
        """
        Some yellow cards fix the price of a resource at 1 coin for you, whatever the rival makes. Some make one
        unit of your choice. Some bring coins at once, those of Age III for each card of a colour or each wonder
        in your city. Every yellow card in your city also brings 1 coin more whenever you discard a card.
        """,
    ),
    "chains": (
        "Chain symbols",
        """
        Some buildings give a white chain symbol. A building of a later age that shows the same symbol beside
        its cost is free for you, coins included, while the earlier building stands in your city.
        """,
    ),
    "discarding": (
        "Discarding for coins",
        """
        A card that you discard brings 2 coins, and 1 more for each yellow card in your city. Discarding is
        always possible. Discarded cards stay open for both players, and The Mausoleum may bring one of them
        back.
        """,
    ),
    "wonders": (
        "Building a wonder",
        """
        Use any available card to build one of your wonders: pay the cost of the wonder, not that of the card,
        and put the card under it. The card itself has no effect any more. The wonder acts at once, and its
        points count at the end.
        """,
    ),
    "seven_wonders": (
        "Only seven wonders",
        """
        Both players together can build seven wonders and no more. When the seventh is built, the one still
        unbuilt leaves the game, whoever owns it.
        """,
    ),
    "play_again": (
        "Playing again",
        """
        A wonder with the turning arrow lets you take another turn at once, after new cards have been turned up.
        Several such turns may follow one another. The extra turn is lost when the age has no cards left.
        """,
    ),
    "military": (
        "Military conflict",
        """
        Each shield on a red card or wonder moves the conflict pawn one space towards the rival's capital. The
        shields of both players pull on the same pawn. Nine spaces from the middle is the capital: if the pawn
        enters it, you win at once. At the end the pawn is worth 2, 5 or 10 points to the player whose rival it
        threatens.
        """,
    ),
    "looting": (
        "Military tokens",
        """
        When the pawn first reaches the third space on a side, the player threatened there loses 2 coins; at the
        sixth space 5 coins. Who has fewer coins loses all of them. Each token works once in the game.
        """,
    ),
    "science": (
        "Science",
        """
        There are seven scientific symbols: six on two green cards each, the seventh on the progress token Law.
        Two equal symbols in your city let you choose a progress token from the board at once. Six different
        symbols win the game at once.
        """,
    ),
    "progress": (
        "Progress tokens",
        """
        A progress token stays in your city to the end. Some bring coins and points, some change a rule for you
        from then on. A token does not act on the building that brought it. The Great Library draws three of the
        tokens set aside, and you keep one of them.
        """,
    ),
    "savings": (
        "Tokens that save and earn",
        """
        Architecture leaves out two resources of every wonder you build, Masonry two of every blue card; the
        dearest missing ones are left out. Economy brings you the coins the rival pays for missing resources,
        but not coins printed in a cost. Urbanism pays 4 coins whenever you build a card free of charge by its
        chain symbol.
        """,
    ),
    "guilds": (
        "Guilds",
        """
        A guild counts something in the city that has most of it, be it yours or the rival's. Most guilds bring
        1 coin for each at once, and all bring points for each at the end, counted anew. Builders Guild and
        Moneylenders Guild bring points only.
        """,
    ),
    "end_of_age": (
        "End of an age",
        """
        An age ends when all its 20 cards are taken; then the next one is laid out. The player who is behind in
        the conflict chooses who begins it. With the pawn in the middle, the player who took the last card
        chooses.
        """,
    ),
    "supremacy": (
        "Winning at once",
        """
        Military and scientific supremacy end the game in the very moment they are reached. Watch how many
        shields the pawn is away from your capital and how many symbols the rival has: sometimes a card must be
        taken only to keep the rival from it.
        """,
    ),
    "scoring": (
        "Counting points",
        """
        After Age III each city counts the points of the conflict pawn, of blue, green, yellow and purple cards,
        of wonders and of progress tokens, and 1 point for every 3 coins. With equal totals, more points on blue
        cards win; if those are equal too, the victory is shared.
        """,
    ),
}

TOPICS: Final = tuple(f"duel.help.{topic}" for topic in HELP)

for _topic, (_title, _text) in HELP.items():
    add_sentences("en", {f"duel.help.{_topic}": " ".join(_text.split()), f"duel.help.{_topic}.title": _title})
