/** The moves of an analysed game: turning points, the graded list, and one move compared with the better one. */

import { post } from "../core/api.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { go } from "../core/router.js";
import { somebody } from "../core/session.js";
import { BADGES, GRADES, gradeWord, margin, percent, SLIPS } from "../core/study.js";
import { say, t } from "../core/words.js";
import { SeatMark } from "./seats.js";
import { Bar } from "./skill.js";
import { complain } from "./toast.js";

/** The badge of a grade with its word, which small places leave to those who listen. */
export const Grade = ({ grade, brief = false }) => html`<span class="grade-of">
  <i class=${`grade ${grade}`} aria-hidden="true">${BADGES[grade]}</i>
  <span class=${brief ? "visually-hidden" : ""}>${gradeWord(grade)}</span></span>`;

/** A move in the reader's words where it was looked at; else as the record has it. */
export function moveWords(row, names) {
  const tried = row.tried.find((other) => other.move === row.move);
  return tried ? say(tried.sentence, names) : row.move;
}

const skillOf = (row) => row.played[row.seat] - row.before[row.seat];
const luckOf = (row) => row.after[row.seat] - row.played[row.seat];
const isLuck = (row) => Math.abs(luckOf(row)) > Math.abs(skillOf(row));

/** What a row changed for whoever moved: by skill or by luck, whichever did more. */
const changeOf = (row) => (isLuck(row) ? luckOf(row) : skillOf(row));

export function TurningPoints({ found, names, at, pick }) {
  const flawless = !found.moves.some(({ grade }) => SLIPS.includes(grade));
  return html`<section class="panel study-points" aria-labelledby="study-points-title">
    <header class="panel-head"><h2 id="study-points-title">${t("study.points")}</h2></header>
    ${flawless && html`<p>${t("study.flawless")}</p>`}
    <ol class="plain">${found.turning_points.map((number, order) => {
      const row = found.moves[number];
      return html`<li key=${number}><button class="study-point" aria-current=${at === number ? "step" : null}
        onClick=${() => pick(number)}>
        <b class="point-number">${order + 1}</b>
        <span><span class="point-move">${number + 1} · ${moveWords(row, names)}</span>
          <small><${SeatMark} seat=${row.seat} /> ${names[row.seat]} · ${whyItTurned(row, names)}</small></span>
        <b class="study-number">${percent(changeOf(row), true)}</b></button></li>`;
    })}</ol>
  </section>`;
}

/** What turned the game: a move, or what turned up. */
const whyItTurned = (row, names) => (isLuck(row) && turnedUp(row, names)) || gradeWord(row.grade);

const turnedUp = (row, names) => row.turned_up.map((said) => say(said, names)).join(" ");

export function MoveList({ rows, names, at, pick }) {
  const [seat, setSeat] = useState(null);
  const [grade, setGrade] = useState(null);
  const list = useRef(null);
  useEffect(() => { showCurrent(list.current); }, [at]);
  const shown = rows.filter((row) => (seat === null || row.seat === seat) && (grade === null || row.grade === grade));
  const whose = [[null, t("study.everybody")], ...names.map((one, place) => [place, one])];
  return html`<section class="panel study-moves" aria-labelledby="study-moves-title">
    <header class="panel-head"><h2 id="study-moves-title">${t("study.moves")}</h2>
      <span class="study-filter" role="group" aria-label=${t("study.filter")}>${whose.map(([value, label]) => html`
        <button key=${label} class="btn small" aria-pressed=${seat === value} onClick=${() => setSeat(value)}>
          ${value !== null && html`<${SeatMark} seat=${value} /> `}${label}</button>`)}</span></header>
    <div class="study-legend" role="group" aria-label=${t("analysis.by_grade")}>${GRADES.map((one) => html`
      <button key=${one} class="legend" aria-pressed=${grade === one}
        title=${t("study.only_grade", { grade: gradeWord(one) })}
        onClick=${() => setGrade(grade === one ? null : one)}><${Grade} grade=${one} /></button>`)}</div>
    ${!shown.length && html`<p>${t("study.none_left")}</p>`}
    <ol class="plain study-rows" ref=${list} tabindex="0" aria-label=${t("study.moves")}>${shown.map((row) => html`
      <li key=${row.number}><button class=${`study-row seat-${row.seat + 1}`}
        aria-current=${at === row.number ? "step" : null} onClick=${() => pick(row.number)}>
        <span class="move-number">${row.number + 1}</span><${Grade} grade=${row.grade} brief />
        <span>${moveWords(row, names)}</span>
        <b class="study-number">${row.loss ? percent(-row.loss) : ""}</b></button></li>`)}</ol>
  </section>`;
}

/** Scroll a list, and nothing around it, to its current line. */
function showCurrent(list) {
  const row = list?.querySelector("[aria-current]");
  if (row) list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}

/** One move: what was played beside what was better, why, and what would have followed. */
export function MoveStudy({ context, played }) {
  const { id, row, names, jump, at, last } = context;
  if (!row) return html`<section class="panel study-move"><h2>${at === last ? t("study.at_end") : ""}</h2></section>`;
  const [best] = row.tried;
  const isBest = !played || !best || best.move === played.move;
  return html`<section class="panel study-move" aria-labelledby="study-move-title">
    <header class="panel-head">
      <i class=${`grade ${row.grade}`} aria-hidden="true">${BADGES[row.grade]}</i>
      <h2 id="study-move-title">${t("study.move", { number: at + 1 })} · ${gradeWord(row.grade)}</h2>
      <span class="aside"><${SeatMark} seat=${row.seat} /> ${names[row.seat]}</span>
    </header>
    <div class="study-pair">
      <${Tried} id="analysis.played" row=${row} tried=${played} names=${names} />
      ${!isBest && html`<${Tried} id="analysis.better" row=${row} tried=${best} names=${names} />`}
    </div>
    ${row.grade === "forced" ? html`<p>${t("study.no_choice")}</p>` : isBest && html`<p>${t("study.was_best")}</p>`}
    ${!isBest && row.loss === 0 && html`<p>${t("study.equal")}</p>`}
    <${Why} row=${row} names=${names} />
    <${Line} id=${isBest ? "study.then" : "study.then_played"} tried=${played} names=${names} />
    ${!isBest && html`<${Line} id="study.then" tried=${best} names=${names} />`}
    ${row.turned_up.length > 0 && html`<h3>${t("study.turned_up")}</h3><p>${turnedUp(row, names)}</p>
      <p class="study-luck">${t("study.luck_of", {
        luck: percent(luckOf(row), true), name: names[row.seat] })}</p>`}
    <footer class="study-next">
      <button class="btn study-onwards" title=${t("study.play_on_about", { name: names[row.seat] })}
        onClick=${() => playOn(id, at)}>${t("study.play_on")}</button>
      <button class="btn" onClick=${() => jump(-1)}>${t("study.last_mistake")}</button>
      <button class="btn go" aria-keyshortcuts="M" onClick=${() => jump(1)}>
        ${t("study.next_mistake")} <kbd>M</kbd></button>
    </footer>
  </section>`;
}

/** What speaks for the better move, right of the middle, and for the one that was played, left of it. */
function Why({ row, names }) {
  const weights = row.balance ?? [];
  if (!weights.length) return null;
  const widest = Math.max(...weights.map(({ share }) => Math.abs(share)));
  return html`<h3>${t("analysis.weighed", { loss: percent(row.loss) })}</h3>
    <dl class="study-weights" title=${`← ${t("analysis.for_played")} · ${t("analysis.for_better")} →`}>
      ${weights.map(({ what, share }, place) => html`<div key=${place}><dt>${say(what, names)}</dt>
        <dd><${Bar} share=${share} widest=${widest} /></dd></div>`)}</dl>`;
}

/** A table with the position before a move, where we make it and bots play the others. */
async function playOn(id, at) {
  if (!(await somebody())) return;
  await post(`/tables/${id}/onwards`, { move: at }).then((table) => go(`/table/${table.id}`)).catch(complain);
}

function Tried({ id, row, tried, names }) {
  const kind = id === "analysis.better" ? "better" : "";
  return html`<div class=${`study-tried ${kind}`}><small>${t(id)}</small>
    <strong>${tried ? say(tried.sentence, names) : row.move}</strong>
    ${tried && html`<span class="study-chance">${percent(tried.chances[row.seat])}${" "}
      <small>± ${margin(tried.doubt)}</small></span>`}</div>`;
}

function Line({ id, tried, names }) {
  if (!tried?.then.length) return null;
  return html`<h3>${t(id)}</h3><ol class="study-line">${tried.then.map((said, place) => html`
    <li key=${place}>${say(said, names)}</li>`)}</ol>`;
}
