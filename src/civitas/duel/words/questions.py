"""What the players of Duel are asked, in English."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences

# fmt: off
ENGLISH: Final = {
    "duel.ask.draft":            "{seat:player}, choose a wonder.",
    "duel.ask.play":             "{seat:player}, take a card: build it, discard it, or build a wonder with it.",
    "duel.ask.token":            "{seat:player}, choose a progress token from the board.",
    "duel.ask.library":          "{seat:player}, keep one of the three progress tokens drawn by The Great Library.",
    "duel.ask.destroy":          "{seat:player}, choose a {colour} card of the rival to discard.",
    "duel.ask.recover":          "{seat:player}, choose a card of the discard pile to build free of charge.",
    "duel.ask.begin":            "{seat:player}, choose who begins the age.",
}
# fmt: on

add_sentences("en", ENGLISH)
