"""What happens in Duel, in English."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences

# fmt: off
ENGLISH: Final = {
    "duel.wonders_shown":        "Four wonders were laid out.",
    "duel.drafted":              "{seat:player} took {wonder}.",
    "duel.last_drafted":         "{seat:player} received the last wonder, {wonder}.",
    "duel.age_began":            "Age {age} was laid out.",
    "duel.will_begin":           "{seat:player} begins the age.",
    "duel.built":                "{seat:player} built {building} for {coins:coin|coins}.",
    "duel.built_free":           "{seat:player} built {building} free of charge.",
    "duel.built_by_chain":       "{seat:player} built {building} free of charge through its chain symbol.",
    "duel.discarded":            "{seat:player} discarded {building} for {coins:coin|coins}.",
    "duel.wonder_built":         "{seat:player} built {wonder} with {building} for {coins:coin|coins}.",
    "duel.wonder_free":          "{seat:player} built {wonder} with {building} free of charge.",
    "duel.gained":               "{seat:player} gained {coins:coin|coins}.",
    "duel.lost":                 "{seat:player} lost {coins:coin|coins}.",
    "duel.paid_rival":           "{seat:player} received {coins:coin|coins} of that trade through Economy.",
    "duel.conflict":             "{seat:player} moved the conflict pawn by {shields:space|spaces}.",
    "duel.token_taken":          "{seat:player} took the progress token {token}.",
    "duel.tokens_drawn":         "{seat:player} drew {token}, {token2} and {token3} from the tokens set aside.",
    "duel.tokens_hidden":        "{seat:player} drew three of the progress tokens set aside.",
    "duel.destroyed":            "{seat:player} sent {building} of the rival to the discard pile.",
    "duel.recovered":            "{seat:player} built {building} from the discard pile.",
    "duel.wonder_removed":       "Seven wonders stand: {wonder} returned to the box.",
    "duel.plays_again":          "{seat:player} plays again.",
    "duel.revealed":             "{building} was turned up.",
    "duel.military_supremacy":   "{seat:player} reached the enemy capital and won by military supremacy.",
    "duel.scientific_supremacy": "{seat:player} gathered six different scientific symbols and won by scientific supremacy.",
    "duel.civilian_victory":     "{seat:player} won by civilian victory.",
    "duel.shared_victory":       "Both cities are equal: the victory is shared.",
    "duel.resigned":             "{seat:player} resigned.",
}
# fmt: on

add_sentences("en", ENGLISH)
