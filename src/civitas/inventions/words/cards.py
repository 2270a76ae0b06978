"""What each component does, in English: the sentences that boards and panels show beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from civitas.inventions.building_costs import CULTURE_DISCOUNT, HEX_DISCOUNT
from civitas.inventions.kinds import (
    ACADEMIC_LIMIT,
    ACADEMIC_WHEN_BUILT,
    BUILD_FOR_TWO,
    BUILD_FREE,
    BUILD_MORE,
    CALL_ANYWHERE,
    CALL_DIPLOMAT,
    CALL_SPECIALISTS,
    CHEAPER_INFLUENCE,
    CITIZEN_PAIRS,
    CITIZEN_WHEN_BUILT,
    CULTURE,
    DISCOUNT,
    ECONOMY,
    ECONOMY_TOKEN,
    EUREKA,
    GAIN_INFLUENCE,
    GAIN_PROGRESS,
    IN_GROUP,
    INFLUENCE,
    INFLUENCE_IN,
    INNOVATE,
    INNOVATE_PRESENT,
    INVENT,
    INVENT_PRESENT,
    INVENT_SHARE,
    INVENT_TRAVEL,
    INVENTION_PAIRS,
    INVENTION_TRIOS,
    INVENTIONS_IN_ALL,
    LESS_INFLUENCE,
    LESS_SPECIALISTS,
    MOST_CITIZENS,
    NETWORK,
    NEW_ACADEMIC,
    NEW_CITIZEN,
    NEW_SPECIALIST,
    NOTHING,
    OF_EACH_TYPE,
    OF_ERAS_2_TO_5,
    OF_ERAS_4_AND_5,
    OF_ONE_TYPE,
    OTHER_ERA_SPACE,
    PRESENT,
    PROGRESS_SETS,
    RETURN_CITIZENS,
    REUSE_FORUM,
    SAME_TYPE_PAIRS,
    SCORE_ACADEMICS,
    SCORE_BESIDE_CARDS,
    SCORE_CHAIN_TOKENS,
    SCORE_ECONOMY_TOKENS,
    SCORE_INFLUENCE_TILES,
    SCORE_INVENTIONS,
    SCORE_PROGRESS,
    SCORE_SAGES,
    SCORE_SPECIALISTS,
    SCORE_WEALTH,
    SEND_DIPLOMAT,
    SETTLED_REGIONS,
    SHARE,
    SHARE_PRESENT,
    SPECIALIST_TRIOS,
    SURE_MAJORITY,
    SWAP_TILES,
    TECHNOLOGY,
    TRAVEL,
    TRAVEL_ANYWHERE,
    TRAVEL_SHARE,
    TRAVEL_TWICE,
    TURN_ORDER,
    TWO_SPECIALISTS,
    WILD_ASPIRATION,
)
from civitas.inventions.progress_map import TWO_INFLUENCE
from civitas.kernel.messages import add_sentences


class BenefitSaid(NamedTuple):
    """A benefit in words: the topic of the help, and what it does."""

    topic: str
    text: str


# fmt: off
BENEFITS: Final = {
    PRESENT:                        BenefitSaid("present", "Present an Idea: move a card from the right of your Society Board and the Specialists it needs to an empty Region Display, and gain the benefit of its Specialist tile."),
    SHARE:                          BenefitSaid("share", "Share an Invention beside which you have a Citizen: its Presenter scores, its people settle in the Region, its Inventor takes the card, you take a Wealth tile or a wild Aspiration."),
    INVENT:                         BenefitSaid("invent", "Invent an Idea whose Milestone you can access: one matching Specialist stands beside the card, extra ones are exhausted, you gain a technology Aspiration."),
    INNOVATE:                       BenefitSaid("innovate", "Innovate an Invention of somebody else: one matching Specialist stands beside the card, you gain a new one of the same type, and may use the card's Chain Action with a token."),
    CALL_SPECIALISTS:               BenefitSaid("call", "Call Specialists: Citizens of one Region come home as Specialists of the type of the card there; you gain an economy Aspiration and may use one of your Inventions with a token."),
    GAIN_INFLUENCE:                 BenefitSaid("influence", "Gain Influence: where you have the majority, Citizens go home and an Influence tile is placed; you score its space and gain Influence for each face-up tile of yours."),
    TRAVEL:                         BenefitSaid("travel", "Travel: a Citizen moves along a blue string; you gain a culture Aspiration and may take a Sage there."),
    EUREKA:                         BenefitSaid("eureka", "Eureka: your Private Milestone becomes common knowledge, you take one of a later Era from the Eureka Display, and your Era Marker advances."),
    SEND_DIPLOMAT:                  BenefitSaid("milestones", "Send a Diplomat: an available person goes to a Milestone with a free space, and you receive its first benefit."),
    CALL_DIPLOMAT:                  BenefitSaid("milestones", "Call a Diplomat: your Citizen comes home from a Milestone as an Academic, and you receive its second benefit."),
    BUILD_FREE:                     BenefitSaid("building", "Build Progress tiles, as many as your Era less one, without paying Influence."),
    BUILD_FOR_TWO:                  BenefitSaid("building", f"Build Progress tiles, as many as your Era less one, for {TWO_INFLUENCE} Influence."),
    INFLUENCE:                      BenefitSaid("influence", "Gain 1 Influence."),
    NEW_SPECIALIST + ECONOMY:       BenefitSaid("people", "Gain a new Merchant from your supply."),
    NEW_SPECIALIST + CULTURE:       BenefitSaid("people", "Gain a new Artisan from your supply."),
    NEW_SPECIALIST + TECHNOLOGY:    BenefitSaid("people", "Gain a new Thinker from your supply."),
    NEW_ACADEMIC:                   BenefitSaid("people", "Gain a new Academic from your supply, within your limit."),
    NEW_CITIZEN:                    BenefitSaid("people", "Put a new Citizen from your supply on any Region."),
    WILD_ASPIRATION:                BenefitSaid("progress", "Gain a wild Aspiration."),
    RETURN_CITIZENS:                BenefitSaid("call", "You may call Citizens home from one Region as Specialists."),
    TWO_SPECIALISTS:                BenefitSaid("people", "Gain two new Specialists of types of your choice from your supply."),
    ECONOMY_TOKEN:                  BenefitSaid("progress", "Gain the Economy token that lies here."),
    DISCOUNT:                       BenefitSaid("building", f"A Progress tile built here costs {HEX_DISCOUNT} Specialists less."),
    TURN_ORDER:                     BenefitSaid("era_change", "At an Era Change, whoever stands furthest right on such a space chooses their place in the turn order."),
    NOTHING:                        BenefitSaid("turn", "Nothing."),
    SCORE_PROGRESS + ECONOMY:       BenefitSaid("objectives", "Score {points:point|points} for each economy tile on your Progress Map."),
    SCORE_PROGRESS + CULTURE:       BenefitSaid("objectives", "Score {points:point|points} for each culture tile on your Progress Map."),
    SCORE_PROGRESS + TECHNOLOGY:    BenefitSaid("objectives", "Score {points:point|points} for each technology tile on your Progress Map."),
    SCORE_SPECIALISTS + ECONOMY:    BenefitSaid("objectives", "Score {points:point|points} for each of your Merchants."),
    SCORE_SPECIALISTS + CULTURE:    BenefitSaid("objectives", "Score {points:point|points} for each of your Artisans."),
    SCORE_SPECIALISTS + TECHNOLOGY: BenefitSaid("objectives", "Score {points:point|points} for each of your Thinkers."),
    SCORE_INVENTIONS + ECONOMY:     BenefitSaid("objectives", "Score {points:point|points} for each of your economy Inventions."),
    SCORE_INVENTIONS + CULTURE:     BenefitSaid("objectives", "Score {points:point|points} for each of your culture Inventions."),
    SCORE_INVENTIONS + TECHNOLOGY:  BenefitSaid("objectives", "Score {points:point|points} for each of your technology Inventions."),
    SCORE_BESIDE_CARDS:             BenefitSaid("objectives", "Score {points:point|points} for each of your Citizens beside a card."),
    SCORE_ACADEMICS:                BenefitSaid("objectives", "Score {points:point|points} for each of your Academics."),
    SCORE_WEALTH:                   BenefitSaid("objectives", "Score {points:point|points} for each Wealth tile on your Progress Map."),
    SCORE_ECONOMY_TOKENS:           BenefitSaid("objectives", "Score {points:point|points} for each Economy token you used this Era."),
    SCORE_SAGES:                    BenefitSaid("objectives", "Score {points:point|points} for each Sage you have."),
    SCORE_INFLUENCE_TILES:          BenefitSaid("objectives", "Score {points:point|points} for each Influence tile you have on the board."),
    SCORE_CHAIN_TOKENS:             BenefitSaid("objectives", "Score {points:point|points} for each Chain Action token that your Influence allows."),
}

EFFECTS: Final = {
    REUSE_FORUM:         "With an Economy token, before your action: your Pillar may go to a Forum that holds a Pillar of yours, even to the same space. The Epoch Pillar must still change its space.",
    LESS_INFLUENCE:      "With an Economy token: building costs 1 Influence less.",
    SWAP_TILES:          "With an Economy token, when you could build: two Progress tiles on your Progress Map change places.",
    ACADEMIC_LIMIT:      "With an Economy token: your limit of Academics is 1 higher for the rest of the Era.",
    TRAVEL_TWICE:        "With an Economy token: when you travel, move two Citizens or one Citizen twice. A Sage is met only at the second Region.",
    BUILD_MORE:          "With an Economy token: build as many tiles as your Era, instead of one less.",
    OTHER_ERA_SPACE:     "With an Economy token, at Eureka: apply another space of this or an earlier Era instead of your own; turn order only of this Era.",
    CITIZEN_WHEN_BUILT:  "When built: a new Citizen goes to any Region.",
    ACADEMIC_WHEN_BUILT: "When built: gain a new Academic.",
    LESS_SPECIALISTS:    f"Each time you build, one tile costs {CULTURE_DISCOUNT} Specialists less.",
    SURE_MAJORITY:       "When you gain Influence you always have the majority; the Citizens are still needed.",
    CALL_ANYWHERE:       "When you call Specialists, call any number from any Regions.",
    TRAVEL_ANYWHERE:     "When you travel, go to any Region.",
    CHEAPER_INFLUENCE:   "When you gain Influence, one Citizen less is needed.",
    GAIN_PROGRESS:       "Once, with a Chain Action token: gain an economy or culture tile of your choice.",
    INVENT_SHARE:        "Once, with a Chain Action token: Invent, then Share.",
    INVENT_PRESENT:      "Once, with a Chain Action token: Invent, then Present.",
    INVENT_TRAVEL:       "Once, with a Chain Action token: Invent, then Travel.",
    TRAVEL_SHARE:        "Once, with a Chain Action token: Travel, then Share.",
    INNOVATE_PRESENT:    "Once, with a Chain Action token: Innovate, then Present.",
    SHARE_PRESENT:       "Once, with a Chain Action token: Share, then Present.",
}

WEALTH: Final = {
    IN_GROUP:         "At the end: {points:point|points} for each of these tiles in the contiguous group with this one: {types}.",
    PROGRESS_SETS:    "At the end: {points:point|points} for each set of Progress tiles on your Progress Map: {types}.",
    INVENTION_PAIRS:  "At the end: {points:point|points} for each two of your Inventions.",
    SAME_TYPE_PAIRS:  "At the end: {points:point|points} for each two of your Inventions of the same type.",
    INVENTION_TRIOS:  "At the end: {points:point|points} for each three of your Inventions of different types.",
    SPECIALIST_TRIOS: "At the end: {points:point|points} for each set of three different Specialists; Academics fill gaps.",
    SETTLED_REGIONS:  "At the end: {points:point|points} for each Region with two or more of your Citizens.",
    CITIZEN_PAIRS:    "At the end: {points:point|points} for each two of your Citizens in play.",
}

OBJECTIVES: Final = {
    INFLUENCE_IN:      "Influence tiles in up to {count} of these Regions score {points}: {regions}.",
    INVENTIONS_IN_ALL: "Scores {points} with at least {wanted:Invention|Inventions}.",
    OF_EACH_TYPE:      "Scores {points} with at least {wanted:Invention|Inventions} of each type.",
    OF_ONE_TYPE:       "Scores {points} with at least {wanted:Invention|Inventions} of one type.",
    OF_ERAS_4_AND_5:   "Scores {points} with at least {wanted:Invention|Inventions} of Era 4 and one of Era 5.",
    OF_ERAS_2_TO_5:    "Scores {points} with at least {wanted:Invention|Inventions} of each Era from 2 to 5.",
    NETWORK:           "A network of your Citizens, connected by strings, in up to {count} of these Regions scores {points}: {regions}.",
    MOST_CITIZENS:     "Most Citizens, without ties, in up to {count} of these Regions score {points}: {regions}.",
}

FACTS: Final = {
    "inventions.fact.milestone":    "It needs the Milestone {milestone} to be invented.",
    "inventions.fact.need":         "Presenting it takes {need} of type {type}; when it is shared each is worth {era:point|points}.",
    "inventions.fact.extra":        "Inventing it exhausts {extra} more.",
    "inventions.fact.chain":        "Chain Action: {benefit}.",
    "inventions.fact.send":         "A Diplomat sent here: {benefit}",
    "inventions.fact.recall":       "A Diplomat called back: {benefit}",
    "inventions.fact.spaces":       "It has {spaces:space|spaces} for Diplomats.",
    "inventions.fact.cards":        "Cards that need it: {cards}.",
    "inventions.fact.presenter":    "For the Presenter: {benefit}",
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


def numbered(kind: str, texts: Mapping[int, str]) -> dict[str, str]:
    """One sentence for each number of a vocabulary."""
    return {f"inventions.{kind}.{number}": text for number, text in texts.items()}


add_sentences("en", FACTS)
add_sentences("en", numbered("benefit", {benefit: said.text for benefit, said in BENEFITS.items()}))
add_sentences("en", numbered("effect", EFFECTS))
add_sentences("en", numbered("wealth", WEALTH))
add_sentences("en", numbered("measure", OBJECTIVES))
