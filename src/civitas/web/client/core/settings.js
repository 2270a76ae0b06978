/** What this browser remembers between visits. A browser that forbids storage only forgets. */

import { effect, signal } from "./html.js";

const PREFIX = "civitas.";

/**
 * A signal whose value is kept in the browser.
 * @template T
 * @param {string} key
 * @param {T} fallback
 * @returns {{value: T}}
 */
export function remembered(key, fallback) {
  const value = signal(read(key) ?? fallback);
  effect(() => write(key, value.value));
  return value;
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}

/** @type {{value: string|null}} */
export const chosenLanguage = remembered("language", null);
export const chosenTheme = remembered("theme", "system");
export const wantsNotes = remembered("notifications", false);
export const wantsKeys = remembered("keys", true);
export const wantsText = remembered("text-table", false);
/** How rivals' turns are shown: "steps", "summary" or "off"; and how many steps in the time of one. */
export const rivalTurns = remembered("rival-turns", "steps");
export const playSpeed = remembered("play-speed", 1);
/** Whether this browser was here before, and whether its reader said they are new to these games. */
export const wasHere = remembered("was-here", false);
export const isNew = remembered("is-new", false);
/** Whether they took a lesson, or began a game that was new to them: then the coach comes. */
export const isLearning = remembered("learning", false);
export const quickGame = remembered("quick-game", {});
export const newTable = remembered("new-table", {});
/** The game of the last puzzle that was looked at. @type {{value: string|null}} */
export const puzzleGame = remembered("puzzle-game", null);
