/** The bar of a table: back and where we are, the question in the middle, the tools at the right. */

import { coachSwitch, wantsWarnings } from "../core/advice.js";
import { duration, now } from "../core/clock.js";
import { games, post } from "../core/api.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { go } from "../core/router.js";
import { chime, switchSound, wantsSound } from "../core/sound.js";
import { wantsText } from "../core/settings.js";
import { Symbol } from "../core/symbol.js";
import { say, t } from "../core/words.js";
import { Brand, IconButton, LanguageButton, ThemeButton } from "./bar.js";
import { copy } from "./copy.js";
import { openDifferences } from "./differences.js";
import { Notes, whatIfPath } from "./desk.js";
import { confirm, Dialog } from "./dialog.js";
import { blockAsking, followSeat } from "./friends.js";
import { helpPath, ruleOf, Title, unusualWords } from "./games.js";
import { showHint } from "./hint.js";
import { helpIsOpen } from "./keyhelp.js";
import { RivalTurnsChoice } from "./playback.js";
import { SeatMark } from "./seats.js";
import { Switch } from "./switch.js";
import { Thinking } from "./thinking.js";
import { complain } from "./toast.js";
import { pagePath, usePages } from "./who.js";

const SHORT = 60;

/** @param {{table: import("../core/table.js").Table, moment?: string}} props */
export function TableBar({ table, moment }) {
  const { table: facts } = table.frame.value;
  return html`<header class="bar table-bar">
    <div class="bar-start">
      <a class="btn quiet icon" href="/" aria-label=${t("web.back")} title=${t("web.back")}><${Symbol} name="back" />
        </a>
      <${Brand} />
      <div class="table-title"><h1><${Title} brief title=${facts.title}>${moment}<//></h1><${Unusual} facts=${facts} />
        </div>
    </div>
    <${Question} table=${table} />
    <div class="bar-end">
      <${Clocks} table=${table} />
      <${Tools} table=${table} />
      <${ThemeButton} />
      <${LanguageButton} />
      <${TableMenu} table=${table} />
    </div>
  </header>`;
}

/** Which edition and which options are played, where they are not the usual ones; a press tells what differs. */
export function Unusual({ facts }) {
  const words = useUnusual(facts);
  if (!words.length) return null;
  return html`<button class="num table-unusual" title=${words.join(" · ")} onClick=${() => openDifferences(facts)}>
    ${words.join(" · ")}</button>`;
}

function useUnusual(facts) {
  const [all, setAll] = useState([]);
  useEffect(() => { games().then(setAll, () => {}); }, []);
  const game = ruleOf(all, facts.game);
  return game ? unusualWords(game, facts) : [];
}

/** Undo and hint during the game; anybody's eyes after it. */
function Tools({ table }) {
  const { you, table: facts } = table.frame.value;
  const eyes = t("web.replay.eyes_link");
  if (facts.status === "over") {
    return html`<a class="btn quiet icon" href=${`/replay/${table.id}`} aria-label=${eyes} title=${eyes}>
      <${Symbol} name="eyes" /></a>`;
  }
  if (!you.seats.length) return null;
  const undo = you.may.includes("undo");
  const moves = you.undo_moves;
  return html`
    <${IconButton} symbol="undo" label=${undo ? t("web.undo.moves", { moves }) : t("web.undo")} shortcut="U" class=""
      disabled=${!undo} press=${() => table.undo()}>
      ${undo && moves > 1 && html`<span class="badge" aria-hidden="true">${moves}</span>`}<//>
    ${you.may.includes("hint") && html`<${IconButton} symbol="hint" label=${t("web.hint.button")} shortcut="H"
      press=${() => showHint(table)} />`}`;
}

/** What is asked: of us, in go; of another, in sunk with their mark. */
export function Question({ table }) {
  const { view, you, table: facts } = table.frame.value;
  if (!view) return null;
  if (view.asked === null) return html`<p class="question waiting">${t("web.table.over")}</p>`;
  const seat = facts.seats[view.asked];
  if (!table.allChoices.value.length && !table.set.value) {
    return html`<${Awaited} table=${table} seat=${seat} place=${view.asked} />`;
  }
  const who = you.seats.length > 1 ? seat.name : t("web.table.your_turn");
  return html`<p class="question"><${SeatMark} seat=${view.asked} />
    <span><span class="question-who">${who}</span>${" "}${asked(view.prompt, table.players.value, seat.name)}</span>
  </p>`;
}

function Awaited({ table, seat, place }) {
  const absent = seat.away ? "web.table.on_vacation" : "web.table.waiting_for";
  const isBot = seat.kind === "bot" || seat.bot_plays;
  const id = isBot ? "web.table.bot_thinks" : absent;
  return html`<p class="question waiting"><${SeatMark} seat=${place} /><span>${t(id, { name: seat.name })}</span>
    ${isBot && html`<${Thinking} since=${table.received.value} />`}</p>`;
}

/** The question without the name of whom it is put to. */
function asked(prompt, players, name) {
  const text = say(prompt, players);
  return text.startsWith(`${name}, `) ? text.slice(name.length + 2) : text;
}

/** The clocks that matter: ours, and the running one. */
function Clocks({ table }) {
  const { table: facts, you } = table.frame.value;
  if (facts.status !== "playing") return null;
  const shown = facts.seats.filter((seat) => seat.left !== null && (seat.running || you.seats.includes(seat.seat)));
  return shown.slice(0, 2).map((seat) => html`<${Clock} key=${seat.seat} table=${table} seat=${seat} />`);
}

function Clock({ table, seat }) {
  const left = seat.left - (seat.running ? now.value - table.received.value : 0);
  const runsShort = seat.running && left < SHORT && table.frame.value.you.seats.includes(seat.seat);
  useEffect(() => { if (runsShort) chime("short"); }, [runsShort]);
  const classes = `clock ${seat.running ? "running" : ""} ${left < SHORT ? "short" : ""}`;
  return html`<span class=${classes} role="timer" aria-label=${t("web.clock.of", { name: seat.name })}>
    <${SeatMark} seat=${seat.seat} />${duration(left)}
  </span>`;
}

function TableMenu({ table }) {
  const { view, you, table: facts } = table.frame.value;
  const box = useRef(null);
  const unusual = useUnusual(facts);
  const [noting, note] = useState(false);
  const [opened, open] = useState(null);
  const pages = usePages(table.id, opened);
  const may = (right) => you.may.includes(right);
  const item = (symbol, id, press, bad = "", args = {}) => html`<li>
    <button class=${`btn quiet wide menu-item ${bad}`} onClick=${() => { box.current.hidePopover(); press(); }}>
      <${Symbol} name=${symbol} />${t(id, args)}
    </button>
  </li>`;
  return html`
    <button class="btn quiet icon" popovertarget="table-menu" aria-label=${t("web.menu")} title=${t("web.menu")}>
      <${Symbol} name="menu" /></button>
    ${noting && html`<${Dialog} title=${t("web.notes_on.title")} close=${() => note(false)}>
      <${Notes} id=${table.id} /><//>`}
    <div id="table-menu" class="pop menu" popover ref=${box}
      onToggle=${({ newState }) => newState === "open" && open(facts.seats.map(({ name }) => name).join())}>
      <ul>
        ${view.move > 0 && item("first", "web.menu.replay", () => go(`/replay/${table.id}`))}
        ${item("link", "web.menu.link", () => copy(`${location.origin}/table/${table.id}?at=${view.move}`))}
        ${may("watch_link") && item("eyes", "web.menu.watch_link", () => copyWatchLink(table))}
        ${facts.status === "over" && item("download", "web.menu.record", () =>
          location.assign(`/api/tables/${table.id}/record`))}
        ${you.seats.length > 0 && item("log", "web.notes_on.title", () => note(true))}
        ${may("imagine") && item("plan", "web.whatif.menu", () => go(whatIfPath(table.id)))}
        ${item("help", "web.menu.rules", () => window.open(helpPath(facts.game, facts.edition), "_blank"))}
        ${unusual.length > 0 && item("eyes", "web.differences.title", () => openDifferences(facts))}
        ${item("bell", "web.notes.title", () => go("/account"))}
        ${item("keyboard", "web.menu.keys", () => { helpIsOpen.value = true; })}
        ${facts.seats.filter(({ seat }) => pages[seat]).map(({ seat, name }) => item("person", "web.menu.page_of",
          () => go(pagePath(pages[seat])), "", { name }))}
        ${you.seats.length > 0 && facts.seats.filter((seat) => seat.kind === "person" && !you.seats.includes(seat.seat))
          .map(({ seat, name }) => html`${item("person", "web.friends.follow_name",
            () => followSeat(table.id, seat, name), "", { name })}${item("lock", "web.friends.block_name",
            () => blockAsking({ table: table.id, seat }, name), "", { name })}`)}
        ${may("return") && item("refresh", "web.menu.return", () => act(table, "return"))}
        ${may("leave") && item("bot", "web.menu.leave", () => leave(table))}
        ${may("resign") && item("flag", "web.menu.resign", () => resign(table), "bad")}
      </ul>
      <${RivalTurnsChoice} />
      ${you.seats.length > 0 && html`<${Switch} value=${coachSwitch(table)} label=${t("web.coach.switch")} />
        <${Switch} value=${wantsWarnings} label=${t("web.coach.deep")} />`}
      <${Switch} value=${wantsText} label=${t("web.account.text_table")} />
      <${Switch} value=${wantsSound} change=${switchSound} label=${t("web.account.sound")} />
    </div>`;
}

const copyWatchLink = (table) =>
  post(`/tables/${table.id}/watch`).then(({ url }) => copy(new URL(url, location.origin).href)).catch(complain);

/** Do something with our seat: with the one we look through, or the one a bot plays for us. */
function act(table, what) {
  const { you, table: facts } = table.frame.value;
  const seat = what === "return" ? you.seats.find((place) => facts.seats[place].bot_plays) : you.eyes;
  return table.send(`/${what}`, { seat });
}

async function resign(table) {
  const question = { title: t("web.resign.title"), body: t("web.resign.text"), yes: t("web.menu.resign"), bad: true };
  if (await confirm(question)) await act(table, "resign");
}

async function leave(table) {
  const question = { title: t("web.leave.title"), body: t("web.leave.text"), yes: t("web.menu.leave"), bad: true };
  if (await confirm(question)) await act(table, "leave");
}
