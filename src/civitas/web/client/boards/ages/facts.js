/** What the boards of the edition print, what is printed on a card in words and yields, and the moves that play it. */

import { html } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { name, say, t } from "../../core/words.js";
import { wholeWords } from "../../parts/soft.js";
import { KindMark, Yield } from "./marks.js";

/**
 * @typedef {import("../../types/board").BoardTable<import("../../types/ages").Table>} AgesTable
 * @typedef {import("../../types/view").View<import("../../types/ages").Table>} AgesView
 * @typedef {import("../../types/ages").CivilizationShown} Civilization
 */

export const AGES = ["A", "I", "II", "III"];
const UNITS = ["infantry", "cavalry", "artillery", "air force"];

// The edition

/** What the banks mean at each number of tokens. @param {AgesView} view */
export const printed = (view) => view.table.banks;

/** Whether anybody ever needs happy faces; in the simplest games nobody does. @param {AgesView} view */
export const wantsFaces = (view) => printed(view).happiness_needed.some((faces) => faces > 0);

/** Whether a lack of blue tokens costs anything. @param {AgesView} view */
export const hasCorruption = (view) => printed(view).corruption.some((lost) => lost > 0);

/** Whether there are military cards, and with them politics. @param {AgesView} view */
export const hasMilitaryCards = (view) => view.table.has_military_cards;

/** How many cards there are, seen or not. @param {string[] | number} cards */
export const countOf = (cards) => (Array.isArray(cards) ? cards.length : cards);

// Cards

/** "mine, Age II" @param {import("../../types/board").Printed} entry */
export function kindWord(entry) {
  return t("web.ages.kind_of_age", { kind: say(entry.label), age: entry.age });
}

/**
 * Everything printed on a card, in words, for those who hear it.
 * @param {AgesTable} table
 * @param {string} card
 */
export function spoken(table, card) {
  const entry = table.cards[card];
  if (!entry) return name(card);
  return [name(card), kindWord(entry), ...entry.text.map((line) => say(line, table.players))].join(", ");
}

/**
 * What a card gives: symbols with numbers, symbols of what an action card orders, or its sentence.
 * @param {{table: AgesTable, card: string}} props
 */
export function Gives({ table, card }) {
  const entry = table.cards[card];
  if (!entry) return null;
  const drawn = Yields({ entry }).filter(Boolean);
  return html`${drawn.length > 0 && html`<span class="ages-yields">${drawn}</span>`}
    ${entry.rule.length > 0 && html`<span class="ages-rule">
      ${wholeWords(entry.rule.map((line) => say(line, table.players)).join("; "))}</span>`}`;
}

const [SHORT_TEXT, LONG_TEXT] = [24, 110];

/**
 * How wide a card is beside others: what has much to say needs lines that are not too short.
 * @param {AgesTable} table
 * @param {string | null} card
 */
export function breadth(table, card) {
  const words = (table.cards[card ?? ""]?.rule ?? []).map((line) => say(line, table.players)).join(" ").length;
  const part = (Math.min(words, LONG_TEXT) - SHORT_TEXT) / (LONG_TEXT - SHORT_TEXT);
  return 1 + 0.55 * Math.max(0, part);
}

/** The columns of a grid in which these cards lie. @param {AgesTable} table @param {(string | null)[]} cards */
export const columnsOf = (table, cards) => cards.map((card) => `minmax(0, ${breadth(table, card)}fr)`).join(" ");

/** The yields of one worker, or of the whole card, without sentences. */
export function Yields({ entry }) {
  const { once = {}, lasting, gives = {} } = entry ?? {};
  const atOnce = Object.entries(once).map(([what, n]) => html`<${Yield} of=${what} n=${withSign(n)} />`);
  return [...atOnce, ...Object.entries(lasting ?? gives).map(([what, n]) => drawGift(what, n))];
}

const kinds = (...names) => html`<span class="yield">${names.map((kind) => html`<${KindMark} kind=${kind} />`)}</span>`;
const off = (n) => html`<${Yield} of="resources" n=${withSign(-n)} />`;

/** How what is more than a number and its symbol is drawn; the floating note says it in words. */
const DRAWN = {
  discount_land: (n) => html`${kinds("farm", "mine")}${off(n)}`,
  discount_urban: (n) => html`${kinds("lab", "temple", "theater")}${off(n)}`,
  discount_stage: (n) => html`${kinds("wonder")}${off(n)}`,
  discount_upgrade: (n) => html`${kinds("farm", "mine", "temple")}${off(n)}`,
  urban_discount: (n) => html`${kinds("temple")}${off(n)}`,
  stages_at_once: (n) => html`<span class="yield"><${KindMark} kind="wonder" />×${n}</span>`,
  after_growing: (n) => html`<${Yield} of="yellow" n="+1" /><${Yield} of="food" n=${withSign(n)} />`,
  after_developing: (n) => html`<span class="yield"><${KindMark} kind="lab" />→</span>
    <${Yield} of="science" n=${withSign(n)} />`,
  either: (n) => html`<${Yield} of="food" n=${n} /><span class="ages-or">${t("web.ages.or")}</span>
    <${Yield} of="resources" n=${n} />`,
  temporary_actions: (n) => html`<${Yield} of="military_actions" n=${withSign(n)} />`,
  temporary_resources: (n) => html`<${Yield} of="resources" n=${withSign(n)} />${kinds("infantry")}`,
  army: (n) => html`<${Yield} of="strength" n=${withSign(n)} />`,
  old_army: () => null,
  attack_cost: () => null,
};

function drawGift(what, n) {
  if (DRAWN[what]) return DRAWN[what](n);
  if (UNITS.includes(what)) return kinds(...Array(n).fill(what));
  return html`<${Yield} of=${what} n=${n < 0 ? withSign(n) : n} />`;
}

/** The units of one army of a tactic. */
export function Army({ entry }) {
  const units = Object.entries(entry?.needs ?? {}).flatMap(([kind, n]) => Array(n).fill(kind));
  return units.map((kind) => html`<${KindMark} kind=${kind} />`);
}

// Moves

/** The kinds of moves that would play a card, by its kind; any other civil card is a technology. */
const PLAYED_BY = {
  leader: ["play"],
  action: ["play"],
  government: ["develop", "revolution"],
  event: ["prepare"],
  territory: ["prepare"],
  tactic: ["play_tactic"],
  aggression: ["attack"],
  war: ["declare"],
  pact: ["offer"],
  bonus: [],
};
const AT_RIVALS = new Set(["attack", "declare", "offer"]);

/**
 * The moves that would play a card of a hand, for asking why none is legal.
 * @param {AgesTable} table
 * @param {string} card
 * @returns {{kind: string, args: Object<string, any>}[]}
 */
export function movesOfCard(table, card) {
  const entry = table.cards[card];
  const moves = (PLAYED_BY[entry?.kind] ?? ["develop"]).map((kind) => ({ kind, args: { card } }));
  return moves.flatMap(({ kind, args }) => {
    if (!AT_RIVALS.has(kind)) return [{ kind, args }];
    const side = kind === "offer" ? { side: entry.sided ? "A" : "" } : {};
    return rivalsOf(table).map((rival) => ({ kind, args: { ...args, rival, ...side } }));
  });
}

/** @param {AgesTable} table */
function rivalsOf(table) {
  return table.view.table.civilizations.map((civ, seat) => seat).filter((seat) => seat !== table.eyes);
}

/** The facts that a number shows besides its own. */
const BESIDE = {
  culture: ["culture_rating"],
  science: ["science_rating"],
  happiness: ["happiness_needed", "discontent"],
  food: ["food_production", "consumption"],
  resources: ["resource_production"],
};

/**
 * What can be pointed at in a part of the board: facts of a civilization, as lessons name them.
 * @param {number} seat
 * @param {...string} facts
 */
export function factsOf(seat, ...facts) {
  return facts.flatMap((fact) => [fact, ...(BESIDE[fact] ?? [])])
    .map((fact) => `civilizations.${seat}.${fact}`).join(" ");
}
