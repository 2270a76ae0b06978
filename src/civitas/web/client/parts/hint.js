/** What a bot would do in our place: said with the choices, where it covers nothing, and chosen on the board. */

import { html } from "../core/html.js";
import { announce } from "../core/notify.js";
import { thingsOf } from "../core/pick.js";
import { Symbol } from "../core/symbol.js";
import { say } from "../core/words.js";
import { complain } from "./toast.js";

export async function showHint(table) {
  try {
    const choice = await table.hint();
    if (!choice) return;
    table.choose(thingsOf(choice));
    table.hinted.value = { id: "web.hint", args: { move: choice.sentence } };
    announce(say(table.hinted.value, table.players.value));
  } catch (error) {
    complain(error);
  }
}

export function Hint({ table }) {
  const said = table.hinted.value;
  return said && html`<p class="news hint"><${Symbol} name="hint" />
    <span>${say(said, table.players.value)}</span></p>`;
}
