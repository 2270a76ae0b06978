/** What is printed on a card, from the catalogue: its words, its yields, its prices, and the move that would play it. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { KindMark, withSign, Yield } from "./marks.js";

export const AGES = ["A", "I", "II", "III"];
export const UNITS = ["infantry", "cavalry", "artillery", "air force"];
/** The kinds that hold workers, as their columns stand. */
export const TECHNOLOGIES = ["farm", "mine", "lab", "temple", "arena", "library", "theater", ...UNITS];

/** "mine, Age II" */
export function kindWord(entry) {
  return t("web.ages.kind_of_age", { kind: say(entry.label), age: entry.age });
}

/** Everything printed on a card, in words, for those who hear it. */
export function spoken(table, card) {
  const entry = table.cards[card];
  if (!entry) return name(card);
  return [name(card), kindWord(entry), ...entry.text.map((line) => say(line, table.players))].join(", ");
}

/** What a card gives: symbols with numbers, symbols of what an action card orders, or its sentence. */
export function Gives({ table, card }) {
  const entry = table.cards[card];
  if (!entry) return null;
  const drawn = Yields({ entry }).filter(Boolean);
  const sentences = entry.text.filter((line) => line.id.startsWith("ages.card."));
  return html`${drawn.length > 0 && html`<span class="ages-yields">${drawn}</span>`}
    ${sentences.map((line) => html`<span class="ages-rule">${say(line, table.players)}</span>`)}`;
}

/** The yields of one worker, or of the whole card, without sentences. */
export function Yields({ entry }) {
  return Object.entries(entry?.gives ?? {}).map(([what, n]) => drawGift(what, n));
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
  after_developing: (n) => html`<span class="yield"><${KindMark} kind="lab" />→</span><${Yield} of="science" n=${withSign(n)} />`,
  either: (n) => html`<${Yield} of="food" n=${n} /><span class="ages-or">${t("web.ages.or")}</span><${Yield} of="resources" n=${n} />`,
  temporary_actions: (n) => html`<${Yield} of="military_actions" n=${withSign(n)} />`,
  temporary_resources: (n) => html`<${Yield} of="resources" n=${withSign(n)} />${kinds("infantry")}`,
  army: (n) => html`<${Yield} of="strength" n=${withSign(n)} />`,
  old_army: () => null,
  attack_cost: () => null,
};

function drawGift(what, n) {
  if (DRAWN[what]) return DRAWN[what](n);
  if (UNITS.includes(what)) return kinds(...Array(n).fill(what));
  if (what.startsWith("once_")) return html`<${Yield} of=${what.slice(5)} n=${withSign(n)} />`;
  return html`<${Yield} of=${what} n=${n < 0 ? withSign(n) : n} />`;
}

/** The units of one army of a tactic. */
export function Army({ entry }) {
  return Object.entries(entry?.needs ?? {}).flatMap(([kind, n]) => Array.from({ length: n }, () => html`<${KindMark} kind=${kind} />`));
}

/** The moves that would play a card of a hand, for asking why none is legal. */
export function movesOfCard(table, card) {
  const kind = table.cards[card]?.kind;
  const rivals = otherSeats(table).map((seat) => `player ${seat + 1}`);
  if (kind === "leader" || kind === "action") return [`play ${card}`];
  if (kind === "government") return [`develop ${card}`, `declare a revolution for ${card}`];
  if (kind === "event" || kind === "territory") return [`prepare ${card}`];
  if (kind === "tactic") return [`play tactic ${card}`];
  if (kind === "aggression") return rivals.map((rival) => `play ${card} against ${rival}`);
  if (kind === "war") return rivals.map((rival) => `declare ${card} on ${rival}`);
  if (kind === "pact") return rivals.map((rival) => `offer ${card} to ${rival}${table.cards[card].sided ? " as A" : ""}`);
  return kind === "bonus" ? [] : [`develop ${card}`];
}

export function otherSeats(table) {
  return table.view.table.civilizations.map((civ, seat) => seat).filter((seat) => seat !== table.eyes);
}

/** What building on a technology costs: as the move says where it is legal, else as printed less what construction takes off. */
export function buildPrice(table, civ, card) {
  const move = table.choices.find((choice) => choice.text === `build ${card}`);
  if (move) return move.args.cost ?? 0;
  const entry = table.cards[card];
  const off = civ.special_technologies.map((special) => table.cards[special]?.urban_discount).find(Boolean);
  const isUrban = entry.colour === "grey";
  return Math.max(0, entry.resources - (off && isUrban ? off[AGES.indexOf(entry.age)] : 0));
}
