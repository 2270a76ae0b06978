/** A game's board, loaded when first needed. A game without one, or one that fails, is played at the text table. */

import { catalogue, games } from "../core/api.js";
import { Component, html, useEffect, useState } from "../core/html.js";
import { untilAnswered } from "../core/live.js";
import { build, part } from "../core/session.js";
import * as text from "../boards/text/board.js";
import { ruleOf } from "./games.js";
import { complain } from "./toast.js";

const loaded = new Map();

/** The board's module: `Board`, and maybe `Aside`, `moment` and `isGrave`. */
function load(game) {
  const without = () => { loaded.delete(game); return text; };
  if (!loaded.has(game)) loaded.set(game, fetchBoard(game).catch(without));
  return loaded.get(game);
}

/** Where a board and its styles are found, the server says. */
async function fetchBoard(game) {
  const { board, styles } = ruleOf(await games(), game);
  const [found] = await Promise.all([board ? part(board) : { default: text }, ...styles.map(styled)]);
  return found.default;
}

/** A sheet of styles; that of a table's game the page has brought along. */
export function styled(path) {
  if (document.querySelector(`link[rel=stylesheet][href="${path}"]`)) return null;
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = path;
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

/** The board to draw: the game's, or the text table for whoever prefers it. */
export function useBoard(game, prefersText) {
  const [board, setBoard] = useState(null);
  useEffect(() => {
    let wanted = true;
    load(game).then((found) => { if (wanted) setBoard(found); });
    return () => { wanted = false; };
  }, [game]);
  return prefersText && board ? { ...text, Aside: board.Aside } : board;
}

/** The cards of the game; null until they are here, none while they do not come. */
export function useCards(game, edition) {
  const [cards, setCards] = useState(null);
  useEffect(() => {
    let wanted = true;
    let worried = false;
    const worry = (error) => { if (!worried) { complain(error); setCards({}); worried = true; } };
    untilAnswered(() => catalogue(game, edition, build.value), () => wanted, worry)
      .then((found) => { if (wanted && found) setCards(found); });
    return () => { wanted = false; };
  }, [game, edition]);
  return cards;
}

/** Whether there is nothing to read on a page of cards. */
export const isMissing = (cards) => !cards || Object.keys(cards).length === 0;

/** Draws a board; if that fails, the game goes on in words. */
export class BoardFrame extends Component {
  state = { failed: false };

  static getDerivedStateFromError(error) {
    console.error(error);
    return { failed: true };
  }

  render({ board, table }, { failed }) {
    const Board = failed ? text.Board : board.Board;
    return html`<${Board} table=${table} />`;
  }
}
