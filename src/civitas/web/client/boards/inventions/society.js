/** A society: its people, its Progress Map, its tiles, cards and Influence. Tabs lead to everybody's. */

import { html } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { useRove } from "../../parts/rove.js";
import { Cards, Influence, InfluenceTiles, TileDisplay } from "./tiles.js";
import { Hexes } from "./hexes.js";
import { listed, PEOPLE, PeopleMark, TYPE_OF, Who, whoName } from "./marks.js";
import { Pick } from "./pick.js";

export function Society({ table, shown, show }) {
  const rove = useRove();
  const { societies, chronos } = table.view.table;
  const tabs = [...societies.keys(), ...(chronos ? [chronos.colour] : [])];
  const society = societies[shown];
  return html`<section class="panel inv-society" id="inv-society" aria-label=${t("web.inventions.society")}>
    <div class="inv-tabs" role="tablist" aria-label=${t("web.inventions.societies")}>
      ${tabs.map((colour) => html`<${Tab} key=${colour} table=${table} colour=${colour} chosen=${colour === shown} choose=${() => show(colour)} />`)}</div>
    <div class="inv-board" role="tabpanel" ...${rove}>
      ${society ? html`<${Board} table=${table} seat=${shown} society=${society} />` : html`<${Chronos} chronos=${chronos} />`}
    </div>
  </section>`;
}

/** Somebody's key numbers: points, Influence, Chain Action tokens. */
function Tab({ table, colour, chosen, choose }) {
  const society = table.view.table.societies[colour];
  const words = society && t("web.inventions.key_numbers", { points: society.score, influence: society.influence, tokens: society.tokens });
  const label = [whoName(table, colour), words].filter(Boolean).join(": ");
  return html`<button type="button" role="tab" class="inv-tab" aria-selected=${chosen} aria-label=${label} title=${label} onClick=${choose}>
    <${Who} table=${table} colour=${colour} /><span class="inv-tab-name">${whoName(table, colour)}</span>
    ${society && html`<span class="inv-tab-numbers"><b class="key">${society.score}</b>
      <span class="yield"><${Symbol} name="inv-influence" />${society.influence}</span>
      <span class="yield"><${Symbol} name="inv-chain" />${society.tokens}</span></span>`}
  </button>`;
}

function Board({ table, seat, society }) {
  const own = seat === table.eyes;
  return html`
    <div class="inv-people">${PEOPLE.map((who) => html`<${People} key=${who} table=${table} who=${who} seat=${seat} society=${society} own=${own} />`)}
      <${Counts} table=${table} seat=${seat} society=${society} />
      <${Objectives} table=${table} society=${society} />
    </div>
    <${Hexes} table=${table} seat=${seat} society=${society} own=${own} />
    <div class="inv-things">
      <${TileDisplay} table=${table} society=${society} own=${own} />
      <${Cards} table=${table} society=${society} own=${own} />
      <${Influence} table=${table} society=${society} />
      <${InfluenceTiles} table=${table} society=${society} own=${own} />
    </div>`;
}

/** The available ones in the colour of the seat, the exhausted ones pale, and how many can work. */
function People({ table, who, seat, society, own }) {
  const ready = society.ready[who];
  const tired = society.exhausted[who];
  const limit = who === "Academic" ? [t("web.inventions.academic_limit", { limit: society.academic_limit })] : [];
  const notes = [t("web.inventions.ready", { ready, tired }), ...limit];
  return html`<${Pick} table=${table} spot=${own ? who : `${who} of ${seat}`} card=${who} role=${own ? "people" : undefined} class=${`inv-person k-${TYPE_OF[who]}`}
      label=${name(who)} notes=${notes}>
    <${PeopleMark} who=${who} /><span class="inv-person-name">${name(who)}</span>
    <span class=${`inv-figures seat-${seat + 1}`}><${Figures} count=${ready} /><${Figures} count=${tired} tired /></span>
    <b class="key">${ready}</b>
  <//>`;
}

const MOST_FIGURES = 4;

function Figures({ count, tired = false }) {
  const shown = Math.min(count, MOST_FIGURES);
  return Array.from({ length: shown }, () => html`<${Symbol} name="inv-citizen" class=${tired ? "spent" : ""} />`);
}

/** What has no place of its own: Sages, Diplomats, Economy tokens, supply; and the Chain Action tokens as discs. */
function Counts({ table, seat, society }) {
  const { common, private: own, eureka } = table.view.table;
  const diplomats = [...common, ...own, ...eureka].filter((tile) => tile.diplomats.includes(seat)).length;
  const counts = [["inv-sage", "sages", society.sages], ["inv-diplomat", "diplomats", diplomats], ["inv-token", "economy_tokens", society.economy_tokens],
    ["inv-citizen", "supply", society.supply]];
  const tokens = t("web.inventions.tokens", { tokens: society.tokens, allowed: society.tokens_by_influence });
  return html`<p class="inv-counts">${counts.map(([mark, of, count]) => html`<span class="inv-count" role="img" title=${t(`web.inventions.count.${of}`, { count })}
      aria-label=${t(`web.inventions.count.${of}`, { count })}><${Symbol} name=${mark} /><b>${count}</b></span>`)}
    <span class=${`inv-tokens seat-${seat + 1}`} role="img" aria-label=${tokens} title=${tokens}>${Array.from({ length: society.tokens_in_all }, (_, place) => html`
      <i class=${place < society.tokens ? "inv-token ready" : place < society.tokens_by_influence ? "inv-token used" : "inv-token"}><${Symbol} name="inv-chain" /></i>`)}</span>
  </p>`;
}

/** One's own with what they would score now; of others how many there are. */
function Objectives({ table, society }) {
  const { objectives } = society;
  if (!Array.isArray(objectives)) return html`<p class="inv-secret aside">${t("web.inventions.secret", { count: objectives })}</p>`;
  return html`<div class="inv-objectives">${objectives.map(({ objective, points }) => html`<${Objective} key=${objective} table=${table} objective=${objective} points=${points} />`)}</div>`;
}

/** What an objective wants, in a few words; its Regions by their numbers. */
function wanted(table, objective) {
  const [text] = table.cards[objective]?.text ?? [];
  if (!text) return name(objective);
  const regions = (text.args.regions ?? []).map((region) => table.cards[region]?.number).join(" ");
  return t(text.id.replace("inventions.", "web.inventions."), { ...text.args, regions });
}

const MEASURED = { 0: "inv-influence", 6: "inv-citizen", 7: "inv-citizen" };

function Objective({ table, objective, points }) {
  const measure = table.cards[objective]?.text[0]?.id.split(".").at(-1);
  return html`<${Pick} table=${table} spot=${objective} class="inv-objective" notes=${[t("web.inventions.worth", { points })]}>
    <${Symbol} name=${MEASURED[measure] ?? "inv-invent"} /><span class="inv-objective-name">${wanted(table, objective)}</span><b>${points}</b><//>`;
}

/** The third player when two play. */
function Chronos({ chronos }) {
  const rows = [
    [t("web.inventions.chronos_region"), chronos.region ? name(chronos.region) : "–"],
    [t("web.inventions.chronos_era"), chronos.era],
    [t("web.inventions.chronos_supply"), chronos.supply],
    [t("web.inventions.chronos_tiles"), chronos.tiles_on_track],
    [t("web.inventions.chronos_progress"), listed(chronos.progress) || "–"],
    [t("web.inventions.chronos_wealth"), Array.isArray(chronos.wealth) ? listed(chronos.wealth) || "–" : chronos.wealth],
  ];
  return html`<div class="inv-chronos-board">
    <p>${t("inventions.help.chronos")}</p>
    <dl>${rows.map(([word, value]) => html`<div key=${word}><dt>${word}</dt><dd>${value}</dd></div>`)}</dl>
  </div>`;
}
