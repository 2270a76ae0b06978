/** A small picture of each game, drawn beside its board; the stair of Civitas for the rest. */

import { games } from "../core/api.js";
import { html, signal, useEffect } from "../core/html.js";
import { ruleOf } from "./games.js";

/** What is known of the games, once it is asked for. */
const all = signal([]);

/** @param {{game: string}} props */
export function Thumb({ game }) {
  useEffect(() => { games().then((found) => { all.value = found; }, () => {}); }, []);
  const rule = ruleOf(all.value, game);
  return html`<svg class="thumb" viewBox="0 0 60 44" aria-hidden="true">${rule && picture(rule.thumb)}</svg>`;
}

/** The layers of a picture, each in one colour: not every browser lets a file of its own know ours. */
const LAYERS = ["brown", "blue", "go"];

function picture(thumb) {
  if (thumb) return LAYERS.map((layer) => html`<use class=${`layer-${layer}`} href=${`${thumb}#${layer}`} />`);
  return [8, 16, 24].map((height, place) => html`
    <rect class="fill-go" x=${12 + place * 13} y=${38 - height} width="11" height=${height} rx="1" />`);
}
