/** Things of the board as buttons: pressed, asked about, announced. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { useHold } from "../../parts/hold.js";
import { hideTip, showTip } from "../../parts/tip.js";
import { asksOf, isSelected, movesOf, press, ringOf } from "./moves.js";

/** Everything printed on a component, in words, for those who hear it. */
export function spoken(table, card) {
  const entry = table.cards[card];
  if (!entry) return name(card);
  return [name(card), say(entry.label), ...entry.text.map((line) => say(line, table.players))].join(", ");
}

/** A rival's last move leaves a dashed outline in his colour on what it touched. */
export function lastMoveClass(table, card) {
  const last = table.lastMove;
  return last && last.names.includes(card) ? `rival-last seat-${last.seat + 1}` : "";
}

/**
 * A thing as a button. `spot` is what moves call it, `card` what is explained about it, `role` what else could be in its place;
 * `kinds` are the moves that mean it here, `notes` are told with the explanation, `quiet` leaves the ring to what is around it.
 */
export function Pick({ table, spot, card = spot, role, kinds, class: extra = "", style, label, notes = [], quiet = false, children }) {
  const ring = ringOf(table, spot, kinds);
  const asks = asksOf(table, spot, role, kinds);
  const entry = table.cards[card];
  const about = { table, card, asks, notes, kind: entry ? say(entry.label) : "" };
  const hold = useHold((target) => showTip(target, about));
  const classes = [extra, !quiet && ring, !quiet && asks.length > 0 && "inv-barred", !quiet && lastMoveClass(table, card)];
  const state = ring && ring !== "inv-poor" ? t("web.inventions.legal") : "";
  const click = (event) => {
    event.stopPropagation();
    hideTip();
    if (movesOf(table, spot, kinds).length) press(table, spot, card, kinds);
    else if (asks.length) showTip(event.currentTarget, about);
    else table.open(card);
  };
  return html`<button type="button" data-rove data-card=${card} class=${classes.filter(Boolean).join(" ")} style=${style}
      aria-label=${[label ?? spoken(table, card), ...notes, state].filter(Boolean).join(", ")} aria-pressed=${isSelected(table, spot, kinds)}
      ...${hold} onClick=${click}>${children}</button>`;
}
