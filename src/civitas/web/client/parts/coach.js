/** The coach of a lesson: one idea, one task, what came of the last try, and the way on. It stands beside the board. */

import { html, useEffect, useRef } from "../core/html.js";
import { isPressable, useKeys } from "../core/keys.js";
import { announce } from "../core/notify.js";
import { go } from "../core/router.js";
import { Symbol } from "../core/symbol.js";
import { name, say, t } from "../core/words.js";
import { helpPath } from "./games.js";
import { namedBy } from "./spotlight.js";

const FEW_TRIES = 2;
const FEW_LINES = 3;
/** Milliseconds until the board is drawn and its leaf open: then what is meant has a name. */
const SETTLED = 300;

/** The first sentence is the idea; the rest explains it. */
export function split(text) {
  const end = /[.!?]\s/.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 2)] : [text, ""];
}

/** @param {{table: import("../core/lesson.js").LessonTable, play: (game: object) => void}} props */
export function Coach({ table, play }) {
  const { lesson } = table.frame.value;
  const players = table.players.value;
  const heading = useRef(null);
  const moment = `${lesson.scene}/${lesson.step}/${lesson.done}`;
  useSpoken(table, lesson, players, heading, moment);
  useCoachKeys(table, lesson);
  if (lesson.done) return html`<${Done} table=${table} lesson=${lesson} heading=${heading}
    play=${play} />`;
  const [idea, rest] = split(say(lesson.say, players));
  return html`<section class="panel coach" aria-label=${t("web.learn.coach")}>
    <${Head} lesson=${lesson} />
    <${Said} lesson=${lesson} players=${players} />
    <h2 ref=${heading} id="coach-say" tabindex="-1">${idea}</h2>
    ${rest && html`<p class="coach-more">${rest}</p>`}
    ${lesson.kind === "ask" && html`<${Question} key=${moment} table=${table} lesson=${lesson} players=${players} />`}
    ${lesson.task && html`<p class="coach-task"><${Symbol} name="next" /><span><small>${t("web.learn.task")}</small>
      <b>${say(lesson.task, players)}</b></span></p>`}
    ${lesson.tries_move?.things.length === 0 && html`<button class="btn coach-try" disabled=${table.busy.value !== null}
      onClick=${() => table.attempt()}>${say(lesson.tries_move.sentence, players)}</button>`}
    <${Answered} table=${table} players=${players} />
    <${Foot} table=${table} lesson=${lesson} play=${play} />
  </section>`;
}

function Head({ lesson }) {
  const where = { number: lesson.number, of: lesson.of };
  return html`<header class="coach-head">
    <span class="coach-face"><${Symbol} name="civitas" size="18" /></span>
    <p><b>${t("web.learn.lesson_of", where)}</b> · ${say(lesson.title)}<br />
      <span class="muted">${t("teaching.step", { number: lesson.step, count: lesson.steps })}</span></p>
  </header>`;
}

/** What was said of the step before, and what the others did since. */
function Said({ lesson, players }) {
  if (!lesson.said.length && !lesson.news.length) return null;
  return html`<div class="coach-said">
    ${lesson.said.map((message) => html`<p><${Symbol} name="tick" /> ${say(message, players)}</p>`)}
    <${News} lines=${lesson.news.map((line) => say(line, players))} />
  </div>`;
}

/**
 * What happened in between: the first lines, and the others where somebody wants them.
 * @param {{lines: string[]}} props
 */
function News({ lines }) {
  const few = lines.length > FEW_LINES + 1 ? FEW_LINES : lines.length;
  const [first, others] = [lines.slice(0, few), lines.slice(few)];
  if (!lines.length) return null;
  return html`<ul>${first.map((line) => html`<li>${line}</li>`)}</ul>
    ${others.length > 0 && html`<details><summary>${t("web.learn.more_lines", { count: others.length })}</summary>
      <ul>${others.map((line) => html`<li>${line}</li>`)}</ul></details>`}`;
}

/** A number or a name to predict: radio buttons, which answer when they are pressed. */
function Question({ table, lesson, players }) {
  const busy = table.busy.value !== null;
  return html`<div class="coach-answers" role="radiogroup" aria-labelledby="coach-say">
    ${lesson.choices.map(({ value, say: words }, place) => html`<button key=${value} type="button" role="radio"
      class="btn" aria-checked="false" disabled=${busy} onClick=${() => table.step("/answer", { choice: value })}>
      <kbd aria-hidden="true">${place + 1}</kbd> ${say(words, players)}</button>`)}
  </div>`;
}

/** What came of the last try: what is right about it first, never in red. */
function Answered({ table, players }) {
  const reply = table.reply.value;
  const way = table.way.value;
  return html`
    ${reply && reply.kind !== "goes on" && html`<div class="coach-wrong">
      ${reply.led_to.length > 0 && html`<ul>${reply.led_to.map((line) => html`<li>${say(line, players)}</li>`)}</ul>`}
      <p>${say(reply.message, players)}</p>
    </div>`}
    ${way && html`<div class="coach-way"><${Way} table=${table} way=${way} players=${players} /></div>`}`;
}

function Way({ table, way, players }) {
  const { lesson } = table.frame.value;
  if (way.answer !== null) {
    const choice = lesson.choices.find(({ value }) => value === way.answer);
    return html`<p>${t("web.learn.answer_is", { answer: choice ? say(choice.say, players) : String(way.answer) })}</p>`;
  }
  return html`<p>${t("web.learn.for_example")}</p><ol>${way.moves.map((text) => html`
    <li>${wordsOf(table, text, players)}</li>`)}</ol>`;
}

/** A move in the reader's words, where the list has it. */
function wordsOf(table, text, players) {
  const choice = table.allChoices.value.find((other) => other.text === text);
  return choice ? say(choice.sentence, players) : text;
}

function Foot({ table, lesson, play }) {
  const busy = table.busy.value !== null;
  const helps = lesson.tries >= FEW_TRIES;
  const only = lesson.kind === "tell" || lesson.kind === "game";
  const skip = () => table.step("/skip");
  return html`<footer class="coach-foot">
    <button class="btn" disabled=${busy || lesson.step === 1} onClick=${() => table.step("/back")}>
      <${Symbol} name="back" /> ${t("web.learn.back")}</button>
    <${Dots} lesson=${lesson} />
    ${lesson.kind === "game" && html`<button class="btn go" disabled=${busy} onClick=${() => play(lesson.game)}>
      ${t("web.learn.play")}</button>`}
    ${lesson.kind === "tell" && html`<button class="btn go" disabled=${busy} onClick=${() => table.step("/next")}>
      ${t("web.learn.next")} <kbd>Enter</kbd></button>`}
    ${!only && html`<button class=${`btn ${helps ? "go" : ""}`} disabled=${busy} onClick=${() => table.showWay()}>
      <${Symbol} name="hint" /> ${t("web.learn.show")}</button>`}
    <span class="coach-links">
      <button class="link" disabled=${busy} onClick=${skip}>${t("web.learn.skip")}</button>
      ${lesson.topic && html`<a class="link" target="_blank" href=${ruleOf(table)}>${t("web.learn.rule")}</a>`}
      <button class="link coach-leave" onClick=${() => leave()}>${t("web.learn.leave")}</button>
    </span>
  </footer>`;
}

function Dots({ lesson }) {
  const label = t("teaching.step", { number: lesson.step, count: lesson.steps });
  return html`<span class="coach-dots" role="img" aria-label=${label}>
    ${Array.from({ length: lesson.steps }, (_, place) => html`<i key=${place}
      class=${place + 1 === lesson.step ? "now" : place + 1 < lesson.step ? "past" : ""}></i>`)}</span>`;
}

/** The end: what the learner can do now, the game that a door leads to, and where it goes on. */
function Done({ table, lesson, heading, play }) {
  return html`<section class="panel coach" aria-label=${t("web.learn.coach")}>
    <${Head} lesson=${lesson} />
    <${Said} lesson=${lesson} players=${table.players.value} />
    <h2 ref=${heading} id="coach-say" tabindex="-1">${t("web.learn.done")}</h2>
    <p class="coach-more">${say(lesson.can)}</p>
    ${lesson.doors.map((door) => html`<button key=${door.after} class="btn coach-door" onClick=${() => play(door.game)}>
      ${say(door.say)}</button>`)}
    <footer class="coach-foot">
      <button class="btn" onClick=${() => table.step("/restart")}>${t("web.learn.again")}</button>
      ${lesson.next ? html`<button class="btn go" onClick=${() => go(`/lesson/${lesson.next}`)}>
        ${t("web.learn.next_lesson")} <kbd>Enter</kbd></button>`
        : html`<button class="btn go" onClick=${() => go("/")}>${t("web.learn.play")}</button>`}
      <span class="coach-links"><a class="link" href="/learn">${t("web.learn.courses")}</a></span>
    </footer>
  </section>`;
}

/** The rule behind a lesson, in the help of its game. */
function ruleOf(table) {
  const { table: facts, lesson } = table.frame.value;
  return helpPath(facts.game, facts.edition, lesson.topic);
}

const leave = () => go("/learn");

/** A new step is read out and has the focus; so is what came of a try. */
function useSpoken(table, lesson, players, heading, moment) {
  useEffect(() => {
    const speak = () => {
      const parts = [t("teaching.step", { number: lesson.step, count: lesson.steps }),
        ...(lesson.done ? [t("web.learn.done"), say(lesson.can)] : [say(lesson.say, players)]),
        ...(lesson.task ? [say(lesson.task, players)] : []),
        ...(lesson.done ? [] : lesson.point.map((pointer, place) => spoken(table, pointer, place)))];
      announce(parts.filter(Boolean).join(" "));
    };
    const timer = setTimeout(speak, SETTLED);
    if (!isPressable(document.activeElement) || document.activeElement?.closest(".coach")) heading.current?.focus();
    return () => clearTimeout(timer);
  }, [moment]);
  const reply = table.reply.value;
  useEffect(() => {
    if (reply && reply.kind !== "goes on") {
      announce([...reply.led_to, reply.message].map((message) => say(message, players)).join(" "));
    }
  }, [reply]);
}

/** "Mark 1: Baths": a card by its name, a move by its sentence, a number by where it stands. */
function spoken(table, pointer, place) {
  const [kind, what] = [pointer.slice(0, pointer.indexOf(":")), pointer.slice(pointer.indexOf(":") + 1)];
  const names = { card: () => name(what), move: () => wordsOf(table, what, table.players.value) };
  const meant = (names[kind] ?? (() => namedBy(pointer)))();
  return meant && t("web.learn.mark", { number: place + 1, what: meant });
}

function useCoachKeys(table, lesson) {
  const onwards = (event) => {
    if (isPressable(event.target)) return undefined;
    if (lesson.done && lesson.next) return (go(`/lesson/${lesson.next}`), true);
    return lesson.kind === "tell" && !lesson.done ? (table.step("/next"), true) : undefined;
  };
  const answers = lesson.kind === "ask" && !lesson.done ? Object.fromEntries(lesson.choices.map(({ value }, place) =>
    [String(place + 1), () => (table.step("/answer", { choice: value }), true)])) : {};
  useKeys({
    ...answers,
    Enter: onwards,
    Backspace: () => (table.step("/back"), true),
    H: () => (lesson.done ? undefined : (table.showWay(), true)),
    Escape: () => (table.chosen.value.length || table.group.value !== null ? undefined : (leave(), true)),
  });
}
