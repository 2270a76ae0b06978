/**
 * What others moved since we moved last, and where it is now. Events say it: each has the seat whose thing it is about,
 * and every board knows which places of its game they speak of, so that nothing is marked that only has the same name.
 */

import { isBeginning } from "./turns.js";

/**
 * A place of a board: somebody's thing, or one that all share.
 * @param {number | null} seat
 * @param {string} kind
 * @param {string | number} thing
 */
export const at = (seat, kind, thing) => [seat, kind, thing].join("/");

/**
 * The lines of the log since the viewer moved last, or since one of some seats did; to whoever only looks on, those of
 * the last move. A move that ends one's turn may begin that of a rival, and what happens there is theirs.
 */
export function linesSince({ log, you }, seats = [you.eyes]) {
  const lines = log.lines.filter((line) => line.seat !== null);
  if (you.eyes === null) return lines.filter((line) => line.move === lines.at(-1).move);
  const isOwn = (line) => seats.includes(line.seat);
  const own = lines.findLastIndex(isOwn);
  const began = lines.findLastIndex((line) => isOwn(line) && isBeginning(line));
  const isRivals = began >= 0 && began < own && lines[began].move === lines[own].move;
  return lines.slice(isRivals && !seats.includes(lines[began].message.args.seat) ? began : 1 + own);
}

/**
 * The places where something was moved, each with whoever moved it last.
 * @param {{seat: number, message: {id: string, args: object}}[]} lines
 * @param {Object<string, (args: any) => string[]>} [places] the places that each kind of event is about
 * @returns {Map<string, number>}
 */
export function movedIn(lines, places = {}) {
  return new Map(lines.flatMap(({ seat, message: { id, args } }) =>
    (places[id]?.(args) ?? []).map((place) => /** @type {[string, number]} */ ([place, seat]))));
}
