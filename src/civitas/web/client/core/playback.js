/**
 * Rivals' turns, played before one's eyes: each move since one's own last one is a step, shown as the table was then.
 * The table itself goes on behind it: a playback never delays a move, and the first press on the board ends it.
 */

import { get } from "./api.js";
import { computed, effect, signal } from "./html.js";
import { groupBy } from "./lists.js";
import { playSpeed, rivalTurns } from "./settings.js";
import { gainsOf, turnsOf } from "./turns.js";

const STEP = 1200;
/** Many steps go faster. */
const MANY = 12;
const STEP_OF_MANY = 400;
const AGAIN = 250;

/**
 * @typedef {import("./turns.js").Line} Line
 * @typedef {{move: number, seat: number, lines: Line[], gains: Map<string, number>}} Step one move: what was said of
 *   it, and what it has brought whoever made it
 */

/** Whether nothing should move by itself. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the reader looks elsewhere, or at a card. */
const isBusy = () => document.hidden || document.querySelector("dialog[open], .board-tip, .card-panel") !== null;

/**
 * The moves that lines of the log tell of.
 * @param {Line[]} lines
 * @returns {Step[]}
 */
export function stepsOf(lines) {
  const moves = [...groupBy(lines.filter(({ seat }) => seat !== null), ({ move }) => move)];
  return moves.map(([move, said]) => {
    const seat = Number(said[0].seat);
    return { move, seat, lines: said, gains: gainsOf(said, seat) };
  });
}

/** The news of a table as a film that can be paused, stepped through and left. */
export class Playback {
  timer = 0;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.steps = computed(() => (this.isWatched ? stepsOf(table.news.value) : []));
    this.turns = computed(() => this.rivalTurns(table.frame.value, table.news.value));
    /** The step that is shown; null while the table is shown as it is. */
    this.at = signal(null);
    this.playing = signal(false);
    /** The views after the step that is shown, and before it. */
    this.view = signal(null);
    this.failed = signal(false);
    /** @type {Map<number, Promise<object>>} */
    this.kept = new Map();
    this.known = null;
    this.stopWatching = effect(() => this.hear(this.steps.value));
  }

  /** Somebody who plays at a seat of their own has rivals to watch. */
  get isWatched() {
    const frame = this.table.frame.value;
    return frame?.view && frame.you.eyes !== null && frame.you.seats.length === 1;
  }

  /** The turns of others among the news, as far as they are news. */
  rivalTurns(frame, news) {
    if (!news.length) return [];
    const isNews = ({ move }) => move >= news[0].move;
    const turns = turnsOf(frame.log.lines).filter(({ seat, last }) => seat !== null && last >= news[0].move);
    return turns.filter(({ seat }) => seat !== frame.you.eyes)
      .map((turn) => ({ ...turn, first: Math.max(turn.first, news[0].move), lines: turn.lines.filter(isNews) }));
  }

  close() {
    this.stopWatching();
    clearTimeout(this.timer);
  }

  /** New steps are played as they come; those that were there when we came wait to be asked for. */
  hear(steps) {
    const last = steps.at(-1)?.move ?? 0;
    const before = this.known;
    this.known = steps.length ? last : before === null ? null : 0;
    if (!steps.length) { this.leave(); this.kept.clear(); return; }
    if (before === null || last <= before || rivalTurns.value !== "steps" || isStill()) return;
    const first = steps.findIndex(({ move }) => move > before);
    if (this.at.peek() === null) this.play(first);
  }

  get step() {
    return this.at.value === null ? null : this.steps.value[this.at.value] ?? null;
  }

  /** Which step of its turn is shown, counted from 1. */
  get number() {
    const { move } = this.step ?? { move: 0 };
    const turn = this.turns.value.find(({ first, last }) => first <= move && last >= move);
    return this.steps.value.filter((step) => step.move <= move && step.move >= (turn?.first ?? move)).length;
  }

  /** Begin to play, or go on; for whoever wants no motion each step waits to be asked for. */
  play(from = this.at.peek() ?? 0) {
    this.playing.value = !isStill();
    this.show(from);
  }

  pause() {
    this.playing.value = false;
    clearTimeout(this.timer);
  }

  /** By hand: pause, and show another step. */
  go(to) {
    this.pause();
    if (to >= 0 && to < this.steps.value.length) this.show(to);
  }

  /** To the first step of the next turn, or to the table as it is. */
  skip() {
    const steps = this.steps.value;
    const turn = this.turns.value.find(({ last }) => last >= (this.step?.move ?? 0));
    const next = steps.findIndex(({ move }) => move > (turn?.last ?? Infinity));
    if (next < 0) this.leave();
    else this.show(next);
  }

  /** Back to the table as it is. */
  leave() {
    this.pause();
    this.at.value = null;
    this.view.value = null;
  }

  async show(place) {
    clearTimeout(this.timer);
    const step = this.steps.peek()[place];
    if (!step) { this.leave(); return; }
    this.at.value = place;
    try {
      const [after, before] = await Promise.all([this.position(step.move), this.position(step.move - 1)]);
      if (this.at.peek() !== place) return;
      this.failed.value = false;
      this.view.value = { after, before, step };
    } catch {
      this.failed.value = true;
      this.leave();
      return;
    }
    const next = this.steps.peek()[place + 1];
    if (next) this.position(next.move).catch(() => {});
    this.wait(place);
  }

  wait(place) {
    if (!this.playing.peek()) return;
    const pace = this.steps.peek().length > MANY ? STEP_OF_MANY : STEP;
    const next = () => {
      if (isBusy()) this.timer = setTimeout(next, AGAIN);
      else if (place + 1 < this.steps.peek().length) this.show(place + 1);
      else this.leave();
    };
    this.timer = setTimeout(next, pace / playSpeed.value);
  }

  /** The table as we could see it after a number of moves; asked for once. */
  position(move) {
    if (!this.kept.has(move)) {
      const asked = get(`/tables/${this.table.id}/positions/${move}`).then(({ view }) => view);
      this.kept.set(move, asked);
      asked.catch(() => this.kept.delete(move));
    }
    return /** @type {Promise<object>} */ (this.kept.get(move));
  }
}
