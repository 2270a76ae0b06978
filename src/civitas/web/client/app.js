/** The client: learn who is there and which language, then draw the page the address names. */

import { begin, turns, user } from "./core/session.js";
import { byId, effect, html, render, useEffect, useRef } from "./core/html.js";
import { watchKeys, useKeys } from "./core/keys.js";
import { isOnline, listen } from "./core/live.js";
import { followTitle, showNote } from "./core/notify.js";
import { keepBrought, startWorker } from "./core/offline.js";
import { go, place, watchLinks } from "./core/router.js";
import { chime } from "./core/sound.js";
import { chosenLanguage } from "./core/settings.js";
import { Symbol } from "./core/symbol.js";
import { followTheme, switchTheme } from "./core/theme.js";
import { language, LANGUAGES, speak, t } from "./core/words.js";
import { get, seenBefore } from "./core/api.js";
import { SiteBar } from "./parts/bar.js";
import { Confirmation } from "./parts/dialog.js";
import { Differences } from "./parts/differences.js";
import { helpIsOpen, KeyHelp } from "./parts/keyhelp.js";
import { Later } from "./parts/later.js";
import { Loading } from "./parts/missing.js";
import { NameDialog } from "./parts/name.js";
import { complain, Toasts } from "./parts/toast.js";
import { LobbyPage } from "./pages/lobby.js";
import { TablePage } from "./pages/table.js";
import { lobbyChanged } from "./core/lobby.js";
import { sendWaiting } from "./core/table.js";

const ROUTES = [
  [/^\/$/, () => html`<${LobbyPage} />`],
  [/^\/new$/, () => html`<${Later} page="NewTablePage" />`],
  [/^\/help\/(\w+)$/, ([, game], { query, hash }) =>
    html`<${Later} page="HelpPage" key=${game} game=${game} edition=${query.get("edition")} topic=${hash} />`],
  [/^\/learn(?:\/([\w-]+))?$/, ([, course]) =>
    html`<${Later} page="LearnPage" key=${course} course=${course ?? null} />`],
  [/^\/cards(?:\/(.*))?$/, ([, path = ""], { query }) =>
    html`<${Later} page="CardsPage" path=${path} query=${query} />`],
  [/^\/me$/, () => html`<${Later} page="ProfilePage" id=${null} />`],
  [/^\/player\/([\w-]+)$/, ([, id]) => html`<${Later} page="ProfilePage" key=${id} id=${id} />`],
  [/^\/statistics$/, () => html`<${Later} page="StatisticsPage" />`],
  [/^\/puzzles$/, () => html`<${Later} page="PuzzlesPage" />`],
  [/^\/account$/, () => html`<${Later} page="AccountPage" />`],
  [/^\/about$/, () => html`<${Later} page="AboutPage" />`],
  [/^\/invite\/([\w.-]+)$/, ([, token]) => html`<${Later} page="InvitePage" key=${token} token=${token} />`],
  [/^\/mail\/([\w.-]+)$/, ([, token]) => html`<${Later} page="MailPage" key=${token} token=${token} />`],
  [/^\/watch\/([\w-]+)$/, ([, token]) => html`<${Later} page="WatchPage" key=${token} token=${token} />`],
];

/** Tables have a bar of their own. */
const TABLES = [
  [/^\/lesson\/([\w.-]+)$/, ([, id]) => html`<${Later} page="LessonPage" outline=${Loading} key=${id} id=${id} />`],
  [/^\/puzzle\/(\w+)\/(\d+)$/, ([, game, number]) =>
    html`<${Later} page="PuzzlePage" outline=${Loading} key=${`${game}/${number}`} game=${game} number=${number} />`],
  [/^\/replay\/([\w-]+)$/, ([, id], { query }) => replay(id, query)],
  [/^\/analysis\/([\w-]+)$/, ([, id], { query }) =>
    html`<${Later} page="AnalysisPage" key=${id} id=${id} at=${numberIn(query, "move")} />`],
  [/^\/table\/([\w-]+)\/whatif$/, ([, id]) => html`<${Later} page="WhatIfPage" key=${id} id=${id} />`],
  [/^\/table\/([\w-]+)$/, ([, id], { query }) =>
    (query.has("at") ? replay(id, query) : html`<${TablePage} key=${id} id=${id} />`)],
];

const replay = (id, query) => html`<${Later} page="ReplayPage" key=${id} id=${id} at=${numberIn(query)} />`;

const numberIn = (query, name = "at") =>
  (query.has(name) ? Math.max(0, Math.trunc(Number(query.get(name)) || 0)) : null);

function match(routes) {
  for (const [pattern, page] of routes) {
    const found = pattern.exec(place.value.path);
    if (found) return page(found, place.value);
  }
  return null;
}

function App() {
  const table = match(TABLES);
  useFocusOnArrival(place.value.path);
  useKeys({
    T: () => (switchTheme(), true),
    G: () => (nextTurn().catch(complain), true),
    "?": () => (helpIsOpen.value = true),
  });
  return html`
    <a class="skip" href="#main" onClick=${skip}>${t("web.skip")}</a>
    ${!table && html`<${NoLine} />`}
    ${table ?? html`<${SiteBar} path=${place.value.path} />
      <main id="main" class="page" tabindex="-1">${match(ROUTES) ?? html`<${NotFound} />`}</main>`}
    <${NameDialog} /><${Confirmation} /><${KeyHelp} /><${Differences} /><${Toasts} />`;
}

/** Says that what is shown is what was last seen; tables say it for themselves. */
function NoLine() {
  if (isOnline.value && !seenBefore.value) return null;
  return html`<p class="no-line warning" role="status"><${Symbol} name="refresh" />
    <span>${t("web.offline")}</span></p>`;
}

function NotFound() {
  return html`<div class="empty">
    <h1>${t("web.not_found.title")}</h1>
    <p>${t("web.not_found.text")}</p>
    <a class="btn" href="/">${t("web.not_found.home")}</a>
  </div>`;
}

function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** After a change of page the reader stands at its beginning; on the first page the browser has seen to that. */
function useFocusOnArrival(path) {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) { document.getElementById("main")?.focus({ preventScroll: true }); scrollTo(0, 0); }
    first.current = false;
  }, [path]);
}

/** The next game that waits for us. */
async function nextTurn() {
  const { mine } = await get("/lobby");
  const waiting = mine.filter((table) => table.your_turn);
  const here = waiting.findIndex((table) => place.value.path === `/table/${table.id}`);
  if (waiting.length) go(`/table/${waiting[(here + 1) % waiting.length].id}`);
}

let line = null;

/** Hear of turns and of the lobby, as whoever we are now; once that line is open, what waits for it is sent. */
function followLobby() {
  effect(() => {
    void user.value?.id;
    line?.close();
    line = listen(() => "/live", hear);
    line.state.subscribe((state) => { if (state === "open") sendWaiting(); });
  });
}

function hear(message) {
  if (message.type === "note") {
    if (showNote(message)) line.say({ noted: message.id });
    return;
  }
  // At a table its own frames say whose turn it is there.
  if (message.your_turn.length > turns.value && !place.value.path.startsWith("/table/")) chime("turn");
  turns.value = message.your_turn.length;
  lobbyChanged.value += 1;
}

const isKnown = (code) => Object.hasOwn(LANGUAGES, code);
const browserLanguage = () => navigator.languages.map((code) => code.slice(0, 2)).find(isKnown) ?? "en";

async function start() {
  followTheme();
  keepBrought();
  await Promise.all([begin(), speak(isKnown(chosenLanguage.value) ? chosenLanguage.value : browserLanguage())]);
  effect(() => { document.cookie = `language=${language.value}; path=/; max-age=31536000; samesite=lax`; });
  followTitle();
  watchLinks();
  watchKeys();
  followLobby();
  byId("app").replaceChildren();
  render(html`<${App} />`, byId("app"));
  startWorker();
  sendWaiting();
}

/** A server that does not answer at all: try until it does. */
async function startPatiently() {
  for (let attempt = 0; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (error.status) throw error;
      await new Promise((done) => { setTimeout(done, Math.min(8000, 500 * 2 ** attempt)); });
    }
  }
}

startPatiently();
