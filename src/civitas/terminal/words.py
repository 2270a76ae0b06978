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

    "terminal.hint": "{number}. {move}: wins in {chance} of 100 games, ± {doubt}",
    "terminal.hint_between": "There are no hints while other people play, unless the game is begun with --hints.",
    "terminal.hint_only": "There is only one move: no hint is needed.",
    "terminal.hint_set": "A hint is for a whole answer: take back what you have chosen first.",
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

    "terminal.unknown_seat":    "{seat} cannot play {game}. A seat is me (you, at this terminal) or a bot: {bots}; or weights: weights:FILE; or a program: cmd:COMMAND.",
    "terminal.seat_count":      "{seats:seat is|seats are} named for {players:player|players}.",

    "terminal.won":             "{seat:player} wins by {reason}: {points}.",
    "terminal.shared":          "{winners} share the victory: {points}.",
    "terminal.resigned":        "{seat:player} resigned; the victory goes to {winners}.",
    "terminal.ranking":         "Places: {places}.",
    "terminal.place":           "{place}. {players}",
    "terminal.who_resigned":    "{seat:player} (resigned)",
    "terminal.score_line":      "{source}: {points}",
    "terminal.points_for":      "{points} for {seat:player}",
    "terminal.total":           "total",
    "terminal.you":             " (you)",

    "terminal.coach":           "The coach: {advice}",
    "terminal.coach_again":     "Choose it once more to do it all the same.",
    "terminal.recall":          "The coach asks: {question} ({choices}; Enter goes on)",
    "terminal.recall_wrong":    "It is {answer}. {hint}",
    "terminal.worst_ask":       "Shall the coach look for the two turns that cost you most? That takes about {seconds} seconds. Enter for yes, anything else for no.",
    "terminal.worst":           "Two turns to look at again:",
    "terminal.worst_none":      "No turn cost you much: well played.",
    "terminal.lesson.how":      "Type a choice by its number or in words, a letter where you are asked something, Enter to go on; show, back, skip, why, table, quit.",
    "terminal.lesson.kept":     "Your place is kept: the same command goes on from here.",
    "terminal.lesson.answer":   "The answer: {answer}",
    "terminal.lesson.help": """\
Type the number of a choice, or a move in words. Words may be cut short: "b bat" is "build Baths".
A set may be typed at once, in any order: "discard Rats, Legion".

  show        how this step is done, without doing it
  skip        let it be done, and go on
  back        the step before
  why MOVE    why a move cannot be made; a card or wonder alone will do: why Aqueduct
  table       draw the table again
  log [N]     what has happened, or the last N lines of it
  rules       how this game differs from the usual one
  quit        leave; your place is kept
  help        this page""",
    "terminal.lesson.later":    "And {count} more, which belong to later lessons.",
    "terminal.lesson.show":     "show shows a way, skip goes on.",
    "terminal.lesson.type":     "For example: {move}",
    "terminal.lesson.teaches":  "The lesson about this, {title}: {command}",
    "terminal.lesson.next":     "Next: {command}",
    "terminal.lesson.game":     "The game: {command}",

    "terminal.difference":          "{what}: {here} (usually {usual})",
    "terminal.no_difference":       "This is the usual game.",
}

HELP: Final = {
    "terminal.help": """\
Type the number of a choice, or a move in words. Words may be cut short: "b bat" is "build Baths".
A set may be typed at once, in any order: "discard Rats, Legion".

  hint        the best moves, the chance to win after each, and why; the record shows that you used it
  undo        take back your last move and the answers to it, unless something was revealed
  why MOVE    why a move cannot be made; a card or wonder alone will do: why Aqueduct
  table       draw the table again
  score       the points so far
  log [N]     what has happened, or the last N lines of it
  rules       how this game differs from the usual one
  save [FILE] write the game to a file
  resign      give up
  quit        save the game and leave; so does closing the terminal
  help        this page""",
    "terminal.help.puzzle": """\
Type the number of a choice, or a move in words. Words may be cut short: "b bat" is "build Baths".
A wrong move is taken back by itself, and you may try again as often as you like.

  clue        what the move is about; once more, a few moves of which it is one
  show        the move, and what speaks for it
  why MOVE    why a move cannot be made; a card or wonder alone will do: why Aqueduct
  table       draw the table again
  score       the points so far
  log [N]     what has happened, or the last N lines of it
  rules       how this game differs from the usual one
  skip, quit  leave the puzzle; it stays unsolved
  help        this page""",
}

# Headings and marks of the pictures.
WORDS: Final = (
    "you", "none", "nothing", "card", "gives", "build", "discard", "short", "free", "move", "resigned",
)
# fmt: on

add_sentences("en", ENGLISH)
add_sentences("en", HELP)
add_words(*WORDS)
