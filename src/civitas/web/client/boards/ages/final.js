/** The end of the game: everybody's culture, in the order of their places, and where it comes from. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { ScoreSheet, byPlace, placeWords } from "../../parts/score.js";
import { SeatMark } from "../../parts/seats.js";
import { Yield } from "./marks.js";

/** @param {{table: import("./facts.js").AgesTable, result: import("../../types/view").Result}} props */
export function Final({ table, result }) {
  const { winners, places, totals, reason } = result;
  const { civilizations } = table.view.table;
  const players = winners.map((seat) => ({ id: "web.ages.player", args: { seat } }));
  return html`<section class="panel ages-offer" aria-label=${t("web.ages.game_over")}>
    <div class="ages-offer-head">
      <h2>${t(winners.length === 1 ? "web.ages.winner" : "web.ages.winners", { players }, table.players)}</h2>
      <span class="aside">${t(`ages.reason.${reason}`)}</span>
    </div>
    <ol class="ages-ranking">${byPlace(places).map((seat) => html`<li class=${places[seat] === 1 ? "won" : ""}>
      <span>${placeWords(places[seat])}</span><${SeatMark} seat=${seat} /><span>${table.players[seat]}</span>
      ${!civilizations[seat].playing && html`<span class="muted">${t("web.end.resigned")}</span>`}
      <${Yield} of="culture" n=${totals[seat]} /></li>`)}</ol>
    <details class="ages-sheet"><summary>${t("web.end.sheet")}</summary>
      <${ScoreSheet} game="ages" result=${result} seats=${table.players.map((name) => ({ name }))}
        yours=${[table.eyes]} /></details>
  </section>`;
}
