/** A game as it was: any position, move by move, with anybody's eyes once it is over. */

import { get, persist, tellTable } from "../core/api.js";
import { html, useEffect, useMemo, useRef, useState } from "../core/html.js";
import { isReached, useKeys } from "../core/keys.js";
import { groupBy } from "../core/lists.js";
import { untilAnswered } from "../core/live.js";
import { linesSince, movedIn } from "../core/moved.js";
import { pageTitle } from "../core/notify.js";
import { Pick } from "../core/pick.js";
import { Replay } from "../core/replay.js";
import { readdress } from "../core/router.js";
import { wantsText } from "../core/settings.js";
import { Symbol } from "../core/symbol.js";
import { sayTogether } from "../core/turns.js";
import { t } from "../core/words.js";
import { Brand, IconButton, LanguageButton, ThemeButton } from "../parts/bar.js";
import { BoardFrame, useBoard, useCards } from "../parts/board.js";
import { CardPanel, openCard } from "../parts/card.js";
import { copy } from "../parts/copy.js";
import { Title } from "../parts/games.js";
import { Goods } from "../parts/goods.js";
import { Loading, Missing, Skeleton } from "../parts/missing.js";
import { Speed } from "../parts/playback.js";
import { ScoreChart } from "../parts/score.js";
import { SeatMark, withBotNames } from "../parts/seats.js";
import { openSources, Sources } from "../parts/sources.js";
import { Unusual } from "../parts/tablebar.js";

export const SPECTATOR = "spectator";

/** @param {{id: string, at: number|null}} props */
export function ReplayPage({ id, at }) {
  const [film, setFilm] = useState(null);
  const [failed, setFailed] = useState(null);
  const [eyes, setEyes] = useState(null);
  useFilm(id, eyes, setFilm, setFailed);
  useEffect(() => { pageTitle.value = t("web.replay.title"); });
  if (failed) return html`<${Missing} error=${failed} />`;
  if (!film) return html`<${Loading} />`;
  const seats = withBotNames(film.frame.table.seats);
  const frame = { ...film.frame, table: { ...film.frame.table, seats } };
  const chosen = eyes ?? frame.you.eyes ?? SPECTATOR;
  return html`<${ReplayTable} film=${{ ...film, frame }} id=${id} first=${at} eyes=${chosen} setEyes=${setEyes} />`;
}

/** A film is asked for until it comes, or is refused. */
export function useFilm(id, eyes, setFilm, setFailed) {
  useEffect(() => {
    let wanted = true;
    untilAnswered(() => loadFilm(id, eyes), () => wanted, setFailed)
      .then((film) => { if (wanted && film) { setFilm(film); setFailed(null); } });
    return () => { wanted = false; };
  }, [id, eyes]);
}

async function loadFilm(id, eyes) {
  const table = `/tables/${id}`;
  const [frame, history, chart] = await Promise.all([
    get(table),
    get(`${table}/history${eyes === null ? "" : `?eyes=${eyes}`}`),
    get(`${table}/chart`),
  ]);
  return { frame, history, points: chart.points };
}

function ReplayTable({ film, id, first, eyes, setEyes }) {
  const { frame, history, points } = film;
  const last = history.movers.length;
  const free = ["over", "replay"].includes(frame.table.status);
  const begun = useRef(Math.min(first ?? (free ? 0 : last), last));
  const replay = useMemo(() => new Replay(id, history, eyes), [id, history, eyes]);
  useEffect(() => {
    if (replay.at.peek() === null) replay.show(begun.current); // a key may have been quicker
    if (free) replay.keep();
    return () => replay.close();
  }, [replay]);
  const at = replay.at.value ?? begun.current;
  begun.current = at;
  useReplayKeys(replay);
  useEffect(() => { readdress(`/replay/${id}?at=${at}`); }, [id, at]);
  const shown = replay.view.value;
  const position = shown && { view: shown.after, before: shown.before, step: shown.step, at: shown.step.move, eyes };
  return html`<div class="table-page replay-page">
    <${ReplayBar} frame=${frame} id=${id} at=${at} last=${last} />
    <main id="main" class="table-main" tabindex="-1" aria-label=${t("web.replay.title")}>
      <div class="board-area">
        ${position ? html`<${PastBoard} film=${film} position=${position} />`
          : html`<${Skeleton} />`}
      </div>
      <aside class="rail" aria-label=${t("web.table.rail")}>
        ${free && html`<${Eyes} frame=${frame} eyes=${eyes} choose=${setEyes} />`}
        ${free && points.length > 1 && html`<details class="panel replay-chart">
          <summary><h2>${t("web.end.chart")}</h2></summary>
          <${ScoreChart} points=${points} seats=${frame.table.seats} at=${at} pick=${(to) => replay.go(to)} />
        </details>`}
        <${Moves} film=${film} replay=${replay} at=${at} />
      </aside>
    </main>
    <${Stepper} replay=${replay} at=${at} />
  </div>`;
}

/** Going by hand stops the playing. */
function useReplayKeys(replay) {
  const to = (place) => ({ target }) => (isChoice(target) ? undefined : (replay.go(place()), true));
  useKeys({
    ArrowLeft: to(() => replay.at.value - 1),
    ArrowRight: to(() => replay.at.value + 1),
    Home: to(() => 0),
    End: to(() => replay.last),
    " ": ({ target }) => (isReached(target)
      ? undefined
      : (replay.playing.value ? replay.pause() : replay.play(), true)),
  });
}

/** Arrows choose whose eyes one sees with, where the focus is there. */
const isChoice = (target) => target instanceof HTMLInputElement && target.type === "radio";

/** The position to draw; the former one stays until the next is here. */
export function usePosition(id, at, eyes) {
  const [position, setPosition] = useState(null);
  const kept = useRef(new Map()).current;
  useEffect(() => {
    let wanted = true;
    persist(() => fetchPosition(kept, id, at, eyes), () => wanted)
      .then((found) => { if (wanted && found) setPosition({ ...found, at, eyes }); });
    return () => { wanted = false; };
  }, [id, at, eyes]);
  return position;
}

function fetchPosition(kept, id, at, eyes) {
  const key = `${at}.${eyes}`;
  if (!kept.has(key)) {
    const asked = get(`/tables/${id}/positions/${at}?eyes=${eyes}`);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
  }
  return kept.get(key);
}

/** The game's board as for any table, only that nothing can be played. */
export function PastBoard({ film, position }) {
  const { game, edition } = film.frame.table;
  const cards = useCards(game, edition);
  const board = useBoard(game, wantsText.value);
  const [chosen, choose] = useState([]);
  const seen = useBefore(position.view);
  const frame = useMemo(() => pastFrame(film, position), [film, position]);
  if (!board || !cards) return html`<${Skeleton} />`;
  const players = frame.table.seats.map((seat) => seat.name);
  const table = {
    view: position.view, frame, cards, players, eyes: frame.you.eyes, choices: [], pick: new Pick([], chosen), choose,
    play: () => {}, why: () => Promise.resolve(null), open: openCard, sources: openSources,
    past: true, tell: () => tellTable(frame.id, { at: position.at, eyes: position.eyes }),
    before: position.before ?? seen, watch: position.step?.seat ?? undefined,
    moved: movedIn(position.step?.lines ?? linesSince({ ...frame, you: { eyes: null } }), board.places),
  };
  return html`<${BoardFrame} board=${board} table=${table} />
    <${CardPanel} cards=${cards} game=${game} edition=${edition} players=${players} />
    <${Sources} players=${players} />`;
}

/** What was shown before this view. */
function useBefore(view) {
  const seen = useRef({ now: null, before: null });
  if (seen.current.now !== view) seen.current = { now: view, before: seen.current.now };
  return seen.current.before;
}

/** The table's frame as it was then, for these eyes. */
function pastFrame({ frame, history }, { view, at, eyes }) {
  const seat = eyes === SPECTATOR ? null : Number(eyes);
  const you = { ...frame.you, eyes: seat, seats: seat === null ? [] : [seat] };
  const lines = history.log.filter((line) => line.move <= at);
  return { ...frame, view, you, log: { from: 0, lines } };
}

function ReplayBar({ frame, id, at, last }) {
  const { status, title } = frame.table;
  const record = t("web.menu.record");
  const link = () => copy(`${location.origin}/replay/${id}?at=${at}`);
  return html`<header class="bar table-bar">
    <div class="bar-start">
      <a class="btn quiet icon" href=${status === "replay" ? "/" : `/table/${id}`} aria-label=${t("web.back")}
        title=${t("web.back")}>
        <${Symbol} name="back" />
      </a>
      <${Brand} />
      <div class="table-title"><h1><${Title} brief title=${title}>${t("web.replay.title")}<//></h1>
        <${Unusual} facts=${frame.table} /></div>
    </div>
    <p class="question waiting">${t("web.replay.at", { at, last })}</p>
    <div class="bar-end">
      ${status !== "playing" && html`<a class="btn small" href=${`/analysis/${id}`}>${t("web.analysis")}</a>`}
      <${IconButton} symbol="link" label=${t("web.menu.link")} press=${link} />
      ${status !== "playing" && html`<a class="btn quiet icon" href=${`/api/tables/${id}/record`} download
        aria-label=${record} title=${record}>
        <${Symbol} name="download" />
      </a>`}
      <${ThemeButton} /><${LanguageButton} />
    </div>
  </header>`;
}

export function Eyes({ frame, eyes, choose }) {
  const all = [...frame.table.seats.map((seat, place) => [place, seat.name]), [SPECTATOR, t("web.replay.spectator")]];
  const mark = (value) => (value === SPECTATOR ? html`<${Symbol} name="eyes" />` : html`<${SeatMark} seat=${value} />`);
  return html`<section class="panel"><fieldset class="field eyes">
    <legend><h2>${t("web.replay.eyes")}</h2></legend>
    ${all.map(([value, label]) => html`<label class="eye" key=${value}>
      <input type="radio" name="eyes" checked=${String(value) === String(eyes)} onChange=${() => choose(value)} />
      ${mark(value)}<span>${label}</span>
    </label>`)}
  </fieldset></section>`;
}

/** The moves as the log says them; a press goes there. */
function Moves({ film, replay, at }) {
  const { log, movers, moves } = film.history;
  const players = film.frame.table.seats.map((seat) => seat.name);
  const list = useRef(null);
  const board = useBoard(film.frame.table.game, false);
  const byMove = useMemo(() => groupBy(log, (line) => line.move), [log]);
  useEffect(() => { showCurrent(list.current); }, [at]);
  const said = (number) => sayTogether((byMove.get(number) ?? []).map(({ message }) => message), players).join(" ");
  const words = (number) => said(number) || moves[number - 1] || "";
  const row = (number, seat, text) => html`<li key=${number}>
    <button class=${`move-row ${seat}`} aria-current=${at === number ? "step" : null}
      onClick=${() => replay.go(number)}>
      <span class="move-number">${number}</span><span class="grow">${text}</span>
      ${at === number && html`<${Goods} goods=${replay.steps[number].gains} board=${board} paid />`}
    </button>
  </li>`;
  return html`<section class="panel talk" aria-labelledby="moves-title">
    <div class="panel-head">
      <h2 id="moves-title">${t("web.replay.moves")}</h2>
      <span class="aside">${t("web.log.move", { move: at })}</span>
    </div>
    <ol class="log move-list" ref=${list}>
      ${row(0, "", t("web.replay.start"))}
      ${movers.map((seat, place) => row(place + 1, `seat-${seat + 1}`, words(place + 1)))}
    </ol>
  </section>`;
}

/** Scroll a list, and nothing around it, to its current line. */
function showCurrent(list) {
  const row = list.querySelector("[aria-current]");
  list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}

function Stepper({ replay, at }) {
  const { last } = replay;
  const playing = replay.playing.value;
  const button = (symbol, id, press, off, shortcut) => html`
    <${IconButton} symbol=${symbol} label=${t(id)} shortcut=${shortcut} class="" disabled=${off} press=${press} />`;
  return html`<section class="stepper" aria-label=${t("web.replay.controls")}>
    ${button("first", "web.replay.first", () => replay.go(0), at === 0, "Home")}
    ${button("back", "web.replay.back", () => replay.go(at - 1), at === 0, "ArrowLeft")}
    ${button(playing ? "pause" : "play", playing ? "web.replay.pause" : "web.replay.play",
      () => (playing ? replay.pause() : replay.play()), at === last)}
    ${button("next", "web.replay.next", () => replay.go(at + 1), at === last, "ArrowRight")}
    ${button("last", "web.replay.last", () => replay.go(last), at === last, "End")}
    <${Speed} />
    <input class="grow" type="range" min="0" max=${last} value=${at} aria-label=${t("web.replay.slider")}
      aria-valuetext=${t("web.replay.at", { at, last })} onInput=${(event) => replay.go(Number(event.target.value))} />
    <span class="stepper-at">${at} / ${last}</span>
    ${replay.failed.value && html`<p class="field-note" role="status">${t("web.playback.failed")}</p>`}
  </section>`;
}
