/** Where the things lie that events speak of. */

import { at } from "../../core/moved.js";

/** A space of the card row. */
export const space = (number) => at(null, "space", number);

/** The people of a civilization, and the events that are prepared. */
export const people = (seat) => at(seat, "bank", "yellow");
export const events = at(null, "events", "future");

const card = ({ seat, card: moved }) => [at(seat, "card", moved)];
const military = ({ seat, military: moved }) => [at(seat, "card", moved)];
const open = ({ military: moved }) => [at(null, "card", moved)];

/** What happens to a card in somebody's civilization or hand; what leaves it is nowhere to be seen. */
const OF_CIVIL_CARDS = [
  "built", "destroyed", "stages_built", "wonder_completed", "leader_played", "tucked", "developed", "revolution",
  "card_used", "recruited", "blue_lost", "ruined", "technology_stolen", "unit_sent", "unit_sacrificed",
  "mine_held_back",
];
const OF_MILITARY_CARDS = ["tactic_played", "colonized", "war_declared"];
const OF_PEOPLE = ["grew", "population_gained", "population_lost", "yellow_changed"];
const OF_EVENTS = ["event_prepared", "prepared_hidden"];
/** What lies open for all. */
const OF_OPEN_CARDS = ["tactic_shared", "event_revealed", "pact_accepted", "bonus_revealed", "bonus_kept_openly"];

const all = (names, places) => names.map((name) => [`ages.${name}`, places]);

/** The places each kind of event is about. */
export const places = {
  ...Object.fromEntries([
    ...all(OF_CIVIL_CARDS, card), ...all(OF_MILITARY_CARDS, military), ...all(OF_OPEN_CARDS, open),
    ...all(OF_PEOPLE, ({ seat }) => [people(seat)]), ...all(OF_EVENTS, () => [events]),
  ]),
  "ages.took": (taken) => [...card(taken), space(taken.space)],
  "ages.upgraded": ({ seat, card2 }) => [at(seat, "card", card2)],
  "ages.recast": ({ seat, card2 }) => [at(seat, "card", card2)],
  "ages.tactic_copied": (copied) => [...military(copied), ...open(copied)],
  "ages.raided": ({ rival, card: lost }) => [at(rival, "card", lost)],
};
