/** Things of a board as buttons: touched, asked about, announced. */

import { html } from "../core/html.js";
import { cardOf } from "../core/pick.js";
import { useHold } from "./hold.js";
import { hideTip, showTip } from "./tip.js";

/**
 * Touch a thing: it is chosen, with what was chosen before where one move names both. Touched again it makes the only
 * move that is left, or else shows its card.
 * @param {object} table what the page of a table gives every board
 * @param {import("../core/pick.js").Thing} thing
 * @param {{atOnce?: boolean}} [how] whether the thing that completes a move makes it without being touched again
 */
export function press(table, thing, { atOnce = false } = {}) {
  const { pick } = table;
  if (pick.has(thing)) {
    const again = pick.again(thing);
    return again ? table.play(again) : table.open(cardOf(thing));
  }
  const next = pick.touch(thing);
  const completes = atOnce && next.chosen.length > pick.chosen.length && pick.chosen.length > 0;
  return completes && next.only ? table.play(next.only) : table.choose(next.chosen);
}

/** Escape takes back the last touch; undefined when there was none. */
export function takeBack(table) {
  if (!table.pick.chosen.length) return undefined;
  table.choose(table.pick.undone().chosen);
  return true;
}

/** What others moved last has a dashed outline in their colour, where it lies now. */
export function movedClass(table, place) {
  const seat = table.moved.get(place);
  return seat === undefined ? "" : `rival-last seat-${seat + 1}`;
}

/**
 * A thing as a button. `asks` are the moves to ask about where none is legal, `notes` are said with what is printed on
 * the card, `kind` are the words beside its name; `explains` is whether resting on it shows all that; `quiet` leaves
 * the ring to what is around it; `idle` is what a touch does where no move names the thing; `place` is where it lies.
 */
export function Touchable({
  table, thing, label, look = table.pick.look(thing), asks = [], notes = [], kind = "", explains = true, quiet = false,
  atOnce = false, idle, place, class: extra = "", children, ...rest
}) {
  const card = cardOf(thing);
  const about = { table, card, asks, notes, kind };
  const hold = useHold((target) => explains && showTip(target, about));
  const classes = [extra, ...(quiet ? [] : [look, movedClass(table, place)])].filter(Boolean).join(" ");
  const click = (event) => {
    event.stopPropagation();
    hideTip();
    if (idle && !table.pick.has(thing) && !table.pick.of(thing).length) idle(event.currentTarget, about);
    else press(table, thing, { atOnce });
  };
  return html`<button type="button" data-rove data-card=${card} ...${rest} class=${classes} aria-label=${label}
    aria-pressed=${table.pick.has(thing)} ...${hold} onClick=${click}>${children}</button>`;
}

/** For things that no move names: shows why not, or else what is printed on it. */
export function explain(anchor, about) {
  if (about.asks.length) showTip(anchor, about);
  else about.table.open(about.card);
}
