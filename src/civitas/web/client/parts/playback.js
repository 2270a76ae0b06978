/** Rivals' turns beside the board: a line for each, its steps while it is shown, and the ways through it. */

import { html, useEffect, useRef, useState } from "../core/html.js";
import { MOST_FOR_YOU } from "../core/playback.js";
import { isStill } from "../core/projector.js";
import { isReached, useKeys } from "../core/keys.js";
import { playSpeed, rivalTurns } from "../core/settings.js";
import { Symbol } from "../core/symbol.js";
import { gainsOf, isBeginning, together } from "../core/turns.js";
import { sayBriefly, sayRich, t } from "../core/words.js";
import { IconButton } from "./bar.js";
import { linkTo } from "./card.js";
import { Dialog } from "./dialog.js";
import { Goods } from "./goods.js";
import { listOfNames } from "./log.js";
import { SeatMark } from "./seats.js";

const SPEEDS = [0.5, 1, 2, 4];
/** How many sentences a step has on a small screen; what it brought says the rest. */
const MOST_SAID = 2;

/**
 * Where the board is behind a drawer, whoever wants to watch is led to it.
 * @param {{playback: import("../core/playback.js").Playback, cards: object, board: object, toBoard: () => void}} props
 */
export function PlaybackPanel({ playback, cards, board, toBoard }) {
  const steps = playback.steps.value;
  usePlaybackKeys(playback);
  if (!steps.length || rivalTurns.value === "off") return null;
  const players = playback.table.players.value;
  const { eyes } = playback.table.frame.value.you;
  const play = (place) => { toBoard(); playback.play(place); };
  const show = { playback, cards, board, players, eyes, play };
  return html`<section class="panel playback" aria-label=${t("web.playback.title")} onMouseDown=${keepFocus}>
    ${playback.failed.value && html`<p class="field-note" role="status">${t("web.playback.failed")}</p>`}
    ${playback.at.value === null ? html`<${Summaries} show=${show} />` : html`<${Steps} show=${show} />`}
  </section>`;
}

/** Whoever presses with a mouse stays where they were: the keys of the strip go on meaning what it says. */
function keepFocus(event) {
  if (!event.target.closest("select")) event.preventDefault();
}

function usePlaybackKeys(playback) {
  const on = (act) => () => (playback.at.value === null ? undefined : (act(), true));
  const free = (act) => (event) => (isReached(event.target) ? undefined : on(act)());
  useKeys({
    " ": free(() => pauseOrPlay(playback)),
    ArrowLeft: on(() => playback.go(playback.at.value - 1)),
    ArrowRight: on(() => playback.go(playback.at.value + 1)),
    S: on(() => playback.skip()),
    Enter: free(() => playback.leave()),
    Escape: on(() => playback.leave()),
  });
}

/** What rivals did since one's own last move, and the way to see it; where there is little room, all of it opens. */
function Summaries({ show }) {
  const [open, setOpen] = useState(false);
  useKeys({ N: () => (setOpen(true), true) });
  const title = t("web.playback.since");
  return html`<div class="panel-head"><h2><button class="playback-open" aria-keyshortcuts="N"
        title=${t("web.playback.all")} onClick=${() => setOpen(true)}>${title} <kbd aria-hidden="true">N</kbd></button>
      </h2>
      <button class="btn small" onClick=${() => show.play(0)}>
        <${Symbol} name="play" />${t("web.playback.watch")}</button></div>
    <${Turns} show=${show} /><${ForYou} show=${show} most=${MOST_FOR_YOU} />
    ${open && html`<${Dialog} class="fold-box" title=${title} close=${() => setOpen(false)}>
      <${Turns} show=${show} /><${ForYou} show=${show} most=${Infinity} /><//>`}`;
}

/** A line for each turn: whose it was, what it was about, what it brought. */
function Turns({ show }) {
  const { playback, board, players } = show;
  const watch = (turn) => show.play(playback.steps.value.indexOf(turn.steps[0]));
  return html`<ol class="playback-turns">${playback.turns.value.map((turn, place) => html`
    <li key=${place} class=${`seat-${turn.seat + 1}`}>
      <button class="playback-turn" title=${t("web.playback.watch_turn", { name: players[turn.seat] })}
        onClick=${() => watch(turn)}><b>${whose(turn.seat, show)}</b>${" "}
        <span class="playback-about">${summaryOf(turn, show)}</span>
        <${Goods} goods=${turn.gains} board=${board} /></button></li>`)}</ol>`;
}

/** What befalls oneself when one's own turn begins, as the end of a war, is among the news as well. */
const whose = (seat, { players, eyes }) => (seat === eyes ? t("web.seat.you") : players[seat]);

/** A turn in one line: the things it was about, or else the first that was done. */
function summaryOf({ lines, seat }, show) {
  const { cards } = show;
  const names = listOfNames({ seat, lines }, cards, (other) => whose(other, show));
  if (names) return names;
  const line = lines.find((other) => !isBeginning(other)) ?? lines[0];
  return sayBriefly(together([line.message]), show.players, { of: seat, named: false });
}

/** What rivals' moves changed of one's own, what was done to oneself, and what stands otherwise by all of them. */
function ForYou({ show, most }) {
  const { playback, board, cards, players, eyes } = show;
  const lines = playback.steps.value.flatMap((step) => step.lines);
  const goods = gainsOf(lines, eyes);
  const done = lines.filter((line) => isMeant(line, eyes)).map(({ message }) => message);
  const said = [...done, ...playback.changes.value].slice(0, most);
  if (!goods.size && !said.length) return null;
  return html`<div class="playback-you"><b>${t("web.playback.for_you")}</b>
    <${Goods} goods=${goods} board=${board} />
    ${said.map((message) => html`<p>${sayRich(message, players, linkTo(cards))}</p>`)}</div>`;
}

/** Whether something was done to oneself, or one's own war ended as one's turn began. */
const isMeant = ({ message: { args } }, eyes) => (args.seat === eyes
  ? "rival" in args
  : [args.rival, args.loser, args.partner, args.target].includes(eyes));

/** The steps of the turn that is shown; the one on the board is framed, and said in full. */
function Steps({ show }) {
  const { playback, players, eyes } = show;
  const { number, step: { turn: { seat, steps } } } = playback;
  const before = playback.at.value - number + 1;
  return html`<div class="panel-head">
      <h2><${SeatMark} seat=${seat} /> ${seat === eyes
        ? t("web.seat.you")
        : t("web.playback.turn_of", { name: players[seat] })}</h2>
      <span class="aside">${t("web.playback.step", { number, steps: steps.length })}</span></div>
    <${Controls} playback=${playback} />
    <ol class=${`playback-steps seat-${seat + 1}`}>${steps.map((step, at) => html`
      <${StepLine} key=${at} step=${step} number=${at + 1} place=${before + at} show=${show} />`)}</ol>
    <button class="btn go wide" onClick=${() => playback.leave()}>${t(playback.table.allChoices.value.length
      ? "web.playback.my_turn" : "web.playback.to_table")} <kbd>Enter</kbd></button>`;
}

function StepLine({ step, number, place, show }) {
  const { playback, players, board } = show;
  const line = useRef(null);
  const now = playback.at.value === place;
  useEffect(() => { if (now) line.current?.scrollIntoView({ block: "nearest" }); }, [now]);
  const past = place < playback.at.value;
  const said = together(step.lines.map(({ message }) => message));
  return html`<li ref=${line} class=${now ? "now" : past ? "past" : ""}>
    <button aria-current=${now ? "step" : null} onClick=${() => playback.go(place)}>
      <i class="step-disc" aria-hidden="true">${number}</i>
      <span class="grow">${now
        ? sayBriefly(said, players, { of: step.seat, link: strong })
        : sayBriefly(said.slice(0, 1), players, { of: step.seat, named: step.seat !== step.turn.seat })}</span>
      <${Goods} goods=${step.gains} board=${board} paid /></button></li>`;
}

const strong = (component, text) => html`<b>${text}</b>`;

function Controls({ playback }) {
  const at = playback.at.value;
  const button = (symbol, id, press, off) => html`
    <${IconButton} symbol=${symbol} label=${t(id)} class="" disabled=${off} press=${press} />`;
  return html`<div class="playback-controls">
    ${button("first", "web.replay.first", () => playback.go(0), at === 0)}
    ${button("back", "web.replay.back", () => playback.go(at - 1), at === 0)}
    <${PauseButton} playback=${playback} />
    ${button("next", "web.replay.next", () => playback.go(at + 1), at === playback.steps.value.length - 1)}
    <${Speed} />
    <button class="btn small" onClick=${() => playback.skip()}>${t("web.playback.skip")} <kbd>S</kbd></button>
  </div>`;
}

function PauseButton({ playback, look = "" }) {
  const playing = playback.playing.value;
  return html`<${IconButton} symbol=${playing ? "pause" : "play"} class=${look}
    label=${t(playing ? "web.replay.pause" : "web.replay.play")} press=${() => pauseOrPlay(playback)} />`;
}

const pauseOrPlay = (playback) => (playback.playing.value ? playback.pause() : playback.play());

/** How fast steps follow each other. */
export function Speed() {
  return html`<label class="playback-speed"><span class="visually-hidden">${t("web.playback.speed")}</span>
    <select value=${String(playSpeed.value)} onChange=${(event) => { playSpeed.value = Number(event.target.value); }}>
      ${SPEEDS.map((speed) => html`<option value=${String(speed)}>${speed}×</option>`)}</select></label>`;
}

/** How rivals' turns are shown, and how fast, to choose. */
export function RivalTurnsChoice() {
  return html`<div class="playback-choice"><label class="field"><span>${t("web.playback.show")}</span>
    <select value=${rivalTurns.value} onChange=${(event) => { rivalTurns.value = event.target.value; }}>
      ${["steps", "summary", "off"].map((way) => html`<option value=${way}>${t(`web.playback.way.${way}`)}</option>`)}
    </select></label><${Speed} /></div>`;
}

/** On small screens the rival's turn is one line above the sheet. */
export function PlaybackLine({ playback, board }) {
  const { players } = playback.table;
  const { steps, at } = { steps: playback.steps.value, at: playback.at.value };
  if (!steps.length || rivalTurns.value === "off") return null;
  if (at === null) {
    return html`<button class="playback-line" onClick=${() => playback.play(0)}><${Symbol} name="play" />
      ${playback.failed.value ? t("web.playback.failed") : sinceLine(playback.turns.value.length)}</button>`;
  }
  const { seat, lines, gains } = playback.step;
  const said = together(lines.map(({ message }) => message));
  const more = said.length > MOST_SAID && " …";
  return html`<div class=${`playback-line seat-${seat + 1}`}>
    <${IconButton} symbol="back" label=${t("web.replay.back")} disabled=${at === 0}
      press=${() => playback.go(at - 1)} />
    <p class="grow"><${SeatMark} seat=${seat} />
      ${" "}${sayBriefly(said.slice(0, MOST_SAID), players.value, { of: seat })}${more}
      <${Goods} goods=${gains} board=${board} paid /></p>
    ${!isStill() && html`<${PauseButton} playback=${playback} look="quiet" />`}
    <${IconButton} symbol="next" label=${t("web.replay.next")} press=${() =>
      (at + 1 < steps.length ? playback.go(at + 1) : playback.leave())} />
    <${IconButton} symbol="cross" label=${t("web.playback.my_turn")} press=${() => playback.leave()} />
  </div>`;
}

/** Others may have moved without having had a turn. */
const sinceLine = (turns) => (turns ? t("web.playback.line", { turns }) : t("web.playback.line_moves"));
