/** The statistics of the site: lengths, endings, the effect of beginning, which cards win. A job finds them. */

import { games, get } from "../core/api.js";
import { doubtOf } from "../core/doubt.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { useStudyReady } from "../core/study.js";
import { name, t, word } from "../core/words.js";
import { editionName } from "../parts/games.js";
import { Skeleton } from "../parts/missing.js";
import { complain } from "../parts/toast.js";

const FEW = 12;

export function StatisticsPage() {
  const { ready } = useStudyReady();
  const [found, setFound] = useState(null);
  useEffect(() => {
    Promise.all([get("/statistics"), games()]).then(([rows, all]) => setFound({ rows, all }), complain);
  }, []);
  useEffect(() => { if (ready) pageTitle.value = t("study.statistics"); });
  if (!ready || !found) return html`<${Skeleton} />`;
  return html`<div class="profile"><h1>${t("study.statistics")}</h1>
    <p>${t("study.statistics.about")}</p>
    ${!found.rows.length && html`<div class="empty"><p>${t("study.statistics.none")}</p>
      <p><a class="btn go" href="/">${t("web.nav.play")}</a></p></div>`}
    ${found.rows.map((row) => html`<${Section} key=${[row.game, row.edition, row.players].join()} row=${row}
      all=${found.all} />`)}</div>`;
}

const share = (won, count) => `${Math.round((100 * won) / count)}%`;
const doubt = (won, count) => `${Math.round(100 * doubtOf(won, count))}%`;

function Section({ row, all }) {
  const { game, edition, players, found } = row;
  const title = all.find((one) => one.name === game)?.titles[edition] ?? game;
  const endings = Object.entries(found.endings).sort((one, other) => other[1] - one[1]);
  return html`<section class="panel"><header class="panel-head"><h2>${name(title)}</h2>
      <span class="aside">${editionName(game, edition)} · ${t("study.statistics.players", { players })}</span></header>
    <p>${t("study.statistics.games", { games: found.games })}${" "}
      ${found.moves && t("study.statistics.moves", found.moves)}</p>
    <div class="profile-columns">
      <div><h3>${t("study.statistics.seats")}</h3><ol>${found.seats.map((seat, place) => html`<li key=${place}>
        ${share(seat.won, seat.games)} <small>± ${doubt(seat.won, seat.games)}</small></li>`)}</ol>
        <h3>${t("study.statistics.endings")}</h3><ul class="plain">${endings.map(([reason, count]) => html`
          <li key=${reason} class="profile-row"><span class="grow">${word(`${game}.reason.${reason}`, reason)}</span>
            <b>${share(count, found.games)}</b></li>`)}</ul></div>
      <div><h3>${t("study.statistics.cards")}</h3>
        ${!found.cards.length && html`<p class="muted">${t("study.statistics.few")}</p>`}
        <ul class="plain">${found.cards.slice(0, FEW).map((card) => html`<li key=${card.card} class="profile-row">
          <span class="grow">${name(card.card)}</span><span>${t("study.page.sum_games", card)}</span>
          <b>${share(card.won, card.games)}</b> <small>± ${doubt(card.won, card.games)}</small></li>`)}</ul></div>
    </div></section>`;
}
