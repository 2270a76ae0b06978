/** What Civitas is, and what it is not. */

import { html, useEffect } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { t } from "../core/words.js";

const PARTS = ["what", "fair", "bots", "rights"];

export function AboutPage() {
  useEffect(() => { pageTitle.value = t("web.nav.about"); });
  return html`<article class="prose">
    <h1>${t("web.about.title")}</h1>
    ${PARTS.map((part) => html`<section><h2>${t(`web.about.${part}.title`)}</h2><p>${t(`web.about.${part}`)}</p>
      </section>`)}
  </article>`;
}
