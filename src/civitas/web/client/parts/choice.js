/** One of a few, as a row of radio buttons. */

import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { shortName } from "./games.js";
import { Thumb } from "./thumb.js";

/**
 * @param {{legend: string, name: string, values: any[], chosen: any, pick: (value: any) => void,
 *   label: (value: any) => any, class?: string}} props
 */
export function Choice({ legend, name, values, chosen, pick, label, class: extra = "segments" }) {
  return html`<fieldset class="field"><legend>${legend}</legend>
    <div class=${extra}>${values.map((value) => html`<label key=${value}>
      <input type="radio" name=${name} checked=${value === chosen} onChange=${() => pick(value)} />${label(value)}
    </label>`)}</div>
  </fieldset>`;
}

/** One of many, as a list that is pulled down. */
export function Pulldown({ legend, name, values, chosen, pick, label }) {
  return html`<div class="field"><label for=${name}>${legend}</label>
    <select id=${name} value=${chosen} onChange=${(event) => pick(event.target.value)}>
      ${values.map((value) => html`<option key=${value} value=${value}>${label(value)}</option>`)}
    </select>
  </div>`;
}

/** Which game, with its picture. */
export function GameChoice({ name, games, chosen, pick }) {
  const label = (id) => html`<${Thumb} game=${id} /><span>${shortName(games.find((game) => game.name === id))}</span>`;
  return html`<${Choice} class="game-choice" legend=${t("web.new.game")} name=${name}
    values=${games.map((game) => game.name)}
    chosen=${chosen} pick=${pick} label=${label} />`;
}
