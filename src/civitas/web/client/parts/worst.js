/** After a game with the coach: the two turns that cost most, and what would have been better there. */

import { html, useEffect } from "../core/html.js";
import { percent, useStudyReady } from "../core/study.js";
import { useStudying } from "../core/studying.js";
import { say, t } from "../core/words.js";
import { moveWords } from "./moves.js";
import { Progress } from "./skill.js";

/** Imagined games for each move: few, so that it is found while one reads the score. */
const FEW_GAMES = 16;

/** @param {{table: import("../core/table.js").Table}} props */
export function WorstTurns({ table }) {
  const [seat] = table.frame.value.you.seats;
  const { ready } = useStudyReady();
  const study = useStudying(table.id);
  const { state, failed } = study;
  useEffect(() => { if (state?.status === "none") study.ask(FEW_GAMES); }, [state?.status]);
  if (!ready || !state || failed) return null;
  const turns = state.found?.players[seat].worst_turns;
  return html`<section class="panel worst-turns" aria-labelledby="worst-title">
    <div class="panel-head"><h2 id="worst-title">${t("study.worst")}</h2></div>
    <${Progress} study=${study} />
    ${turns?.length === 0 && html`<p>${t("study.worst_none")}</p>`}
    ${turns?.length > 0 && html`<ol>${turns.map((number) => html`
      <${Turn} key=${number} table=${table} row=${state.found.moves[number]} />`)}</ol>`}
  </section>`;
}

/** What was played, what was better, why, and the way to look at it on the board. */
function Turn({ table, row }) {
  const players = table.players.value;
  const [best] = row.tried;
  return html`<li>
    <p class="muted">${row.moment ? say(row.moment) : t("study.move", { number: row.number + 1 })}</p>
    <p>${t("study.worst_played", { move: moveWords(row, players), loss: percent(row.loss) })}</p>
    ${best && html`<p><b>${t("study.worst_better", { move: say(best.sentence, players) })}</b></p>`}
    ${row.because.length > 0 && html`<ul>${row.because.map((said) => html`<li>${say(said, players)}</li>`)}</ul>`}
    <p><a href=${`/analysis/${table.id}?move=${row.number + 1}`}>${t("study.worst_look")}</a></p>
  </li>`;
}
