"""What the players of Inventions are asked, in English."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences

# fmt: off
ENGLISH: Final = {
    "inventions.ask.start":            "{seat:player}, choose the Region where you start.",
    "inventions.ask.season":           "{seat:player}, place a Season Pillar ({tokens:Chain Action token|Chain Action tokens} available).",
    "inventions.ask.epoch":            "{seat:player}, move the Epoch Pillar ({tokens:Chain Action token|Chain Action tokens} available).",
    "inventions.ask.action":           "{seat:player}, choose how you carry out this action: {action}.",
    "inventions.ask.people":           "{seat:player}, move {count} of type {type}: how many Academics are among them?",
    "inventions.ask.exhaust":          "{seat:player}, exhaust {count} of type {type}: how many Academics are among them?",
    "inventions.ask.exhaust_any":      "{seat:player}, exhaust {count:more person|more people} of any type.",
    "inventions.ask.type":             "{seat:player}, choose a type for {count:Citizen|Citizens} from {region}.",
    "inventions.ask.return":           "{seat:player}, you may call Citizens home from one Region.",
    "inventions.ask.call_more":        "{seat:player}, you may call Citizens home from further Regions.",
    "inventions.ask.journey":          "{seat:player}, make the first of two journeys.",
    "inventions.ask.journey_again":    "{seat:player}, you may make the second journey.",
    "inventions.ask.sage":             "{seat:player}, you may take the Sage of {region} and use the Knowledge tile.",
    "inventions.ask.chain_invention":  "{seat:player}, you may use an Invention for a Chain Action ({tokens:token|tokens} available).",
    "inventions.ask.chain_innovation": "{seat:player}, you may use {card} for a Chain Action: {benefit}.",
    "inventions.ask.chain_tile":       "{seat:player}, you may turn an Influence tile for a Chain Action ({tokens:token|tokens} available).",
    "inventions.ask.reward":           "{seat:player}, take a Wealth tile of {region} or a wild Aspiration.",
    "inventions.ask.replace":          "{seat:player}, your Tile Display is full: choose the tile you discard for one {tile}.",
    "inventions.ask.drop":             "{seat:player}, {count:Aspiration has|Aspirations have} no slot: choose which of the new ones you give up.",
    "inventions.ask.progress":         "{seat:player}, choose the Progress tile for your {tile}.",
    "inventions.ask.gain_progress":    "{seat:player}, choose the Economy or Culture tile you gain.",
    "inventions.ask.draw":             "{seat:player}, take {count:Idea|Ideas} of the Idea Display.",
    "inventions.ask.settle":           "{seat:player}, choose the Region of your new Citizen.",
    "inventions.ask.gain":             "{seat:player}, choose {count:new Specialist|new Specialists}.",
    "inventions.ask.era_space":        "{seat:player}, choose a space of Era {era} for your Era Marker.",
    "inventions.ask.other_space":      "{seat:player}, you may use an Economy token to apply another space.",
    "inventions.ask.build_more":       "{seat:player}, you have built what you may: use an Economy tile, or be done.",
    "inventions.ask.build":            "{seat:player}, build up to {count:tile|tiles} (the first costs {influence} Influence), or be done.",
    "inventions.ask.swap":             "{seat:player}, choose two Progress tiles that change places.",
    "inventions.ask.more_tiles":       "{seat:player}, you may use Technology tiles ({tokens:token|tokens} available), or be done.",
    "inventions.ask.turn_place":       "{seat:player}, choose your place in the turn order.",
    "inventions.ask.sage_home":        "{seat:player}, send {count:Sage|Sages} back to the Map.",
}
# fmt: on

add_sentences("en", ENGLISH)
