/** The structure of an age: cards that lie half upon each other. Arrows move between the cards that lie face up. */

import { html, useRef, useState } from "../../core/html.js";
import { t } from "../../core/words.js";
import { Back, Building } from "./card.js";
import { NUMERALS, placesOf, sizeOf } from "./facts.js";
import { press, stateOf } from "./reading.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const at = ({ row, column }) => ({ "--row": row, "--column": column });

/** The nearest place in the direction of an arrow; what lies straight ahead comes before what lies aside. */
export function nearest(places, from, [right, down]) {
  const here = places[from];
  const distance = (place) => {
    const across = (place.column - here.column) / 2;
    const along = place.row - here.row;
    const ahead = right ? across * right : along * down;
    const aside = right ? Math.abs(along) : Math.abs(across);
    return ahead > 0 ? ahead + 3 * aside : Infinity;
  };
  const found = places.map((place, index) => ({ index, far: place.free ? distance(place) : Infinity }));
  const best = found.reduce((one, other) => (other.far < one.far ? other : one));
  return best.far === Infinity ? from : best.index;
}

export function Structure({ table, reading, tip }) {
  const { age, structure } = reading.game;
  const places = placesOf(age).map((place, index) => ({ ...place, free: Boolean(structure[index]?.card) }));
  const [focus, setFocus] = useState(null);
  const list = useRef(null);
  const stop = places[focus]?.free ? focus : firstStop(structure);

  const move = (event) => {
    const index = Number(event.target.closest?.("[data-place]")?.dataset.place);
    if (!ARROWS[event.key] || Number.isNaN(index)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nearest(places, index, ARROWS[event.key]);
    setFocus(next);
    list.current.querySelector(`[data-place="${next}"]`)?.focus();
  };

  const { rows, halves } = sizeOf(age);
  return html`<section class="duel-structure" aria-label=${t("web.duel.structure", { age: NUMERALS[age] })} data-age=${age} style=${{ "--rows": rows, "--halves": halves }} onKeyDown=${move}>
    <div class="duel-places" ref=${list}>
      ${structure.map((place, index) => html`<${Place} key=${`${age}.${index}`} table=${table} reading=${reading} place=${place} spot=${places[index]}
        index=${index} stop=${index === stop} tip=${tip} onFocus=${() => setFocus(index)} />`)}
    </div>
  </section>`;
}

/** The card that Tab reaches first: one that can be taken. */
function firstStop(structure) {
  const available = structure.findIndex((place) => place?.available && place.card);
  return available >= 0 ? available : structure.findIndex((place) => place?.card);
}

function Place({ table, reading, place, spot, index, stop, tip, onFocus }) {
  const style = at(spot);
  if (!place) return html`<i class="duel-taken" style=${style} aria-hidden="true"></i>`;
  if (!place.card) return html`<${Back} class="duel-place" style=${style} age=${reading.game.age} guild=${place.guild} />`;
  const turned = reading.before?.age === reading.game.age && reading.before.structure[index]?.card === null;
  const wonder = pairedWonder(table, reading, place.card);
  const pressed = () => press(table, wonder ? { card: place.card, wonder } : { card: place.card, place: index });
  const refused = reading.live && reading.question === "play" && !table.choices.some((choice) => choice.text === `build ${place.card}`);
  return html`<${Building} table=${table} place=${place} seat=${reading.payer} state=${stateOf(table, reading, place.card)}
    class=${`duel-place ${turned ? "turned" : ""}`} style=${style} data-place=${index} tabIndex=${stop ? 0 : -1}
    onClick=${pressed} ...${tip.on(refused && `build ${place.card}`, onFocus)} />`;
}

/** A wonder was chosen first: the card that is pressed now goes under it. */
function pairedWonder(table, reading, card) {
  const { selected } = table;
  const wonder = selected?.wonder ?? (table.cards[selected?.card]?.kind === "wonder" ? selected.card : null);
  if (!wonder || !reading.live) return null;
  return table.choices.some((choice) => choice.targets.includes(wonder) && choice.targets.includes(card)) ? wonder : null;
}
