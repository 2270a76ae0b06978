/** The legal moves as places of the board: which things a move names, in which order they are pressed, and what rings. */

/** Every kind of move that is made on the board: how it is written, and what it names. */
const KINDS = [
  ["pillar", /^pillar on (.+)$/, ["action"]],
  ["spend", /^spend the action on (.+)$/, ["action"]],
  ["use", /^use (.+)$/, ["tile"]],
  ["start", /^start in (.+)$/, ["region"]],
  ["present", /^present (.+) in (.+)$/, ["card", "region"]],
  ["invent", /^invent in (.+)$/, ["region"]],
  ["innovate", /^innovate in (.+)$/, ["region"]],
  ["share", /^share in (.+)$/, ["region"]],
  ["exhaust", /^exhaust (.+)$/, ["people"]],
  ["call", /^call \d+ from (.+)$/, ["region"]],
  ["travel", /^travel from (.+) to (.+)$/, ["region", "region"]],
  ["influence", /^place (.+) in (.+)$/, ["influence", "region"]],
  ["chain_tile", /^chain with the tile in (.+)$/, ["region"]],
  ["chain_card", /^chain with (.+)$/, ["card"]],
  ["eureka", /^discover (.+)$/, ["milestone"]],
  ["space", /^(?:mark|apply) (.+)$/, ["space"]],
  ["sage_home", /^send the Sage to (.+)$/, ["region"]],
  ["send", /^send (.+) to (.+)$/, ["people", "milestone"]],
  ["recall", /^recall from (.+)$/, ["milestone"]],
  ["settle", /^settle (.+)$/, ["region"]],
  ["gain", /^gain (.+)$/, ["people"]],
  ["draw", /^draw (.+)$/, ["card"]],
  ["take", /^take (?!the Sage$)(.+)$/, ["tile"]],
  ["replace", /^(?:replace|drop) (.+)$/, ["tile"]],
  ["build", /^build (.+) on (hex \d+)/, ["tile", "hex"]],
];

/** More things than these ring quietly. */
const FEW = 6;

/** Each choice with its kind, the things it names and what they are; of a swap the tiles, whose hexes are not told. */
export function readMoves(choices) {
  return choices.map((choice) => {
    if (choice.text.startsWith("swap ")) return { choice, kind: "swap", names: [choice.args.tile, choice.args.tile2], roles: ["tile", "tile"] };
    for (const [kind, pattern, roles] of KINDS) {
      const found = choice.text.match(pattern);
      if (found) return { choice, kind, names: found.slice(1), roles };
    }
    return { choice, kind: "other", names: [], roles: [] };
  });
}

/** The moves that name a thing; `kinds` are those that mean it where it lies, for the same tile may lie at several places. */
export function movesOf(table, spot, kinds) {
  return table.moves.filter((move) => move.names.includes(spot) && (!kinds || kinds.includes(move.kind)));
}

/** The moves that name both things in the order they were pressed, or else in the other one. */
export function pairsOf(table, first, second) {
  const ordered = (one, other) => table.moves.filter(({ names }) => names[0] === one && names[1] === other);
  const given = ordered(first, second);
  return given.length || isOrigin(table, first) ? given : ordered(second, first);
}

const isOrigin = (table, spot) => table.moves.some(({ kind, names }) => kind === "travel" && names[0] === spot);

/** A journey begins where the Citizen is; everything else may be pressed in any order. */
const isFirst = (spot) => ({ kind, names }) => kind !== "travel" || names[0] === spot;

const isActing = ({ kind }) => kind !== "spend";

/** Whether a thing is what was pressed; what a hint selects has no place. */
export function isSelected(table, spot, kinds) {
  const { card, place } = table.selected ?? {};
  return card === spot && (place === undefined || place === String(kinds));
}

/** How a thing shows that it can be chosen: selected, legal, only for its poor second use, or not at all. */
export function ringOf(table, spot, kinds) {
  if (isSelected(table, spot, kinds)) return "selected";
  const chosen = table.selected?.card;
  const moves = movesOf(table, spot, kinds);
  if (!moves.length) return "";
  if (chosen && movesOf(table, chosen).length) return pairsOf(table, chosen, spot).length ? "legal" : "";
  if (!moves.some(isFirst(spot))) return "";
  if (!moves.some(isActing)) return "inv-poor";
  return table.rings > FEW ? "legal-many" : "legal";
}

/** How many things can be chosen. */
export const countRings = (moves) => new Set(moves.filter(isActing).flatMap(({ names }) => names)).size;

/** The first press selects; two things that belong to one move make it; what has one move makes it when pressed again. */
export function press(table, spot, card, kinds) {
  const chosen = table.selected?.card;
  const pairs = chosen && chosen !== spot ? pairsOf(table, chosen, spot) : [];
  if (pairs.length === 1) table.play(pairs[0].choice);
  else if (pairs.length > 1) table.ask(pairs.map((move) => move.choice));
  else if (chosen !== spot) table.select({ card: spot, place: String(kinds) });
  else pressAgain(table, spot, card, kinds);
}

function pressAgain(table, spot, card, kinds) {
  const acting = movesOf(table, spot, kinds).filter(isActing);
  if (acting.length === 1 && acting[0].names.length === 1) table.play(acting[0].choice);
  else if (!acting.length) table.open(card);
}

/** The moves to ask about when a thing cannot be chosen: what could be done with others of its role. */
export function asksOf(table, spot, role, kinds) {
  if (!role || movesOf(table, spot, kinds).some(isActing)) return [];
  const others = table.moves.filter((move) => isActing(move) && move.roles.includes(role) && (!kinds || kinds.includes(move.kind)));
  const samples = new Map(others.map((move) => [move.kind, move]));
  return [...samples.values()].map((move) => asked(table, move, role, spot));
}

/** The same move with another thing in the place of this role; where two have it, the second, from what was selected. */
function asked(table, { choice, names, roles }, role, spot) {
  const place = roles.lastIndexOf(role);
  const text = choice.text.replace(names[place], spot);
  const origin = table.selected?.card;
  return place > 0 && roles[0] === role && origin ? text.replace(names[0], origin) : text;
}
