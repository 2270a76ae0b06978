"""What is shown beside a game of Inventions: where it stands, how it ended, options and single words; in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.inventions.building_costs import CULTURE_DISCOUNT
from civitas.inventions.kinds import (
    ASPIRATION_NAMES,
    BENEFIT_NAMES,
    EFFECT_NAMES,
    LETTERS,
    OBJECTIVE_KINDS,
    PEOPLE_NAMES,
    TYPE_NAMES,
)
from civitas.inventions.moves import PLACES
from civitas.kernel.messages import add_sentences, add_words

# fmt: off
ENGLISH: Final = {
    # Component sets
    "inventions.edition.civitas-4":    "the Civitas component set",
    "inventions.edition.civitas-3":    "the third Civitas component set",
    "inventions.edition.civitas-2":    "the second Civitas component set",
    "inventions.edition.civitas":      "the first Civitas component set",
    "inventions.no_components":        "The component set {wanted} is not here, only {here}: give its file with --components.",
    "inventions.our_components":       "The component set here is {here}; for that of Civitas leave out --components.",

    # Where the game stands
    "inventions.moment":               "Era {era}, round {round}",
    "inventions.moment.start":         "Era 1, before the first turn",
    "inventions.moment.end":           "Era 6, final scoring",

    # How it ended, and what points came from
    "inventions.reason.most points":       "most Ingenuity Points",
    "inventions.reason.tie broken":        "a tie, broken by tiles, Inventions or population",
    "inventions.reason.shared victory":    "a full tie: shared victory",
    "inventions.source.presented Ideas":   "presented Ideas",
    "inventions.source.Influence tiles":   "Influence tiles",
    "inventions.source.Knowledge tiles":   "Knowledge tiles",
    "inventions.source.Milestones":        "Milestones",
    "inventions.source.Influence Track":   "Influence Track",
    "inventions.source.Wealth tiles":      "Wealth tiles",
    "inventions.source.objectives":        "private objectives",
}

OWN_SET_TEXTS: Final = {
    "assembly":                    ("The Forums", {
        "columns":     ("those of the file", "The pairs of actions that the component set gives.")}),
}

OPTION_TEXTS: Final = {
    "assembly":                    ("The Forums", {
        "columns":     ("Present with Share, Invent with Innovate", "The pairs as the player aid lists the actions in its two columns."),
        "life-cycle":  ("Present with Invent, Share with Innovate", "The two actions that begin a card's life share a Forum.")}),
    "progress_copies":             ("Progress tiles for two and three players", {
        "one":         ("one of each", "Two copies of every number are removed, as the player aid says."),
        "two":         ("two of each", "Only one copy of every number is removed; Aspirations nearly always find a tile.")}),
    "rare_wealth":                 ("Wealth tiles E to G", {
        "two":         ("two, or three when four play", "Two tiles of each with two or three players."),
        "three":       ("always three", "Three tiles of each with any number of players.")}),
    "wealth_choice":               ("Taking Wealth tiles", {
        "top":         ("the top tile", "Whoever shares may take the top tile of the stack."),
        "any":         ("any tile", "Whoever shares may take any tile of the stack; all are seen.")}),
    "visited":                     ("Visited Epoch Pillars", {
        "space":       ("on the same space", "Only a Pillar on the chosen action space brings its owner Influence."),
        "forum":       ("in the same Forum", "A Pillar anywhere in the Forum brings its owner Influence.")}),
    "spend_visits":                ("Spending the action", {
        "yes":         ("visits Pillars", "Others whose Epoch Pillar stands there gain Influence."),
        "no":          ("visits nobody", "Only the player who spends the action gains Influence.")}),
    "presenting":                  ("Ideas that can be presented", {
        "any-era":     ("of any Era", "Every card right of the Society Board can be presented."),
        "current-era": ("up to the current Era", "Cards of later Eras must wait.")}),
    "extra_specialists":           ("Extra people for inventing", {
        "matching":    ("matching ones", "They are of the card's type, or Academics."),
        "any-type":    ("of any type", "Any available people can be exhausted.")}),
    "travel_chain_costs_token":    ("The Chain Action of Travel", {
        "no":          ("costs the Sage only", "No Chain Action token is needed."),
        "yes":         ("costs a token too", "Without an available token the Sage stays.")}),
    "technology_costs_token":      ("Technology tiles", {
        "yes":         ("cost a token", "Using one spends a Chain Action token."),
        "no":          ("cost no token", "Using one is free.")}),
    "eureka_diplomats":            ("Diplomats at the Eureka Display", {
        "no":          ("not allowed", "Diplomats go to common and private Milestones only."),
        "yes":         ("allowed", "Diplomats may also go to Milestones of the Eureka Display.")}),
    "majority":                    ("Majority for Gain Influence", {
        "strict":      ("more than anybody", "Ties do not count."),
        "tied":        ("nobody has more", "Ties count.")}),
    "no_tile":                     ("Aspirations without a tile", {
        "lost":        ("are lost", "They go back to the supply and bring nothing."),
        "kept":        ("wait", "They stay in the Tile Display until a tile is left for them.")}),
    "culture_discount_every_tile": ("The Culture discount on building", {
        "no":          ("one tile each time", f"Each building step one tile costs {CULTURE_DISCOUNT} Specialists less."),
        "yes":         ("every tile", f"Each tile costs {CULTURE_DISCOUNT} Specialists less.")}),
    "academic_limit":              ("The limit of Academics", {
        "always":      ("holds always", "A Citizen beyond it goes to the supply."),
        "era-change":  ("holds for Sages only", "It is looked at only when Sages teach at the Era Change.")}),
    "turn_order_right":            ("A turn-order space", {
        "kept":        ("works at every Era Change", "While the Era Marker stands there."),
        "used":        ("works once", "Its right is used up by the first choice.")}),
    "old_ideas_in_deck":           ("Ideas of an Era that is over", {
        "removed":     ("leave the deck too", "They are removed from the Idea Display and from the deck."),
        "stay":        ("stay in the deck", "They are removed from the Idea Display only.")}),
    "last_era_change":             ("Before the final scoring", {
        "no":          ("no Era Change", "Nobody loses Influence once more."),
        "yes":         ("turn order and Influence change", "The first two steps of an Era Change are done.")}),
    "chronos_start":               ("When two play, Chronos starts", {
        "in-order":    ("at its place", "In reverse turn order, like the players."),
        "first":       ("before the players", "It claims its Region first.")}),
    "chronos_first_round":         ("When two play, Chronos in Era 1", {
        "yes":         ("takes a turn", "It also plays in the round of Era 1."),
        "no":          ("rests", "Its first turn is in Era 2.")}),
}
# fmt: on


OptionTexts = Mapping[str, tuple[str, Mapping[str, tuple[str, str]]]]


def option_sentences(set_of_options: str, texts: OptionTexts) -> dict[str, str]:
    """The title of each option, and for each value its label and what it does."""
    found: dict[str, str] = {}
    for name, (title, values) in texts.items():
        id = f"inventions.{set_of_options}.{name}"
        found[id] = title
        for value, (label, about) in values.items():
            found[f"{id}.{value}"] = label
            found[f"{id}.{value}.about"] = about
    return found


add_sentences("en", ENGLISH)
add_sentences("en", option_sentences("option", OPTION_TEXTS))
add_sentences("en", option_sentences("own_set", OWN_SET_TEXTS))
add_words(
    "Inventions: Evolution of Ideas",
    "Influence Track",
    *TYPE_NAMES,
    "wealth",
    *PEOPLE_NAMES,
    *BENEFIT_NAMES,
    *EFFECT_NAMES,
    *ASPIRATION_NAMES,
    *OBJECTIVE_KINDS,
    *PLACES,
    *LETTERS,
)
