/** Skill and luck of a finished game: the course of the chances, and what was played and what was better. */

import { html, useEffect, useRef, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { announce, pageTitle } from "../core/notify.js";
import { readdress } from "../core/router.js";
import { gradeWord, percent, SLIPS, thingsNamed, useStudyReady } from "../core/study.js";
import { useStudying } from "../core/studying.js";
import { Symbol } from "../core/symbol.js";
import { name, say, t, word } from "../core/words.js";
import { Brand, IconButton, LanguageButton, ThemeButton } from "../parts/bar.js";
import { ChancesChart, valueText } from "../parts/chances.js";
import { copy } from "../parts/copy.js";
import { Flags } from "../parts/flags.js";
import { Loading, Skeleton } from "../parts/missing.js";
import { MoveList, MoveStudy, TurningPoints } from "../parts/moves.js";
import { SeatMark, withBotNames } from "../parts/seats.js";
import { Progress, SkillAndLuck } from "../parts/skill.js";
import { Eyes, PastBoard, SPECTATOR, useFilm, usePosition } from "./replay.js";

/** What a phone shows one at a time. */
const PANES = [["moves", "study.moves"], ["points", "study.points"], ["skill", "analysis.skill_and_luck"]];

/** @param {{id: string, at: number|null}} props at: the number of a move, counted from 1 */
export function AnalysisPage({ id, at }) {
  const { ready, error } = useStudyReady();
  const [film, setFilm] = useState(null);
  const [failed, setFailed] = useState(null);
  const study = useStudying(id);
  useFilm(id, null, setFilm, setFailed);
  useEffect(() => { if (ready) pageTitle.value = t("study.title"); });
  const refused = error ?? failed ?? study.failed;
  if (refused && (ready || error)) return html`<${NoAnalysis} error=${refused} id=${id} />`;
  if (!ready || !film || !study.state) return html`<${Loading} />`;
  const seats = withBotNames(film.frame.table.seats);
  const frame = { ...film.frame, table: { ...film.frame.table, seats } };
  return html`<${Analysis} id=${id} first=${at} film=${{ ...film, frame }} study=${study} />`;
}

/** Why there is none, and the way back. */
const NoAnalysis = ({ error, id }) => html`<main id="main" class="page" tabindex="-1"><div class="empty">
  <h1>${t("web.analysis.none")}</h1>
  <p>${error.reason ? say(error.reason) : ""}</p>
  <a class="btn" href=${`/replay/${id}`}>${t("web.menu.replay")}</a>${" "}
  <a class="btn" href="/">${t("web.not_found.home")}</a>
</div></main>`;

function Analysis({ id, first, film, study }) {
  const { frame } = film;
  const { found, rows: sketches } = study.state;
  const names = frame.table.seats.map((seat) => seat.name);
  const last = film.history.movers.length;
  const rows = found?.moves ?? [];
  const lines = names.map((_, seat) => courseOf(found, sketches, seat, last));
  const [at, setAt] = useState(Math.min(first ? first - 1 : startOf(found), last));
  const [seat, setSeat] = useState(frame.you.eyes ?? 0);
  const [eyes, setEyes] = useState(null);
  const [pane, setPane] = useState("moves");
  const [wide, setWide] = useState(false);
  const row = rows[at] ?? null;
  const move = (to) => setAt(Math.max(0, Math.min(last, to)));
  const jump = (step) => jumpTo(rows, at, step, move);
  const watched = eyes ?? row?.seat ?? frame.you.eyes ?? SPECTATOR;
  const position = usePosition(id, at, watched);
  const played = row?.tried.find((tried) => tried.move === row.move) ?? null;
  const value = valueText({ at, last, row, names, seat, lines, sentence: played?.sentence });
  const looked = useRef(first !== null || found !== null);
  useEffect(() => {
    if (found && !looked.current && at === 0) setAt(startOf(found));
    looked.current ||= found !== null;
  }, [found]);
  useEffect(() => { readdress(`/analysis/${id}?move=${at + 1}`); }, [id, at]);
  const widen = () => setWide(!wide);
  useStudyKeys(at, last, move, jump, widen);
  const context = { id, wide, widen, film, names, rows, row, at, last, move, jump, seat, position, value };
  return html`<div class="study-page table-page" data-pane=${pane} data-wide=${wide}
    data-found=${Boolean(found)}>
    <${StudyBar} id=${id} frame=${frame} found=${found} at=${at} />
    <main id="main" class="study-main" tabindex="-1" aria-label=${t("study.title")}>
      <nav class="study-tabs" aria-label=${t("study.panes")}>
        ${PANES.map(([key, label]) => html`<button key=${key} class="tab"
          aria-current=${pane === key ? "page" : null} onClick=${() => setPane(key)}>${t(label)}</button>`)}
      </nav>
      <section class="panel study-chart" aria-labelledby="study-chart-title">
        <header class="panel-head">
          <h2 id="study-chart-title">${t("analysis.chance_of", { name: names[seat] })}</h2>
          <span class="aside">${t("study.after_each")}</span>
          ${names.length > 1 && html`<span class="study-names">${names.map((one, place) => html`<button key=${place}
            class="btn small" aria-pressed=${place === seat} aria-label=${t("study.turn_round", { name: one })}
            onClick=${() => setSeat(place)}><i class=${`seat-mark seat-${place + 1}`}></i> ${one}</button>`)}</span>`}
        </header>
        <${Progress} study=${study} />
        <${ChancesChart} lines=${lines} rows=${rows} points=${found?.turning_points ?? []}
          stretches=${found?.stretches ?? []} seat=${seat} at=${at} last=${last} pick=${move} names=${names}
          value=${value} />
        ${found && html`<${Strip} found=${found} names=${names} />`}
      </section>
      <div class="study-list">
        ${found && html`<${TurningPoints} found=${found} names=${names} at=${at} pick=${move} />`}
        ${found && html`<${MoveList} rows=${rows} names=${names} at=${at} pick=${move} />`}
      </div>
      <${BoardPanel} context=${context} eyes=${watched} setEyes=${setEyes} />
      ${found && html`<div class="study-side">
        <${SkillAndLuck} study=${study} found=${found} names=${names} seat=${seat} />
        <${MoveStudy} context=${context} played=${played} />
      </div>`}
    </main>
    <footer class="study-foot">
      <${IconButton} symbol="back" label=${t("study.last_move")} class="" disabled=${at === 0}
        press=${() => move(at - 1)} />
      <button class="btn go" disabled=${!nextSlip(rows, at, 1)} onClick=${() => jump(1)}>
        ${t("study.next_mistake")}</button>
      <${IconButton} symbol="next" label=${t("study.next_move")} class="" disabled=${at === last}
        press=${() => move(at + 1)} />
    </footer>
  </div>`;
}

/** On a phone, where the account is a tab away: everybody's skill and luck in a line. */
const Strip = ({ found, names }) => html`<ul class="plain study-strip">${found.players.map((player, seat) => html`
  <li key=${seat}><${SeatMark} seat=${seat} /> ${t("study.strip", { name: names[seat], own: percent(player.own, true),
    luck: percent(player.luck, true) })}</li>`)}</ul>`;

/** Where to begin: at the first turning point, which is what people come for. */
const startOf = (found) => found?.turning_points[0] ?? 0;

/** A seat's chances before each move and at the end; while the study runs, as far as it has come. */
function courseOf(found, sketches, seat, last) {
  if (found) return [...found.moves.map((row) => row.before[seat]), found.players[seat].result];
  const known = new Map(sketches.map(({ number, chances }) => [number, chances?.[seat] ?? null]));
  return Array.from({ length: last + 1 }, (_, move) => known.get(move) ?? null);
}

const nextSlip = (rows, at, step) => {
  const slips = rows.filter(({ grade }) => SLIPS.includes(grade)).map(({ number }) => number);
  return step > 0 ? slips.find((number) => number > at) : slips.findLast((number) => number < at);
};

function jumpTo(rows, at, step, move) {
  const found = nextSlip(rows, at, step);
  if (found === undefined) announce(t("study.no_mistake"));
  else move(found);
}

function useStudyKeys(at, last, move, jump, widen) {
  useKeys({
    ArrowLeft: () => (move(at - 1), true),
    ArrowRight: () => (move(at + 1), true),
    Home: () => (move(0), true),
    End: () => (move(last), true),
    M: (event) => (jump(event.shiftKey ? -1 : 1), true),
    F: () => (nextFilter(), true),
    B: () => (widen(), true),
  });
}

/** The next of the filters by player, after the last one the first again. */
function nextFilter() {
  const all = [...document.querySelectorAll(".study-filter button")].filter((one) => one instanceof HTMLElement);
  const now = all.findIndex((one) => one.getAttribute("aria-pressed") === "true");
  all[(now + 1) % all.length]?.click();
}

function StudyBar({ id, frame, found, at }) {
  const { status, title } = frame.table;
  return html`<header class="bar table-bar">
    <div class="bar-start">
      <a class="btn quiet icon" href=${`/${status === "replay" ? status : "table"}/${id}`} aria-label=${t("web.back")}
        title=${t("web.back")}><${Symbol} name="back" /></a>
      <${Brand} />
      <div class="table-title"><h1><span class="name">${t("study.title")}</span>
        <span class="aside">${name(title)}</span></h1></div>
    </div>
    <p class="question waiting">${resultWords(frame)}</p>
    <div class="bar-end">
      <${IconButton} symbol="link" label=${t("web.menu.link")}
        press=${() => copy(`${location.origin}/analysis/${id}?move=${at + 1}`)} />
      ${found && html`<a class="btn quiet icon" href=${`/api/tables/${id}/analysis`} download=${`analysis-${id}.json`}
        aria-label=${t("study.data")} title=${t("study.data")}><${Symbol} name="download" /></a>`}
      <${ThemeButton} /><${LanguageButton} />
    </div>
  </header>`;
}

/** Who won, by how many points, and how. */
function resultWords({ table, view }) {
  const { winners, totals, reason } = view.result;
  const names = winners.map((seat) => table.seats[seat].name);
  const won = names.length === 1 ? t("web.end.won", { name: names[0] }) : t("web.end.shared", { names });
  return [won, totals.join(" : "), word(`${table.game}.reason.${reason}`, reason)].join(" · ");
}

/** The position before the move, with what was played and what was better. */
function BoardPanel({ context, eyes, setEyes }) {
  const { film, names, row, at, last, move, position, wide, widen } = context;
  const title = at === last ? t("study.at_end") : t("study.before", { number: at + 1 });
  return html`<section class="panel study-board" aria-labelledby="study-board-title">
    <header class="panel-head">
      <h2 id="study-board-title">${title}</h2>
      ${row && html`<span class="aside">${t("study.to_play", { name: names[row.seat] })}</span>`}
      <span class="study-steps">
        <${IconButton} symbol="first" label=${t("study.first_move")} class="small" press=${() => move(0)}
          disabled=${at === 0} />
        <${IconButton} symbol="back" label=${t("study.last_move")} shortcut="ArrowLeft" class="small"
          press=${() => move(at - 1)} disabled=${at === 0} />
        <${IconButton} symbol="next" label=${t("study.next_move")} shortcut="ArrowRight" class="small"
          press=${() => move(at + 1)} disabled=${at === last} />
        <button class="btn small study-widen" aria-pressed=${wide} aria-keyshortcuts="B" onClick=${widen}>
          ${t("study.whole_board")} <kbd>B</kbd></button>
      </span>
    </header>
    <details class="study-eyes"><summary>${t("web.replay.eyes")}</summary>
      <${Eyes} frame=${film.frame} eyes=${eyes} choose=${setEyes} /></details>
    <div class="board-area">
      ${position ? html`<${PastBoard} film=${film} position=${position} />` : html`<${Skeleton} />`}
    </div>
    <${Flags} flags=${flagsOf(row)} moment=${`${at}/${position?.at}/${eyes}/${wide}`} />
  </section>`;
}

/** The move that was played, and the better one where there was one. */
function flagsOf(row) {
  if (!row?.tried.length) return [];
  const [best] = row.tried;
  const played = row.tried.find((tried) => tried.move === row.move);
  const flag = (kind, tried) => ({
    kind, label: percent(tried.chances[row.seat]), more: t(`analysis.${kind}`), things: thingsNamed(tried),
  });
  if (!played || played.move === best.move) return [{ ...flag("better", best), label: gradeWord("best") }];
  return [flag("played", played), flag("better", best)];
}
