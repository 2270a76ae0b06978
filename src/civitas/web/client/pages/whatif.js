/** What if: the board of a table to play on in private, with the line so far, lines that are kept, and notes. */

import { put } from "../core/api.js";
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { pageTitle } from "../core/notify.js";
import { go } from "../core/router.js";
import { wantsText } from "../core/settings.js";
import { Symbol } from "../core/symbol.js";
import { WhatIf } from "../core/whatif.js";
import { name, say, t } from "../core/words.js";
import { Brand, LanguageButton, ThemeButton } from "../parts/bar.js";
import { boardApi } from "../parts/boardapi.js";
import { BoardFrame, useBoard, useCards } from "../parts/board.js";
import { CardPanel } from "../parts/card.js";
import { ChoicePanel, ChoiceSheet } from "../parts/choices.js";
import { Notes, useDesk } from "../parts/desk.js";
import { Loading, Missing, Skeleton } from "../parts/missing.js";
import { SeatMark } from "../parts/seats.js";
import { Sources } from "../parts/sources.js";
import { complain, toast } from "../parts/toast.js";

const MOST_WORLDS = 99;
const MOST_PLANS = 12;

/** @param {{id: string}} props */
export function WhatIfPage({ id }) {
  const table = useMemo(() => new WhatIf(id), [id]);
  useEffect(() => { table.open(); return () => table.close(); }, [table]);
  useEffect(() => { pageTitle.value = t("web.whatif.title"); });
  if (table.failed.value) return html`<${Missing} error=${table.failed.value} />`;
  return table.frame.value ? html`<${Imagined} table=${table} />` : html`<${Loading} />`;
}

function Imagined({ table }) {
  const frame = table.frame.value;
  const { game, edition } = frame.table;
  const cards = useCards(game, edition);
  const board = useBoard(game, wantsText.value);
  const [all, showAll] = useState(false);
  const api = boardApi(table, cards ?? {}, board);
  useKeys({ U: () => (table.made.value.length ? (table.undo(), true) : undefined) });
  return html`<div class="table-page whatif-page" data-pane=${all ? "choices" : "board"}>
    <${WhatIfBar} table=${table} />
    <main id="main" class="table-main" tabindex="-1" aria-label=${t("web.whatif.title")}>
      <div class="board-area">
        ${board && cards ? html`<${BoardFrame} board=${board} table=${api} />` : html`<${Skeleton} />`}
      </div>
      <aside class="rail" aria-label=${t("web.table.rail")}>
        <${LinePanel} table=${table} />
        <div class="rail-choices"><${ChoicePanel} table=${table} play=${api.play} /></div>
        <${KeptPanel} table=${table} />
      </aside>
    </main>
    <div class="table-foot">
      <${ChoiceSheet} table=${table} play=${(choice) => { showAll(false); return api.play(choice); }}
        showAll=${() => showAll(!all)} question=${html`<p class="question">${question(table)}</p>`} />
      <nav class="tabbar" aria-label=${t("web.table.panes")}>
        <button class="tab" aria-current=${all ? null : "page"} onClick=${() => showAll(false)}>
          <${Symbol} name="hand" /><span>${t("web.pane.board")}</span></button>
        <button class="tab" aria-current=${all ? "page" : null} onClick=${() => showAll(true)}>
          <${Symbol} name="plan" /><span>${t("web.whatif.title")}</span></button>
      </nav>
    </div>
    <${CardPanel} cards=${cards ?? {}} game=${game} edition=${edition} players=${table.players.value} />
    <${Sources} players=${table.players.value} />
  </div>`;
}

const question = (table) => {
  const { view } = table.frame.value;
  return view.asked === null ? t("web.table.over") : say(view.prompt, table.players.value);
};

function WhatIfBar({ table }) {
  const { title } = table.frame.value.table;
  return html`<header class="bar table-bar">
    <div class="bar-start">
      <a class="btn quiet icon" href=${`/table/${table.id}`} aria-label=${t("web.whatif.back")}
        title=${t("web.whatif.back")}><${Symbol} name="back" /></a>
      <${Brand} />
      <div class="table-title"><h1><span class="name">${name(title)}</span>
        <span class="aside">${t("web.whatif.title")}</span></h1></div>
    </div>
    <p class="question whatif-question">${question(table)}</p>
    <div class="bar-end"><${ThemeButton} /><${LanguageButton} /></div>
  </header>`;
}

/** What this is, the line so far, and the ways to change it. */
function LinePanel({ table }) {
  const { made, world, busy, stopped } = table;
  const { may } = table.base.value.you;
  const own = made.value.filter((move) => move.seat === table.frame.value.you.eyes);
  const waits = table.frame.value.view.asked !== table.frame.value.you.eyes;
  const wait = busy.value !== null;
  const button = (id, press, off, extra = "") => html`<button class=${`btn small ${extra}`} disabled=${off || wait}
    onClick=${press}>${t(id)}</button>`;
  const plan = () => put(`/tables/${table.id}/queue`, { moves: table.texts, world: world.value })
    .then(() => { toast({ id: "web.whatif.planned", args: {} }); go(`/table/${table.id}`); }, complain);
  return html`<section class="panel whatif-line" aria-labelledby="whatif-title">
    <h2 id="whatif-title">${t("web.whatif.title")}</h2>
    <p class="muted">${t("web.whatif.about", { world: world.value + 1 })}</p>
    <div class="row">
      ${button("web.whatif.undo", () => table.undo(), !made.value.length)}
      ${button("web.whatif.restart", () => table.show([]), !made.value.length)}
      ${button("web.whatif.deal", () => table.show([], { world: (world.value + 1) % (MOST_WORLDS + 1) }), false)}
      ${waits && table.frame.value.view.asked !== null
        && button("web.whatif.others", () => table.show(table.texts, { others: true }), false)}
      ${may.includes("plan") && own.length > 0 && button("web.whatif.plan", plan, false, "go")}
    </div>
    ${table.goneOn.value && html`<p class="warning" role="status"><${Symbol} name="warning" />
      <span>${t("web.whatif.gone_on")}</span></p>`}
    ${stopped.value && html`<p class="warning" role="status"><${Symbol} name="warning" />
      <span>${t("web.whatif.stopped")} ${say(stopped.value, table.players.value)}</span></p>`}
    <ol class="whatif-moves">${made.value.map((move) => html`<li><${SeatMark} seat=${move.seat} />
      <span>${say(move.sentence, table.players.value)}</span></li>`)}</ol>
  </section>`;
}

/** The lines that are kept, and the notes. */
function KeptPanel({ table }) {
  const desk = useDesk(table.id);
  const [named, setNamed] = useState("");
  const plans = desk.kept.value?.plans ?? [];
  const isFull = desk.kept.value === null || plans.length >= MOST_PLANS;
  const keep = (event) => {
    event.preventDefault();
    const title = named.trim() || t("web.whatif.line", { number: plans.length + 1 });
    const line = { name: title.slice(0, 64), world: table.world.value, moves: table.texts };
    desk.changePlans((kept) => [...kept, line].slice(0, MOST_PLANS));
    setNamed("");
  };
  const drop = (line) => desk.changePlans((kept) => without(kept, line));
  return html`<section class="panel whatif-kept" aria-labelledby="kept-title">
    <h2 id="kept-title">${t("web.whatif.kept")}</h2>
    ${plans.length === 0 && html`<p class="muted">${t("web.whatif.none")}</p>`}
    <ul>${plans.map((plan, place) => html`<li key=${`${place} ${plan.name}`}>
      <button class="btn small quiet whatif-open" onClick=${() => table.show(plan.moves, { world: plan.world })}>
        ${plan.name} <span class="muted">${plan.moves.length}</span></button>
      <button class="btn small quiet icon" aria-label=${t("web.whatif.remove", { plan: plan.name })}
        title=${t("web.whatif.remove", { plan: plan.name })} onClick=${() => drop(plan)}><${Symbol} name="cross" />
      </button></li>`)}</ul>
    <form class="whatif-keep" onSubmit=${keep}>
      <input aria-label=${t("web.whatif.name")} placeholder=${t("web.whatif.name")} maxlength="64" value=${named}
        onInput=${(event) => setNamed(event.target.value)} />
      <button class="btn small" disabled=${!table.made.value.length || isFull}>
        ${t("web.whatif.keep")}</button>
    </form>
    <h3>${t("web.notes_on.title")}</h3>
    <${Notes} desk=${desk} />
  </section>`;
}

/** The lines but for one; of two that are the same, one stays. */
function without(lines, line) {
  const place = lines.findIndex((other) => JSON.stringify(other) === JSON.stringify(line));
  return lines.filter((_, other) => other !== place);
}
