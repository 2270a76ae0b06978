/** Long names that may be parted where there is little room. */

import { html } from "../core/html.js";
import { name } from "../core/words.js";

const VOWELS = "aeiouyàáâãèéêìíòóôõùú";
const ONSETS = "thr|[cglnpst]h|[bcdfgkptv][lr]|[bcdfgjklmnpqrstvwxz]";
const SYLLABLE = new RegExp(`([${VOWELS}])([^${VOWELS}]*?)(${ONSETS})(?=[${VOWELS}])`, "gi");
const WORD = /\p{L}+/gu;
const SOFT = "\u00AD";

/** A text whose words may be parted between syllables: those of so many letters, the first of which stay together. */
export const soft = (text, letters, least) => text.replace(WORD, (word) => {
  if (word.length < letters) return word;
  const syllables = word.replace(SYLLABLE, `$1$2${SOFT}$3`).split(SOFT);
  const parted = joinEnds(syllables, least, 3);
  return parted === word ? joinEnds(syllables, least, least) : parted;
});

/** A name whose long words may be parted, with at least three letters on either side. */
export const softName = (card) => soft(name(card), 7, 3);

/** The age at the end of a name stays with the word before it. */
const BETWEEN_WORDS = / (?![AIV]+$)/;

/** A text for a narrow column: a word is parted only where it is longer than a line of its own. */
export const wholeWords = (text, part = (word) => soft(word, 6, 2)) =>
  text.split(BETWEEN_WORDS).flatMap((word, place) => [place ? " " : "", html`<span class="word">${part(word)}</span>`]);

/** The same of a name. */
export const softWords = (card) => wholeWords(name(card));

/** The first part has at least as many letters, the last as many as are given. */
function joinEnds(parts, least, last) {
  if (parts[0].length < least && parts.length > 1) {
    return joinEnds([parts[0] + parts[1], ...parts.slice(2)], least, last);
  }
  if (parts.at(-1).length < last && parts.length > 1) {
    return joinEnds([...parts.slice(0, -2), parts.slice(-2).join("")], least, last);
  }
  return parts.join(SOFT);
}
