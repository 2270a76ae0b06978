/** The structure of an age: cards that lie half upon each other. Arrows move between the cards that lie face up. */

import { html } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { movedClass } from "../../parts/pick.js";
import { useRove } from "../../parts/rove.js";
import { Back, Building } from "./card.js";
import { NUMERALS } from "./facts.js";
import { taken } from "./places.js";

/**
 * @import { DuelTable, Reading } from "./facts.js"
 * @import { Place } from "../../types/duel"
 */

/** @param {{table: DuelTable, reading: Reading}} props */
export function Structure({ table, reading }) {
  const rove = useRove();
  const { drawing: { layout }, game: { age, structure } } = reading;
  const rows = (places) => 1 + Math.max(0, ...places.map(({ row }) => row));
  const left = rows(layout.filter((_, index) => structure[index]));
  const size = {
    "--rows": rows(layout),
    "--rows-left": left,
    "--halves": 2 + Math.max(...layout.map(({ column }) => column)),
  };
  return html`<section class="duel-structure" aria-label=${t("web.duel.structure", { age: NUMERALS[age] })}
      data-age=${age} style=${size}>
    <div class="duel-places" ...${rove}>${structure.map((place, index) => html`
      <${Place} key=${`${age}.${index}`} table=${table} reading=${reading} place=${place} index=${index}
        left=${left} />`)}</div>
  </section>`;
}

/** @param {{table: DuelTable, reading: Reading, place: Place | null, index: number, left: number}} props */
function Place({ table, reading, place, index, left }) {
  const { before, drawing: { layout }, game: { age } } = reading;
  const style = { "--row": layout[index].row, "--column": layout[index].column };
  if (!place) {
    const lay = before?.age === age ? before.structure[index]?.card : null;
    const look = `duel-taken ${layout[index].row < left ? "" : "gone"} ${lay ? movedClass(table, taken(lay)) : ""}`;
    return html`<i class=${look} style=${style} aria-hidden="true">${look.includes("rival-last") && name(lay)}</i>`;
  }
  if (!place.card) return html`<${Back} class="duel-place" style=${style} age=${age} guild=${place.guild} />`;
  const turned = before?.age === age && before.structure[index]?.card === null;
  return html`<${Building} table=${table} reading=${reading} place=${place}
    class=${`duel-place ${turned ? "turned" : ""}`} style=${style} />`;
}
