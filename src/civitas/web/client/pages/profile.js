/** Somebody's page: numbers that help, no shop window. Its owner says who may see it, and takes everything along. */

import { get, put } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { pageTitle } from "../core/notify.js";
import { somebody, user } from "../core/session.js";
import { percent, useStudyReady } from "../core/study.js";
import { Symbol } from "../core/symbol.js";
import { language, name, say, t, word } from "../core/words.js";
import { copy } from "../parts/copy.js";
import { Skeleton } from "../parts/missing.js";
import { Grade } from "../parts/moves.js";
import { botName, botStrength } from "../parts/seats.js";
import { complain } from "../parts/toast.js";

const VISIBLE = ["private", "friends", "public"];

/** @param {{id: string|null}} props null for our own */
export function ProfilePage({ id }) {
  const { ready } = useStudyReady();
  const [page, setPage] = useState(null);
  const [failed, setFailed] = useState(null);
  useEffect(() => {
    const fetched = id ? get(`/people/${id}/page`) : somebody().then((known) => (known ? get("/me/page") : null));
    fetched.then(setPage, setFailed);
  }, [id, user.value?.id]);
  useEffect(() => { if (ready) pageTitle.value = page?.name ?? t("study.page"); });
  if (failed && ready) return html`<div class="empty"><h1>${t("study.page")}</h1>
    <p>${failed.reason ? say(failed.reason) : ""}</p><a class="btn" href="/">${t("web.not_found.home")}</a></div>`;
  if (!ready || !page) return html`<${Skeleton} />`;
  return html`<div class="profile">
    <${Head} page=${page} setPage=${setPage} />
    ${page.games === 0 ? html`<section class="panel"><p>${t("study.page.empty")}</p>
      <p><a class="btn go" href="/">${t("web.nav.play")}</a></p></section>` : html`<${Parts} page=${page} />`}
  </div>`;
}

function Head({ page, setPage }) {
  const won = { games: page.games, won: page.won };
  return html`<header class="panel profile-head">
    <span class="profile-letter" aria-hidden="true">${page.name.slice(0, 1)}</span>
    <div class="grow"><h1>${page.name}</h1>
      <p class="muted">${t("study.page.since", { date: day(page.since) })}</p></div>
    <p class="profile-sum">${t("study.page.sum", won)}</p>
    ${page.you && html`<${Wishes} page=${page} setPage=${setPage} />`}
  </header>`;
}

/** Who may see it, whether ratings are wanted, and everything as one file. */
function Wishes({ page, setPage }) {
  const wish = (more) => put("/me/page", { visible: page.visible, rating: page.rating, ...more })
    .then(setPage, complain);
  const link = () => copy(`${location.origin}/player/${page.id}`);
  return html`<div class="profile-wishes">
    <label>${t("study.page.who")}${" "}<select value=${page.visible}
      onChange=${(event) => wish({ visible: event.target.value })}>
      ${VISIBLE.map((one) => html`<option key=${one} value=${one}>${t(`study.page.${one}`)}</option>`)}</select></label>
    <label class="switch"><input type="checkbox" role="switch" checked=${page.rating}
      onChange=${(event) => wish({ rating: event.target.checked })} /> ${t("study.page.ratings")}</label>
    ${page.visible !== "private" && html`<button class="btn small" onClick=${link}>${t("study.page.link")}</button>`}
    <a class="btn small" href="/api/me/everything" download="civitas.json">${t("study.page.everything")}</a>
  </div>`;
}

function Parts({ page }) {
  return html`
    <div class="profile-titles">${page.titles.map((title) => html`<${Title} key=${title.game} title=${title}
      wants=${page.rating} />`)}</div>
    <div class="profile-columns">
      <${Recent} page=${page} />
      <div class="profile-side">
        <${Course} rows=${page.accuracy} id="study.page.accuracy" show=${(mean) => mean.toFixed(0)} />
        <${Course} rows=${page.luck} id="study.page.luck" show=${(mean) => percent(mean, true)} />
        <${Favourites} rows=${page.favourites} />
        <${Lengths} found=${page.records} />
      </div>
    </div>
    <${Against} page=${page} />
    <p><a href="/statistics">${t("study.statistics")}</a></p>`;
}

const share = ({ won, games }) => (games ? `${Math.round((100 * won) / games)}%` : "–");
const day = (seconds) => new Date(1000 * seconds).toLocaleDateString(language.value, { dateStyle: "medium" });

/** How often a game was won, and how sure that is: a share of few games says how many they are. */
function Title({ title, wants }) {
  const { rating, rated } = title;
  return html`<section class="panel profile-title">
    <header class="panel-head"><h2>${name(title.title)}</h2><b class="profile-share">${share(title)}</b></header>
    <p>${t("study.page.sum", title)}</p>
    ${title.editions.length > 1 && html`<ul class="plain">${title.editions.map((one) => html`<li key=${one.edition}>
      ${word(`web.${title.game}.edition.${one.edition}`, one.edition)}: ${t("study.page.sum", one)}</li>`)}</ul>`}
    ${wants && html`<p class="muted">${rating ? t("study.page.rating", {
      rating: rating.rating.toFixed(1), doubt: rating.doubt.toFixed(1), games: rating.games })
      : t("study.page.unrated", { rated })}</p>`}
    <p class="profile-last">${t("study.page.last")} ${title.last.map((won, place) => html`<i key=${place}
      class=${won ? "won" : ""}>${t(won ? "study.page.w" : "study.page.l")}</i>`)}</p>
  </section>`;
}

function Recent({ page }) {
  return html`<section class="panel profile-recent" aria-labelledby="profile-recent"><h2 id="profile-recent">
    ${t("study.page.recent")}</h2>
    <ul class="plain">${page.recent.map((row) => html`<li key=${row.table} class="profile-game">
      <span class="grow"><b>${t(row.won ? "study.page.won" : "study.page.placed", { place: row.place })}</b>${" "}
        ${row.seats.map(({ points }) => points).join(" : ")} · ${name(row.title)}<br />
        <small>${rivalsOf(row)} · ${word(`${row.game}.reason.${row.reason}`, row.reason)} · ${day(row.ended)}</small>
        ${row.turning && html`<br /><${Turning} row=${row} />`}</span>
      ${row.accuracy !== null && html`<b>${Math.round(row.accuracy)}</b>`}
      <a class="btn small" href=${`/analysis/${row.table}`}>${t("web.analysis")}</a></li>`)}</ul>
  </section>`;
}

const rivalsOf = ({ seats, seat }) => seats.filter((_, place) => place !== seat)
  .map((other) => (other.level ? botName(other.level) : other.name)).join(", ");

function Turning({ row }) {
  const { number, grade, sentence, move, changes } = row.turning;
  const names = row.seats.map((seat) => seat.name);
  return html`<a class="profile-turning" href=${`/analysis/${row.table}?move=${number}`}>
    <${Grade} grade=${grade} brief /> ${number} · ${sentence ? say(sentence, names) : move},${" "}
    ${percent(changes[row.seat] ?? 0, true)}</a>`;
}

/** Month by month, as rows: the mean, its doubt, and of how many games. */
function Course({ rows, id, show }) {
  if (!rows.length) return html`<section class="panel"><h2>${t(id)}</h2>
    <p class="muted">${t("study.page.no_analysis")}</p></section>`;
  return html`<section class="panel"><h2>${t(id)}</h2><table class="table">
    <thead><tr><th scope="col">${t("study.page.month")}</th><th scope="col" class="n">${t("study.page.mean")}</th>
      <th scope="col" class="n">±</th><th scope="col" class="n">${t("study.page.games")}</th></tr></thead>
    <tbody>${rows.map((row) => html`<tr key=${row.month}><th scope="row">${row.month}</th>
      <td class="n">${show(row.mean)}</td>
      <td class="n">${row.doubt === null ? "–" : show(2 * row.doubt).replace("+", "")}</td>
      <td class="n">${row.games}</td></tr>`)}</tbody></table></section>`;
}

function Favourites({ rows }) {
  if (!rows.length) return null;
  return html`<section class="panel"><h2>${t("study.page.favourites")}</h2><ul class="plain">${rows.map((row) => html`
    <li key=${row.card} class="profile-row"><span class="grow">${name(row.card)}</span>
      <span>${t("study.page.times", row)}</span><b>${share(row)}</b></li>`)}</ul></section>`;
}

function Lengths({ found }) {
  const one = (id, row) => html`<li class="profile-row"><span class="grow">${t(id)}</span>
    <a href=${`/replay/${row.table}`}>${t("study.page.moves", { moves: row.moves })}</a></li>`;
  return html`<section class="panel"><h2>${t("study.page.lengths")}</h2><ul class="plain">
    ${one("study.page.fastest", found.fastest)}${one("study.page.longest", found.longest)}</ul></section>`;
}

function Against({ page }) {
  const { bots, heads, people } = page;
  return html`<div class="profile-columns">
    <section class="panel"><h2>${t("study.page.heads")}</h2>
      <p>${t("study.page.against_people")} ${t("study.page.sum", people)}</p>
      <ul class="plain">${heads.map((row) => html`<li key=${row.name} class="profile-row">
        <span class="grow">${row.name}</span><span>${t("study.page.sum_games", row)}</span>
        <b>${row.won} : ${row.lost}</b></li>`)}</ul></section>
    <section class="panel"><h2>${t("study.page.bots")}</h2>
      <ul class="plain">${bots.map((row) => html`<li key=${row.game + row.level} class="profile-row">
        <span class="grow"><${Symbol} name="bot" /> ${botStrength(row.level)}</span>
        <span>${t("study.page.sum", row)}</span><b>${share(row)}</b></li>`)}</ul></section>
  </div>`;
}
