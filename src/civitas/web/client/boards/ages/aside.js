/** What ending the turn now would bring, and advice before it is too late. The rail shows it above the log. */

import { html } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { say, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { hasCorruption, hasMilitaryCards } from "./facts.js";
import { Mark } from "./marks.js";

/**
 * @import { AgesTable } from "./facts.js"
 * @import { ForecastShown as Forecast } from "../../types/ages"
 */

/**
 * What a forecast says; what a game does not have is left out.
 * @type {[string, (seen: Forecast) => number, ((view: import("./facts.js").AgesView) => boolean)?][]}
 */
const LINES = [
  ["culture", (seen) => seen.culture],
  ["science", (seen) => seen.science],
  ["food", (seen) => seen.food - seen.eaten],
  ["resources", (seen) => seen.resources],
  ["corruption", (seen) => -seen.corruption, hasCorruption],
  ["cards", (seen) => seen.cards, hasMilitaryCards],
];

/** @param {{table: AgesTable}} props */
export function Aside({ table }) {
  const { forecast, warnings } = table.view.table;
  if (!forecast) return null;
  const lines = LINES.filter(([, , has]) => !has || has(table.view));
  return html`<section class="panel ages-aside" data-fact="forecast" aria-label=${t("web.ages.if_end")}>
    <h2 class="panel-head">${t("web.ages.if_end")}</h2>
    <div class="ages-forecast">${lines.map(([of, n]) => html`<${Amount} of=${of} n=${n(forecast)} />`)}</div>
    <${Warnings} table=${table} warnings=${warnings} />
  </section>`;
}

function Amount({ of, n }) {
  return html`<span class=${n < 0 ? "lacks" : ""}>
    <span class="yield"><${Mark} of=${of === "corruption" ? "resources" : of} />${n === 0 ? 0 : withSign(n)}</span>
    <small>${t(`web.ages.forecast.${of}`)}</small>
  </span>`;
}

/** Unused actions are no loss. */
const QUIET = new Set(["ages.warn.civil_actions", "ages.warn.military_actions"]);

/**
 * Grave ones in a box of warning, the first words bold; unused actions in one quiet line.
 * @param {{table: AgesTable, warnings: import("../../types/view").Said[]}} props
 */
function Warnings({ table, warnings }) {
  const quiet = (warning) => QUIET.has(warning.id);
  const grave = warnings.filter((warning) => !quiet(warning));
  const idle = warnings.filter(quiet);
  return html`${grave.map((warning) => html`<div class="warning" key=${warning.id}><${Symbol} name="warning" />
      <p><${Bold} text=${say(warning, table.players)} /></p></div>`)}
    ${idle.length > 0 && html`<p class="ages-unused">
      ${idle.map((warning) => say(warning, table.players)).join(" ")}</p>`}`;
}

/** What comes after a colon may be left out, and the colon with it. */
function Bold({ text, plain = false }) {
  const colon = text.indexOf(":");
  const end = colon > 0 ? colon : text.indexOf(".") + 1;
  if (end <= 0) return text;
  const [first, rest] = [text.slice(0, end), text.slice(end)];
  return html`${plain ? first : html`<b>${first}</b>`}<span class="ages-warning-rest">${rest}</span>`;
}

/**
 * The gravest warning in one line, for boards without a rail.
 * @param {{table: AgesTable}} props
 */
export function WarningLine({ table }) {
  const [first] = table.view.table.warnings;
  if (!first) return null;
  return html`<div class="warning ages-warning-line"><${Symbol} name="warning" />
    <p><b>${t("web.ages.if_end")}:</b> <${Bold} text=${say(first, table.players)} plain /></p></div>`;
}
