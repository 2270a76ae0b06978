/** A link to watch a private table: whoever follows it gives a name and is let in. */

import { post } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { go } from "../core/router.js";
import { somebody } from "../core/session.js";
import { say, t } from "../core/words.js";
import { Skeleton } from "../parts/missing.js";

/** @param {{token: string}} props the link's token */
export function WatchPage({ token }) {
  const [error, setError] = useState(null);
  const refuse = (refusal) => {
    if (!refusal.reason) throw refusal;
    setError(refusal.reason);
  };
  const follow = async () => {
    if (!(await somebody())) { go("/", { replace: true }); return; }
    await post(`/watch/${token}`).then(({ table }) => go(`/table/${table}`, { replace: true }), refuse);
  };
  useEffect(() => { pageTitle.value = t("web.watch.title"); });
  useEffect(() => { follow(); }, [token]);
  if (!error) return html`<${Skeleton} />`;
  return html`<div class="empty">
    <h1>${t("web.watch.void")}</h1>
    <p>${say(error)}</p>
    <a class="btn" href="/">${t("web.not_found.home")}</a>
  </div>`;
}
