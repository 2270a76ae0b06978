"""Refusals of cards: presenting, inventing, innovating, sharing and drawing them."""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import ANY_TYPE, TYPE_NAMES, Idea
from civitas.inventions.obstacles import (
    INNOVATED_ALREADY,
    MILESTONE_HIDDEN,
    NO_ACCESS,
    NO_CARD_HERE,
    NO_IDEA_HERE,
    NO_INVENTION_HERE,
    NO_ROOM_HERE,
    NO_SPECIALIST,
    NOT_BESIDE,
    NOT_IN_HAND,
    NOT_ON_OFFER,
    OWN_INVENTION,
    TOO_FEW_EXTRAS,
    TOO_FEW_INVENTORS,
    TOO_FEW_TO_PRESENT,
    TOO_FEW_TO_START,
    TOO_LATE_ERA,
)
from civitas.inventions.people import people_ready
from civitas.inventions.state import Inventions
from civitas.inventions.words.refusals.refusal import Refusal
from civitas.kernel.agenda import AnyDecision


def idea_in(game: Inventions, region: int) -> Idea:
    """The card of a Region Display."""
    return game.edition.ideas[game.regions[region].card]


def card_there(game: Inventions, asked: AnyDecision, region: int) -> dict[str, object]:
    return {"card": idea_in(game, region).name}


def milestone_needed(game: Inventions, asked: AnyDecision, region: int) -> dict[str, object]:
    idea = idea_in(game, region)
    return {"card": idea.name, "milestone": idea.milestone}


def eras(game: Inventions, asked: AnyDecision, card: int, region: int) -> dict[str, object]:
    return {"era": int(game.edition.ideas[card].era), "now": int(game.era)}


# People that a card needs


def people(game: Inventions, asked: AnyDecision, idea: Idea, need: int, type: int) -> dict[str, object]:
    """How many people a card needs and how many of a type are available."""
    have = int(people_ready(game.societies[asked.seat], type))
    return {"card": idea.name, "need": need, "type": TYPE_NAMES[idea.type], "have": have}


def to_start(game: Inventions, asked: AnyDecision, region: int) -> dict[str, object]:
    idea = idea_in(game, region)
    return people(game, asked, idea, int(idea.need), int(idea.type))


def to_present(game: Inventions, asked: AnyDecision, card: int, region: int) -> dict[str, object]:
    idea = game.edition.ideas[card]
    return people(game, asked, idea, int(idea.need), int(idea.type))


def one_of_its_type(game: Inventions, asked: AnyDecision, region: int) -> dict[str, object]:
    idea = idea_in(game, region)
    return people(game, asked, idea, 1, int(idea.type))


def inventors(game: Inventions, asked: AnyDecision, region: int) -> dict[str, object]:
    idea = idea_in(game, region)
    return people(game, asked, idea, 1 + int(idea.extra), int(idea.type))


def inventors_of_any_type(game: Inventions, asked: AnyDecision, region: int) -> dict[str, object]:
    idea = idea_in(game, region)
    return people(game, asked, idea, 1 + int(idea.extra), ANY_TYPE)


TOO_FEW: Final = "{card} needs {need} of type {type} or Academics; you have {have} available."

# fmt: off
REFUSALS: Final = {
    NO_CARD_HERE:       Refusal("no_card_here",      "There is no card in {region} that nobody has claimed."),
    NOT_IN_HAND:        Refusal("not_in_hand",       "{card} is not right of your Society Board."),
    NO_ROOM_HERE:       Refusal("no_room_here",      "{region} has a card already; an Idea needs an empty Region Display (Present an Idea)."),
    TOO_LATE_ERA:       Refusal("too_late_era",      "{card} is of Era {era}; at this table Ideas are presented up to the current Era {now}.", eras),
    NO_IDEA_HERE:       Refusal("no_idea_here",      "There is no Idea in {region} (Invent)."),
    MILESTONE_HIDDEN:   Refusal("milestone_hidden",  "{card} needs {milestone}, which nobody has discovered yet (Invent).", milestone_needed),
    NO_ACCESS:          Refusal("no_access",         "{card} needs {milestone}, to which you have no access: it must be common, discarded, your own, of an Era that is over, or hold your Diplomat (Invent).", milestone_needed),
    NO_INVENTION_HERE:  Refusal("no_invention_here", "There is no Invention in {region}."),
    NOT_BESIDE:         Refusal("not_beside",        "You have no Citizen beside {card} in {region} (Share an Invention).", card_there),
    OWN_INVENTION:      Refusal("own_invention",     "You invented {card} yourself; only Inventions of others can be innovated (Innovate).", card_there),
    INNOVATED_ALREADY:  Refusal("innovated_already", "{card} has an Innovator already (Innovate).", card_there),
    NOT_ON_OFFER:       Refusal("not_on_offer",      "{card} is not in the Idea Display."),
    TOO_FEW_TO_START:   Refusal("too_few_people",    TOO_FEW, to_start),
    TOO_FEW_TO_PRESENT: Refusal("too_few_people",    TOO_FEW, to_present),
    NO_SPECIALIST:      Refusal("too_few_people",    TOO_FEW, one_of_its_type),
    TOO_FEW_INVENTORS:  Refusal("too_few_people",    TOO_FEW, inventors),
    TOO_FEW_EXTRAS:     Refusal("too_few_people",    TOO_FEW, inventors_of_any_type),
}
# fmt: on
