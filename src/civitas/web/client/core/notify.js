/** Telling the reader: title and icon of the tab, one polite live region, and a notification where wanted. */

import { byId, effect, signal } from "./html.js";
import { go } from "./router.js";
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

/** "Your turn" outside the page, if it is wanted and nobody is looking at it. */
export function notifyTurn(table) {
  if (!wantsNotes.value || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const note = new Notification(t("web.note.your_turn"), { tag: `table-${table}`, icon: "/client/icons/icon-192.png" });
  note.onclick = () => { window.focus(); go(`/table/${table}`); note.close(); };
}
