/** Games in words: titles, editions, options. */

import { html } from "../core/html.js";
import { known, name, t, word } from "../core/words.js";

export const ruleOf = (all, game) => all.find((other) => other.name === game);

/** The title of a table's game. */
export function gameTitle(all, table) {
  return name(ruleOf(all, table.game)?.title ?? table.game);
}

/** A title in two sizes: what comes after a colon says which of several games it is, and is left out where there is no room. */
export function Title({ title, children, brief = false }) {
  const [game, ...edition] = name(title).split(": ");
  const more = [brief ? "" : edition.join(": "), children].filter((part) => part);
  return html`<span class="name">${game}</span> <span class="aside">${more.flatMap((part, place) => (place ? [" · ", part] : [part]))}</span>`;
}

/** The short name of a game for a button: Duel, Ages. */
export const shortName = (game) => word(`web.game.${game.name}`, game.title);

/** What an option and its values are called. */
export const optionName = (game, option) => word(`web.option.${game}.${option}`, option);
export const valueName = (game, option, value) => word(`${game}.option.${option}.${value}`, value);
export function valueNote(game, option, value) {
  const id = `web.option.${game}.${option}.${value}.about`;
  return known(id) ? t(id) : "";
}

export const editionName = (game, edition) => word(`${game}.edition.${edition}`, edition);

/** What makes this table another than the usual one: its edition among several, options that are not the default. */
export function optionWords(all, table) {
  const game = ruleOf(all, table.game);
  if (!game) return [];
  const edition = game.editions.length > 1 ? [editionName(game.name, table.edition)] : [];
  const options = game.options.filter((option) => table.options[option.name] !== undefined && table.options[option.name] !== option.values[0]);
  return [...edition, ...options.map((option) => valueName(game.name, option.name, table.options[option.name]))];
}
