/** The face of a component, drawn by its game with the symbols of its board; without such a drawing, in words. */

import { games } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { kindOf } from "../core/cards.js";
import { part } from "../core/session.js";
import { name, say } from "../core/words.js";
import { styled } from "./board.js";
import { ruleOf } from "./games.js";

const loaded = new Map();

async function load(game) {
  const { face, styles } = ruleOf(await games(), game) ?? { styles: [] };
  const [found] = await Promise.all([face ? part(face) : null, ...styles.map(styled)]);
  return found?.default ?? {};
}

/** What draws the components of a game, `Printed` and maybe `numbers` and `words`; null until it is here. */
export function useFaces(game) {
  const [faces, setFaces] = useState(null);
  useEffect(() => {
    let wanted = true;
    const without = () => { loaded.delete(game); return {}; };
    if (!loaded.has(game)) loaded.set(game, load(game).catch(without));
    loaded.get(game).then((found) => { if (wanted) setFaces(found); });
    return () => { wanted = false; };
  }, [game]);
  return faces;
}

/** @param {{cards: object, card: string, faces: object}} props */
export function Face({ cards, card, faces }) {
  const entry = cards[card];
  const { Printed } = faces;
  const words = Printed ? faces.words?.(entry) ?? [] : entry.text ?? [];
  return html`<span class=${`card face k-${entry.colour}`}>
    <span class="card-head"><span>${name(card)}</span>${entry.age && html`<span>${entry.age}</span>`}</span>
    <span class="card-body">
      <span class="card-kind">${kindOf(entry)}</span>
      ${Printed && html`<span class="printed"><${Printed} cards=${cards} card=${card} entry=${entry} /></span>`}
      ${words.length > 0 && html`<span class="face-text">
        ${words.map((line) => html`<span>${say(line)}</span>`)}</span>`}
    </span>
  </span>`;
}
