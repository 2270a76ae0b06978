/** Words that few need: the topics of the rules, and what tables in words say. They come when first wanted. */

import { get } from "./api.js";
import { useEffect } from "./html.js";
import { build } from "./session.js";
import { addSentences, language } from "./words.js";

const fetched = new Map();

/**
 * The sentences of a kind in a language, fetched once.
 * @param {"help" | "telling"} kind
 * @param {string} code
 * @returns {Promise<void>}
 */
export function wordsOf(kind, code) {
  const path = `/${kind}/${code}?${new URLSearchParams({ v: build.value })}`;
  const forget = (error) => { fetched.delete(path); throw error; };
  if (!fetched.has(path)) fetched.set(path, get(path).then(addSentences, forget));
  return fetched.get(path);
}

/** Have the topics in the language of the reader; what is said of them appears when they are here. */
export function useHelp() {
  const code = language.value;
  useEffect(() => { wordsOf("help", code).catch(() => {}); }, [code]);
}
