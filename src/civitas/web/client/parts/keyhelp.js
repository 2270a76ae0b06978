/** The keys of the table, and the switch for whoever wants none. */

import { html, signal } from "../core/html.js";
import { wantsKeys } from "../core/settings.js";
import { t } from "../core/words.js";
import { Dialog } from "./dialog.js";
import { Switch } from "./switch.js";

export const helpIsOpen = signal(false);

const KEYS = [
  ["1 – 9, 0", "number"], ["Enter", "enter"], ["Esc", "escape"], ["/", "type"], ["?", "help"], ["U", "undo"],
  ["H", "hint"],
  ["L", "log"], ["N", "news"], ["C", "card"], ["R", "board"], ["␣", "play"], ["S", "skip"],
  ["G", "next"], ["T", "theme"], ["← →", "arrows"], ["Home End", "ends"],
];

export function KeyHelp() {
  if (!helpIsOpen.value) return null;
  return html`<${Dialog} title=${t("web.keys.title")} close=${() => { helpIsOpen.value = false; }}>
    <dl class="key-list">${KEYS.map(([key, id]) => html`<dt><kbd>${key}</kbd></dt><dd>${t(`web.keys.${id}`)}</dd>`)}
      </dl>
    <${Switch} value=${wantsKeys} label=${t("web.keys.switch")} />
  <//>`;
}
