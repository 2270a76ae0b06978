/** The coach at a table against bots: one remark beside the board, before something is final; never an order. */

import { adviceFor } from "../core/advice.js";
import { html, useEffect } from "../core/html.js";
import { announce } from "../core/notify.js";
import { Symbol } from "../core/symbol.js";
import { say, t } from "../core/words.js";
import { Spotlight } from "./spotlight.js";

/** At the beginning of our turn. */
export function useCoach(table) {
  const { seq, you } = table.frame.value;
  const asked = you.may.includes("move");
  useEffect(() => {
    table.advice.value = null;
    let wanted = asked;
    if (asked) adviceFor(table).then((advice) => { if (wanted && advice) show(table, { advice }); });
    return () => { wanted = false; };
  }, [seq, asked]);
}

function show(table, shown) {
  table.advice.value = shown;
  announce(say(shown.advice.message, table.players.value));
}

/** Whether the coach has something to say of a move: then it is not made, and pressing it again makes it. */
export async function objects(table, choice) {
  if (table.advice.value?.choice === choice.text) return false;
  const advice = await adviceFor(table, choice.text);
  if (advice) show(table, { advice, choice: choice.text });
  return advice !== null;
}

/** @param {{table: import("../core/table.js").Table, play: (choice: object) => void}} props */
export function TableCoach({ table, play }) {
  const shown = table.advice.value;
  if (!shown) return null;
  const { advice, choice } = shown;
  const close = () => { table.advice.value = null; };
  const meant = table.allChoices.value.find((other) => other.text === choice);
  return html`<section class="panel table-coach" aria-label=${t("web.learn.coach")} data-kind=${advice.kind}>
    <span class="coach-face"><${Symbol} name="civitas" size="16" /></span>
    <p>${say(advice.message, table.players.value)}</p>
    <footer>
      ${meant && html`<button class="btn small" onClick=${() => play(meant)}>${t("web.coach.anyway")}</button>`}
      <button class="btn small" onClick=${close}>${t(meant ? "web.coach.again" : "web.close")}</button>
    </footer>
    <${Spotlight} pointers=${advice.point} moment=${advice.kind} describedBy="" veiled=${false} />
  </section>`;
}
