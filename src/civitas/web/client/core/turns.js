/**
 * The log as turns: whose turn it was, what was said in it, what it has brought. A game that says when a turn begins
 * parts its log there; in any other a turn lasts as long as the same seat moves.
 */

import { groupBy } from "./lists.js";
import { known, say } from "./words.js";

/**
 * @typedef {import("../types/view").Said} Said
 * @typedef {Object<string, Object<string, number>>} Gains what each seat has more or less of
 * @typedef {{seq: number, move: number, seat: number | null, message: Said, gains?: Gains,
 *   begins?: "turn" | "part"}} Line
 * @typedef {{seat: number | null, first: number, last: number, lines: Line[], heading: boolean, begun?: Gains}} Turn
 *   from its first move to its last; a heading is what belongs to nobody, as the beginning of an age; a turn that a
 *   move of another began has what that move brought
 * @typedef {import("./projector.js").Step & {first: number, turn: Shown}} Step
 * @typedef {{seat: number, steps: Step[], lines: Line[], gains: Map<string, number>}} Shown what is shown of a turn
 */

/** Whether a turn begins here. @param {Line} line */
export const isBeginning = ({ begins }) => begins === "turn";

/**
 * @param {Line[]} lines
 * @returns {Turn[]}
 */
export function turnsOf(lines) {
  const parted = lines.some(isBeginning);
  /** @type {Turn[]} */
  const turns = [];
  let seat = null;
  /** @type {Line | undefined} */
  let brought;
  for (const line of lines) {
    if (line.gains) brought = line;
    const begins = isBeginning(line);
    const heading = line.begins === "part";
    if (begins) seat = line.message.args.seat;
    // What follows the beginning of a round belongs to nobody until somebody's turn begins.
    if (heading) seat = null;
    const whose = heading ? null : parted ? seat : line.seat;
    const last = turns.at(-1);
    if (last && !begins && last.heading === heading && last.seat === whose) {
      last.lines.push(line);
      last.last = line.move;
    } else {
      const begun = begins && brought !== line && brought?.move === line.move ? brought.gains : undefined;
      turns.push({ seat: whose, first: line.move, last: line.move, lines: [line], heading, begun });
    }
  }
  return turns;
}

/** What a turn has brought a seat, all moves together. @param {Line[]} lines @param {number} seat */
export function gainsOf(lines, seat) {
  const sums = new Map();
  for (const { gains } of lines) {
    for (const [good, n] of Object.entries(gains?.[seat] ?? {})) sums.set(good, (sums.get(good) ?? 0) + n);
  }
  return new Map([...sums].filter(([, n]) => n !== 0));
}

/** What a turn has brought whoever had it, or some lines of it. @param {Turn} turn */
export function totalOf({ seat, lines: all, begun }, lines = all) {
  const counted = begun && lines.includes(all[0]) ? [{ ...all[0], gains: begun }, ...lines] : lines;
  return gainsOf(counted, Number(seat));
}

/**
 * The turns of a log from some line on, each with its steps: the moves that were made in it, by whomever. What rivals
 * do in the reader's own turn stands under their names.
 * @param {Line[]} lines the whole log
 * @param {Line} [since] the first line that is shown
 * @param {number | null} [eyes] the reader's seat
 * @returns {Shown[]}
 */
export function shownTurns(lines, since, eyes = null) {
  const isNew = new Set(since ? lines.slice(lines.indexOf(since)).filter(({ seat }) => seat !== null) : []);
  /** @type {Shown[]} */
  const shown = [];
  for (const turn of turnsOf(lines)) {
    const news = turn.lines.filter((line) => isNew.has(line));
    const before = shown.length;
    for (const [move, said] of groupBy(news, (line) => line.move)) addStep(shown, turn, before, move, said, eyes);
    for (const part of shown.slice(before)) {
      if (part.seat === turn.seat && turn.seat !== eyes) part.lines = news;
      part.gains = part.seat === turn.seat ? totalOf(turn, part.lines) : gainsOf(part.lines, part.seat);
    }
  }
  for (const step of shown.flatMap(({ steps }) => steps)) {
    const said = lines.filter(({ move }) => step.first <= move && move <= step.move);
    step.gains = gainsOf(said, Number(step.seat));
  }
  return shown;
}

/**
 * A move that ends a turn may begin the next one: what happens then, as the end of a war, is a step of that turn.
 * Where nothing does, or what is said is nobody's, it belongs to the step before.
 */
function addStep(shown, turn, before, move, said, eyes) {
  const begins = isBeginning(said[0]);
  const seat = begins ? turn.seat : said[0].seat;
  const last = shown.at(-1)?.steps.at(-1);
  const isAside = turn.seat === null || (begins && said.length === 1);
  if (last?.move === move && (isAside || last.seat === seat)) { last.lines.push(...said); return; }
  if (begins && isAside) return;
  const whose = turn.seat === null || turn.seat === eyes ? seat : turn.seat;
  if (shown.length === before || shown.at(-1).seat !== whose) {
    shown.push({ seat: whose, steps: [], lines: [], gains: new Map() });
  }
  const part = shown.at(-1);
  part.lines.push(...said);
  const same = part.steps.at(-1);
  if (same?.seat === seat && same.lines.every(isLike(said[0])) && said.every(isLike(said[0]))) {
    same.lines.push(...said);
    same.move = move;
  } else part.steps.push({ first: move, move, seat, lines: [...said], gains: new Map(), turn: part });
}

/** Whether a line says the same, as where several cards are discarded face down. */
const isLike = ({ message }) => (line) => isSame(line.message, message);

/**
 * Messages of which several in a row say the same become one: with a number, or with all the names.
 * @param {Said[]} messages
 * @returns {{id: string, message: Said, times: number}[]}
 */
export function together(messages) {
  const found = [];
  for (const message of messages) {
    const { id } = message;
    const last = found.at(-1);
    const joined = last?.id === id ? join(last, message) : null;
    if (joined) found[found.length - 1] = { id, ...joined };
    else found.push({ id, message, times: 1 });
  }
  return found;
}

/** Messages as sentences, each said once. @param {Said[]} messages @param {string[]} players */
export const sayTogether = (messages, players) => together(messages).map(({ message, times }) =>
  `${say(message, players)}${times > 1 ? ` ×${times}` : ""}`);

/** Two messages of one kind as one: equal ones are counted; where only one name differs, the names are listed. */
function join({ message, times }, other) {
  const keys = Object.keys(other.args);
  // Where the thing itself is the subject the verb must agree: some such sentences have a form for several things.
  const several = `${other.id}.several`;
  if (keys.length === 1 && known(several)) return { message: listed(several, message, other, keys[0]), times: 1 };
  const differing = keys.filter((key) => !isSame(message.args[key], other.args[key]));
  if (!differing.length) return { message, times: times + 1 };
  const [key] = differing;
  if (differing.length > 1 || times > 1 || typeof other.args[key] !== "string" || !("seat" in other.args)) return null;
  return { message: listed(other.id, message, other, key), times: 1 };
}

const listed = (id, message, other, key) =>
  ({ id, args: { ...message.args, [key]: [...[message.args[key]].flat(), other.args[key]] } });

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The components that what was done in a turn names, each once, by who did it; whoever had the turn comes first.
 * @param {{seat: number | null, lines: Line[]}} turn
 * @param {object} cards
 * @returns {Map<number | null, string[]>}
 */
export function namesIn({ seat: whose, lines }, cards) {
  const done = lines.filter(({ message, seat }) => seat !== null && seat === message.args.seat);
  const named = (said) => [...new Set(said.flatMap(({ message }) => Object.values(message.args).flat()))]
    .filter((value) => typeof value === "string" && value in cards);
  const doers = new Map([[whose, []], ...groupBy(done, ({ seat }) => seat)]);
  return new Map([...doers].map(([seat, said]) => [seat, named(said)]));
}
