"""The rules of Through the Ages for a newcomer, topic by topic in the order of the rulebook, in English."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences

HELP: Final = {
    "goal": (
        "Goal of the game",
        """
        Each player leads a civilization from antiquity to modern times. You feed and employ your people,
        develop technologies, build wonders, change governments and keep an army. Every turn brings culture. Who
        has the most culture at the end wins; equal players share the victory.
        """,
    ),
    "cards": (
        "Civil and military cards",
        """
        Each age has a civil and a military deck. Civil cards are taken from the card row, where everybody sees
        them, and your civil hand is open. Military cards are drawn, and your military hand is secret. You may
        take a civil card only while you hold fewer than you have civil actions; military cards above your
        number of military actions are discarded at the end of your turn.
        """,
    ),
    "action_points": (
        "Civil and military actions",
        """
        Your government and a few other cards say how many civil and military actions you have each turn. Civil
        actions take cards, raise the population, build, develop, and play leaders and action cards. Military
        actions build units, play tactics and pay for attacks; those that are left at the end draw military
        cards.
        """,
    ),
    "workers": (
        "Workers",
        """
        A yellow token outside your yellow bank is a worker. Unused workers wait in the pool; a worker on a card
        is a farm, a mine, an urban building or a military unit. The emptier the yellow bank, the more food the
        next worker costs, the more your people eat and the more happy faces they want.
        """,
    ),
    "goods": (
        "Food and resources",
        """
        A blue token on a farm is food, on a mine it is resources; better cards make each token worth more.
        Tokens come from your blue bank when something is produced and return when you pay. Change is made for
        you in the way that leaves the fullest bank. An empty blue bank means that nothing more can be produced,
        and little in it means corruption.
        """,
    ),
    "ratings": (
        "Ratings and points",
        """
        The culture and science ratings are the points you score each turn; the points themselves are your
        store. Science points are spent on technologies, culture points decide the game. Strength and happiness
        are ratings only: they are compared, never spent. No rating and no store is ever below 0.
        """,
    ),
    "setup": (
        "Preparation",
        """
        Everybody starts with Despotism and the same five technologies: two workers on Agriculture, two on
        Bronze, one on Philosophy, one on Warriors, and one unused. 18 yellow and 16 blue tokens lie in the
        banks. As many events of Age A as there are players and two more form the first deck of current events.
        """,
    ),
    "first_round": (
        "The first round",
        """
        In the first round cards are taken from the row and nothing else happens. The starting player has 1
        civil action, the next 2, the third 3 and the fourth 4; nobody has military actions. The turn ends in
        the ordinary way, with the first production.
        """,
    ),
    "turn": (
        "A turn",
        """
        A turn begins with the card row, a war you have declared, and your new tactic, which becomes common.
        Then come at most one political action and as many civil and military actions as you have. At the end of
        the turn you discard military cards above your limit, score and produce, draw military cards, and get
        your actions back.
        """,
    ),
    "card_row": (
        "The card row",
        """
        At the start of a turn the cards in the first spaces are discarded: three with 2 players, two with 3,
        one with 4. The others slide to the left and the row is filled again with 13 cards. So cards become
        cheaper from turn to turn, until somebody takes them or they are gone.
        """,
    ),
    "politics": (
        "The politics phase",
        """
        Before your other actions you may take one political action: prepare an event, play an aggression,
        declare a war, offer a pact, cancel a pact, or resign. You may also pass. From the second round on
        everybody has this phase.
        """,
    ),
    "events": (
        "Preparing an event",
        """
        Put an event or territory of your hand face down on the future events and score culture equal to its
        age: 1, 2 or 3. Then the top current event is revealed and resolved. When the current events run out,
        the future ones are shuffled and take their place, older ages first. So you know some of what is to
        come, and the others do not.
        """,
    ),
    "comparing": (
        "The strongest and the weakest",
        """
        Many events name the strongest, the weakest or the richest in culture. In a tie the player on turn
        counts as higher, then the others clockwise. Where an event speaks of two civilizations, with two
        players it means one. Decisions are made clockwise from the player who revealed the event.
        """,
    ),
    "colonies": (
        "Colonizing a territory",
        """
        A revealed territory is auctioned, clockwise from the player who revealed it; who passes is out. A bid
        is the force you promise to send, and you cannot bid more than you could send. The winner sends at least
        one unit; armies, colonization symbols and bonus cards count, and the units sent return to the yellow
        bank. A colony gives something once and something for as long as you hold it. If nobody bids, the
        territory is gone.
        """,
    ),
    "aggressions": (
        "Aggressions",
        """
        Pay the military actions printed on the card and name a rival who is weaker than you. The rival may
        answer with cards: a bonus card adds its defence, any other military card 1, and no more cards than the
        rival has military actions. If that reaches your strength, nothing happens; otherwise no card is spent
        and the aggression takes effect.
        """,
    ),
    "bonus_cards": (
        "Bonus cards",
        """
        A bonus card has two values. In defence against an aggression it adds the upper one to your strength.
        When you send a force to colonize, it adds the lower one to the force. It is discarded after use. In
        wars it does not help.
        """,
    ),
    "wars": (
        "Wars",
        """
        Pay the military actions printed on the card and name any rival, even a stronger one. The war is decided
        at the start of your next turn, so both sides have time to arm. The stronger side wins, whoever declared
        the war, and takes what the card says; often more, the greater the advantage. With equal strength
        nothing happens. No war can be declared in the last round.
        """,
    ),
    "pacts": (
        "Pacts",
        """
        With three or more players you may offer a pact to somebody, who accepts or refuses. Some pacts have two
        sides, A and B: you say which is yours. An accepted pact lies before you and replaces the one there; you
        can be partner in any number of others. Either side may cancel a pact as a political action, and some
        end by themselves when one attacks the other.
        """,
    ),
    "resigning": (
        "Resigning",
        """
        In your politics phase, but not in Age IV, you may resign and are out of the game. Each war declared on
        you leaves play, and who declared it scores 7 culture. The others play on; if only one is left, that
        player has won.
        """,
    ),
    "take": (
        "Taking a card",
        """
        A card of the row costs 1, 2 or 3 civil actions by its space. You can hold as many civil cards as you
        have civil actions. You cannot take a technology that you have in hand or in play, nor a second leader
        of an age, even when the first one has gone.
        """,
    ),
    "take_wonder": (
        "Taking a wonder",
        """
        A wonder goes straight into play, unfinished, whatever you hold in hand. It costs 1 civil action more
        for each wonder you have completed. You can have only one unfinished wonder.
        """,
    ),
    "grow": (
        "Increasing the population",
        """
        For 1 civil action and some food a yellow token of your bank becomes an unused worker. The price is
        shown at your yellow bank and rises as the bank empties. Without a token in the bank nobody can be
        added.
        """,
    ),
    "build": (
        "Building",
        """
        For 1 civil action and the resources printed on a technology in play an unused worker becomes a farm, a
        mine or an urban building there. Of each kind of urban building you can have only as many as your
        government allows.
        """,
    ),
    "upgrade": (
        "Upgrading",
        """
        For 1 civil action a worker moves to a better technology of the same kind. You pay only the difference
        of the two costs. A unit is upgraded in the same way for 1 military action.
        """,
    ),
    "destroy": (
        "Destroying and disbanding",
        """
        For 1 civil action a building is given up, for 1 military action a unit is disbanded. The worker becomes
        unused again. Nothing is paid back, and food or resources on the card stay where they are.
        """,
    ),
    "farms_and_mines": (
        "Farms and mines",
        """
        Each worker on a farm or mine card produces one blue token there every turn, worth the number printed on
        the card. There is no limit to farms and mines, and they do not change your ratings. Tokens keep their
        value even when no worker is left on the card.
        """,
    ),
    "urban": (
        "Urban buildings",
        """
        Labs make science, temples and theaters happiness and culture, libraries science and culture, arenas
        strength and happiness. What is printed counts for each worker on the card. The government limits how
        many of each kind you can have.
        """,
    ),
    "leaders": (
        "Leaders",
        """
        To play a leader costs 1 civil action. You have one leader at a time; a new one replaces the old one,
        and a civil action comes back. Each leader has an ability of their own. When an age ends, leaders
        of the age before it leave.
        """,
    ),
    "wonders": (
        "Building a wonder",
        """
        For 1 civil action you build the next stage of your unfinished wonder and pay the number printed there;
        a blue token covers it. When all stages are covered, the wonder is completed, the tokens return to your
        bank and its effect begins. Construction technologies build several stages with one action. Wonders of
        Age III score culture once, when they are completed.
        """,
    ),
    "develop": (
        "Developing a technology",
        """
        For 1 civil action and the science printed on it a technology of your hand comes into play. A farm,
        mine, urban building or unit technology is empty at first: build on it or upgrade to it. Governments and
        special technologies work at once.
        """,
    ),
    "special": (
        "Special technologies",
        """
        The blue technologies need no workers. Law gives civil actions, warfare military actions and strength,
        exploration colonization and strength, construction cheaper urban buildings and several stages at once.
        Of each of these four kinds only the highest one stays in play.
        """,
    ),
    "governments": (
        "Governments and revolutions",
        """
        A government sets your civil and military actions and the limit of urban buildings of a kind. Develop a
        new one peacefully for 1 civil action and the higher science cost, or by revolution for the lower cost
        and all your civil actions, none of which may be spent yet. The new government replaces the old one.
        """,
    ),
    "action_cards": (
        "Action cards",
        """
        A yellow card is played from the hand for 1 civil action, but not in the turn in which you took it. It
        gives something at once, or it orders an action and makes it cheaper; that action costs no further civil
        action. Then the card is gone.
        """,
    ),
    "units": (
        "Military units",
        """
        For 1 military action and the resources printed on the technology an unused worker becomes a unit. Each
        unit adds its strength; there is no limit to them. Infantry, cavalry and artillery form armies by your
        tactic, and an air force joins an army.
        """,
    ),
    "tactics": (
        "Tactics and armies",
        """
        A tactic names the units of one army and the strength that each such army adds to that of its units. An
        army with a unit two or more ages older than the tactic is obsolete and adds the lower number. One air
        force doubles what an army adds. Playing a tactic costs 1 military action and it is yours alone until
        your next turn; then it is common, and anybody may copy it for 2. You play or copy one tactic a turn.
        Armies form themselves in the best way.
        """,
    ),
    "end_of_turn": (
        "The end of the turn",
        """
        First, military cards above your limit are discarded. Then, unless there is an uprising, you score
        science and culture, corruption takes resources, farms produce food, the people eat, and mines produce
        resources, in this order. Last you draw military cards and get your actions back. Before you end, you
        are told what will happen.
        """,
    ),
    "corruption": (
        "Corruption",
        """
        If few tokens are left in your blue bank, you have hoarded too much: corruption takes 2, 4 or 6
        resources before the mines produce. What the resources do not cover is taken from food. Spend goods in
        time, and nothing is lost; cards that give blue tokens help.
        """,
    ),
    "consumption": (
        "Consumption",
        """
        After the farms have produced, your people eat: the emptier the yellow bank, the more. Each missing food
        costs 4 culture.
        """,
    ),
    "happiness": (
        "Happiness and uprising",
        """
        The emptier the yellow bank, the more happy faces are needed. Each missing face makes one worker
        discontent. If you have more discontent workers than unused ones, there is an uprising: at the end of
        that turn you neither score nor produce. Temples, theaters, arenas and some wonders and leaders make
        people happy, and an unused worker kept aside prevents the worst.
        """,
    ),
    "military_hand": (
        "Drawing military cards",
        """
        At the end of your turn you draw a card for each military action left, at most 3. You can keep as many
        as you have military actions; what is above is discarded at the end of your next turn. If the deck is
        empty, the discarded cards of the age are shuffled. In Age IV nobody draws.
        """,
    ),
    "ages": (
        "The end of an age",
        """
        An age ends when the last card of its civil deck is dealt; Age A ends when the row is first filled.
        Cards of the age before it are then antiquated: they leave the hands, and such leaders, unfinished
        wonders and pacts leave play. Technologies, completed wonders, colonies and tactics stay. Everybody
        loses 2 yellow tokens of the bank at the end of Age I, II and III, so plan for more happiness and food.
        """,
    ),
    "end": (
        "The end of the game",
        """
        Age III ends with its civil deck. If that happens in the starting player's turn, this round is the last,
        otherwise the next one. After it all events of Age III that wait in both event decks are resolved, and
        bonuses of leaders are scored. Those events score culture for strength, happiness, technologies and much
        else: prepare such as suit you. The most culture wins.
        """,
    ),
}


def plain_text(text: str) -> str:
    """A text of several lines as one."""
    return " ".join(text.split())


TOPICS: Final = tuple(f"ages.help.{topic}" for topic in HELP)

for _topic, (_title, _text) in HELP.items():
    add_sentences("en", {f"ages.help.{_topic}": plain_text(_text), f"ages.help.{_topic}.title": _title})
