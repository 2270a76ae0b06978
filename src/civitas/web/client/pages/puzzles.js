/** The page of puzzles: one a day of each game, and all of one of them, the easiest first. Nothing presses. */

import { get } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { puzzleGame } from "../core/settings.js";
import { useStudyReady } from "../core/study.js";
import { Symbol } from "../core/symbol.js";
import { name, t } from "../core/words.js";
import { Choice } from "../parts/choice.js";
import { shortName } from "../parts/games.js";
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
    <div class="puzzle-chapters">
      ${found.games.map((chapter) => html`<${Chapter} key=${chapter.game} chapter=${chapter} />`)}
    </div>
    ${found.games.length > 0 && html`<${AllPuzzles} chapters=${found.games} />`}
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
  </section>`;
}

/** All puzzles of one game: that of the last puzzle here, or else the first. */
function AllPuzzles({ chapters }) {
  const chapter = chapters.find(({ game }) => game === puzzleGame.value) ?? chapters[0];
  const label = (game) => shortName({ name: game, title: game });
  return html`<section class="panel puzzle-all">
    <${Choice} legend=${t("study.puzzles.all")} name="puzzle-game" values=${chapters.map(({ game }) => game)}
      chosen=${chapter.game} pick=${(game) => { puzzleGame.value = game; }} label=${label} />
    <ol class="plain puzzle-grid" key=${chapter.game} aria-label=${name(chapter.title)}>${chapter.rows.map((row) =>
      html`<li key=${row.number}><${Cell} chapter=${chapter} row=${row} /></li>`)}</ol>
  </section>`;
}

function Cell({ chapter, row }) {
  const level = row.level ? botStrength(row.level) : t("study.puzzles.nobody");
  const label = t(row.solved ? "study.puzzles.cell_solved" : "study.puzzles.cell", { number: row.number, level });
  return html`<a class=${`puzzle-cell ${row.solved ? "solved" : ""}`} href=${pathOf(chapter, row.number)}
    aria-label=${label} title=${label}>${row.number}${row.solved && html`<${Symbol} name="tick" />`}</a>`;
}
