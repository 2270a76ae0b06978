/** What the page of a table, a lesson, a puzzle or a what-if gives its board: the contract of every board. */

import { html } from "../core/html.js";
import { movedIn } from "../core/moved.js";
import { Pick } from "../core/pick.js";
import { openCard } from "./card.js";
import { openSources } from "./sources.js";
import { Ticks } from "./ticks.js";

/**
 * @param {import("../core/table.js").Table} table
 * @param {object} cards
 * @param {{places?: Record<string, (args: any) => string[]>} | null} board
 */
export function boardApi(table, cards, board) {
  const frame = table.frame.value;
  return {
    view: frame.view,
    frame,
    cards,
    players: table.players.value,
    eyes: frame.you.eyes,
    choices: table.choices.value,
    pick: new Pick(table.choices.value, table.chosen.value),
    ticks: html`<${Ticks} table=${table} />`,
    choose: (things) => table.choose(things),
    play: (choice) => table.play(choice),
    untick: (place) => table.untick(place),
    why: (move) => table.why(move),
    tell: () => table.words(),
    number: (things) => { table.things.value = things; },
    open: openCard,
    sources: openSources,
    past: false,
    before: table.before.value,
    moved: movedIn(table.news.value, board?.places),
  };
}
