/** The best moves with what speaks for each, in three depths: a nudge, the moves, and why. */

import { html, useEffect } from "../core/html.js";
import { announce } from "../core/notify.js";
import { thingsOf } from "../core/pick.js";
import { remembered } from "../core/settings.js";
import { margin, percent, thingsNamed } from "../core/study.js";
import { Symbol } from "../core/symbol.js";
import { say, sayRich, t } from "../core/words.js";
import { Flags } from "./flags.js";

const LETTERS = "abc";
const DEPTHS = ["nudge", "moves", "why"];
const depth = remembered("hint-depth", "why");
const strong = (component, text) => html`<b>${text}</b>`;

/** @param {{table: import("../core/table.js").Table}} props */
export function HintPanel({ table }) {
  const answer = table.hinted.value;
  const ready = answer !== "thinking";
  const players = table.players.value;
  useEffect(() => { if (ready && answer) announce(spoken(answer, players)); }, [ready]);
  if (!answer) return null;
  const shows = ready && depth.value !== "nudge" ? answer.hints : [];
  return html`<section class="panel hint-panel" aria-busy=${!ready}>
    <header class="panel-head">
      <h2><${Symbol} name="hint" /> ${ready ? t("study.hint") : ""}</h2>
      ${ready && html`<span class="hint-depths" role="group" aria-label=${t("study.hint.depth")}>
        ${DEPTHS.map((one) => html`<button key=${one} class="btn small" aria-pressed=${depth.value === one}
          onClick=${() => { depth.value = one; }}>${t(`study.hint.${one}`)}</button>`)}</span>`}
    </header>
    ${!ready && html`<div class="skeleton" role="status"><i /><i /><i /></div>`}
    ${ready && !answer.hints.length && html`<p>${t("study.hint.only")}</p>`}
    ${ready && depth.value === "nudge" && answer.hints.length > 0 && html`<p>${nudge(answer, players)}</p>`}
    ${shows.length > 0 && html`<ol class="hint-moves">${shows.map((hint, place) => html`<li key=${hint.text}>
      <${HintMove} table=${table} hint=${hint} letter=${LETTERS[place]} /></li>`)}</ol>`}
    ${ready && html`<${Foot} table=${table} answer=${answer} />`}
    <${Flags} flags=${shows.map(flagOf)} moment=${table.frame.value.seq} />
  </section>`;
}

const nudge = ({ hints: [best] }, players) => (best.because.length
  ? t("study.hint.think", { reason: say(best.because[0], players) }) : t("study.hint.no_reason"));

/** A press chooses it on the board, and makes no move. */
function HintMove({ table, hint, letter }) {
  const choice = table.allChoices.value.find((other) => other.text === hint.text);
  const players = table.players.value;
  return html`<button class="hint-move" onClick=${() => choice && table.choose(thingsOf(choice))}>
    <b class="hint-letter">${letter}</b>
    <span class="grow">${sayRich(hint.sentence, players, strong)}
      ${depth.value === "why" && hint.because.length > 0 && html`<small>${hint.because.map((reason) =>
        say(reason, players)).join("; ")}</small>`}
      ${hint.chance !== null && html`<i class="hint-bar"><i style=${{ width: percent(hint.chance) }}></i></i>`}</span>
    ${hint.chance !== null && html`<span class="hint-chance"><b>${percent(hint.chance)}</b>
      <small>± ${margin(hint.doubt)}</small></span>`}
  </button>`;
}

function Foot({ table, answer }) {
  const { table: facts, you } = table.frame.value;
  const { hints, games } = answer;
  const equal = hints.map(({ equal: same }, place) => same && LETTERS[place]).filter(Boolean);
  const count = facts.seats[you.eyes]?.hints ?? 0;
  return html`<footer class="hint-foot">
    ${hints.length > 0 && html`<p>${games ? t("study.hint.from", { games }) : t("study.hint.bot")}
      ${equal.length > 1 && html` ${t("study.hint.equal", { letters: equal })}`}</p>`}
    <button class="btn small" aria-keyshortcuts="H" onClick=${() => { table.hinted.value = null; }}>
      ${t("study.hint.hide")} <kbd>H</kbd></button>
    <small>${t("study.hint.used", { count })}</small>
  </footer>`;
}

const flagOf = (hint, place) => ({
  kind: "hint", things: thingsNamed(hint), label: LETTERS[place],
  more: hint.chance === null ? "" : percent(hint.chance),
});

function spoken({ hints }, players) {
  const [best] = hints;
  if (!best) return t("study.hint.only");
  const because = best.because.length ? t("study.hint.said_because", { reason: say(best.because[0], players) }) : "";
  if (best.chance === null) return say(best.sentence, players);
  return t("study.hint.said", {
    move: say(best.sentence, players), chance: percent(best.chance), doubt: margin(best.doubt), because,
  });
}
