/** A puzzle as this browser knows it: a position where one move is to be found; nothing played there lasts. */

import { ruleOf } from "../parts/games.js";
import { games, get, Refusal } from "./api.js";
import { signal } from "./html.js";
import { Table } from "./table.js";

/** How long the position after a wrong move, and after the answer to it, is shown. */
const LOOK = 1600;
const CLUES = 2;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class PuzzleTable extends Table {
  /** @param {string} game @param {string} number */
  constructor(game, number) {
    super(`${game}/${number}`);
    this.path = `/puzzles/${game}/${number}`;
    /** What came of the last try. */
    this.reply = signal(null);
    /** The clues so far. */
    this.clues = signal([]);
    /** Which position of the reply is shown: null for that of the puzzle. */
    this.shown = signal(null);
  }

  async load() {
    const [found, all] = await Promise.all([get(this.path), games()]);
    if (this.closed) return;
    this.failed.value = null;
    this.closing.value = ruleOf(all, found.table.game)?.closing ?? [];
    this.connection.value = "open";
    this.take(found);
  }

  /** A move is an answer. */
  async play(choice) {
    if (this.busy.value || this.isSolved) return;
    this.busy.value = choice.text;
    const reply = await this.insist("/moves", { move: choice.text });
    this.busy.value = null;
    if (!reply) return;
    this.reply.value = { ...reply, choice: choice.text };
    this.choose([]);
    if (reply.kind === "right") this.shown.value = 0;
    else if (!still()) await this.playOut(reply);
  }

  /** The position after the move, after the answer, and then the puzzle again. */
  async playOut(reply) {
    for (const place of reply.views.keys()) {
      if (this.reply.value?.views !== reply.views || this.closed) return;
      this.shown.value = place;
      await new Promise((done) => { setTimeout(done, LOOK); });
    }
    if (this.reply.value?.views === reply.views) this.shown.value = null;
  }

  get isSolved() {
    return ["right", "shown"].includes(this.reply.value?.kind);
  }

  get hasClues() {
    return this.clues.value.length < CLUES;
  }

  async clue() {
    if (!this.hasClues || this.isSolved) return;
    const number = this.clues.value.length + 1;
    const answer = await this.insist("/clue", { number });
    if (answer) this.clues.value = [...this.clues.value, answer.message];
  }

  async show() {
    const reply = await this.insist("/show", {});
    if (reply) { this.reply.value = reply; this.shown.value = 0; }
  }

  again() {
    this.reply.value = null;
    this.shown.value = null;
  }

  refused(error) {
    if (!(error instanceof Refusal)) throw error;
    this.reply.value = { kind: "refused", message: error.reason, views: [], because: [] };
    return null;
  }
}
