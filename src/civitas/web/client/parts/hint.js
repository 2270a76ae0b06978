/** What a bot would do in our place. */

import { thingsOf } from "../core/pick.js";
import { complain, toast } from "./toast.js";

/** What the bot would do: what it names is chosen on the board, and its sentence is said. */
export async function showHint(table) {
  try {
    const choice = await table.hint();
    if (!choice) return;
    table.choose(thingsOf(choice));
    toast({ id: "web.hint", args: { move: choice.sentence } }, "go", table.players.value);
  } catch (error) {
    complain(error);
  }
}
