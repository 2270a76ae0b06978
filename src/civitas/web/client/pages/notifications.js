/** How and when somebody hears of their tables while they are elsewhere; vacations; the page behind a mailed link. */

import { games, get, post, put, remove } from "../core/api.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { canNotify, pageTitle, switchNotes } from "../core/notify.js";
import { wantsNotes } from "../core/settings.js";
import { language, name, say, t } from "../core/words.js";
import { Choice, Pulldown } from "../parts/choice.js";
import { Skeleton } from "../parts/missing.js";
import { Switch } from "../parts/switch.js";
import { complain, toast } from "../parts/toast.js";

const TIMINGS = ["at_once", "digest", "never"];
const FORMS = ["json", "discord", "slack"];
const EVERY_GAME = "";
const USUAL = { timing: "at_once", quiet_from: null, quiet_until: null };
const SENT = ["mail", "webhook", "webhook_form", "browser", "digest_at", "timings"];

const two = (number) => String(number).padStart(2, "0");
const hourOf = (minutes) => (minutes === null ? "" : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
const minutesOf = (hour) => (hour ? Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5)) : null);
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
const said = (id) => () => toast({ id, args: {} });

/** What is kept, and what the reader would rather have; each panel changes a part of it. */
export function Notifications() {
  const [wishes, setWishes] = useState(null);
  const [all, setAll] = useState([]);
  const before = useRef(Promise.resolve(true));
  const load = () => get("/notifications").then(setWishes, complain);
  useEffect(() => { load(); games().then(setAll, complain); }, []);
  if (!wishes) return null;
  /** Shown at once, and sent when what was sent before is answered. */
  const keep = (changed) => {
    const wanted = { ...wishes, ...changed };
    setWishes(wanted);
    const sent = Object.fromEntries(SENT.map((field) => [field, wanted[field]]));
    const send = () => put("/notifications", { ...sent, language: language.value, zone: zone() });
    const done = before.current.then(send).then(
      (kept) => { if (before.current === done) setWishes(kept); return true; },
      (error) => { complain(error); return load().then(() => false); },
    );
    before.current = done;
    return done;
  };
  return html`<${Ways} wishes=${wishes} keep=${keep} />
    <${Times} wishes=${wishes} keep=${keep} all=${all} />
    <${Vacation} vacation=${wishes.vacation} load=${load} />`;
}

/** Over which ways. */
function Ways({ wishes, keep }) {
  const inBrowser = async (wanted) => { await switchNotes(wanted); await keep({ browser: wantsNotes.value }); };
  return html`<section class="panel">
    <h2>${t("web.notes.title")}</h2>
    <p>${t("web.notes.about")}</p>
    <${Switch} value=${wantsNotes} label=${t("web.notes.browser")} disabled=${!canNotify()} change=${inBrowser} />
    ${!canNotify() && html`<p class="field-note">${t("web.account.no_notifications")}</p>`}
    <${MailForm} wishes=${wishes} keep=${keep} />
    <${WebhookForm} wishes=${wishes} keep=${keep} />
  </section>`;
}

function MailForm({ wishes, keep }) {
  const [mail, setMail] = useState(wishes.mail ?? "");
  const changed = mail.trim() !== (wishes.mail ?? "");
  const save = async (event) => {
    event.preventDefault();
    const sent = mail.trim() !== "";
    if (await keep({ mail: mail.trim() || null })) said(sent ? "web.notes.mail_sent" : "web.notes.saved")();
  };
  const again = () => post("/notifications/confirm").then(said("web.notes.mail_sent"), complain);
  if (!wishes.mail_offered) return html`<p class="field-note">${t("web.error.no_mail")}</p>`;
  return html`<form class="field" onSubmit=${save}>
    <label for="note-mail">${t("web.notes.mail")}</label>
    <div class="row nowrap">
      <input id="note-mail" type="email" maxlength="200" autocomplete="email" value=${mail}
        onInput=${(event) => setMail(event.target.value)} />
      <button class="btn" disabled=${!changed}>${t("web.save")}</button>
    </div>
    ${wishes.mail && !changed && (wishes.mail_confirmed
      ? html`<${Try} channel="mail" />`
      : html`<p class="field-note" role="status">${t("web.notes.unconfirmed")}</p><div class="row">
        <button type="button" class="btn small" onClick=${again}>${t("web.notes.again")}</button></div>`)}
    <${Trouble} channel="mail" problems=${wishes.problems} />
  </form>`;
}

function WebhookForm({ wishes, keep }) {
  const [hook, setHook] = useState(wishes.webhook ?? "");
  const [form, setForm] = useState(wishes.webhook_form);
  const changed = hook.trim() !== (wishes.webhook ?? "") || form !== wishes.webhook_form;
  const save = async (event) => {
    event.preventDefault();
    if (await keep({ webhook: hook.trim() || null, webhook_form: form })) said("web.notes.saved")();
  };
  return html`<form class="field" onSubmit=${save}>
    <label for="note-hook">${t("web.notes.webhook")}</label>
    <input id="note-hook" type="url" maxlength="500" autocomplete="off" placeholder="https://" value=${hook}
      onInput=${(event) => setHook(event.target.value)} />
    <div class="row nowrap">
      <select aria-label=${t("web.notes.form")} value=${form} onChange=${(event) => setForm(event.target.value)}>
        ${FORMS.map((each) => html`<option key=${each} value=${each}>${t(`web.notes.form.${each}`)}</option>`)}
      </select>
      <button class="btn" disabled=${!changed}>${t("web.save")}</button>
    </div>
    ${wishes.webhook && !changed && html`<${Try} channel="webhook" />`}
    <${Trouble} channel="webhook" problems=${wishes.problems} />
  </form>`;
}

function Try({ channel }) {
  const send = () => post("/notifications/try", { channel }).then(said("web.notes.tried"), complain);
  return html`<div class="row">
    <button type="button" class="btn small" onClick=${send}>${t("web.notes.try")}</button>
  </div>`;
}

function Trouble({ channel, problems }) {
  const reason = problems[channel];
  return reason ? html`<p class="field-error">${t("web.notes.trouble", { reason })}</p>` : null;
}

/** When, for all games and for each that has its own wishes. */
function Times({ wishes, keep, all }) {
  const { timings } = wishes;
  const set = (game, wanted) => {
    const others = Object.fromEntries(Object.entries(timings).filter(([other]) => other !== game));
    return keep({ timings: wanted ? { ...others, [game]: wanted } : others });
  };
  const hasDigest = Object.values(timings).some(({ timing }) => timing === "digest");
  return html`<section class="panel">
    <h2>${t("web.notes.when")}</h2>
    <${When} id="all" wanted=${timings[EVERY_GAME] ?? USUAL} set=${(wanted) => set(EVERY_GAME, wanted)} />
    ${hasDigest && html`<div class="field"><label for="digest-at">${t("web.notes.digest_at")}</label>
      <input id="digest-at" type="time" required value=${hourOf(wishes.digest_at)}
        onChange=${(event) => event.target.value && keep({ digest_at: minutesOf(event.target.value) })} /></div>`}
    <p class="field-note">${t("web.notes.zone", { zone: zone() })}</p>
    <details class="fields" open=${Object.keys(timings).some((game) => game !== EVERY_GAME)}>
      <summary>${t("web.notes.by_game")}</summary>
      ${all.map((game) => html`<${OfGame} key=${game.name} game=${game} wanted=${timings[game.name]}
        set=${(wanted) => set(game.name, wanted)} />`)}
    </details>
  </section>`;
}

function OfGame({ game, wanted, set }) {
  const pick = (own) => set(own === "own" ? USUAL : null);
  return html`<div class="fields note-game">
    <${Pulldown} legend=${name(game.title)} name=${`note-${game.name}`} values=${["as_all", "own"]}
      chosen=${wanted ? "own" : "as_all"} pick=${pick} label=${(value) => t(`web.notes.${value}`)} />
    ${wanted && html`<${When} id=${game.name} wanted=${wanted} set=${set} />`}
  </div>`;
}

/** At once, once a day or never; and not between these hours. */
function When({ id, wanted, set }) {
  const quiet = (field, other) => (event) => {
    const chosen = minutesOf(event.target.value);
    set({ ...wanted, [field]: chosen, [other]: chosen === null ? null : wanted[other] });
  };
  return html`<${Choice} legend=${t("web.notes.timing")} name=${`timing-${id}`} values=${TIMINGS}
      chosen=${wanted.timing} pick=${(timing) => set({ ...wanted, timing })}
      label=${(timing) => t(`web.notes.${timing}`)} />
    ${wanted.timing === "at_once" && html`<fieldset class="field"><legend>${t("web.notes.quiet")}</legend>
      <div class="row nowrap">
        <input type="time" aria-label=${t("web.notes.quiet_from")} value=${hourOf(wanted.quiet_from)}
          onChange=${quiet("quiet_from", "quiet_until")} />
        <span aria-hidden="true">–</span>
        <input type="time" aria-label=${t("web.notes.quiet_until")} value=${hourOf(wanted.quiet_until)}
          onChange=${quiet("quiet_until", "quiet_from")} />
      </div>
    </fieldset>`}`;
}

/** The clocks of games over days stand while somebody is away. */
function Vacation({ vacation, load }) {
  const { until, days_left: left, most } = vacation;
  const begin = (event) => {
    event.preventDefault();
    post("/vacation", { days: Number(new FormData(event.target).get("days")) }).then(load, complain);
  };
  const end = () => remove("/vacation").then(load, complain);
  const day = () => new Date(until * 1000).toLocaleString(language.value, { dateStyle: "long", timeStyle: "short" });
  return html`<section class="panel">
    <h2>${t("web.vacation.title")}</h2>
    <p>${t("web.vacation.about")}</p>
    ${until ? html`<p role="status"><strong>${t("web.vacation.until", { day: day() })}</strong></p>
      <div class="row"><button class="btn" onClick=${end}>${t("web.vacation.end")}</button></div>`
    : html`<form class="field" onSubmit=${begin}><label for="vacation-days">${t("web.vacation.days")}</label>
      <div class="row nowrap">
        <input id="vacation-days" name="days" type="number" required min="1" max=${Math.max(1, left)} defaultValue="7"
          disabled=${!left} />
        <button class="btn" disabled=${!left}>${t("web.vacation.begin")}</button>
      </div>
    </form>`}
    <p class="field-note">${t("web.vacation.left", { left, most })}</p>
  </section>`;
}

/** The page behind the link in a letter: whoever opens it has the address. */
export function MailPage({ token }) {
  const [done, setDone] = useState(null);
  useEffect(() => { pageTitle.value = t("web.notes.mail"); });
  useEffect(() => {
    post(`/mail/confirm/${token}`).then(() => setDone({ id: "web.notes.confirmed", args: {} }),
      (error) => setDone(error.reason ?? null));
  }, [token]);
  if (!done) return html`<${Skeleton} />`;
  return html`<div class="empty">
    <h1>${t("web.notes.mail")}</h1>
    <p>${say(done)}</p>
    <a class="btn" href="/">${t("web.not_found.home")}</a>
  </div>`;
}
