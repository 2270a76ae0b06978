/** What analyses, hints and puzzles have in common: their words and styles, which come when first wanted; numbers. */

import { styled } from "../parts/board.js";
import { get } from "./api.js";
import { useEffect, useState } from "./html.js";
import { build } from "./session.js";
import { addSentences, t } from "./words.js";

let fetched = null;

/** The words and styles of all that is studied, fetched once. */
export function studyReady() {
  const styles = document.querySelector('meta[name="later-styles"]')?.getAttribute("content");
  fetched ??= Promise.all([get(`/words?${new URLSearchParams({ v: build.value })}`), styles && styled(styles)])
    .then(([words]) => addSentences(words))
    .catch((error) => { fetched = null; throw error; });
  return fetched;
}

/** Whether words and styles are here; while they are not, nothing is said. */
export function useStudyReady() {
  const [state, setState] = useState({ ready: false, error: null });
  useEffect(() => {
    let wanted = true;
    const done = (more) => { if (wanted) setState({ ready: false, error: null, ...more }); };
    studyReady().then(() => done({ ready: true }), (error) => done({ error }));
    return () => { wanted = false; };
  }, []);
  return state;
}

/** A share of a victory as percent, with one place; signed for what was won or lost. */
export function percent(share, signed = false) {
  const number = (Math.round(1000 * Math.abs(share)) / 10).toFixed(1);
  const sign = Number(number) === 0 ? "" : share < 0 ? "−" : signed ? "+" : "";
  return `${sign}${number}%`;
}

/** A difference this many times as large as its doubt is no chance. */
const CLEAR = 2;
const LEAST = 0.001;

/** How far an estimate may be off, rounded up: trials that agree leave a little doubt, too. */
export const margin = (doubt) => percent(Math.max(LEAST, Math.ceil((CLEAR * doubt) / LEAST) * LEAST));

/** The badge of each grade; a word stands with it, so that no meaning hangs on colour. */
export const BADGES = { best: "✓", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??", forced: "·" };
export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"];
export const SLIPS = ["mistake", "blunder"];
export const gradeWord = (grade) => t(`analysis.grade.${grade}`);

/** The things a move names that a board can show. */
export const thingsNamed = ({ args }) => Object.values(args ?? {}).filter((value) => typeof value === "string");
