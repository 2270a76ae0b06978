/** The end of the game: everybody's culture, the winners first. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { SeatMark, Yield } from "./marks.js";

export function Final({ table }) {
  const { winners, totals, reason } = table.view.result;
  const places = totals.map((total, seat) => seat).sort((one, other) => winners.includes(other) - winners.includes(one) || totals[other] - totals[one]);
  const players = winners.map((seat) => ({ id: "web.ages.player", args: { seat } }));
  return html`<section class="panel ages-offer" aria-label=${t("web.ages.game_over")}>
    <div class="ages-offer-head">
      <h2>${t(winners.length === 1 ? "web.ages.winner" : "web.ages.winners", { players }, table.players)}</h2>
      <span class="aside">${t(`ages.reason.${reason}`)}</span>
    </div>
    <ol class="ages-ranking">${places.map((seat) => html`<li class=${winners.includes(seat) ? "won" : ""}>
      <${SeatMark} seat=${seat} /><span>${table.players[seat]}</span><${Yield} of="culture" n=${totals[seat]} /></li>`)}</ol>
  </section>`;
}
