"""What is said during a game of Duel: events, questions, moves with their price, refusals, labels and words; in English."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import BUILDINGS, TOKENS, WONDERS
from civitas.duel.cards.effects import CHAINS, COLOURS, RESOURCES, SYMBOLS
from civitas.kernel.messages import add_names, add_sentences, add_words

# fmt: off
ENGLISH: Final = {
    # Events
    "duel.wonders_shown":        "Four wonders were laid out.",
    "duel.drafted":              "{seat:player} took {wonder}.",
    "duel.last_drafted":         "{seat:player} received the last wonder, {wonder}.",
    "duel.age_began":            "Age {age} was laid out.",
    "duel.will_begin":           "{seat:player} begins the age.",
    "duel.built":                "{seat:player} built {building} for {coins:coin|coins}.",
    "duel.built_free":           "{seat:player} built {building} free of charge.",
    "duel.built_by_chain":       "{seat:player} built {building} free of charge through its chain symbol.",
    "duel.discarded":            "{seat:player} discarded {building} for {coins:coin|coins}.",
    "duel.wonder_built":         "{seat:player} built {wonder} with {building} for {coins:coin|coins}.",
    "duel.wonder_free":          "{seat:player} built {wonder} with {building} free of charge.",
    "duel.gained":               "{seat:player} gained {coins:coin|coins}.",
    "duel.lost":                 "{seat:player} lost {coins:coin|coins}.",
    "duel.paid_rival":           "{seat:player} received {coins:coin|coins} of that trade through Economy.",
    "duel.conflict":             "{seat:player} moved the conflict pawn by {shields:space|spaces}.",
    "duel.token_taken":          "{seat:player} took the progress token {token}.",
    "duel.tokens_drawn":         "{seat:player} drew {token}, {token2} and {token3} from the tokens set aside.",
    "duel.tokens_hidden":        "{seat:player} drew three of the progress tokens set aside.",
    "duel.destroyed":            "{seat:player} sent {building} of the rival to the discard pile.",
    "duel.recovered":            "{seat:player} built {building} from the discard pile.",
    "duel.wonder_removed":       "Seven wonders stand: {wonder} returned to the box.",
    "duel.plays_again":          "{seat:player} plays again.",
    "duel.revealed":             "{building} was turned up.",
    "duel.military_supremacy":   "{seat:player} reached the enemy capital and won by military supremacy.",
    "duel.scientific_supremacy": "{seat:player} gathered six different scientific symbols and won by scientific supremacy.",
    "duel.civilian_victory":     "{seat:player} won by civilian victory.",
    "duel.shared_victory":       "Both cities are equal: the victory is shared.",
    "duel.resigned":             "{seat:player} resigned.",

    # Where the game stands
    "duel.moment.draft":         "choosing wonders",
    "duel.moment.age":           "Age {age}, {cards:card|cards} left",

    # Questions
    "duel.ask.draft":            "{seat:player}, choose a wonder.",
    "duel.ask.play":             "{seat:player}, take a card: build it, discard it, or build a wonder with it.",
    "duel.ask.token":            "{seat:player}, choose a progress token from the board.",
    "duel.ask.library":          "{seat:player}, keep one of the three progress tokens drawn by The Great Library.",
    "duel.ask.destroy":          "{seat:player}, choose a {colour} card of the rival to discard.",
    "duel.ask.recover":          "{seat:player}, choose a card of the discard pile to build free of charge.",
    "duel.ask.begin":            "{seat:player}, choose who begins the age.",

    # Moves with their price
    "duel.move.take_wonder":           "Take {wonder}",
    "duel.move.build":           "Build {building} for {coins:coin|coins}",
    "duel.move.build_free":      "Build {building} free of charge",
    "duel.move.build_chain":     "Build {building} free of charge ({symbol})",
    "duel.move.discard":         "Discard {building} for {coins:coin|coins}",
    "duel.move.wonder":          "Build {wonder} with {building} for {coins:coin|coins}",
    "duel.move.wonder_free":     "Build {wonder} with {building} free of charge",
    "duel.move.take_token":           "Take the token {token}",
    "duel.move.destroy":         "Send {building} of the rival to the discard pile",
    "duel.move.recover":         "Build {building} from the discard pile",
    "duel.move.begin":           "Begin the age",
    "duel.move.let_rival_begin":             "Let the rival begin the age",

    # Refusals
    "duel.why.other_question":   "That is no answer now: {question}",
    "duel.why.wonder_not_offered": "{wonder} is not among the wonders on offer: {offered} (Duel, Wonder selection).",
    "duel.why.not_here":         "{building} does not lie face up in the structure (Duel, Turns).",
    "duel.why.covered":          "{building} is covered by {covers}; only a card with nothing on it can be taken (Duel, Turns).",
    "duel.why.one_hidden":       "a face-down card",
    "duel.why.many_hidden":      "{count} face-down cards",
    "duel.why.coins":            "{thing} costs {price:coin|coins}; you have {coins} (Duel, Cost in coins).",
    "duel.why.trade":            "{thing} needs {cost}; {made} {trade:coin|coins}{extra}{bought}, you have {coins} (Duel, Trade).",
    "duel.why.makes_nothing":    "you make none of it and all would cost",
    "duel.why.makes":            "you make {made} and the rest, {rest}, would cost",
    "duel.why.waived":           ", {count:unit|units} of it left out by {token}",
    "duel.why.and_coins":        " besides {coins:coin|coins}",
    "duel.why.wonder_built":     "{wonder} is already built (Duel, Building a wonder).",
    "duel.why.wonder_gone":      "{wonder} left the game when the seventh wonder was built (Duel, 7 wonders).",
    "duel.why.wonder_rival":     "{wonder} belongs to the rival (Duel, Building a wonder).",
    "duel.why.wonder_nobody":    "{wonder} is not in this game (Duel, Wonder selection).",
    "duel.why.token_not_there":  "{token} is not among the tokens to choose from: {tokens} (Duel, Progress).",
    "duel.why.not_in_city":      "The rival has no {building} in the city (Duel, Wonders).",
    "duel.why.not_colour":       "{building} is {colour}; this wonder discards a {wanted} card (Duel, Wonders).",
    "duel.why.not_discarded":    "{building} is not in the discard pile (Duel, The Mausoleum).",

    # Kinds of cards, by their colours
    "duel.kind.brown":           "raw",
    "duel.kind.grey":            "goods",
    "duel.kind.red":             "military",
    "duel.kind.green":           "science",
    "duel.kind.blue":            "civic",
    "duel.kind.yellow":          "trade",
    "duel.kind.purple":          "guild",
    "duel.kind.wonder":          "wonder",
    "duel.kind.token":           "progress token",

    "duel.option.wonders":       "Wonders",
}

# Labels whose ids end with the very words that the rules use: where points come from, how a game ended, editions, options.
SOURCES: Final = {
    "military":             "military",
    "blue":                 "blue cards",
    "green":                "green cards",
    "yellow":               "yellow cards",
    "guilds":               "guilds",
    "wonders":              "wonders",
    "progress":             "progress tokens",
    "coins":                "coins",
}
ENDINGS: Final = {
    "still played":         "still played",
    "military supremacy":   "military supremacy",
    "scientific supremacy": "scientific supremacy",
    "civilian victory":     "civilian victory",
    "civilian victory, more points on blue cards": "civilian victory, with more points on blue cards",
    "shared victory":       "shared victory",
    "resignation":          "resignation",
}
EDITIONS: Final = {
    "base":                 "Base game",
}
WONDERS_OPTION: Final = {
    "selection":            ("Chosen by the players", "Both players choose their wonders in turn."),
    "first-game":           ("As in a first game", "Both get the fixed wonders that the rulebook gives to beginners."),
}
# fmt: on

add_sentences("en", ENGLISH)
add_sentences("en", {f"duel.source.{name}": text for name, text in SOURCES.items()})
add_sentences("en", {f"duel.reason.{name}": text for name, text in ENDINGS.items()})
add_sentences("en", {f"duel.edition.{name}": text for name, text in EDITIONS.items()})
for _value, (_label, _about) in WONDERS_OPTION.items():
    add_sentences("en", {f"duel.option.wonders.{_value}": _label, f"duel.option.wonders.{_value}.about": _about})
add_words(*RESOURCES, *COLOURS, *SYMBOLS, *CHAINS, "7 Wonders Duel", "wonder")
for _cards in (BUILDINGS, WONDERS, TOKENS):
    add_names("it", {row.name: row.it for row in _cards})
    add_names("pt", {row.name: row.pt for row in _cards})
