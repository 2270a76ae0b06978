/** The first visit: new here or not, a language, a name; nothing else. */

import { html, useState } from "../core/html.js";
import { enterAsGuest } from "../core/session.js";
import { isNew, wasHere } from "../core/settings.js";
import { language, LANGUAGES, say, t } from "../core/words.js";
import { chooseLanguage } from "../parts/bar.js";
import { Choice } from "../parts/choice.js";
import { suggested } from "../parts/name.js";

export function Welcome() {
  const [name, setName] = useState(suggested);
  const [error, setError] = useState(null);
  const enter = (fresh) => async (event) => {
    event.preventDefault();
    try {
      await enterAsGuest(name.trim());
      isNew.value = fresh;
      wasHere.value = true;
    } catch (refusal) {
      setError(refusal.reason ?? { id: "web.error.unreachable", args: {} });
    }
  };
  return html`<form class="panel welcome" onSubmit=${enter(true)}>
    <h1>${t("web.welcome.title")}</h1>
    <p>${t("web.welcome.about")}</p>
    <${Choice} legend=${t("web.language")} name="welcome-language" values=${Object.keys(LANGUAGES)}
      chosen=${language.value} pick=${chooseLanguage} label=${(code) => LANGUAGES[code]} />
    <div class="field"><label for="welcome-name">${t("web.name.label")}</label>
      <input id="welcome-name" maxlength="40" required autocomplete="nickname" value=${name}
        aria-invalid=${error ? "true" : null} onFocus=${(event) => event.target.select()}
        onInput=${(event) => setName(event.target.value)} />
      ${error && html`<p class="field-error" role="alert">${say(error)}</p>`}
    </div>
    <div class="welcome-doors">
      <button class="btn go large">${t("web.welcome.new")}</button>
      <button type="button" class="btn large" onClick=${enter(false)}>${t("web.welcome.known")}</button>
    </div>
    <p class="muted"><a href="/account">${t("web.name.log_in")}</a></p>
  </form>`;
}
