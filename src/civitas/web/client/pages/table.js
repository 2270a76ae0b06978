/** A table: who waits for whom before the game, the board and the list of choices during it, the result after it. */

import { tellTable } from "../core/api.js";
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { isOnline } from "../core/live.js";
import { movedIn } from "../core/moved.js";
import { pageTitle } from "../core/notify.js";
import { Playback } from "../core/playback.js";
import { cardOf, Pick } from "../core/pick.js";
import { go } from "../core/router.js";
import { wantsText } from "../core/settings.js";
import { Symbol } from "../core/symbol.js";
import { Table } from "../core/table.js";
import { name, say, t } from "../core/words.js";
import { boardApi } from "../parts/boardapi.js";
import { BoardFrame, useBoard, useCards } from "../parts/board.js";
import { CardPanel, openCard } from "../parts/card.js";
import { Chat } from "../parts/chat.js";
import { ChoicePanel, ChoiceSheet } from "../parts/choices.js";
import { Curtain, useCurtain } from "../parts/curtain.js";
import { confirm, Dialog } from "../parts/dialog.js";
import { useFit } from "../parts/fit.js";
import { Hint, showHint } from "../parts/hint.js";
import { Later, Nothing } from "../parts/later.js";
import { Log } from "../parts/log.js";
import { Loading, Missing, Skeleton } from "../parts/missing.js";
import { PlaybackLine, PlaybackPanel } from "../parts/playback.js";
import { Sources } from "../parts/sources.js";
import { Question, TableBar } from "../parts/tablebar.js";
import { objects, TableCoach, useCoach } from "../parts/tablecoach.js";
import { UndoRequest } from "../parts/undo.js";

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const table = useMemo(() => new Table(id), [id]);
  useEffect(() => { table.open(); return () => table.close(); }, [table]);
  const frame = table.frame.value;
  useEffect(() => { pageTitle.value = frame ? name(frame.table.title) : ""; });
  useEffect(() => { if (frame?.table.status === "replay") go(`/replay/${id}`, { replace: true }); },
    [frame?.table.status]);
  if (table.failed.value) return html`<${Missing} error=${table.failed.value} />`;
  if (!frame || frame.table.status === "replay") return html`<${Loading} />`;
  return ["open", "closed"].includes(frame.table.status)
    ? html`<${Later} page="WaitingTable" outline=${Loading} table=${table} />`
    : html`<${PlayTable} table=${table} />`;
}

function PlayTable({ table }) {
  const frame = table.frame.value;
  const { game, edition, status } = frame.table;
  const cards = useCards(game, edition);
  const board = useBoard(game, wantsText.value);
  const panes = usePanes(table);
  const curtain = useCurtain(frame);
  const playback = useMemo(() => new Playback(table), [table]);
  useEffect(() => () => playback.close(), [playback]);
  const live = tableApi(table, cards ?? {}, board);
  const api = playback.view.value ? pastApi(live, playback, board) : live;
  useTableKeys(table, panes);
  useCoach(table);
  useEffect(() => { if (document.activeElement === document.body) document.getElementById("main")?.focus(); }, []);
  if (curtain.drawn) return html`<${Curtain} frame=${frame} open=${curtain.open} />`;
  const ready = board && cards;
  return html`<div class="table-page" data-pane=${panes.pane} data-move=${frame.view?.move}>
    <${TableBar} table=${table} moment=${ready && board.moment?.(frame.view)} />
    <${Connection} table=${table} />
    <main id="main" class="table-main" tabindex="-1" aria-label=${name(frame.table.title)}>
      <div class="board-area">
        ${panes.result && html`<${Later} page="ResultView" table=${table} showBoard=${panes.toggle} />`}
        ${!panes.result && ready && html`<div class="board-stage"
          onClickCapture=${(event) => endPlayback(playback, event)}>
          <${BoardFrame} board=${board} table=${api} /></div>`}
        ${!panes.result && !ready && html`<${Skeleton} />`}
      </div>
      <${Rail} table=${table} cards=${cards ?? {}} api=${live} board=${ready ? board : null} panes=${panes}
        playback=${playback} />
    </main>
    <div class="table-foot">
      <${UndoRequest} table=${table} />
      <${Hint} table=${table} />
      <${TableCoach} table=${table} play=${live.play} />
      <${PlaybackLine} playback=${playback} board=${ready ? board : null} />
      ${status !== "over" && html`<${ChoiceSheet} table=${table} play=${live.play}
        showAll=${() => panes.show("choices")}
        question=${html`<${Question} table=${table} />`} />`}
      <${PaneTabs} table=${table} panes=${panes} playback=${playback} />
    </div>
    <${CardPanel} cards=${cards ?? {}} game=${game} edition=${edition} players=${table.players.value} />
    <${Sources} players=${table.players.value} />
  </div>`;
}

/** Which part a small screen shows, log or chat, and after the game result or board. */
function usePanes(table) {
  const { chat, seq, table: facts } = table.frame.value;
  const over = facts.status === "over";
  const [pane, setPane] = useState("board");
  const [tab, setTab] = useState("log");
  const [all, showAll] = useState(false);
  const [result, setResult] = useState(over);
  useEffect(() => { setResult(over); }, [over]);
  useEffect(() => { if (pane === "choices" && !over && !table.allChoices.value.length) setPane("board"); }, [seq]);
  const show = (next) => {
    setPane(next);
    if (next === "log" || next === "chat") setTab(next);
  };
  const unread = useUnread(chat.lines.length, tab === "chat");
  return { pane, tab, show, setTab, all, showAll, result, toggle: () => setResult(!result), unread };
}

/** How many lines came since the chat was last open. */
function useUnread(count, open) {
  const [seen, setSeen] = useState(count);
  useEffect(() => { if (open) setSeen(count); }, [open, count]);
  return Math.max(0, count - seen);
}

/** What the board is given; ending a turn may be asked about first. */
function tableApi(table, cards, board) {
  return { ...boardApi(table, cards, board), play: (choice) => playChecked(table, choice, board?.isGrave) };
}

/** The board as it was after a step of a rival: nothing can be done there, and what the step moved has its number. */
function pastApi(live, playback, board) {
  const { after, before, step } = playback.view.value;
  const moved = movedIn(step.lines, board?.places);
  return {
    ...live, view: after, before, moved, choices: [], pick: new Pick([]), choose: () => {}, past: true,
    watch: step.seat, step: playback.number, ticks: null,
    tell: () => tellTable(playback.table.id, { at: after.move }),
  };
}

/** The first press on the board ends a playback, and does nothing else. */
function endPlayback(playback, event) {
  if (playback.at.value === null) return;
  event.stopPropagation();
  event.preventDefault();
  playback.leave();
}

/** Ending a turn that the game gravely warns of is asked about once; everything else is simply done. */
async function playChecked(table, choice, isGrave = () => true) {
  if (await objects(table, choice)) return;
  const warnings = choice.closes ? (table.frame.value.view.table.warnings ?? []) : [];
  const line = (warning) => html`<li class="warning">
    <${Symbol} name="warning" /><span>${say(warning, table.players.value)}</span></li>`;
  const body = html`<ul class="stack">${warnings.map(line)}</ul>`;
  const question = { title: t("web.table.end_anyway"), body, yes: choice.label };
  if (!warnings.some(isGrave) || (await confirm(question))) await table.play(choice);
}

function useTableKeys(table, panes) {
  const may = (right) => table.frame.value.you.may.includes(right);
  useKeys({
    U: () => (may("undo") ? (table.undo(), true) : undefined),
    H: () => (may("hint") ? (showHint(table), true) : undefined),
    L: () => (panes.showAll(true), true),
    C: () => (table.chosen.value.length ? (openCard(cardOf(table.chosen.value.at(-1))), true) : undefined),
  });
}

/** Says when the line is cut, what is shown may then be old; and which move waits for it. */
function Connection({ table }) {
  if (table.connection.value !== "lost" && isOnline.value) return null;
  const waiting = table.allChoices.value.find((choice) => choice.text === table.busy.value);
  return html`<div class="connection warning" role="status"><${Symbol} name="refresh" />
    <span>${t(isOnline.value ? "web.table.reconnecting" : "web.table.offline")}
      ${waiting && html` <b>${t("web.table.kept_move", { move: waiting.label })}</b>`}</span>
  </div>`;
}

function Rail({ table, cards, api, board, panes, playback }) {
  const Aside = board?.Aside;
  const over = table.frame.value.table.status === "over";
  const rail = useFit(5);
  return html`<aside class="rail" ref=${rail} aria-label=${t("web.table.rail")}>
    <${UndoRequest} table=${table} />
    <${Hint} table=${table} />
    <${TableCoach} table=${table} play=${api.play} />
    ${over && html`<${Later} page="EndSummary" outline=${Nothing} table=${table} result=${panes.result}
      toggle=${panes.toggle} />`}
    ${!over && html`<${PlaybackPanel} playback=${playback} cards=${cards} board=${board}
      toBoard=${() => panes.show("board")} />`}
    ${!over && html`<div class="rail-choices">
      <${ChoicePanel} table=${table} play=${api.play} />
      ${Aside && html`<${Aside} table=${api} />`}
    </div>`}
    <${TalkPanel} table=${table} cards=${cards} board=${board} panes=${panes} />
  </aside>`;
}

function TalkPanel({ table, cards, board, panes }) {
  const { chat, log, view, you } = table.frame.value;
  const talks = you.may.includes("chat") || chat.lines.length > 0;
  const inChat = talks && panes.tab === "chat";
  const lines = html`<${Log} lines=${log.lines} cards=${cards} players=${table.players.value}
    since=${table.news.value[0]?.move} eyes=${you.eyes} board=${board} />`;
  return html`<section class="panel talk" aria-labelledby="talk-title">
    <div class="panel-head">
      <h2 id="talk-title" class=${talks ? "visually-hidden" : ""}>${t("web.log.title")}</h2>
      ${talks && html`<${TalkTabs} panes=${panes} />`}
      <span class="aside">${t("web.log.move", { move: view.move })}</span>
      <button class="btn small quiet log-all" aria-keyshortcuts="L" title=${t("web.log.all")}
        aria-label=${t("web.log.all")} onClick=${() => panes.showAll(true)}><kbd aria-hidden="true">L</kbd></button>
    </div>
    ${panes.all && html`<${Dialog} class="fold-box log-box" title=${t("web.log.title")}
      close=${() => panes.showAll(false)}>${lines}<//>`}
    ${inChat && html`<${Chat} table=${table} />`}
    ${!inChat && lines}
  </section>`;
}

function TalkTabs({ panes }) {
  const tab = (id, label, badge) => html`
    <button role="tab" class="talk-tab name" aria-selected=${panes.tab === id} onClick=${() => panes.setTab(id)}>
      ${label}${badge}</button>`;
  return html`<div class="talk-tabs" role="tablist">
    ${tab("log", t("web.log.title"))}
    ${tab("chat", t("web.chat.title"), html`<${Unread} count=${panes.unread} />`)}
  </div>`;
}

const Unread = ({ count }) => (count > 0 ? html` <b class="badge">${count}</b>` : null);

function PaneTabs({ table, panes, playback }) {
  const over = table.frame.value.table.status === "over";
  const count = table.allChoices.value.length;
  const tab = (id, symbol, label) => html`
    <button class="tab" aria-current=${panes.pane === id ? "page" : null} onClick=${() => panes.show(id)}>
      <${Symbol} name=${symbol} /><span>${label}</span>
    </button>`;
  return html`<nav class="tabbar" aria-label=${t("web.table.panes")}>
    ${tab("board", "hand", t("web.pane.board"))}
    ${tab("choices", "tick", over ? t("web.pane.result") : html`${t("web.pane.choices")} ${count || ""}`)}
    ${tab("log", "log", html`${t("web.pane.log")}<${Unread} count=${playback.offered} />`)}
    ${tab("chat", "chat", html`${t("web.pane.chat")}<${Unread} count=${panes.unread} />`)}
  </nav>`;
}
