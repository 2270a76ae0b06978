/** How a game ended: the sheet of points by source, and the course of the points as a drawing and as a table. */

import { html } from "../core/html.js";
import { withMinus } from "../core/numbers.js";
import { t, word } from "../core/words.js";
import { SeatMark } from "./seats.js";

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 34, right: 16, top: 12, bottom: 26 };
const MARK = 4.5;
const ROWS_OF_TABLE = 20;
const MARKS_OF_LINE = 6;

/** The seats in the order of their places. */
export const byPlace = (places) =>
  places.map((place, seat) => seat).sort((one, other) => places[one] - places[other]);

/** A place as a word: 1., 2., 2., 4. */
export const placeWords = (place) => t("web.end.nth", { place });

/** @param {{game: string, result: object, seats: object[], yours: number[]}} props */
export function ScoreSheet({ game, result, seats, yours }) {
  const sources = [...new Set(result.scores.flatMap(Object.keys))];
  const row = (label, values) => html`<${SheetRow} key=${label} label=${label} values=${values} yours=${yours} />`;
  return html`<div class="scroll-x"><table class="table score-sheet">
    <caption class="visually-hidden">${t("web.end.sheet")}</caption>
    <thead><tr>
      <th scope="col">${t("web.end.source")}</th>
      ${seats.map((seat, place) => html`<th scope="col" class="n" key=${place}>
        <${SeatMark} seat=${place} /> ${seat.name}</th>`)}
    </tr><tr>
      <th scope="row">${t("web.end.place")}</th>
      ${result.places.map((place, seat) => html`<td class="n" key=${seat}>
        <span class=${place === 1 ? "leads" : ""}>${placeWords(place)}</span></td>`)}
    </tr></thead>
    <tbody>${sources.length > 1 && sources.map((source) => row(
      word(`${game}.source.${source}`, source),
      result.scores.map((sheet) => sheet[source] ?? 0),
    ))}</tbody>
    <tfoot>${row(t("web.end.total"), result.totals)}</tfoot>
  </table></div>`;
}

/** One source of points; whoever leads in it has the colour of opportunity. */
function SheetRow({ label, values, yours }) {
  const best = Math.max(...values);
  return html`<tr><th scope="row">${label}</th>${values.map((value, seat) => html`
    <td key=${seat} class=${`n seat-${seat + 1} ${yours.includes(seat) ? "you" : ""}`}>
      <span class=${value === best && value > 0 ? "leads" : ""}>${withMinus(value)}</span>
    </td>`)}</tr>`;
}

/**
 * @param {{points: number[][], seats: object[], at?: number|null, pick?: (move: number) => void}} props
 *   points after each move; a press on the drawing picks a move
 */
export function ScoreChart({ points, seats, at = null, pick }) {
  if (points.length < 2) return null;
  return html`<figure class="chart">
    <${Drawing} points=${points} at=${at} pick=${pick} />
    <figcaption class="row">
      ${seats.map((seat, place) => html`<span key=${place}><${SeatMark} seat=${place} /> ${seat.name}</span>`)}
      <span class="muted">${t("web.end.chart_caption")}</span>
    </figcaption>
    <details><summary>${t("web.end.chart_table")}</summary><${CourseTable} points=${points} seats=${seats} /></details>
  </figure>`;
}

/** Where moves and points lie on the drawing. */
function scaleOf(points) {
  const low = Math.min(0, ...points.flat());
  const high = Math.max(1, ...points.flat());
  const wide = WIDTH - EDGE.left - EDGE.right;
  const tall = HEIGHT - EDGE.top - EDGE.bottom;
  const last = points.length - 1;
  return {
    low, high, last,
    x: (move) => EDGE.left + (move / last) * wide,
    y: (value) => HEIGHT - EDGE.bottom - ((value - low) / (high - low)) * tall,
    moveAt: (x) => Math.max(0, Math.min(last, Math.round(((x - EDGE.left) / wide) * last))),
  };
}

function Drawing({ points, at, pick }) {
  const scale = scaleOf(points);
  const { low, high, last, x, y } = scale;
  const choose = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    pick(scale.moveAt(((event.clientX - box.left) / box.width) * WIDTH));
  };
  const press = pick ? { class: "pickable", onClick: choose } : {};
  return html`<svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${t("web.end.chart")} ...${press}>
    ${steps(low, high).map((value) => html`<g class="chart-mark" key=${value}>
      <line x1=${EDGE.left} x2=${WIDTH - EDGE.right} y1=${y(value)} y2=${y(value)} />
      <text x=${EDGE.left - 6} y=${y(value) + 4} text-anchor="end">${value}</text>
    </g>`)}
    ${steps(0, last).filter(Number.isInteger).map((move) =>
      html`<text key=${move} x=${x(move)} y=${HEIGHT - 8} text-anchor="middle">${move}</text>`)}
    ${at !== null && html`<line class="chart-at" x1=${x(at)} x2=${x(at)} y1=${EDGE.top} y2=${HEIGHT - EDGE.bottom} />`}
    ${points[0].map((_, seat) => html`<${Course} key=${seat} seat=${seat} values=${points.map((row) => row[seat])}
      x=${x} y=${y} />`)}
  </svg>`;
}

/** One seat's line, its shape at some places so that it is told apart without colour. */
function Course({ seat, values, x, y }) {
  const path = values.map((value, move) => `${move ? "L" : "M"}${x(move).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const marks = evenly(values, MARKS_OF_LINE);
  return html`<g class=${`course seat-${seat + 1}`}>
    <path d=${path} />
    ${marks.map(({ value, place }) => html`<${Shape} key=${place} seat=${seat} cx=${x(place)} cy=${y(value)} />`)}
  </g>`;
}

const CORNERS = [
  [],
  [[0, -MARK - 1], [MARK + 1, 0], [0, MARK + 1], [-MARK - 1, 0]],
  [[-MARK, -MARK], [MARK, -MARK], [MARK, MARK], [-MARK, MARK]],
  [[0, -MARK - 1], [MARK + 1, MARK], [-MARK - 1, MARK]],
];

function Shape({ seat, cx, cy }) {
  if (seat === 0) return html`<circle cx=${cx} cy=${cy} r=${MARK} />`;
  return html`<polygon points=${CORNERS[seat].map(([dx, dy]) => `${cx + dx},${cy + dy}`).join(" ")} />`;
}

function CourseTable({ points, seats }) {
  return html`<table class="table">
    <thead><tr>
      <th scope="col">${t("web.end.move")}</th>
      ${seats.map((seat, place) => html`<th scope="col" class="n" key=${place}>${seat.name}</th>`)}
    </tr></thead>
    <tbody>${evenly(points, ROWS_OF_TABLE).map(({ value, place }) => html`<tr key=${place}>
      <th scope="row">${place}</th>${value.map((number) => html`<td class="n">${number}</td>`)}
    </tr>`)}</tbody>
  </table>`;
}

/** About this many members of a list at even distances, the last one among them. */
function evenly(list, count) {
  const every = Math.max(1, Math.ceil((list.length - 1) / count));
  return list.map((value, place) => ({ value, place })).filter(({ place }) => (list.length - 1 - place) % every === 0);
}

/** Round numbers between two values, about four of them. */
function steps(low, high) {
  const rough = (high - low) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}
