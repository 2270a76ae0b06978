"""What is said around a puzzle."""

from __future__ import annotations

from civitas.kernel.messages import add_sentences

add_sentences(
    "en",
    {
        "puzzles.title": "Puzzle {number} of {count}: {game}",
        "puzzles.goal.win": "One move wins at once. Find it.",
        "puzzles.goal.save": "Every move but one loses at once. Find the one that saves the game.",
        "puzzles.goal.best": "One move is clearly the best. Find it.",
        "puzzles.how": "Type the number of a choice, or a move in words. There are also: clue, show, skip, quit.",
        "puzzles.right": "Right: {move}. It wins in {chance} of 100 games.",
        "puzzles.wrong": "{move} wins in {chance} of 100 games; there is something better by {more}.",
        "puzzles.answer": "The answer to expect is: {move}.",
        "puzzles.because": "What speaks for it: {reasons}.",
        "puzzles.clue.about": "A clue: {reason}.",
        "puzzles.clue.kind": "A clue: it is one of these: {moves}.",
        "puzzles.clue.none": "There are no more clues; type show to see the move.",
        "puzzles.shown": "The move is: {move}. It wins in {chance} of 100 games.",
        "puzzles.level": "The weakest bot that mostly finds it: {level}.",
        "puzzles.level.none": "No bot mostly finds it.",
        "puzzles.count": "{count:puzzle|puzzles}: {solved} solved, and {days:day|days} in a row with one.",
        "puzzles.next": "The next one: {command}",
    },
)
