/** A wonder: name, what it gives, cost and price; built ones are ticked, those too dear say how much is short. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { Touchable } from "../../parts/pick.js";
import { wholeWords } from "../../parts/soft.js";
import { DRAFT, PLAY } from "./facts.js";
import { Gives } from "./gives.js";
import { Coin, Cost, Symbol } from "./marks.js";
import { wonder as wonderThing } from "./pick.js";
import { inCity } from "./places.js";

/**
 * @import { DuelTable, Reading } from "./facts.js"
 * @import { WonderShown } from "../../types/duel"
 */

/** What a wonder costs its owner now. */
function Price({ price, coins, drafting }) {
  if (price === 0) return html`<span class="duel-now free">${t("web.duel.free")}</span>`;
  if (price <= coins || drafting) return html`<span class="duel-now"><${Coin} />${price}</span>`;
  return html`<span class="duel-now lacks">${t("web.duel.short", { coins: price - coins })}</span>`;
}

/** @param {DuelTable} table @param {WonderShown} entry @param {number} coins */
function label(table, { wonder, built_with: builtWith, price }, coins) {
  const words = [name(wonder), ...table.cards[wonder].text.map((line) => say(line))];
  if (builtWith) return [...words, t("web.duel.label.built_with", { building: builtWith })].join(", ");
  if (!price) return [...words, t("web.duel.label.free")].join(", ");
  const short = price > coins ? [t("web.duel.label.short", { coins: price - coins })] : [];
  return [...words, t("web.duel.label.price", { coins: price }), ...short].join(", ");
}

/**
 * What to ask where a wonder cannot be built: with a card that could be laid under it.
 * @param {DuelTable} table
 * @param {string} wonder
 */
function asksOf(table, wonder) {
  const under = table.choices.find(({ kind }) => kind === "discard");
  return under ? [{ kind: "build_wonder", args: { wonder, building: under.args.building } }] : [];
}

/**
 * A wonder in its city. One's own can be chosen, alone or for the card that is chosen.
 * @param {{table: DuelTable, reading: Reading, seat: number, entry: WonderShown}} props
 */
export function Wonder({ table, reading, seat, entry }) {
  const { wonder, built_with: builtWith, price } = entry;
  const { live, own, question } = reading;
  const card = table.cards[wonder];
  const { coins } = reading.cities[seat];
  const one = wonderThing(wonder);
  const waits = seat === own && !builtWith;
  const asks = waits && live && question === PLAY && !table.pick.of(one).length ? asksOf(table, wonder) : [];
  return html`<${Touchable} table=${table} thing=${one} place=${inCity(seat, wonder)} asks=${asks}
      explains=${asks.length > 0} class=${`duel-wonder ${builtWith ? "built" : ""}`} data-arrives
      data-drop=${waits ? "build_wonder" : null} data-drop-on=${wonder} label=${label(table, entry, coins)}>
    <span class="duel-wonder-name">${name(wonder)}</span>
    <${Gives} card=${card} />
    <span class="duel-wonder-foot">${builtWith
      ? html`<small>${wholeWords(t("web.duel.built_with", { building: builtWith }))}</small><${Symbol} name="tick" />`
      : html`<${Cost} cost=${card.cost} /><${Price} price=${price} coins=${coins} drafting=${question === DRAFT} />`}
    </span>
  <//>`;
}
