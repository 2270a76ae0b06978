/** Rings and tags on the board: what a move means, shown where it lies. A tag stands above its card and covers none. */

import { html } from "../core/html.js";
import { usePlaces } from "./spotlight.js";

/**
 * @param {{flags: {label: string, kind: string, things: string[]}[], moment: any}} props
 *   a flag for each move: what its tag says, its kind ("played", "better" or "hint"), and the cards it names
 */
export const Flags = ({ flags, moment }) => {
  const marks = joined(flags);
  return html`<${Marks} key=${`${moment}/${marks.map(({ thing }) => thing)}`} marks=${marks} moment=${moment} />`;
};

/** Places belong to these marks alone: others have others. */
function Marks({ marks, moment }) {
  const places = usePlaces(marks.map(({ thing }) => `card:${thing}`), moment);
  return html`<div class="flags" aria-hidden="true">${places.map(({ number, box }) => {
    const { labels, kind } = marks[number - 1];
    return html`<i key=${number} class=${`flag-ring ${kind}`}
      style=${{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}>
      <span class="flag-tags">${labels.map((flag) => html`<b key=${flag.label} class=${`flag-tag ${flag.kind}`}>
        ${flag.label}</b>`)}</span></i>`;
  })}</div>`;
}

/** One mark for each thing, however many moves name it. */
function joined(flags) {
  const found = new Map();
  for (const { label, kind, things } of flags) {
    for (const thing of things) {
      const labels = [...(found.get(thing)?.labels ?? []), { label, kind }];
      found.set(thing, { thing, labels, kind: labels.length > 1 ? "better" : kind });
    }
  }
  return [...found.values()];
}
