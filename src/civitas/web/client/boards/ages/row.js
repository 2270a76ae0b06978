/** The card row: thirteen spaces in groups by their price in civil actions; what leaves next turn is striped. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { useReasons } from "../../parts/hold.js";
import { movedClass } from "../../parts/pick.js";
import { useRove } from "../../parts/rove.js";
import { softWords } from "../../parts/soft.js";
import { Card, shortReason } from "./card.js";
import { breadth, columnsOf } from "./facts.js";
import { Mark } from "./marks.js";
import { inRow, isActing } from "./pick.js";
import { space as spacePlace } from "./places.js";

/** @import { AgesTable } from "./facts.js" */

/** @param {{table: AgesTable}} props */
export function Row({ table }) {
  const rove = useRove();
  const { row, row_cost: costs } = table.view.table;
  const places = row.map((card, place) => place);
  const share = (price) => row.filter((card, place) => costs[place] === price)
    .reduce((sum, card) => sum + breadth(table, card), 0);
  const groups = [...new Set(costs)].map((price) => `minmax(0, ${share(price)}fr)`).join(" ");
  return html`<section class="ages-row" data-fact="row row_cost" aria-label=${t("web.ages.row")}
      style=${{ "--groups": groups }} ...${rove}>
    ${[...new Set(costs)].map((price) => html`<${Group} key=${price} table=${table} price=${price}
      spaces=${places.filter((place) => costs[place] === price)} />`)}
  </section>`;
}

/** @param {{table: AgesTable, price: number, spaces: number[]}} props */
function Group({ table, price, spaces }) {
  const { row, row_discards: leaving } = table.view.table;
  const open = isActing(table) || table.choices.some(({ kind }) => kind === "take");
  const widths = columnsOf(table, spaces.map((place) => row[place]));
  const columns = { "--spaces": spaces.length, "--widths": widths };
  const leave = spaces[0] === 0 && row.slice(0, leaving).some(Boolean);
  const shared = useSharedReason(table, open ? spaces.map((place) => refused(table, place)) : []);
  return html`<div class="panel ages-group" style=${columns}>
    <div class="ages-group-head">
      <span>${Array.from({ length: price }, () => html`<${Mark} of="civil_actions" />`)}
        ${" "}<b>${t("web.ages.row_price", { price })}</b></span>
      ${leave && html`<span class="label">
        ${t(leaving === 1 ? "web.ages.first_leaves" : "web.ages.first_leave", { count: leaving })}</span>`}
      ${shared && html`<span class="ages-shared"><${Symbol} name="lock" /> ${shared}</span>`}
    </div>
    <div class="ages-spaces">
      ${spaces.map((place) => html`<${Space} key=${`${place}${row[place]}`} table=${table} place=${place}
        leaving=${place < leaving} open=${open} said=${shared} />`)}
    </div>
  </div>`;
}

/** The move that takes the card of a space, where it cannot be made. @param {AgesTable} table @param {number} place */
function refused(table, place) {
  const card = table.view.table.row[place];
  const space = place + 1;
  return card && !table.pick.of(inRow(card, space)).length ? { kind: "take", args: { card, space } } : null;
}

/** Why several cards of a group cannot be taken: what is the same for them stands once, above them. */
function useSharedReason(table, moves) {
  const reasons = useReasons(table, moves).filter(Boolean).map((reason) => shortReason(reason, table.players));
  return reasons.find((reason, place) => reasons.indexOf(reason) < place);
}

/** @param {{table: AgesTable, place: number, leaving: boolean, open: boolean, said?: string}} props */
function Space({ table, place, leaving, open, said }) {
  const { row, row_cost: costs } = table.view.table;
  const card = row[place];
  const space = place + 1;
  if (!card) return html`<${Emptied} table=${table} place=${place} />`;
  const thing = inRow(card, space);
  const cost = table.pick.of(thing)[0]?.sentence.args.cost ?? costs[place];
  const label = t("web.ages.row_price", { price: cost });
  const mark = cost === costs[place]
    ? ""
    : html`<span class="ages-other-price"><${Mark} of="civil_actions" />${cost}</span>`;
  return html`<${Card} table=${table} thing=${thing} card=${card} open=${open} leaving=${leaving}
    said=${said}
    badge=${{ label, mark }} asks=${[{ kind: "take", args: { card, space } }]} />`;
}

/**
 * From where a card was taken in the turn that is played, with who took which while that is shown; before the next turn
 * the cards slide on.
 * @param {{table: AgesTable, place: number}} props
 */
function Emptied({ table, place }) {
  const mark = spacePlace(place + 1);
  const seat = table.moved.get(mark);
  if (seat !== table.view.table.active) return html`<span class="ages-empty" aria-hidden="true" />`;
  const card = table.past && table.before?.table.row[place];
  return html`<span class=${`ages-empty ${movedClass(table, mark)}`} aria-hidden="true">
    ${card && html`<b class="name">${softWords(card)}</b> ${t("web.ages.taken_by", { seat }, table.players)}`}</span>`;
}
