/** The rules of a game (or of "all", the list of games) in our words, topic by topic; the card panels point here. */

import { games } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { known, name, t } from "../core/words.js";
import { complain } from "../parts/toast.js";
import { Thumb } from "../parts/thumb.js";

/** @param {{game: string, topic: string}} props */
export function HelpPage({ game, topic }) {
  const [all, setAll] = useState(null);
  useEffect(() => { games().then(setAll, complain); }, []);
  useEffect(() => { pageTitle.value = t("web.nav.rules"); });
  useEffect(() => { if (all && topic) document.getElementById(topic)?.scrollIntoView(); }, [all, topic]);
  if (!all) return html`<p class="muted">${t("web.loading")}</p>`;
  const chosen = all.find((other) => other.name === game);
  return chosen ? html`<${Topics} game=${chosen} topic=${topic} />` : html`<${GameList} games=${all} />`;
}

function GameList({ games: all }) {
  return html`<div class="prose"><h1>${t("web.help.title")}</h1>
    <p>${t("web.help.about")}</p>
    <ul class="game-list">${all.map((game) => html`<li key=${game.name}>
      <a class="panel" href=${`/help/${game.name}`}><${Thumb} game=${game.name} /> <span class="name">${name(game.title)}</span></a>
    </li>`)}</ul>
  </div>`;
}

function Topics({ game, topic }) {
  const topics = game.help.filter((id) => known(id));
  const title = (id) => (known(`${id}.title`) ? t(`${id}.title`) : id);
  return html`<div class="help-page">
    <nav class="panel help-index" aria-label=${t("web.help.topics")}>
      <ul>${topics.map((id) => html`<li key=${id}><a href=${`/help/${game.name}#${id}`}>${title(id)}</a></li>`)}</ul>
    </nav>
    <article class="prose">
      <h1>${t("web.help.game", { title: name(game.title) })}</h1>
      <p class="muted">${t("web.help.about")}</p>
      ${topics.length === 0 && html`<p>${t("web.help.none")}</p>`}
      ${topics.map((id) => html`<section key=${id} id=${id} class=${id === topic ? "sought" : ""}>
        <h2>${title(id)}</h2><p>${t(id)}</p>
      </section>`)}
    </article>
  </div>`;
}
