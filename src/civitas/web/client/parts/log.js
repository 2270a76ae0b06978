/** What happened, in sentences: a paragraph for a move, the seat's colour at its edge, names that open their cards. */

import { html, useEffect, useMemo, useRef } from "../core/html.js";
import { language, say, sayRich, t } from "../core/words.js";
import { linkTo } from "./card.js";

/** Lines of one move in one paragraph; where an age or a round begins, a heading. */
export function paragraphs(lines) {
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    const heading = /\.(age|round)_began$/.test(line.message.id);
    const goesOn = !heading && last && !last.heading && last.move === line.move && last.seat === line.seat;
    if (goesOn) last.messages.push(line.message);
    else found.push({ move: line.move, seat: line.seat, seq: line.seq, heading, messages: [line.message] });
  }
  return found;
}

/**
 * @param {{lines: object[], cards: object, players: string[], since?: number}} props `since` is the first move that is
 *   news to the reader
 */
export function Log({ lines, cards, players, since = Infinity }) {
  const list = useRef(null);
  useLatest(list, [lines.length, lines.at(-1)?.seq, cards, language.value]);
  // A long game has thousands of lines: they are drawn anew only when one of them changes.
  const told = useMemo(() => {
    const link = linkTo(cards);
    return paragraphs(lines).map((part, place) =>
      html`<${Paragraph} key=${place} part=${part} players=${players} link=${link} news=${part.move >= since} />`);
  }, [lines, cards, players.join(), since, language.value]);
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${t("web.log.title")}>
    ${lines.length === 0 && html`<li class="muted">${t("web.log.empty")}</li>`}
    ${told}
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

function Paragraph({ part, players, link, news }) {
  if (part.heading) return html`<li class="log-part">${part.messages.map((message) => say(message, players)).join(" ")}
    </li>`;
  const seat = part.seat === null ? "" : `seat-${part.seat + 1}`;
  const mark = news && part.seat !== null ? "rival-last" : "";
  return html`<li class=${`log-line ${seat} ${mark}`}>
    ${part.messages.map((message) => html`${sayRich(message, players, link)} `)}</li>`;
}
