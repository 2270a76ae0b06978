"""The terminal client: line mode, drawn from views, for people, scripts and screen readers."""

from civitas.terminal import ages_sentences, inventions_sentences, sentences

__all__ = ["ages_sentences", "inventions_sentences", "sentences"]
