"""What each component does, in English: the sentences that boards and panels show beside it."""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import BENEFIT_NAMES, EFFECT_NAMES, MEASURES, WEALTH_COUNTS
from civitas.kernel.messages import add_sentences

# fmt: off
BENEFIT_TEXTS: Final = (
    "Present an Idea: move a card from the right of your Society Board and the Specialists it needs to an empty Region Display, and gain the benefit of its Specialist tile.",
    "Share an Invention beside which you have a Citizen: its Presenter scores, its people settle in the Region, its Inventor takes the card, you take a Wealth tile or a wild Aspiration.",
    "Invent an Idea whose Milestone you can access: one matching Specialist stands beside the card, extra ones are exhausted, you gain a technology Aspiration.",
    "Innovate an Invention of somebody else: one matching Specialist stands beside the card, you gain a new one of the same type, and may use the card's Chain Action with a token.",
    "Call Specialists: Citizens of one Region come home as Specialists of the type of the card there; you gain an economy Aspiration and may use one of your Inventions with a token.",
    "Gain Influence: where you have the majority, Citizens go home and an Influence tile is placed; you score its space and gain Influence for each face-up tile of yours.",
    "Travel: a Citizen moves along a blue string; you gain a culture Aspiration and may take a Sage there.",
    "Eureka: your Private Milestone becomes common knowledge, you take one of a later Era from the Eureka Display, and your Era Marker advances.",
    "Send a Diplomat: an available person goes to a Milestone with a free space, and you receive its first benefit.",
    "Call a Diplomat: your Citizen comes home from a Milestone as an Academic, and you receive its second benefit.",
    "Build Progress tiles, as many as your Era less one, without paying Influence.",
    "Build Progress tiles, as many as your Era less one, for 2 Influence.",
    "Gain 1 Influence.",
    "Gain a new Merchant from your supply.",
    "Gain a new Artisan from your supply.",
    "Gain a new Thinker from your supply.",
    "Gain a new Academic from your supply, within your limit.",
    "Put a new Citizen from your supply on any Region.",
    "Gain a wild Aspiration.",
    "You may call Citizens home from one Region as Specialists.",
    "Gain two new Specialists of types of your choice from your supply.",
    "Gain the Economy token that lies here.",
    "A Progress tile built here costs 2 Specialists less.",
    "At an Era Change who stands furthest right on such a space chooses his place in the turn order.",
    "Nothing.",
    "Score 1 point for each economy tile on your Progress Map.",
    "Score 1 point for each culture tile on your Progress Map.",
    "Score 1 point for each technology tile on your Progress Map.",
    "Score 1 point for each of your Merchants.",
    "Score 1 point for each of your Artisans.",
    "Score 1 point for each of your Thinkers.",
    "Score 2 points for each of your economy Inventions.",
    "Score 2 points for each of your culture Inventions.",
    "Score 2 points for each of your technology Inventions.",
    "Score 1 point for each of your Citizens beside a card.",
    "Score 2 points for each of your Academics.",
    "Score 2 points for each Wealth tile on your Progress Map.",
    "Score 2 points for each Economy token you used this Era.",
    "Score 2 points for each Sage you have.",
    "Score 2 points for each Influence tile you have on the board.",
    "Score 2 points for each Chain Action token that your Influence allows.",
)

EFFECT_TEXTS: Final = (
    "With an Economy token, before your action: your Pillar may go to a Forum that holds a Pillar of yours, even to the same space. The Epoch Pillar must still change its space.",
    "With an Economy token: building costs 1 Influence less.",
    "With an Economy token, when you could build: two Progress tiles on your Progress Map change places.",
    "With an Economy token: your limit of Academics is 1 higher for the rest of the Era.",
    "With an Economy token: when you travel, move two Citizens or one Citizen twice. A Sage is met only at the second Region.",
    "With an Economy token: build as many tiles as your Era, instead of one less.",
    "With an Economy token, at Eureka: apply another space of this or an earlier Era instead of your own; turn order only of this Era.",
    "When built: a new Citizen goes to any Region.",
    "When built: gain a new Academic.",
    "Each time you build, one tile costs 2 Specialists less.",
    "When you gain Influence you always have the majority; the Citizens are still needed.",
    "When you call Specialists, call any number from any Regions.",
    "When you travel, go to any Region.",
    "When you gain Influence, one Citizen less is needed.",
    "Once, with a Chain Action token: gain an economy or culture tile of your choice.",
    "Once, with a Chain Action token: Invent, then Share.",
    "Once, with a Chain Action token: Invent, then Present.",
    "Once, with a Chain Action token: Invent, then Travel.",
    "Once, with a Chain Action token: Travel, then Share.",
    "Once, with a Chain Action token: Innovate, then Present.",
    "Once, with a Chain Action token: Share, then Present.",
)

WEALTH_TEXTS: Final = (
    "At the end: {points:point|points} for each of these tiles in the contiguous group with this one: {types}.",
    "At the end: {points:point|points} for each set of Progress tiles on your Progress Map: {types}.",
    "At the end: {points:point|points} for each two of your Inventions.",
    "At the end: {points:point|points} for each two of your Inventions of the same type.",
    "At the end: {points:point|points} for each three of your Inventions of different types.",
    "At the end: {points:point|points} for each set of three different Specialists; Academics fill gaps.",
    "At the end: {points:point|points} for each Region with two or more of your Citizens.",
    "At the end: {points:point|points} for each two of your Citizens in play.",
)

OBJECTIVE_TEXTS: Final = (
    "Influence tiles in 1 to 4 of these Regions score {points}: {regions}.",
    "At least {wanted} Inventions score {points}.",
    "At least {wanted} Inventions of each type score {points}.",
    "At least {wanted} Inventions of one type score {points}.",
    "At least {wanted} Inventions of Era 4 and one of Era 5 score {points}.",
    "At least {wanted} Invention of each Era from 2 to 5 scores {points}.",
    "A network of your Citizens, connected by strings, in 1 to 4 of these Regions scores {points}: {regions}.",
    "Most Citizens, without ties, in 1 to 4 of these Regions score {points}: {regions}.",
)

FACTS: Final = {
    "inventions.fact.milestone":    "It needs the Milestone {milestone} to be invented.",
    "inventions.fact.need":         "Presenting it takes {need} of type {type}; when it is shared each is worth {era:point|points}.",
    "inventions.fact.extra":        "Inventing it exhausts {extra} more.",
    "inventions.fact.chain":        "Chain Action: {benefit}.",
    "inventions.fact.send":         "A Diplomat sent here: {benefit}",
    "inventions.fact.recall":       "A Diplomat called back: {benefit}",
    "inventions.fact.spaces":       "It has {spaces:space|spaces} for Diplomats.",
    "inventions.fact.cards":        "Cards that need it: {cards}.",
    "inventions.fact.presenter":    "The Presenter gains: {benefit}",
    "inventions.fact.chain_side":   "Chain side: {benefit}",
    "inventions.fact.scoring_side": "Scoring side: {benefit}",
    "inventions.fact.citizens":     "Placing it sends {citizens:Citizen|Citizens} home.",
    "inventions.fact.strings":      "Blue strings lead to {regions}.",
    "inventions.fact.hex":          "A tile built here: {benefit}",
    "inventions.fact.era_space":    "An Era Marker put here: {benefit}",
    "inventions.fact.specialist":   "A Specialist for cards and tiles of type {type}.",
    "inventions.fact.academic":     "Stands in for any Specialist.",
    "inventions.fact.aspiration":   "In step 3 of the turn it becomes a Progress tile of type {type} that you do not have yet.",
    "inventions.fact.wild":         "In step 3 of the turn it becomes any Progress tile that you do not have yet.",
    "inventions.fact.points":       "Its Influence spaces score {points}.",

    "inventions.kind.idea":            "Idea and Invention, Era {era}, {type}",
    "inventions.kind.milestone":       "Milestone, Era {era}",
    "inventions.kind.progress":        "Progress tile, {type}",
    "inventions.kind.wealth":          "Wealth tile, letter {letter}",
    "inventions.kind.specialist_tile": "Specialist tile",
    "inventions.kind.knowledge_tile":  "Knowledge tile",
    "inventions.kind.influence_tile":  "Influence tile",
    "inventions.kind.objective":       "Private objective",
    "inventions.kind.region":          "Region",
    "inventions.kind.action":          "Action",
    "inventions.kind.benefit":         "Benefit",
    "inventions.kind.people":          "People",
    "inventions.kind.aspiration":      "Aspiration",
    "inventions.kind.hex":             "Space of the Progress Map",
    "inventions.kind.era_space":       "Space of the Era Track, Era {era}",
    "inventions.kind.track":           "Track of a player",
}
# fmt: on


def numbered(kind: str, texts: tuple[str, ...], names: tuple[str, ...]) -> dict[str, str]:
    """One sentence for each number of a vocabulary."""
    return {f"inventions.{kind}.{number}": text for number, (text, _) in enumerate(zip(texts, names, strict=True))}


add_sentences("en", FACTS)
add_sentences("en", numbered("benefit", BENEFIT_TEXTS, BENEFIT_NAMES))
add_sentences("en", numbered("effect", EFFECT_TEXTS, EFFECT_NAMES))
add_sentences("en", numbered("wealth", WEALTH_TEXTS, WEALTH_COUNTS))
add_sentences("en", numbered("measure", OBJECTIVE_TEXTS, MEASURES))
