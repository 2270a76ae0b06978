/** The table of 7 Wonders Duel: two cities and the market, the conflict track, the structure of the age. */

import { html, useEffect, useState } from "../../core/html.js";
import { useKeys } from "../../core/keys.js";
import { t } from "../../core/words.js";
import { useFit } from "../../parts/fit.js";
import { takeBack } from "../../parts/pick.js";
import { hideTip, Tip } from "../../parts/tip.js";
import { useTravel } from "../../parts/travel.js";
import { City } from "./city.js";
import { Draft } from "./draft.js";
import { NUMERALS, OVER, read } from "./facts.js";
import { Banner, Final } from "./final.js";
import { Market } from "./market.js";
import { Offers } from "./offers.js";
import { Pile } from "./pile.js";
import { Structure } from "./structure.js";
import { Tokens } from "./tokens.js";
import { Track } from "./track.js";

/** @import { DuelTable, DuelView, Reading } from "./facts.js" */

export { places } from "./places.js";

/** What logs and turns count, with its symbol; what comes first matters most. */
export const goods = { coins: "coin", points: "points", conflict: "shield" };

/** Where the game stands, for the bar of the table. @param {DuelView} view */
export function moment(view) {
  const { age, structure, offered } = view.table;
  if (age === 0) return offered.length ? t("web.duel.draft") : "";
  return t("web.duel.moment", { age: NUMERALS[age], count: structure.filter(Boolean).length });
}

/** @param {{table: DuelTable}} props what the page of a table gives every board */
export function Board({ table }) {
  const reading = read(table);
  const board = useFit(5, hidesCards);
  const side = useFit(5);
  const [pile, setPile] = usePile(reading, table.view.move);
  const { chosen } = table.pick;
  useTravel(board, table.view.move);
  useEffect(() => { board.current.querySelector(".selected")?.scrollIntoView({ block: "nearest" }); }, [chosen]);
  useKeys({ Escape: () => leave(table, pile, setPile) });

  const parts = { table, reading };
  return html`<div class="duel" ref=${board} data-travel data-question=${reading.question}
      data-selected=${chosen.length > 0}>
    <div class="duel-table">
      <div class="duel-side" ref=${side}>
        <${City} ...${parts} seat=${reading.rival} place="rival" />
        <${Market} ...${parts} />
        <${City} ...${parts} seat=${reading.own} place="own" />
      </div>
      <${Track} ...${parts} />
      <div class="duel-centre">
        <${Tokens} ...${parts} pileOpen=${pile} openPile=${() => setPile(!pile)} />
        <div class="duel-stage"><${Stage} ...${parts} pile=${pile} closePile=${() => setPile(false)} /></div>
        <${Foot} ...${parts} />
      </div>
    </div>
    <${Tip} />
  </div>`;
}

/** Whether cards, wonders or anything else to choose lies below the window: on a phone the table goes on under them. */
function hidesCards(board) {
  const bottom = board.getBoundingClientRect().bottom + 1;
  const shown = board.querySelectorAll(".duel-structure, .duel-draft, .duel-pile, .duel-side :is(.legal, .legal-many)");
  return [...shown].some((part) => part.getBoundingClientRect().bottom > bottom);
}

/**
 * What lies in the middle: the pile when it is open, the end, the draft, the structure.
 * @param {{table: DuelTable, reading: Reading, pile: boolean, closePile: () => void}} props
 */
function Stage({ table, reading, pile, closePile }) {
  if (pile) return html`<${Pile} table=${table} reading=${reading} close=${closePile} />`;
  if (isCounted(reading)) return html`<${Final} table=${table} reading=${reading} />`;
  if (reading.game.age === 0) return html`<${Draft} table=${table} reading=${reading} />`;
  return html`<${Structure} table=${table} reading=${reading} />`;
}

/**
 * Under it: how a price is made; who won, while the cards that were left still lie there; nothing under the points.
 * @param {{table: DuelTable, reading: Reading}} props
 */
function Foot({ table, reading }) {
  if (isCounted(reading)) return null;
  const Part = reading.question === OVER ? Banner : Offers;
  return html`<${Part} table=${table} reading=${reading} />`;
}

/** Whether the game was played to its last card, so that points decided. @param {Reading} reading */
const isCounted = ({ question, game }) => question === OVER && !game.structure.some(Boolean);

/**
 * Whether the discard pile is open; The Mausoleum opens it for whom it asks.
 * @param {Reading} reading
 * @param {number} move
 */
function usePile(reading, move) {
  const asks = reading.question === "duel.ask.recover" && reading.live;
  const state = useState(asks);
  useEffect(() => { state[1](asks); }, [move, asks]);
  return state;
}

/**
 * Escape: the tip goes first, then what was touched last, then the pile.
 * @param {DuelTable} table
 * @param {boolean} pile
 * @param {(open: boolean) => void} setPile
 */
function leave(table, pile, setPile) {
  if (hideTip()) return true;
  return takeBack(table) ?? (pile ? (setPile(false), true) : undefined);
}
