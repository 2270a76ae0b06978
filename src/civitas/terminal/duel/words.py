"""What the terminal says about a table of Duel, in English: cards in a few letters, and the table in sentences."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.effects import COINS_IN_TRIPLE
from civitas.kernel.messages import add_sentences, add_words

# fmt: off
CARDS: Final = {
    "terminal.duel.short.makes":              "makes {letters}",
    "terminal.duel.short.chooses":            "makes {letters}",
    "terminal.duel.short.buys":               "{letters} for {coins}¢",
    "terminal.duel.short.symbol":             "{symbol}",
    "terminal.duel.short.points":             "{points:pt|pts}",
    "terminal.duel.short.shields":            "{shields:shield|shields}",
    "terminal.duel.short.coins":              "+{coins}¢",
    "terminal.duel.short.coins_each":         "+{coins}¢ per {counted}",
    "terminal.duel.short.guild":              "{coins}¢+{points:pt|pts} per {counted}",
    "terminal.duel.short.guild_points":       "{points:pt|pts} per {counted}",
    "terminal.duel.short.chain":              "►{chain}",
    "terminal.duel.short.rival_loses":        "rival -{coins}¢",
    "terminal.duel.short.destroys":           "-1 {colour}",
    "terminal.duel.short.library":            "1 of 3 tokens",
    "terminal.duel.short.mausoleum":          "1 discarded",
    "terminal.duel.short.play_again":         "again",
    "terminal.duel.short.token_points":       "{points:pt|pts} per token",
    "terminal.duel.short.wonders_cheaper":    "wonders -{resources}",
    "terminal.duel.short.rival_trade":        "rival's trade",
    "terminal.duel.short.blue_cheaper":       "blue -{resources}",
    "terminal.duel.short.red_stronger":       "red +{shields:shield|shields}",
    "terminal.duel.short.wonders_play_again": "wonders again",
    "terminal.duel.short.chain_coins":        "chains +{coins}¢",

    "terminal.duel.counted.brown":            "brown",
    "terminal.duel.counted.grey":             "grey",
    "terminal.duel.counted.blue":             "blue",
    "terminal.duel.counted.green":            "green",
    "terminal.duel.counted.yellow":           "yellow",
    "terminal.duel.counted.red":              "red",
    "terminal.duel.counted.brown_or_grey":    "brown/grey",
    "terminal.duel.counted.wonder":           "wonder",
    "terminal.duel.counted.three_coins":      f"{COINS_IN_TRIPLE}¢",

    "terminal.duel.about":                    "{name} ({kind}): {gives}; {cost}.",
    "terminal.duel.about_token":              "{name} (progress token): {gives}.",
}

TABLE: Final = {
    "terminal.duel.draft":          "The wonders are being chosen. On offer:",
    "terminal.duel.no_structure":   "No cards lie in the structure.",
    "terminal.duel.age":            "Age {age}: {count:card lies|cards lie} in the structure.",
    "terminal.duel.available":      "Available: {card} {price}",
    "terminal.duel.covered":        "Covered by {covers}: {card} {price}",
    "terminal.duel.hidden":         "{count:card lies|cards lie} face down in row {row}{guilds}.",
    "terminal.duel.hidden_guilds":  ", {guilds:guild|guilds} among them",
    "terminal.duel.face_down":      "{count:face-down card|face-down cards}",
    "terminal.duel.price_for":      "{seat:player} pays {coins:coin|coins}",
    "terminal.duel.free_for":       "{seat:player} pays nothing",
    "terminal.duel.prices":         "{first}, {second}.",
    "terminal.duel.city":           "City of {seat:player}{you}: {coins:coin|coins}, {points:point|points} so far.",
    "terminal.duel.makes":          "  Makes {made}.",
    "terminal.duel.makes_nothing":  "nothing",
    "terminal.duel.any_raw":        "{count} wood, clay or stone by choice",
    "terminal.duel.any_goods":      "{count} glass or papyrus by choice",
    "terminal.duel.buys":           "  Pays for a missing unit: {prices}.",
    "terminal.duel.symbols":        "  Scientific symbols {count} of {wanted}: {owned}. Missing: {missing}.",
    "terminal.duel.chains":         "  Chain symbols: {chains}.",
    "terminal.duel.tokens":         "  Progress tokens: {tokens}.",
    "terminal.duel.wonder_built":   "  Wonder built with {building}: {wonder}, {gives}.",
    "terminal.duel.wonder_unbuilt": "  Wonder not built, price {coins:coin|coins}: {wonder}, {gives}; {cost}.",
    "terminal.duel.buildings":      "  {colour}: {buildings}.",
    "terminal.duel.none":           "none",
    "terminal.duel.pawn_middle":    "The conflict pawn stands in the middle.",
    "terminal.duel.pawn":           "The conflict pawn stands {distance:space|spaces} towards {loser:player}: {points:point|points} for {winner:player}, who wins with {more} more.",
    "terminal.duel.pawn_capital":   "The conflict pawn stands in the capital of {loser:player}.",
    "terminal.duel.loot":           "Military tokens before {seat:player}: {tokens}.",
    "terminal.duel.loot_coins":     "{coins} coins",
    "terminal.duel.board":          "Progress tokens on the board: {tokens}.",
    "terminal.duel.token":          "{token} ({gives})",
    "terminal.duel.discard":        "Discard pile: {cards}.",
    "terminal.duel.library":        "The Great Library drew {tokens}.",
    "terminal.duel.legend":         "[ ] printed cost, / or nothing with that chain symbol, ¢ coins you pay now, ✗ too dear, ► chain symbol it gives, <> conflict pawn.",
    "terminal.duel.brief_city":     "{seat:player}{you}: {coins:coin|coins}, {points:point|points} so far, {symbols:scientific symbol|scientific symbols}.",
}

# Headings and marks of the pictures.
WORDS: Final = (
    "Age", "card left", "cards left", "choosing wonders", "Progress tokens", "Discard pile", "guild", "makes", "pays",
    "signs", "chains", "tokens", "built", "plumb", "armillary", "none yet", "lacks",
)
# fmt: on

add_sentences("en", CARDS)
add_sentences("en", TABLE)
add_words(*WORDS)
