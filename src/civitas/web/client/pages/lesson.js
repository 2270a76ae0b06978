/** A lesson: the real board with the coach beside it; on a phone the coach is the sheet below the board. */

import { games } from "../core/api.js";
import { LessonTable } from "../core/lesson.js";
import { html, useEffect, useMemo, useRef, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { go } from "../core/router.js";
import { somebody } from "../core/session.js";
import { isLearning, wantsText } from "../core/settings.js";
import { Symbol } from "../core/symbol.js";
import { name, say, t } from "../core/words.js";
import { Brand, LanguageButton, ThemeButton } from "../parts/bar.js";
import { boardApi } from "../parts/boardapi.js";
import { BoardFrame, useBoard, useCards } from "../parts/board.js";
import { CardPanel } from "../parts/card.js";
import { ChoicePanel, ChoiceSheet } from "../parts/choices.js";
import { Coach } from "../parts/coach.js";
import { ruleOf } from "../parts/games.js";
import { Loading, Skeleton } from "../parts/missing.js";
import { Sources } from "../parts/sources.js";
import { Spotlight, useLater } from "../parts/spotlight.js";
import { hideTip } from "../parts/tip.js";
import { complain } from "../parts/toast.js";

/** @param {{id: string}} props */
export function LessonPage({ id }) {
  const table = useMemo(() => new LessonTable(id), [id]);
  useEffect(() => {
    isLearning.value = true;
    somebody().then((known) => (known ? table.open() : go("/learn")));
    return () => table.close();
  }, [table]);
  const frame = table.frame.value;
  useEffect(() => { pageTitle.value = frame ? say(frame.lesson.title) : t("web.nav.learn"); });
  if (table.failed.value) return html`<${NoLesson} error=${table.failed.value} table=${table} />`;
  if (!frame) return html`<${Loading} />`;
  return html`<${OpenLesson} table=${table} />`;
}

function NoLesson({ error, table }) {
  const again = () => { table.failed.value = null; table.open(); };
  return html`<main id="main" class="page" tabindex="-1"><div class="empty">
    <h1>${t("web.learn.not_opened")}</h1>
    <p>${error.reason ? say(error.reason) : ""}</p>
    <p>${t("web.learn.place_kept")}</p>
    <p><button class="btn go" onClick=${again}>${t("web.learn.try_again")}</button>${" "}
      <a class="btn" href="/learn">${t("web.learn.courses")}</a></p>
  </div></main>`;
}

function OpenLesson({ table }) {
  const frame = table.frame.value;
  const { game, edition } = frame.table;
  const { lesson } = frame;
  const cards = useCards(game, edition);
  const board = useBoard(game, wantsText.value);
  const api = lessonApi(table, cards ?? {}, board);
  const moment = `${frame.seq}/${Boolean(board && cards)}`;
  const acts = frame.you.may.includes("move");
  const moves = movesMeant(lesson);
  useLater(lesson.done ? [] : lesson.hide, moment);
  useTries(table);
  const [all, showAll] = useState(false);
  const rail = useRef(null);
  useEffect(() => { hideTip(); showAll(false); rail.current?.scrollTo(0, 0); }, [frame.seq]);
  useEffect(() => { if (all) rail.current?.querySelector(".choice-panel")?.scrollIntoView(); }, [all]);
  const play = (wanted) => begin(table, wanted).catch(complain);
  return html`<div class=${`table-page lesson-page ${all ? "all-choices" : ""}`} data-acts=${acts}
      data-seq=${frame.seq}>
    <${LessonBar} frame=${frame} />
    <main id="main" class="table-main" tabindex="-1" aria-label=${say(lesson.title)}>
      <aside class="lesson-rail" ref=${rail} aria-label=${t("web.learn.coach")}>
        <${Coach} table=${table} play=${play} />
        ${acts && html`<${ChoicePanel} table=${table} play=${api.play} />`}
        ${board?.Aside && cards && showsAside(lesson, board, acts) && html`<div class=${asideClass(lesson, board)}>
          <${board.Aside} table=${api} /></div>`}
        ${acts && html`<div class=${moves.size ? "lesson-sheet meant" : "lesson-sheet"}>
          <${ChoiceSheet} table=${table} play=${api.play} question=${null} meant=${moves}
            showAll=${() => showAll(!all)} /></div>`}
      </aside>
      <div class="board-area">
        ${board && cards ? html`<${BoardFrame} board=${board} table=${api} />` : html`<${Skeleton} />`}
      </div>
    </main>
    <${Spotlight} pointers=${lesson.point} moment=${moment} describedBy="coach-say"
      veiled=${!table.chosen.value.length} />
    <${CardPanel} cards=${cards ?? {}} game=${game} edition=${edition} players=${table.players.value} />
    <${Sources} players=${table.players.value} />
  </div>`;
}

/** The moves that a step points at: a phone has them at hand, without the list. */
const movesMeant = ({ point }) =>
  new Set(point.filter((pointer) => pointer.startsWith("move:")).map((pointer) => pointer.slice("move:".length)));

/** What a turn would bring is shown where one acts, and where it is meant: else it would give an answer away. */
const showsAside = (lesson, board, acts) => acts || isAsideMeant(lesson, board);
const asideClass = (lesson, board) => (isAsideMeant(lesson, board) ? "lesson-aside meant" : "lesson-aside");
const isAsideMeant = ({ point }, { beside }) =>
  point.some((pointer) => beside?.some((fact) => pointer.startsWith(`fact:${fact}`)));

/** What the board is given: the table, and what the step points at. */
function lessonApi(table, cards, board) {
  const { lesson } = table.frame.value;
  return { ...boardApi(table, cards, board), point: lesson.done ? [] : lesson.point };
}

function LessonBar({ frame }) {
  const { lesson, table } = frame;
  return html`<header class="bar table-bar">
    <div class="bar-start">
      <a class="btn quiet icon" href="/learn" aria-label=${t("web.learn.courses")} title=${t("web.learn.courses")}>
        <${Symbol} name="back" /></a>
      <${Brand} />
      <div class="table-title"><h1><span class="name">${name(table.title)}</span>
        <span class="aside">${say(lesson.title)}</span></h1></div>
    </div>
    <p class="question waiting lesson-note">${t("web.learn.practice")}</p>
    <div class="bar-end"><${LanguageButton} /><${ThemeButton} /></div>
  </header>`;
}

/** A step may invite to touch something that cannot be taken: the touch itself is the try. */
function useTries(table) {
  useEffect(() => {
    const touch = (event) => {
      const card = event.target.closest?.(".board-area [data-card]")?.getAttribute("data-card");
      const tried = table.frame.value?.lesson.tries_move;
      if (card && tried?.things.includes(card)) setTimeout(() => table.attempt());
    };
    document.addEventListener("click", touch, true);
    return () => document.removeEventListener("click", touch, true);
  }, [table]);
}

/** A whole game, as a table of its own; the lesson is done with it. */
async function begin(table, wanted) {
  const { bots } = ruleOf(await games(), wanted.game);
  const { id } = await LessonTable.begin(wanted, bots);
  if (table.frame.value.lesson.kind === "game") await table.step("/next");
  go(`/table/${id}`);
}
