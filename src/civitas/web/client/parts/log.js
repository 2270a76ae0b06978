/**
 * What happened, a line for each turn: who, what it was about, what it brought. A turn opens to its sentences; the last
 * one is open. Where a turn has only a sentence or two, they stand there themselves.
 */

import { html, useEffect, useMemo, useRef } from "../core/html.js";
import { groupBy } from "../core/lists.js";
import { namesIn, together, totalOf, turnsOf } from "../core/turns.js";
import { language, say, sayRich, t } from "../core/words.js";
import { linkTo } from "./card.js";
import { Goods } from "./goods.js";

const FEW = 2;
const MOST_NAMES = 6;

/**
 * @typedef {object} LogProps
 * @property {import("../core/turns.js").Line[]} lines
 * @property {Object<string, object>} cards
 * @property {string[]} players
 * @property {number} [since] the first move that is news to the reader
 * @property {number | null} [eyes] whose turn is called "you"
 * @property {object} [board] the game's board, which knows how its goods are drawn
 */

/** @param {LogProps} props */
export function Log({ lines, cards, players, since = Infinity, eyes = null, board }) {
  const list = useRef(null);
  useLatest(list, [lines.length, lines.at(-1)?.seq, cards, language.value]);
  // A long game has thousands of lines: they are drawn anew only when one of them changes.
  const shown = useMemo(() => {
    const show = { players, cards, since, eyes, board, link: linkTo(cards) };
    const turns = turnsOf(lines);
    return turns.map((turn, place) => html`<${Turn} key=${`${turn.first} ${place}`} turn=${turn} show=${show}
      open=${place === turns.length - 1} />`);
  }, [lines, cards, players.join(), since, eyes, board, language.value]);
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${t("web.log.title")}>
    ${lines.length === 0 && html`<li class="muted">${t("web.log.empty")}</li>`}
    ${shown}
  </ol>`;
}

/** Keep a list at its end: when a line comes, and when the list itself comes into sight. */
export function useLatest(list, changes) {
  const toEnd = () => { if (list.current) list.current.scrollTop = list.current.scrollHeight; };
  useEffect(toEnd, changes);
  useEffect(() => {
    const watcher = new ResizeObserver(toEnd);
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
}

function Turn({ turn, show, open }) {
  const { players } = show;
  if (turn.heading) {
    return html`<li class="log-part">${turn.lines.map(({ message }) => say(message, players)).join(" ")}</li>`;
  }
  const paragraphs = [...groupBy(turn.lines, ({ move, seat }) => `${move} ${seat}`).values()];
  const shown = paragraphs.map((lines) => html`<${Paragraph} key=${lines[0].move} lines=${lines} show=${show} />`);
  const sentences = paragraphs.reduce((sum, lines) => sum + together(lines.map(({ message }) => message)).length, 0);
  if (sentences <= FEW || turn.seat === null) return shown;
  const { since, eyes } = show;
  const news = turn.last >= since && turn.seat !== eyes ? "rival-last" : "";
  return html`<li class=${`log-turn ${edge(turn.seat)} ${news}`}>
    <details open=${open}><summary><${Summary} turn=${turn} show=${show} /></summary><ol>${shown}</ol></details>
  </li>`;
}

const edge = (seat) => (seat === null ? "" : `seat-${seat + 1}`);

/** "Chiara: Masonry, Warfare", and what the turn has brought her. */
function Summary({ turn, show }) {
  const { players, cards, eyes, board } = show;
  const called = (seat) => (seat === eyes ? t("web.seat.you") : players[seat]);
  const names = listOfNames(turn, cards, called);
  return html`<span class="log-who"><b>${called(turn.seat)}</b>${names && `: ${names}`}</span>
    <${Goods} goods=${totalOf(turn)} board=${board} />`;
}

/** What a turn was about: things of whoever had it, then of others who did something in it. */
export function listOfNames(turn, cards, called) {
  const shown = [...namesIn(turn, cards)].filter(([, names]) => names.length).map(([seat, names]) => {
    const some = t("web.log.names", { names: names.slice(0, MOST_NAMES) });
    return `${seat === turn.seat ? "" : `${called(seat)}: `}${some}${names.length > MOST_NAMES ? " …" : ""}`;
  });
  return shown.join("; ");
}

/** The sentences of one move. */
function Paragraph({ lines, show }) {
  const { players, link, since, eyes } = show;
  const [{ seat, move }] = lines;
  const mark = move >= since && seat !== null && seat !== eyes ? "rival-last" : "";
  const said = together(lines.map(({ message }) => message));
  return html`<li class=${`log-line ${edge(seat)} ${mark}`}>${said.map(({ message, times }) => html`
    ${sayRich(message, players, link)}${times > 1 && html` <b>×${times}</b>`}${" "}`)}</li>`;
}
