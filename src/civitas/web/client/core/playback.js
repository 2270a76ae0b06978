/**
 * Rivals' turns, played before one's eyes: each move since one's own last one is a step, shown as the table was then.
 * The table itself goes on behind it: a playback never delays a move, and the first press on the board ends it.
 */

import { get } from "./api.js";
import { computed, effect } from "./html.js";
import { groupBy } from "./lists.js";
import { isStill, Projector } from "./projector.js";
import { rivalTurns } from "./settings.js";
import { gainsOf, turnsOf } from "./turns.js";

/** Many steps go faster. */
const MANY = 12;
const STEP = 1200;
const STEP_OF_MANY = 400;

/**
 * @typedef {import("./turns.js").Line} Line
 * @typedef {import("./projector.js").Step} Step
 */

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
export class Playback extends Projector {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    super();
    this.table = table;
    this.steps = computed(() => (this.isWatched ? stepsOf(table.news.value) : []));
    this.turns = computed(() => this.rivalTurns(table.frame.value, table.news.value));
    this.known = null;
    this.stopWatching = effect(() => this.hear(this.steps.value));
  }

  get all() {
    return this.steps.peek();
  }

  fetch(move) {
    return get(`/tables/${this.table.id}/positions/${move}`).then(({ view }) => view);
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
    super.close();
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
    this.pace = this.all.length > MANY ? STEP_OF_MANY : STEP;
    this.playing.value = !isStill();
    this.show(from);
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

  end() {
    this.leave();
  }
}
