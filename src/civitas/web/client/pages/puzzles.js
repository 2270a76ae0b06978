/** The page of puzzles: one a day, and all of them, the easiest first. Nothing presses. */

import { get } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { useStudyReady } from "../core/study.js";
import { Symbol } from "../core/symbol.js";
import { name, t } from "../core/words.js";
import { Skeleton } from "../parts/missing.js";
import { botStrength } from "../parts/seats.js";
import { complain } from "../parts/toast.js";

export function PuzzlesPage() {
  const { ready } = useStudyReady();
  const [found, setFound] = useState(null);
  useEffect(() => { get("/puzzles").then(setFound, complain); }, []);
  useEffect(() => { if (ready) pageTitle.value = t("study.puzzles"); });
  if (!ready || !found) return html`<${Skeleton} />`;
  return html`<div class="puzzles">
    <h1>${t("study.puzzles")}</h1>
    <p>${t("study.puzzles.about")}</p>
    ${found.days > 0 && html`<p class="muted">${t("study.puzzles.days", { days: found.days })}</p>`}
    ${found.games.map((chapter) => html`<${Chapter} key=${chapter.game} chapter=${chapter} />`)}
    ${found.without.map((title) => html`<p key=${title} class="muted">${t("study.puzzles.none", { game: title })}</p>`)}
  </div>`;
}

const pathOf = (chapter, number) => `/puzzle/${chapter.game}/${number}`;

function Chapter({ chapter }) {
  const { title, today, rows } = chapter;
  const solved = rows.filter((row) => row.solved).length;
  const next = rows.find((row) => !row.solved) ?? rows[0];
  const ofToday = rows[today - 1];
  return html`<section class="panel puzzle-chapter">
    <header class="panel-head"><h2>${name(title)}</h2>
      <span class="aside">${t("study.puzzles.solved", { solved, count: rows.length })}</span></header>
    <p class="row">
      <a class="btn go" href=${pathOf(chapter, today)}>${t("study.puzzles.today")}
        ${ofToday.solved && html` <${Symbol} name="tick" />`}</a>
      <a class="btn" href=${pathOf(chapter, next.number)}>${t("study.puzzles.next", { number: next.number })}</a>
    </p>
    <ol class="plain puzzle-grid">${rows.map((row) => html`<li key=${row.number}>
      <${Cell} chapter=${chapter} row=${row} /></li>`)}</ol>
  </section>`;
}

function Cell({ chapter, row }) {
  const level = row.level ? botStrength(row.level) : t("study.puzzles.nobody");
  const label = t(row.solved ? "study.puzzles.cell_solved" : "study.puzzles.cell", { number: row.number, level });
  return html`<a class=${`puzzle-cell ${row.solved ? "solved" : ""}`} href=${pathOf(chapter, row.number)}
    aria-label=${label} title=${label}>${row.number}${row.solved && html`<${Symbol} name="tick" />`}</a>`;
}
