/** A small picture of each game: the triangle of cards, the skyline of technologies, the hexes of the Progress Map, the stair of Civitas for the rest. */

import { html } from "../core/html.js";
import { range } from "../core/lists.js";

const PICTURES = { duel: cards, ages: skyline, inventions: hexes };

export function Thumb({ game }) {
  return html`<svg class="thumb" viewBox="0 0 60 44" aria-hidden="true">${(PICTURES[game] ?? stair)()}</svg>`;
}

const box = (x, y, width, height, kind) => html`<rect x=${x} y=${y} width=${width} height=${height} rx="1" class=${`fill-${kind}`} />`;

function cards() {
  const rows = [[6, "brown"], [4, "blue"], [2, "go"]];
  return rows.flatMap(([count, kind], row) => range(1, count).map((place) => box(22 - count * 4.5 + place * 9, 5 + row * 12, 8, 10, kind)));
}

function skyline() {
  const towers = [[10, "brown"], [8, "brown"], [28, "blue"], [16, "blue"], [24, "go"]];
  return towers.map(([height, kind], place) => box(7 + place * 10, 38 - height, 8, height, kind));
}

function hexes() {
  const places = [[30, 22, "go"], [30, 8, "blue"], [42, 15, "brown"], [42, 29, "blue"], [30, 36, "brown"], [18, 29, "brown"], [18, 15, "blue"]];
  return places.map(([x, y, kind]) => html`<polygon points=${corners(x, y, 7.4)} class=${`fill-${kind}`} />`);
}

/** The six corners of a hex with flat top. */
const corners = (x, y, size) => range(0, 5).map((corner) => `${x + size * Math.cos(corner * Math.PI / 3)},${y + size * Math.sin(corner * Math.PI / 3)}`).join(" ");

function stair() {
  return [8, 16, 24].map((height, place) => box(12 + place * 13, 38 - height, 11, height, "go"));
}
