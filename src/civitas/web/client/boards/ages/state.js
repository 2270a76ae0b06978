/** What leads and shapes a civilization: government, leader, special technologies, wonders, tactic, colonies. */

import { html } from "../../core/html.js";
import { say, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { Army, softName, spoken, Yields } from "./facts.js";
import { KindMark, withSign, Yield } from "./marks.js";
import { Pick } from "./pick.js";
import { useRove } from "./rove.js";

/** With more cards than these each has only one line. */
const ROOMY = 7;

export function State({ table, seat }) {
  const rove = useRove();
  const civ = table.view.table.civilizations[seat];
  const show = { table, place: table.eyes === seat ? "state" : "rival" };
  const plates = [civ.government, civ.leader, ...civ.special_technologies, ...civ.wonders, civ.unfinished_wonder, civ.tactic, ...civ.colonies];
  const many = plates.filter(Boolean).length > ROOMY;
  return html`<div class=${many ? "ages-state dense" : "ages-state"} ...${rove}>
    <${Plate} ...${show} card=${civ.government}><${Yields} entry=${table.cards[civ.government]} />${!many && html`<${UrbanLimit} entry=${table.cards[civ.government]} />`}<//>
    ${civ.leader && html`<${Leader} ...${show} card=${civ.leader} many=${many} />`}
    ${civ.special_technologies.map((card) => html`<${Plate} key=${card} ...${show} card=${card}><${Yields} entry=${table.cards[card]} /><//>`)}
    ${civ.wonders.map((card) => html`<${Wonder} key=${card} ...${show} civ=${civ} card=${card} />`)}
    ${civ.unfinished_wonder && html`<${Unfinished} ...${show} civ=${civ} />`}
    ${civ.tactic && html`<${Tactic} ...${show} civ=${civ} />`}
    ${civ.colonies.map((card) => html`<${Plate} key=${card} ...${show} card=${card}><${Yields} entry=${{ gives: table.cards[card]?.lasting }} /><//>`)}
  </div>`;
}

/** A card in play that holds no workers: edge of its kind, symbol, name, what it gives. */
function Plate({ table, place, card, class: extra = "", label, refused, children, below }) {
  const entry = table.cards[card];
  return html`<${Pick} table=${table} place=${place} card=${card} refused=${refused} class=${`ages-plate k-${entry?.colour ?? "grey"} ${extra}`}
      label=${[spoken(table, card), label].filter(Boolean).join(", ")}>
    <${KindMark} kind=${entry?.kind} /><span class="ages-plate-name">${softName(card)}</span><span class="ages-plate-gives">${children}</span>${below}
  <//>`;
}

function UrbanLimit({ entry }) {
  return entry?.urban_limit ? html`<span class="ages-plate-note">${t("web.ages.urban_limit", { limit: entry.urban_limit })}</span>` : null;
}

function Leader({ table, place, card, many }) {
  const rule = table.cards[card]?.text.filter((line) => line.id.startsWith("ages.card.")) ?? [];
  return html`<${Plate} table=${table} place=${place} card=${card}
    below=${!many && html`<span class="ages-plate-rule">${rule.map((line) => say(line, table.players)).join(" ")}</span>`}>
    <${Yields} entry=${table.cards[card]} /><//>`;
}

function Wonder({ table, place, civ, card }) {
  const ruined = civ.ruins.includes(card);
  const kept = civ.homer_under === card;
  const label = ruined ? t("web.ages.in_ruins") : t("web.ages.completed");
  return html`<${Plate} table=${table} place=${place} card=${card} class=${ruined ? "ruin" : ""} label=${label}>
    ${ruined ? html`<span class="ages-plate-note">${t("web.ages.in_ruins")}</span>` : html`<${Yields} entry=${table.cards[card]} />`}
    ${kept && html`<${Yield} of="happiness" n="+1" />`}
  <//>`;
}

/** Stages built have a tick; the next one is marked. */
function Unfinished({ table, place, civ }) {
  const card = civ.unfinished_wonder;
  const stages = table.cards[card]?.stages ?? [];
  const built = civ.stages_built;
  const boxes = stages.map((cost, at) => html`<i class=${`ages-stage ${at < built ? "built" : at === built ? "next" : ""}`}>${at < built ? html`<${Symbol} name="tick" />` : cost}</i>`);
  return html`<${Plate} table=${table} place=${place} card=${card} refused=${["build 1 stage"]} label=${t("web.ages.stages_of", { built, stages: stages.length })}
    below=${html`<span class="ages-plate-stages"><span class="ages-stages">${boxes}</span><span class="ages-plate-gives"><${Yields} entry=${table.cards[card]} /></span></span>`} />`;
}

function Tactic({ table, place, civ }) {
  const entry = table.cards[civ.tactic];
  const armies = civ.sources.strength.find(([card]) => card === civ.tactic)?.[1] ?? 0;
  return html`<${Plate} table=${table} place=${place} card=${civ.tactic} label=${t("web.ages.armies_add", { strength: armies })}
    below=${html`<span class="ages-plate-rule ages-army"><${Army} entry=${entry} /> ${withSign(entry?.strength ?? 0)}${civ.tactic_is_exclusive ? html` <span>${t("web.ages.exclusive")}</span>` : ""}</span>`}>
    <${Yield} of="strength" n=${withSign(armies)} />
  <//>`;
}
