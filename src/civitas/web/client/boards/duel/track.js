/** The conflict track: the rival's capital on top, yours at the bottom; points in each zone, coins at its entrance. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { movedClass } from "../../parts/pick.js";
import { Coin, Figure, SeatMark, Symbol } from "./marks.js";
import { pawn } from "./places.js";
import { shieldRows } from "./sources.js";

/**
 * @import { DuelTable, Reading } from "./facts.js"
 * @import { Drawing } from "../../types/duel"
 */

/** @param {{table: DuelTable, reading: Reading}} props */
export function Track({ table, reading }) {
  const { drawing, game, own, rival } = reading;
  const capital = drawing.track.length - 1;
  const zones = zonesOf(drawing.track);
  const towardsRival = game.pawn * (own === 0 ? 1 : -1);
  const spaces = Array.from({ length: 2 * capital + 1 }, (_, place) => capital - place);
  return html`<section class="panel duel-track" aria-label=${t("web.duel.track")} data-fact="pawn"
      style=${{ "--place": capital - towardsRival }}>
    <${SeatMark} seat=${rival} />
    <div class="duel-spaces">
      ${spaces.map((space) => html`<${Space} key=${space} drawing=${drawing} far=${Math.abs(space)} zones=${zones}
        victim=${space > 0 ? rival : own} />`)}
      <${Pawn} table=${table} reading=${reading} ahead=${towardsRival} />
    </div>
    <${SeatMark} seat=${own} />
  </section>`;
}

/** The spaces of equal points that lie together, from the middle to the capital: where each begins and ends. */
function zonesOf(points) {
  const firsts = points.map((_, far) => far).filter((far) => far === 0 || points[far] !== points[far - 1]);
  return firsts.map((first, zone) => ({ first, last: (firsts[zone + 1] ?? points.length) - 1 }));
}

/**
 * A space of the track, at a distance from the middle towards one capital; its zone's number stands in its middle.
 * @param {{drawing: Drawing, far: number, zones: {first: number, last: number}[], victim: number}} props
 */
function Space({ drawing, far, zones, victim }) {
  const zone = zones.findIndex(({ last }) => far <= last);
  const { first, last } = zones[zone];
  const isCapital = far === drawing.track.length - 1;
  const loot = drawing.loot.find(({ seat, at }) => seat === victim && at === far);
  return html`<span class=${`duel-space seat-${victim + 1}`} data-zone=${zone}>
    ${isCapital && html`<${Symbol} name="temple" />`}
    ${!isCapital && far === Math.floor((first + last) / 2) && html`<span>${drawing.track[far]}</span>`}
    ${loot && html`<b class="duel-loot" title=${t("web.duel.loot", { coins: loot.coins })}>
      <${Coin} />${loot.coins}</b>`}
  </span>`;
}

/** @param {{table: DuelTable, reading: Reading, ahead: number}} props */
function Pawn({ table, reading, ahead }) {
  const { before, drawing, game, own, rival } = reading;
  const moved = before && before.pawn !== game.pawn ? "moved" : "";
  const label = pawnLabel(table, drawing.track, Math.abs(ahead), ahead > 0 ? own : rival);
  return html`<${Figure} table=${table} title=${label} rows=${() => shieldRows(table, own)} label=${label}
    class=${`duel-pawn ${moved} ${movedClass(table, pawn)}`}><${Symbol} name="pawn" size="18" /><//>`;
}

/** @param {DuelTable} table @param {number[]} track @param {number} far @param {number} seat */
function pawnLabel(table, track, far, seat) {
  if (far === 0) return t("web.duel.label.pawn_middle");
  const numbers = { spaces: far, points: track[far], more: track.length - 1 - far };
  return t("web.duel.label.pawn", { seat, ...numbers }, table.players);
}
