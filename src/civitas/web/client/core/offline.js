/** Without a connection: the worker that keeps the client and what was seen, and moves that wait for the line. */

import { broughtAlong } from "./api.js";
import { build, user } from "./session.js";
import { remembered } from "./settings.js";

const SEEN = "civitas-seen";
const canKeep = "caches" in globalThis;

/** Start the worker, when the page has come and has nothing else to do. */
export function startWorker() {
  if (!("serviceWorker" in navigator) || !canKeep) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => serviceWorker.ready.then(tellFiles));
  const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 1000));
  idle(async () => {
    try {
      await navigator.serviceWorker.register(`/worker.js?build=${encodeURIComponent(build.value)}`);
      tellFiles(await navigator.serviceWorker.ready);
    } catch {
      // A browser that allows no worker has the site with a line only.
    }
  });
}

/** What this page was loaded from is kept by its worker, which may be another one than came first. */
function tellFiles({ active }) {
  const files = performance.getEntriesByType("resource").map((entry) => entry.name);
  active?.postMessage({ files });
}

/** Keep something that came another way than by a question, as if it had been asked for. */
export async function keepSeen(path, data) {
  if (!canKeep) return;
  try {
    const cache = await caches.open(SEEN);
    const headers = { "Content-Type": "application/json" };
    await cache.put(`/api${path}`, new Response(JSON.stringify(data), { headers }));
  } catch {
    // No room is no reason to complain.
  }
}

/** What the page brought along was never asked for, so the worker has not seen it. */
export function keepBrought() {
  for (const [path, data] of broughtAlong()) keepSeen(path, data);
}

/** @type {{value: {user: string, table: string, path: string, message: object}[]}} moves that no answer came to yet */
const waiting = remembered("waiting-moves", []);

const isSame = (one, other) => one.table === other.table && one.message.key === other.message.key;

/** Write a move down before it is sent, so that it outlives the page. */
export function noteMove(table, path, message) {
  const move = { user: user.value?.id ?? "", table, path, message };
  waiting.value = [...waiting.value.filter((other) => !isSame(other, move)), move];
}

/** There is an answer to it. */
export function dropMove(table, key) {
  waiting.value = waiting.value.filter((other) => !(other.table === table && other.message.key === key));
}

/** The moves of this person that still wait; whoever was here before has none to send. */
export const waitingMoves = (table) =>
  waiting.value.filter((move) => move.user === user.value?.id && (!table || move.table === table));
