/** What a card gives, drawn: one small picture for each fact of the catalogue. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { Coin, Pip, Sign, Swatch, Symbol, TokenDot } from "./marks.js";

/** @import { Printed } from "../../types/board" */

const times = (count, make) => Array.from({ length: count }, (_, place) => make(place));
const points = (count) => html`<${Symbol} name="points" /><b>${count}</b>`;
const shields = (count) => times(count, (i) => html`<${Symbol} key=${i} name="shield" />`);
const slashed = (parts) => parts.flatMap((part, place) => (place ? [html`<i class="duel-or">/</i>`, part] : [part]));

/**
 * Each fact by its name; a fact that is not here is only said in words.
 * @type {Record<string, (fact: Record<string, any>) => any>}
 */
const DRAWN = {
  makes: (fact) => times(fact.count, (i) => html`<${Pip} key=${i} resource=${fact.resource} />`),
  chooses: (fact) => slashed(fact.resources.map((resource) => html`<${Pip} resource=${resource} />`)),
  buys: (fact) => html`${fact.resources.map((resource) => html`<${Pip} resource=${resource} />`)}
    <i class="duel-is">=</i><b>${fact.coins}</b><${Coin} />`,
  symbol: (fact) => html`<${Sign} sign=${fact.symbol} />`,
  points: (fact) => points(fact.points),
  shields: (fact) => shields(fact.shields),
  coins: (fact) => html`<${Coin} /><b>+${fact.coins}</b>`,
  coins_each: (fact) => html`<${Coin} /><b>+${fact.coins}</b><i class="duel-or">/</i>${counted(fact.counted)}`,
  guild: (fact) => html`<${Coin} /><b>+${fact.coins}</b>${points(fact.points)}
    <i class="duel-or">/</i>${counted(fact.counted)}`,
  guild_points: (fact) => html`${points(fact.points)}<i class="duel-or">/</i>${counted(fact.counted)}`,
  rival_loses: (fact) => html`<span class="lacks duel-loss"><${Symbol} name="coin" /><b>−${fact.coins}</b></span>`,
  destroys: (fact) => html`<${Symbol} name="destroy" /><${Swatch} colour=${fact.colour} />`,
  library: () => html`<b>1/3</b><${TokenDot} />`,
  mausoleum: () => html`<${Symbol} name="undo" /><${Symbol} name="hand" />`,
  play_again: () => html`<${Symbol} name="play-again" />`,
  token_points: (fact) => html`${points(fact.points)}<i class="duel-or">/</i><${TokenDot} />`,
  wonders_cheaper: (fact) => html`<${Symbol} name="wonder" /><b>−${fact.resources}</b>`,
  rival_trade: () => html`<${Coin} />`,
  blue_cheaper: (fact) => html`<${Swatch} colour="blue" /><b>−${fact.resources}</b>`,
  red_stronger: (fact) => html`<${Swatch} colour="red" /><b>+${fact.shields}</b><${Symbol} name="shield" />`,
  wonders_play_again: () => html`<${Symbol} name="wonder" /><${Symbol} name="play-again" />`,
  chain_coins: (fact) => html`<${Coin} /><b>+${fact.coins}</b>`,
};

function counted(word) {
  if (word === "wonder") return html`<${Symbol} name="wonder" />`;
  if (word === "three_coins") return html`<b>3</b><${Coin} />`;
  return word.split("_or_").map((colour) => html`<${Swatch} colour=${colour} />`);
}

const GUILDS = ["guild", "guild_points"];
const isGuild = (given) => GUILDS.includes(given.fact);

/** All that a card gives; a guild says where it counts. */
export function Gives({ card }) {
  return html`<span class="duel-gives">
    ${card.gives.filter(({ fact }) => DRAWN[fact]).map((fact, place) => html`
      <span class=${`duel-fact fact-${fact.fact}`} key=${place}>${DRAWN[fact.fact](fact)}</span>`)}
    ${card.gives.some(isGuild) && html`<small>${t("web.duel.where_most")}</small>`}
  </span>`;
}

/** The first thing a card gives, as one symbol: for chips. @param {Printed} card */
export function chiefSymbol(card) {
  /** @type {Record<string, any>} */
  const fact = card.gives[0];
  if (card.chain) return { chain: card.chain };
  if (!fact) return null;
  if (fact.fact === "symbol") return { sign: fact.symbol };
  if (fact.fact === "makes") return { resource: fact.resource, count: fact.count };
  if (fact.fact === "shields") return { name: "shield" };
  if (fact.fact === "chooses" || fact.fact === "buys") return { resources: fact.resources };
  return { name: fact.fact === "points" || isGuild(fact) ? "points" : "coin" };
}
