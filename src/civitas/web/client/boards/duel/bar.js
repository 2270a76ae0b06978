/** The bar under the structure: what is selected, how its price is made, and what can be done with it. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { insights } from "./insights.js";
import { Chain, Coin, Pip, Symbol } from "./pieces.js";
import { priceOfBuilding, priceOfWonder, sumOf } from "./price.js";
import { choicesFor, isWonder, press, stateOf } from "./reading.js";
import { tokenBrief, TokenSymbol } from "./tokens.js";

export function Bar({ table, reading }) {
  return html`<section class="panel duel-bar" aria-label=${t("web.duel.bar")}>${content(table, reading)}</section>`;
}

function content(table, reading) {
  const { selected } = table;
  const english = selected?.wonder ?? selected?.card;
  if (table.cards[english]) return html`<${Selected} table=${table} reading=${reading} english=${english} />`;
  if (reading.live && ASKED[reading.question]) return ASKED[reading.question]({ table, reading });
  return html`<p class="muted duel-hint">${hint(table, reading)}</p>`;
}

/** Questions that are answered in the bar itself. */
const ASKED = {
  begin: ({ table }) => html`<${Words} title=${t("web.duel.who_begins")} lines=${[t("web.duel.who_begins_why")]} /><${Buttons} table=${table} choices=${table.choices} />`,
  destroy: ({ table, reading }) => html`<${Words} title=${t("web.duel.destroy")} lines=${[t("web.duel.destroy_why")]} /><${Options} table=${table} reading=${reading} />`,
  library: ({ table, reading }) => html`<${Words} title=${name("The Great Library")} lines=${[t("web.duel.library_why")]} /><${Options} table=${table} reading=${reading} />`,
};

function hint(table, reading) {
  if (reading.question === "over") return t("web.duel.hint.over");
  if (table.eyes === null && reading.asked !== null) return t("web.duel.hint.watching", { seat: reading.asked }, table.players);
  if (!reading.live) return reading.asked === null || table.past ? t("web.duel.hint.look") : t("web.duel.hint.waiting", { seat: reading.asked }, table.players);
  return t(`web.duel.hint.${reading.question}`);
}

const Words = ({ title, lines }) => html`<div class="duel-bar-words"><h3>${title}</h3>${lines.map((line) => html`<p>${line}</p>`)}</div>`;

/** The cards or tokens to choose from, as they stand in the sentences of the choices. */
function Options({ table, reading }) {
  return html`<div class="duel-options">${table.choices.map((choice) => {
    const english = choice.targets.at(-1);
    const card = table.cards[english];
    const look = `duel-option k-${card.colour} ${stateOf(table, reading, english)}`;
    return html`<button type="button" key=${choice.text} class=${look} onClick=${() => press(table, { card: english })}>
      ${card.kind === "token" ? html`<span class="duel-token-disc"><${TokenSymbol} card=${card} size="17" /></span>` : null}
      <span><b>${name(english)}</b><small>${card.kind === "token" ? tokenBrief(english) : say(card.text[0])}</small></span>
    </button>`;
  })}</div>`;
}

/** What is selected: its words, the rows of its price, its buttons. A wonder alone still needs the card to lay under it. */
function Selected({ table, reading, english }) {
  const { selected } = table;
  const rows = priceRows(table, reading, english);
  const choices = table.past ? [] : choicesFor(table, ...[selected.card, selected.wonder].filter(Boolean));
  const needsCard = reading.question === "play" && table.cards[selected.card].kind === "wonder";
  return html`<${About} table=${table} reading=${reading} english=${english} />
    ${rows && html`<${PriceRows} table=${table} reading=${reading} rows=${rows} />`}
    ${needsCard ? html`<p class="muted duel-hint">${choices.length ? t("web.duel.choose_card") : ""}</p>` : html`<${Buttons} table=${table} choices=${choices} />`}`;
}

function About({ table, reading, english }) {
  const { selected } = table;
  const lines = selected.wonder ? [t("web.duel.with_card", { card: selected.card })] : insights(table, reading, english).map((line) => say(line, table.players));
  return html`<div class="duel-bar-words">
    <h3>${name(english)} <button type="button" class="btn quiet icon duel-about" aria-label=${t("web.duel.about", { card: english })} onClick=${() => table.open(english)}><${Symbol} name="help" /></button></h3>
    ${lines.map((line) => html`<p key=${line}>${line}</p>`)}
  </div>`;
}

/** How the price of a card of the structure or of a wonder is made; nothing else has a price. */
function priceRows(table, reading, english) {
  const { cities, payer, game } = reading;
  if (game.structure.some((place) => place?.card === english)) return priceOfBuilding(table.cards, cities, payer, english);
  const waits = cities[payer].wonders.some((wonder) => wonder.wonder === english && !wonder.built_with);
  return waits && game.age ? priceOfWonder(table.cards, cities, payer, english) : null;
}

/** The rows of a price and their sum. */
function PriceRows({ table, reading, rows }) {
  const sum = sumOf(rows);
  const { coins } = reading.cities[reading.payer];
  return html`<table class=${`duel-price ${rows.length > 3 ? "two" : ""}`} aria-label=${t("web.duel.price_made")}>
    <tbody>${rows.map((row, i) => html`<tr key=${i}>
      <th scope="row"><${RowSymbol} row=${row} /><span>${rowWords(table, reading, row)}</span></th><td class=${row.coins ? "" : "none"}>${row.coins}</td></tr>`)}
      ${rows.length === 0 && html`<tr><th scope="row"><span>${t("web.duel.price.nothing")}</span></th><td>0</td></tr>`}
      ${rows.length > 1 && html`<tr class="duel-sum"><th scope="row"><${Coin} /><span>${t("web.duel.price.sum")}</span></th><td class=${sum > coins ? "lacks" : ""}>${sum}</td></tr>`}</tbody>
  </table>`;
}

function RowSymbol({ row }) {
  if (row.mark) return html`<${Chain} mark=${row.mark} />`;
  if (!row.resource) return html`<${Coin} />`;
  return html`${row.count > 1 && html`<b>${row.count}</b>`}<${Pip} resource=${row.resource} />`;
}

function rowWords(table, reading, row) {
  if (row.kind === "made" || row.kind === "chosen") return row.from.map(name).join(", ");
  if (row.kind === "bought") return t(row.rival ? "web.duel.price.bought_rival" : "web.duel.price.bought", { rival: row.rival, seat: 1 - reading.payer }, table.players);
  return t(`web.duel.price.${row.kind}`, { cards: row.from });
}

/** A button for each choice: the first is what one most often wants. */
function Buttons({ table, choices }) {
  return html`<div class=${`duel-buttons ${choices.length > 3 ? "many" : ""}`}>${choices.map((choice, i) => html`<button type="button" key=${choice.text} class=${`btn ${i === 0 ? "go" : ""} ${isWonder(choice) ? "wonder" : ""}`} onClick=${() => table.play(choice)}>
    ${choice.number !== null && choice.number !== undefined && html`<kbd aria-hidden="true">${choice.number}</kbd>`}<span>${shortLabel(table, choice)}</span></button>`)}</div>`;
}

/** The choice in few words: the selected card is named beside it already. */
function shortLabel(table, choice) {
  const { coins, wonder, token } = choice.args;
  if (isWonder(choice)) return html`${name(wonder)} ${coins ? html`<${Coin} />${coins}` : t("web.duel.free")}`;
  if (choice.text.startsWith("build ")) return html`${t("web.duel.do.build")} ${coins ? html`<${Coin} />${coins}` : t("web.duel.free")}`;
  if (choice.text.startsWith("discard ")) return html`${t("web.duel.do.discard")} <${Coin} />+${coins}`;
  if (choice.text.startsWith("take ")) return t("web.duel.do.take", { thing: token ?? wonder });
  if (choice.text === "begin") return t("web.duel.do.begin");
  if (choice.text === "let rival begin") return t("web.duel.do.let", { seat: 1 - table.view.asked }, table.players);
  return choice.label;
}
