/** The things of a Duel table as moves call them. */

import { thing } from "../../core/pick.js";

/** A card; touched twice it is built, which is what one most often wants. */
export const building = (name) => thing(name, [["building"]], { again: ["build"] });
export const wonder = (name) => thing(name, [["wonder"]]);
export const token = (name) => thing(name, [["token"]]);

/** A token of a city, which no move means. */
export const ownToken = (name) => thing(name, [], { kinds: [] });

/** What is chosen, by its role: a building, a wonder, a token. */
export const chosenOf = ({ chosen }, role) => chosen.find(({ as }) => as.flat().includes(role))?.value;

/** The thing that a choice is about, where it names one. */
export function thingOf({ args }) {
  const [[role, name]] = Object.entries(args);
  return thing(name, [[role]]);
}
