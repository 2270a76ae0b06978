/** The conflict track: the rival's capital on top, yours at the bottom; points in each zone, coins at its entrance. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { CAPITAL, MILITARY_TOKENS, ZONE_POINTS } from "./facts.js";
import { Coin, Figure, SeatMark, Symbol } from "./pieces.js";
import { shieldRows } from "./sources.js";

/** Where the number of a zone stands, by distance from the middle. */
const NUMBERED = [0, 1, 4, 7];

export function Track({ table, reading }) {
  const { own, rival, game } = reading;
  const towardsRival = game.pawn * (own === 0 ? 1 : -1);
  const spaces = Array.from({ length: 2 * CAPITAL + 1 }, (_, place) => CAPITAL - place);
  return html`<section class="panel duel-track" aria-label=${t("web.duel.track")} style=${{ "--place": CAPITAL - towardsRival }}>
    <${SeatMark} seat=${rival} />
    <div class="duel-spaces">
      ${spaces.map((space) => html`<${Space} key=${space} space=${space} victim=${space > 0 ? rival : own} tokens=${game.military_tokens} />`)}
      <${Pawn} table=${table} reading=${reading} ahead=${towardsRival} />
    </div>
    <${SeatMark} seat=${own} />
  </section>`;
}

/** A space of the track, at a distance from the middle towards one capital. */
function Space({ space, victim, tokens }) {
  const far = Math.abs(space);
  const zone = far === 0 ? 0 : far === CAPITAL ? 4 : far < 3 ? 1 : far < 6 ? 2 : 3;
  const token = MILITARY_TOKENS.find(({ at, bit }) => at === far && tokens[victim] & bit);
  const points = NUMBERED.includes(far) ? ZONE_POINTS[far] : null;
  return html`<span class=${`duel-space seat-${victim + 1}`} data-zone=${zone}>
    ${far === CAPITAL && html`<${Symbol} name="temple" />`}
    ${points !== null && html`<span>${points}</span>`}
    ${token && html`<b class="duel-loot" title=${t("web.duel.loot", { coins: token.coins })}><${Coin} />${token.coins}</b>`}
  </span>`;
}

function Pawn({ table, reading, ahead }) {
  const { own, rival, game } = reading;
  const winner = ahead > 0 ? own : rival;
  const far = Math.abs(ahead);
  const points = ZONE_POINTS[far];
  const label = far === 0
    ? t("web.duel.label.pawn_middle")
    : t("web.duel.label.pawn", { seat: winner, spaces: far, points, more: CAPITAL - far }, table.players);
  const moved = reading.before && reading.before.pawn !== game.pawn ? "moved" : "";
  return html`<${Figure} table=${table} title=${label} rows=${() => shieldRows(table, own)} label=${label} class=${`duel-pawn ${moved}`}><${Symbol} name="pawn" size="18" /><//>`;
}
