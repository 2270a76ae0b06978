/** The bar on top: of the site, and of a table. Chrome is these 44 pixels and no more. */

import { html } from "../core/html.js";
import { isFirstVisit, turns, user } from "../core/session.js";
import { chosenLanguage } from "../core/settings.js";
import { Symbol } from "../core/symbol.js";
import { switchTheme } from "../core/theme.js";
import { complain } from "./toast.js";
import { language, LANGUAGES, speak, t } from "../core/words.js";

/** A button that is only a symbol; its word is its label and its tip. */
export function IconButton({ symbol, label, press, shortcut, children, class: extra = "quiet", ...rest }) {
  const title = shortcut ? `${label} (${shortcut})` : label;
  return html`<button class=${`btn icon ${extra}`} aria-label=${label} title=${title} aria-keyshortcuts=${shortcut}
    onClick=${press} ...${rest}>
    <${Symbol} name=${symbol} />${children}
  </button>`;
}

/** Change the language of everything at once. */
export async function chooseLanguage(code) {
  try {
    await speak(code);
    chosenLanguage.value = code;
  } catch (error) {
    complain(error.reason ? error : { reason: { id: "web.error.unreachable", args: {} } });
  }
}

export function LanguageChooser() {
  const choose = (event) => chooseLanguage(event.target.value);
  return html`<select aria-label=${t("web.language")} title=${t("web.language")} value=${language.value}
    onChange=${choose}>
    ${Object.entries(LANGUAGES).map(([code, title]) => html`<option value=${code} lang=${code}>${title}</option>`)}
  </select>`;
}

/** The same as a symbol, for bars. */
export const LanguageButton = () =>
  html`<span class="btn icon quiet language"><${Symbol} name="language" /><${LanguageChooser} /></span>`;

export const ThemeButton = () =>
  html`<${IconButton} symbol="theme" label=${t("web.theme.switch")} shortcut="T" press=${switchTheme} />`;

export const Brand = () => html`<a class="brand" href="/" aria-label=${t("web.civitas")}>
  <${Symbol} name="civitas" /><span>${t("web.civitas")}</span>
</a>`;

const NAVIGATION = [
  ["/", "web.nav.play"], ["/learn", "web.nav.learn"], ["/help/all", "web.nav.rules"], ["/cards", "web.nav.cards"],
  ["/about", "web.nav.about"],
];

/** The bar of every page that is not a table; a first visit asks its three questions and shows nothing else. */
export function SiteBar({ path }) {
  if (path === "/" && isFirstVisit.value) {
    return html`<header class="bar site-bar"><div class="bar-start"><${Brand} /></div></header>`;
  }
  return html`<header class=${`bar site-bar ${user.value ? "known" : ""}`}>
    <div class="bar-start">
      <${Brand} />
      <nav class="tabs" aria-label=${t("web.nav.pages")}>${NAVIGATION.map(
        ([to, id]) => html`<a class="tab" href=${to} aria-current=${isUnder(path, to) ? "page" : null}>${t(id)}</a>`,
      )}</nav>
    </div>
    <div class="bar-end">
      <${TurnBell} count=${turns.value} />
      <${LanguageButton} />
      <${ThemeButton} />
      <a class="btn quiet who" href="/account">${user.value ? user.value.name : t("web.nav.account")}</a>
    </div>
  </header>`;
}

/** How many games wait for us; the lobby shows them. */
function TurnBell({ count }) {
  if (count === 0) return null;
  const label = t("web.title.turns", { count });
  return html`<a class="btn icon" href="/" aria-label=${label} title=${label}><${Symbol} name="bell" />
    <span class="badge">${count}</span></a>`;
}

const isUnder = (path, to) => (to === "/" ? path === "/" || path === "/new" : path.startsWith(to.replace("all", "")));
