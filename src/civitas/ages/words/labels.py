"""Labels: where the game stands, editions, options and their values, sources of points, endings, and single words."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import KIND_NAMES, MILITARY_KIND_NAMES
from civitas.kernel.messages import add_sentences, add_words

# fmt: off
LABELS: Final = {
    "ages.moment":               "Age {age}, round {round}",

    # Options, and which do not go together
    "ages.option.length":        "Length",
    "ages.option.military":      "Military",
    "ages.option.mode":          "Mode",
    "ages.option.simplified":    "Simplified",
    "ages.option.alliances":     "Alliances",
    "ages.option.drawing":       "Drawing",
    "ages.option.bonuses":       "Bonus cards",
    "ages.option.leftovers":     "Events left at the end",
    "ages.option.holding":       "Holding back",
    "ages.option.colonizing":    "Colonizing",
    "ages.option.cooperation":   "Scientific Cooperation",
    "ages.options.not_in_mode":  "{choice} does not go with: {mode} (Ages, Variants).",
    "ages.options.no_attacks":   "A peaceful game has no attacks, so it has no alliances to forbid (Ages, Variants).",
}
# Labels whose ids end with the very words that the rules use: where points come from, how a game ended, editions, options.
SOURCES: Final = {
    "culture":             "culture",
    "government":          "government",
    "temples":             "temples",
    "libraries":           "libraries",
    "theaters":            "theaters",
    "wonders":             "wonders",
    "leaders":             "leaders",
    "pacts":               "pacts",
    "colonies":            "colonies",
    "action cards":        "action cards",
    "prepared events":     "prepared events",
    "events":              "events",
    "aggressions":         "aggressions",
    "wars":                "wars",
    "famine":              "famine",
    "impacts":             "impacts",
    "final scoring":       "final scoring",
}
ENDINGS: Final = {
    "most culture":        "most culture",
    "shared victory":      "shared victory",
    "the others resigned": "resignation of the others",
}
EDITIONS: Final = {
    "new-story":           "A New Story of Civilization",
    "original":            "Original edition (2006)",
}
# Of each option for each value a label and what it does.
OPTIONS: Final = {
    "length": {
        "full":  ("Whole game", "All ages, from A to the end of III."),
        "first": ("First game", "To learn by: without aggressions, wars and pacts, over when Age II ends; then a fixed bonus is scored."),
    },
    "military": {
        "full":     ("Full", "The whole game, with aggressions, wars and pacts."),
        "peaceful": ("Peaceful", "Without aggressions, wars and pacts."),
    },
    "mode": {
        "full":     ("Full game", "All four ages with wars, yellow tokens lost at the end of each age, and a last extra round."),
        "advanced": ("Advanced game", "Ages A to II without wars; four Age III events lie open and score at the end."),
        "simple":   ("Simple game", "Ages A and I without military cards; events come by themselves, and a fixed bonus is scored."),
    },
    "simplified": {
        "no":  ("As printed", "18 yellow tokens in the bank, and the urban limit of the government."),
        "yes": ("Simplified", "A yellow token more for each player, and room for one more urban building of each kind."),
    },
    "alliances": {
        "allowed": ("Alliances allowed", "Several players may attack the same rival."),
        "none":    ("No alliances", "Whom one player has attacked nobody else may attack until that player's next politics."),
    },
    "drawing": {
        "end":    ("Drawing at the end", "Unused military actions draw cards at the end of the turn, at most three."),
        "action": ("Drawing by action", "A military action draws a card in the action phase, without a limit; none at the end of the turn."),
    },
    "bonuses": {
        "hidden":   ("No bonus cards", "What scores at the end are the Age III events that players prepare."),
        "open-4":   ("Four open bonuses", "Four Age III events lie open from the beginning and score at the end."),
        "open-3":   ("Three open bonuses", "Three Age III events lie open from the beginning and score at the end."),
        "open-5":   ("Five open bonuses", "Five Age III events lie open from the beginning and score at the end."),
        "by-age":   ("Bonuses age by age", "Five Age III events are revealed one by one: at the beginning, after the first round, at the end of each age."),
        "personal": ("Personal bonuses", "Each player gets some Age III events and keeps one of them in secret, two with two players."),
        "public":   ("Public bonuses", "All Age III events lie open and each player keeps one openly, two with two players."),
    },
    "leftovers": {
        "scored":  ("Leftovers score", "Age III events that are left in the event decks score at the end."),
        "ignored": ("Fewer bonuses", "Only bonus cards score at the end; without any, nothing does."),
    },
    "holding": {
        "no":  ("No holding back", "Every mine produces."),
        "yes": ("Holding back", "Whenever mines produce, one of their tokens may be held back in the bank."),
    },
    "colonizing": {
        "always":   ("Colonizing to the end", "In the last round units are still sacrificed for territories, but in no attack or war."),
        "not-last": ("No colonies at the end", "In the last round no unit is sacrificed, not even for a territory; so nobody can bid."),
    },
    "cooperation": {
        "share": ("The partner pays", "A technology needs the science point that the partner pays, and what is left of the price."),
        "both":  ("Both need science", "While either partner has no science points, neither develops a technology, not even one that costs nothing."),
    },
}
# fmt: on

add_sentences("en", LABELS)
add_sentences("en", {f"ages.source.{name}": text for name, text in SOURCES.items()})
add_sentences("en", {f"ages.reason.{name}": text for name, text in ENDINGS.items()})
add_sentences("en", {f"ages.edition.{name}": text for name, text in EDITIONS.items()})
for _name, _values in OPTIONS.items():
    for _value, (_label, _about) in _values.items():
        add_sentences("en", {f"ages.option.{_name}.{_value}": _label, f"ages.option.{_name}.{_value}.about": _about})
add_words(
    *KIND_NAMES,
    *MILITARY_KIND_NAMES,
    "food",
    "resources",
    "Through the Ages: A New Story of Civilization",
    "Through the Ages: A Story of Civilization",
)
