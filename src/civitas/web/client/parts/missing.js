/** Instead of a table: it is still coming, or there is none. */

import { html } from "../core/html.js";
import { say, t } from "../core/words.js";

/** The outline of what is still coming; the word for it is for those who do not see it. */
export const Skeleton = () => html`<div class="skeleton" role="status">
  <span class="visually-hidden">${t("web.loading")}</span><i /><i /><i />
</div>`;

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
