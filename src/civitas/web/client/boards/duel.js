/** The table of 7 Wonders Duel: two cities and the market, the conflict track between them, the structure of the age. */

import { html, useEffect, useRef, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { t } from "../core/words.js";
import { Bar } from "./duel/bar.js";
import { City } from "./duel/city.js";
import { Draft } from "./duel/draft.js";
import { Banner, Ending } from "./duel/ending.js";
import { NUMERALS } from "./duel/facts.js";
import { Market } from "./duel/market.js";
import { useTravel } from "./duel/motion.js";
import { Pile } from "./duel/pile.js";
import { read } from "./duel/reading.js";
import { Structure } from "./duel/structure.js";
import { Tip, useTip } from "./duel/tip.js";
import { Tokens } from "./duel/tokens.js";
import { Track } from "./duel/track.js";

/** Where the game stands, for the bar of the table. */
export function moment(view) {
  const { age, structure, offered } = view.table;
  if (age === 0) return offered.length ? t("web.duel.draft") : "";
  return t("web.duel.moment", { age: NUMERALS[age], count: structure.filter(Boolean).length });
}

export function Board({ table }) {
  const reading = read(table);
  const tip = useTip(table);
  const board = useRef(null);
  const [pile, setPile] = usePile(reading, table.view.move);
  useTravel(board, table.view.move);
  useEffect(() => { board.current.querySelector(".selected")?.scrollIntoView({ block: "nearest" }); }, [table.selected]);
  useKeys({ Escape: () => leave(table, pile, setPile, tip) });

  const parts = { table, reading, tip };
  return html`<div class="duel" ref=${board} data-question=${reading.question} data-selected=${table.selected !== null}>
    <div class="duel-table">
      <div class="duel-side">
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
    <${Tip} tip=${tip} players=${table.players} />
  </div>`;
}

/** What lies in the middle: the pile when it is open, the end, the draft, the structure. */
function Stage({ table, reading, tip, pile, closePile }) {
  if (pile) return html`<${Pile} table=${table} reading=${reading} close=${closePile} />`;
  if (isCounted(reading)) return html`<${Ending} table=${table} reading=${reading} />`;
  if (reading.game.age === 0) return html`<${Draft} table=${table} reading=${reading} />`;
  return html`<${Structure} table=${table} reading=${reading} tip=${tip} />`;
}

/** Under it: how a price is made; who won, while the cards that were left still lie there; nothing under the points. */
function Foot({ table, reading }) {
  if (isCounted(reading)) return null;
  return reading.question === "over" ? html`<${Banner} table=${table} reading=${reading} />` : html`<${Bar} table=${table} reading=${reading} />`;
}

/** Whether the game was played to its last card, so that points decided. */
const isCounted = ({ question, game }) => question === "over" && !game.structure.some(Boolean);

/** Whether the discard pile is open; The Mausoleum opens it for whom it asks. */
function usePile(reading, move) {
  const asks = reading.question === "recover" && reading.live;
  const state = useState(asks);
  useEffect(() => { state[1](asks); }, [move, asks]);
  return state;
}

/** Escape: the tip goes first, then the selection, then the pile. */
function leave(table, pile, setPile, tip) {
  if (tip.shown) return tip.hide() ?? true;
  if (table.selected) return table.select(null) ?? true;
  if (pile) return setPile(false) ?? true;
  return undefined;
}
