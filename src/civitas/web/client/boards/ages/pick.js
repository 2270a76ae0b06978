/** Things of the board that can be chosen: which moves they stand for, and how they are pressed, asked and announced. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { useHold } from "../../parts/hold.js";
import { hideTip, showTip } from "../../parts/tip.js";
import { kindWord } from "./facts.js";

/** How the moves that concern a card begin, by where the card lies. */
const MOVES_AT = {
  row: /^take /,
  hand: /^(play|develop|declare a revolution for) /,
  military: /^(play|prepare|settle|add|discard|declare|offer) /,
  technology: /^(build|destroy|disband|send|lose a worker of|return a blue token of|recruit|upgrade|turn|sacrifice|hold back a token of) /,
  state: /^(use|retire|tuck|ruin|build|cancel|abandon|play|develop|done)/,
  common: /^copy /,
  rival: /^(raid|annex|steal|remove) /,
  bonus: /^keep /,
};

/** The legal moves that a card stands for where it lies. */
export function choicesAt(table, place, card, space) {
  const found = table.choices.filter((choice) => MOVES_AT[place].test(choice.text) && choice.targets.includes(card));
  return space === undefined ? found : found.filter((choice) => choice.text.endsWith(` at ${space}`));
}

export const isActing = (table) => table.choices.some((choice) => choice.text === "end turn");
export const isPolitics = (table) => table.choices.length > 0 && table.view.prompt.id === "ages.ask.politics";

/** Whether so many things ring that they should ring quietly. */
export const manyRing = (table) => new Set(table.choices.flatMap((choice) => choice.targets)).size > 6;

function isSelected(table, place, card, space) {
  const chosen = table.selected;
  if (!chosen || chosen.card !== card) return false;
  return chosen.place === undefined || chosen.place === (space ?? place);
}

/** A rival's last move leaves a dashed outline in his colour on what it touched. */
export function lastMoveClass(table, card) {
  const last = table.lastMove;
  return last && last.names.includes(card) ? `rival-last seat-${last.seat + 1}` : "";
}

function ringClass(table, chosen, legal) {
  if (chosen) return "selected";
  if (!legal) return "";
  return manyRing(table) ? "legal-many" : "legal";
}

/** The first press selects; on what is selected, a second one makes its only move, or opens the card. */
function press(table, place, card, space, choices) {
  if (!isSelected(table, place, card, space)) table.select({ card, place: space ?? place });
  else if (choices.length === 1) table.play(choices[0]);
  else table.open(card);
}

const kindOf = (table, card) => (table.cards[card] ? kindWord(table.cards[card]) : "");

/**
 * A card, wherever it lies, as a button. `refused` are the moves to ask about when none is legal;
 * `label` says everything that is drawn on it.
 */
export function Pick({ table, place, card, space, class: extra = "", style, label, refused = [], children }) {
  const choices = choicesAt(table, place, card, space);
  const chosen = isSelected(table, place, card, space);
  const asks = choices.length || !table.choices.length ? [] : refused;
  const hold = useHold((target) => showTip(target, { table, card, asks, kind: kindOf(table, card) }));
  const state = choices.length ? t("web.ages.legal") : "";
  const classes = [extra, ringClass(table, chosen, choices.length > 0), lastMoveClass(table, card)];
  return html`<button type="button" data-rove data-card=${card} class=${classes.filter(Boolean).join(" ")} style=${style}
      aria-label=${[label, state].filter(Boolean).join(", ")} aria-pressed=${chosen} ...${hold}
      onClick=${() => { hideTip(); press(table, place, card, space, choices); }}>${children}</button>`;
}
