/** Who I am here: a name at once, a password to come back from elsewhere, tokens for bot programs. */

import { get, post, remove } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { deleteMe, logIn, logOut, makeAccount, rename, somebody, user } from "../core/session.js";
import { chosenTheme, wantsKeys, wantsText } from "../core/settings.js";
import { switchSound, wantsSound } from "../core/sound.js";
import { THEMES } from "../core/theme.js";
import { say, t } from "../core/words.js";
import { LanguageChooser } from "../parts/bar.js";
import { Choice } from "../parts/choice.js";
import { confirm } from "../parts/dialog.js";
import { Switch } from "../parts/switch.js";
import { complain, toast } from "../parts/toast.js";
import { Notifications } from "./notifications.js";

export function AccountPage() {
  useEffect(() => { pageTitle.value = t("web.nav.account"); });
  const me = user.value;
  return html`<div class="account">
    <h1>${t("web.account.title")}</h1>
    ${me && html`<p><a class="btn" href="/me">${t("web.page")}</a></p>`}
    <div class="account-parts">
      ${me ? html`<${Me} me=${me} />` : html`<${Nobody} />`}
      ${me?.guest && html`<${MakeAccount} me=${me} />`}
      ${(!me || me.guest) && html`<${LogIn} />`}
      <${Preferences} />
      ${me && html`<${Notifications} key=${me.id} />`}
      ${me && !me.guest && html`<${Security} /><${Tokens} />`}
      ${me && html`<${Farewell} me=${me} />`}
    </div>
    <p class="account-about"><a href="/about">${t("web.nav.about")}</a></p>
  </div>`;
}

function Nobody() {
  return html`<section class="panel">
    <h2>${t("web.account.nobody")}</h2>
    <p>${t("web.account.nobody_note")}</p>
    <div class="row"><button class="btn go" onClick=${somebody}>${t("web.account.choose_name")}</button></div>
  </section>`;
}

function Me({ me }) {
  return html`<section class="panel">
    <h2>${me.name}</h2>
    <p class="muted">${t(me.guest ? "web.account.guest" : "web.account.account")}</p>
    ${me.guest && html`<${NameForm} key=${me.name} me=${me} />`}
    <div class="row">
      <button class="btn" onClick=${() => logOut().catch(complain)}>${t("web.account.log_out")}</button>
      ${me.guest && html`<span class="field-note">${t("web.account.log_out_note")}</span>`}
    </div>
  </section>`;
}

function NameForm({ me }) {
  const [name, setName] = useState(me.name);
  const save = (event) => {
    event.preventDefault();
    rename(name.trim()).then(() => toast({ id: "web.account.renamed", args: {} }), complain);
  };
  const same = !name.trim() || name.trim() === me.name;
  return html`<form class="fields" onSubmit=${save}>
    <div class="field"><label for="my-name">${t("web.name.label")}</label>
      <div class="row nowrap">
        <input id="my-name" maxlength="40" required value=${name} onInput=${(event) => setName(event.target.value)} />
        <button class="btn" disabled=${same}>${t("web.save")}</button>
      </div>
    </div>
  </form>`;
}

function MakeAccount({ me }) {
  return html`<section class="panel">
    <h2>${t("web.account.make")}</h2>
    <p>${t("web.account.make_note")}</p>
    <${PasswordForm} id="make" send=${makeAccount} name=${me.name} word=${t("web.account.make")}
      autocomplete="new-password" />
  </section>`;
}

function LogIn() {
  const word = t("web.account.log_in");
  return html`<section class="panel">
    <h2>${word}</h2>
    <${PasswordForm} id="login" send=${logIn} word=${word} autocomplete="current-password" />
  </section>`;
}

/** A name and a password, and why they were not taken. */
function PasswordForm({ id, send, name = "", word, autocomplete }) {
  const [error, setError] = useState(null);
  const submit = async (event) => {
    event.preventDefault();
    const form = new FormData(event.target);
    setError(null);
    try {
      await send(String(form.get("name")).trim(), form.get("password"));
    } catch (refusal) {
      if (!refusal.reason) throw refusal;
      setError(refusal.reason);
    }
  };
  return html`<form class="fields" onSubmit=${submit}>
    <div class="field"><label for=${`${id}-name`}>${t("web.name.label")}</label>
      <input id=${`${id}-name`} name="name" required maxlength="40" autocomplete="username" defaultValue=${name} />
    </div>
    <div class="field"><label for=${`${id}-password`}>${t("web.account.password")}</label>
      <input id=${`${id}-password`} name="password" type="password" required minlength="8"
        autocomplete=${autocomplete} />
    </div>
    ${error && html`<p class="field-error" role="alert">${say(error)}</p>`}
    <div class="row"><button class="btn">${word}</button></div>
  </form>`;
}

function Preferences() {
  return html`<section class="panel">
    <h2>${t("web.account.preferences")}</h2>
    <div class="fields">
      <div class="field"><span class="field-label">${t("web.language")}</span><${LanguageChooser} /></div>
      <${Choice} legend=${t("web.theme.label")} name="theme" values=${THEMES} chosen=${chosenTheme.value}
        pick=${(theme) => { chosenTheme.value = theme; }} label=${(theme) => t(`web.theme.${theme}`)} />
      <div>
        <${Switch} value=${wantsText} label=${t("web.account.text_table")} />
        <${Switch} value=${wantsKeys} label=${t("web.keys.switch")} />
        <${Switch} value=${wantsSound} change=${switchSound} label=${t("web.account.sound")} />
      </div>
    </div>
  </section>`;
}

/** The names that browsers and systems are known by, each before those that also claim to be it. */
const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];

/** What a browser calls itself, in two words. */
function browserOf(agent) {
  const named = (names) => names.find((name) => agent?.includes(name));
  const words = [named(BROWSERS), named(SYSTEMS)].filter((word) => word);
  return words.length ? words.join(", ") : t("web.account.unknown_browser");
}

/** The password, and where else one is logged in. */
function Security() {
  const [sessions, setSessions] = useState([]);
  const load = () => get("/sessions").then(setSessions, complain);
  useEffect(() => { load(); }, []);
  const change = (event) => {
    event.preventDefault();
    const form = event.target;
    post("/password", Object.fromEntries(new FormData(form))).then(() => {
      toast({ id: "web.account.password_changed", args: {} });
      form.reset();
      load();
    }, complain);
  };
  const end = (path) => remove(path).then(load, complain);
  return html`<section class="panel">
    <h2>${t("web.account.sessions")}</h2>
    <ul class="token-list">${sessions.map(({ id, agent, current }) => html`<li class="row nowrap" key=${id}>
      <span class="grow" title=${agent}>${current ? t("web.account.this_browser") : browserOf(agent)}</span>
      ${!current && html`<button class="btn small" onClick=${() => end(`/sessions/${id}`)}>
        ${t("web.account.end_session")}</button>`}
    </li>`)}</ul>
    ${sessions.length > 1 && html`<div class="row"><button class="btn" onClick=${() => end("/sessions")}>
      ${t("web.account.end_others")}</button></div>`}
    <h2>${t("web.account.password")}</h2>
    <form class="fields" onSubmit=${change}>
      ${[["old", "current-password"], ["new", "new-password"]].map(([field, autocomplete]) => html`
        <div class="field"><label for=${`${field}-password`}>${t(`web.account.${field}_password`)}</label>
          <input id=${`${field}-password`} name=${field} type="password" required minlength="8"
            autocomplete=${autocomplete} /></div>`)}
      <div class="row"><button class="btn">${t("web.account.change_password")}</button></div>
    </form>
  </section>`;
}

/** The way out, for good. */
function Farewell({ me }) {
  const go = async (event) => {
    event.preventDefault();
    const password = new FormData(event.target).get("password");
    const question = { title: t("web.account.delete_sure"), body: t("web.account.delete_text"),
      yes: t("web.account.delete"), bad: true };
    if (!(await confirm(question))) return;
    await deleteMe(password).then(() => toast({ id: "web.account.deleted", args: {} }), complain);
  };
  return html`<section class="panel">
    <h2>${t("web.account.delete")}</h2>
    <p>${t("web.account.delete_text")}</p>
    <form class="fields" onSubmit=${go}>
      ${!me.guest && html`<div class="field"><label for="farewell-password">${t("web.account.old_password")}</label>
        <input id="farewell-password" name="password" type="password" required autocomplete="current-password" />
      </div>`}
      <div class="row"><button class="btn bad">${t("web.account.delete")}</button></div>
    </form>
  </section>`;
}

const SCOPES = ["play", "read"];

function Tokens() {
  const [tokens, setTokens] = useState([]);
  const [fresh, setFresh] = useState(null);
  const load = () => get("/tokens").then(setTokens, complain);
  useEffect(() => { load(); }, []);
  const make = (event) => {
    event.preventDefault();
    const form = event.target;
    const { label, scope } = Object.fromEntries(new FormData(form));
    const made = (token) => { setFresh(token); form.reset(); load(); };
    post("/tokens", { label: String(label).trim(), scope }).then(made, complain);
  };
  return html`<section class="panel">
    <h2>${t("web.tokens.title")}</h2>
    <p>${t("web.tokens.about")}</p>
    ${fresh && html`<div class="news" role="status"><div>
      <p>${t("web.tokens.once", { label: fresh.label })} ${t(`web.tokens.scope.${fresh.scope}`)}.</p>
      <code>${fresh.token}</code>
    </div></div>`}
    <ul class="token-list">${tokens.map((token) => html`<${Token} key=${token.id} token=${token} load=${load} />`)}</ul>
    <form class="row" onSubmit=${make}>
      <select name="scope" aria-label=${t("web.tokens.scope")}>${SCOPES.map((scope) =>
        html`<option value=${scope}>${t(`web.tokens.scope.${scope}`)}</option>`)}</select>
      <input class="grow" name="label" required maxlength="40" aria-label=${t("web.tokens.label")}
        placeholder=${t("web.tokens.label")} />
      <button class="btn">${t("web.tokens.make")}</button>
    </form>
  </section>`;
}

function Token({ token, load }) {
  const drop = () => remove(`/tokens/${token.id}`).then(load, complain);
  return html`<li class="row nowrap">
    <span class="grow">${token.label} <span class="muted">${t(`web.tokens.scope.${token.scope}`)}</span></span>
    <button class="btn small bad" onClick=${drop}>${t("web.tokens.drop")}</button>
  </li>`;
}
