/** A card of the row or of a hand: header of its kind, name, what it gives, and at its foot the price or why not. */

import { html } from "../../core/html.js";
import { known, say, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { useReason } from "../../parts/hold.js";
import { softWords, wholeWords } from "../../parts/soft.js";
import { Gives, spoken } from "./facts.js";
import { KindMark, Yield } from "./marks.js";
import { CardButton } from "./pick.js";

/** A refusal in a few words, where it has a short form for the foot of a card. */
export function shortReason(reason, players) {
  const short = `web.${reason.id}`;
  return known(short) ? t(short, reason.args, players) : t("web.ages.why_other");
}

/**
 * @param {object} props
 * @param {import("./facts.js").AgesTable} props.table
 * @param {import("../../core/pick.js").Thing} props.thing
 * @param {string} props.card
 * @param {string} [props.place] where it lies, for what others moved there
 * @param {boolean} [props.open] whether cards of this place can be played now at all: then those that cannot say why
 * @param {number} [props.count] how many of them lie there
 * @param {{label: string, mark: any}} [props.badge] what stands in the header beside the age
 * @param {boolean} [props.leaving]
 * @param {{kind: string, args: object}[]} [props.asks] the moves to ask about when none is legal
 * @param {string} [props.said] the reason that is written elsewhere: then the price stays
 */
export function Card({ table, thing, card, place, open, count = 1, badge, leaving, asks = [], said }) {
  const entry = table.cards[card];
  const barred = open && asks.length > 0 && table.pick.of(thing).length === 0;
  const reason = useReason(table, barred ? asks[0] : null);
  const short = reason && shortReason(reason, table.players);
  const state = [badge?.label, leaving && t("web.ages.leaves"), reason && say(reason, table.players)];
  const look = ["card ages-card", `k-${entry?.colour ?? "grey"}`, barred && "illegal", leaving && "leaving"];
  return html`<${CardButton} table=${table} thing=${thing} card=${card} place=${place} asks=${asks}
      class=${look.filter(Boolean).join(" ")} label=${[spoken(table, card), ...state].filter(Boolean).join(", ")}>
    <span class="card-head">
      <${KindMark} kind=${entry?.kind} />${badge?.mark}
      ${barred && html`<${Symbol} name="lock" class="ages-lock" />`}<span class="ages-age">${entry?.age}</span>
    </span>
    <span class="ages-card-name">${softWords(card)}${count > 1 && html` <b class="ages-count">×${count}</b>`}</span>
    <span class="ages-card-gives"><${Gives} table=${table} card=${card} /></span>
    ${short && short !== said
      ? html`<span class="refusal"><span>${wholeWords(short)}</span></span>`
      : html`<span class="card-foot"><${Foot} entry=${entry} /></span>`}
  <//>`;
}

/**
 * The printed price: science, or the stages of a wonder, or military actions; else the word for the kind.
 * @param {{entry: import("../../types/board").Printed}} props
 */
function Foot({ entry }) {
  if (!entry) return null;
  if (entry.stages) {
    const stages = entry.stages.map((stage) => html`<i class="ages-stage">${stage}</i>`);
    return html`<span class="ages-stages">${stages}</span>`;
  }
  if (entry.science) {
    const less = entry.revolution;
    const revolution = less && html` <span class="ages-or">${t("web.ages.or_less", { less })}</span>`;
    return html`<span><${Yield} of="science" n=${entry.science} />${revolution}</span>`;
  }
  const word = html`<span class="ages-word">${wholeWords(say(entry.label))}</span>`;
  return entry.cost ? html`<${Yield} of="military_actions" n=${entry.cost} />${word}` : word;
}
