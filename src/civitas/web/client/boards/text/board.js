/**
 * The table of any game in words: as the game itself tells it, or else from its view alone, a heading for each part, a
 * line for each fact, a table where several things have the same facts. With the numbered list beside it every game
 * can be played here. What a view has under `drawing` is for boards only.
 */

import { html } from "../../core/html.js";
import { thing } from "../../core/pick.js";
import { name, say, t, word } from "../../core/words.js";
import { CardLink } from "../../parts/card.js";
import { Skeleton } from "../../parts/missing.js";
import { press } from "../../parts/pick.js";
import { Told, useTold } from "./told.js";

/** @param {{table: object}} props see the contract of boards */
export function Board({ table }) {
  const parts = useTold(table);
  if (parts === null) return html`<${Skeleton} />`;
  return parts.length ? html`<${Told} parts=${parts} table=${table} />` : html`<${Outline} table=${table} />`;
}

/** The view as it is, for games that nobody tells. */
function Outline({ table }) {
  const { drawing, ...shown } = table.view.table;
  const entries = Object.entries(shown);
  const facts = entries.filter(([, value]) => !isNested(value));
  const parts = entries.filter(([, value]) => isNested(value));
  return html`<div class="text-board">
    ${facts.length > 0 && html`<section class="panel">
      <h2>${t("web.text.table")}</h2><${Facts} rows=${facts} table=${table} />
    </section>`}
    ${parts.map(([key, value]) => html`<section class="panel" key=${key}>
      <h2>${label(key)}</h2><${Part} of=${value} table=${table} />
    </section>`)}
  </div>`;
}

/** A part of the view, by its shape. */
function Part({ of, table }) {
  if (isMessage(of)) return html`<p>${say(of, table.players)}</p>`;
  if (!Array.isArray(of)) return html`<${Facts} rows=${Object.entries(of)} table=${table} />`;
  if (isPerSeat(of, table)) return html`<${BySeat} list=${of} table=${table} />`;
  if (of.some(isFacts)) return html`<${Rows} list=${of} table=${table} />`;
  return html`<ul class="text-list">${of.map((value) => html`<li><${Value} of=${value} table=${table} /></li>`)}</ul>`;
}

function Facts({ rows, table }) {
  return html`<dl class="text-facts">${rows.map(([key, value]) => html`<div key=${key}>
    <dt>${label(key)}</dt><dd><${Value} of=${value} table=${table} /></dd>
  </div>`)}</dl>`;
}

/** One column for each seat, so that they can be compared. */
function BySeat({ list, table }) {
  const keys = [...new Set(list.flatMap(Object.keys))];
  const title = (seat) => `${table.players[seat]}${seat === table.eyes ? ` (${t("web.you")})` : ""}`;
  return html`<div class="scroll-x" tabindex="0"><table class="table text-seats">
    <thead><tr><td></td>${list.map((_, seat) => html`<th scope="col" key=${seat}>
      <i class=${`seat-mark seat-${seat + 1}`}></i> ${title(seat)}
    </th>`)}</tr></thead>
    <tbody>${keys.map((key) => html`<tr key=${key}>
      <th scope="row">${label(key)}</th>
      ${list.map((seat) => html`<td><${Value} of=${seat[key]} table=${table} /></td>`)}
    </tr>`)}</tbody>
  </table></div>`;
}

/** One line for each thing; empty places are left out, the others keep their number. */
function Rows({ list, table }) {
  const rows = list.map((row, place) => [place + 1, row]).filter(([, row]) => row !== null);
  const keys = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))];
  return html`<div class="scroll-x" tabindex="0"><table class="table">
    <thead><tr>
      <th scope="col">${t("web.text.place")}</th>
      ${keys.map((key) => html`<th scope="col" key=${key}>${label(key)}</th>`)}
    </tr></thead>
    <tbody>${rows.map(([place, row]) => html`<tr key=${place}>
      <th scope="row">${place}</th>
      ${keys.map((key) => html`<td key=${key}><${Value} of=${row[key]} table=${table} /></td>`)}
    </tr>`)}</tbody>
  </table></div>`;
}

/** A value in words. */
function Value({ of, table }) {
  if (isNothing(of)) return html`<span class="muted">${t("web.text.none")}</span>`;
  if (isMessage(of)) return say(of, table.players);
  if (typeof of === "boolean") return t(of ? "web.text.yes" : "web.text.no");
  if (typeof of === "object") return html`<${Values} of=${of} table=${table} />`;
  return of in table.cards ? html`<${Card} card=${of} table=${table} />` : name(String(of));
}

function Values({ of, table }) {
  const named = !Array.isArray(of);
  return html`<ul class="text-values">${Object.entries(of).map(([key, value]) => html`<li key=${key}>
    ${named && `${label(key)}: `}<${Value} of=${value} table=${table} />
  </li>`)}</ul>`;
}

/** The name of a card opens it; where a choice names it, it is chosen first, and the list shows these choices. */
function Card({ card, table }) {
  const named = thing(card);
  const chosen = table.pick.has(named);
  if (!chosen && !table.pick.of(named).length) return html`<${CardLink} card=${card} />`;
  return html`<button class=${`text-card ${chosen ? "selected" : "legal-many"}`} aria-pressed=${chosen}
    onClick=${() => press(table, named)}>${name(card)}</button>`;
}

const label = (key) => word(`web.text.${key}`, String(key).replaceAll("_", " "));
const isEmpty = (value) => Array.isArray(value) && value.length === 0;
const isNothing = (value) => value === null || value === undefined || value === "" || isEmpty(value);
const isRecord = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const isMessage = (value) => isRecord(value) && typeof value.id === "string" && isRecord(value.args);
const isObject = (value) => value !== null && typeof value === "object";
const isNested = (value) => (Array.isArray(value) ? value.some(isObject) : isRecord(value));
const isFacts = (value) => isRecord(value) && !isMessage(value);
const isPerSeat = (list, table) => list.length === table.players.length && list.every(isFacts);
