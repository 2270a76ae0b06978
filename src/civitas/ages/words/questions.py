"""What players are asked: one sentence for each question, some for two moments of it."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences

# fmt: off
QUESTIONS: Final = {
    "ages.ask.act":              "{seat:player}, take an action ({civil:civil action|civil actions}, {military:military action|military actions} left) or end the turn.",
    "ages.ask.politics":         "{seat:player}, take a political action or pass.",
    "ages.ask.abandon":          "{seat:player}, choose the colony you lose.",
    "ages.ask.advance":          "{seat:player}, you may increase the population, build or develop, each for one less and without an action.",
    "ages.ask.agreement":        "{seat:player}, you may take cards worth {worth:civil action|civil actions}, and give up your next political action.",
    "ages.ask.annex":            "{seat:player}, choose the colony of {rival:player} to annex.",
    "ages.ask.bid":              "{seat:player}, bid more than {bid} for {territory}, or pass.",
    "ages.ask.build_free":       "{seat:player}, you may build {card} free of charge.",
    "ages.ask.carry_out":        "{seat:player}, choose what {card} orders.",
    "ages.ask.cover_stage":      "{seat:player}, your blue bank is empty: choose the card whose token covers the stage.",
    "ages.ask.defend":           "{seat:player}, {attacker:player} attacks with {aggression}, strength {attack}: add {needed} with cards, or give up.",
    "ages.ask.defend_on":        "{seat:player}, {attacker:player} attacks with {aggression}, strength {attack}: add {needed} more with cards.",
    "ages.ask.defended":         "{seat:player}, your defence holds: finish it, or add more cards.",
    "ages.ask.destroy":          "{seat:player}, choose the building you lose.",
    "ages.ask.discard":          "{seat:player}, discard {count:military card|military cards}.",
    "ages.ask.either":           "{seat:player}, gain {amount} food or {amount} resources.",
    "ages.ask.gain_mix":         "{seat:player}, of {amount} goods you gain, how many are food?",
    "ages.ask.hold_token":       "{seat:player}, your mines produce. Hold one token back in the bank?",
    "ages.ask.hold_back":        "{seat:player}, corruption will cost {amount} resources; with one token held back it costs {then}. Hold one back?",
    "ages.ask.keep_bonus":       "{seat:player}, choose the bonus card you keep.",
    "ages.ask.fight":            "{seat:player}, {card} against {rival:player} is fought now, {strength} against {against}; you have no unit to sacrifice.",
    "ages.ask.sacrifice":        "{seat:player}, you attack {rival:player} with {card}, {strength} against {against}: sacrifice units, or fight.",
    "ages.ask.sacrifice_in_defense": "{seat:player}, {rival:player} attacks with {card}, {against} against your {strength}: sacrifice units, or fight.",
    "ages.ask.infiltrate":       "{seat:player}, remove the leader or the unfinished wonder of {rival:player}.",
    "ages.ask.lose_mix":         "{seat:player}, of {amount} goods you lose, how many are food?",
    "ages.ask.lose_worker":      "{seat:player}, choose the worker you lose.",
    "ages.ask.pact":             "{seat:player}, {offerer:player} offers you {pact} (your side: {side}).",
    "ages.ask.raid":             "{seat:player}, choose an urban building of {rival:player} up to level {level} to destroy.",
    "ages.ask.raid_alike":       "{seat:player}, destroy another {card} of {rival:player}, or stop.",
    "ages.ask.raid_kind":        "{seat:player}, choose an urban building of {rival:player} to destroy; up to {count} of its kind and level.",
    "ages.ask.return_blue":      "{seat:player}, your blue bank is empty: choose the card whose token you return.",
    "ages.ask.ruin":             "{seat:player}, choose the wonder that falls into ruins.",
    "ages.ask.send":             "{seat:player}, send a force of {bid} for {territory} (now {force}).",
    "ages.ask.steal":            "{seat:player}, take special technologies of {loser:player} worth up to {amount}, or the rest as science.",
    "ages.ask.take_mix":         "{seat:player}, of {amount} goods you take, how many are food?",
    "ages.ask.terrorize":        "{seat:player}, choose an urban building of {rival:player} to destroy.",
    "ages.ask.tuck":             "{seat:player}, tuck Homer under a wonder, or take the civil action back.",
}
# fmt: on

add_sentences("en", QUESTIONS)
