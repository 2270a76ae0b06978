/**
 * The legal moves as a list of at most about ten lines, numbered as the keys are.
 * What is chosen on the board narrows the list; what was typed does too; a longer list is grouped by what is done.
 */

import { groupBy } from "./lists.js";
import { language, name, opening, say } from "./words.js";

const TEN = 10;

/**
 * @typedef {import("../types/board").Choice} Choice
 * @typedef {{key: string, label: string, choices: Choice[], choice: Choice|null, number: number}} Line
 */

/**
 * The moves of a view as choices. Those that end a turn come last, so that no number reached in haste ends one.
 * @param {import("../types/view").View<any>} view
 * @param {string[]} players
 * @param {string[]} closing the kinds of moves that end a turn
 * @returns {Choice[]}
 */
export function choicesOf(view, players, closing) {
  const choices = view.moves.map((move) => ({
    ...move,
    label: say(move.sentence, players),
    targets: targetsOf(move.sentence),
    closes: closing.includes(move.kind),
    number: null,
  }));
  return choices.sort((one, other) => Number(one.closes) - Number(other.closes));
}

/** Every component a message names. */
export function targetsOf(message) {
  return Object.values(message.args ?? {}).flat().flatMap((value) => {
    if (typeof value === "string") return [value];
    return value !== null && typeof value === "object" ? targetsOf(value) : [];
  });
}

/**
 * The lines to show.
 * @param {Choice[]} shown those that name what is chosen
 * @param {{group?: string|null, typed?: string, things?: string[]}} narrowed things are what a long list is about, in
 *   the order in which somebody was told of them
 * @returns {Line[]}
 */
export function linesOf(shown, { group = null, typed = "", things = [] }) {
  if (typed) return numbered(matching(shown, typed).map(single));
  if (group !== null) return numbered(shown.filter((choice) => isIn(choice, group)).map(single));
  if (shown.length <= TEN) return numbered(shown.map(single));
  return numbered(things.length ? byThing(shown, things) : grouped(shown));
}

/** A line for each thing, with the choices that name it; then what names none of them. */
function byThing(choices, things) {
  const about = (thing) => choices.filter((choice) => choice.targets.includes(thing));
  const rest = choices.filter((choice) => !things.some((thing) => choice.targets.includes(thing)));
  const lines = things.map((thing) => ({ key: thing, label: name(thing), choices: about(thing), choice: null }));
  return [...lines.filter((line) => line.choices.length), ...rest.map(single)];
}

const single = (choice) => ({ key: choice.text, label: choice.label, choices: [choice], choice });

/** What is done, in the reader's words: "Take", "Build". */
export const groupOf = (choice) => opening(choice.sentence.id) || choice.label;

const isIn = (choice, group) =>
  groupOf(choice) === group || subgroupOf(choice) === group || choice.targets.includes(group);

/** Where all do the same: with what, the first thing that is named. "Send Thinker" */
const subgroupOf = (choice) => [groupOf(choice), name(choice.targets[0] ?? "")].join(" ").trim();

function grouped(choices) {
  const several = (key, members) => ({ key, label: key, choices: members, choice: null });
  const lines = (of) => [...groupBy(choices, of)].map(([key, members]) =>
    (members.length === 1 ? single(members[0]) : several(key, members)));
  const found = [groupOf, subgroupOf].map(lines).find((some) => some.length > 1 && some.length < choices.length);
  return found ?? choices.map(single);
}

const numbered = (lines) => lines.map((line, place) => ({ ...line, number: place + 1 }));

/** Tell each choice the number of its line, for boards that write it on their buttons. */
export function withNumbers(choices, lines) {
  const numbers = new Map(lines.filter((line) => line.choice).map((line) => [line.choice.text, line.number]));
  return choices.map((choice) => ({ ...choice, number: numbers.get(choice.text) ?? null }));
}

/** The key of a line: 1 to 9, then 0. */
export const keyOf = (line, count) => (count <= TEN ? String(line.number % TEN) : String(line.number));

/** Small letters without accents. */
export const plain = (text) =>
  text.toLocaleLowerCase(language.value).normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’-]/g, " ");

/** The choices in which every typed word begins a word: of the sentence, of the text in records, of English names. */
export function matching(choices, typed) {
  const wanted = plain(typed).split(/\s+/).filter((word) => word);
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : null;
  if (number !== null && choices[number - 1]) return [choices[number - 1]];
  return choices.filter((choice) => {
    const words = plain(`${choice.label} ${choice.text} ${choice.targets.map(name).join(" ")}`).split(/[\s,.:;()]+/);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
