/** Faces of our own, one for each level, weakest first, then the styles: on a grid of 120 with one weight of line. */

import { html } from "../core/html.js";

/** The colour of each. */
export const KINDS = ["green", "brown", "blue", "purple", "red", "orange", "teal"];

const eyes = html`<g class="emblem-ink"><circle cx="52" cy="54" r="3" /><circle cx="68" cy="54" r="3" /></g>`;
const head = html`<circle class="emblem-face" cx="60" cy="56" r="25" />`;
const shoulders = html`<path class="emblem-coat" d="M23 120c2-22 16-32 37-32s35 10 37 32z" />`;
const line = (d) => html`<path class="emblem-line" d=${d} />`;

const LEAF = "M0-7c4 3 4 11 0 14c-4-3-4-11 0-14z";
const WREATH = [[33, 60, -14], [36, 46, 18], [44, 36, 48], [55, 30, 74], [65, 30, 106], [76, 36, 132], [84, 46, 162],
  [87, 60, 194]];

const FACES = [
  html`${head}<path class="emblem-cap" d="M60 32c-1-9-6-13-14-14c1 8 6 13 14 14z" />
    <path class="emblem-cap" d="M60 32c0-11 6-17 16-18c-1 10-7 16-16 18z" />${eyes}${line("M51 64c5 6 13 6 18 0")}`,
  html`${head}<path class="emblem-cap" d="M36 46c0-17 10-26 24-26s24 9 24 26z" />${line("M32 46h56")}
    ${eyes}${line("M52 66h16")}`,
  html`${head}${WREATH.map(([x, y, turn]) => html`
    <path class="emblem-cap" transform=${`translate(${x} ${y}) rotate(${turn})`} d=${LEAF} />`)}
    ${eyes}${line("M52 66c5 3 11 3 16 0")}`,
  html`<path class="emblem-face" d="M35 52a25 25 0 0 1 50 0c0 26-9 46-25 46s-25-20-25-46z" />
    <path class="emblem-cap" d="M36 42v-9h8v-8h8v-8h16v8h8v8h8v9z" />${eyes}
    ${line("M46 47l10 3M74 47l-10 3")}${line("M37 60c8 10 14 3 23 3s15 7 23-3")}${line("M54 72h12")}`,
  html`${head}<path class="emblem-cap" d="M34 50c0-20 11-31 26-31s26 11 26 31l-8 0v-6h-36v6z" />
    <path class="emblem-cap" d="M56 22c0-9 2-13 4-15c2 2 4 6 4 15z" />
    ${eyes}${line("M60 46v14")}${line("M53 68h14")}`,
  html`${head}<path class="emblem-cap" d="M33 46c0-17 12-25 27-25s27 8 27 25z" />
    <path class="emblem-cap" d="M29 44h62v6h-62z" />${line("M60 21v22")}${eyes}${line("M52 65c5 4 11 4 16 0")}`,
  html`${head}<path class="emblem-cap" d="M28 33l32-13l32 13l-32 13z" />${line("M88 35v16")}${eyes}
    ${line("M45 54a7 7 0 1 0 14 0a7 7 0 1 0-14 0M61 54a7 7 0 1 0 14 0a7 7 0 1 0-14 0")}${line("M54 69h12")}`,
];

/** @param {{place: number}} props which of them, from 0; whoever comes after them has a face like the last */
export function Emblem({ place }) {
  const which = Math.min(place, FACES.length - 1);
  return html`<svg class=${`emblem k-${KINDS[which]}`} viewBox="0 0 120 120" aria-hidden="true">
    <circle class="emblem-back" cx="60" cy="60" r="60" />
    <g class="emblem-inside">${shoulders}${FACES[which]}</g>
  </svg>`;
}
