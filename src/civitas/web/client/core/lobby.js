/** What the lobby shows, loaded anew when the server says that something changed. */

import { get } from "./api.js";
import { signal } from "./html.js";
import { turns } from "./session.js";

export const lobbyChanged = signal(0);
export const lobby = signal(null);

let running = null;

/** Load the lists; requests that come while one is on its way share the next. */
export function loadLobby() {
  running ??= get("/lobby").then(
    (lists) => {
      lobby.value = lists;
      turns.value = lists.mine.filter((table) => table.your_turn).length;
    },
  ).finally(() => { running = null; });
  return running;
}
