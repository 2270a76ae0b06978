/** An invitation: who follows it gives a name, sits down and plays. */

import { get, post } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { go } from "../core/router.js";
import { somebody } from "../core/session.js";
import { say, t } from "../core/words.js";

/** @param {{token: string}} props the link's token */
export function InvitePage({ token }) {
  const [error, setError] = useState(null);
  useEffect(() => { pageTitle.value = t("web.invite.title"); });
  const accept = async () => {
    if (!(await somebody())) return;
    try {
      const { table } = await get(`/invites/${token}`);
      await post(`/tables/${table}/sit`, { invite: token });
      go(`/table/${table}`, { replace: true });
    } catch (refusal) {
      if (!refusal.reason) throw refusal;
      setError(refusal.reason);
    }
  };
  return html`<div class="empty">
    <h1>${t("web.invite.title")}</h1>
    <p>${t("web.invite.text")}</p>
    ${error && html`<p class="field-error" role="alert">${say(error)}</p>`}
    <div class="row">
      <button class="btn go large" onClick=${accept}>${t("web.invite.sit")}</button>
      <a class="btn large" href="/">${t("web.not_found.home")}</a>
    </div>
  </div>`;
}
