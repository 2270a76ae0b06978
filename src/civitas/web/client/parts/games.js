/** Games in words: titles, editions, options. */

import { html } from "../core/html.js";
import { known, name, t, word } from "../core/words.js";

export const ruleOf = (all, game) => all.find((other) => other.name === game);

/** The title of a table's game, as its edition calls it. */
export function gameTitle(all, table) {
  return name(ruleOf(all, table.game)?.titles[table.edition] ?? table.game);
}

/** A title in two sizes: what comes after a colon says which of several games it is, and goes where room is short. */
export function Title({ title, children, brief = false }) {
  const [game, ...edition] = name(title).split(": ");
  const more = [brief ? "" : edition.join(": "), children].filter((part) => part);
  return html`<span class="name">${game}</span> <span class="aside">
    ${more.flatMap((part, place) => (place ? [" · ", part] : [part]))}</span>`;
}

/** The short name of a game for a button: Duel, Ages. */
export const shortName = (game) => word(`web.game.${game.name}`, game.title);

/** What everybody should know of an edition before it is played. */
export function GameNote({ game, edition }) {
  const id = `web.game.${game}.note.${edition}`;
  return known(id) ? html`<p class="field-note game-note">${t(id)}</p>` : null;
}

/** What an option and its values are called, and what a value does: the engine's own words. */
export const optionName = (game, option) => word(`${game}.option.${option}`, option);
export const valueName = (game, option, value) => word(`${game}.option.${option}.${value}`, value);
export function valueNote(game, option, value) {
  const id = `${game}.option.${option}.${value}.about`;
  return known(id) ? t(id) : "";
}

/** What an edition is called; somebody's own component set by its title, without the fingerprint that follows it. */
export const editionName = (game, edition) =>
  word(`${game}.edition.${edition}`, edition.replace(/-[0-9a-f]{12}$/, "").replaceAll("-", " "));

/** Where the rules of an edition are explained. */
export const helpPath = (game, edition, topic) =>
  `/help/${game}?edition=${encodeURIComponent(edition)}${topic ? `#${topic}` : ""}`;

/** The options that are not the default, each with its value. */
export function changedOptions(game, { edition, options }) {
  const changed = (game.options[edition] ?? []).filter(({ name: option, values }) =>
    (options[option] ?? values[0]) !== values[0]);
  return changed.map((option) => [option.name, options[option.name]]);
}

const valueNames = (game, setup) =>
  changedOptions(game, setup).map(([option, value]) => valueName(game.name, option, value));

/** How this table differs from the usual one: its edition among several, options that are not the default. */
export function optionWords(all, table) {
  const game = ruleOf(all, table.game);
  if (!game) return [];
  const edition = game.editions.length > 1 ? [editionName(game.name, table.edition)] : [];
  return [...edition, ...valueNames(game, table)];
}

/** The options first, for a bar may have room for no more, and no first edition, which is the usual game. */
export function unusualWords(game, setup) {
  const edition = setup.edition === game.editions[0] ? [] : [editionName(game.name, setup.edition)];
  return [...valueNames(game, setup), ...edition];
}
