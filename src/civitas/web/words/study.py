"""What the pages of analyses, hints, puzzles and profiles say, in English; they come with `/api/words`, when one is
first wanted."""

from __future__ import annotations

from typing import Final

from civitas.analysis import words as analysis_words  # noqa: F401  registers the sentences
from civitas.kernel.messages import add_sentences
from civitas.puzzles import words as puzzle_words  # noqa: F401  registers the sentences

# fmt: off
ENGLISH: Final = {
    # Refusals
    "study.error.running":        "While a game is played nobody has it analysed. Wait for its end.",
    "study.error.games":          "An analysis takes from {least} to {most} imagined games for each move.",
    "study.error.idle":           "No analysis of this game is running.",
    "study.error.not_yours":      "Only whoever asked for this analysis, or played the game, can stop it.",
    "study.error.runs":           "This game is being analysed already.",
    "study.error.many":           "You have {most} analyses running, which is the most. Wait for one, or stop it.",
    "study.error.too_long":       "This took too long, or the worker was lost. Ask again; it goes on where it was.",

    # Hints
    "study.hint":                 "Hint",
    "study.hint.nudge":           "Nudge",
    "study.hint.moves":           "Moves",
    "study.hint.why":             "Why",
    "study.hint.depth":           "How much the hint says",
    "study.hint.think":           "Think of this: {reason}.",
    "study.hint.no_reason":       "Nothing stands out: trust your plan.",
    "study.hint.only":            "There is only one move: no hint is needed.",
    "study.hint.from":            "From {games:imagined game|imagined games} for each move; ± is twice the standard error.",
    "study.hint.equal":           "Within the doubt {letters} are equal.",
    "study.hint.bot":             "Nobody can analyse this game yet. This is what a bot would do.",
    "study.hint.hide":            "Hide",
    "study.hint.used":            "{count:hint|hints} used; everybody at the table sees that",
    "study.hint.said":            "Hint. Best: {move}, {chance}, plus or minus {doubt}. {because}",
    "study.hint.said_because":    "Because: {reason}.",

    # The page of an analysis
    "study.title":                "Analysis",
    "study.begin":                "Analyse this game",
    "study.about":                "Where was it won and lost, and was it skill or luck? Each decision is looked at with what its player knew. The bots of people who play come first.",
    "study.running":              "{done} of {of} moves looked at. You may leave: it goes on.",
    "study.starts":               "Waiting for its turn. You may leave: it goes on.",
    "study.stop":                 "Stop",
    "study.go_on":                "Go on",
    "study.stopped":              "Stopped after {done} of {of} moves.",
    "study.failed":               "The analysis could not be finished.",
    "study.again":                "Try again",
    "study.deeper":               "Look deeper",
    "study.deeper_about":         "Four times as many imagined games: about half the doubt.",
    "study.deepest":              "As deep as it gets.",
    "study.other_engine":         "Found by Civitas {engine}, which is not the present version.",
    "study.engine":               "Found by Civitas {engine}, {games:imagined game|imagined games} for each move that matters.",
    "study.chance_of":            "{name}’s chance to win",
    "study.after_each":           "before each move; press a place to go there",
    "study.turn_round":           "Show the chances of {name}",
    "study.slider":               "Move of the game",
    "study.value":                "move {number}, {name}: {move}; {grade}; {chance} for {of}",
    "study.value_brief":          "move {number}, {chance} for {of}",
    "study.end_value":            "the end, {chance} for {of}",
    "study.at_end":               "The end",
    "study.before":               "Before move {number}",
    "study.to_play":              "{name} to play",
    "study.skill_luck":           "Skill and luck",
    "study.in_percent":           "in percent of a victory",
    "study.how":                  "Grades, and how it is measured",
    "study.skill":                "own moves",
    "study.sum":                  "{name}: {expected} at the start, {own} by own moves, {rivals} by those of others and {luck} by luck make {result}.",
    "study.accuracy":             "accuracy",
    "study.points":               "Turning points",
    "study.moves":                "Moves",
    "study.filter":               "Whose moves",
    "study.everybody":            "All",
    "study.only_grade":           "Only: {grade}",
    "study.none_left":            "No move fits.",
    "study.flawless":             "Nothing worse than an inaccuracy in this game.",
    "study.move":                 "Move {number}",
    "study.played":               "played",
    "study.better":               "better",
    "study.was_best":             "There was nothing better.",
    "study.no_choice":            "There was nothing to choose.",
    "study.equal":                "Within the doubt both are equal.",
    "study.why":                  "What speaks for the better move",
    "study.then":                 "And then probably",
    "study.then_played":          "After the move that was played, probably",
    "study.turned_up":            "Then turned up",
    "study.luck_of":              "{luck} for {name}, by luck",
    "study.next_mistake":         "Next mistake",
    "study.last_mistake":         "Mistake before",
    "study.no_mistake":           "No mistake is left.",
    "study.next_move":            "Next move",
    "study.last_move":            "Move before",
    "study.first_move":           "To the first move",
    "study.whole_board":          "Whole board",
    "study.data":                 "Save the analysis as data",
    "study.gap":                  "not known",
    "study.panes":                "Parts of the analysis",
}
# fmt: on

add_sentences("en", ENGLISH)
