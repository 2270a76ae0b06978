/** Somebody asks to take a move back after something was learned: the others agree or refuse. */

import { html } from "../core/html.js";
import { Symbol } from "../core/symbol.js";
import { say, t } from "../core/words.js";

/** @param {{table: import("../core/table.js").Table}} props */
export function UndoRequest({ table }) {
  const { undo, you } = table.frame.value;
  if (!undo) return null;
  const asks = you.may.includes("answer_undo");
  const names = undo.waiting.map((seat) => table.players.value[seat]);
  const answer = (agree) => table.send("/undo/answer", { agree, expected_seq: table.frame.value.seq });
  return html`<section class="news undo-request" role="status"><${Symbol} name="undo" /><div class="stack">
    <p>${say({ id: "web.undo.asked", args: { seat: undo.seat, moves: undo.moves } }, table.players.value)}</p>
    ${asks && html`<div class="row">
      <button class="btn" onClick=${() => answer(true)}>${t("web.undo.agree")}</button>
      <button class="btn" onClick=${() => answer(false)}>${t("web.undo.refuse")}</button>
    </div>`}
    ${!asks && html`<p class="muted">${t("web.undo.waits", { names })}</p>`}
  </div></section>`;
}
