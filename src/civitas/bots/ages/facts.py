"""The facts by which a position of Through the Ages is judged, beside the hand-written judgement that they correct.

All that a player has, in steps: cards in play and in hand, workers at their places, ratings, stores, banks and actions,
and how strong the player is among the others. Of military hands the kinds count; those of the others are seen only as
they are imagined in a redealt world.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.actions.costs import civil_actions, food_of, military_actions
from civitas.ages.cards.impacts import Impact
from civitas.ages.cards.kinds import (
    AGE_NAMES,
    AGGRESSION,
    EVENT,
    GOVERNMENT,
    KIND_NAMES,
    LAW,
    LEADER,
    LEVELS,
    NONE,
    PACT,
    PLACES,
    TACTIC,
    WONDER,
    WORKER_KINDS,
    MilitaryCard,
)
from civitas.ages.editions.edition import Edition
from civitas.ages.goods import RESOURCES, stored
from civitas.ages.politics.events import Event
from civitas.ages.ratings import consumption, happiness_needed
from civitas.ages.state import Ages, Civilization
from civitas.ages.upkeep.production import food_production, resource_production
from civitas.bots.ages.civilization import wars, worth
from civitas.bots.ages.prices import POINT, Outlook, turns_after
from civitas.bots.facts import Facts, Notes, least
from civitas.kernel.ints import i64
from civitas.kernel.state import State

GRAIN: Final = 4
"""Hundredths of a point of culture of which a weight is a number."""

SCALE: Final = 2500.0
"""100 culture, in grains. Results are learned from by the same measure, which is wide: so that a lead is the culture by
which the game will be won on average, as the hand-written judgement has it, early in the game as well as late."""

# Every card of either edition that has facts of its own; the same name is the same card.
GOVERNMENTS: Final = (
    "Despotism", "Monarchy", "Theocracy", "Constitutional Monarchy", "Republic", "Communism", "Fundamentalism",
    "Democracy",
)  # fmt: skip
SPECIALS: Final = (
    "Code of Laws", "Justice System", "Civil Service", "Warfare", "Strategy", "Military Theory", "Cartography",
    "Navigation", "Satellites", "Masonry", "Architecture", "Engineering",
)  # fmt: skip
LEADERS: Final = (
    "Alexander the Great", "Aristotle", "Hammurabi", "Homer", "Julius Caesar", "Moses", "Christopher Columbus",
    "Frederick Barbarossa", "Genghis Khan", "Joan of Arc", "Leonardo da Vinci", "Michelangelo", "Isaac Newton",
    "James Cook", "Johann Sebastian Bach", "Maximilien Robespierre", "Napoleon Bonaparte", "William Shakespeare",
    "Albert Einstein", "Bill Gates", "Charlie Chaplin", "Mahatma Gandhi", "Sid Meier", "Winston Churchill",
    "J. S. Bach", "Game Designer", "Nikola Tesla", "Rock & Roll Icon",
)  # fmt: skip
WONDERS: Final = (
    "Pyramids", "Hanging Gardens", "Library of Alexandria", "Colossus", "Great Wall", "St. Peter's Basilica",
    "Universitas Carolina", "Taj Mahal", "Eiffel Tower", "Kremlin", "Ocean Liner Service", "Transcontinental Railroad",
    "Fast Food Chains", "First Space Flight", "Hollywood", "Internet",
)  # fmt: skip
TACTICS: Final = (
    "Fighting Band", "Legion", "Medieval Army", "Phalanx", "Heavy Cavalry", "Classic Army", "Conquistadors",
    "Defensive Army", "Fortifications", "Mobile Artillery", "Napoleonic Army", "Entrenchments", "Mechanized Army",
    "Modern Army", "Shock Troops", "Light Cavalry",
)  # fmt: skip
PACTS: Final = (
    "Open Borders Agreement", "Trade Routes Agreement", "Acceptance of Supremacy", "International Trade Agreement",
    "Promise of Military Protection", "Scientific Cooperation", "International Tourism", "Loss of Sovereignty",
    "Military Alliance", "Peace Treaty", "Military Pact",
)  # fmt: skip
HELD_KINDS: Final = ("tactics", "bonus cards", "aggressions", "wars", "pacts", "territories", "events")

# How far the facts count.
MOST_WORKERS: Final = 4
MOST_STAGES: Final = 4
MOST_IN_HAND: Final = 5
MOST_HELD: Final = 3
MOST_RATING: Final = 24
MOST_STRONGER: Final = 12
MOST_SPARE_FACES: Final = 5
MOST_NET_FOOD: Final = 6
MOST_MADE: Final = 14
MOST_STORED: Final = 12
MOST_SCIENCE: Final = 24
MOST_BANK: Final = 20
MOST_IDLE: Final = 3
MOST_ACTIONS: Final = 10
MOST_COLONIES: Final = 4
MOST_EVENTS: Final = 4

# Where each group of facts begins; `names` writes them out in the same order.
KNOWS: Final = 0
WORKERS: Final = KNOWS + 44
GOVERNED: Final = WORKERS + 44 * 4
SPECIAL: Final = GOVERNED + 8
LED_BY: Final = SPECIAL + 12
COMPLETED: Final = LED_BY + 28
BUILDS: Final = COMPLETED + 16
STAGES_LEFT: Final = BUILDS + 16
HOLDS_TECHNOLOGY: Final = STAGES_LEFT + 4
HOLDS_GOVERNMENT: Final = HOLDS_TECHNOLOGY + 44
HOLDS_SPECIAL: Final = HOLDS_GOVERNMENT + 8
HOLDS_LEADER: Final = HOLDS_SPECIAL + 12
HOLDS_ACTIONS: Final = HOLDS_LEADER + 28
IN_HAND: Final = HOLDS_ACTIONS + 6
TACTIC_OF: Final = IN_HAND + 9
PARTY_TO: Final = TACTIC_OF + 16
HELD: Final = PARTY_TO + 11
CULTURE_RATING: Final = HELD + 7 * 4
SCIENCE_RATING: Final = CULTURE_RATING + 25
STRENGTH: Final = SCIENCE_RATING + 25
STRONGER: Final = STRENGTH + 31
SPARE_FACES: Final = STRONGER + 25
NET_FOOD: Final = SPARE_FACES + 11
MADE: Final = NET_FOOD + 13
FOOD_STORED: Final = MADE + 15
RESOURCES_STORED: Final = FOOD_STORED + 13
SCIENCE_STORED: Final = RESOURCES_STORED + 13
BLUE_BANK: Final = SCIENCE_STORED + 25
YELLOW_BANK: Final = BLUE_BANK + 21
IDLE: Final = YELLOW_BANK + 21
CIVIL_TOTAL: Final = IDLE + 4
MILITARY_TOTAL: Final = CIVIL_TOTAL + 11
CIVIL_LEFT: Final = MILITARY_TOTAL + 11
MILITARY_LEFT: Final = CIVIL_LEFT + 11
COLONIES: Final = MILITARY_LEFT + 11
PREPARED: Final = COLONIES + 5
AT_WAR: Final = PREPARED + 5
UNDER_WAR: Final = AT_WAR + 3
IS_ACTIVE: Final = UNDER_WAR + 3
PLACE: Final = IS_ACTIVE + 1
END: Final = PLACE + 4

# The columns of weights: one for all, one by the turns that are left, by the rules, and by the players.
TURNS: Final = ("0", "1", "2", "3", "4-5", "6-7", "8-10", "11-14", "15 and more")
TURNS_PART: Final[list[int]] = [0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8]
RULESETS: Final = ("new-story", "peaceful", "original", "advanced", "simple", "first")
TABLES: Final = ("2 players", "3 players", "4 players")
COLUMNS: Final = ["always", *(f"{turns} turns left" for turns in TURNS), *RULESETS, *TABLES]
PEACEFUL: Final = 1
LIKENESS: Final = (1 << 55) - 1
HALF: Final = 30
"""Bits of the blue tokens at half of their places."""
ORIGINAL: Final = 2


def steps(text: str, count: int) -> list[str]:
    return [text.format(number) for number in range(count + 1)]


def names() -> list[str]:
    """Every fact in words."""
    places = [f"{KIND_NAMES[place // LEVELS]} {AGE_NAMES[place % LEVELS]}" for place in range(PLACES)]
    return [
        *(f"knows {place}" for place in places),
        *(name for place in places for name in steps(f"{{}} on {place}", MOST_WORKERS)[1:]),
        *(f"governed by {name}" for name in GOVERNMENTS),
        *(f"has {name}" for name in SPECIALS),
        *(f"led by {name}" for name in LEADERS),
        *(f"has completed {name}" for name in WONDERS),
        *(f"builds {name}" for name in WONDERS),
        *steps("{} stages left", MOST_STAGES)[1:],
        *(f"holds {place}" for place in places),
        *(f"holds {name}" for name in GOVERNMENTS),
        *(f"holds {name}" for name in SPECIALS),
        *(f"holds {name}" for name in LEADERS),
        *steps("holds {} action cards", MOST_IN_HAND),
        *steps("{} civil cards in hand", 8),
        *(f"plays {name}" for name in TACTICS),
        *(f"is party to {name}" for name in PACTS),
        *(name for kind in HELD_KINDS for name in steps(f"holds {{}} {kind}", MOST_HELD)),
        *steps("culture rating {}", MOST_RATING),
        *steps("science rating {}", MOST_RATING),
        *(f"strength {2 * pairs} or one more" for pairs in range(31)),
        *(f"strength {ahead:+d} against the strongest" for ahead in range(-MOST_STRONGER, MOST_STRONGER + 1)),
        *(f"{faces:+d} happy faces" for faces in range(-MOST_SPARE_FACES, MOST_SPARE_FACES + 1)),
        *(f"{food:+d} food a turn" for food in range(-MOST_NET_FOOD, MOST_NET_FOOD + 1)),
        *steps("{} resources a turn", MOST_MADE),
        *steps("{} food", MOST_STORED),
        *steps("{} resources", MOST_STORED),
        *steps("{} science", MOST_SCIENCE),
        *steps("{} blue tokens in the bank", MOST_BANK),
        *steps("{} yellow tokens in the bank", MOST_BANK),
        *steps("{} idle workers", MOST_IDLE),
        *steps("{} civil actions a turn", MOST_ACTIONS),
        *steps("{} military actions a turn", MOST_ACTIONS),
        *steps("{} civil actions left", MOST_ACTIONS),
        *steps("{} military actions left", MOST_ACTIONS),
        *steps("{} colonies", MOST_COLONIES),
        *steps("prepared {} events to come", MOST_EVENTS),
        *(f"wages a war, {side}" for side in ("weaker", "as strong", "stronger")),
        *(f"is at war with an attacker, {side}" for side in ("weaker", "as strong", "stronger")),
        "takes their turn",
        *(f"plays {place + 1}. in a round" for place in range(4)),
    ]


def within(number: i64, limit: i64) -> i64:
    """A number from -limit to limit, counted from 0."""
    return limit + (-limit if number < -limit else limit if number > limit else number)


def mixed(number: i64, a: i64, b: i64, c: i64) -> i64:
    """One number of four, in which hardly any others agree."""
    return ((((number * 67 + a + 1) & LIKENESS) * 67 + b + 1) & LIKENESS) * 67 + c + 1 & LIKENESS


def impacts(game: Ages, seat: i64) -> i64:
    """What a player would score now by the events that whoever takes their turn knows to come, or everybody does."""
    culture: i64 = 0
    if game.edition.end_bonus is not None:
        culture += scored_by(game, seat, game.edition.end_bonus)
    for id in game.open_bonuses:
        culture += scored_by(game, seat, game.edition.military[id])
    place: i64
    for place in range(len(game.future_owners)):
        if game.future_owners[place] == game.active:
            culture += scored_by(game, seat, game.edition.military[game.future_events[place]])
    for place in range(len(game.current_owners)):
        if game.current_owners[place] == game.active:
            culture += scored_by(game, seat, game.edition.military[game.current_events[place]])
    return culture


def scored_by(game: Ages, seat: i64, card: MilitaryCard) -> i64:
    """What the last events score for a player, or the end of a short game; nothing for other events."""
    culture: i64 = 0
    if card.kind == EVENT:
        for effect in cast(Event, card).effects:
            if isinstance(effect, Impact):
                culture += effect.each * effect.count(game, seat, game.active)
    return culture


class Places:
    """Where the facts of an edition's cards stand, by the numbers of the cards; NONE for those without."""

    __slots__ = ("edition", "held", "in_play", "military", "ruleset")

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.ruleset: Final[i64] = ruleset_of(edition)
        self.in_play: Final[list[int]] = [NONE] * len(edition.civil)
        self.held: Final[list[int]] = [NONE] * len(edition.civil)
        self.military: Final[list[int]] = [NONE] * len(edition.military)
        for id, card in enumerate(edition.civil):
            if card.kind < WORKER_KINDS:
                self.held[id] = int(HOLDS_TECHNOLOGY + card.place)
            elif card.kind == WONDER:
                self.in_play[id] = COMPLETED + WONDERS.index(card.name)
                self.held[id] = BUILDS + WONDERS.index(card.name)
            elif card.kind == LEADER:
                self.in_play[id] = LED_BY + LEADERS.index(card.name)
                self.held[id] = HOLDS_LEADER + LEADERS.index(card.name)
            elif card.kind == GOVERNMENT:
                self.in_play[id] = GOVERNED + GOVERNMENTS.index(card.name)
                self.held[id] = HOLDS_GOVERNMENT + GOVERNMENTS.index(card.name)
            elif card.kind >= LAW and card.name in SPECIALS:
                self.in_play[id] = SPECIAL + SPECIALS.index(card.name)
                self.held[id] = HOLDS_SPECIAL + SPECIALS.index(card.name)
        for id, military in enumerate(edition.military):
            if military.kind == TACTIC:
                self.military[id] = TACTIC_OF + TACTICS.index(military.name)
            elif military.kind == PACT:
                self.military[id] = PARTY_TO + PACTS.index(military.name)


def ruleset_of(edition: Edition) -> int:
    """By which rules the game is played, as the columns of weights tell them apart."""
    if edition.last_age < 3:
        if edition.name != "original":
            return RULESETS.index("first")
        return RULESETS.index("simple" if edition.last_age == 1 else "advanced")
    if AGGRESSION in edition.kinds_left_out:
        return PEACEFUL
    return ORIGINAL if edition.name == "original" else 0


_known: Final[list[Places]] = []


def places_of(edition: Edition) -> Places:
    for places in _known:
        if places.edition is edition:
            return places
    _known.append(Places(edition))
    return _known[-1]


class AgesFacts(Facts):
    """The facts of Through the Ages, and what concerns all players in the position looked at."""

    __slots__ = ("most", "places", "remembered", "second", "weighed_by", "worths")

    def __init__(self) -> None:
        super().__init__(names(), COLUMNS, SCALE, GRAIN)
        self.weighed_by: list[int] = []
        """By which weights the civilizations below were weighed."""
        self.remembered: list[int] = [0, 0, 0, 0]
        """For each seat what its civilization was like, in one number, and what it was worth."""
        self.worths: list[int] = [0, 0, 0, 0]
        self.places: Places | None = None
        self.most: i64 = 0
        """The greatest strength of all, and the next one."""
        self.second: i64 = 0

    def part(self, state: State) -> i64:
        game = cast(Ages, state)
        turns: i64 = turns_after(game, game.active)
        turns = TURNS_PART[turns if turns < 15 else 15]
        return (turns * len(RULESETS) + self.placed(game).ruleset) * len(TABLES) + game.players - 2

    def columns(self, part: i64) -> list[int]:
        first = len(TURNS) + 1
        turns = part // (len(RULESETS) * len(TABLES))
        ruleset = part // len(TABLES) % len(RULESETS)
        return [0, int(1 + turns), int(first + ruleset), int(first + len(RULESETS) + part % len(TABLES))]

    def placed(self, game: Ages) -> Places:
        places = self.places
        if places is None or places.edition is not game.edition:
            places = places_of(game.edition)
            self.places = places
        return places

    def look(self, state: State) -> None:
        game = cast(Ages, state)
        self.placed(game)
        self.most = 0
        self.second = 0
        for civ in game.civs:
            if civ.left == 0:
                if civ.strength > self.most:
                    self.second = self.most
                    self.most = civ.strength
                elif civ.strength > self.second:
                    self.second = civ.strength

    def note(self, state: State, seat: i64, notes: Notes) -> None:
        game = cast(Ages, state)
        civ = game.civs[seat]
        if civ.left:
            notes.left = True
            return
        if game.active == seat or notes.noted is not None:
            self.note_all(game, seat, notes)
            return
        # Most moves of a turn change nothing of the others: they need no new look.
        likeness = self.likeness(game, seat)
        if notes.weights is not self.weighed_by:
            self.weighed_by = notes.weights
            self.remembered = [0, 0, 0, 0]
        if likeness != self.remembered[seat]:
            self.note_all(game, seat, notes)
            self.remembered[seat] = int(likeness)
            self.worths[seat] = int(notes.total)
        notes.total = self.worths[seat]

    def likeness(self, game: Ages, seat: i64) -> i64:
        """A number in which civilizations differ that are not worth the same, for all that changes in others' turns."""
        civ = game.civs[seat]
        number = mixed(civ.culture, civ.science, civ.culture_rating, civ.science_rating)
        number = mixed(number, civ.happiness, civ.idle_workers, civ.yellow_bank)
        number = mixed(number, civ.blue_bank, civ.leader, civ.project)
        number = mixed(number, civ.stages_built, civ.tactic, civ.civil_total)
        number = mixed(number, civ.military_total, civ.government, len(civ.colonies))
        number = mixed(number, len(civ.wonders), len(game.civil_deck), len(game.current_events))
        number = mixed(number, game.age, game.active, game.is_last_round)
        number = mixed(number, impacts(game, seat), len(game.future_owners), 0)
        for id in civ.hand:
            number = mixed(number, id, 0, 0)
        for id in civ.military_hand:
            number = mixed(number, id, 0, 0)
        for id in civ.workers:
            number = (number * 67 + id) & LIKENESS
        number = mixed(number, civ.blue_on & ((1 << HALF) - 1), civ.blue_on >> HALF, 0)
        for other in game.civs:
            number = mixed(number, other.strength, other.war, other.war_target)
            number = mixed(number, other.pact, other.pact_partner, other.left)
        return number + 1

    def note_all(self, game: Ages, seat: i64, notes: Notes) -> None:
        civ = game.civs[seat]
        notes.add(worth(game, seat, Outlook(game, seat)) + wars(game, seat) + impacts(game, seat) * POINT)
        self.note_cards(game, civ, notes)
        self.note_hands(game, civ, notes)
        self.note_workers(civ, notes)
        self.note_goods(game, seat, notes)
        self.note_strength(game, seat, notes)
        self.note_turn(game, seat, notes)

    def note_cards(self, game: Ages, civ: Civilization, notes: Notes) -> None:
        """Government, special technologies, leader, wonders, tactic and colonies."""
        places = self.placed(game)
        notes.note(places.in_play[civ.government])
        for id in civ.specials:
            if id != NONE:
                notes.note(places.in_play[id])
        if civ.leader != NONE:
            notes.note(places.in_play[civ.leader])
        for id in civ.wonders:
            notes.note(places.in_play[id])
        if civ.project != NONE:
            notes.note(places.held[civ.project])
            left: i64 = len(game.edition.civil[civ.project].stages) - civ.stages_built
            notes.note(STAGES_LEFT - 1 + least(left, MOST_STAGES))
        if civ.tactic != NONE:
            notes.note(places.military[civ.tactic])
        notes.note(COLONIES + least(len(civ.colonies), MOST_COLONIES))

    def note_hands(self, game: Ages, civ: Civilization, notes: Notes) -> None:
        places = self.placed(game)
        actions: i64 = 0
        for id in civ.hand:
            place = places.held[id]
            if place == NONE:
                actions += 1
            else:
                notes.note(place)
        notes.note(HOLDS_ACTIONS + least(actions, MOST_IN_HAND))
        notes.note(IN_HAND + least(len(civ.hand), 8))
        counts = [0, 0, 0, 0, 0, 0, 0]
        for id in civ.military_hand:
            counts[game.edition.military[id].kind] += 1
        kind: i64
        for kind in range(7):
            notes.note(HELD + kind * (MOST_HELD + 1) + least(counts[kind], MOST_HELD))

    def note_workers(self, civ: Civilization, notes: Notes) -> None:
        known = civ.technologies
        place: i64
        for place in range(PLACES):
            if (known >> place) & 1:
                notes.note(KNOWS + place)
                count: i64 = civ.workers[place]
                if count:
                    notes.note(WORKERS + place * MOST_WORKERS + least(count, MOST_WORKERS) - 1)
        notes.note(IDLE + least(civ.idle_workers, MOST_IDLE))

    def note_goods(self, game: Ages, seat: i64, notes: Notes) -> None:
        """What is made and what is stored."""
        civ = game.civs[seat]
        notes.note(CULTURE_RATING + least(civ.culture_rating, MOST_RATING))
        notes.note(SCIENCE_RATING + least(civ.science_rating, MOST_RATING))
        notes.note(SPARE_FACES + within(civ.happiness - happiness_needed(game, civ), MOST_SPARE_FACES))
        notes.note(NET_FOOD + within(food_production(game, seat) - consumption(game, civ), MOST_NET_FOOD))
        notes.note(MADE + least(resource_production(game, seat), MOST_MADE))
        notes.note(FOOD_STORED + least(food_of(game, civ), MOST_STORED))
        notes.note(RESOURCES_STORED + least(stored(game, civ, RESOURCES), MOST_STORED))
        notes.note(SCIENCE_STORED + least(civ.science, MOST_SCIENCE))
        notes.note(BLUE_BANK + least(civ.blue_bank, MOST_BANK))
        notes.note(YELLOW_BANK + least(civ.yellow_bank, MOST_BANK))

    def note_strength(self, game: Ages, seat: i64, notes: Notes) -> None:
        """Strength, alone and beside the strongest other; wars and pacts."""
        civ = game.civs[seat]
        notes.note(STRENGTH + least(civ.strength // 2, 30))
        rival = self.second if civ.strength == self.most else self.most
        notes.note(STRONGER + within(civ.strength - rival, MOST_STRONGER))
        places = self.placed(game)
        other: i64
        for other in range(game.players):
            theirs = game.civs[other]
            if theirs.pact != NONE and (other == seat or theirs.pact_partner == seat):
                notes.note(places.military[theirs.pact])
            if theirs.war != NONE:
                if other == seat:
                    notes.note(AT_WAR + within(civ.strength - game.civs[civ.war_target].strength, 1))
                elif theirs.war_target == seat:
                    notes.note(UNDER_WAR + within(civ.strength - theirs.strength, 1))

    def note_turn(self, game: Ages, seat: i64, notes: Notes) -> None:
        """Actions of each turn; of whoever takes their turn those that are left; the place in the round."""
        civ = game.civs[seat]
        notes.note(CIVIL_TOTAL + least(civ.civil_total, MOST_ACTIONS))
        notes.note(MILITARY_TOTAL + least(civ.military_total, MOST_ACTIONS))
        if game.active == seat:
            notes.note(IS_ACTIVE)
            notes.note(CIVIL_LEFT + least(civil_actions(civ), MOST_ACTIONS))
            notes.note(MILITARY_LEFT + least(military_actions(civ), MOST_ACTIONS))
        notes.note(PLACE + seat)
        events: i64 = 0
        for owner in game.future_owners:
            if owner == seat:
                events += 1
        notes.note(PREPARED + least(events, MOST_EVENTS))


FACTS: Final = AgesFacts()
