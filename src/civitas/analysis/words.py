"""What an analysis says around the words of the games."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.kernel.messages import add_sentences


def say_reasons(game: str, reasons: Mapping[str, tuple[str, str]]) -> None:
    """For each topic of a game, what speaks for a move in what a player has, and in what the others have."""
    for topic, (own, rival) in reasons.items():
        add_sentences("en", {f"analysis.{game}.{topic}": own, f"analysis.{game}.{topic}.rival": rival})


add_sentences(
    "en",
    {
        "analysis.title": "Skill and luck: {game}",
        "analysis.heading.player": "player",
        "analysis.heading.expected": "at the start",
        "analysis.heading.own": "own moves",
        "analysis.heading.rivals": "rivals' moves",
        "analysis.heading.luck": "luck",
        "analysis.heading.result": "result",
        "analysis.heading.accuracy": "accuracy",
        "analysis.heading.move": "move",
        "analysis.heading.loss": "lost",
        "analysis.played": "played",
        "analysis.better": "better",
        "analysis.grade.best": "best",
        "analysis.grade.good": "good",
        "analysis.grade.inaccuracy": "inaccuracy",
        "analysis.grade.mistake": "mistake",
        "analysis.grade.blunder": "blunder",
        "analysis.grade.forced": "no choice",
        "analysis.skill_and_luck": "Skill and luck",
        "analysis.chance_of": "{name}’s chance to win",
        "analysis.sum": "{name}: {expected} at the start, {own} by own moves, {rivals} by those of others "
        "and {luck} by luck make {result}.",
        "analysis.no_source": "Nothing of note.",
        "analysis.account": "At the start, own moves, rivals' moves and luck add up to the result, in percent of "
        "a victory.",
        "analysis.chart": "Chances to win over the moves of the game",
        "analysis.turning_points": "Turning points",
        "analysis.moves": "Every move",
        "analysis.by_grade": "Moves by grade",
        "analysis.luck_by_source": "Luck by what turned up",
        "analysis.skill_by_source": "Lost by kind of move",
        "analysis.by_stretch": "Through the game",
        "analysis.whole_game": "whole game",
        "analysis.source.resigned": "Giving up",
        "analysis.stretch": "The game",
        "analysis.rest": "what only looking ahead shows",
        "analysis.weighed": "Why it is worth {loss} more",
        "analysis.for_played": "for the move that was played",
        "analysis.for_better": "for the better one",
        "analysis.better_was": "Better was “{move}”: {chance} instead of {played}.",
        "analysis.because": "Because: {reasons}.",
        "analysis.then": "Then probably: {line}.",
        "analysis.lucky": "{luck} for {seat:player}.",
        "analysis.flawless": "Nothing worse than an inaccuracy in this game.",
        "analysis.by_games": "Chances were found by {games:imagined game|imagined games} for each move that matters.",
        "analysis.by_time": "Chances were found in about {seconds:second|seconds} of CPU time for the whole game.",
        "analysis.measured": "The worlds imagined look the same to whoever moved; ± is twice the standard error. A "
        "move is best, good below 2 % lost, an inaccuracy below 4 %, a mistake below 8 %, a blunder from there on; "
        "what makes somebody else the favourite counts twice, and what is within the doubt counts as nothing. Accuracy "
        "is the mean over the choices of a player, where a loss of 8 % counts half.",
    },
)
