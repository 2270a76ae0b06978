/** At a table: our notes on the game, and what we have planned for our next turn. */

import { remove } from "../core/api.js";
import { html, useEffect, useMemo } from "../core/html.js";
import { Desk } from "../core/desk.js";
import { go } from "../core/router.js";
import { Symbol } from "../core/symbol.js";
import { say, t } from "../core/words.js";
import { complain } from "./toast.js";

/** The desk of a table, as long as something shows it. @returns {Desk} */
export function useDesk(id) {
  const desk = useMemo(() => new Desk(id), [id]);
  useEffect(() => { desk.open(); return () => desk.close(); }, [desk]);
  return desk;
}

/** A field for whatever somebody wants to remember. */
export function Notes({ id, desk: given }) {
  const own = useMemo(() => given ?? new Desk(id), [id, given]);
  useEffect(() => {
    if (given) return undefined;
    own.open();
    return () => own.close();
  }, [own]);
  const kept = own.kept.value;
  return html`<label class="notes-field"><span class="visually-hidden">${t("web.notes_on.title")}</span>
    <textarea maxlength="8000" disabled=${kept === null} placeholder=${t("web.notes_on.empty")}
      value=${kept?.notes ?? ""} onInput=${(event) => own.write(event.target.value)}></textarea></label>`;
}

/** Where one imagines how the game might go on. */
export const whatIfPath = (id) => `/table/${id}/whatif`;

/** What is planned for the next turn; whoever waits may plan it. */
export function Planned({ table }) {
  const { planned, may } = table.frame.value.you;
  const forget = () => remove(`/tables/${table.id}/queue`).then((frame) => table.take(frame), complain);
  if (!planned?.length && !may.includes("plan")) return null;
  return html`<div class="planned">
    ${planned.length > 0 && html`<h3>${t("web.queue.title")}</h3>
      <ol>${planned.map((move) => html`<li>${say(move.sentence, table.players.value)}</li>`)}</ol>
      <p class="muted">${t("web.queue.about")}</p>`}
    <div class="row">
      ${may.includes("plan") && html`<button class="btn small" onClick=${() => go(whatIfPath(table.id))}>
        <${Symbol} name="plan" />${t(planned.length ? "web.queue.change" : "web.queue.begin")}</button>`}
      ${planned.length > 0 && html`<button class="btn small quiet" onClick=${forget}>${t("web.queue.forget")}</button>`}
    </div>
  </div>`;
}

/** That a plan was dropped, and why, until we move. */
export function Dropped({ table }) {
  const { dropped } = table.frame.value.you;
  if (!dropped) return null;
  return html`<p class="warning planned-dropped" role="status"><${Symbol} name="warning" />
    <span>${say(dropped, table.players.value)}</span></p>`;
}
