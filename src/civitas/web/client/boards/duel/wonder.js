/** A wonder: name, what it gives, its cost and price; built ones are ticked, and those too dear say how much is short. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { Gives } from "./gives.js";
import { Coin, Cost, Symbol } from "./pieces.js";
import { lastMoved, press, stateOf } from "./reading.js";

/** What a wonder costs its owner now. */
function Price({ price, coins, drafting }) {
  if (price === 0) return html`<span class="duel-now free">${t("web.duel.free")}</span>`;
  if (price > coins && !drafting) return html`<span class="duel-now lacks">${t("web.duel.short", { coins: price - coins })}</span>`;
  return html`<span class="duel-now"><${Coin} />${price}</span>`;
}

function label(table, { wonder, built_with: builtWith, price }, coins) {
  const words = [name(wonder), ...table.cards[wonder].text.map((line) => say(line))];
  if (builtWith) words.push(t("web.duel.label.built_with", { building: builtWith }));
  else words.push(price ? t("web.duel.label.price", { coins: price }) : t("web.duel.label.free"));
  if (!builtWith && price > coins) words.push(t("web.duel.label.short", { coins: price - coins }));
  return words.join(", ");
}

/** A wonder in its city. One's own can be chosen, alone or for the card that is selected. */
export function Wonder({ table, reading, seat, entry, tip }) {
  const { wonder, built_with: builtWith, price } = entry;
  const card = table.cards[wonder];
  const { coins } = reading.cities[seat];
  const legal = seat === reading.own && reading.targets.has(wonder);
  const state = legal || table.selected?.card === wonder ? stateOf(table, reading, wonder) : "";
  const pressed = () => {
    if (builtWith || seat !== reading.own) table.open(wonder);
    else press(table, pairOf(table, wonder));
  };
  const first = table.choices.find((choice) => choice.text.startsWith("discard "))?.targets[0];
  const refused = reading.live && reading.question === "play" && seat === reading.own && !builtWith && !legal && first;
  return html`<button type="button" class=${`duel-wonder ${builtWith ? "built" : ""} ${state} ${lastMoved(table, wonder)}`} data-chip=${wonder}
      aria-label=${label(table, entry, coins)} aria-pressed=${state === "selected"} onClick=${pressed} ...${tip.on(refused && `build ${wonder} with ${first}`)}>
    <span class="duel-wonder-name">${name(wonder)}</span>
    <${Gives} card=${card} />
    ${builtWith
      ? html`<span class="duel-wonder-foot"><small>${t("web.duel.built_with", { building: builtWith })}</small><${Symbol} name="tick" /></span>`
      : html`<span class="duel-wonder-foot"><${Cost} cost=${card.cost} /><${Price} price=${price} coins=${coins} drafting=${reading.question === "draft"} /></span>`}
  </button>`;
}

/** The wonder with the card that is selected, when that is a legal pair; otherwise the wonder alone. */
function pairOf(table, wonder) {
  const card = table.selected?.card;
  const pair = card && table.choices.some((choice) => choice.targets.includes(card) && choice.targets.includes(wonder) && card !== wonder);
  return pair ? { card, wonder } : { card: wonder };
}
