/** Tables of other people: those one is asked to, those with a free seat, which can be filtered, and games to watch. */

import { post, remove } from "../core/api.js";
import { clockWords } from "../core/clock.js";
import { html, useState } from "../core/html.js";
import { loadLobby } from "../core/lobby.js";
import { go } from "../core/router.js";
import { somebody } from "../core/session.js";
import { t } from "../core/words.js";
import { Pulldown } from "./choice.js";
import { gameTitle, optionWords, ruleOf, shortName, Title } from "./games.js";
import { Miniature } from "./miniature.js";
import { botName, Filled } from "./seats.js";
import { Thumb } from "./thumb.js";
import { complain } from "./toast.js";

const PEOPLE = "people";
const NO_FILTER = { game: "", clock: "", who: "" };
/** Fewer tables than this need no filter. */
const FEW = 3;

/** What everybody should know before they sit down or watch. */
export const markWords = (table) => [
  ...(table.chosen_deal ? [t("web.chosen_deal")] : []),
  ...(table.hot_seat ? [t("web.hot_seat")] : []),
];

async function sitAt(table) {
  if (!(await somebody())) return;
  await post(`/tables/${table.id}/sit`).then(() => go(`/table/${table.id}`), complain);
}

/** A table that somebody has asked us to. */
export function AskedTable({ table, games }) {
  const no = () => remove(`/tables/${table.id}/asked`).then(loadLobby, complain);
  return html`<li class="list-row"><${Thumb} game=${table.game} />
    <a class="list-what" href=${`/table/${table.id}`}><${Title} title=${gameTitle(games, table)} />
      <span class="muted block">${t("web.lobby.asked_by", { name: table.by })} · ${clockWords(table.clock)}</span></a>
    <button class="btn go" onClick=${() => sitAt(table)}>${t("web.lobby.sit")}</button>
    <button class="btn" onClick=${no}>${t("web.lobby.decline")}</button>
  </li>`;
}

const levelsAt = (table) => table.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.level);

function fits(table, { game, clock, who }) {
  const levels = levelsAt(table);
  const company = !who || (who === PEOPLE ? levels.length === 0 : levels.includes(who));
  return (!game || table.game === game) && (!clock || table.clock.kind === clock) && company;
}

/** The tables with a free seat. */
export function OpenTables({ tables, games }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = tables.filter((table) => fits(table, filter));
  return html`
    ${tables.length >= FEW && html`<${Filters} tables=${tables} games=${games} filter=${filter}
      change=${(part) => setFilter({ ...filter, ...part })} />`}
    ${tables.length === 0 && html`<div class="empty"><p>${t("web.lobby.nobody_waits")}</p></div>`}
    ${tables.length > 0 && shown.length === 0 && html`<div class="empty"><p>${t("web.lobby.none_fits")}</p>
      <button class="btn" onClick=${() => setFilter(NO_FILTER)}>${t("web.lobby.show_all")}</button></div>`}
    ${shown.length > 0 && html`<ul class="panel list">${shown.map((table) => html`
      <${OpenTable} key=${table.id} table=${table} games=${games} />`)}</ul>`}`;
}

function Filters({ tables, games, filter, change }) {
  const any = t("web.lobby.any");
  const found = (values) => ["", ...new Set(values)];
  const who = (value) => (value === PEOPLE ? t("web.lobby.only_people") : value ? botName(value) : any);
  return html`<div class="lobby-filters" role="group" aria-label=${t("web.lobby.filter")}>
    <${Pulldown} legend=${t("web.new.game")} name="filter-game" values=${found(tables.map(({ game }) => game))}
      chosen=${filter.game} pick=${(game) => change({ game })}
      label=${(game) => (game ? shortName(ruleOf(games, game)) : any)} />
    <${Pulldown} legend=${t("web.new.clock")} name="filter-clock" values=${found(tables.map(({ clock }) => clock.kind))}
      chosen=${filter.clock} pick=${(clock) => change({ clock })}
      label=${(kind) => (kind ? t(`web.new.clock.kind.${kind}`) : any)} />
    <${Pulldown} legend=${t("web.lobby.with")} name="filter-who"
      values=${found([PEOPLE, ...tables.flatMap(levelsAt)])} chosen=${filter.who}
      pick=${(value) => change({ who: value })} label=${who} />
  </div>`;
}

function OpenTable({ table, games }) {
  const title = gameTitle(games, table);
  const options = optionWords(games, table).filter((word) => !title.endsWith(word));
  const about = [table.host, clockWords(table.clock), ...options, ...markWords(table)];
  return html`<li class="list-row">
    <${Thumb} game=${table.game} />
    <a class="list-what" href=${`/table/${table.id}`}>
      <${Title} title=${title} />${" "}<${Filled} seats=${table.seats} />
      <span class="muted block">${about.join(" · ")}</span>
    </a>
    <button class="btn" onClick=${() => sitAt(table)}>${t("web.lobby.sit")}</button>
  </li>`;
}

/** A game that is being played, with its standing as it changes. */
export function WatchTable({ table, games, moment }) {
  const about = [gameTitle(games, table), moment, ...markWords(table)].filter((word) => word);
  return html`<li class="list-row">
    <${Miniature} table=${table} />
    <div class="list-what">
      <span class="name">${table.seats.map((seat) => seat.name).join(" – ")}</span>
      <span class="muted block">${about.join(" · ")}</span>
    </div>
    <a class="btn" href=${`/table/${table.id}`}>${t("web.lobby.watch_it")}</a>
  </li>`;
}
