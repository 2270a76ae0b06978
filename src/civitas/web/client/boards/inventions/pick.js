/** The things of a table of Inventions as moves call them, and as buttons. */

import { html } from "../../core/html.js";
import { cardOf, FEW, thing } from "../../core/pick.js";
import { name, say, t } from "../../core/words.js";
import { Touchable } from "../../parts/pick.js";

/**
 * @import { InventionsTable } from "./facts.js"
 * @import { Thing } from "../../core/pick.js"
 */

/** What nobody can choose here: something of another society, or something that no move names. */
const NOBODYS = [];
const own = (isOwn, kinds) => ({ kinds: isOwn ? kinds : NOBODYS });

/** A space of the Assembly; its action can also be spent, which is rarely meant. */
export const action = (action) => thing(action, [["action"]], { again: ["pillar"] });
export const card = (card, isOwn = true) => thing(card, [["card"]], own(isOwn));
export const hex = (hex, isOwn) => thing(hex, [["hex"]], own(isOwn, ["build"]));
/** A journey starts in the Region that is touched first, where it can. */
export const region = (region) => thing(region, [["region", "start"], ["end"]]);
export const people = (people, isOwn) => thing(people, [["people"]], own(isOwn));
export const milestone = (milestone) => thing(milestone, [["milestone"]]);
export const space = (space) => thing(space, [["space"]]);
/** The same tile may lie at several places: in supply, in a display, on the Progress Map, on the board. */
export const tileToTake = (tile) => thing(tile, [["tile"]], { kinds: ["take"] });
export const tileToBuild = (tile, isOwn) => thing(tile, [["tile"]], own(isOwn, ["build", "replace", "drop"]));
export const influenceTile = (tile, isOwn) => thing(tile, [["tile"]], own(isOwn, ["influence"]));
/** What is only looked at. */
export const sight = (card) => thing(card, [], { kinds: NOBODYS });

/**
 * A tile on the Progress Map: used by its name, swapped by its hex.
 * @param {InventionsTable} table
 * @param {string} tile
 * @param {string} hex
 * @param {boolean} isOwn
 */
export function tileBuilt(table, tile, hex, isOwn) {
  const swapped = thing(hex, [["one", "other"]], { ...own(isOwn, ["swap"]), card: tile });
  return table.pick.of(swapped).length ? swapped : thing(tile, [["tile"]], own(isOwn, ["use"]));
}

/** Whether a Region can be the answer to the question. @param {InventionsTable} table */
export const asksForRegion = ({ choices }) => choices.some(({ args }) => "region" in args || "start" in args);

/**
 * The look of a space of the Assembly: its action may only be there to be spent, and such a space does not ring.
 * @param {InventionsTable} table
 * @param {Thing} one
 */
export function actionLook({ pick }, one) {
  const look = pick.look(one);
  const pillars = pick.choices.filter(({ kind }) => kind === "pillar");
  if (!look.startsWith("legal")) return look;
  if (!pillars.some(({ args }) => args.action === one.value)) return "inv-poor";
  return pillars.length > FEW ? "legal-many" : "legal";
}

/**
 * Everything printed on a component, in words, for those who hear it.
 * @param {InventionsTable} table
 * @param {string} card
 */
export function spoken(table, card) {
  const entry = table.cards[card];
  if (!entry) return name(card);
  return [name(card), say(entry.label), ...entry.text.map((line) => say(line, table.players))].join(", ");
}

/** A thing as a button; where no move names it, it says why, and the second thing of a move makes it. */
export function Pick({ table, thing: one, label, look = table.pick.look(one), notes = [], quiet = false, ...rest }) {
  const shown = cardOf(one);
  const asks = table.pick.asks(one);
  const entry = table.cards[shown];
  const state = look && look !== "inv-poor" ? t("web.inventions.legal") : "";
  const barred = !quiet && asks.length > 0 ? "inv-barred" : "";
  return html`<${Touchable} ...${rest} table=${table} thing=${one} look=${`${look} ${barred}`} notes=${notes}
    asks=${asks} kind=${entry ? say(entry.label) : ""} quiet=${quiet} atOnce
    label=${[label ?? spoken(table, shown), ...notes, state].filter(Boolean).join(", ")} />`;
}
