/** The topics of the rules: many words, which come when somebody first reads of them. */

import { get } from "./api.js";
import { useEffect } from "./html.js";
import { build } from "./session.js";
import { addSentences, language } from "./words.js";

const fetched = new Map();

/** Have the topics in the language of the reader; what is said of them appears when they are here. */
export function useHelp() {
  const code = language.value;
  useEffect(() => {
    const forget = () => { fetched.delete(code); };
    if (fetched.has(code)) return;
    fetched.set(code, get(`/help/${code}?${new URLSearchParams({ v: build.value })}`).then(addSentences, forget));
  }, [code]);
}
