/** Resting on a thing of a board, and asking why it cannot be chosen. */

import { useEffect, useRef, useState } from "../core/html.js";
import { leaveTip } from "./tip.js";

const HOVER_MS = 350;
const HOLD_MS = 450;

/** Show something after resting on an element, on keyboard focus, or on a long press; a long press is no click. */
export function useHold(show) {
  const timer = useRef(0);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = (event, ms) => {
    const target = event.currentTarget;
    clearTimeout(timer.current);
    held.current = false;
    timer.current = setTimeout(() => { held.current = ms === HOLD_MS; show(target); }, ms);
  };
  const stop = () => { clearTimeout(timer.current); leaveTip(); };
  return {
    onPointerEnter: (event) => event.pointerType === "mouse" && wait(event, HOVER_MS),
    onPointerDown: (event) => (event.pointerType === "mouse" ? clearTimeout(timer.current) : wait(event, HOLD_MS)),
    onPointerUp: (event) => event.pointerType !== "mouse" && clearTimeout(timer.current),
    onPointerCancel: stop,
    onPointerLeave: (event) => (event.pointerType === "mouse" ? stop() : clearTimeout(timer.current)),
    onFocus: (event) => event.currentTarget.matches(":focus-visible") && show(event.currentTarget),
    onBlur: stop,
    onContextMenu: (event) => held.current && event.preventDefault(),
    onClickCapture: (event) => {
      if (!held.current) return;
      held.current = false;
      event.stopImmediatePropagation();
    },
  };
}

/** Why each of some moves is refused, as the table answers; null while nothing is asked or known. */
export function useReasons(table, moves) {
  const asked = JSON.stringify([table.view.move, ...moves]);
  const [known, setKnown] = useState({ asked: "", reasons: /** @type {any[]} */ ([]) });
  useEffect(() => {
    let here = true;
    Promise.all(moves.map((move) => move && table.why(move))).then((reasons) => here && setKnown({ asked, reasons }));
    return () => { here = false; };
  }, [asked]);
  return moves.map((_, place) => (known.asked === asked ? known.reasons[place] ?? null : null));
}

/** Why a move is refused. */
export const useReason = (table, move) => useReasons(table, [move])[0];
