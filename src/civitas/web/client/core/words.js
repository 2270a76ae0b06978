/**
 * Messages in the reader's language: the same templates, filled in the same way, as `civitas.kernel.messages`; but a
 * loss has a minus here, which is as long as a plus.
 *   {coins}  the value; names of components are put into the language, lists are joined
 *   {seat:player}  the player's name      {coins:coin|coins}  the number with the right word
 *   {amount:goods}  the number with what another argument names, and what one of it is called
 */

import { computed, html, signal } from "./html.js";
import { withMinus } from "./numbers.js";

export const LANGUAGES = { en: "English", it: "Italiano", pt: "Português" };
const AND = { en: "and", it: "e", pt: "e" };
const PLACE = /\{(\w+)(?::([^}]*))?\}/g;

const catalogues = signal({});
export const language = signal("en");
/** What only some page says, such as a lesson: sentences by language. */
const more = signal({});
const words = computed(() => {
  const own = catalogues.value[language.value] ?? { sentences: {}, names: {} };
  return { ...own, sentences: { ...own.sentences, ...more.value[language.value] } };
});

/** Learn sentences that do not belong to the whole site, in every language. */
export function addSentences(sentences) {
  const joined = (code) => [code, { ...more.value[code], ...sentences[code] }];
  more.value = Object.fromEntries(Object.keys(LANGUAGES).map(joined));
}

/** Where the words of a language are: the page brings the address of the one it expects. */
function addressOf(code) {
  const expected = document.getElementById("words")?.getAttribute("href");
  return expected?.startsWith(`/api/languages/${code}?`) ? expected : `/api/languages/${code}`;
}

/** Load a language and change to it; the first one loaded is what the page starts with. */
export async function speak(code, address = addressOf(code)) {
  if (!catalogues.value[code]) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`No language ${code}`);
    catalogues.value = { ...catalogues.value, [code]: await answer.json() };
  }
  language.value = code;
  document.documentElement.lang = code === "pt" ? "pt-BR" : code;
}

/** A component's name in the language. */
export const name = (english) => words.value.names[english] ?? english;

/** A sentence by its id, with its arguments. */
export const t = (id, args = {}, players = []) => say({ id, args }, players);

/** A message, as the server sends it, as text. */
export function say(message, players = []) {
  return parts(message, players).map((part) => part.text).join("");
}

/** Whether the language has a sentence of this id. */
export const known = (id) => id in words.value.sentences;

/** A sentence if there is one, else a component's name: for words that a game may bring. */
export const word = (id, english) => (known(id) ? t(id) : name(english));

/** The words of a sentence before its first argument: what many sentences of one kind have in common. */
export const opening = (id) => template(id).split("{")[0].trim();

/** The same, with a mark where more would follow. */
export const beginning = (id) => (template(id).includes("{") ? `${opening(id)} …` : opening(id));

const template = (id) => words.value.sentences[id] ?? id;

/** A message with its component names as what `link(name, text)` makes of them, and its players strong. */
export function sayRich(message, players, link) {
  const shown = (part) => (part.seat === undefined ? part.text : html`<b>${part.text}</b>`);
  return html`${parts(message, players).map((part) =>
    (part.component ? link(part.component, part.text) : shown(part)))}`;
}

/**
 * Messages as one sentence about somebody, who is named at most once: "Bruno took Masonry; 1 science".
 * @param {{message: import("../types/view").Said, times: number}[]} said
 * @param {string[]} players
 * @param {{of: number, named?: boolean, link?: (name: string, text: string) => any}} show
 */
export function sayBriefly(said, players, { of, named = true, link = (_, text) => text }) {
  return said.map(({ message, times }, place) => {
    const all = parts(message, players);
    const isTold = all[0]?.seat === of && (place > 0 || !named);
    if (isTold && all.length > 1) all.splice(0, 2, { text: all[1].text.replace(/^:? /, "") });
    const end = all.pop();
    const shown = [...all, { ...end, text: end.text.replace(/\.$/, "") }];
    const drawn = ({ component, seat, text }) =>
      (component ? link(component, text) : seat === undefined ? text : html`<b>${text}</b>`);
    return html`${place > 0 && "; "}${shown.map(drawn)}${times > 1 && ` ×${times}`}`;
  });
}

/** A message in pieces: plain text, and names of components that can be linked. */
function parts(message, players) {
  const template = words.value.sentences[message.id] ?? message.id;
  const found = [];
  let end = 0;
  for (const match of template.matchAll(PLACE)) {
    found.push({ text: template.slice(end, match.index) });
    found.push(...fill(message.args?.[match[1]], match[2], players, message.args));
    end = match.index + match[0].length;
  }
  found.push({ text: template.slice(end) });
  return found.filter((part) => part.text !== "");
}

function fill(value, form, players, args) {
  if (form === undefined) return told(value, players);
  if (form === "player") return [{ text: playerName(value, players), seat: value }];
  if (!form.includes("|")) return counted(value, args[form], players);
  const [one, many] = form.split("|");
  return [{ text: `${withMinus(value)} ${value === 1 ? one : many}` }];
}

function counted(count, things, players) {
  const id = (thing) => `${count === 1 ? "one" : "many"}.${thing}`;
  const word = (thing) => (known(id(thing)) ? [{ text: t(id(thing)) }] : told(thing, players));
  return joined([things].flat().map((thing) => [{ text: `${withMinus(count)} ` }, ...word(thing)]));
}

function told(value, players) {
  if (Array.isArray(value)) return joined(value.map((part) => told(part, players)));
  if (value !== null && typeof value === "object") return parts(value, players);
  if (typeof value === "string") return [{ text: name(value), component: value }];
  return [{ text: typeof value === "number" ? withMinus(value) : String(value) }];
}

function joined(lists) {
  return lists.flatMap((list, place) => {
    if (place === 0) return list;
    return [{ text: place === lists.length - 1 ? ` ${AND[language.value]} ` : ", " }, ...list];
  });
}

export function playerName(seat, players = []) {
  return players[seat] ?? t("web.player", { number: seat + 1 });
}
