/**
 * The rules of a game (or of "all", the list of games) in our words, topic by topic: each with a picture, an example
 * with the engine's own numbers, the clauses behind it, and the lesson that teaches it. The card panels point here.
 */

import { games, get } from "../core/api.js";
import { plain } from "../core/choices.js";
import { useHelp } from "../core/help.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { build } from "../core/session.js";
import { known, name, say, t } from "../core/words.js";
import { editionName, helpPath } from "../parts/games.js";
import { LessonLink } from "../parts/lessonlink.js";
import { Skeleton } from "../parts/missing.js";
import { Picture } from "../parts/picture.js";
import { complain } from "../parts/toast.js";
import { Thumb } from "../parts/thumb.js";

/** @param {{game: string, edition: string|null, topic: string}} props */
export function HelpPage({ game, edition, topic }) {
  const [all, setAll] = useState(null);
  useEffect(() => { games().then(setAll, complain); }, []);
  useEffect(() => { pageTitle.value = t("web.nav.rules"); });
  useEffect(() => { if (all && topic) document.getElementById(topic)?.scrollIntoView(); },
    [all, topic, known(topic)]);
  if (!all) return html`<${Skeleton} />`;
  const chosen = all.find((other) => other.name === game);
  if (!chosen) return html`<${GameList} games=${all} />`;
  const shown = chosen.editions.includes(edition) ? edition : chosen.editions[0];
  return html`<${Topics} key=${shown} game=${chosen} edition=${shown} topic=${topic} />`;
}

function GameList({ games: all }) {
  return html`<div class="prose"><h1>${t("web.help.title")}</h1>
    <p>${t("web.help.about")}</p>
    <ul class="game-list">${all.map((game) => html`<li key=${game.name}>
      <a class="panel" href=${`/help/${game.name}`}><${Thumb} game=${game.name} /> <span class="name">
        ${name(game.title)}</span></a>
    </li>`)}</ul>
  </div>`;
}

/** Which of several editions is explained. */
function Editions({ game, edition }) {
  if (game.editions.length < 2) return null;
  return html`<nav class="tabs" aria-label=${t("web.new.edition")}>${game.editions.map((other) => html`
    <a class="tab" key=${other} href=${helpPath(game.name, other)} aria-current=${other === edition ? "page" : null}>
      ${editionName(game.name, other)}</a>`)}</nav>`;
}

const title = (id) => (known(`${id}.title`) ? t(`${id}.title`) : id);

/** Whether every word that is sought stands in a topic, in its example or in its clauses. */
function speaksOf(id, row, sought) {
  const clauses = (row?.clauses ?? []).map((clause) => `${clause.id} ${clause.text}`);
  const all = plain([title(id), t(id), row?.example ? say(row.example) : "", ...clauses].join(" "));
  return plain(sought).split(/\s+/).every((word) => all.includes(word));
}

/** The examples and clauses of an edition, by topic; empty until they are here. */
function useRulebook(game, edition) {
  const [rows, setRows] = useState({});
  useEffect(() => {
    const query = new URLSearchParams({ edition, v: build.value });
    get(`/games/${game}/rulebook?${query}`)
      .then((found) => setRows(Object.fromEntries(found.map((row) => [row.topic, row]))), complain);
  }, [game, edition]);
  return rows;
}

/** On paper stand all pictures: they are drawn first, by the button as by the keys that print. */
function usePaper() {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const keys = (event) => {
      const isPrint = event.key.toLowerCase() === "p" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isPrint) return;
      event.preventDefault();
      setAll(true);
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, []);
  useEffect(() => {
    if (!all) return undefined;
    const timer = setInterval(() => {
      if (document.querySelector(".picture:not([data-shows])")) return;
      clearInterval(timer);
      print();
      setAll(false);
    }, 200);
    return () => clearInterval(timer);
  }, [all]);
  return [all, () => setAll(true)];
}

function Topics({ game, edition, topic }) {
  const [sought, setSought] = useState("");
  const rows = useRulebook(game.name, edition);
  const [paper, toPaper] = usePaper();
  useHelp();
  const all = game.help[edition].filter((id) => known(id));
  const topics = all.filter((id) => speaksOf(id, rows[id], sought));
  return html`<div class="help-page">
    <nav class="panel help-index" aria-label=${t("web.help.topics")}>
      <ul>${topics.map((id) => html`<li key=${id}><a href=${helpPath(game.name, edition, id)}>${title(id)}</a></li>`)}
        </ul>
    </nav>
    <article class="prose">
      <h1>${t("web.help.game", { title: name(game.titles[edition]) })}</h1>
      <${Editions} game=${game} edition=${edition} />
      <p class="muted">${t("web.help.about")}</p>
      <p class="help-tools"><input type="search" aria-label=${t("web.help.search")} placeholder=${t("web.help.search")}
        value=${sought} onInput=${(event) => setSought(event.target.value)} />
        <button class="btn" disabled=${paper} onClick=${toPaper}>${t("web.help.print")}</button></p>
      ${all.length > 0 && topics.length === 0 && html`<p role="status">${t("web.help.nothing", { sought })}</p>`}
      ${all.length === 0 && (game.help[edition].length ? html`<${Skeleton} />` : html`<p>${t("web.help.none")}</p>`)}
      ${topics.map((id) => html`<section key=${id} id=${id} class=${id === topic ? "sought" : ""}>
        <h2>${title(id)}</h2><p>${t(id)}</p>
        ${rows[id]?.example && html`<${Example} game=${game.name} edition=${edition} row=${rows[id]} paper=${paper} />`}
        <${Clauses} clauses=${rows[id]?.clauses ?? []} />
        <${LessonLink} topic=${id} edition=${edition} />
      </section>`)}
    </article>
  </div>`;
}

function Example({ game, edition, row, paper }) {
  const words = say(row.example);
  return html`<figure class="example">
    <${Picture} key=${row.topic} game=${game} edition=${edition} topic=${row.topic} words=${words} all=${paper} />
    <figcaption><b class="caps">${t("web.help.example")}</b> ${words}</figcaption></figure>`;
}

/** The rules behind a topic, clause by clause; they are written in English. */
function Clauses({ clauses }) {
  if (!clauses.length) return null;
  return html`<details class="clauses"><summary>${t("web.help.clauses", { count: clauses.length })}</summary>
    <dl lang="en">${clauses.map(({ id, text }) => html`<div key=${id}><dt>${id}</dt><dd>${text}</dd></div>`)}</dl>
  </details>`;
}
