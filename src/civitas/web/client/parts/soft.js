/** Long names that may be parted where there is little room. */

import { html } from "../core/html.js";
import { name } from "../core/words.js";

const VOWELS = "aeiouyàáâãèéêìíòóôõùú";
const ONSETS = "thr|[cglnpst]h|[bcdfgkptv][lr]|[bcdfgjklmnpqrstvwxz]";
const SYLLABLE = new RegExp(`([${VOWELS}])([^${VOWELS}]*?)(${ONSETS})(?=[${VOWELS}])`, "gi");
const LONG_WORD = /\p{L}{7,}/gu;
const SOFT = "\u00AD";

/** A name whose long words may be parted between syllables, with at least three letters on either side. */
export function softName(card) {
  return name(card).replace(LONG_WORD, (word) => joinEnds(word.replace(SYLLABLE, `$1$2${SOFT}$3`).split(SOFT)));
}

/** The same for a narrow column: a word is parted only where it is longer than a line of its own. */
export const softWords = (card) =>
  softName(card).split(" ").flatMap((word, place) => [place ? " " : "", html`<span class="word">${word}</span>`]);

function joinEnds(parts) {
  if (parts[0].length < 3 && parts.length > 1) return joinEnds([parts[0] + parts[1], ...parts.slice(2)]);
  const last = parts.slice(-2).join("");
  if (parts.at(-1).length < 3 && parts.length > 1) return joinEnds([...parts.slice(0, -2), last]);
  return parts.join(SOFT);
}
