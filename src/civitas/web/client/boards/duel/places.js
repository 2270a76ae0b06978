/** Where the things lie that events speak of. */

import { at } from "../../core/moved.js";

export const inCity = (seat, thing) => at(seat, "card", thing);
export const discarded = (building) => at(null, "discarded", building);
/** Where a card of the structure lay. */
export const taken = (building) => at(null, "taken", building);
export const pawn = at(null, "track", "pawn");

const wonder = ({ seat, wonder: moved }) => [inCity(seat, moved)];
const building = ({ seat, building: moved }) => [inCity(seat, moved), taken(moved)];
const away = ({ building: moved }) => [discarded(moved), taken(moved)];

/** The places each kind of event is about. */
export const places = {
  "duel.drafted": wonder,
  "duel.last_drafted": wonder,
  "duel.wonder_built": (args) => [...wonder(args), taken(args.building)],
  "duel.wonder_free": wonder,
  "duel.built": building,
  "duel.built_by_chain": building,
  "duel.built_free": building,
  "duel.recovered": building,
  "duel.discarded": away,
  "duel.destroyed": away,
  "duel.conflict": () => [pawn],
  "duel.token_taken": ({ seat, token }) => [inCity(seat, token)],
};
