/** Things of the board that can be touched: which moves a card stands for where it lies, and how it is a button. */

import { html } from "../../core/html.js";
import { thing } from "../../core/pick.js";
import { t } from "../../core/words.js";
import { Touchable } from "../../parts/pick.js";
import { kindWord } from "./facts.js";

/** @import { AgesTable } from "./facts.js" */

/** The kinds of moves that mean a card, by where it lies. */
const AT = {
  row: ["take"],
  hand: ["play", "develop", "revolution"],
  military: ["play_tactic", "prepare", "settle", "add", "discard", "attack", "declare", "offer"],
  technology: [
    "build", "destroy", "disband", "send", "lose", "return_blue", "recruit", "upgrade", "recast", "sacrifice",
    "hold_back",
  ],
  state: ["use", "use_for_war", "retire", "tuck", "ruin", "cancel", "abandon"],
  common: ["copy"],
  rival: ["raid", "annex", "steal"],
  bonus: ["keep"],
};

/** What touching a card twice means, where more could be done with it: first the ordinary, never what destroys. */
const AGAIN = {
  technology: AT.technology.filter((kind) => !["destroy", "disband"].includes(kind)),
  hand: AT.hand,
};

/** @param {string} place @param {string} card @param {object} [where] arguments that go with it */
export const cardAt = (place, card, where) => thing(card, undefined, { kinds: AT[place], again: AGAIN[place], where });

/** A card of the row, which may lie there twice. */
export const inRow = (card, space) => cardAt("row", card, { space });

/** A card that moves mean without naming it: they say "the leader", "the wonder", "a stage". */
export const unnamed = (kinds, card) => thing(undefined, undefined, { kinds, card });

/** The choice of a kind, where there is only one. @param {AgesTable} table */
export const choiceOf = (table, kind) => table.choices.find((choice) => choice.kind === kind);

/** @param {AgesTable} table */
export const isActing = (table) => choiceOf(table, "end_turn") !== undefined;
/** @param {AgesTable} table */
export const isPolitics = (table) => table.choices.length > 0 && table.view.prompt.id === "ages.ask.politics";

/** Whether a move is made with a military card of the hand. */
export const isWithMilitaryCard = ({ kind }) => AT.military.includes(kind);

/** The kinds of moves about something of a rival. */
const AGAINST = new Set([...AT.rival, "infiltrate_leader", "infiltrate_wonder"]);

/** The rival in whose civilization something is to be chosen. @param {AgesTable} table */
export function chosenRival(table) {
  const { rival, loser } = table.choices.find(({ kind }) => AGAINST.has(kind))?.sentence.args ?? {};
  return rival ?? loser ?? null;
}

/**
 * A card, wherever it lies, as a button. `asks` are the moves to ask about when none is legal;
 * `label` says everything that is drawn on it.
 * @param {{table: AgesTable, card: string} & Record<string, any>} props
 */
export function CardButton({ table, thing: shown, card, label, asks = [], children, ...rest }) {
  const legal = table.pick.of(shown).length > 0;
  const entry = table.cards[card];
  return html`<${Touchable} table=${table} thing=${shown} kind=${entry ? kindWord(entry) : ""}
    asks=${legal || !table.choices.length ? [] : asks}
    label=${[label, legal && t("web.ages.legal")].filter(Boolean).join(", ")} ...${rest}>${children}<//>`;
}
