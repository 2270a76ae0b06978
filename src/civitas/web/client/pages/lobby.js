/** The lobby: where it is my turn, whom I wait for, where I can sit down or watch; and a game against a bot at once. */

import { games } from "../core/api.js";
import { clockWords, minute, roughly } from "../core/clock.js";
import { html, useEffect, useState } from "../core/html.js";
import { lobby, lobbyChanged, loadLobby } from "../core/lobby.js";
import { pageTitle } from "../core/notify.js";
import { isFirstVisit, user } from "../core/session.js";
import { Symbol } from "../core/symbol.js";
import { say, t } from "../core/words.js";
import { Friends } from "../parts/friends.js";
import { gameTitle, Title } from "../parts/games.js";
import { FirstSteps, Results, Today, useHome } from "../parts/home.js";
import { ImportRecord } from "../parts/import.js";
import { Skeleton } from "../parts/missing.js";
import { AskedTable, OpenTables, WatchTable } from "../parts/opentables.js";
import { QuickGame } from "../parts/quick.js";
import { SeatName, withBotNames } from "../parts/seats.js";
import { Thumb } from "../parts/thumb.js";
import { complain } from "../parts/toast.js";
import { Welcome } from "./welcome.js";

const FEW = 5;

export function LobbyPage() {
  const [all, setAll] = useState(null);
  useEffect(() => { pageTitle.value = ""; });
  useEffect(() => { games().then(setAll, complain); }, []);
  useEffect(() => { loadLobby().catch(complain); }, [lobbyChanged.value]);
  const found = useHome(lobby.value?.finished.length);
  if (!lobby.value || !all || !found) return html`<${Skeleton} />`;
  if (isFirstVisit.value) return html`<${Welcome} />`;
  const lists = named(lobby.value);
  const last = lists.finished.find((table) => table.status === "over");
  return html`<div class="lobby">
    <h1 class="visually-hidden">${t("web.nav.play")}</h1>
    <div class="lobby-mine"><${Mine} lists=${lists} games=${all} found=${found} />
      <${Today} games=${all} found=${found} last=${last} />
      ${lists.finished.length > 0 && html`<${Finished} tables=${lists.finished} games=${all} />`}
      ${user.value && html`<${Results} games=${all} found=${found} />`}</div>
    <div class="lobby-open"><${Others} lists=${lists} games=${all} /><${Friends} /></div>
    <div class="lobby-quick"><${QuickGame} games=${all} /><${ImportRecord} /></div>
  </div>`;
}

/** The lists with bots called in the reader's language. */
function named(lists) {
  const table = (row) => ({ ...row, seats: withBotNames(row.seats) });
  return Object.fromEntries(Object.entries(lists).map(([id, rows]) => [id, rows.map(table)]));
}

function Group({ id, title, note, action, children }) {
  return html`<section class="lobby-group" aria-labelledby=${`lobby-${id}`}>
    <div class="lobby-head"><h2 id=${`lobby-${id}`}>${title}</h2><span class="muted">${note}</span>${action}</div>
    ${children}
  </section>`;
}

const NewTableLink = () => html`<a class="btn" href="/new">${t("web.lobby.open_table")}</a>`;

/** My tables: those I am asked to, those that wait for me, those that wait for others. */
function Mine({ lists, games: all, found }) {
  const row = (table) => html`<${MyTable} key=${table.id} table=${table} games=${all} />`;
  const turn = lists.mine.filter((table) => table.your_turn);
  const waiting = lists.mine.filter((table) => !table.your_turn);
  const note = t("web.lobby.wait_for_you", { count: turn.length });
  return html`
    ${lists.asked.length > 0 && html`<${Group} id="asked" title=${t("web.lobby.asked")} note=${lists.asked.length}>
      <ul class="panel list">${lists.asked.map((table) => html`
        <${AskedTable} key=${table.id} table=${table} games=${all} />`)}</ul><//>`}
    ${turn.length > 0 && html`<${Group} id="turn" title=${t("web.lobby.your_turn")} note=${note}>${turn.map(row)}<//>`}
    ${waiting.length > 0 && html`<${Group} id="waiting" title=${t("web.lobby.waiting")} note=${waiting.length}>
      ${waiting.map(row)}<//>`}
    ${lists.mine.length === 0 && html`<${Group} id="mine" title=${t("web.lobby.yours")}>
      ${lists.finished.length === 0 && found.first
        ? html`<${FirstSteps} games=${all} found=${found} />`
        : html`<div class="empty"><p>${t("web.lobby.no_games")}</p><${NewTableLink} /></div>`}
    <//>`}`;
}

function MyTable({ table, games: all }) {
  const title = gameTitle(all, table);
  const [how, when] = standing(table);
  const word = t(table.your_turn ? "web.lobby.play" : "web.lobby.look");
  const label = t(table.your_turn ? "web.lobby.play_at" : "web.lobby.open_at", { game: title });
  return html`<article class=${`my-table ${table.your_turn ? "turn" : ""}`}>
    <${Thumb} game=${table.game} />
    <div class="my-table-what"><p><${Title} title=${title}>${momentOf(table)}<//></p><${Players} table=${table} /></div>
    <div class="my-table-how"><b>${how}</b><span class="muted">${when}</span></div>
    <a class=${`btn ${table.your_turn ? "go" : ""}`} href=${`/table/${table.id}`} aria-label=${label}>${word}</a>
  </article>`;
}

function Players({ table }) {
  return html`<span class="seat-row">${table.seats.map((seat, place) => html`
    <${SeatName} key=${place} seat=${seat} place=${place} you=${table.your_seats.includes(place)} />`)}</span>`;
}

function momentOf(table) {
  if (table.status === "open") return t("web.lobby.not_begun");
  return table.moment ? say(table.moment, table.seats.map((seat) => seat.name)) : "";
}

const points = (table) => table.standing.join(" : ");

/** How it stands, and how long is left or who is awaited. */
function standing(table) {
  if (table.status === "open") return [taken(table.seats), clockWords(table.clock)];
  const whom = !table.your_turn && table.asked !== null ? table.seats[table.asked].name : "";
  const left = table.deadline && html`<${Symbol} name="clock" /> ${roughly(table.deadline - minute.value)}`;
  return [points(table), html`${whom}${whom && left ? ", " : ""}${left}`];
}

const taken = (seats) => t("web.lobby.seats_taken",
  { taken: seats.filter((seat) => seat.kind !== "open").length, all: seats.length });

/** Tables of other people: to sit down at, and to watch. */
function Others({ lists, games: all }) {
  const { open, watch } = lists;
  return html`
    <${Group} id="open" title=${t("web.lobby.open")} note=${open.length || ""} action=${html`<${NewTableLink} />`}>
      <${OpenTables} tables=${open} games=${all} />
    <//>
    <${Group} id="watch" title=${t("web.lobby.watch")} note=${watch.length ? t("web.lobby.live_now") : ""}>
      ${watch.length === 0 && html`<div class="empty">
        <p>${t("web.lobby.nothing_to_watch")}</p><${NewTableLink} /></div>`}
      ${watch.length > 0 && html`<ul class="panel list">${watch.map((table) => html`
        <${WatchTable} key=${table.id} table=${table} games=${all} moment=${momentOf(table)} />`)}</ul>`}
    <//>`;
}

function Finished({ tables, games: all }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? tables : tables.slice(0, FEW);
  const word = t(whole ? "web.lobby.fewer" : "web.lobby.all", { count: tables.length });
  return html`<${Group} id="finished" title=${t("web.lobby.finished")} note=${tables.length}>
    <ul class="panel list">${shown.map((table) =>
      html`<${FinishedTable} key=${table.id} table=${table} games=${all} />`)}</ul>
    ${tables.length > FEW && html`<button class="btn quiet small" onClick=${() => setWhole(!whole)}>${word}</button>`}
  <//>`;
}

function FinishedTable({ table, games: all }) {
  return html`<li class="list-row">
    <${Thumb} game=${table.game} />
    <a class="list-what" href=${`/table/${table.id}`}>
      <${Title} title=${gameTitle(all, table)}>${outcome(table)}<//><${Players} table=${table} />
    </a>
    <b class="my-table-how">${points(table)}</b>
    <a class="btn" href=${`/replay/${table.id}`}>${t("web.lobby.replay")}</a>
  </li>`;
}

function outcome(table) {
  if (table.status === "replay" || !table.winners) return t("web.lobby.record");
  const [own] = table.your_seats.length === 1 ? table.your_seats : [];
  const how = victory(table, own);
  const isRanked = table.places && table.players > 2 && own !== undefined && table.places[own] > 1;
  return isRanked ? t("web.lobby.place", { how, place: table.places[own], players: table.players }) : how;
}

function victory({ winners, seats }, own) {
  if (winners.length > 1) return t("web.lobby.shared");
  const [winner] = winners;
  return winner === own ? t("web.lobby.won") : t("web.lobby.winner", { name: seats[winner].name });
}
