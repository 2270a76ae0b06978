/** A lesson as this browser knows it: a table that only its learner sees, with a coach beside it. */

import { ruleOf } from "../parts/games.js";
import { guide } from "./advice.js";
import { games, get, post, Refusal, Unreachable } from "./api.js";
import { signal } from "./html.js";
import { remembered } from "./settings.js";
import { Table } from "./table.js";
import { addSentences } from "./words.js";

/** Whether the site may count, without a name, where we err in lessons. */
export const wantsCounts = remembered("lesson-counts", false);

/** @param {string} path */
const counted = (path) => (wantsCounts.value ? `${path}?count=true` : path);

const COUNTS = new Set(["/moves", "/sets", "/answer", "/next", "/skip"]);

export class LessonTable extends Table {
  /** @param {string} id */
  constructor(id) {
    super(id);
    this.path = `/lessons/${id}`;
    /** What came of the last thing we did, while it matters. */
    this.reply = signal(null);
    /** How the step is done, once that was asked. */
    this.way = signal(null);
  }

  async open() {
    try {
      const [found, all] = await Promise.all([get(this.path), games()]);
      if (this.closed) return;
      this.closing.value = ruleOf(all, found.table.game)?.closing ?? [];
      addSentences(found.words);
      this.connection.value = "open";
      this.take(found);
    } catch (error) {
      this.failed.value = error;
    }
  }

  /** A frame; of another scene, nothing has moved there from the last one. */
  take(fresh) {
    const known = this.raw.value;
    if (known && known.lesson.scene !== fresh.lesson.scene) this.raw.value = null;
    if (known && (known.lesson.step !== fresh.lesson.step || fresh.lesson.done)) this.way.value = null;
    super.take(fresh);
    if (this.raw.value !== known && known?.lesson.scene !== fresh.lesson.scene) this.moveOn(null);
  }

  /** Do something in the lesson, and hear what comes of it. */
  async send(path, message) {
    const answer = await this.insist(COUNTS.has(path) ? counted(path) : path, message);
    if (!answer) return false;
    this.reply.value = answer.reply?.kind === "right" ? null : answer.reply;
    this.chosen.value = [];
    this.typed.value = "";
    this.take(answer);
    return true;
  }

  /** Go on, back, skip, answer: one at a time. */
  async step(path, more = {}) {
    if (this.busy.value !== null) return;
    this.busy.value = "";
    await this.send(path, { expected_seq: this.frame.value.seq, ...more });
    this.busy.value = null;
  }

  /** Try the move that a step invites to. */
  async attempt() {
    const { lesson } = this.frame.value;
    if (this.busy.value !== null || !lesson.tries_move) return;
    this.busy.value = "";
    await this.send("/moves", { move: lesson.tries_move.text, ...this.click() });
    this.busy.value = null;
  }

  refused(error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.frame) this.take(error.frame);
    this.reply.value = { kind: "refused", message: error.reason, led_to: [] };
    return null;
  }

  /** Typed words may be the very move that is to be tried. */
  why(move) {
    const { lesson } = this.frame.value;
    const tried = lesson.tries_move?.text.toLowerCase();
    if (typeof move === "string" && tried && move.trim().toLowerCase() === tried) this.attempt();
    return super.why(move);
  }

  async showWay() {
    try {
      this.way.value = await get(counted(`${this.path}/way`));
    } catch (error) {
      if (error instanceof Unreachable) return;
      this.refused(error);
    }
  }

  /** Begin a game that a lesson leads to. */
  static async begin({ game, edition, players, options, bot }, bots) {
    const level = bots.includes(bot) ? bot : bots[0];
    const seats = ["me", ...Array(players - 1).fill(`bot:${level}`)];
    const wanted = { game, edition, options, seats, public: false, forced: false, begins: "given" };
    const made = await post("/tables", wanted);
    guide(made.id);
    return made;
  }
}
