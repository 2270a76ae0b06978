/** The hint of a table: asked for once for a position, and shown beside the board, where it covers nothing. */

import { html } from "../core/html.js";
import { studyReady } from "../core/study.js";
import { Later } from "./later.js";
import { complain } from "./toast.js";

/** Ask for the hint, or put it away. */
export async function showHint(table) {
  if (table.hinted.value) { table.hinted.value = null; return; }
  const asked = table.frame.value.view.move;
  table.hinted.value = "thinking";
  try {
    const [answer] = await Promise.all([table.kept ?? table.hint(), studyReady()]);
    if (table.frame.value.view.move !== asked || table.hinted.value !== "thinking") return;
    table.kept = answer;
    table.hinted.value = answer;
  } catch (error) {
    table.hinted.value = null;
    complain(error);
  }
}

export const Hint = ({ table }) => table.hinted.value && html`<${Later} page="HintPanel" table=${table} />`;
