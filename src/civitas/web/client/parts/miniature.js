/**
 * A game that others play, in small: a bar for each seat's points, which follows the game; resting on it, or pressing
 * it, shows the board itself, drawn small and live.
 */

import { html, useEffect, useRef, useState } from "../core/html.js";
import { Pick } from "../core/pick.js";
import { Table } from "../core/table.js";
import { t } from "../core/words.js";
import { BoardFrame, useBoard, useCards } from "./board.js";
import { SeatMark } from "./seats.js";
import { Skeleton } from "./missing.js";
import { Thumb } from "./thumb.js";

const LINGER = 350;
/** A board is drawn as on a screen this wide. */
const WIDE = 1280;

/** @param {{table: object}} props a row of the lobby */
export function Miniature({ table }) {
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  const show = (wanted) => { clearTimeout(timer.current); setOpen(wanted); };
  const rest = {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === "mouse") timer.current = setTimeout(() => setOpen(true), LINGER);
    },
    onPointerLeave: ({ pointerType }) => { if (pointerType === "mouse") show(false); },
    onKeyDown: (event) => { if (event.key === "Escape" && open) { show(false); event.stopPropagation(); } },
    onBlur: () => show(false),
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return html`<span class="miniature" ...${rest}>
    <button class="miniature-bars" aria-expanded=${open} aria-label=${label(table)} onClick=${() => show(!open)}>
      ${table.standing.length ? html`<${Bars} standing=${table.standing} />` : html`<${Thumb} game=${table.game} />`}
    </button>
    ${open && html`<div class="pop miniature-board" aria-hidden="true" inert><${LittleBoard} id=${table.id} /></div>`}
  </span>`;
}

function label({ seats, standing }) {
  const names = seats.map((seat, place) => (standing.length ? `${seat.name} ${standing[place]}` : seat.name));
  return t("web.lobby.miniature", { standing: names.join(", ") });
}

function Bars({ standing }) {
  const most = Math.max(1, ...standing);
  return standing.map((points, seat) => html`<span class=${`miniature-bar seat-${seat + 1}`} key=${seat}>
    <${SeatMark} seat=${seat} /><progress max=${most} value=${Math.max(0, points)} /><b>${points}</b></span>`);
}

/** The board as it is now, as any spectator sees it. */
function LittleBoard({ id }) {
  const [table] = useState(() => new Table(id));
  const box = useRef(null);
  useEffect(() => { table.open(); return () => table.close(); }, []);
  const frame = table.frame.value;
  return html`<div class="miniature-window" ref=${box}>${frame?.view
    ? html`<${Drawn} frame=${frame} players=${table.players.value} />` : html`<${Skeleton} />`}</div>`;
}

function Drawn({ frame, players }) {
  const { game, edition } = frame.table;
  const cards = useCards(game, edition);
  const board = useBoard(game, false);
  const sheet = useRef(null);
  useEffect(() => {
    const shown = sheet.current?.parentElement.clientWidth ?? 0;
    sheet.current?.style.setProperty("transform", `scale(${shown / WIDE})`);
  });
  if (!cards || !board) return html`<${Skeleton} />`;
  const nothing = () => {};
  const nowhere = () => Promise.resolve(null);
  const api = {
    view: frame.view, frame, cards, players, eyes: frame.you.eyes, choices: [], pick: new Pick([]), ticks: null,
    choose: nothing, number: nothing, untick: nothing, play: nothing, why: nowhere, tell: nowhere, open: nothing,
    sources: nothing, past: true, before: null, moved: new Map(),
  };
  return html`<div class="miniature-sheet" ref=${sheet}><${BoardFrame} board=${board} table=${api} /></div>`;
}
