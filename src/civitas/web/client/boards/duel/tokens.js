/** The progress tokens on the board, those left in the box, and the discard pile. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { movedClass, Touchable } from "../../parts/pick.js";
import { softName } from "../../parts/soft.js";
import { Sign, Symbol, TokenDot } from "./marks.js";
import { token as tokenThing } from "./pick.js";
import { discarded } from "./places.js";

/**
 * @import { DuelTable, Reading } from "./facts.js"
 * @import { Printed } from "../../types/board"
 */

const SYMBOLS = {
  points: "points",
  coins: "coin",
  token_points: "points",
  wonders_cheaper: "wonder",
  rival_trade: "coin",
  blue_cheaper: "points",
  red_stronger: "shield",
  wonders_play_again: "play-again",
  chain_coins: "coin",
};

/** The symbol of a token: its sign, or that of its lasting effect. @param {{card: Printed, size: string}} props */
export function TokenSymbol({ card, size }) {
  /** @type {Record<string, any>[]} */
  const gives = card.gives;
  const sign = gives.find((fact) => fact.fact === "symbol");
  if (sign) return html`<${Sign} sign=${sign.symbol} size=${size} />`;
  return html`<${Symbol} name=${SYMBOLS[gives.at(-1)?.fact]} size=${size} />`;
}

/** What a token does in two or three words. */
export const tokenBrief = (english) => t(`web.duel.token.${english}`);

/** @param {{table: DuelTable, reading: Reading, openPile: () => void, pileOpen: boolean}} props */
export function Tokens({ table, reading, openPile, pileOpen }) {
  const { board_tokens: tokens, set_aside: box, discard } = reading.game;
  const showBox = () => table.sources(t("web.duel.set_aside_title"), box.map((token) => [token, 1]));
  return html`<section class="duel-tokens" data-fact="board_tokens" aria-label=${t("web.duel.tokens")}>
    ${tokens.map((token) => html`<${Token} key=${token} table=${table} token=${token} />`)}
    <span class="duel-heaps">
      <button type="button" class=${`duel-heap ${movedClass(table, discarded(discard.at(-1)))}`}
        aria-expanded=${pileOpen} aria-label=${t("web.duel.label.discarded", { count: discard.length })}
        data-fact="discard" onClick=${openPile}>
        <${Symbol} name="hand" /><span>${t("web.duel.discarded")}</span> <b>${discard.length}</b></button>
      <button type="button" class="duel-heap" aria-label=${t("web.duel.label.set_aside", { count: box.length })}
        onClick=${showBox}><${TokenDot} /><span>${t("web.duel.set_aside")}</span> <b>${box.length}</b></button>
    </span>
  </section>`;
}

/**
 * A token on the board; it can be chosen when a pair of signs earns one.
 * @param {{table: DuelTable, token: string}} props
 */
function Token({ table, token }) {
  const card = table.cards[token];
  const label = [name(token), ...card.text.map((line) => say(line))].join(", ");
  return html`<${Touchable} table=${table} thing=${tokenThing(token)} explains=${false}
      class="duel-token" label=${label}>
    <span class="duel-token-disc"><${TokenSymbol} card=${card} size="17" /></span>
    <span class="duel-token-words"><b>${softName(token)}</b><small>${tokenBrief(token)}</small></span>
  <//>`;
}
