/** The bar under the structure: what is chosen, how its price is made, and what can be done with it. */

import { html } from "../../core/html.js";
import { cardOf } from "../../core/pick.js";
import { name, say, t } from "../../core/words.js";
import { press } from "../../parts/pick.js";
import { OVER, PLAY } from "./facts.js";
import { insights } from "./insights.js";
import { Chain, Coin, Pip, Symbol } from "./marks.js";
import { chosenOf, thingOf } from "./pick.js";
import { tokenBrief, TokenSymbol } from "./tokens.js";

/**
 * @import { DuelTable, Reading } from "./facts.js"
 * @import { Row } from "../../types/duel"
 * @import { Choice } from "../../types/board"
 * @import { Thing } from "../../core/pick.js"
 */

/** @param {{table: DuelTable, reading: Reading}} props */
export function Offers({ table, reading }) {
  return html`<section class="panel duel-bar" aria-label=${t("web.duel.bar")}>${content(table, reading)}</section>`;
}

/** @param {DuelTable} table @param {Reading} reading */
function content(table, reading) {
  const { pick } = table;
  const english = chosenOf(pick, "wonder") ?? (pick.chosen.length ? cardOf(pick.chosen[0]) : null);
  if (table.cards[english]) return html`<${Chosen} table=${table} reading=${reading} english=${english} />`;
  if (reading.live && ASKED[reading.question]) return html`<${Asked} table=${table} question=${reading.question} />`;
  return html`<p class="muted duel-hint">${hint(table, reading)}</p>`;
}

/** Questions that are answered in the bar itself: title, reason, and how the answers are shown. */
const ASKED = {
  "duel.ask.begin": () => [t("web.duel.who_begins"), t("web.duel.who_begins_why"), Buttons],
  "duel.ask.destroy": () => [t("web.duel.destroy"), t("web.duel.destroy_why"), Options],
  "duel.ask.library": () => [name("The Great Library"), t("web.duel.library_why"), Options],
};

/** @param {{table: DuelTable, question: string}} props */
function Asked({ table, question }) {
  const [title, why, Answers] = ASKED[question]();
  return html`<div class="duel-bar-words duel-question"><h3>${title}</h3><p>${why}</p></div>
    <${Answers} table=${table} choices=${table.choices} />`;
}

/** @param {DuelTable} table @param {Reading} reading */
function hint(table, { question, asked, live }) {
  if (question === OVER) return t("web.duel.hint.over");
  if (table.eyes === null && asked !== null) return t("web.duel.hint.watching", { seat: asked }, table.players);
  if (live) return t(`web.${question}`);
  if (asked === null || asked === table.eyes || table.past) return t("web.duel.hint.look");
  return t("web.duel.hint.waiting", { seat: asked }, table.players);
}

/** The cards or tokens to choose from. @param {{table: DuelTable, choices: Choice[]}} props */
function Options({ table, choices }) {
  return html`<div class="duel-options">${choices.map((choice) => html`
    <${Option} key=${choice.move} table=${table} thing=${thingOf(choice)} />`)}</div>`;
}

/** @param {{table: DuelTable, thing: Thing}} props */
function Option({ table, thing }) {
  const english = cardOf(thing);
  const card = table.cards[english];
  const isToken = card.kind === "token";
  return html`<button type="button" class=${`duel-option k-${card.colour} ${table.pick.look(thing)}`}
      onClick=${() => press(table, thing)}>
    ${isToken && html`<span class="duel-token-disc"><${TokenSymbol} card=${card} size="17" /></span>`}
    <span><b>${name(english)}</b><small>${isToken ? tokenBrief(english) : say(card.text[0])}</small></span>
  </button>`;
}

/**
 * What is chosen: its words, the rows of its price, its buttons. A wonder alone still wants a card to lay under it.
 * @param {{table: DuelTable, reading: Reading, english: string}} props
 */
function Chosen({ table, reading, english }) {
  const { pick } = table;
  const rows = billOf(reading, english);
  const wantsCard = reading.question === PLAY && pick.chosen.length === 1 && chosenOf(pick, "wonder") !== undefined;
  return html`<${About} table=${table} reading=${reading} english=${english} />
    ${rows && html`<${PriceRows} table=${table} reading=${reading} rows=${rows} />`}
    ${wantsCard
      ? html`<p class="muted duel-hint">${pick.wants ? t("web.duel.choose_card") : ""}</p>`
      : html`<${Buttons} table=${table} choices=${pick.left} />`}`;
}

/** @param {{table: DuelTable, reading: Reading, english: string}} props */
function About({ table, reading, english }) {
  const { pick } = table;
  const card = chosenOf(pick, "building");
  const isPaired = chosenOf(pick, "wonder") !== undefined && card !== undefined;
  const lines = isPaired
    ? [t("web.duel.with_card", { card })]
    : insights(table, reading, english).map((line) => say(line, table.players));
  return html`<div class="duel-bar-words">
    <h3>${name(english)} <button type="button" class="btn quiet icon duel-about"
      aria-label=${t("web.duel.about", { card: english })} onClick=${() => table.open(english)}>
      <${Symbol} name="help" /></button></h3>
    ${lines.map((line) => html`<p key=${line}>${line}</p>`)}
  </div>`;
}

/**
 * How the price of a card of the structure or of a waiting wonder is made; nothing else has a price.
 * @param {Reading} reading
 * @param {string} english
 */
function billOf({ cities, drawing, game, payer }, english) {
  if (drawing.bills[english]) return drawing.bills[english][payer];
  const isOwn = cities[payer].wonders.some(({ wonder }) => wonder === english);
  return isOwn && game.age ? drawing.wonder_bills[english] ?? null : null;
}

/** The rows of a price and their sum. @param {{table: DuelTable, reading: Reading, rows: Row[]}} props */
function PriceRows({ table, reading, rows }) {
  const sum = rows.reduce((total, row) => total + row.coins, 0);
  const { coins } = reading.cities[reading.payer];
  const line = (mark, words, number, look, extra = "") => html`<tr class=${extra}>
    <th scope="row">${mark}<span>${words}</span></th><td class=${look}>${number}</td></tr>`;
  return html`<table class=${`duel-price ${rows.length > 3 ? "two" : ""}`} aria-label=${t("web.duel.price_made")}>
    <tbody>${rows.map((row) => line(rowMark(row), rowWords(table, reading, row), row.coins, row.coins ? "" : "none"))}
      ${rows.length === 0 && line(null, t("web.duel.price.nothing"), 0, "")}
      ${rows.length > 1
        && line(html`<${Coin} />`, t("web.duel.price.sum"), sum, sum > coins ? "lacks" : "", "duel-sum")}
    </tbody>
  </table>`;
}

/** @param {Row} row */
function rowMark(row) {
  if (row.chain) return html`<${Chain} mark=${row.chain} />`;
  if (!row.resource) return html`<${Coin} />`;
  return html`${(row.count ?? 1) > 1 && html`<b>${row.count}</b>`}<${Pip} resource=${row.resource} />`;
}

/** @param {DuelTable} table @param {Reading} reading @param {Row} row */
function rowWords(table, reading, { kind, cards, rival }) {
  if (kind === "made" || kind === "chosen") return cards.map(name).join(", ");
  const id = rival ? "bought_rival" : kind;
  return t(`web.duel.price.${id}`, { cards, rival, seat: 1 - reading.payer }, table.players);
}

/**
 * A button for each choice: the first is what one most often wants.
 * @param {{table: DuelTable, choices: Choice[]}} props
 */
function Buttons({ table, choices }) {
  return html`<div class=${`duel-buttons ${choices.length > 3 ? "many" : ""}`}>${choices.map((choice, place) => html`
    <button type="button" key=${choice.move} onClick=${() => table.play(choice)}
      class=${`btn ${place === 0 ? "go" : ""} ${choice.kind === "build_wonder" ? "wonder" : ""}`}>
    ${choice.number !== null && html`<kbd aria-hidden="true">${choice.number}</kbd>`}
    <span>${shortLabel(table, choice)}</span></button>`)}</div>`;
}

const inCoins = (coins) => (coins ? html`<${Coin} />${coins}` : t("web.duel.free"));

/**
 * Each kind of choice in few words: what is chosen is named beside it already.
 * @type {Record<string, (table: DuelTable, choice: Choice) => any>}
 */
const SHORT = {
  build: (table, { sentence }) => html`${t("web.duel.do.build")} ${inCoins(sentence.args.coins)}`,
  build_wonder: (table, { args, sentence }) => html`${name(args.wonder)} ${inCoins(sentence.args.coins)}`,
  discard: (table, { sentence }) => html`${t("web.duel.do.discard")} <${Coin} />+${sentence.args.coins}`,
  take_token: (table, { args }) => t("web.duel.do.take", { thing: args.token }),
  take_wonder: (table, { args }) => t("web.duel.do.take", { thing: args.wonder }),
  begin: () => t("web.duel.do.begin"),
  let_rival_begin: (table) => t("web.duel.do.let", { seat: 1 - Number(table.view.asked) }, table.players),
};

/** @param {DuelTable} table @param {Choice} choice */
const shortLabel = (table, choice) => SHORT[choice.kind]?.(table, choice) ?? choice.label;
