"""What the terminal client itself says, in English."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences, add_words

# fmt: off
ENGLISH: Final = {
    "terminal.welcome":         "{title}: {seats}.",
    "terminal.resumed":         "{title}, going on after {moves:move|moves}: {seats}.",
    "terminal.type_help":       "Type the number of a choice or a move in words; help explains the rest.",
    "terminal.choices_are":     "The choices are numbered 1 to {count}; there is no {number}.",
    "terminal.only_choice":     "There is one choice, number 1; there is no {number}.",
    "terminal.which":           "{text} can mean several moves: {moves}.",
    "terminal.numbered_move":   "{move} ({number})",
    "terminal.did_you_mean":    "{text} is no choice here. Did you mean {moves}?",
    "terminal.not_understood":  "{text} is no choice here. Type a number from 1 to {count}, a move such as {example}, or help.",
    "terminal.empty":           "Type a number from 1 to {count}, a move such as {example}, or help.",

    "terminal.taken_back":      "Taken back: {moves}.",
    "terminal.nothing_yours":   "You have made no move that could be taken back.",
    "terminal.why_what":        "Ask about a move or a card: why build Baths, why Baths, why 3.",
    "terminal.why_ambiguous":   "{text} can mean {names}.",
    "terminal.why_unknown":     "{text} is no move and no card of this game.",
    "terminal.possible":        "It is possible: {sentence} (choice {number}).",
    "terminal.no_score":        "The points of this game are counted at its end.",
    "terminal.no_log":          "Nothing has happened yet.",

    "terminal.saved":           "Saved as {file}",
    "terminal.go_on":           "Go on with: {command}",
    "terminal.see_again":       "See it again with: {command}",
    "terminal.nothing_played":  "Nothing was played, so nothing was saved.",
    "terminal.file_exists":     "{file} exists already and is another game. Give a name that is free.",
    "terminal.cannot_save":     "The game could not be saved: {reason}.",

    "terminal.unknown_seat":    "{seat} cannot play {game}. A seat is me (you, at this terminal) or a bot: {bots}.",
    "terminal.seat_count":      "{seats:seat is|seats are} named for {players:player|players}.",

    "terminal.won":             "{seat:player} wins by {reason}: {points}.",
    "terminal.shared":          "{winners} share the victory: {points}.",
    "terminal.resigned":        "{seat:player} resigned; the victory goes to {winners}.",
    "terminal.score_line":      "{source}: {points}",
    "terminal.points_for":      "{points} for {seat:player}",
    "terminal.total":           "total",
}

DUEL_CARDS: Final = {
    "terminal.duel.short.makes":              "makes {letters}",
    "terminal.duel.short.chooses":            "makes {letters}",
    "terminal.duel.short.buys":               "{letters} for 1¢",
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
    "terminal.duel.counted.three_coins":      "3¢",

    "terminal.duel.about":                    "{name} ({kind}): {gives}; {cost}.",
    "terminal.duel.about_token":              "{name} (progress token): {gives}.",
}

DUEL_TABLE: Final = {
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
    "terminal.duel.you":            " (you)",
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
    "terminal.difference":          "{what}: {here} (usually {usual})",
    "terminal.no_difference":       "This is the usual game.",
    "terminal.duel.brief_city":     "{seat:player}{you}: {coins:coin|coins}, {points:point|points} so far, {symbols:scientific symbol|scientific symbols}.",
}

HELP: Final = {
    "terminal.help": """\
Type the number of a choice, or a move in words. Words may be cut short: "b bat" is "build Baths".

  undo        take back your last move and the answers to it, unless something was revealed
  why MOVE    why a move cannot be made; a card or wonder alone will do: why Aqueduct
  table       draw the table again
  score       the points so far
  log [N]     what has happened, or the last N lines of it
  rules       in what this game is played otherwise than usual
  save [FILE] write the game to a file
  resign      give up
  quit        save the game and leave; so does closing the terminal
  help        this page""",
}

# Headings and marks of the pictures.
WORDS: Final = (
    "you", "none", "nothing", "card", "gives", "build", "discard", "short", "free", "move", "resigned",
    # Duel
    "Age", "card left", "cards left", "choosing wonders", "Progress tokens", "Discard pile", "guild", "makes", "pays",
    "signs", "chains", "tokens", "built", "plumb", "armillary", "none yet", "lacks",
    # Through the Ages
    "culture", "science", "strength", "happy", "food", "resources", "workers", "actions", "hands", "state", "leader",
    "special", "wonders", "colonies", "tactic", "war, pact", "land", "urban", "units", "hand", "unused", "discontent",
    "civ", "mil", "ruin", "people", "stores", "wonder", "this turn", "military", "UPRISING", "take", "population",
    "upgrade", "play", "develop", "tactics", "use", "give up", "events", "attack", "pacts", "bid", "pass", "end", "other",
)
# fmt: on

for _sentences in (ENGLISH, DUEL_CARDS, DUEL_TABLE, HELP):
    add_sentences("en", _sentences)
add_words(*WORDS)
