/** Who is at this browser. Looking needs no name; sitting down does, and asks for it once. */

import { ask, get, patch, post, remove } from "./api.js";
import { computed, signal } from "./html.js";
import { wasHere } from "./settings.js";

export const user = signal(null);
export const build = signal("");
export const turns = signal(0);
export const askingName = signal(null);
/** Whether somebody came here for the first time, and has no name yet. */
export const isFirstVisit = computed(() => user.value === null && !wasHere.value);

/** What one person has seen is not for the next one at this browser. */
const forgetSeen = () => ("caches" in globalThis ? caches.delete("civitas-seen") : Promise.resolve(false));

/** Learn who we are. */
export async function begin() {
  const session = await get("/session");
  user.value = session.user;
  build.value = session.build;
}

/** A new version of the site is there: the page of it is loaded, once. @param {string} fresh the site's version */
export function renew(fresh) {
  if (!fresh || !build.value || fresh === build.value) return;
  if (sessionStorage.getItem("civitas.reloaded") === fresh) return;
  sessionStorage.setItem("civitas.reloaded", fresh);
  location.reload();
}

/** A part of the client, which a new version of the site may have taken away while this page was open. */
export async function part(address) {
  try {
    return await import(address);
  } catch (error) {
    await ask("GET", "/session").then((session) => renew(session.build), () => {});
    throw error;
  }
}

/**
 * Somebody with a name: the present user, or a guest who has just given one.
 * @returns {Promise<object|null>} null when the question was closed
 */
export function somebody() {
  if (user.value) return Promise.resolve(user.value);
  return new Promise((done) => { askingName.value = done; });
}

/** Play under a name at once. */
export async function enterAsGuest(name) {
  user.value = (await post("/guest", { name })).user;
  return user.value;
}

export async function rename(name) {
  user.value = (await patch("/me", { name })).user;
}

export async function makeAccount(name, password) {
  user.value = (await post("/account", { name, password })).user;
}

export async function logIn(name, password) {
  user.value = (await post("/login", { name, password })).user;
}

/** Leave for good; an account says so with its password. */
export async function deleteMe(password) {
  await remove("/me", { password });
  await forgetSeen();
  user.value = null;
}

export async function logOut() {
  await post("/logout");
  await forgetSeen();
  user.value = null;
}
