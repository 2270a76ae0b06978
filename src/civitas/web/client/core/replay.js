/** A replay: every position of a game from its beginning, through somebody's eyes. */

import { get } from "./api.js";
import { groupBy } from "./lists.js";
import { Projector } from "./projector.js";
import { gainsOf } from "./turns.js";

/** Longer games are kept as far as they are looked at. */
const MOST_KEPT = 800;
const KEEP_PAUSE = 100;
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

export class Replay extends Projector {
  /**
   * @param {string} id the table
   * @param {{log: import("./turns.js").Line[], movers: number[]}} history
   * @param {string | number} eyes a seat, or a spectator's
   */
  constructor(id, history, eyes) {
    super();
    this.id = id;
    this.eyes = eyes;
    this.steps = stepsIn(history);
  }

  get all() {
    return this.steps;
  }

  get last() {
    return this.steps.length - 1;
  }

  fetch(move) {
    return get(`/tables/${this.id}/positions/${move}?eyes=${this.eyes}`).then(({ view }) => view);
  }

  /** Have every position once, slowly, so that the worker keeps the whole replay for when there is no line. */
  async keep() {
    if (!globalThis.navigator?.serviceWorker?.controller || this.last > MOST_KEPT) return;
    for (let move = 0; move <= this.last && !this.closed; move++) {
      await pause(KEEP_PAUSE);
      if (!this.closed) await this.fetch(move).catch(() => { this.closed = true; });
    }
  }

  close() {
    this.closed = true;
    super.close();
  }

  /** To a position, as far as there are any. */
  go(to) {
    super.go(Math.max(0, Math.min(this.last, to)));
  }
}

/** The beginning, and every move after it. */
function stepsIn({ log, movers }) {
  const said = groupBy(log, ({ move }) => move);
  return [null, ...movers].map((seat, move) => {
    const lines = move ? (said.get(move) ?? []).filter((line) => line.seat !== null) : [];
    return { move, seat, lines, gains: seat === null ? new Map() : gainsOf(lines, seat) };
  });
}
