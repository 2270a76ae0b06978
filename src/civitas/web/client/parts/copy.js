/** Copy something for the reader; where the browser forbids it, show it to be copied. */

import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { confirm } from "./dialog.js";
import { toast } from "./toast.js";

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ id: "web.copied", args: {} });
  } catch {
    const field = html`<input readonly aria-label=${t("web.copy.by_hand")} value=${text}
      onFocus=${(event) => event.target.select()} />`;
    await confirm({ title: t("web.copy.by_hand"), body: field, yes: t("web.close") });
  }
}
