/** What a move or a turn has brought, as signed numbers beside the symbols of the game. */

import { html } from "../core/html.js";
import { withSign } from "../core/numbers.js";
import { word } from "../core/words.js";
import { Symbol } from "../core/symbol.js";

/**
 * @param {object} props
 * @param {Map<string, number>} props.goods
 * @param {{goods?: Object<string, string>, spent?: Object<string, string>}} [props.board] the symbol of each good of
 *   the game, those that matter most first; what has none is not shown
 * @param {boolean} [props.paid] whether that is shown, too, which is spent and comes back each turn
 */
export function Goods({ goods, board, paid = false }) {
  const spent = Object.entries((paid && board?.spent) || {}).filter(([good]) => (goods.get(good) ?? 0) < 0);
  const shown = [...spent, ...Object.entries(board?.goods ?? {}).filter(([good]) => goods.has(good))];
  if (!shown.length) return null;
  return html`<span class="goods">${shown.map(([good, symbol]) => html`<span class="yield" key=${good}>
    <${Symbol} name=${symbol} class=${`mark-${good}`} label=${word(`web.good.${good}`, good)} />
    ${withSign(goods.get(good) ?? 0)}</span>`)}</span>`;
}
