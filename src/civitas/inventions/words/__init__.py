"""All that is said in a game of Inventions, and nothing that decides. Importing it registers every English sentence."""

from civitas.inventions.words import cards, catalogue, events, help, labels, moves, questions, refusals

__all__ = ["cards", "catalogue", "events", "help", "labels", "moves", "questions", "refusals"]
