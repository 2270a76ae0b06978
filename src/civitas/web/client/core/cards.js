/** Components by their addresses, and what they have to do with each other. */

import { plain, targetsOf } from "./choices.js";
import { name, say } from "./words.js";

/** A name as a part of an address: "Potter's Wheel" is potters-wheel, in every language. */
export const slug = (card) =>
  card.toLowerCase().replaceAll("'", "").normalize("NFD").replace(/[^a-z0-9+]+/g, "-").replace(/^-|-$/g, "");

/** Where all about a card is shown, or all cards of an edition. */
export const cardPath = (game, edition, card) =>
  `/cards/${game}/${encodeURIComponent(edition)}${card ? `/${slug(card)}` : ""}`;

/** The word for what a card is, without what differs between cards of its kind. */
export function kindOf(entry) {
  const [word] = say(entry.label).split(",");
  return word[0].toUpperCase() + word.slice(1);
}

/** Whether a card has all words that are sought, in its name, its kind or what is printed on it. */
export function speaksOf(card, entry, sought) {
  const all = plain([name(card), kindOf(entry), ...(entry.text ?? []).map((line) => say(line))].join(" "));
  return plain(sought).split(/\s+/).every((word) => all.includes(word));
}

/** The components that stand in what a catalogue says of one. */
function named(entry) {
  return Object.entries(entry).filter(([key]) => !["kind", "colour", "age", "label", "help"].includes(key))
    .flatMap(([, value]) => targetsOf({ args: { value } }));
}

/** The components that a card names, and those that name it, in the order of the catalogue. */
export function relatedTo(cards, card) {
  const own = new Set(named(cards[card]));
  return Object.keys(cards).filter((other) => other !== card
    && (own.has(other) || named(cards[other]).includes(card)));
}
