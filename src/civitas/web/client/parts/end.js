/** The end of a game: who won and why, the points by source and over time, and what to do next. */

import { wasCoached } from "../core/advice.js";
import { get, post } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { go } from "../core/router.js";
import { Symbol } from "../core/symbol.js";
import { name, t, word } from "../core/words.js";
import { Later, Nothing } from "./later.js";
import { Skeleton } from "./missing.js";
import { ScoreChart, ScoreSheet, byPlace, placeWords } from "./score.js";
import { SeatMark } from "./seats.js";
import { complain } from "./toast.js";
import { usePages, Who } from "./who.js";

/** Who won, in one sentence. */
function winnerWords(frame) {
  const { winners } = frame.view.result;
  const names = winners.map((seat) => frame.table.seats[seat].name);
  if (names.length !== 1) return t("web.end.shared", { names });
  const yours = frame.you.seats.length === 1 && frame.you.seats[0] === winners[0];
  return yours ? t("web.end.you_won") : t("web.end.won", { name: names[0] });
}

function reasonWords(frame) {
  const { reason } = frame.view.result;
  return word(`${frame.table.game}.reason.${reason}`, reason);
}

/** For the rail: winner, places and totals, and what to do next. */
export function EndSummary({ table, result: shown, toggle }) {
  const frame = table.frame.value;
  const { places, totals } = frame.view.result;
  const { seats } = frame.table;
  const pages = usePages(table.id);
  return html`<section class="panel end-summary" aria-labelledby="end-title">
    <h2 id="end-title">${winnerWords(frame)}</h2>
    <p class="muted">${reasonWords(frame)}</p>
    <ol class="end-totals">${byPlace(places).map((seat) =>
      html`<li key=${seat} class=${places[seat] === 1 ? "strong" : ""}>
      <span class="end-place">${placeWords(places[seat])}</span><${SeatMark} seat=${seat} />
      <span class="grow"><${Who} name=${seats[seat].name} page=${pages[seat]} />
        ${seats[seat].resigned && html` <span class="muted">${
        t("web.end.resigned")}</span>`}</span><b>${totals[seat]}</b>
    </li>`)}</ol>
    <div class="stack">
      <${Rematch} table=${table} />
      <button class="btn" onClick=${toggle}>${t(shown ? "web.end.show_board" : "web.end.show_result")}</button>
      <a class="btn" href=${`/replay/${table.id}`}>${t("web.menu.replay")}</a>
      <a class="btn" href=${`/analysis/${table.id}`}>${t("web.analysis")}</a>
    </div>
  </section>`;
}

function Rematch({ table }) {
  const { you, table: facts } = table.frame.value;
  const again = () => post(`/tables/${table.id}/rematch`).then(({ id }) => go(`/table/${id}`), complain);
  if (!you.may.includes("rematch")) return null;
  return html`<button class="btn go" onClick=${again}>${t(facts.rematch ? "web.end.to_rematch" : "web.end.rematch")}
    </button>`;
}

/** After a game with the coach the turns that cost most are looked at. */
const isLookedAt = (table) => wasCoached(table) && table.frame.value.you.seats.length === 1;

/** In place of the board: the sheet, the chart, the proof of the deal. */
export function ResultView({ table, showBoard }) {
  const frame = table.frame.value;
  const { seats } = frame.table;
  return html`<div class="result">
    <${ResultHead} table=${table} frame=${frame} showBoard=${showBoard} />
    ${isLookedAt(table) && html`<${Later} page="WorstTurns" outline=${Nothing} table=${table} />`}
    <div class="result-parts">
      <section class="panel">
        <div class="panel-head"><h2>${t("web.end.sheet")}</h2></div>
        <${ScoreSheet} game=${frame.table.game} result=${frame.view.result} seats=${seats} yours=${frame.you.seats} />
      </section>
      <section class="panel">
        <div class="panel-head"><h2>${t("web.end.chart")}</h2></div>
        <${Chart} id=${table.id} seats=${seats} />
      </section>
    </div>
    <${Fairness} facts=${frame.table} />
  </div>`;
}

function ResultHead({ table, frame, showBoard }) {
  const how = { title: name(frame.table.title), reason: reasonWords(frame), moves: frame.view.move };
  return html`<section class="panel result-head">
    <div class="grow"><p class="result-title name">${winnerWords(frame)}</p><p class="muted">${t("web.end.how", how)}
      </p></div>
    <div class="row">
      <button class="btn" onClick=${showBoard}>${t("web.end.show_board")}</button>
      <a class="btn" href=${`/api/tables/${table.id}/record`} download><${Symbol} name="download" />
        ${t("web.menu.record")}</a>
    </div>
  </section>`;
}

/** The points of each seat after each move; a press goes to that position. */
function Chart({ id, seats }) {
  const [points, setPoints] = useState(null);
  useEffect(() => { get(`/tables/${id}/chart`).then((chart) => setPoints(chart.points), complain); }, [id]);
  if (!points) return html`<${Skeleton} />`;
  return html`<${ScoreChart} points=${points} seats=${seats} pick=${(move) => go(`/replay/${id}?at=${move}`)} />`;
}

/** The deal was fixed before the first move: here is the proof, and what to check it with. */
function Fairness({ facts }) {
  const { commitment, revealed } = facts;
  const hash = useHash(revealed);
  const verdict = hash === commitment
    ? html`<span class="leads"><${Symbol} name="tick" /> ${t("web.fair.match")}</span>`
    : html`<span class="lacks">${t("web.fair.differs")}</span>`;
  return html`<section class="panel fairness"><details>
    <summary><h2>${t("web.fair.title")}</h2></summary>
    <p>${t(facts.chosen_deal ? "web.fair.chosen" : "web.fair.about")}</p>
    <dl>
      <dt>${t("web.fair.commitment")}</dt><dd><code>${commitment}</code></dd>
      ${revealed && html`<dt>${t("web.fair.revealed")}</dt><dd><code class="sealed" tabindex="0">${revealed}</code>
        </dd>`}
      ${hash && html`<dt>${t("web.fair.checked")}</dt><dd>${verdict}</dd>`}
    </dl>
  </details></section>`;
}

/** The fingerprint of a text; null until it is known, and where pages without https may not compute it. */
function useHash(text) {
  const [hash, setHash] = useState(null);
  useEffect(() => { if (text && crypto.subtle) fingerprint(text).then(setHash); }, [text]);
  return hash;
}

async function fingerprint(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
