/** What follows from the printed components: the codes of Milestones, and where everybody can find one. */

import { t } from "../../core/words.js";
import { whoName } from "./marks.js";

/** @import { Table } from "../../types/inventions" */

/**
 * @typedef {import("../../types/board").BoardTable<import("../../types/inventions").Table>} InventionsTable
 * @typedef {import("../../types/view").View<import("../../types/inventions").Table>} InventionsView
 * @typedef {import("../../types/inventions").SocietyShown} Society
 * @typedef {import("../../types/inventions").RegionShown} Region
 * @typedef {import("../../types/inventions").ChronosShown} Chronos
 */

/** The facts of a society by which lessons and rules point at a part of the board. */
export const factsOf = (seat, ...facts) => facts.map((fact) => `societies.${seat}.${fact}`).join(" ");

/**
 * The letter of its Era and its number in it: C1.
 * @param {InventionsTable} table
 * @param {string} milestone
 */
export const codeOf = (table, milestone) => table.cards[milestone]?.code ?? "";

/**
 * Where a Milestone lies: with all, in a Private Display, in the Eureka Display, or in a stack.
 * @param {Table} shown
 * @param {string} milestone
 */
function placeOf({ common, discarded_milestones: discarded, private: own, eureka }, milestone) {
  /** @param {{milestone: string}[]} display */
  const lies = (display) => display.findIndex((tile) => tile.milestone === milestone);
  const seat = lies(own);
  if (lies(common) >= 0 || discarded.includes(milestone)) return { id: "common", seat };
  if (seat >= 0) return { id: "private", seat };
  return { id: lies(eureka) >= 0 ? "eureka" : "hidden", seat };
}

/** Whether a Milestone is known to all. @param {InventionsTable} table @param {string} milestone */
export const isCommon = (table, milestone) => placeOf(table.view.table, milestone).id === "common";

/**
 * Where the Milestone of a card lies, in words.
 * @param {InventionsTable} table
 * @param {string | undefined} milestone
 */
export function whereabouts(table, milestone) {
  if (!milestone) return [];
  const { id, seat } = placeOf(table.view.table, milestone);
  const absent = id === "private" && seat >= table.players.length;
  const who = id === "private" && !absent ? whoName(table, seat) : "";
  return [t(`web.inventions.at.${absent ? "absent" : id}`, { milestone, code: codeOf(table, milestone), who })];
}
