/** What a bot would do in our place. */

import { complain, toast } from "./toast.js";

/** What the bot would do: its card is selected, its sentence told. */
export async function showHint(table) {
  try {
    const choice = await table.hint();
    if (!choice) return;
    if (choice.targets.length) table.select({ card: choice.targets[0] });
    toast({ id: "web.hint", args: { move: choice.sentence } }, "go", table.players.value);
  } catch (error) {
    complain(error);
  }
}
