/** What a board asks of its table again and again: who sits where, what is legal, what is selected. */

import { t } from "../../core/words.js";

/** The table as the viewer sees it: his city at the bottom and his prices on the cards; a spectator has those of who is asked. */
export function read(table) {
  const { view, eyes } = table;
  const own = eyes ?? 0;
  const live = !table.past && view.result === null && table.choices.length > 0;
  return {
    game: view.table,
    cities: view.table.cities,
    own,
    rival: 1 - own,
    payer: eyes ?? view.asked ?? own,
    question: view.result === null ? view.prompt.id.split(".").at(-1) : "over",
    asked: view.asked,
    live,
    targets: live ? new Set(table.choices.flatMap((choice) => choice.targets)) : new Set(),
    before: table.before?.table ?? null,
  };
}

/** The name of a seat as the viewer reads it. */
export function seatName(table, seat) {
  return seat === table.eyes ? t("web.duel.you") : table.players[seat];
}

/** The choices that touch every one of these names. */
export function choicesFor(table, ...names) {
  return table.choices.filter((choice) => names.every((name) => choice.targets.includes(name)));
}

/** Whether a choice builds a wonder. */
export const isWonder = (choice) => choice.text.includes(" with ");

/** The look of a thing that may be chosen: none, legal among few, legal among many, selected. */
export function stateOf(table, reading, name, others = reading.targets.size) {
  const { selected } = table;
  if (selected?.card === name || selected?.wonder === name) return "selected";
  if (!reading.targets.has(name)) return "";
  return others > 6 ? "legal-many" : "legal";
}

/** The class of the rival's last move on a thing he moved. */
export function lastMoved(table, name) {
  const last = table.lastMove;
  return last && last.seat !== null && last.names.includes(name) ? `rival-last seat-${last.seat + 1}` : "";
}

/** Select a thing; when it is selected already and has one choice, play that. */
export function press(table, thing) {
  const names = [thing.card, thing.wonder].filter(Boolean);
  const { selected } = table;
  if (selected?.card === thing.card && selected?.wonder === thing.wonder) {
    const choices = table.past ? [] : choicesFor(table, ...names);
    if (choices.length === 1) table.play(choices[0]);
    return;
  }
  table.select(thing);
}
