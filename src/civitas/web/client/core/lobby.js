/** What the lobby shows, loaded anew when the server says that something changed. */

import { get } from "./api.js";
import { signal } from "./html.js";
import { turns } from "./session.js";

export const lobbyChanged = signal(0);
export const lobby = signal(null);

/** @type {Promise<void> | null} */
let running = null;
let isStale = false;

/** Load the lists; what changes while they are on their way is asked for when they have come. */
export function loadLobby() {
  isStale = running !== null;
  running ??= get("/lobby").then(take).finally(() => {
    running = null;
    if (isStale) loadLobby().catch(() => {});
  });
  return running;
}

function take(lists) {
  lobby.value = { ...lists, watch: settled(lists.watch, lobby.value?.watch) };
  turns.value = lists.mine.filter((table) => table.your_turn).length;
}

/** Rows that are shown keep their places, so that no game moves away under the pointer; new ones follow. */
function settled(fresh, shown = []) {
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  const place = ({ id }) => places.get(id) ?? shown.length;
  return fresh.toSorted((one, other) => place(one) - place(other));
}
