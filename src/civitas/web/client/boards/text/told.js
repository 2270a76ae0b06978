/**
 * A table told in words, as its game tells it: a heading for each part, whole sentences, a list where each thing has
 * its own line. A component that can be chosen is a button, any other opens its card.
 */

import { persist } from "../../core/api.js";
import { targetsOf } from "../../core/choices.js";
import { wordsOf } from "../../core/help.js";
import { html, useEffect, useState } from "../../core/html.js";
import { announce } from "../../core/notify.js";
import { thing } from "../../core/pick.js";
import { together } from "../../core/turns.js";
import { language, say, sayRich } from "../../core/words.js";
import { CardLink } from "../../parts/card.js";
import { press } from "../../parts/pick.js";

/**
 * @typedef {import("../../types/view").Said} Said
 * @typedef {{heading: Said, lines: Said[], items: Said[], numbered: boolean}} Part
 */

/**
 * What the table of a game says of the present view; null until it has come, none where nobody tells it.
 * @param {import("../../types/board").BoardTable} table
 * @returns {Part[] | null}
 */
export function useTold(table) {
  const [told, setTold] = useState(/** @type {Part[] | null} */ (null));
  const { view, eyes, past } = table;
  const code = language.value;
  useEffect(() => {
    let wanted = true;
    const both = () => Promise.all([table.tell?.() ?? [], wordsOf("telling", code)]);
    persist(both, () => wanted).then((found) => { if (wanted) setTold(found?.[0] ?? []); });
    return () => { wanted = false; };
  }, [view, eyes, past, code]);
  return told;
}

/** @param {{parts: Part[], table: import("../../types/board").BoardTable}} props */
export function Told({ parts, table }) {
  const link = (component, text) => html`<${Component} component=${component} text=${text} table=${table} />`;
  const said = (message) => sayRich(message, table.players, link);
  useChanges(parts, table);
  useNumbers(parts, table);
  return html`<div class="text-board told">${parts.map((part, place) => html`
    <section class="panel" key=${place}>
      <h2>${say(part.heading, table.players)}</h2>
      ${together(part.lines).map(({ message, times }) => html`<p>${said(message)}${times > 1 && ` ×${times}`}</p>`)}
      ${part.items.length > 0 && html`<${part.numbered ? "ol" : "ul"} class="told-items">
        ${part.items.map((item) => html`<li>${said(item)}</li>`)}<//>`}
    </section>`)}</div>`;
}

/** The list of choices has the numbers of what is told: of the things that the items of a numbered part begin with. */
function useNumbers(parts, table) {
  useEffect(() => {
    const items = parts.filter((part) => part.numbered).flatMap((part) => part.items);
    const things = items.map((item) => targetsOf(item).find((component) => component in table.cards));
    table.number?.(things.filter((component) => component !== undefined));
    return () => table.number?.();
  }, [parts]);
}

/** What is asked now is spoken when the table has changed; what happened the page says by itself. */
function useChanges(parts, table) {
  const [first, ...rest] = parts[0]?.lines ?? [];
  const question = first ? [first, ...rest].map((line) => say(line, table.players)).join(" ") : "";
  const [spoken, setSpoken] = useState(question);
  useEffect(() => {
    if (question === spoken) return;
    setSpoken(question);
    if (!table.past) announce(question);
  }, [question]);
}

/** A name in a sentence: to be chosen where a choice names it, else to be looked at; other words stay words. */
function Component({ component, text, table }) {
  const named = thing(component);
  const chosen = table.pick.has(named);
  if (!chosen && !table.pick.of(named).length) {
    return component in table.cards ? html`<${CardLink} card=${component} text=${text} />` : text;
  }
  return html`<button class=${`text-card ${chosen ? "selected" : "legal-many"}`} aria-pressed=${chosen}
    onClick=${() => press(table, named)}>${text}</button>`;
}
