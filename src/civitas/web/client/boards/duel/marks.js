/** Small pieces that the whole board is made of: symbols, pips, numbers that open, differences. */

import { html } from "../../core/html.js";
import { range } from "../../core/lists.js";
import { Symbol, idOf } from "../../core/symbol.js";
import { name, say } from "../../core/words.js";
import { wholeWords } from "../../parts/soft.js";

/** @import { DuelTable } from "./facts.js" */

export { SeatMark } from "../../parts/seats.js";
export { Symbol };

export const Coin = ({ size }) => html`<${Symbol} name="coin" size=${size} class="coin" />`;
export const Sign = ({ sign, size }) => html`<${Symbol} name=${idOf("sign", sign)} size=${size} />`;
export const Chain = ({ mark, size }) => html`<${Symbol} name=${idOf("chain", mark)} size=${size} />`;

/** A resource: colour, corners and symbol each tell it. */
export const Pip = ({ resource }) => html`<span class=${`pip ${resource}`}><${Symbol} name=${resource} /></span>`;

/** A progress token whose face does not matter. */
export const TokenDot = () => html`<i class="duel-token-dot" aria-hidden="true"></i>`;

/** A little card of a colour: what other cards count. */
export const Swatch = ({ colour }) => html`<i class=${`duel-swatch k-${colour}`} aria-hidden="true"></i>`;

/** The printed cost: coins, then a pip for each resource. @param {{cost: Record<string, number>}} props */
export function Cost({ cost }) {
  const { coins, ...resources } = cost;
  return html`<span class="duel-cost">
    ${coins && html`<span class="duel-coins"><${Coin} />${coins}</span>`}
    ${Object.entries(resources).flatMap(([resource, count]) => range(1, count).map(() => html`
      <${Pip} resource=${resource} />`))}
  </span>`;
}

/**
 * A number that opens to its sources.
 * @param {{table: DuelTable, title: string, rows: () => [any, number][], label: string, class?: string,
 *   children: any}} props
 */
export function Figure({ table, title, rows, label, class: extra = "", children }) {
  const open = (event) => { event.stopPropagation(); table.sources(title, rows()); };
  return html`<button type="button" class=${`num ${extra}`} aria-label=${label} onClick=${open}>${children}</button>`;
}

/** A name that may break between syllables when its card is narrow; several words break between them first. */
export const cardName = (english) => wholeWords(name(english), (word) => (word.length < 6 ? word : breakable(word)));

const VOWELS = "aeiouyàáâãèéêìíòóôõùú";
const ONSETS = "ch|sh|ph|gn|lh|nh|qu|[bcdfgptv][lr]|[bcdfghjklmnpqrstvwxzç]";
const SYLLABLE = new RegExp(`([${VOWELS}][a-zç]*?)(?=(?:${ONSETS})[${VOWELS}])`, "gi");

function breakable(word) {
  let end = 0;
  let made = "";
  for (const match of word.matchAll(SYLLABLE)) {
    const cut = match.index + match[0].length;
    if (cut < 2 || word.length - cut < 3) continue;
    made += `${word.slice(end, cut)}\u00AD`;
    end = cut;
  }
  return made + word.slice(end);
}

/** What kind of card it is, in a word. */
export const kindWord = (card) => say(card.label);
