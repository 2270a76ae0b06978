/** A picture of a real position: the game's own board, cut out around what is meant, that nobody can play at. */

import { get } from "../core/api.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../core/html.js";
import { Pick } from "../core/pick.js";
import { build } from "../core/session.js";
import { BoardFrame, useBoard, useCards } from "./board.js";
import { foundIn } from "./spotlight.js";

/** Room around what is meant; how much a picture shows at least, and how much the screen it is drawn for has. */
const MARGIN = 14;
const LEAST = { width: 340, height: 150 };
export const SCREEN = { width: 1280, height: 860 };
const HIGHEST = 400;
const AHEAD = "600px";

/**
 * @param {{game: string, edition: string, topic: string, words: string, all: boolean}} props `words` say what it shows;
 * all pictures of a page are drawn at once only for paper
 */
export function Picture({ game, edition, topic, words, all }) {
  const place = useRef(null);
  const near = useNear(place) || all;
  const shot = useShot(near, game, edition, topic);
  return html`<div class="picture" ref=${place} role="img" aria-label=${words}>
    ${near && shot && html`<${Drawn} shot=${shot} place=${place} />`}</div>`;
}

/** Whether an element is on the screen, or soon will be: far ones are not drawn. */
function useNear(place) {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setNear(entry.isIntersecting), { rootMargin: AHEAD });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return near;
}

/** The position, from the moment it is needed. */
function useShot(near, game, edition, topic) {
  const [shot, setShot] = useState(null);
  useEffect(() => {
    if (!near || shot) return;
    const query = new URLSearchParams({ edition, v: build.value });
    get(`/games/${game}/rulebook/${topic}?${query}`).then(setShot, () => {});
  }, [near]);
  return shot;
}

const nobody = () => {};

function Drawn({ shot, place }) {
  const { game, edition, seats } = shot.table;
  const cards = useCards(game, edition);
  const board = useBoard(game, false);
  const sheet = useRef(null);
  useCut(sheet, place, shot.show, Boolean(board && cards));
  if (!board || !cards) return null;
  const table = {
    view: shot.view, frame: shot, cards, players: seats.map(({ name }) => name), eyes: shot.you.eyes, choices: [],
    pick: new Pick([], []), choose: nobody, play: nobody, untick: nobody, why: () => Promise.resolve(null),
    open: nobody, sources: nobody, past: true, before: null, moved: new Map(),
  };
  return html`<div class="picture-sheet" ref=${sheet} inert aria-hidden="true"
      style=${{ width: `${SCREEN.width}px`, height: `${SCREEN.height}px` }}>
    <div class="board-area"><${BoardFrame} board=${board} table=${table} /></div></div>`;
}

/** Move and scale the sheet so that its frame shows what is meant, and go on doing so while the page changes. */
function useCut(sheet, place, show, drawn) {
  useLayoutEffect(() => {
    if (!drawn || !sheet.current) return undefined;
    const cut = () => { if (sheet.current) fitInto(place.current, sheet.current, show); };
    cut();
    const watch = new ResizeObserver(cut);
    watch.observe(place.current.parentElement);
    watch.observe(sheet.current.firstElementChild);
    const later = setTimeout(cut, 250);
    return () => { watch.disconnect(); clearTimeout(later); };
  }, [drawn, show]);
}

function fitInto(frame, sheet, show) {
  sheet.style.transform = "";
  const meant = show.flatMap((pointer) => foundIn(sheet, pointer).filter(isSeen).slice(0, 1));
  for (const element of meant) element.classList.add("picture-meant");
  const part = around(meant, sheet.getBoundingClientRect());
  const scale = Math.min(1, frame.parentElement.clientWidth / part.width, HIGHEST / part.height);
  sheet.style.transform = `scale(${scale}) translate(${-part.x}px, ${-part.y}px)`;
  frame.style.width = `${part.width * scale}px`;
  frame.style.height = `${part.height * scale}px`;
  frame.dataset.shows = String(meant.length);
}

const isSeen = (element) => element.getClientRects().length > 0;

/** The part of the sheet around some elements, with some room; all of it, if nothing is meant. */
function around(meant, whole) {
  const boxes = meant.map((element) => element.getBoundingClientRect());
  if (!boxes.length) return { x: 0, y: 0, width: whole.width, height: whole.height };
  const span = (low, high, least, start, size) => {
    const from = Math.min(...boxes.map((box) => box[low])) - start - MARGIN;
    const to = Math.max(...boxes.map((box) => box[high])) - start + MARGIN;
    const length = Math.min(Math.max(to - from, least), size);
    return [Math.min(Math.max(0, (from + to - length) / 2), size - length), length];
  };
  const [x, width] = span("left", "right", LEAST.width, whole.left, whole.width);
  const [y, height] = span("top", "bottom", LEAST.height, whole.top, whole.height);
  return { x, y, width, height };
}
