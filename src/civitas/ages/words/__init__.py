"""All that is said in Through the Ages, in English. What no code asks for by name is registered here."""

from civitas.ages.words import events, labels, questions

__all__ = ["events", "labels", "questions"]
