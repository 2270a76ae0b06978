/** A Region with its display: the card between the people beside it, Citizens, Influence spaces, Wealth tiles. */

import { html } from "../../core/html.js";
import { range } from "../../core/lists.js";
import { at } from "../../core/moved.js";
import { name, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { movedClass, press } from "../../parts/pick.js";
import { softName, softWords } from "../../parts/soft.js";
import { hideTip } from "../../parts/tip.js";
import { codeOf, isCommon, whereabouts } from "./facts.js";
import { Benefit, Chain, TypeMark, Who, whoName } from "./marks.js";
import { asksForRegion, card as cardThing, Pick, region as regionThing, sight, tileToTake } from "./pick.js";

/**
 * @import { InventionsTable, Region } from "./facts.js"
 * @import { InfluenceTileShown as InfluenceTile } from "../../types/inventions"
 */

/**
 * A Region; where there is little room one line of it, that opens to the whole.
 * @param {{table: InventionsTable, place: number, style: object, isOpen: boolean, open: () => void}} props
 */
export function Region({ table, place, style, isOpen, open }) {
  const { chronos, drawing, regions } = table.view.table;
  const region = regions[place];
  const one = regionThing(region.region);
  const isVisited = chronos?.region === region.region;
  const moved = movedClass(table, at(null, "region", region.region));
  const look = ["inv-region", table.pick.look(one), moved, isVisited && "inv-visited", isOpen && "open"];
  const click = () => {
    if (!table.pick.of(one).length) { open(); return; }
    hideTip();
    press(table, one, { atOnce: true });
  };
  return html`<article class=${look.filter(Boolean).join(" ")} style=${style} onClick=${click}
      data-whole=${region.region} aria-label=${name(region.region)}>
    <${Head} table=${table} region=${region} number=${place + 1} />
    <${Glance} table=${table} region=${region} isOpen=${isOpen} open=${open} />
    <div class="inv-display">
      <div class="inv-presenters">
        <${SpecialistTile} table=${table} tile=${region.specialist_tile} />
        ${region.presenter !== null && html`<${Presenters} table=${table} region=${region} />`}
      </div>
      ${region.card && html`<${RegionCard} table=${table} region=${region} points=${drawing.presenting[place]} />`}
      ${!region.card && html`<${Empty} table=${table} region=${region} />`}
      <div class="inv-makers">${region.card && html`
        <${Maker} table=${table} who=${region.inventor} action="Invent" word="inventor" />
        <${Maker} table=${table} who=${region.innovator} action="Innovate" word="innovator" />`}
      </div>
    </div>
    <${Foot} table=${table} region=${region} />
    <p class="inv-strings-words">
      ${t("web.inventions.strings", { regions: table.cards[region.region]?.strings ?? [] })}</p>
  </article>`;
}

/**
 * What a Region's line says of it: who lives there, its card or that it is free, and the way to all of it.
 * @param {{table: InventionsTable, region: Region, isOpen: boolean, open: () => void}} props
 */
function Glance({ table, region, isOpen, open }) {
  const entry = region.card ? table.cards[region.card] : null;
  const press = (event) => { event.stopPropagation(); open(); };
  return html`<span class="inv-glance">
    <span class="inv-citizens">${region.citizens.map((count, colour) => count > 0 && html`
      <${Citizens} key=${colour} table=${table} colour=${colour} count=${count} />`)}</span>
    ${entry
      ? html`<span class=${`chip k-${entry.type}`}><${TypeMark} type=${entry.type} />${softName(region.card)}</span>`
      : html`<span class="inv-glance-free">${t("web.inventions.empty")}</span>`}
    <button type="button" class="btn quiet icon" aria-expanded=${isOpen} onClick=${press}
      aria-label=${t("web.inventions.all_of", { region: region.region })}>
      <${Symbol} name=${isOpen ? "cross" : "plus"} /></button>
  </span>`;
}

/** What has happened to the Influence spaces, in words. @param {InventionsTable} table @param {Region} region */
function influenceWords(table, region) {
  return region.influence.map(({ colour, tile, face_up: open }) => {
    const id = tile === null ? "tile_of_chronos" : open ? "tile_open" : "tile_turned";
    return t(`web.inventions.${id}`, { who: whoName(table, colour), tile: tile ?? "" });
  });
}

/** @param {{table: InventionsTable, region: Region, number: number}} props */
function Head({ table, region, number }) {
  const { knowledge_tile: knowledge, scoring_side: scoring } = region;
  const entry = table.cards[knowledge];
  const sage = region.sage ? [t("web.inventions.sage_here")] : [];
  const chronos = table.view.table.chronos?.region === region.region ? [t("web.inventions.chronos_here")] : [];
  return html`<div class="inv-region-head">
    <${Pick} table=${table} thing=${regionThing(region.region)} quiet class="inv-region-name"
        notes=${[...sage, ...chronos, ...influenceWords(table, region)]}>
      <b class="inv-region-number">${number}</b><span class="name">${softName(region.region)}</span>
      ${region.sage && html`<${Symbol} name="inv-sage" class="inv-sage" />`}
    <//>
    <${Pick} table=${table} thing=${sight(knowledge)} class=${scoring ? "inv-knowledge scoring" : "inv-knowledge"}
        notes=${[t(scoring ? "web.inventions.scoring_up" : "web.inventions.chain_up")]}>
      ${entry && (scoring ? html`<${Benefit} of=${entry.score} />` : html`<${Chain} of=${entry.chain} />`)}
    <//>
  </div>`;
}

/** @param {{table: InventionsTable, tile: string}} props */
function SpecialistTile({ table, tile }) {
  return html`<${Pick} table=${table} thing=${sight(tile)} class="inv-specialist-tile">
    <${Benefit} of=${table.cards[tile]?.benefit ?? "nothing"} /><//>`;
}

/**
 * As many marks of the Presenter as Citizens stand left of the card.
 * @param {{table: InventionsTable, region: Region}} props
 */
function Presenters({ table, region }) {
  const words = t("web.inventions.presenters", { who: whoName(table, region.presenter), count: region.presenters });
  return html`<span class="inv-beside" role="img" aria-label=${words} title=${words}>
    ${range(1, region.presenters).map(() => html`<${Who} table=${table} colour=${region.presenter} />`)}</span>`;
}

/**
 * The place of the Inventor or Innovator: their mark, or the symbol of what can be done there.
 * @param {{table: InventionsTable, who: number | null, action: string, word: string}} props
 */
function Maker({ table, who, action, word }) {
  const isFree = who === null;
  const words = isFree ? t(`web.inventions.no_${word}`) : t(`web.inventions.${word}`, { who: whoName(table, who) });
  return html`<span class=${isFree ? "inv-maker" : "inv-maker taken"} role="img" aria-label=${words} title=${words}>
    ${isFree ? html`<${Benefit} of=${action} />` : html`<${Who} table=${table} colour=${who} />`}</span>`;
}

/**
 * The card of a Region: dashed as long as it is an Idea. Touching it means its Region, where that can be chosen.
 * @param {{table: InventionsTable, region: Region & {card: string}, points: number | null}} props
 */
function RegionCard({ table, region, points }) {
  const { card, invention, presenter, region: where } = region;
  const entry = table.cards[card];
  const isRegion = asksForRegion(table);
  const one = isRegion ? { ...regionThing(where), card } : cardThing(card);
  const scores = () => t("web.inventions.presenter_scores", { who: whoName(table, presenter), points });
  const kind = invention ? "invention" : "idea";
  const about = [t(`web.inventions.as_${kind}`), ...whereabouts(table, entry?.milestone)];
  const notes = points === null ? about : [scores(), ...about];
  return html`<${Pick} table=${table} thing=${one} quiet=${isRegion} class=${`inv-card k-${entry?.type} ${kind}`}
      place=${at(null, "card", card)} notes=${notes}>
    <span class="inv-card-head"><${TypeMark} type=${entry?.type} />${t(`web.inventions.${kind}`)}
      <b class="inv-era-words">${t("web.inventions.era", { era: entry?.age })}</b>
      <b class="inv-era-number">${entry?.age}</b></span>
    <span class="inv-card-name">${softWords(card)}</span>
    ${points !== null && html`<span class="inv-worth"><${Who} table=${table} colour=${presenter} />
      <${Symbol} name="points" />${points}</span>`}
    <span class="inv-card-foot"><${Code} table=${table} milestone=${entry?.milestone} />
      ${entry?.extra > 0 && html`<span class="inv-extra">+${entry.extra}<${Symbol} name="inv-citizen" /></span>`}
      <${Chain} of=${entry?.chain ?? "nothing"} /></span>
  <//>`;
}

/**
 * The code of the Milestone a card needs: filled once all know it.
 * @param {{table: InventionsTable, milestone: string}} props
 */
export function Code({ table, milestone }) {
  if (!milestone) return null;
  return html`<b class=${isCommon(table, milestone) ? "inv-code" : "inv-code open"}>${codeOf(table, milestone)}</b>`;
}

/** @param {{table: InventionsTable, region: Region}} props */
function Empty({ table, region }) {
  const { pick } = table;
  const open = pick.look(regionThing(region.region)) !== "" && pick.choices.some(({ kind }) => kind === "present");
  return html`<span class=${open ? "inv-card-space open" : "inv-card-space"}><${Benefit} of="Present" />
    <small>${t(open ? "web.inventions.present_here" : "web.inventions.empty")}</small></span>`;
}

/**
 * Citizens by colour, Influence spaces with their points or owners, the stack of Wealth tiles.
 * @param {{table: InventionsTable, region: Region}} props
 */
function Foot({ table, region }) {
  return html`<div class="inv-region-foot">
    <span class="inv-citizens">${region.citizens.map((count, colour) => count > 0 && html`
      <${Citizens} key=${colour} table=${table} colour=${colour} count=${count} />`)}</span>
    <span class="inv-region-tiles"><${InfluenceSpaces} table=${table} region=${region} />
      <${Wealth} table=${table} stack=${region.wealth} /></span>
  </div>`;
}

/** @param {{table: InventionsTable, colour: number, count: number}} props */
function Citizens({ table, colour, count }) {
  const words = t("web.inventions.citizens", { who: whoName(table, colour), count });
  return html`<span class="inv-citizen" role="img" aria-label=${words} title=${words}>
    <${Who} table=${table} colour=${colour} />${count}</span>`;
}

/** @param {{table: InventionsTable, region: Region}} props */
function InfluenceSpaces({ table, region }) {
  const spaces = t("web.inventions.spaces", { points: region.influence_points.join("/") });
  const words = [spaces, ...influenceWords(table, region)].join(", ");
  return html`<span class="inv-influence-spaces" role="img" aria-label=${words} title=${words}>
    ${region.influence_points.map((points, place) => html`
      <${InfluenceSpace} table=${table} points=${points} tile=${region.influence[place]} />`)}</span>`;
}

/** @param {{table: InventionsTable, points: number, tile: InfluenceTile | undefined}} props */
function InfluenceSpace({ table, points, tile }) {
  if (!tile) return html`<i class="inv-influence-space">${points}</i>`;
  return html`<i class=${`inv-influence-space taken ${tile.face_up ? "" : "turned"}`}>
    <${Who} table=${table} colour=${tile.colour} /></i>`;
}

/**
 * The top tile of a stack, and how many lie there.
 * @param {{table: InventionsTable, stack: (string | null)[]}} props
 */
function Wealth({ table, stack }) {
  const top = stack.at(-1);
  if (!top) return html`<span class="inv-stack empty" aria-hidden="true"><${Symbol} name="inv-wealth" /></span>`;
  const letter = table.cards[top]?.letter ?? "";
  const notes = [t("web.inventions.stack", { count: stack.length })];
  return html`<${Pick} table=${table} thing=${tileToTake(top)} class="inv-stack" notes=${notes}>
    <${Symbol} name="inv-wealth" />${letter}<small>${stack.length}</small><//>`;
}
