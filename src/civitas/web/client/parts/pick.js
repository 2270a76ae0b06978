/** Things of a board as buttons: touched, asked about, announced. */

import { html } from "../core/html.js";
import { cardOf, Pick } from "../core/pick.js";
import { dragged } from "./drag.js";
import { useHold } from "./hold.js";
import { hideTip, isKept, showTip } from "./tip.js";

/**
 * Touch a thing: it is chosen, with what was chosen before where one move names both. Touched again it makes the only
 * move that is left, or else shows its card.
 * @returns {boolean} whether it is only chosen so far
 * @param {object} table what the page of a table gives every board
 * @param {import("../core/pick.js").Thing} thing
 * @param {{atOnce?: boolean}} [how] whether the thing that completes a move makes it without being touched again
 */
export function press(table, thing, { atOnce = false } = {}) {
  const { pick } = table;
  if (!pick.chosen.length && tick(table, thing)) return false;
  if (pick.has(thing)) {
    const again = pick.again(thing);
    if (again) table.play(again);
    else table.open(cardOf(thing));
    return false;
  }
  const next = pick.touch(thing);
  const completes = atOnce && next.chosen.length > pick.chosen.length && pick.chosen.length > 0;
  if (completes && next.only) table.play(next.only);
  else table.choose(next.chosen);
  return !(completes && next.only);
}

/** Where a set is asked for, the one member that a thing stands for is ticked, or unticked if no more can be added. */
function tick(table, thing) {
  if (!table.view.chosen) return false;
  const members = table.pick.of(thing);
  const ticked = ticksOf(table, thing);
  if (members.length === 1) table.play(members[0]);
  else if (!members.length && ticked.length) table.untick(ticked.at(-1));
  else return false;
  return true;
}

/** Which members of the set a thing of the board stands for, by their places in it. */
function ticksOf(table, thing) {
  const members = table.view.chosen ?? [];
  const meant = new Pick(members).of(thing);
  return members.flatMap((member, place) => (meant.includes(member) ? [place] : []));
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
  if (seat === undefined) return "";
  const step = table.step ? `step-mark step-${table.step}` : "";
  return `rival-last seat-${seat + 1} ${step}`;
}

/**
 * A thing as a button. `asks` are the moves to ask about where none is legal, `notes` are said with what is printed on
 * the card, `kind` are the words beside its name; `explains` is whether resting on it shows all that; `quiet` leaves
 * the ring to what is around it; `place` is where it lies. Pressing what no move names says the same, and leaves alone
 * what is chosen; pressing it again opens its card. A finger cannot rest on a thing, so that its touch always says it.
 */
export function Touchable({
  table, thing, label, look = table.pick.look(thing), asks = [], notes = [], kind = "", explains = true, quiet = false,
  atOnce = false, place, class: extra = "", children, ...rest
}) {
  const card = cardOf(thing);
  const about = { table, card, asks, notes, kind };
  const hold = useHold((target) => explains && showTip(target, about));
  const ticked = ticksOf(table, thing).length > 0;
  const marks = quiet ? [] : [look, movedClass(table, place)];
  const classes = [extra, ticked && "ticked", ...marks].filter(Boolean).join(" ");
  const click = (event) => {
    const target = event.currentTarget;
    const isNamed = ticked || table.pick.has(thing) || table.pick.of(thing).length > 0;
    const again = !isNamed && isKept(target);
    event.stopPropagation();
    hideTip();
    if (again) table.open(card);
    else if (!isNamed || (press(table, thing, { atOnce }) && event.pointerType === "touch")) {
      showTip(target, { ...about, kept: true });
    }
  };
  const drag = dragged(table, thing);
  return html`<button type="button" data-rove data-card=${card} ...${drag} ...${rest} class=${classes}
    aria-label=${label} aria-pressed=${ticked || table.pick.has(thing)} ...${hold} onClick=${click}>${children}
  </button>`;
}
