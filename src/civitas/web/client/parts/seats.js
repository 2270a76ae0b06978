/** A seat in words and shape: its mark, its name, what it is. */

import { html } from "../core/html.js";
import { Symbol } from "../core/symbol.js";
import { t, word } from "../core/words.js";

const LETTERS = "abcdefgh";

/** The shape of a seat in its colour. */
export const SeatMark = ({ seat }) => html`<i class=${`seat-mark seat-${seat + 1}`}></i>`;

/** The name of a seat at a table as the viewer reads it. */
export const seatName = (table, seat) => (seat === table.eyes ? t("web.seat.you") : table.players[seat]);

/** How strong a bot of some level is, in a word. */
export const botStrength = (level) => word(`web.bot.${level}`, level);

const PROGRAM = "program:";

/** Whom people play against at a game: the levels, weakest first, and those with a style of their own. */
export const people = (game) => [...game.bots, ...game.characters];

/** What a bot of some level is called; a program as its host calls it. */
export const botName = (level) => (level?.startsWith(PROGRAM)
  ? level.slice(PROGRAM.length)
  : word(`web.bot.${level}.name`, level));

/** Its name with its strength, to choose from. */
export const botChoice = (level) => (level?.startsWith(PROGRAM)
  ? botName(level)
  : t("web.seat.bot", { name: botName(level), level: botStrength(level) }));

/** Seats named in the reader's language: bots, with a letter where several are alike, and numbers in a record. */
export function withBotNames(seats) {
  const alike = (seat) => seats.filter((other) => other.kind === "bot" && other.level === seat.level);
  return seats.map((seat, place) => {
    const number = place + 1;
    if (seat.kind === "person" && seat.name === String(number)) return { ...seat, name: t("web.player", { number }) };
    if (seat.kind !== "bot") return seat;
    const same = alike(seat);
    const name = botName(seat.level);
    const letter = same.length > 1 ? `${/\d$/.test(name) ? "" : " "}${LETTERS[same.indexOf(seat)]}` : "";
    return { ...seat, name: `${name}${letter}` };
  });
}

/** The word for a person's or bot's seat. */
export function SeatName({ seat, place, you = false, plain = false }) {
  const who = seat.kind === "open" ? t("web.seat.free") : you ? t("web.you") : seat.name;
  return html`<span class=${`seat-name ${seat.kind === "open" ? "muted" : ""}`}>
    <${SeatMark} seat=${place} />
    <span class=${you ? "strong" : ""}>${who}</span>
    ${!plain && (seat.kind === "bot" || seat.bot_plays)
      && html`<${Symbol} name="bot" label=${botChoice(seat.level)} />`}
  </span>`;
}

/** Filled and empty circles: how many sit at a table. */
export function Filled({ seats }) {
  const taken = seats.filter((seat) => seat.kind !== "open").length;
  const dots = seats.map((_, place) => html`<i class=${place < taken ? "dot full" : "dot"}></i>`);
  return html`<span class="filled">
    <span class="dots" aria-hidden="true">${dots}</span>${" "}
      ${t("web.lobby.seats_taken", { taken, all: seats.length })}
  </span>`;
}
