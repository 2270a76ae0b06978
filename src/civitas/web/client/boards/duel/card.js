/** A building as a card: name and chain mark, kind, what it gives, printed cost, your price now. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { NUMERALS } from "./facts.js";
import { Gives } from "./gives.js";
import { cardName, Chain, Coin, Cost, kindWord } from "./pieces.js";

/** The price a seat pays now: a chain mark and "free", or coins, in red when they are more than it has. */
function PriceNow({ card, price, coins, linked }) {
  if (price === 0) return html`<span class="duel-now free">${linked && html`<${Chain} mark=${card.free_with} />`}${t("web.duel.free")}</span>`;
  const short = price > coins;
  return html`<span class=${`duel-now ${short ? "lacks" : ""}`}><${Coin} />${price}</span>`;
}

/** How many things stand in a printed cost: coins count as one, each resource for itself. */
const unitsOf = ({ cost: { coins, ...resources } }) => Object.values(resources).reduce((sum, count) => sum + count, coins ? 1 : 0);

/** The foot of a card: its printed cost, the chain that would free it, and what it costs you now; coins alone are said once. */
function Foot({ card, place, seat, city }) {
  const linked = city.chains.includes(card.free_with);
  const free = Object.keys(card.cost).length === 0;
  const said = place.available && !card.free_with && Object.keys(card.cost).every((part) => part === "coins");
  return html`<span class=${`card-foot ${unitsOf(card) + (card.free_with && !linked ? 1 : 0) > 3 ? "tight" : ""}`}>
    ${!free && !said && html`<span class="duel-printed"><${Cost} cost=${card.cost} />
      ${card.free_with && !linked && html`<small>${t("web.duel.or")}</small><${Chain} mark=${card.free_with} />`}</span>`}
    ${place.available || free ? html`<${PriceNow} card=${card} price=${place.prices[seat]} coins=${city.coins} linked=${linked} />` : null}
  </span>`;
}

/** The face of a building: the spans inside a card button. */
function Face({ card, english, children }) {
  return html`
    <span class="card-head"><span class="duel-name">${cardName(english)}</span>${card.chain && html`<${Chain} mark=${card.chain} />`}</span>
    <span class="card-body"><span class="card-kind">${kindWord(card)}</span><${Gives} card=${card} /></span>
    ${children}`;
}

/** What a screen reader says of a card: name, kind, what it gives, what it costs you, whether it can be taken. */
function cardLabel(table, place, seat, city) {
  const card = table.cards[place.card];
  const price = place.prices[seat];
  const cost = price === 0 ? t("web.duel.label.free") : t("web.duel.label.price", { coins: price });
  const state = !place.available ? "covered" : price > city.coins ? "short" : "legal";
  const words = [name(place.card), kindWord(card), ...card.text.map((line) => say(line)), cost, t(`web.duel.label.${state}`, { coins: price - city.coins })];
  return words.join(", ");
}

/** A card of the structure that lies face up. */
export function Building({ table, place, seat, state, ...rest }) {
  const card = table.cards[place.card];
  const city = table.view.table.cities[seat];
  const look = ["card", "duel-card", `k-${card.colour}`, place.available ? state : "covered", state === "selected" ? state : ""].join(" ");
  return html`<button type="button" ...${rest} class=${`${look} ${rest.class ?? ""}`} data-card=${place.card} aria-label=${cardLabel(table, place, seat, city)} aria-pressed=${state === "selected"}>
    <${Face} card=${card} english=${place.card}><${Foot} card=${card} place=${place} seat=${seat} city=${city} /><//>
  </button>`;
}

/** A card that lies face down: stripes and the age; a guild has another back. */
export function Back({ age, guild, ...rest }) {
  const label = guild ? t("web.duel.label.guild_back") : t("web.duel.label.back", { age: NUMERALS[age] });
  return html`<span ...${rest} class=${`duel-back ${guild ? "guild" : ""} ${rest.class ?? ""}`} role="img" aria-label=${label}>
    <span>${guild ? t("duel.kind.purple") : NUMERALS[age]}</span>
  </span>`;
}

/** A card outside the structure, as in the discard pile: no price. */
export function SmallCard({ table, english, state, ...rest }) {
  const card = table.cards[english];
  const label = [name(english), kindWord(card), ...card.text.map((line) => say(line))].join(", ");
  return html`<button type="button" ...${rest} class=${`card duel-card duel-small k-${card.colour} ${state}`} aria-label=${label} aria-pressed=${state === "selected"}>
    <${Face} card=${card} english=${english} />
  </button>`;
}
