/** A Region with its display: the card between Presenters, Inventor and Innovator, Citizens, Influence spaces, Wealth tiles. */

import { html } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { hideTip } from "../../parts/tip.js";
import { cardName, codeOf, isCommon, whereabouts } from "./facts.js";
import { Benefit, Chain, TypeMark, Who, whoName } from "./marks.js";
import { movesOf, press, ringOf } from "./moves.js";
import { lastMoveClass, Pick, spoken } from "./pick.js";

export function Region({ table, place, style }) {
  const region = table.view.table.regions[place];
  const classes = ["inv-region", ringOf(table, region.region), lastMoveClass(table, region.region), table.view.table.chronos?.region === region.region && "inv-visited"];
  const click = () => { if (movesOf(table, region.region).length) { hideTip(); press(table, region.region, region.region); } };
  return html`<article class=${classes.filter(Boolean).join(" ")} style=${style} onClick=${click} aria-label=${name(region.region)}>
    <${Head} table=${table} region=${region} number=${place + 1} />
    <div class="inv-display">
      <div class="inv-presenters">
        <${SpecialistTile} table=${table} tile=${region.specialist_tile} />
        ${region.presenter !== null && html`<${Presenters} table=${table} region=${region} />`}
      </div>
      ${region.card ? html`<${RegionCard} table=${table} region=${region} />` : html`<${Empty} table=${table} region=${region} />`}
      <div class="inv-makers">${region.card && html`
        <${Maker} table=${table} who=${region.inventor} action="Invent" word="inventor" />
        <${Maker} table=${table} who=${region.innovator} action="Innovate" word="innovator" />`}
      </div>
    </div>
    <${Foot} table=${table} region=${region} />
    <p class="inv-strings-words">${t("web.inventions.strings", { regions: table.cards[region.region]?.strings ?? [] })}</p>
  </article>`;
}

/** What has happened to the Influence spaces, in words. */
function influenceWords(table, region) {
  return region.influence.map(({ colour, tile, face_up: open }) => {
    const words = { who: whoName(table, colour), tile: tile ?? "" };
    return t(tile === null ? "web.inventions.tile_of_chronos" : open ? "web.inventions.tile_open" : "web.inventions.tile_turned", words);
  });
}

function Head({ table, region, number }) {
  const { knowledge_tile: knowledge, scoring_side: scoring } = region;
  const entry = table.cards[knowledge];
  const sage = region.sage ? [t("web.inventions.sage_here")] : [];
  const chronos = table.view.table.chronos?.region === region.region ? [t("web.inventions.chronos_here")] : [];
  return html`<div class="inv-region-head">
    <${Pick} table=${table} spot=${region.region} role="region" quiet class="inv-region-name" notes=${[...sage, ...chronos, ...influenceWords(table, region)]}>
      <b class="inv-region-number">${number}</b><span class="name">${name(region.region)}</span>
      ${region.sage && html`<${Symbol} name="inv-sage" class="inv-sage" />`}
    <//>
    <${Pick} table=${table} spot=${knowledge} class=${scoring ? "inv-knowledge scoring" : "inv-knowledge"}
        notes=${[t(scoring ? "web.inventions.scoring_up" : "web.inventions.chain_up")]}>
      ${entry && (scoring ? html`<${Benefit} of=${entry.score} />` : html`<${Chain} of=${entry.chain} />`)}
    <//>
  </div>`;
}

function SpecialistTile({ table, tile }) {
  return html`<${Pick} table=${table} spot=${tile} class="inv-specialist-tile"><${Benefit} of=${table.cards[tile]?.benefit ?? "nothing"} /><//>`;
}

/** As many marks of the Presenter as Citizens stand left of the card. */
function Presenters({ table, region }) {
  const words = t("web.inventions.presenters", { who: whoName(table, region.presenter), count: region.presenters });
  return html`<span class="inv-beside" role="img" aria-label=${words} title=${words}>
    ${Array.from({ length: region.presenters }, () => html`<${Who} table=${table} colour=${region.presenter} />`)}</span>`;
}

/** The place of the Inventor or Innovator: his mark, or the symbol of what can be done there. */
function Maker({ table, who, action, word }) {
  const words = who === null ? t(`web.inventions.no_${word}`) : t(`web.inventions.${word}`, { who: whoName(table, who) });
  return html`<span class=${who === null ? "inv-maker" : "inv-maker taken"} role="img" aria-label=${words} title=${words}>
    ${who === null ? html`<${Benefit} of=${action} />` : html`<${Who} table=${table} colour=${who} />`}</span>`;
}

/** The card of a Region: dashed as long as it is an Idea. Pressing it means its Region, where that can be chosen. */
function RegionCard({ table, region }) {
  const { card, invention, region: where } = region;
  const entry = table.cards[card];
  const spot = table.moves.some(({ roles }) => roles.includes("region")) ? where : card;
  const worth = region.presenter !== null && region.presenter < table.players.length
    ? [t("web.inventions.presenter_scores", { who: whoName(table, region.presenter), points: entry.age * region.presenters })] : [];
  const notes = [...worth, t(invention ? "web.inventions.as_invention" : "web.inventions.as_idea"), ...whereabouts(table, entry?.milestone)];
  return html`<${Pick} table=${table} spot=${spot} card=${card} role=${spot === where ? "region" : undefined} quiet=${spot === where}
      class=${`inv-card k-${entry?.type} ${invention ? "invention" : "idea"}`} label=${spoken(table, card)} notes=${notes}>
    <span class="inv-card-head"><${TypeMark} type=${entry?.type} />${t(invention ? "web.inventions.invention" : "web.inventions.idea")}
      <b class="inv-era-words">${t("web.inventions.era", { era: entry?.age })}</b><b class="inv-era-number">${entry?.age}</b></span>
    <span class="inv-card-name">${cardName(card)}</span>
    ${region.presenter !== null && region.presenter < table.players.length && html`<span class="inv-worth"><${Who} table=${table} colour=${region.presenter} />
      <${Symbol} name="points" />${entry.age * region.presenters}</span>`}
    <span class="inv-card-foot"><${Code} table=${table} milestone=${entry?.milestone} />
      ${entry?.extra > 0 && html`<span class="inv-extra">+${entry.extra}<${Symbol} name="inv-citizen" /></span>`}<${Chain} of=${entry?.chain ?? "nothing"} /></span>
  <//>`;
}

/** The code of the Milestone a card needs: filled once all know it. */
export function Code({ table, milestone }) {
  if (!milestone) return null;
  return html`<b class=${isCommon(table, milestone) ? "inv-code" : "inv-code open"}>${codeOf(table, milestone)}</b>`;
}

function Empty({ table, region }) {
  const open = ringOf(table, region.region) !== "" && table.moves.some(({ kind }) => kind === "present");
  return html`<span class=${open ? "inv-card-space open" : "inv-card-space"}><${Benefit} of="Present" />
    <small>${t(open ? "web.inventions.present_here" : "web.inventions.empty")}</small></span>`;
}

/** Citizens by colour, Influence spaces with their points or owners, the stack of Wealth tiles. */
function Foot({ table, region }) {
  return html`<div class="inv-region-foot">
    <span class="inv-citizens">${region.citizens.map((count, colour) => count > 0 && html`<${Citizens} key=${colour} table=${table} colour=${colour} count=${count} />`)}</span>
    <span class="inv-region-tiles"><${InfluenceSpaces} table=${table} region=${region} /><${Wealth} table=${table} stack=${region.wealth} /></span>
  </div>`;
}

function Citizens({ table, colour, count }) {
  const words = t("web.inventions.citizens", { who: whoName(table, colour), count });
  return html`<span class="inv-citizen" role="img" aria-label=${words} title=${words}><${Who} table=${table} colour=${colour} />${count}</span>`;
}

function InfluenceSpaces({ table, region }) {
  const words = [t("web.inventions.spaces", { points: region.influence_points.join("/") }), ...influenceWords(table, region)].join(", ");
  return html`<span class="inv-influence-spaces" role="img" aria-label=${words} title=${words}>${region.influence_points.map((points, place) => {
    const tile = region.influence[place];
    if (!tile) return html`<i class="inv-influence-space">${points}</i>`;
    return html`<i class=${`inv-influence-space taken ${tile.face_up ? "" : "turned"}`}><${Who} table=${table} colour=${tile.colour} /></i>`;
  })}</span>`;
}

/** The top tile of a stack, and how many lie there. */
function Wealth({ table, stack }) {
  const top = stack.at(-1);
  if (!top) return html`<span class="inv-stack empty" aria-hidden="true"><${Symbol} name="inv-wealth" /></span>`;
  const letter = table.cards[top]?.letter ?? "";
  return html`<${Pick} table=${table} spot=${top} role="tile" class="inv-stack" notes=${[t("web.inventions.stack", { count: stack.length })]}>
    <${Symbol} name="inv-wealth" />${letter}<small>${stack.length}</small><//>`;
}
