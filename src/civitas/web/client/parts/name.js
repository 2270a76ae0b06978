/** The one thing asked of a new visitor: a name, and only when one is needed. */

import { html, useState } from "../core/html.js";
import { askingName, enterAsGuest } from "../core/session.js";
import { say, t } from "../core/words.js";
import { Dialog } from "./dialog.js";

export function NameDialog() {
  const done = askingName.value;
  if (!done) return null;
  const finish = (user) => { askingName.value = null; done(user); };
  return html`<${NameForm} finish=${finish} />`;
}

function NameForm({ finish }) {
  const [name, setName] = useState(suggested);
  const [error, setError] = useState(null);
  const enter = async (event) => {
    event.preventDefault();
    try {
      finish(await enterAsGuest(name.trim()));
    } catch (refusal) {
      setError(refusal.reason ?? { id: "web.error.unreachable", args: {} });
    }
  };
  return html`<${Dialog} title=${t("web.name.title")} close=${() => finish(null)}>
    <form class="fields" onSubmit=${enter}>
      <div class="field">
        <label for="guest-name">${t("web.name.label")}</label>
        <input id="guest-name" name="name" maxlength="40" required autofocus autocomplete="nickname" value=${name}
          aria-invalid=${error ? "true" : null} onFocus=${(event) => event.target.select()}
            onInput=${(event) => setName(event.target.value)} />
        ${error && html`<p class="field-error" role="alert">${say(error)}</p>`}
        <p class="field-note">${t("web.name.note")}</p>
      </div>
      <div class="row">
        <button class="btn go">${t("web.name.go")}</button>
        <a href="/account" onClick=${() => finish(null)}>${t("web.name.log_in")}</a>
      </div>
    </form>
  <//>`;
}

export function suggested() {
  const names = t("web.name.suggestions").split(" ");
  return `${names[Math.floor(Math.random() * names.length)]} ${10 + Math.floor(Math.random() * 90)}`;
}
