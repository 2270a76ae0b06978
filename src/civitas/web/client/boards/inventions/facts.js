/** What follows from the printed components: the codes of Milestones, and where everybody can find one. */

import { name, t } from "../../core/words.js";
import { softName } from "../../parts/soft.js";
import { whoName } from "./marks.js";

const VERY_LONG = /\p{L}{13,}/u;

/** The facts of a society by which lessons and rules point at a part of the board. */
export const factsOf = (seat, ...facts) => facts.map((fact) => `societies.${seat}.${fact}`).join(" ");

/** A name, parted only where one of its words is too long for a line. */
export const cardName = (card) => (VERY_LONG.test(name(card)) ? softName(card) : name(card));

/** The letter of its Era and its number in it: C1. */
export const codeOf = (table, milestone) => table.cards[milestone]?.code ?? "";

/** Where a Milestone lies: with all, in a Private Display, in the Eureka Display, or in a stack. */
function placeOf({ common, discarded_milestones: discarded, private: own, eureka }, milestone) {
  const lies = (display) => display.findIndex((tile) => tile.milestone === milestone);
  if (lies(common) >= 0 || discarded.includes(milestone)) return { id: "common" };
  if (lies(own) >= 0) return { id: "private", seat: lies(own) };
  return { id: lies(eureka) >= 0 ? "eureka" : "hidden" };
}

/** Whether a Milestone is known to all. */
export const isCommon = (table, milestone) => placeOf(table.view.table, milestone).id === "common";

/** Where the Milestone of a card lies, in words. */
export function whereabouts(table, milestone) {
  if (!milestone) return [];
  const { id, seat } = placeOf(table.view.table, milestone);
  const absent = id === "private" && seat >= table.players.length;
  const who = id === "private" && !absent ? whoName(table, seat) : "";
  return [t(`web.inventions.at.${absent ? "absent" : id}`, { milestone, code: codeOf(table, milestone), who })];
}
