/** One puzzle: the real board, the goal beside it, clues, and what a wrong move leads to. */

import { html, useEffect, useMemo, useRef } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { announce, pageTitle } from "../core/notify.js";
import { Pick } from "../core/pick.js";
import { PuzzleTable } from "../core/puzzle.js";
import { puzzleGame, wantsText } from "../core/settings.js";
import { useStudyReady } from "../core/study.js";
import { Symbol } from "../core/symbol.js";
import { name, say, t } from "../core/words.js";
import { Brand, LanguageButton, ThemeButton } from "../parts/bar.js";
import { boardApi } from "../parts/boardapi.js";
import { BoardFrame, useBoard, useCards } from "../parts/board.js";
import { CardPanel } from "../parts/card.js";
import { ChoicePanel, ChoiceSheet } from "../parts/choices.js";
import { Flags } from "../parts/flags.js";
import { Loading, Missing, Skeleton } from "../parts/missing.js";
import { botStrength } from "../parts/seats.js";
import { Sources } from "../parts/sources.js";

const FEW = 3;

/** @param {{game: string, number: string}} props */
export function PuzzlePage({ game, number }) {
  const { ready, error } = useStudyReady();
  const table = useMemo(() => new PuzzleTable(game, number), [game, number]);
  useEffect(() => { table.open(); return () => table.close(); }, [table]);
  useEffect(() => { puzzleGame.value = game; }, [game]);
  useEffect(() => { if (ready) pageTitle.value = t("study.puzzle", { number }); });
  const failed = error ?? table.failed.value;
  if (failed && (ready || error)) return html`<${Missing} error=${failed} />`;
  return ready && table.frame.value ? html`<${OpenPuzzle} table=${table} />` : html`<${Loading} />`;
}

function OpenPuzzle({ table }) {
  const frame = table.frame.value;
  const { game, edition } = frame.table;
  const cards = useCards(game, edition);
  const board = useBoard(game, wantsText.value);
  const api = puzzleApi(table, cards ?? {}, board);
  const acts = !table.isSolved && table.shown.value === null;
  const reply = table.reply.value;
  useKeys({ H: () => (table.clue(), true) });
  return html`<div class="table-page lesson-page puzzle-page" data-acts=${acts} data-reply=${reply?.kind ?? ""}>
    <${PuzzleBar} frame=${frame} />
    <main id="main" class="table-main" tabindex="-1" aria-label=${t("study.puzzle", frame.puzzle)}>
      <aside class="lesson-rail" aria-label=${t("study.puzzle.panel")}>
        <${Goal} table=${table} />
        ${acts && html`<${ChoicePanel} table=${table} play=${api.play} />`}
        ${acts && isNarrowed(table) && html`<div class="lesson-sheet"><${ChoiceSheet} table=${table} play=${api.play}
          question=${null}
          showAll=${() => document.querySelector(".puzzle-page")?.classList.toggle("all-choices")} /></div>`}
      </aside>
      <div class="board-area">
        ${board && cards ? html`<${BoardFrame} board=${board} table=${api} />` : html`<${Skeleton} />`}
      </div>
    </main>
    <${CardPanel} cards=${cards ?? {}} game=${game} edition=${edition} players=${table.players.value} />
    <${Sources} players=${table.players.value} />
  </div>`;
}

const isNarrowed = ({ chosen, set, pick }) =>
  chosen.value.length > 0 || set.value !== null || pick.value.left.length <= FEW;

/** What the board is given: the puzzle's position, or the one that a try leads to, where nothing can be done. */
function puzzleApi(table, cards, board) {
  const api = boardApi(table, cards, board);
  const shown = table.shown.value === null ? null : table.reply.value.views[table.shown.value];
  if (!shown && !table.isSolved) return { ...api, before: null };
  const view = shown ?? api.view;
  return {
    ...api, view, frame: { ...api.frame, view }, choices: [], pick: new Pick([], table.chosen.value), past: true,
    why: () => Promise.resolve(null), before: shown ? api.view : null,
  };
}

function PuzzleBar({ frame }) {
  const { puzzle, table } = frame;
  return html`<header class="bar table-bar">
    <div class="bar-start">
      <a class="btn quiet icon" href="/puzzles" aria-label=${t("study.puzzles")} title=${t("study.puzzles")}>
        <${Symbol} name="back" /></a>
      <${Brand} />
      <div class="table-title"><h1><span class="name">${name(table.title)}</span>
        <span class="aside">${t("study.puzzle_of", puzzle)}</span></h1></div>
    </div>
    <p class="question">${t(`puzzles.goal.${puzzle.kind}`)}</p>
    <div class="bar-end"><${LanguageButton} /><${ThemeButton} /></div>
  </header>`;
}

function Goal({ table }) {
  const { puzzle } = table.frame.value;
  const heading = useRef(null);
  useEffect(() => { announce(t(`puzzles.goal.${puzzle.kind}`)); }, []);
  return html`<section class="panel coach puzzle-goal" aria-label=${t("study.puzzle.panel")}>
    <header class="coach-head"><span class="coach-face"><${Symbol} name="hint" size="18" /></span>
      <p><b>${puzzle.is_today ? t("study.puzzle.today") : t("study.puzzle_of", puzzle)}</b><br />
        <span class="muted">${puzzle.level ? t("study.puzzle.level", { level: botStrength(puzzle.level) })
          : t("puzzles.level.none")}</span></p>
    </header>
    <h2 ref=${heading} tabindex="-1">${t(`puzzles.goal.${puzzle.kind}`)}</h2>
    <p class="coach-more">${t("study.puzzle.you", { name: table.players.value[table.frame.value.you.eyes] })}</p>
    <${Reply} table=${table} />
    ${table.clues.value.map((clue, place) => html`<p key=${place} class="coach-task puzzle-clue">
      <${Symbol} name="hint" /><span>${say(clue, table.players.value)}</span></p>`)}
    <${Foot} table=${table} puzzle=${puzzle} />
  </section>`;
}

/** What came of a try: never in red, and a wrong move is taken back by itself. */
function Reply({ table }) {
  const reply = table.reply.value;
  const players = table.players.value;
  const text = reply ? [reply.message, reply.answer, ...(reply.because ?? [])].filter(Boolean) : [];
  useEffect(() => { if (text.length) announce(text.map((one) => say(one, players)).join(" ")); }, [reply]);
  if (!reply) return null;
  if (table.isSolved) return html`<div class="coach-said puzzle-right" role="status">
    <p><${Symbol} name="tick" /> ${say(reply.message, players)}</p>
    ${reply.because.length > 0 && html`<p>${t("puzzles.because", {
      reasons: reply.because.map((reason) => say(reason, players)).join("; ") })}</p>`}
    <${Flags} flags=${[{ kind: "better", label: "✓", things: reply.things ?? [] }]} moment=${reply.kind} />
  </div>`;
  return html`<div class="coach-wrong" role="status">
    <p>${say(reply.message, players)}</p>
    ${reply.answer && html`<p>${say(reply.answer, players)}</p>`}
    ${reply.kind === "wrong" && html`<p class="muted">${t("study.puzzle.taken_back")}</p>
      <p class="puzzle-steps">${reply.views.map((_, place) => html`<button key=${place} class="btn small"
        aria-pressed=${table.shown.value === place} onClick=${() => { table.shown.value = place; }}>
        ${t(place ? "study.puzzle.after_answer" : "study.puzzle.after_move")}</button>`)}
        <button class="btn small" aria-pressed=${table.shown.value === null}
          onClick=${() => { table.shown.value = null; }}>${t("study.puzzle.back")}</button></p>`}
  </div>`;
}

function Foot({ table, puzzle }) {
  const { next, game } = puzzle;
  if (table.isSolved) return html`<footer class="coach-foot">
    <button class="btn" onClick=${() => table.again()}>${t("study.puzzle.again")}</button>
    ${next ? html`<a class="btn go" href=${`/puzzle/${game}/${next}`}>${t("study.puzzle.next")}</a>`
      : html`<a class="btn go" href="/puzzles">${t("study.puzzles")}</a>`}
    <span class="coach-links"><a class="link" href="/puzzles">${t("study.puzzles")}</a></span>
  </footer>`;
  return html`<footer class="coach-foot">
    <button class="btn" disabled=${!table.hasClues} aria-keyshortcuts="H" onClick=${() => table.clue()}>
      <${Symbol} name="hint" /> ${t("study.puzzle.clue")} <kbd>H</kbd></button>
    <button class="btn" onClick=${() => table.show()}>${t("study.puzzle.show")}</button>
    <span class="coach-links"><a class="link" href="/puzzles">${t("study.puzzles")}</a></span>
  </footer>`;
}
