/** A society: its people, its Progress Map, its tiles, cards and Influence. Tabs lead to everybody's. */

import { html } from "../../core/html.js";
import { at } from "../../core/moved.js";
import { useHelp } from "../../core/help.js";
import { known, name, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { useRove } from "../../parts/rove.js";
import { softWords } from "../../parts/soft.js";
import { Cards, Influence, InfluenceTiles, TileDisplay } from "./tiles.js";
import { factsOf } from "./facts.js";
import { Hexes } from "./hexes.js";
import { listed, PeopleMark, Who, whoName } from "./marks.js";
import { people as peopleThing, Pick, sight } from "./pick.js";

/** @import { Chronos, InventionsTable, Society } from "./facts.js" */

/** @param {{table: InventionsTable, shown: number, show: (seat: number) => void}} props */
export function Society({ table, shown, show }) {
  const rove = useRove();
  const { societies, chronos } = table.view.table;
  const tabs = [...societies.keys(), ...(chronos ? [chronos.colour] : [])];
  const society = societies[shown];
  return html`<section class="panel inv-society" id="inv-society" aria-label=${t("web.inventions.society")}>
    <div class="inv-tabs" role="tablist" aria-label=${t("web.inventions.societies")}>
      ${tabs.map((colour) => html`<${Tab} key=${colour} table=${table} colour=${colour} chosen=${colour === shown}
        choose=${() => show(colour)} />`)}</div>
    <div class="inv-board" role="tabpanel" ...${rove}>
      ${society && html`<${Board} table=${table} seat=${shown} society=${society} />`}
      ${!society && html`<${Chronos} chronos=${chronos} />`}
    </div>
  </section>`;
}

/**
 * Somebody's key numbers: points, Influence, Chain Action tokens.
 * @param {{table: InventionsTable, colour: number, chosen: boolean, choose: () => void}} props
 */
function Tab({ table, colour, chosen, choose }) {
  const society = table.view.table.societies[colour];
  const { score: points, influence, tokens } = society ?? {};
  const numbers = society ? [t("web.inventions.key_numbers", { points, influence, tokens })] : [];
  const label = [whoName(table, colour), ...numbers].join(": ");
  return html`<button type="button" role="tab" class="inv-tab" aria-selected=${chosen} aria-label=${label}
      data-fact=${society ? factsOf(colour, "score") : "chronos"} title=${label} onClick=${choose}>
    <${Who} table=${table} colour=${colour} /><span class="inv-tab-name">${whoName(table, colour)}</span>
    ${society && html`<span class="inv-tab-numbers"><b class="key">${society.score}</b>
      <span class="yield"><${Symbol} name="inv-influence" />${society.influence}</span>
      <span class="yield"><${Symbol} name="inv-chain" />${society.tokens}</span></span>`}
  </button>`;
}

/** @param {{table: InventionsTable, seat: number, society: Society}} props */
function Board({ table, seat, society }) {
  const own = seat === table.eyes;
  return html`
    <div class="inv-people" data-fact=${factsOf(seat, "ready", "exhausted", "academic_limit")}>
      ${Object.keys(society.ready).map((who) => html`
      <${People} key=${who} table=${table} who=${who} seat=${seat} society=${society} own=${own} />`)}
      <${Counts} table=${table} seat=${seat} society=${society} />
      <${Objectives} table=${table} seat=${seat} society=${society} />
    </div>
    <${Hexes} table=${table} seat=${seat} society=${society} own=${own} />
    <div class="inv-things">
      <${TileDisplay} table=${table} seat=${seat} society=${society} own=${own} />
      <${Cards} table=${table} seat=${seat} society=${society} own=${own} />
      <${Influence} table=${table} seat=${seat} society=${society} />
      <${InfluenceTiles} table=${table} seat=${seat} society=${society} own=${own} />
    </div>`;
}

/**
 * The available ones in the colour of the seat, the exhausted ones pale, and how many can work.
 * @param {{table: InventionsTable, who: string, seat: number, society: Society, own: boolean}} props
 */
function People({ table, who, seat, society, own }) {
  const ready = society.ready[who];
  const tired = society.exhausted[who];
  const limit = who === "Academic" ? [t("web.inventions.academic_limit", { limit: society.academic_limit })] : [];
  const notes = [t("web.inventions.ready", { ready, tired }), ...limit];
  return html`<${Pick} table=${table} thing=${peopleThing(who, own)} class=${`inv-person k-${table.cards[who].colour}`}
      place=${at(seat, "people", who)} label=${name(who)} notes=${notes}>
    <${PeopleMark} who=${who} /><span class="inv-person-name">${softWords(who)}</span>
    <span class=${`inv-figures seat-${seat + 1}`}>
      <${Figures} count=${ready} /><${Figures} count=${tired} tired /></span>
    <b class="key">${ready}</b>
  <//>`;
}

const MOST_FIGURES = 4;

function Figures({ count, tired = false }) {
  const shown = Math.min(count, MOST_FIGURES);
  return Array.from({ length: shown }, () => html`<${Symbol} name="inv-citizen" class=${tired ? "spent" : ""} />`);
}

/**
 * What has no place of its own: Sages, Diplomats, Economy tokens, supply; and the Chain Action tokens as discs.
 * @param {{table: InventionsTable, seat: number, society: Society}} props
 */
function Counts({ table, seat, society }) {
  const { common, private: own, eureka } = table.view.table;
  const diplomats = [...common, ...own, ...eureka].filter((tile) => tile.diplomats.includes(seat)).length;
  const counts = [
    ["inv-sage", "sages", society.sages],
    ["inv-diplomat", "diplomats", diplomats],
    ["inv-token", "economy_tokens", society.economy_tokens],
    ["inv-citizen", "supply", society.supply],
  ];
  return html`<p class="inv-counts">
    ${counts.map(([mark, of, count]) => html`<${Count} seat=${seat} mark=${mark} of=${of} count=${count} />`)}
    <${Tokens} seat=${seat} society=${society} /></p>`;
}

function Count({ seat, mark, of, count }) {
  const words = t(`web.inventions.count.${of}`, { count });
  return html`<span class="inv-count" data-fact=${factsOf(seat, of)} role="img"
      title=${words} aria-label=${words}>
    <${Symbol} name=${mark} /><b>${count}</b></span>`;
}

/**
 * The Chain Action tokens: ready, used, and those that more Influence would bring.
 * @param {{seat: number, society: Society}} props
 */
function Tokens({ seat, society: { tokens, tokens_by_influence: allowed, tokens_in_all: all } }) {
  const words = t("web.inventions.tokens", { tokens, allowed });
  const look = (place) => (place < tokens ? "ready" : place < allowed ? "used" : "");
  return html`<span class=${`inv-tokens seat-${seat + 1}`} role="img" aria-label=${words} title=${words}
      data-fact=${factsOf(seat, "tokens", "tokens_by_influence")}>
    ${Array.from({ length: all }, (_, place) => html`
      <i class=${`inv-token ${look(place)}`}><${Symbol} name="inv-chain" /></i>`)}</span>`;
}

/**
 * One's own with what they would score now; of others how many there are.
 * @param {{table: InventionsTable, seat: number, society: Society}} props
 */
function Objectives({ table, seat, society }) {
  const { objectives } = society;
  if (!Array.isArray(objectives)) {
    return html`<p class="inv-secret aside">${t("web.inventions.secret", { count: objectives })}</p>`;
  }
  return html`<div class="inv-objectives" data-fact=${factsOf(seat, "objectives")}>
    ${objectives.map(({ objective, points }) => html`
    <${Objective} key=${objective} table=${table} objective=${objective} points=${points} />`)}</div>`;
}

/**
 * What an objective wants, in a few words; its Regions by their numbers.
 * @param {InventionsTable} table
 * @param {string} objective
 */
function wanted(table, objective) {
  const { measure, text: [text] = [] } = table.cards[objective] ?? {};
  if (!text) return name(objective);
  const regions = (text.args.regions ?? []).map((region) => table.cards[region]?.number).join(" ");
  return t(`web.inventions.measure.${measure}`, { ...text.args, regions });
}

const MEASURED = { 0: "inv-influence", 6: "inv-citizen", 7: "inv-citizen" };

/** @param {{table: InventionsTable, objective: string, points: number}} props */
function Objective({ table, objective, points }) {
  const notes = [t("web.inventions.worth", { points })];
  return html`<${Pick} table=${table} thing=${sight(objective)} class="inv-objective" notes=${notes}>
    <${Symbol} name=${MEASURED[table.cards[objective]?.measure] ?? "inv-invent"} />
    <span class="inv-objective-name">${wanted(table, objective)}</span><b>${points}</b><//>`;
}

/** The third player when two play. @param {{chronos: Chronos}} props */
function Chronos({ chronos }) {
  useHelp();
  const rows = [
    [t("web.inventions.chronos_region"), chronos.region ? name(chronos.region) : "–"],
    [t("web.inventions.chronos_era"), chronos.era],
    [t("web.inventions.chronos_supply"), chronos.supply],
    [t("web.inventions.chronos_tiles"), chronos.tiles_on_track],
    [t("web.inventions.chronos_progress"), listed(chronos.progress) || "–"],
    [t("web.inventions.chronos_wealth"), listed(chronos.wealth) || "–"],
  ];
  return html`<div class="inv-chronos-board">
    ${known("inventions.help.chronos") && html`<p>${t("inventions.help.chronos")}</p>`}
    <dl>${rows.map(([word, value]) => html`<div key=${word}><dt>${word}</dt><dd>${value}</dd></div>`)}</dl>
  </div>`;
}
