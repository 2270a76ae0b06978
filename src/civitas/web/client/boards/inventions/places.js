/** Where the things lie that events speak of. */

import { at } from "../../core/moved.js";

/** Somebody's marker on the Influence Track. */
export const onTrack = (seat) => at(seat, "track", "influence");

const shared = (...roles) => (args) => roles.map((role) => at(null, role, args[role]));
const owned = (...roles) => (args) => roles.map((role) => at(args.seat, role, args[role]));

/**
 * What the events of each row are about: a thing all share, or one of the society they name.
 * @type {[(args: any) => string[], string[]][]}
 */
const ROWS = [
  [shared("benefit"), ["pillar_placed", "action_spent"]],
  [shared("region"), [
    "started_in", "sage_taken", "sage_returned", "knowledge_used", "influence_placed", "start_tile_placed", "settled",
    "called",
  ]],
  [shared("region", "card"), ["presented", "invented", "shared", "innovated"]],
  [({ region2: end }) => [at(null, "region", end)], ["travelled"]],
  [shared("milestone"), ["diplomat_sent", "diplomat_called", "diplomat_home", "discovered"]],
  [shared("space"), ["era_marked"]],
  [owned("card"), ["card_owned", "chain_card", "idea_drawn"]],
  [owned("people"), ["exhausted", "specialist_gained"]],
  [owned("tile"), ["aspiration_gained", "progress_taken", "wealth_taken"]],
  [({ seat, tile }) => [at(seat, "built", tile)], ["economy_used", "technology_used"]],
  [owned("hex"), ["built"]],
  [({ seat }) => [onTrack(seat)], ["influence_changed"]],
  [({ seat, hex, hex2 }) => [at(seat, "hex", hex), at(seat, "hex", hex2)], ["swapped"]],
];

/** The places each kind of event is about. */
export const places = Object.fromEntries(
  ROWS.flatMap(([of, names]) => names.map((name) => [`inventions.${name}`, of])),
);
