/** Rings and tags on the board: what a move means, shown where it lies. A tag stands at its card and covers nothing. */

import { boxAt, covered, isSeen, isWithin, signsIn } from "../core/boxes.js";
import { html, useLayoutEffect, useRef } from "../core/html.js";
import { groupBy } from "../core/lists.js";
import { areaOf, usePlaces } from "./spotlight.js";

/** How far a tag may lie over the edge of its ring, as is best first. */
const OVER = [4, 8, 12, 0];
const STEP = 6;
/** How a tag looks, from the one that says most to the smallest. */
const LOOKS = ["", "short", "short tiny"];

/**
 * @param {{flags: {label: string, more?: string, kind: string, things: string[]}[], moment: any}} props
 *   a flag for each move: what its tag says, and where there is room what it says more, its kind ("played", "better" or
 *   "hint"), and the cards it names
 */
export const Flags = ({ flags, moment }) => {
  const marks = joined(flags);
  return html`<${Marks} key=${`${moment}/${marks.map(({ thing }) => thing)}`} marks=${marks} moment=${moment} />`;
};

/** Places belong to these marks alone: others have others. */
function Marks({ marks, moment }) {
  const places = usePlaces(marks.map(({ thing }) => `card:${thing}`), moment);
  const all = useRef(null);
  useLayoutEffect(() => settle(all.current), [places]);
  return html`<div ref=${all} class="flags" aria-hidden="true">${together(places).map(({ box, numbers }) => {
    const { labels, kind } = joinedMark(numbers.map((number) => marks[number - 1]));
    return html`<i key=${numbers[0]} class=${`flag-ring ${kind}`}
      style=${{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}>
      <span class="flag-tags">${labels.map((flag) => html`<b key=${flag.label} class=${`flag-tag ${flag.kind}`}>
        ${flag.label}${flag.more && html`<span> ${flag.more}</span>`}</b>`)}</span></i>`;
  })}</div>`;
}

/** Every tag to where it covers nothing that can be read; where there is no room, it says less and gets smaller. */
function settle(all) {
  const board = document.querySelector(".board-area");
  const area = areaOf();
  if (!board || !area || !all.getClientRects().length) return;
  const taken = signsIn(board).filter(isSeen).map(({ box }) => box);
  const loss = (box) => taken.reduce((sum, other) => sum + covered(box, other), 0);
  for (const ring of all.children) {
    const tags = ring.firstElementChild;
    const thing = ring.getBoundingClientRect();
    let found = null;
    for (const look of LOOKS) {
      tags.className = `flag-tags ${look}`;
      found = bestOf(spotsAround(thing, tags).filter((box) => isWithin(box, area)), loss) ?? found;
      if (found && loss(found) === 0) break;
    }
    if (!found) continue;
    taken.push(found);
    tags.style.left = `${found.left - thing.left - ring.clientLeft}px`;
    tags.style.top = `${found.top - thing.top - ring.clientTop}px`;
  }
}

/** The first box that covers nothing, or the one that covers least. */
function bestOf(boxes, loss) {
  let best = null;
  let least = Infinity;
  for (const box of boxes) {
    const lost = loss(box);
    if (lost < least) [best, least] = [box, lost];
    if (lost === 0) break;
  }
  return best;
}

/** Places for a tag at the edges of its ring: above, below, beside, then inside; from the middle outwards. */
function spotsAround(thing, { offsetWidth: width, offsetHeight: height }) {
  const size = { width, height };
  const across = outwards(thing.left, thing.right - width);
  const down = outwards(thing.top, thing.bottom - height);
  const rows = OVER.flatMap((over) => [thing.top + over - height, thing.bottom - over]);
  const columns = OVER.flatMap((over) => [thing.right - over, thing.left + over - width]);
  return [
    ...rows.flatMap((top) => across.map((left) => boxAt(left, top, size))),
    ...columns.flatMap((left) => down.map((top) => boxAt(left, top, size))),
    ...down.flatMap((top) => across.map((left) => boxAt(left, top, size))),
  ];
}

/** Numbers between two others, the middle first and these last. */
function outwards(from, to) {
  const middle = (from + to) / 2;
  const steps = Array.from({ length: Math.max(0, Math.floor((to - middle) / STEP)) }, (_, place) => (place + 1) * STEP);
  return [middle, ...steps.flatMap((step) => [middle - step, middle + step]), from, to];
}

/** Things that are shown at one place, as those on a closed leaf by its tab, have one ring. */
function together(places) {
  const found = groupBy(places, ({ box }) => JSON.stringify(box));
  return Array.from(found.values(), (same) => ({ box: same[0].box, numbers: same.map(({ number }) => number) }));
}

/** One mark for each thing, however many moves name it. */
function joined(flags) {
  const each = flags.flatMap((flag) => flag.things.map((thing) => ({ thing, kind: flag.kind, labels: [flag] })));
  return Array.from(groupBy(each, ({ thing }) => thing).values(), joinedMark);
}

/** Several marks as one; a move is named once. */
function joinedMark(marks) {
  const labels = [...new Set(marks.flatMap((mark) => mark.labels))];
  return { thing: marks[0].thing, labels, kind: labels.length > 1 ? "better" : marks[0].kind };
}
