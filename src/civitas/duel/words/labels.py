"""What is shown beside a game of Duel: where it stands, kinds of cards, sources of points, endings, options; in English."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import BUILDINGS, TOKENS, WONDERS
from civitas.duel.cards.effects import CHAINS, COLOURS, RESOURCES, SYMBOLS
from civitas.kernel.messages import add_names, add_sentences, add_words

# fmt: off
ENGLISH: Final = {
    # Where the game stands
    "duel.moment.draft":         "choosing wonders",
    "duel.moment.age":           "Age {age}, {cards:card|cards} left",

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
