/** The one floating note of a board: what a card does, and why it cannot be played now. */

import { boxAt, covered } from "../core/boxes.js";
import { cardPath } from "../core/cards.js";
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../core/html.js";
import { name, say } from "../core/words.js";
import { LessonLink } from "./lessonlink.js";
import { Symbol } from "../core/symbol.js";

const shown = signal(null);
const GAP = 8;
const STEP = 20;

/**
 * @param {Element} anchor what the note is about
 * @param {{table: object, card: string, asks: {kind: string, args: object}[], kind?: string, notes?: string[],
 *   kept?: boolean}} about
 *   `asks` are moves that may be refused, `kind` the words beside the name, `notes` what is not printed on the card,
 *   `kept` whether a press asked for it
 */
export const showTip = (anchor, about) => { shown.value = { anchor, ...about }; };

/** Whether the note is about this element, and was asked for by a press. */
export const isKept = (anchor) => Boolean(shown.value?.kept) && shown.value.anchor === anchor;

/** Whether there was one to hide. */
export function hideTip() {
  const was = shown.value !== null;
  shown.value = null;
  return was;
}

/** The pointer or the focus leaves what the note is about: it goes, unless a press asked for it. */
export const leaveTip = () => { if (!shown.value?.kept) hideTip(); };

/** The note itself. Why something is refused is also said to those who do not see it. */
export function Tip() {
  const note = shown.value;
  const isThere = note && note.anchor.isConnected;
  const reasons = useReasons(isThere ? note : null);
  return html`${isThere && html`<${Note} key=${note.card} ...${note} reasons=${reasons} />`}
    <div class="visually-hidden" role="status">${reasons.map(({ line }) => line).join(" ")}</div>`;
}

function Note({ anchor, table, card, kind = "", notes = [], kept = false, reasons }) {
  const box = useRef(null);
  useLayoutEffect(() => place(box.current, anchor.getBoundingClientRect()), [anchor, reasons]);
  useEffect(() => {
    const isHere = (target) => anchor.contains(target) || box.current?.contains(target);
    const isShown = () => shown.value?.anchor === anchor;
    const leave = ({ type, target }) => { if (isShown() && (type === "scroll" || !isHere(target))) hideTip(); };
    const leaving = ["scroll", "pointerdown", "focusin"];
    for (const event of leaving) window.addEventListener(event, leave, { capture: true, passive: true });
    return () => { for (const event of leaving) window.removeEventListener(event, leave, { capture: true }); };
  }, [anchor]);
  const entry = table.cards[card];
  return html`<div ref=${box} class=${`pop board-tip ${kept ? "kept" : ""}`} role=${kept ? "note" : "tooltip"}>
    <p class="board-tip-head">${kept && entry ? html`<${Title} table=${table} card=${card} />`
      : html`<b class="name">${name(card)}</b>`} <span class="aside">${kind}</span></p>
    ${(entry?.text ?? []).map((line) => html`<p>${say(line, table.players)}</p>`)}
    ${notes.map((line) => html`<p class="board-tip-note">${line}</p>`)}
    ${reasons.map(({ line }) => html`<p class="board-tip-why"><${Symbol} name="lock" /><span>${line}</span></p>`)}
    ${kept && reasons.length > 0 && !table.frame.lesson && html`
      <${LessonLink} refusal=${reasons[0].message} edition=${table.frame.table.edition} />`}
  </div>`;
}

/** The name of a card leads to all about it. */
function Title({ table, card }) {
  const { game, edition } = table.frame.table;
  return html`<a class="name" href=${cardPath(game, edition, card)} target="_blank">${name(card)}</a>`;
}

/** Why each of the moves of a note is refused, with the sentences that say it; equal ones once. */
function useReasons(note) {
  const [reasons, setReasons] = useState([]);
  useEffect(() => {
    let here = true;
    const { table, asks } = note ?? { asks: [] };
    Promise.all(asks.map((move) => table.why(move))).then((messages) => {
      const said = messages.filter(Boolean).map((message) => ({ message, line: say(message, table.players) }));
      const isNew = ({ line }, place) => said.findIndex((other) => other.line === line) === place;
      if (here) setReasons(said.filter(isNew));
    });
    return () => { here = false; };
  }, [note?.card, JSON.stringify(note?.asks), note?.table.view.move]);
  return reasons;
}

/** As near to the thing as a note can be that covers neither it, nor a button, nor a line of the log. */
function place(box, thing) {
  if (!box) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const spot = ({ left, top }) => boxAt(left, top, { width, height });
  const spots = spotsAround(thing, width, height).map(spot).filter((each) => !covered(each, thing));
  spots.sort((one, other) => distance(one, thing) - distance(other, thing));
  const kept = [...document.querySelectorAll(KEPT)].map((each) => each.getBoundingClientRect());
  const loss = (each) => kept.reduce((sum, other) => sum + covered(each, other), 0);
  const best = spots.find((each) => loss(each) === 0) ?? spots.toSorted((one, other) => loss(one) - loss(other))[0];
  box.style.top = `${best?.top ?? GAP}px`;
  box.style.left = `${best?.left ?? GAP}px`;
}

/** What stays in sight: everything to press but the cards, and the log. */
const KEPT = "button:not([data-rove]), a[href], input, select, .log > li, .question";

/** Every place of the window for a box, those in line with the thing first. */
function spotsAround(thing, width, height) {
  const tops = [thing.bottom + GAP, thing.top - GAP - height, thing.top, ...every(innerHeight - height - GAP)];
  const lefts = [thing.left, thing.right - width, thing.right + GAP, thing.left - GAP - width,
    ...every(innerWidth - width - GAP)];
  const fits = ({ left, top }) => left >= GAP && top >= GAP && left + width <= innerWidth - GAP
    && top + height <= innerHeight - GAP;
  return tops.flatMap((top) => lefts.map((left) => ({ left, top }))).filter(fits);
}

const every = (last) => Array.from({ length: Math.max(1, Math.floor(last / STEP)) }, (_, place) => GAP + place * STEP);

/** How far a box lies from a thing; beside it counts more than above or below. */
function distance(one, thing) {
  const between = (low, high, from, to) => Math.max(0, from - high, low - to);
  return 2 * between(one.left, one.right, thing.left, thing.right)
    + between(one.top, one.bottom, thing.top, thing.bottom) + Math.abs(one.left - thing.left) / 10;
}
