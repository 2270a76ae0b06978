"""What the terminal says about a table of Inventions, in English: headings, short words, and the table in sentences."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences, add_words

# fmt: off
# Benefits in a few letters, for the Progress Map and for prices; the others are called by their names.
SHORT: Final = {
    "1 Influence":        "+1 Inf",
    "new Merchant":       "+Merch",
    "new Artisan":        "+Artis",
    "new Thinker":        "+Think",
    "new Academic":       "+Acad",
    "new Citizen":        "+Citiz",
    "wild Aspiration":    "wild",
    "return Citizens":    "return",
    "2 Specialists":      "+2 Spec",
    "Economy token":      "token",
    "2 Specialists less": "-2 Spec",
    "nothing":            "-",
}

TILES: Final = {
    "economy":            "Eco {number}",
    "culture":            "Cul {number}",
    "technology":         "Tec {number}",
    "wealth":             "Wea {letter}",
    "economy Aspiration":    "eco?",
    "culture Aspiration":    "cul?",
    "technology Aspiration": "tec?",
    "wild Aspiration":       "wild?",
}

TABLE: Final = {
    "terminal.inventions.original":      "original components of Civitas",
    "terminal.inventions.own_set":       "components: {title}",
    "terminal.inventions.set_original":  "The cards, tiles and boards are an original set made for Civitas, not those of the published game.",
    "terminal.inventions.set_own":       "The cards, tiles and boards are those of your file: {title}.",
    "terminal.inventions.moment":        "Era {era}, round {round}, turn of {seat:player}",
    "terminal.inventions.between":       "Era {era}, round {round}",
    "terminal.inventions.start":         "Era 1, before the first turn",
    "terminal.inventions.end":           "Era 6, final scoring",
    "terminal.inventions.legend":        "pres., inv., inn.: who presented, invented, innovated the card; →2 3: blue strings to Regions 2 and 3; influence spaces: ● tile face up, ○ face down, else the points of the space; assembly and milestones: ● Season Pillar or Diplomat, [●] Epoch Pillar, · free space; Wealth A4 (+2): 2 more below; culture ×3 needs Paper +1: 3 to present it, the Milestone and 1 more to invent it; 2/3: 2 of 3 people available; Eco 4×2: 2 tiles Economy 4 are left; Eco 4* an Economy token lies on it, Tec 2x face down; Wea C Wealth tile; eco? Aspiration; +Merch new Merchant, +2 Spec 2 new Specialists, -2 Spec 2 Specialists less, return: call Citizens home.",

    "terminal.inventions.idea":          "Idea, Era {era}, {type}, needs {milestone}",
    "terminal.inventions.idea_extra":    "Idea, Era {era}, {type}, needs {milestone} and {extra} more",
    "terminal.inventions.invention":     "Invention, Era {era}, {type}, chain {benefit}",
    "terminal.inventions.no_card":       "no card",
    "terminal.inventions.presenting":    "presenting gains {benefit}",
    "terminal.inventions.sage":          "Sage: {benefit}",
    "terminal.inventions.no_sage":       "no Sage: {benefit}",
    "terminal.inventions.wealth":        "{tile} (+{count})",
    "terminal.inventions.chronos_is_in": "Chronos is in {region}",
    "terminal.inventions.deck":          "deck: {card} and {count} more",
    "terminal.inventions.no_deck":       "the deck is empty",
    "terminal.inventions.hand_idea":     "Era {era}, {type} ×{need}, needs {milestone}",
    "terminal.inventions.hand_extra":    "Era {era}, {type} ×{need}, needs {milestone} +{extra}",
    "terminal.inventions.facts":         "Era {era}, {type}, presented with {need}, needs {milestone}",
    "terminal.inventions.facts_extra":   "Era {era}, {type}, presented with {need}, needs {milestone} and {extra:more person|more people}",
    "terminal.inventions.note":          "needs {milestone}; chain {benefit}",
    "terminal.inventions.note_extra":    "needs {milestone} and {extra} more; chain {benefit}",
    "terminal.inventions.chain":         "{type}, {benefit}",
    "terminal.inventions.hidden":        "{count} hidden",
    "terminal.inventions.tile_needs":    "{tile} for {count}",
    "terminal.inventions.of":            "{have} of {most}",
    "terminal.inventions.price":         "{count} Spec, {influence} Inf",
    "terminal.inventions.place_price":   "{count} home, {points:pt|pts}",
    "terminal.inventions.about":         "{name} ({label}): {text}",

    "terminal.inventions.tell_moment":   "{moment}; turn order: {players}.",
    "terminal.inventions.tell_region":   "{region}, strings to {strings}: {card}.",
    "terminal.inventions.tell_idea":     "the Idea {card}, presented by {presenter} with {count:Citizen|Citizens}",
    "terminal.inventions.tell_open_idea": "the Idea {card}, presented by nobody yet",
    "terminal.inventions.tell_invention": "the Invention {card}, presented by {presenter} with {count:Citizen|Citizens}, invented by {inventor}, innovated by {innovator}",
    "terminal.inventions.tell_citizens": "Citizens: {citizens}.",
    "terminal.inventions.tell_colour":   "{count} of {colour}",
    "terminal.inventions.tell_tiles":    "For a Presenter: {benefit}. {sage} Wealth tiles: {wealth}.",
    "terminal.inventions.tell_sage":     "A Sage stands here: {benefit}.",
    "terminal.inventions.tell_no_sage":  "No Sage; the Knowledge tile says {benefit}.",
    "terminal.inventions.tell_wealth":   "{tile}, {count} in the stack",
    "terminal.inventions.tell_influence": "Influence tiles: {tiles}; free spaces score {points}.",
    "terminal.inventions.tell_influence_tile": "{tile} of {colour}, {side}",
    "terminal.inventions.tell_chronos_tile": "one of Chronos",
    "terminal.inventions.tell_forum":    "Forum: {first} ({one}) and {second} ({two}).",
    "terminal.inventions.tell_season":   "Season Pillar of {seat:player}",
    "terminal.inventions.tell_epoch":    "Epoch Pillar of {seat:player}",
    "terminal.inventions.tell_common":   "Common knowledge: {milestones}.",
    "terminal.inventions.tell_private":  "Private Milestone of {colour}: {milestone}.",
    "terminal.inventions.tell_absent":   "Milestone of a place without a player: {milestone}.",
    "terminal.inventions.tell_eureka":   "Eureka Display: {milestones}.",
    "terminal.inventions.tell_known":    "Milestones that everybody knows: {milestones}.",
    "terminal.inventions.tell_milestone": "{milestone} of Era {era} with Diplomats of {colours}",
    "terminal.inventions.tell_bare_milestone": "{milestone} of Era {era}",
    "terminal.inventions.tell_open":     "Idea Display: {ideas}; {deck}.",
    "terminal.inventions.tell_progress": "Progress tiles left, {type}: {tiles}.",
    "terminal.inventions.tell_left":     "{count} of number {number}",
    "terminal.inventions.tell_society":  "{seat:player}{you}: {score:point|points}, {influence} Influence, {tokens} of {limit:Chain Action token|Chain Action tokens} available, Era {era}.",
    "terminal.inventions.tell_people":   "Available people: {people}; at most {limit:Academic|Academics}; {supply} in supply, {sages:Sage|Sages}.",
    "terminal.inventions.tell_person":   "{people} {ready} of {count}",
    "terminal.inventions.tell_era_space": "Era Marker on {space}: {benefit}.",
    "terminal.inventions.tell_display":  "Tile Display: {tiles}; {tokens:Economy token|Economy tokens}.",
    "terminal.inventions.tell_built":    "Progress Map: {tiles}.",
    "terminal.inventions.tell_built_tile": "{tile} on {hex}",
    "terminal.inventions.tell_used_tile": "{tile} on {hex}, with an Economy token",
    "terminal.inventions.tell_spent_tile": "{tile} on {hex}, face down",
    "terminal.inventions.tell_wealth_tile": "{tile} on {hex}, worth {points:point|points} now",
    "terminal.inventions.tell_free_hexes": "Free spaces: {hexes}.",
    "terminal.inventions.tell_hex":      "{hex}: {benefit}",
    "terminal.inventions.tell_ideas":    "Ideas: {cards}.",
    "terminal.inventions.tell_inventions": "Inventions: {cards}.",
    "terminal.inventions.tell_card":     "{card} ({facts})",
    "terminal.inventions.tell_chained":  "{card} ({facts}; a Chain Action token lies on it)",
    "terminal.inventions.tell_influence_left": "Influence tiles on the Society Board and the Citizens they need: {tiles}.",
    "terminal.inventions.tell_objective": "Private objective, {points:point|points} now: {objective}",
    "terminal.inventions.tell_objectives": "{count:private objective is|private objectives are} hidden.",
    "terminal.inventions.tell_chronos":  "Chronos: {supply} in supply, Era {era}, {tiles:Influence tile|Influence tiles} on the Era Track, Progress tiles {progress}, Wealth tiles {wealth}.",
}

# Headings and marks of the pictures.
WORDS: Final = (
    "Map", "card", "pres.", "inv.", "inn.", "presenter", "inventor", "innovator", "citizens", "influence",
    "Assembly", "turn order", "common", "private", "eureka", "known", "Ideas", "Progress tiles", "points",
    "Influence", "chain tokens", "Merchants", "Artisans", "Thinkers", "Academics", "supply", "Sages", "Era",
    "tiles", "built", "Economy tokens", "ideas", "inventions", "objectives", "Tile Display", "Progress Map",
    "Influence tiles", "act", "1 Influence only", "nobody", "face up", "face down", "at most", "no Pillar",
    "Chronos", "use",
)
# fmt: on

add_sentences("en", {f"terminal.inventions.short.{name}": text for name, text in SHORT.items()})
add_sentences("en", {f"terminal.inventions.tile.{name}": text for name, text in TILES.items()})
add_sentences("en", TABLE)
add_words(*WORDS)
