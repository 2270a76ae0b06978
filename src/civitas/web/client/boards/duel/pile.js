/** The discard pile, opened over the structure: to look at, or to choose from when The Mausoleum asks. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { SmallCard } from "./card.js";
import { COLOURS } from "./facts.js";
import { Symbol } from "./marks.js";

/** @import { DuelTable, Reading } from "./facts.js" */

/** @param {{table: DuelTable, reading: Reading, close: () => void}} props */
export function Pile({ table, reading, close }) {
  const { discard } = reading.game;
  const sorted = COLOURS.flatMap((colour) => discard.filter((card) => table.cards[card].colour === colour));
  return html`<section class="panel duel-pile" aria-label=${t("web.duel.discard_pile")}>
    <header class="panel-head">
      <h2>${t("web.duel.discard_pile")}${" "}
        <span class="aside">${t("web.duel.cards", { count: discard.length })}</span></h2>
      <button type="button" class="btn quiet icon" aria-label=${t("web.close")} onClick=${close}>
        <${Symbol} name="cross" /></button>
    </header>
    ${discard.length === 0 && html`<p class="muted">${t("web.duel.pile_empty")}</p>`}
    <div class="duel-pile-cards">${sorted.map((card) => html`
      <${SmallCard} key=${card} table=${table} english=${card} />`)}</div>
  </section>`;
}
