/** A table before its game: who sits where, an invitation to copy, bots for empty seats. */

import { games, post } from "../core/api.js";
import { clockWords } from "../core/clock.js";
import { html, useEffect, useState } from "../core/html.js";
import { somebody } from "../core/session.js";
import { Symbol } from "../core/symbol.js";
import { name, t } from "../core/words.js";
import { SiteBar } from "../parts/bar.js";
import { Chat } from "../parts/chat.js";
import { copy } from "../parts/copy.js";
import { DifferencesButton } from "../parts/differences.js";
import { AskFriends } from "../parts/friends.js";
import { editionName, optionName, ruleOf, valueName, valueNote } from "../parts/games.js";
import { botChoice, people, SeatMark } from "../parts/seats.js";
import { usePages, Who } from "../parts/who.js";
import { Thumb } from "../parts/thumb.js";
import { complain } from "../parts/toast.js";

/** @param {{table: import("../core/table.js").Table}} props */
export function WaitingTable({ table }) {
  const { table: facts, you } = table.frame.value;
  const [all, setAll] = useState([]);
  useEffect(() => { games().then(setAll, complain); }, []);
  const game = ruleOf(all, facts.game);
  return html`<${SiteBar} path="/" /><main id="main" class="page waiting-page" tabindex="-1">
    <header class="waiting-head"><${Thumb} game=${facts.game} />
      <div><h1>${name(facts.title)}</h1><p class="muted">${t("web.waiting.text", { host: facts.host.name })}</p></div>
    </header>
    <div class="waiting-parts">
      <${Seats} table=${table} game=${game} />
      <section class="panel" aria-labelledby="options-title">
        <div class="panel-head"><h2 id="options-title">${t("web.waiting.options")}</h2></div>
        <${Facts} facts=${facts} game=${game} />
        ${game && html`<${DifferencesButton} game=${game} setup=${facts} />`}
      </section>
      ${you.may.includes("chat") && html`<section class="panel waiting-chat" aria-labelledby="chat-title">
        <div class="panel-head"><h2 id="chat-title">${t("web.chat.title")}</h2></div>
        <${Chat} table=${table} />
      </section>`}
    </div>
  </main>`;
}

/** Something about the seats; what comes back is the table after it. */
const ask = (table, what, body = {}) =>
  post(`/tables/${table.id}/${what}`, body).then((fresh) => table.take(fresh), complain);

function Seats({ table, game }) {
  const { table: facts, you } = table.frame.value;
  const may = (right) => you.may.includes(right);
  const pages = usePages(table.id, facts.seats.map((seat) => seat.name).join());
  return html`<section class="panel" aria-labelledby="seats-title">
    <div class="panel-head"><h2 id="seats-title">${t("web.new.seats")}</h2></div>
    <ul class="waiting-seats">${facts.seats.map((seat, place) => html`
      <${WaitingSeat} key=${place} table=${table} seat=${seat} place=${place} game=${game} may=${may}
        page=${pages[place]} />`)}</ul>
    ${facts.status === "closed" && html`<p class="field-note" role="status">${t("web.error.is_closed")}</p>`}
    <div class="row">
      ${may("invite") && html`<button class="btn go" onClick=${() => invite(table)}><${Symbol} name="link" />
        ${t("web.waiting.invite")}</button>`}
      ${may("host") && html`<button class="btn" onClick=${() => ask(table, "close")}>${t("web.waiting.close")}
        </button>`}
      ${may("stand") && html`<button class="btn" onClick=${() => ask(table, "stand")}>${t("web.waiting.stand")}
        </button>`}
    </div>
    ${may("invite") && html`<${AskFriends} table=${table.id} />`}
    ${may("invite") && html`<p class="field-note">${t(facts.public ? "web.waiting.public" : "web.waiting.private")}
      </p>`}
  </section>`;
}

function WaitingSeat({ table, seat, place, game, may, page }) {
  const sit = async () => { if (await somebody()) await ask(table, "sit", { seat: place }); };
  const mine = table.frame.value.you.seats.includes(place);
  const named = mine ? t("web.seat.me_named", { name: seat.name }) : seat.name;
  const who = seat.kind === "open" ? t("web.seat.free") : named;
  return html`<li class="waiting-seat"><${SeatMark} seat=${place} />
    <span class=${`grow ${seat.kind === "open" ? "muted" : "strong"}`}><${Who} name=${who} page=${page} />${" "}
      ${seat.kind === "person" && !mine
        && html`<span class="aside">${t(seat.online ? "web.seat.online" : "web.seat.away")}</span>`}
    </span>
    ${may("host") && seat.kind !== "person" && game
      && html`<${BotChooser} table=${table} seat=${seat} place=${place} game=${game} />`}
    ${seat.kind === "open" && may("sit") && html`<button class="btn" onClick=${sit}>${t("web.lobby.sit")}</button>`}
  </li>`;
}

/** For the host: a bot for this seat, or nobody yet. */
function BotChooser({ table, seat, place, game }) {
  const put = (event) => ask(table, "seat", { seat: place, player: event.target.value });
  return html`<select aria-label=${t("web.waiting.who", { number: place + 1 })} onChange=${put}
      value=${seat.kind === "bot" ? `bot:${seat.level}` : "open"}>
    <option value="open">${t("web.seat.open")}</option>
    ${people(game).map((bot) => html`<option value=${`bot:${bot}`}>${botChoice(bot)}</option>`)}
  </select>`;
}

async function invite(table) {
  try {
    const { url } = await post(`/tables/${table.id}/invite`);
    await copy(new URL(url, location.origin).href);
  } catch (error) {
    complain(error);
  }
}

/** What was settled when the table was opened, each with what it means. */
function Facts({ facts, game }) {
  const rows = [
    ...(game?.editions.length > 1 ? [[t("web.new.edition"), editionName(facts.game, facts.edition)]] : []),
    [t("web.new.players"), facts.players],
    ...Object.entries(facts.options).map(([option, value]) => optionRow(facts.game, option, value)),
    [t("web.new.clock"), clockWords(facts.clock)],
    [t("web.new.who"), t(facts.public ? "web.new.public" : "web.new.private")],
    ...(facts.forced ? [["", t("web.new.forced")]] : []),
    ...(facts.chosen_deal ? [["", t("web.fair.chosen")]] : []),
  ];
  return html`<dl class="facts-list">${rows.map(([term, value, note]) => html`<div>
    <dt>${term}</dt><dd>${value}${note && html`<span class="field-note block">${note}</span>`}</dd>
  </div>`)}</dl>`;
}

const optionRow = (game, option, value) =>
  [optionName(game, option), valueName(game, option, value), valueNote(game, option, value)];
