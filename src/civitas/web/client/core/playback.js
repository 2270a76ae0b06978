/**
 * Rivals' turns, played before one's eyes: each move since one's own last one is a step, shown as the table was then.
 * The table itself goes on behind it: a playback never delays a move, and the first press on the board ends it.
 */

import { get } from "./api.js";
import { computed, effect, signal } from "./html.js";
import { linesSince } from "./moved.js";
import { announce } from "./notify.js";
import { isStill, Projector } from "./projector.js";
import { rivalTurns } from "./settings.js";
import { shownTurns } from "./turns.js";
import { say, t } from "./words.js";

/** Many steps go faster. */
const MANY = 12;
const STEP = 1200;
const STEP_OF_MANY = 400;
/** Of what changed for oneself, as much is shown without being asked for. */
export const MOST_FOR_YOU = 3;

/**
 * @typedef {import("./turns.js").Shown} Shown
 * @typedef {import("./turns.js").Step} Step
 * @typedef {import("../types/view").Said} Said
 */

/** The news of a table as a film that can be paused, stepped through and left. */
export class Playback extends Projector {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    super();
    this.table = table;
    /** @type {{value: Shown[]}} */
    this.turns = computed(() => this.newTurns());
    /** @type {{value: Step[], peek(): Step[]}} */
    this.steps = computed(() => this.turns.value.flatMap(({ steps }) => steps));
    /** @type {{value: string, peek(): string}} */
    this.range = computed(() => this.newRange());
    /** What others' moves changed for us, as the site says at our turn. @type {{value: Said[]}} */
    this.changes = signal([]);
    /** The last step that we have heard of. @type {Step | null | undefined} */
    this.known = undefined;
    const effects = [effect(() => this.hear(this.steps.value)), effect(() => { this.ask(this.range.value); })];
    this.stopWatching = () => effects.forEach((stop) => stop());
  }

  get all() {
    return this.steps.peek();
  }

  fetch(move) {
    return get(`/tables/${this.table.id}/positions/${move}`).then(({ view }) => view);
  }

  /** Whoever plays has rivals to watch; of several people at one screen, the one who is to move. */
  get isWatched() {
    const frame = this.table.frame.value;
    if (!frame?.view || frame.you.eyes === null) return false;
    return frame.you.seats.length === 1 || frame.you.may.includes("move");
  }

  /** What others have done since one's own last move, or that of anybody at this screen. */
  newTurns() {
    const frame = this.table.frame.value;
    return this.isWatched ? shownTurns(frame.log.lines, linesSince(frame, frame.you.seats)[0], frame.you.eyes) : [];
  }

  /** The number of moves up to our own last one, and now, once it is our turn. */
  newRange() {
    const frame = this.table.frame.value;
    const [first] = this.steps.value;
    return first && frame?.you.may.includes("move") ? `${first.first - 1} ${frame.view.move}` : "";
  }

  /** Only the last answer counts; without one, what the log says is enough. */
  async ask(range) {
    this.changes.value = [];
    if (!range) return;
    const asked = get(`/tables/${this.table.id}/news?since=${range.split(" ")[0]}`);
    const { lines } = await asked.catch(() => ({ lines: [] }));
    if (range !== this.range.peek()) return;
    this.changes.value = lines;
    const said = lines.slice(0, MOST_FOR_YOU).map((line) => say(line, this.table.players.peek()));
    if (said.length) announce([t("web.playback.for_you"), ...said].join(" "));
  }

  /** How many turns there are to see. */
  get offered() {
    return rivalTurns.value === "off" ? 0 : this.turns.value.length;
  }

  close() {
    this.stopWatching();
    super.close();
  }

  /** New steps are played as they come; those that were there when we came wait to be asked for. */
  hear(steps) {
    if (!this.table.frame.peek()) return;
    const before = this.known;
    this.known = steps.at(-1) ?? null;
    const seen = before?.lines[0].seq ?? 0;
    // After a move of our own, or when moves were taken back, what was shown is no more.
    if (before && !steps.some(({ lines }) => lines[0].seq === seen)) this.forget();
    const first = steps.findIndex(({ lines }) => lines[0].seq > seen);
    if (before === undefined || first < 0 || rivalTurns.value !== "steps" || isStill()) return;
    if (this.at.peek() === null) this.play(first);
  }

  get step() {
    return this.at.value === null ? null : this.steps.value[this.at.value] ?? null;
  }

  /** Which step of its turn is shown, counted from 1. */
  get number() {
    const { step } = this;
    return step ? 1 + step.turn.steps.indexOf(step) : 0;
  }

  /** Begin to play, or go on; for whoever wants no motion each step waits to be asked for. */
  play(from = this.at.peek() ?? 0) {
    this.pace = this.all.length > MANY ? STEP_OF_MANY : STEP;
    this.playing.value = !isStill();
    this.show(from);
  }

  /** To the first step of the next turn, or to the table as it is. */
  skip() {
    const turn = this.step?.turn;
    const next = this.steps.value.findIndex((step, place) => place > (this.at.peek() ?? 0) && step.turn !== turn);
    if (next < 0) this.leave();
    else this.show(next);
  }

  forget() {
    this.leave();
    this.kept.clear();
    this.failed.value = false;
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

  /** The table as it is matters more: the turn is offered again. */
  fail() {
    this.leave();
    this.failed.value = true;
  }
}
