/** Whether the coach speaks at our tables, and what it has said there already. */

import { get } from "./api.js";
import { remembered } from "./settings.js";
import { studyReady } from "./study.js";

const FIRST_GAMES = 3;
const TABLES_REMEMBERED = 20;
const TWICE = 2;

/** @type {{value: boolean|null}} null leaves it to the first games of whoever takes lessons */
const wanted = remembered("coach", null);
/** Whether somebody takes lessons at this browser. */
export const isLearning = remembered("learning", false);
/** @type {{value: string[]}} the tables of the first games */
const firstGames = remembered("coached-games", []);
/** @type {{value: Object<string, Object<string, number>>}} of each table, what was said and how much was at stake */
const said = remembered("coach-said", {});

/** Whether the coach may speak where only bots play against us. */
export function isCoached(table) {
  if (!table.frame.value?.you.may.includes("coach")) return false;
  if (wanted.value !== null) return wanted.value;
  const { id } = table;
  if (isLearning.value && !firstGames.value.includes(id) && firstGames.value.length < FIRST_GAMES) {
    firstGames.value = [...firstGames.value, id];
  }
  return isLearning.value && firstGames.value.includes(id);
}

/** The switch in the menu. */
export const coachSwitch = (table) => ({
  get value() { return wanted.value ?? (isLearning.value && firstGames.value.includes(table.id)); },
  set value(on) { wanted.value = on; },
});

/** Whether somebody wants to be warned before a move that loses much, which takes a moment. */
export const wantsWarnings = remembered("coach-deep", false);

/** The first thing the coach has not said at this table; later only what costs twice as much. */
export async function adviceFor(table, move = null) {
  const deep = wantsWarnings.value && move !== null && Boolean(table.frame.value?.you.may.includes("coach"));
  if (!isCoached(table) && !deep) return null;
  if (deep) await studyReady();
  const query = move ? `?${new URLSearchParams({ move, deep: String(deep) })}` : "";
  const { advice } = await get(`${table.path}/coach${query}`).catch(() => ({ advice: [] }));
  const known = said.value[table.id] ?? {};
  const fresh = advice.find(({ kind, loss }) => !(kind in known) || loss >= TWICE * known[kind]);
  if (!fresh) return null;
  const rows = Object.entries(said.value).slice(-TABLES_REMEMBERED);
  said.value = { ...Object.fromEntries(rows), [table.id]: { ...known, [fresh.kind]: fresh.loss } };
  return fresh;
}
