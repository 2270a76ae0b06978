/**
 * The table as it was, step by step: shown by hand, or played at the reader's pace, with the next position fetched
 * ahead. It waits while the reader looks at a card or elsewhere. Rivals' turns and replays are both shown by it.
 */

import { persist } from "./api.js";
import { signal } from "./html.js";
import { playSpeed } from "./settings.js";

const STEP = 1200;
const AGAIN = 250;

/** Whether nothing should move by itself. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the reader looks elsewhere, or at a card; or is still to take the device. */
const isBusy = () =>
  document.hidden || document.querySelector("dialog[open], .board-tip, .card-panel, .curtain") !== null;

/**
 * @typedef {import("./turns.js").Line} Line
 * @typedef {{move: number, seat: number | null, lines: Line[], gains: Map<string, number>, first?: number}} Step one
 *   move, or several alike from the first on: what was said of it, and what it has brought whoever made it
 */

export class Projector {
  timer = 0;
  /** How often a step was asked for: only the last one is still wanted. */
  asked = 0;

  constructor() {
    /** The step that is shown; null while none is. @type {{value: number | null, peek(): number | null}} */
    this.at = signal(null);
    this.playing = signal(false);
    /** The views after the step that is shown, and before it. */
    this.view = signal(null);
    this.failed = signal(false);
    /** @type {Map<string | number, Promise<object>>} */
    this.kept = new Map();
    /** Milliseconds for a step. */
    this.pace = STEP;
  }

  /** What there is to show. @returns {Step[]} */
  get all() {
    return [];
  }

  /** The table after a number of moves. @param {number} move @returns {Promise<object>} */
  fetch(move) {
    throw new Error(`nobody knows position ${move}`);
  }

  close() {
    this.asked++;
    clearTimeout(this.timer);
  }

  get step() {
    return this.at.value === null ? null : this.all[this.at.value] ?? null;
  }

  /** Begin to play, or go on. */
  play(from = this.at.peek() ?? 0) {
    this.playing.value = true;
    this.show(from);
  }

  pause() {
    this.playing.value = false;
    clearTimeout(this.timer);
  }

  /** By hand: pause, and show another step. */
  go(to) {
    this.pause();
    if (to >= 0 && to < this.all.length) this.show(to);
  }

  /** No more steps. */
  end() {
    this.pause();
  }

  /** A step does not come: it is said, and asked for as long as the reader stays there. */
  fail() {
    this.failed.value = true;
    this.pause();
  }

  async show(place) {
    clearTimeout(this.timer);
    const step = this.all[place];
    if (!step) { this.end(); return; }
    this.at.value = place;
    this.failed.value = false;
    const asked = ++this.asked;
    const isWanted = () => asked === this.asked && this.at.peek() === place;
    const ends = [step.move, Math.max(0, (step.first ?? step.move) - 1)];
    const question = () => Promise.all(ends.map((move) => this.position(move)));
    const views = await persist(question, isWanted, () => this.fail());
    if (!views || !isWanted()) return;
    const [after, before] = views;
    this.failed.value = false;
    this.view.value = { after, before, step };
    const next = this.all[place + 1];
    if (next) this.position(next.move).catch(() => {});
    this.wait(place);
  }

  wait(place) {
    if (!this.playing.peek()) return;
    const next = () => {
      if (isBusy()) this.timer = setTimeout(next, AGAIN);
      else if (place + 1 < this.all.length) this.show(place + 1);
      else this.end();
    };
    this.timer = setTimeout(next, this.pace / playSpeed.value);
  }

  /** The table after a number of moves; asked for once. */
  position(move) {
    if (!this.kept.has(move)) {
      const asked = this.fetch(move);
      this.kept.set(move, asked);
      asked.catch(() => this.kept.delete(move));
    }
    return /** @type {Promise<object>} */ (this.kept.get(move));
  }
}
