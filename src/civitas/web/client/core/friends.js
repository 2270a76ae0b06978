/** Whom this person follows and has blocked, and what can be done about it. */

import { get, post, remove } from "./api.js";
import { signal } from "./html.js";
import { user } from "./session.js";

/** @type {{value: {following: object[], followers: object[], blocked: object[]}|null}} */
export const friends = signal(null);

const keep = (found) => { friends.value = found; };

export async function loadFriends() {
  keep(user.value ? await get("/friends") : null);
}

/** @param {{name?: string, person?: string, table?: string, seat?: number}} who */
export const follow = (who) => post("/friends", who).then(keep);
export const unfollow = (id) => remove(`/friends/${id}`).then(keep);
export const block = (who) => post("/blocks", who).then(keep);
export const unblock = (id) => remove(`/blocks/${id}`).then(keep);

/** Ask somebody to a table. */
export const askTo = (table, person) => post(`/tables/${table}/asked`, { person });
