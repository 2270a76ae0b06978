/** The course of a game as chances to win: a drawing that is a slider, for eyes, fingers, keys and screen readers. */

import { html, useRef } from "../core/html.js";
import { gradeWord, percent, SLIPS } from "../core/study.js";
import { say, t } from "../core/words.js";

const WIDTH = 1000;
const HEIGHT = 200;
const EDGE = { left: 44, right: 14, top: 14, bottom: 22 };
const LINES = [0, 25, 50, 75, 100];
const FAR = 10;
/** A stretch that is narrower has no room for its name. */
const NARROW = 60;
/** On a phone, one that is narrower than this. */
const BRIEF = 180;

/**
 * @param {{lines: (number|null)[][], rows: object[], points: number[], stretches: object[], seat: number, at: number,
 *   last: number, pick: (move: number) => void, names: string[], value: string}} props
 *   lines: the chances of each seat before every move, null where they are not known
 */
export function ChancesChart({ lines, rows, points, stretches, seat, at, last, pick, names, value }) {
  const svg = useRef(null);
  const scale = scaleOf(last);
  const own = lines[seat] ?? [];
  const shown = names.length > 2 ? lines : [own];
  const choose = (event) => {
    const box = svg.current.getBoundingClientRect();
    pick(scale.moveAt(((event.clientX - box.left) / box.width) * WIDTH));
  };
  const drag = (event) => { if (event.buttons) choose(event); };
  const keys = (event) => {
    const to = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, PageDown: at - FAR,
      PageUp: at + FAR, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    pick(to);
  };
  return html`<div class="chances" role="slider" tabindex="0" aria-label=${t("study.slider")} aria-valuemin="0"
    aria-valuemax=${last} aria-valuenow=${at} aria-valuetext=${value} onKeyDown=${keys}>
    <svg ref=${svg} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" onPointerDown=${choose}
      onPointerMove=${drag}>
      <${Bands} stretches=${stretches} scale=${scale} />
      ${LINES.map((line) => html`<line key=${line} class="chances-line" x1=${EDGE.left} x2=${WIDTH - EDGE.right}
        y1=${scale.y(line / 100)} y2=${scale.y(line / 100)} />`)}
      ${names.length === 2 && html`<${Tint} values=${own} seat=${seat} scale=${scale} />`}
      ${shown.map((values, place) => html`<path key=${place} d=${pathOf(values, scale)}
        class=${`chances-course ${names.length > 2 ? `seat-${place + 1}` : ""}`} />`)}
      <line class="chances-at" x1=${scale.x(at)} x2=${scale.x(at)} y1=${EDGE.top} y2=${HEIGHT - EDGE.bottom} />
    </svg>
    <${Marks} rows=${rows} lines=${lines} seat=${seat} points=${points} scale=${scale} many=${names.length > 2} />
    ${own[at] !== undefined && own[at] !== null && html`<i class="chances-cursor" style=${spot(scale, at, own[at])} />`}
    <${Words} stretches=${stretches} scale=${scale} />
  </div>`;
}

function scaleOf(last) {
  const [wide, tall] = [WIDTH - EDGE.left - EDGE.right, HEIGHT - EDGE.top - EDGE.bottom];
  return {
    x: (move) => EDGE.left + (last ? move / last : 0) * wide,
    y: (share) => EDGE.top + (1 - share) * tall,
    moveAt: (x) => Math.round(((x - EDGE.left) / wide) * last),
  };
}

const spot = (scale, move, share) => ({
  left: `${(100 * scale.x(move)) / WIDTH}%`, top: `${(100 * scale.y(share)) / HEIGHT}%`,
});

/** A line with gaps where nothing is known, never a zero. */
function pathOf(values, scale) {
  let pen = "M";
  return values.map((share, move) => {
    if (share === null || share === undefined) return ((pen = "M"), "");
    const point = `${pen}${scale.x(move).toFixed(1)} ${scale.y(share).toFixed(1)}`;
    pen = "L";
    return point;
  }).join("");
}

/** Above one half the colour of the seat, below it that of its rival. */
function Tint({ values, seat, scale }) {
  const known = values.map((share, move) => [move, share]).filter(([, share]) => share !== null);
  if (known.length < 2) return null;
  const half = scale.y(0.5);
  const side = (keep) => [`M${scale.x(known[0][0])} ${half}`,
    ...known.map(([move, share]) => `L${scale.x(move)} ${keep(scale.y(share), half)}`),
    `L${scale.x(known.at(-1)[0])} ${half}Z`].join("");
  return html`<path class=${`chances-tint seat-${seat + 1}`} d=${side(Math.min)} />
    <path class=${`chances-tint seat-${2 - seat}`} d=${side(Math.max)} />`;
}

const Bands = ({ stretches, scale }) => html`<g>${stretches.map(({ first, end }, place) => place % 2 === 1
  && html`<rect key=${first} class="chances-band" x=${scale.x(first)} y=${EDGE.top}
    width=${scale.x(end) - scale.x(first)} height=${HEIGHT - EDGE.top - EDGE.bottom} />`)}</g>`;

/** Mistakes and turning points, and nothing else. */
function Marks({ rows, lines, seat, points, scale, many }) {
  const place = (row) => spot(scale, row.number, lines[many ? row.seat : seat][row.number] ?? 0.5);
  return html`<span aria-hidden="true">
    ${rows.filter(({ grade }) => SLIPS.includes(grade)).map((row) => html`<i key=${`slip-${row.number}`}
      class=${`chances-slip seat-${row.seat + 1} ${row.grade}`} style=${place(row)}></i>`)}
    ${points.map((number, order) => html`<b key=${`point-${number}`} class="chances-point" style=${place(rows[number])}>
      ${order + 1}</b>`)}</span>`;
}

/** The scale and the stretches in words; they are part of the slider's drawing. */
function Words({ stretches, scale }) {
  const left = (first, end) => `${(100 * (scale.x(first) + scale.x(end))) / 2 / WIDTH}%`;
  const width = ({ first, end }) => scale.x(end) - scale.x(first);
  return html`<span aria-hidden="true">${LINES.map((line) => html`<small key=${line} class="chances-scale"
    style=${{ top: `${(100 * scale.y(line / 100)) / HEIGHT}%` }}>${line}%</small>`)}
    ${stretches.filter((one) => width(one) >= NARROW).map(({ name, first, end }) => html`<small key=${`at-${first}`}
      class=${`chances-stretch ${width({ first, end }) < BRIEF ? "brief" : ""}`}
      style=${{ left: left(first, end) }}>${say(name)}</small>`)}</span>`;
}

/** What the slider says of a place. */
export function valueText({ at, last, row, names, seat, lines, sentence }) {
  const share = lines[seat]?.[at];
  const chance = share === null || share === undefined ? t("study.gap") : percent(share);
  const of = names[seat];
  if (at === last) return t("study.end_value", { chance, of });
  if (!row) return t("study.value_brief", { number: at + 1, chance, of });
  const { seat: mover, grade } = row;
  return t("study.value", {
    number: at + 1, name: names[mover], move: sentence ? say(sentence, names) : row.move, grade: gradeWord(grade),
    chance, of,
  });
}
