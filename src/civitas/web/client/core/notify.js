/** Telling the reader: title and icon of the tab, one polite live region, and a notification where wanted. */

import { byId, effect, signal } from "./html.js";
import { go, place } from "./router.js";
import { turns } from "./session.js";
import { wantsNotes } from "./settings.js";
import { t } from "./words.js";

export const pageTitle = signal("");

/** Keep title and icon in step with whose turn it is. */
export function followTitle() {
  const icon = byId("favicon");
  const quiet = icon.href;
  effect(() => {
    const waiting = turns.value > 0 ? t("web.title.turns", { count: turns.value }) : "";
    const parts = [waiting, pageTitle.value, t("web.civitas")];
    document.title = parts.filter((part) => part).join(" · ");
    icon.href = turns.value > 0 ? icon.dataset.turn : quiet;
  });
}

/** Have a screen reader say something when it is free. */
export function announce(text) {
  const region = byId("said");
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 8) region.firstElementChild.remove();
}

/** Ask the browser to let us notify; only ever on the reader's wish. */
export async function switchNotes(wanted) {
  wantsNotes.value = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
  return wantsNotes.value;
}

export const canNotify = () => "Notification" in window && isSecureContext;

const isAt = (table) => !document.hidden && place.value.path === `/table/${table}`;

/**
 * A note of the server's outside the page, unless the reader looks at its table; the server knows when it is wanted.
 * @returns {boolean} whether it was shown; another browser of the reader's may be able to
 */
export function showNote({ table, text }) {
  if (!wantsNotes.value || !canNotify() || Notification.permission !== "granted") return false;
  if (isAt(table)) return true;
  try {
    const note = new Notification(text, { tag: `table-${table}`, icon: "/client/icons/icon-192.png" });
    note.onclick = () => { window.focus(); go(`/table/${table}`); note.close(); };
    return true;
  } catch {
    return false; // some phones let only a worker notify
  }
}
