"""All that is said in a game of Duel, and nothing that decides. Importing it registers every English sentence."""

from civitas.duel.words import cards, catalogue, events, help, labels, moves, questions, refusals

__all__ = ["cards", "catalogue", "events", "help", "labels", "moves", "questions", "refusals"]
