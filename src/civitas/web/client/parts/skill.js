/** Skill and luck as one account that adds up, and how an analysis comes along. */

import { html } from "../core/html.js";
import { DEEPER, DEEPEST } from "../core/studying.js";
import { GRADES, BADGES, gradeWord, percent } from "../core/study.js";
import { say, t } from "../core/words.js";
import { SeatMark } from "./seats.js";

/** How far the study is, and what can be done about it. */
export function Progress({ study }) {
  const { state, ask, stop } = study;
  const { status, done, of } = state;
  if (status === "none") return html`<div class="study-begin">
    <p>${t("study.about")}</p>
    <button class="btn go" onClick=${() => ask()}>${t("study.begin")}</button></div>`;
  if (status === "running") return html`<div class="study-progress" role="status">
    <progress max=${of} value=${done} aria-label=${t("study.title")}></progress>
    <span>${done ? t("study.running", { done, of }) : t("study.starts")}</span>
    <button class="btn small" onClick=${stop}>${t("study.stop")}</button></div>`;
  if (status === "cancelled") return html`<div class="study-progress" role="status">
    <span>${t("study.stopped", { done, of })}</span>
    <button class="btn small go" onClick=${() => ask(state.games)}>${t("study.go_on")}</button></div>`;
  if (status === "failed") return html`<div class="study-progress warning" role="status">
    <span>${t("study.failed")} ${state.problem ? say(state.problem) : ""}</span>
    <button class="btn small" onClick=${() => ask(state.games)}>${t("study.again")}</button></div>`;
  return null;
}

export function SkillAndLuck({ study, found, names }) {
  const widest = Math.max(0.05, ...found.players.flatMap(({ own, luck }) => [Math.abs(own), Math.abs(luck)]));
  return html`<section class="panel study-skill" aria-labelledby="study-skill-title">
    <header class="panel-head"><h2 id="study-skill-title">${t("analysis.skill_and_luck")}</h2>
      <span class="aside">${t("study.in_percent")}</span></header>
    <table class="table study-account">
      <thead><tr><th scope="col">${t("analysis.heading.player")}</th><th scope="col">${t("study.skill")}</th>
        <th scope="col">${t("analysis.heading.luck")}</th>
        <th scope="col" class="n">${t("study.accuracy")}</th></tr></thead>
      <tbody>${found.players.map((player, seat) => html`<tr key=${seat}>
        <th scope="row"><${SeatMark} seat=${seat} />${" "}${names[seat]}</th>
        <td><${Bar} share=${player.own} widest=${widest} /></td>
        <td><${Bar} share=${player.luck} widest=${widest} /></td>
        <td class="n"><b>${player.accuracy === null ? "–" : Math.round(player.accuracy)}</b></td>
      </tr>`)}</tbody>
    </table>
    <div class="study-sums">${found.players.map((player, seat) => html`
      <p key=${seat}>${sumOf(player, names[seat])}</p>`)}</div>
    <${Depth} study=${study} found=${found} />
    <details class="study-how"><summary>${t("study.how")}</summary>
      <${GradeTable} found=${found} names=${names} />
      <p>${t("analysis.measured", { games: found.games })}</p></details>
  </section>`;
}

const sumOf = ({ result, expected, own, rivals, luck }, name) => t("analysis.sum", {
  name, result: percent(result), expected: percent(expected), own: percent(own, true), rivals: percent(rivals, true),
  luck: percent(luck, true),
});

/** What was gained right of the middle, what was lost left of it; the number says it, too. */
export function Bar({ share, widest }) {
  const width = `${(50 * Math.min(1, Math.abs(share) / widest)).toFixed(1)}%`;
  return html`<span class="study-bar"><i class=${share < 0 ? "lost" : "gained"} style=${{ width }}></i></span>
    <b class="study-number">${percent(share, true)}</b>`;
}

function GradeTable({ found, names }) {
  return html`<table class="table study-grades"><thead><tr><th scope="col">${t("analysis.by_grade")}</th>
    ${GRADES.map((grade) => html`<th scope="col" class="n" key=${grade}><i class=${`grade ${grade}`} aria-hidden="true">
      ${BADGES[grade]}</i><span class="grade-word">${gradeWord(grade)}</span></th>`)}</tr></thead>
    <tbody>${found.players.map((player, seat) => html`<tr key=${seat}>
      <th scope="row"><${SeatMark} seat=${seat} /> ${names[seat]}</th>
      ${GRADES.map((grade) => html`<td class="n" key=${grade}>${player.grades[grade]}</td>`)}</tr>`)}</tbody></table>`;
}

/** How thorough it was, and the way to less doubt. */
function Depth({ study, found }) {
  const { state, ask } = study;
  const deeper = Math.min(DEEPEST, found.games * DEEPER);
  const idle = state.status !== "running";
  return html`<p class="study-depth"><span>${t("study.engine", { engine: found.civitas, games: found.games })}
    ${state.current === false && html` ${t("study.other_engine", { engine: found.civitas })}`}</span>
    ${found.games < DEEPEST ? html`<button class="btn small" disabled=${!idle} title=${t("study.deeper_about")}
      onClick=${() => ask(deeper)}>${t("study.deeper")}</button>` : html`<span>${t("study.deepest")}</span>`}</p>`;
}
