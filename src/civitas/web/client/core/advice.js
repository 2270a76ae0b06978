/** Whether the coach speaks at our tables, and what it has said there already. */

import { get } from "./api.js";
import { isLearning, remembered } from "./settings.js";
import { studyReady } from "./study.js";
import { addSentences } from "./words.js";

const FIRST_GAMES = 3;
const TABLES_REMEMBERED = 20;
const TWICE = 2;

/** @type {{value: boolean|null}} null leaves it to the first games of whoever is new to a game */
const wanted = remembered("coach", null);
/** @type {{value: string[]}} the tables of the first games */
const firstGames = remembered("coached-games", []);
/** @type {{value: string[]}} the tables that a lesson led to: there the coach is part of the course */
const guidedGames = remembered("guided-games", []);
/** @type {{value: Object<string, Object<string, number>>}} of each table, what was said and how much was at stake */
const said = remembered("coach-said", {});

/** Whether the coach may speak where only bots play against us. */
export function isCoached(table) {
  if (!table.frame.value?.you.may.includes("coach")) return false;
  if (wanted.value !== null) return wanted.value;
  const { id } = table;
  if (guidedGames.value.includes(id)) return true;
  if (isLearning.value && !firstGames.value.includes(id) && firstGames.value.length < FIRST_GAMES) {
    firstGames.value = [...firstGames.value, id];
  }
  return isLearning.value && firstGames.value.includes(id);
}

/** A table that a lesson led to. @param {string} id */
export function guide(id) {
  guidedGames.value = [...guidedGames.value, id].slice(-TABLES_REMEMBERED);
}

/** Whether the coach comes to a table by itself. @param {{id: string}} table */
const comes = ({ id }) => guidedGames.value.includes(id) || (isLearning.value && firstGames.value.includes(id));

/** Whether the coach was at a table that may be over now. */
export const wasCoached = (table) => wanted.value !== false && (comes(table) || table.id in said.value);

/** The switch in the menu. */
export const coachSwitch = (table) => ({
  get value() { return wanted.value ?? comes(table); },
  set value(on) { wanted.value = on; },
});

/** Whether somebody wants to be warned before a move that loses much, which takes a moment. */
export const wantsWarnings = remembered("coach-deep", false);

/** What the coach remembers of a table: what was said, and what was asked. */
const ASKED = "asked:";

/**
 * The first thing the coach has not said at this table; later only what costs twice as much. As a turn begins it may be
 * a question about an earlier idea.
 * @returns {Promise<{advice?: object, question?: object}|null>}
 */
export async function wordOf(table, move = null) {
  const deep = wantsWarnings.value && move !== null && Boolean(table.frame.value?.you.may.includes("coach"));
  if (!isCoached(table) && !deep) return null;
  if (deep) await studyReady();
  const known = said.value[table.id] ?? {};
  const asked = Object.keys(known).filter((key) => key.startsWith(ASKED)).map((key) => key.slice(ASKED.length));
  const query = new URLSearchParams(move ? { move, deep: String(deep) } : { asked: asked.join(",") });
  const { advice, question } = await get(`${table.path}/coach?${query}`).catch(() => ({ advice: [] }));
  const fresh = advice.find(({ kind, loss }) => !(kind in known) || loss >= TWICE * known[kind]);
  if (fresh) return (note(table, fresh.kind, fresh.loss), { advice: fresh });
  if (!question) return null;
  note(table, ASKED + question.id, 1);
  addSentences(question.words);
  return { question };
}

function note(table, kind, loss) {
  const rows = Object.entries(said.value).slice(-TABLES_REMEMBERED);
  said.value = { ...Object.fromEntries(rows), [table.id]: { ...said.value[table.id], [kind]: loss } };
}
