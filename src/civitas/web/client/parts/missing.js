/** Instead of a table: it is still coming, or there is none. */

import { html, useEffect } from "../core/html.js";
import { isOnline } from "../core/live.js";
import { say, t } from "../core/words.js";

/** The outline of what is still coming; the word for it is for those who do not see it. */
export function Skeleton() {
  if (!isOnline.value) return html`<${NotKept} />`;
  return html`<div class="skeleton" role="status">
    <span class="visually-hidden">${t("web.loading")}</span><i /><i /><i />
  </div>`;
}

/** Milliseconds after which a network that is back stays: it flickers, and a page that is being left hears of it. */
const SETTLED = 500;

/** Without a connection, what was not kept does not come; with one it does. */
function NotKept() {
  useEffect(() => {
    const again = () => setTimeout(() => { if (isOnline.value) location.reload(); }, SETTLED);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return html`<div class="empty not-kept" role="status"><p>${t("web.error.offline")}</p></div>`;
}

export const Loading = () => html`<main id="main" class="page" tabindex="-1"><${Skeleton} /></main>`;

/** @param {{error: {reason?: object}}} props */
export function Missing({ error }) {
  return html`<main id="main" class="page" tabindex="-1">
    <div class="empty">
      <h1>${t("web.table.missing")}</h1>
      <p>${error.reason ? say(error.reason) : ""}</p>
      <a class="btn" href="/">${t("web.not_found.home")}</a>
    </div>
  </main>`;
}
