/** Asking the server. A refusal carries its message; no answer at all is `Unreachable`, and asking again may help. */

import { signal } from "./html.js";

const PATIENCE = 20_000;

/** Whether the last answer was one from before, because there is no line to the server. */
export const seenBefore = signal(false);

/** The server says no, with a message for the reader; where it is too much for now, it says when to ask again. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{error?: {id: string, args: object}, text?: string, frame?: object}} body
   * @param {number} [seconds]
   */
  constructor(status, body, seconds = 0) {
    super(body.text ?? `HTTP ${status}`);
    this.status = status;
    this.seconds = seconds;
    this.reason = body.error?.id ? body.error : { id: "web.error.status", args: { status } };
    this.frame = body.frame ?? null;
  }
}

/** The server gave no answer, or could not do its work for the moment, and may have said when to ask again. */
export class Unreachable extends Error {
  /**
   * @param {{id: string, args: object}} [reason]
   * @param {number} [seconds]
   */
  constructor(reason, seconds = 0) {
    super();
    this.isAway = Boolean(reason);
    this.reason = reason ?? { id: "web.error.unreachable", args: {} };
    this.seconds = seconds;
  }
}

/**
 * @param {string} method
 * @param {string} path below /api
 * @param {object} [body]
 * @returns {Promise<any>} the answer, parsed when it is JSON
 */
export async function ask(method, path, body) {
  const { answer, content, json } = await send(method, path, body);
  if (method === "GET") seenBefore.value = answer.headers.has("x-seen-before");
  if (!answer.ok) throw failure(answer, json ? content : {});
  return content;
}

const written = (body) => ({ headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** An answer counts once all of it is there: a page that is left, or a line that breaks, may cut it in the middle. */
async function send(method, path, body) {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await fetch(`/api${path}`, { method, signal, ...(body === undefined ? {} : written(body)) });
    const json = Boolean(answer.headers.get("content-type")?.includes("json"));
    return { answer, json, content: json ? await answer.json() : await answer.text() };
  } catch {
    throw new Unreachable();
  }
}

/** A server that is being restarted, or whose database is, will answer in a while: that is no refusal. */
function failure({ status, headers }, body) {
  const seconds = Number(headers.get("retry-after")) || 0;
  return [502, 503, 504].includes(status) ? new Unreachable(body.error, seconds) : new Refusal(status, body, seconds);
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** Who is offline, or hears a no that stays one, is told after fewer tries than it takes a site to come back. */
const FEW_TRIES = 4;
const QUIET_TRIES = 7;

/**
 * Ask until there is an answer, after growing pauses, and not before the server wants to be asked again: it may be
 * slow, about to return, or not yet know what we have heard.
 * @template T
 * @param {() => Promise<T>} question
 * @param {() => boolean} isWanted whether anybody still waits for the answer
 * @param {() => void} [worry] what is done when several tries were in vain; what is refused is not asked again then
 * @returns {Promise<T | null>} nothing if nobody waits any more
 */
export async function persist(question, isWanted, worry = () => {}) {
  let worried = false;
  for (let attempt = 1; isWanted(); attempt++) {
    try {
      return await question();
    } catch (error) {
      const isFinal = error instanceof Refusal && !error.seconds;
      const tries = isFinal || !navigator.onLine ? FEW_TRIES : QUIET_TRIES;
      if (attempt >= tries && !worried && isWanted()) {
        worried = true;
        worry();
      }
      if (isFinal && attempt >= tries) return null;
      const pause = Math.max(1000 * (error.seconds ?? 0), FIRST_PAUSE * 2 ** (attempt - 1));
      await new Promise((done) => { setTimeout(done, Math.min(LONGEST_PAUSE, pause)); });
    }
  }
  return null;
}

/** What the page brought along: the answers that it would ask for first, each good for one question. */
const brought = new Map(Object.entries(JSON.parse(document.getElementById("answers")?.textContent || "{}")));

/** All that the page brought along and nobody has asked for yet. */
export const broughtAlong = () => [...brought];

/** @param {string} path */
export function get(path) {
  const answer = brought.has(path) ? Promise.resolve(brought.get(path)) : ask("GET", path);
  brought.delete(path);
  return answer;
}

export const post = (path, body = {}) => ask("POST", path, body);
export const put = (path, body) => ask("PUT", path, body);
export const patch = (path, body) => ask("PATCH", path, body);
export const remove = (path, body) => ask("DELETE", path, body);

/** A key for one click, so that sending it twice does not move twice. Pages without https have no randomUUID. */
export function clickKey() {
  const hex = (byte) => byte.toString(16).padStart(2, "0");
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join("");
}

const catalogues = new Map();

/** The cards of a game, fetched once; the browser keeps those of this build. */
export function catalogue(game, edition, build) {
  const path = `/games/${game}/catalogue?${new URLSearchParams({ edition, v: build })}`;
  const forget = (error) => { catalogues.delete(path); throw error; };
  if (!catalogues.has(path)) catalogues.set(path, get(path).catch(forget));
  return catalogues.get(path);
}

/** How a game with some edition and options differs from the usual one; refused where they do not go together. */
export function differences({ game, edition, options }) {
  const chosen = Object.entries(options).map(([name, value]) => ["option", `${name}:${value}`]);
  return get(`/games/${game}/differences?${new URLSearchParams([["edition", edition], ...chosen])}`);
}

/** A table in words as its game tells it, after a number of moves, with these eyes. */
export async function tellTable(id, wanted) {
  const { parts } = await get(`/tables/${id}/words?${new URLSearchParams(wanted)}`);
  return parts;
}

let allGames = null;

/** What can be played, fetched once. */
export function games() {
  allGames ??= get("/games").catch((error) => { allGames = null; throw error; });
  return allGames;
}
