/** The dialog about what differs in this game from the usual one; its rows come when it is first opened. */

import { html, signal } from "../core/html.js";
import { Symbol } from "../core/symbol.js";
import { t } from "../core/words.js";
import { Dialog } from "./dialog.js";
import { unusualWords } from "./games.js";
import { Later } from "./later.js";

const opened = signal(null);

/** @param {{game: string, edition: string, options: object}} setup */
export function openDifferences(setup) {
  opened.value = setup;
}

/** Opens the panel; nothing for the usual game. */
export function DifferencesButton({ game, setup }) {
  if (!unusualWords(game, setup).length) return null;
  return html`<button type="button" class="btn small differences-button"
    onClick=${() => openDifferences({ ...setup, game: game.name })}>
    <${Symbol} name="eyes" />${t("web.differences.title")}</button>`;
}

export function Differences() {
  if (!opened.value) return null;
  return html`<${Dialog} class="differences" title=${t("web.differences.title")}
    close=${() => { opened.value = null; }}>
    <${Later} page="DifferenceList" setup=${opened.value} />
  <//>`;
}
