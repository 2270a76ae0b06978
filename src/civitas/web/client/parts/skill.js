/** Skill and luck as one account that adds up, and how an analysis comes along. */

import { html } from "../core/html.js";
import { DEEPER, DEEPEST } from "../core/studying.js";
import { GRADES, BADGES, gradeWord, percent } from "../core/study.js";
import { beginning, known, say, t } from "../core/words.js";
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

export function SkillAndLuck({ study, found, names, seat }) {
  const widest = Math.max(0.05, ...found.players.flatMap(({ own, luck }) => [Math.abs(own), Math.abs(luck)]));
  return html`<section class="panel study-skill" aria-labelledby="study-skill-title">
    <header class="panel-head"><h2 id="study-skill-title">${t("analysis.skill_and_luck")}</h2>
      <span class="aside">${t("study.in_percent")}</span></header>
    <table class="table study-account">
      <thead><tr><th scope="col"><span class="visually-hidden">${t("analysis.heading.player")}</span></th>
        <th scope="col">${t("study.skill")}</th><th scope="col">${t("analysis.heading.luck")}</th></tr></thead>
      <tbody>${found.players.map((player, place) => html`<tr key=${place}>
        <th scope="row"><${SeatMark} seat=${place} />${" "}${names[place]}</th>
        <td><${Bar} share=${player.own} widest=${widest} /></td>
        <td><${Bar} share=${player.luck} widest=${widest} /></td>
      </tr>`)}</tbody>
    </table>
    <p class="study-sums">${sumOf(found.players[seat], names[seat])}</p>
    <${Accuracy} found=${found} names=${names} />
    ${found.stretches && html`<details class="study-how"><summary>${t("study.by_source")}</summary>
      <${Sources} found=${found} names=${names} what="luck" /><${Sources} found=${found} names=${names} what="skill" />
      <${Stretches} found=${found} names=${names} /></details>`}
    <details class="study-how"><summary>${t("study.how")}</summary>
      <${GradeTable} found=${found} names=${names} />
      <p>${t("analysis.by_games", { games: found.games })} ${t("analysis.measured")}</p></details>
    <${Depth} study=${study} found=${found} />
  </section>`;
}

/** What is less than this of a victory is no line worth. */
const LEAST = 0.0005;

const round = (accuracy) => (accuracy === null ? "–" : Math.round(accuracy));

/** A row for each player, a cell for each stretch of the game and one for all of it. */
function ByStretch({ found, names, title, cell }) {
  const stretches = found.stretches ?? [];
  return html`<table class="table study-stretches"><thead><tr><th scope="col">${title}</th>
    ${stretches.map(({ name, first }) => html`<th scope="col" class="n" key=${first}>${say(name)}</th>`)}
    <th scope="col" class="n">${t("study.everything")}</th></tr></thead>
    <tbody>${found.players.map((player, seat) => html`<tr key=${seat}>
      <th scope="row"><${SeatMark} seat=${seat} /> ${names[seat]}</th>
      ${stretches.map(({ first }, place) => html`<td class="n" key=${first}>${cell(player.by_stretch[place])}</td>`)}
      <td class="n"><b>${cell(player)}</b></td></tr>`)}</tbody></table>`;
}

const Accuracy = ({ found, names }) => html`<${ByStretch} found=${found} names=${names} title=${t("study.accuracy")}
  cell=${({ accuracy }) => round(accuracy)} />`;

const Stretches = ({ found, names }) => html`<${ByStretch} found=${found} names=${names} title=${t("study.skill")}
    cell=${({ own }) => percent(own, true)} />
  <${ByStretch} found=${found} names=${names} title=${t("analysis.heading.luck")}
    cell=${({ luck }) => percent(luck, true)} />`;

/** Where luck came from, or by what kind of moves chances were lost: the largest first. */
function Sources({ found, names, what }) {
  const rows = sourcesOf(found, what);
  if (!rows.length) return null;
  const widest = Math.max(...rows.flatMap(([, shares]) => shares.map(Math.abs)));
  return html`<h3>${t(`analysis.${what}_by_source`)}</h3>
    <table class="table study-account study-sources"><thead><tr><td></td>
      ${names.map((one, seat) => html`<th scope="col" key=${seat}>
      <${SeatMark} seat=${seat} /> ${one}</th>`)}</tr></thead>
    <tbody>${rows.map(([label, shares]) => html`<tr key=${label}><th scope="row">${label}</th>
      ${shares.map((share, seat) => html`<td key=${seat}><${Bar} share=${share} widest=${widest} /></td>`)}
    </tr>`)}</tbody></table>`;
}

function sourcesOf(found, what) {
  const shares = new Map();
  found.players.forEach((player, seat) => {
    for (const [id, share] of Object.entries(player[`${what}_by_source`])) {
      const label = sourceWord(id);
      if (!shares.has(label)) shares.set(label, found.players.map(() => 0));
      shares.get(label)[seat] += share;
    }
  });
  const most = ([, row]) => Math.max(...row.map(Math.abs));
  return [...shares].filter((row) => most(row) >= LEAST).sort((one, other) => most(other) - most(one));
}

/** What turned something up, in a word; or what is done by a move: the words with which its sentence opens. */
function sourceWord(id) {
  for (const own of [id, `analysis.source.${id}`]) {
    if (own.startsWith("analysis.source.") && known(own)) return t(own);
  }
  return beginning(id);
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
