/** The numbered list: everything that can be done, in words. The board is its picture. */

import { keyOf } from "../core/choices.js";
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { announce } from "../core/notify.js";
import { cardOf } from "../core/pick.js";
import { name, say, sayRich, t } from "../core/words.js";
import { Dropped, Planned } from "./desk.js";
import { LessonLink } from "./lessonlink.js";
import { wholeWords } from "./soft.js";
import { Ticks } from "./ticks.js";

const strong = (component, text) => html`<b>${text}</b>`;

/** Whether the field for typing a move is open. */
const typing = signal(false);

/** What was typed of a number with more digits. */
const digits = signal("");

/**
 * @param {{table: import("../core/table.js").Table, play: (choice: object) => void}} props
 */
export function ChoicePanel({ table, play }) {
  const lines = table.lines.value;
  const press = (line) => (line.choice ? play(line.choice) : (table.group.value = line.key));
  useChoiceKeys(table, lines, press);
  useKeptFocus(table);
  if (!table.allChoices.value.length && !table.set.value) return html`<${WaitingPanel} table=${table} />`;
  return html`<section class="panel choice-panel" aria-labelledby="choices-title">
    <div class="panel-head">
      <h2 id="choices-title" tabindex="-1">${heading(table)}</h2>
      <${Tools} table=${table} />
    </div>
    <${Dropped} table=${table} />
    <${Ticks} table=${table} />
    ${typing.value && html`<${TypedMove} table=${table} lines=${lines} press=${press} />`}
    <ol class="choices">${lines.map((line) => html`
      <${ChoiceLine} key=${line.key} table=${table} line=${line} count=${lines.length} press=${press} />`)}</ol>
  </section>`;
}

/** Whoever chose from the list stays at it, though the line they pressed is gone. */
function useKeptFocus(table) {
  const inside = useRef(false);
  useEffect(() => {
    const note = (event) => { inside.current = Boolean(event.target.closest?.(".choice-panel, .waiting-panel")); };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) document.getElementById("choices-title")?.focus();
  }, [table.frame.value.seq, table.busy.value, table.group.value]);
}

function heading(table) {
  if (digits.value) return t("web.choices.digits", { digits: digits.value });
  if (table.chosen.value.length) return t("web.choices.selected", { card: cardOf(table.chosen.value.at(-1)) });
  return table.group.value === null ? t("web.choices.title") : t("web.choices.more", { words: table.group.value });
}

function Tools({ table }) {
  const narrowed = table.chosen.value.length > 0 || table.group.value !== null;
  const type = () => { typing.value = !typing.value; };
  if (narrowed) return html`<button class="btn small quiet" onClick=${() => table.choose([])}>
    <kbd>Esc</kbd> ${t("web.choices.all")}</button>`;
  return html`<button class="btn small quiet" aria-pressed=${typing.value} onClick=${type}>
    <kbd>/</kbd> ${t("web.choices.type")}</button>`;
}

function ChoiceLine({ table, line, count, press }) {
  const { choice } = line;
  const busy = table.busy.value;
  const words = choice ? sayRich(choice.sentence, table.players.value, strong)
    : t("web.choices.more", { words: line.label });
  return html`<li><button class="choice" disabled=${busy !== null} aria-busy=${busy !== null && busy === choice?.text}
    data-text=${choice?.text} onClick=${() => press(line)}>
    <kbd aria-hidden="true">${keyOf(line, count)}</kbd>
    <span class="grow">${words}</span>
    ${!choice && html`<span class="choice-count">${line.choices.length}</span>`}
    ${hintedLetter(table, choice)}
  </button></li>`;
}

/** The letter of a choice that a hint names. */
function hintedLetter(table, choice) {
  const place = (table.hinted.value?.hints ?? []).findIndex(({ move }) => choice?.move === move);
  return place >= 0 && html`<b class="hint-letter" aria-hidden="true">${"abc"[place]}</b>`;
}

function WaitingPanel({ table }) {
  const { view, table: facts } = table.frame.value;
  if (view.asked === null) return null;
  return html`<section class="panel waiting-panel">
    <h2 id="choices-title" tabindex="-1">${t("web.table.waiting_for", { name: facts.seats[view.asked].name })}</h2>
    <p class="muted">${say(view.prompt, table.players.value)}</p>
    <${Planned} table=${table} />
  </section>`;
}

function useChoiceKeys(table, lines, press) {
  const choose = (digit) => {
    if (!lines.length || table.busy.value) return undefined;
    const line = lineOf(lines, digit);
    if (line) press(line);
    return true;
  };
  const numbers = Object.fromEntries(Array.from("0123456789", (digit) => [digit, () => choose(digit)]));
  const slash = () => (table.allChoices.value.length ? (typing.value = true) : undefined);
  useKeys({ ...numbers, Enter: () => enter(lines, press), Escape: () => escape(table), "/": slash });
  useEffect(() => { digits.value = ""; }, [table.frame.value.seq, table.group.value, table.chosen.value]);
}

/** The line a digit means at once; where there are more than ten, digits gather until they can mean only one. */
function lineOf(lines, digit) {
  if (lines.length <= 10) return lines[(Number(digit) + 9) % 10];
  const text = digits.value + digit;
  const fitting = lines.filter((line) => String(line.number).startsWith(text));
  digits.value = fitting.length > 1 ? text : "";
  if (digits.value) announce(t("web.choices.digits", { digits: text }));
  return fitting.length === 1 ? fitting[0] : null;
}

/** Enter ends a number that could go on. */
function enter(lines, press) {
  const line = lines.find((other) => String(other.number) === digits.value);
  digits.value = "";
  return line && (press(line), true);
}

/** Escape takes back the last thing that narrowed the list. */
function escape(table) {
  if (digits.value) return (digits.value = "", true);
  if (typing.value) return (closeTyping(table), true);
  if (table.group.value !== null) return ((table.group.value = null), true);
  if (table.chosen.value.length) return (table.choose(table.pick.value.undone().chosen), true);
  return undefined;
}

function closeTyping(table) {
  typing.value = false;
  table.typed.value = "";
}

/** Type a move or a card's name: the list narrows, Enter takes what is left, and what cannot be done says why. */
function TypedMove({ table, lines, press }) {
  const field = useRef(null);
  const [why, setWhy] = useState(null);
  const frame = table.frame.value;
  useLayoutEffect(() => { field.current.focus(); return () => { table.typed.value = ""; }; }, []);
  const commit = async () => {
    const text = table.typed.value.trim();
    if (text && lines.length === 1) { closeTyping(table); press(lines[0]); }
    if (text && lines.length === 0) setWhy(await table.why(text));
  };
  const key = (event) => {
    const action = { Escape: () => closeTyping(table), Enter: commit }[event.key];
    if (action) { event.preventDefault(); action(); }
  };
  const input = (event) => { setWhy(null); table.typed.value = event.target.value; };
  const note = why ? say(why, table.players.value) : t("web.choices.no_match", { typed: table.typed.value });
  return html`<div class="field typed-move">
    <input ref=${field} aria-label=${t("web.choices.type_label")} placeholder=${t("web.choices.type_label")}
      autocomplete="off"
      spellcheck="false" enterkeyhint="go" value=${table.typed.value} onKeyDown=${key} onInput=${input} />
    ${lines.length === 0 && html`<p class="field-note" role="status">${note}</p>`}
    ${lines.length === 0 && why && !frame.lesson && html`
      <${LessonLink} refusal=${why} edition=${frame.table.edition} />`}
  </div>`;
}

const NOTHING = new Set();

/** Whether a choice has too many words for a third of a phone: then buttons stand below one another. */
const isLong = ({ label }) => label.length > 44;

/** Whether three answers say so much that on a short phone they would cover the board, where each is found as well. */
const coverBoard = (choices) => choices.length === 3 && choices.some(isLong)
  && choices.every(({ targets }) => targets.length > 0);

/** For small screens: what is chosen, or the question, and at most three buttons; first the moves that are meant. */
export function ChoiceSheet({ table, play, question, showAll, meant = NOTHING }) {
  const chosen = table.chosen.value.at(-1);
  const choices = table.pick.value.left;
  const few = choices.length <= 3;
  const shown = few ? choices : chosen ? choices.slice(0, 2) : choices.filter((choice) => meant.has(choice.text));
  const busy = table.busy.value !== null;
  const folds = Boolean(question) && !chosen && coverBoard(choices);
  const ticks = html`<${Ticks} table=${table} />`;
  if (!table.allChoices.value.length) return html`<div class="sheet">${question}${ticks}</div>`;
  return html`<div class="sheet" role="region" aria-label=${t("web.choices.title")}>
    ${chosen ? html`<p class="sheet-title name">${name(cardOf(chosen))}</p>` : question}
    ${ticks}
    <div class=${`sheet-actions ${shown.some(isLong) ? "long" : ""} ${folds ? "folds" : ""}`}>
      ${shown.map((choice, place) =>
        html`<button key=${choice.text} class=${`btn ${chosen && place === 0 ? "go" : ""}`} disabled=${busy}
        data-text=${choice.text} aria-label=${choice.label}
        onClick=${() => play(choice)}><span>${wholeWords(choice.label)}</span></button>`)}
      ${(!few || folds) && html`<button class=${`btn show-all ${chosen || !question ? "" : "go"}`} onClick=${showAll}>
        ${t("web.choices.show", { count: choices.length })}</button>`}
    </div>
  </div>`;
}
