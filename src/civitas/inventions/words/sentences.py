"""What is said during a game of Inventions: happenings, questions, moves with their price, labels and words; in English."""

from __future__ import annotations

from typing import Final

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

EDITIONS: Final = {"civitas": "the Civitas component set"}

# fmt: off
ENGLISH: Final = {
    # Happenings
    "inventions.era_began":            "Era {era} began.",
    "inventions.round_began":          "Round {round} of Era {era} began.",
    "inventions.turn_began":           "{seat:player} began a turn with {count:Chain Action token|Chain Action tokens}.",
    "inventions.started_in":           "{seat:player} started in {region} with {card}.",
    "inventions.unclaimed":            "{card} in {region} was claimed by nobody and left the game.",
    "inventions.pillar_placed":        "{seat:player} placed a Pillar on {benefit}.",
    "inventions.action_spent":         "{seat:player} spent the action on the space {benefit}.",
    "inventions.visited":              "The Pillar of {seat:player} was visited.",
    "inventions.influence_changed":    "{seat:player}: {amount} Influence, now {total}.",
    "inventions.skipped":              "{seat:player} left out {benefit}.",
    "inventions.presented":            "{seat:player} presented {card} in {region} with {count:Citizen|Citizens}.",
    "inventions.invented":             "{seat:player} invented {card} in {region}.",
    "inventions.exhausted":            "{seat:player} exhausted {count} of these: {people}.",
    "inventions.called":               "{seat:player} called {count:Citizen|Citizens} home from {region} ({people}).",
    "inventions.travelled":            "A Citizen of {seat:player} travelled from {region} to {region2}.",
    "inventions.sage_taken":           "{seat:player} took the Sage of {region}.",
    "inventions.knowledge_used":       "{seat:player} used the Knowledge tile of {region}: {benefit}.",
    "inventions.knowledge_scored":     "{seat:player} scored the Knowledge tiles: {points:point|points}.",
    "inventions.diplomat_sent":        "{seat:player} sent a Diplomat ({people}) to {milestone}.",
    "inventions.diplomat_called":      "{seat:player} called the Diplomat back from {milestone}.",
    "inventions.shared":               "{seat:player} shared {card} in {region}.",
    "inventions.presenter_scored":     "{seat:player} presented {card}: {points:point|points}.",
    "inventions.card_owned":           "{seat:player} took the Invention {card}.",
    "inventions.card_left":            "{card} left the game.",
    "inventions.innovated":            "{seat:player} innovated {card} in {region}.",
    "inventions.influence_placed":     "{seat:player} placed {influence_tile} in {region}: {points:point|points}.",
    "inventions.start_tile_placed":    "{seat:player} placed {influence_tile} in {region}.",
    "inventions.chain_card":           "{seat:player} used {card} for a Chain Action: {benefit}.",
    "inventions.chain_tile":           "{seat:player} turned the Influence tile in {region} for a Chain Action: {benefit}.",
    "inventions.discovered":           "Eureka: {seat:player} discovered {milestone}.",
    "inventions.became_common":        "{milestone} became common knowledge.",
    "inventions.discarded":            "{milestone} was discarded; everybody knows it.",
    "inventions.diplomat_home":        "The Diplomat of {seat:player} came home from {milestone}.",
    "inventions.era_marked":           "The Era Marker of {seat:player} stands on {space}: {benefit}.",
    "inventions.other_space":          "{seat:player} applied {space} instead: {benefit}.",
    "inventions.specialist_gained":    "{seat:player} gained one more {people}.",
    "inventions.academy_full":         "The Academy of {seat:player} is full ({limit}); the Citizen went to the supply.",
    "inventions.settled":              "A Citizen of {seat:player} settled in {region}.",
    "inventions.aspiration_gained":    "{seat:player} gained one {tile}.",
    "inventions.aspiration_dropped":   "{seat:player} had no slot for one {tile}.",
    "inventions.aspiration_lost":      "No tile was left for one {tile} of {seat:player}.",
    "inventions.progress_taken":       "{seat:player} took the tile {tile}.",
    "inventions.wealth_taken":         "{seat:player} took {tile} of {region}.",
    "inventions.wealth_revealed":      "{tile} now lies on top in {region}.",
    "inventions.tile_replaced":        "{seat:player} discarded {tile} from the Tile Display.",
    "inventions.built":                "{seat:player} built {tile} on {hex} for {count:Specialist|Specialists}.",
    "inventions.economy_used":         "{seat:player} used {tile}.",
    "inventions.economy_token_gained": "{seat:player} gained an Economy token.",
    "inventions.technology_used":      "{seat:player} used {tile} and turned it face down.",
    "inventions.swapped":              "{seat:player} swapped the tiles on {hex} and {hex2}.",
    "inventions.idea_drawn":           "{seat:player} took the Idea {card}.",
    "inventions.idea_revealed":        "{card} now lies on top of the Idea deck.",
    "inventions.idea_removed":         "{card} is of an earlier Era and left the game.",
    "inventions.idea_discarded":       "{seat:player} discarded {card}, of an earlier Era.",
    "inventions.order_changed":        "{seat:player} takes the {place} place in the turn order.",
    "inventions.recovered":            "All exhausted people recovered, and the Season Pillars came back.",
    "inventions.sage_returned":        "A Sage of {seat:player} went back to {region}.",
    "inventions.eureka_revealed":      "{milestone} lies in the Eureka Display.",
    "inventions.scored":               "{seat:player}: {points:point|points} ({benefit}).",
    "inventions.chronos_started":      "Chronos started in {region} with {card}.",
    "inventions.chronos_presented":    "Chronos presented {card} in {region} with {count:Citizen|Citizens}.",
    "inventions.chronos_invented":     "Chronos invented {card} in {region}.",
    "inventions.chronos_took":         "Chronos took {tile}.",
    "inventions.chronos_shared":       "Chronos shared {card} in {region}.",
    "inventions.chronos_innovated":    "Chronos innovated {card} in {region}.",
    "inventions.chronos_passed":       "Chronos could do nothing.",
    "inventions.chronos_influence":    "Chronos placed an Influence tile in {region}.",
    "inventions.chronos_discovered":   "Chronos took {milestone} from the Eureka Display.",
    "inventions.chronos_first":        "Chronos takes the first place in the turn order.",
    "inventions.chronos_settled":      "A Citizen of Chronos settled in {region}.",
    "inventions.track_scored":         "{seat:player}: {points:point|points} for the Influence Track.",
    "inventions.wealth_scored":        "{seat:player}: {points:point|points} for {tile}.",
    "inventions.objective_scored":     "{seat:player}: {points:point|points} for {objective}.",
    "inventions.game_ended":           "The game is over.",

    # Where the game stands
    "inventions.moment":               "Era {era}, round {round}",
    "inventions.moment.start":         "Era 1, before the first turn",
    "inventions.moment.end":           "Era 6, final scoring",

    # Questions
    "inventions.ask.start":            "{seat:player}, choose the Region where you start.",
    "inventions.ask.season":           "{seat:player}, place a Season Pillar ({tokens:Chain Action token|Chain Action tokens} available).",
    "inventions.ask.epoch":            "{seat:player}, move the Epoch Pillar ({tokens:Chain Action token|Chain Action tokens} available).",
    "inventions.ask.action":           "{seat:player}, choose how you carry out this action: {action}.",
    "inventions.ask.people":           "{seat:player}, move {count} of type {type}: how many Academics are among them?",
    "inventions.ask.exhaust":          "{seat:player}, exhaust {count} of type {type}: how many Academics are among them?",
    "inventions.ask.exhaust_any":      "{seat:player}, exhaust {count:more person|more people} of any type.",
    "inventions.ask.type":             "{seat:player}, choose what the {count:Citizen|Citizens} from {region} become.",
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

    # Moves with their price
    "inventions.move.skip":            "Skip this",
    "inventions.move.done":            "Done",
    "inventions.move.leave_sage":      "Leave the Sage",
    "inventions.move.let_wait":        "Discard nothing",
    "inventions.move.pillar":          "Place the Pillar and take this action: {action}",
    "inventions.move.pillar_visits":   "Place the Pillar and take this action: {action} (1 Influence for {players})",
    "inventions.move.spend":           "Place the Pillar on {action} and gain only 1 Influence",
    "inventions.move.use":             "Use {tile}: {effect}",
    "inventions.move.start":           "Start in {region} with {card}: {count} of type {type}, gain {benefit}",
    "inventions.move.present":         "Present {card} in {region}: {count} of type {type}, gain {benefit}",
    "inventions.move.invent":          "Invent {card} in {region} with 1 of type {type}",
    "inventions.move.invent_extra":    "Invent {card} in {region} with 1 of type {type}, and exhaust {extra} more",
    "inventions.move.innovate":        "Innovate {card} in {region} with 1 of type {type}",
    "inventions.move.share":           "Share {card} in {region} ({presenter} scores {points})",
    "inventions.move.share_chronos":   "Share {card} in {region} (presented by Chronos)",
    "inventions.player":               "{seat:player}",
    "inventions.move.academics":       "{specialists} of type {type} and {academics:Academic|Academics}",
    "inventions.move.exhaust":         "Exhaust one {people}",
    "inventions.move.call":            "Call {count} home from {region}: {people}",
    "inventions.move.call_choice":     "Call {count} home from {region}, of a type you choose",
    "inventions.move.type":            "They become {type} Specialists",
    "inventions.move.travel":          "Travel from {region} to {region2}",
    "inventions.move.travel_sage":     "Travel from {region} to {region2}, where a Sage stands",
    "inventions.move.sage_chain":      "Take the Sage and act: {benefit}",
    "inventions.move.sage_only":       "Take the Sage ({benefit} is not possible now)",
    "inventions.move.sage_score":      "Take the Sage and score {points:point|points}",
    "inventions.move.influence":       "Place {tile} in {region}: {count:Citizen goes|Citizens go} home, {points:point|points}",
    "inventions.move.chain_card":      "Chain Action with {card}: {benefit}",
    "inventions.move.chain_tile":      "Turn {tile} in {region}: {benefit}",
    "inventions.move.eureka":          "Discover {milestone}",
    "inventions.move.era_space":       "Put the Era Marker on {space}: {benefit}",
    "inventions.move.other_space":     "Use an Economy token to apply {space}: {benefit}",
    "inventions.move.send":            "Send one {people} to {milestone}: {benefit}",
    "inventions.move.recall":          "Call the Diplomat back from {milestone}: {benefit}",
    "inventions.move.settle":          "Settle in {region}",
    "inventions.move.gain":            "Gain one {people}",
    "inventions.move.draw":            "Take {card} (Era {era}, {type}, needs {count})",
    "inventions.move.take":            "Take {tile}",
    "inventions.move.take_effect":     "Take {tile}: {effect}",
    "inventions.move.replace":         "Discard {tile}",
    "inventions.move.drop":            "Give up one {tile}",
    "inventions.move.build":           "Build {tile} on {hex}: {count:Specialist|Specialists}, {influence} Influence, gain {benefit}",
    "inventions.move.build_less":      "Build {tile} on {hex} with the discount: {count:Specialist|Specialists}, {influence} Influence, gain {benefit}",
    "inventions.move.swap":            "Swap {tile} and {tile2}",
    "inventions.move.turn_place":      "Take the {place} place in the turn order",
    "inventions.move.sage_home":       "Send the Sage to {region}",

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
        "top":         ("the top tile", "Who shares may take the top tile of the stack."),
        "any":         ("any tile", "Who shares may take any tile of the stack; all are seen.")}),
    "visited":                     ("Visited Epoch Pillars", {
        "space":       ("on the same space", "Only a Pillar on the chosen action space brings its owner Influence."),
        "forum":       ("in the same Forum", "A Pillar anywhere in the Forum brings its owner Influence.")}),
    "spend_visits":                ("Spending the action", {
        "yes":         ("visits Pillars", "Others whose Epoch Pillar stands there gain Influence."),
        "no":          ("visits nobody", "Only who spends the action gains Influence.")}),
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
        "no":          ("one tile each time", "Each building step one tile costs 2 Specialists less."),
        "yes":         ("every tile", "Each tile costs 2 Specialists less.")}),
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
        "in-order":    ("at his place", "In reverse turn order, like the players."),
        "first":       ("before the players", "He claims his Region first.")}),
    "chronos_first_round":         ("When two play, Chronos in Era 1", {
        "yes":         ("takes a turn", "He also plays in the round of Era 1."),
        "no":          ("rests", "His first turn is in Era 2.")}),
}
# fmt: on


def option_sentences() -> dict[str, str]:
    """The title of each option, and for each value its label and what it does."""
    found: dict[str, str] = {}
    for name, (title, values) in OPTION_TEXTS.items():
        id = f"inventions.option.{name}"
        found[id] = title
        for value, (label, about) in values.items():
            found[f"{id}.{value}"] = label
            found[f"{id}.{value}.about"] = about
    return found


add_sentences("en", ENGLISH)
add_sentences("en", option_sentences())
add_sentences("en", {f"inventions.edition.{name}": title for name, title in EDITIONS.items()})
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
