/** An invitation: what it is to, and from whom. Whoever follows it gives a name, sits down and plays. */

import { get, post } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { go } from "../core/router.js";
import { somebody } from "../core/session.js";
import { say, t } from "../core/words.js";
import { Skeleton } from "../parts/missing.js";
import { Thumb } from "../parts/thumb.js";

/** @param {{token: string}} props the link's token */
export function InvitePage({ token }) {
  const [found, setFound] = useState(null);
  const [error, setError] = useState(null);
  const refuse = (refusal) => {
    if (!refusal.reason) throw refusal;
    setError(refusal.reason);
  };
  useEffect(() => { pageTitle.value = t("web.invite.title"); });
  useEffect(() => { get(`/invites/${token}`).then(setFound, refuse); }, [token]);
  if (error) return html`<${Void} reason=${error} />`;
  return found ? html`<${Invitation} found=${found} token=${token} refuse=${refuse} />` : html`<${Skeleton} />`;
}

function Invitation({ found: { table, game, title, host, sits }, token, refuse }) {
  const sit = async () => {
    if (!(await somebody())) return;
    await post(`/tables/${table}/sit`, { invite: token }).then(() => go(`/table/${table}`, { replace: true }), refuse);
  };
  return html`<div class="empty">
    <${Thumb} game=${game} />
    <h1>${t("web.invite.title")}</h1>
    <p>${t("web.invite.text", { host, game: title })}${" "}${sits && t("web.invite.sits")}</p>
    <div class="row">
      ${sits ? html`<a class="btn go large" href=${`/table/${table}`}>${t("web.invite.to_table")}</a>`
        : html`<button class="btn go large" onClick=${sit}>${t("web.invite.sit")}</button>`}
      <${Home} />
    </div>
  </div>`;
}

function Void({ reason }) {
  return html`<div class="empty">
    <h1>${t("web.invite.void")}</h1>
    <p role="alert">${say(reason)}</p>
    <div class="row"><${Home} /></div>
  </div>`;
}

const Home = () => html`<a class="btn large" href="/">${t("web.not_found.home")}</a>`;
