/**
 * The log as turns: whose turn it was, what was said in it, what it has brought. A game that says when a turn begins
 * parts its log there; in any other a turn lasts as long as the same seat moves.
 */

/**
 * @typedef {import("../types/view").Said} Said
 * @typedef {Object<string, Object<string, number>>} Gains what each seat has more or less of
 * @typedef {{seq: number, move: number, seat: number | null, message: Said, gains?: Gains,
 *   begins?: "turn" | "part"}} Line
 * @typedef {{seat: number | null, first: number, last: number, lines: Line[], heading: boolean}} Turn from its first
 *   move to its last; a heading is what belongs to nobody, as the beginning of an age
 */

/**
 * @param {Line[]} lines
 * @returns {Turn[]}
 */
export function turnsOf(lines) {
  const parted = lines.some((line) => line.begins === "turn");
  /** @type {Turn[]} */
  const turns = [];
  let seat = null;
  for (const line of lines) {
    const begins = line.begins === "turn";
    const heading = line.begins === "part";
    if (begins) seat = line.message.args.seat;
    // What follows the beginning of a round belongs to nobody until somebody's turn begins.
    if (heading) seat = null;
    const whose = heading ? null : parted ? seat : line.seat;
    const last = turns.at(-1);
    if (last && !begins && last.heading === heading && last.seat === whose) {
      last.lines.push(line);
      last.last = line.move;
    } else turns.push({ seat: whose, first: line.move, last: line.move, lines: [line], heading });
  }
  return turns;
}

/** What a turn has brought a seat, all moves together. @param {Line[]} lines @param {number} seat */
export function gainsOf(lines, seat) {
  const sums = new Map();
  for (const { gains } of lines) {
    for (const [good, n] of Object.entries(gains?.[seat] ?? {})) sums.set(good, (sums.get(good) ?? 0) + n);
  }
  return new Map([...sums].filter(([, n]) => n !== 0));
}

/**
 * Messages of which several in a row say the same become one: with a number, or with all the names.
 * @param {Said[]} messages
 * @returns {{message: Said, times: number}[]}
 */
export function together(messages) {
  const found = [];
  for (const message of messages) {
    const last = found.at(-1);
    const joined = last && last.message.id === message.id ? join(last, message) : null;
    if (joined) found[found.length - 1] = joined;
    else found.push({ message, times: 1 });
  }
  return found;
}

/** Two messages of one kind as one: equal ones are counted; where only one name differs, the names are listed. */
function join({ message, times }, other) {
  const differing = Object.keys(other.args).filter((key) => !isSame(message.args[key], other.args[key]));
  if (!differing.length) return { message, times: times + 1 };
  const [key] = differing;
  // Only what somebody does has a list of things: where the thing itself is the subject, the verb would not agree.
  if (differing.length > 1 || times > 1 || typeof other.args[key] !== "string" || !("seat" in other.args)) return null;
  const names = [...[message.args[key]].flat(), other.args[key]];
  return { message: { id: message.id, args: { ...message.args, [key]: names } }, times: 1 };
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The components that what was done in a turn names, each once. @param {Line[]} lines @param {object} cards */
export function namesIn(lines, cards) {
  const values = lines.flatMap(({ message, seat }) => (seat === message.args.seat ? Object.values(message.args) : []));
  return [...new Set(values.flat())].filter((value) => typeof value === "string" && value in cards);
}
