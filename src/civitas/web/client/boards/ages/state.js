/** What leads and shapes a civilization: government, leader, special technologies, wonders, tactic, colonies. */

import { html } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { at } from "../../core/moved.js";
import { Symbol } from "../../core/symbol.js";
import { say, t } from "../../core/words.js";
import { useRove } from "../../parts/rove.js";
import { softName } from "../../parts/soft.js";
import { Army, spoken, Yields } from "./facts.js";
import { KindMark, Yield } from "./marks.js";
import { CardButton, cardAt, unnamed } from "./pick.js";

/** @import { AgesTable, Civilization } from "./facts.js" */

/**
 * @typedef {{table: AgesTable, seat: number, civ: Civilization, many: boolean, own: boolean, card: string}} Shown a
 *   card in play
 */

/** With more cards than these each has as little as possible. */
const ROOMY = 7;

/** @param {{table: AgesTable, seat: number}} props */
export function State({ table, seat }) {
  const rove = useRove();
  const civ = table.view.table.civilizations[seat];
  const many = numberOfCards(civ) > ROOMY;
  const show = { table, seat, civ, many, own: table.eyes === seat };
  return html`<div class=${many ? "ages-state dense" : "ages-state"} ...${rove}>
    <${Government} ...${show} card=${civ.government} />
    ${civ.leader && html`<${Leader} ...${show} card=${civ.leader} />`}
    ${civ.special_technologies.map((card) => html`<${Plate} key=${card} ...${show} card=${card}>
      <${Yields} entry=${table.cards[card]} /><//>`)}
    ${civ.wonders.map((card) => html`<${Wonder} key=${card} ...${show} card=${card} />`)}
    ${civ.unfinished_wonder && html`<${Unfinished} ...${show} card=${civ.unfinished_wonder} />`}
    ${civ.tactic && html`<${Tactic} ...${show} card=${civ.tactic} />`}
    ${civ.colonies.map((card) => html`<${Colony} key=${card} ...${show} card=${card} />`)}
  </div>`;
}

/** @param {Civilization} civ */
function numberOfCards(civ) {
  const single = [civ.government, civ.leader, civ.unfinished_wonder, civ.tactic].filter(Boolean);
  return single.length + civ.special_technologies.length + civ.wonders.length + civ.colonies.length;
}

/**
 * A card in play that holds no workers: edge of its kind, symbol, name, what it gives.
 * @param {{table: AgesTable, seat: number, own: boolean, card: string} & Record<string, any>} props
 */
function Plate({
  table, seat, own, card, thing = cardAt(own ? "state" : "rival", card), class: extra = "", label = "", asks = [],
  fact, children = null, below = null,
}) {
  const entry = table.cards[card];
  return html`<${CardButton} table=${table} thing=${thing} card=${card} place=${at(seat, "card", card)} asks=${asks}
      data-fact=${fact}
      class=${`ages-plate k-${entry?.colour ?? "grey"} ${extra}`}
      label=${[spoken(table, card), label].filter(Boolean).join(", ")}>
    <${KindMark} kind=${entry?.kind} />
    <span class="ages-plate-name">${softName(card)}</span>
    <span class="ages-plate-gives">${children}</span>
    ${below}
  <//>`;
}

const Note = ({ children }) => html`<span class="ages-plate-note">${children}</span>`;

/** @param {Shown} shown */
function Government({ table, seat, own, civ, card, many }) {
  return html`<${Plate} table=${table} seat=${seat} own=${own} card=${card} fact=${`civilizations.${seat}.urban_limit`}>
    <${Yields} entry=${table.cards[card]} />
    ${!many && html`<${Note}>${t("web.ages.urban_limit", { limit: civ.urban_limit })}<//>`}
  <//>`;
}

/** @param {Shown} shown */
function Leader({ table, seat, own, civ, card, many }) {
  const words = (table.cards[card]?.rule ?? []).map((line) => say(line, table.players)).join("; ");
  const thing = own ? undefined : unnamed(["infiltrate_leader"], card);
  return html`<${Plate} table=${table} seat=${seat} own=${own} card=${card} thing=${thing}
      below=${!many && html`<span class="ages-plate-rule">${words}</span>`}>
    <${Yields} entry=${table.cards[card]} />${civ.leader_spent && html`<${Note}>${t("web.ages.used_up")}<//>`}
  <//>`;
}

/** @param {Shown} shown */
function Wonder({ table, seat, own, civ, card }) {
  const ruined = civ.ruins.includes(card);
  const words = ruined ? t("web.ages.in_ruins") : t("web.ages.completed");
  return html`<${Plate} table=${table} seat=${seat} own=${own} card=${card} class=${ruined ? "ruin" : ""}
      label=${words}>
    ${ruined ? html`<${Note}>${words}<//>` : html`<${Yields} entry=${table.cards[card]} />`}
    ${civ.homer_under === card && html`<${Yield} of="happiness" n="+1" />`}
  <//>`;
}

/**
 * Stages built have a tick; the next one is marked.
 * @param {Shown} shown
 */
function Unfinished({ table, seat, own, civ, card }) {
  const { stages = [] } = table.cards[card] ?? {};
  const built = civ.stages_built;
  const below = html`<span class="ages-plate-stages">
    <span class="ages-stages">
      ${stages.map((cost, at) => html`<${Stage} cost=${cost} built=${at < built} next=${at === built} />`)}</span>
    <span class="ages-plate-gives"><${Yields} entry=${table.cards[card]} /></span>
  </span>`;
  const thing = unnamed([own ? "stages" : "infiltrate_wonder"], card);
  return html`<${Plate} table=${table} seat=${seat} own=${own} card=${card} thing=${thing}
    asks=${own ? [{ kind: "stages", args: { count: 1 } }] : []}
    label=${t("web.ages.stages_of", { built, stages: stages.length })} below=${below} />`;
}

function Stage({ cost, built, next }) {
  const look = built ? "ages-stage built" : next ? "ages-stage next" : "ages-stage";
  return html`<i class=${look}>${built ? html`<${Symbol} name="tick" />` : cost}</i>`;
}

/**
 * What its armies add now, and below what one army needs and adds.
 * @param {Shown} shown
 */
function Tactic({ table, seat, own, civ, card }) {
  const entry = table.cards[card];
  const strength = civ.sources.strength.find(([source]) => source === card)?.[1] ?? 0;
  const exclusive = civ.tactic_is_exclusive && table.view.table.tactics_are_shared;
  const below = html`<span class="ages-plate-rule ages-army"><${Army} entry=${entry} />
    <span>${withSign(entry?.strength ?? 0)}</span>
    ${exclusive && html`<span>${t("web.ages.exclusive")}</span>`}</span>`;
  return html`<${Plate} table=${table} seat=${seat} own=${own} card=${card} below=${below}
      label=${t("web.ages.armies_add", { strength })}>
    <${Yield} of="strength" n=${withSign(strength)} />
  <//>`;
}

/** @param {Shown} shown */
function Colony({ table, seat, own, card }) {
  return html`<${Plate} table=${table} seat=${seat} own=${own} card=${card}>
    <${Yields} entry=${{ gives: table.cards[card]?.lasting }} /><//>`;
}
