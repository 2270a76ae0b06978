/** The Map: seven Regions with their displays, the blue strings between them, and in its middle what is open to all. */

import { html, useEffect, useState } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { useRove } from "../../parts/rove.js";
import { Ideas, Supply } from "./displays.js";
import { Region } from "./region.js";

/** @import { InventionsTable } from "./facts.js" */

/** Column and row of each Region by its number, as on a globe that is cut through the Pacific. */
const PLACES = [[1, 2], [2, 1], [1, 0], [3, 0], [3, 2], [0, 0], [0, 2]];
const MIDDLE = 1;
const COLUMNS = 4;

/** Where the middles of columns and rows lie on the drawing of the strings. */
const X = [12.5, 37.5, 62.5, 87.5];
const Y = [17, 50, 83];

/** @param {{table: InventionsTable}} props */
export function WorldMap({ table }) {
  const rove = useRove();
  const [open, setOpen] = useState(null);
  const { regions } = table.view.table;
  const point = table.point ?? [];
  useEffect(() => { setOpen(regionMeant(regions, point)); }, [point.join("|"), table.view.move]);
  const shown = (place) => ({ place, isOpen: open === place, open: () => setOpen(open === place ? null : place) });
  const around = regions.map((region, place) => place).filter((place) => place !== MIDDLE);
  return html`<section class="panel inv-map" id="inv-map" data-fact="regions"
      aria-label=${t("web.inventions.map")} ...${rove}>
    <${Strings} table=${table} />
    ${around.map((place) => html`<${Region} key=${place} table=${table} ...${shown(place)} style=${cellOf(place)} />`)}
    <div class="inv-middle">
      <${Supply} table=${table} />
      <${Region} table=${table} ...${shown(MIDDLE)} style=${{ "--number": MIDDLE + 1 }} />
      <${Ideas} table=${table} />
    </div>
  </section>`;
}

/**
 * The one Region that a lesson points at, or at its card: where there is little room, it is opened.
 * @param {InventionsTable["view"]["table"]["regions"]} regions @param {string[]} point
 */
function regionMeant(regions, point) {
  const meant = regions.map((_, place) => place).filter((place) =>
    point.includes(`card:${regions[place].region}`) || point.includes(`card:${regions[place].card}`));
  return meant.length === 1 ? meant[0] : null;
}

const cellOf = (place) => ({ "--column": PLACES[place][0] + 1, "--row": PLACES[place][1] + 1, "--number": place + 1 });

/** Each string once, as the numbers of its ends. @param {InventionsTable} table */
function stringsOf(table) {
  const names = table.view.table.regions.map(({ region }) => region);
  return names.flatMap((region, one) => (table.cards[region]?.strings ?? [])
    .map((far) => names.indexOf(far)).filter((other) => other > one).map((other) => [one, other]));
}

/** Whether a string leaves the Map at one edge and comes back at the other. */
const wraps = ([one, other]) => Math.abs(PLACES[one][0] - PLACES[other][0]) === COLUMNS - 1;

/** @param {{table: InventionsTable}} props */
function Strings({ table }) {
  const strings = stringsOf(table);
  const names = table.view.table.regions.map(({ region }) => region);
  const ends = strings.filter(wraps).flatMap(([one, other]) => [[one, other], [other, one]]);
  const inside = strings.filter((string) => !wraps(string)).map((places) => places.map((place) => PLACES[place]));
  const outside = ends.map(([one]) => [PLACES[one], edgeOf(PLACES[one])]);
  return html`<svg class="inv-strings" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[...inside, ...outside].map(([from, to]) => html`<${String} from=${from} to=${to} />`)}
    </svg>
    ${ends.map(([one, other]) => html`<span class=${`inv-far ${sideOf(PLACES[one])}`} aria-hidden="true">
      ${t("web.inventions.to_region", { region: name(names[other]) })}</span>`)}`;
}

/** @param {number[]} place its column and row; where a string that leaves the Map there goes to */
const edgeOf = ([column, row]) => [column ? COLUMNS : -1, row];
/** @param {number[]} place its column and row; where the words of such a string stand */
const sideOf = ([column, row]) => `${column ? "right" : ""} ${row ? "low" : ""}`;

function String({ from, to }) {
  const end = X[to[0]] ?? (to[0] < 0 ? -4 : 104);
  return html`<line x1=${X[from[0]]} y1=${Y[from[1]]} x2=${end} y2=${Y[to[1]]} />`;
}
