/** What ending the turn now would bring, and advice before it is too late. The rail shows it above the log. */

import { html } from "../../core/html.js";
import { say, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { hasCorruption, hasMilitaryCards } from "./edition.js";
import { Mark, withSign } from "./marks.js";

/** What a forecast tells; what a game does not have is left out. */
/**
 * @typedef {import("../../types/ages").ForecastShown} Forecast
 * @type {[string, (seen: Forecast) => number, ((view: any) => boolean)?][]}
 */
const LINES = [
  ["culture", (seen) => seen.culture],
  ["science", (seen) => seen.science],
  ["food", (seen) => seen.food - seen.eaten],
  ["resources", (seen) => seen.resources],
  ["corruption", (seen) => -seen.corruption, hasCorruption],
  ["cards", (seen) => seen.cards, hasMilitaryCards],
];

export function Aside({ table }) {
  const { forecast, warnings } = table.view?.table ?? {};
  if (!forecast) return null;
  return html`<section class="panel ages-aside" aria-label=${t("web.ages.if_end")}>
    <h2 class="panel-head">${t("web.ages.if_end")}</h2>
    <div class="ages-forecast">${LINES.filter(([, , has]) => !has || has(table.view)).map(([of, n]) => html`<${Number} of=${of} n=${n(forecast)} />`)}</div>
    <${Warnings} table=${table} warnings=${warnings} />
  </section>`;
}

function Number({ of, n }) {
  return html`<span class=${n < 0 ? "lacks" : ""}>
    <span class="yield"><${Mark} of=${of === "corruption" ? "resources" : of} />${n === 0 ? 0 : withSign(n)}</span>
    <small>${t(`web.ages.forecast.${of}`)}</small>
  </span>`;
}

/** Grave ones in a box of warning, the first words bold; unused actions in one quiet line. */
function Warnings({ table, warnings }) {
  const quiet = (warning) => warning.id.endsWith("_actions");
  const grave = warnings.filter((warning) => !quiet(warning));
  const idle = warnings.filter(quiet);
  return html`${grave.map((warning) => html`<div class="warning" key=${warning.id}><${Symbol} name="warning" />
      <p><${Bold} text=${say(warning, table.players)} /></p></div>`)}
    ${idle.length > 0 && html`<p class="ages-unused">${idle.map((warning) => say(warning, table.players)).join(" ")}</p>`}`;
}

function Bold({ text }) {
  const end = text.search(/[:.]/);
  return end > 0 ? html`<b>${text.slice(0, end + 1)}</b>${text.slice(end + 1)}` : text;
}

/** The gravest warning in one line, for boards without a rail. */
export function WarningLine({ table }) {
  const [first] = table.view.table.warnings;
  if (!first) return null;
  return html`<div class="warning ages-warning-line"><${Symbol} name="warning" />
    <p><b>${t("web.ages.if_end")}:</b> ${say(first, table.players)}</p></div>`;
}
