/** Long names that may be parted where there is little room. */

import { name } from "../core/words.js";

const VOWELS = "aeiouyàáâãèéêìíòóôõùú";
const SYLLABLE = new RegExp(`([${VOWELS}])([^${VOWELS}]*?)(thr|[cgpst]h|[bcdfgkptv][lr]|[bcdfgjklmnpqrstvwxz])(?=[${VOWELS}])`, "gi");
const LONG_WORD = /\p{L}{8,}/gu;
const SOFT = "\u00AD";

/** A name whose long words may be parted between syllables, with at least three letters on either side. */
export function softName(card) {
  return name(card).replace(LONG_WORD, (word) => joinEnds(word.replace(SYLLABLE, `$1$2${SOFT}$3`).split(SOFT)));
}

function joinEnds(parts) {
  if (parts[0].length < 3 && parts.length > 1) return joinEnds([parts[0] + parts[1], ...parts.slice(2)]);
  if (parts.at(-1).length < 3 && parts.length > 1) return joinEnds([...parts.slice(0, -2), parts.at(-2) + parts.at(-1)]);
  return parts.join(SOFT);
}
