/** What taking a card would mean now, in sentences: a pair or a new sign, the pawn, what it counts, its chain. */

/** @import { DuelTable, Reading } from "./facts.js" */

/**
 * At most four; when nothing special can be said, what the card does, without its cost.
 * @param {DuelTable} table
 * @param {Reading} reading
 * @param {string} english
 */
export function insights(table, { drawing, payer }, english) {
  const card = table.cards[english];
  const outlook = drawing.outlooks[english]?.[payer] ?? [];
  const chain = card.leads_to ? [{ brings: "chain", card: card.leads_to }] : [];
  const lines = [...outlook, ...chain].map(({ brings, ...args }) => ({ id: `web.duel.insight.${brings}`, args }));
  return (lines.length ? lines : card.text.slice(0, card.cost ? -1 : undefined)).slice(0, 4);
}
