/** What if: the table after some moves that nobody makes. The site imagines it, and the game hears nothing. */

import { ruleOf } from "../parts/games.js";
import { games, get } from "./api.js";
import { batch, signal } from "./html.js";
import { announce } from "./notify.js";
import { Table } from "./table.js";
import { say } from "./words.js";

export class WhatIf extends Table {
  /** @param {string} id */
  constructor(id) {
    super(id);
    /** The moves of the line: whose, in words, and as they are said. */
    this.made = signal([]);
    /** Which of the deals that look alike to us is shown. */
    this.world = signal(0);
    /** Why the rest of a line could not be played. */
    this.stopped = signal(null);
    /** The true table, when we looked last. */
    this.base = signal(null);
    this.steps = 0;
  }

  async open() {
    try {
      const [frame, all] = await Promise.all([get(`/tables/${this.id}`), games()]);
      if (this.closed) return;
      this.closing.value = ruleOf(all, frame.table.game)?.closing ?? [];
      this.base.value = frame;
      this.connection.value = "open";
      await this.show([]);
    } catch (error) {
      this.failed.value = error;
    }
  }

  /** The line in words. */
  get texts() {
    return this.made.value.map((made) => made.text);
  }

  /** Play a line from the present position, in one of the deals; then let the others be played for. */
  async show(moves, { world = this.world.value, others = false } = {}) {
    if (this.busy.value !== null) return;
    this.busy.value = "";
    const line = await this.insist("/whatif", { moves, world, others });
    this.busy.value = null;
    if (line) this.imagine(line);
  }

  imagine({ seat, view, made, refused, world }) {
    const base = this.base.value;
    const known = this.made.value.length;
    this.steps += 1;
    const you = { ...base.you, seats: [seat], eyes: seat, may: ["move"], undo_moves: 0 };
    batch(() => {
      this.made.value = made;
      this.world.value = world;
      this.stopped.value = refused;
      this.take({ ...base, seq: base.seq + this.steps, you, view, undo: null, log: none(), chat: none() });
      this.moveOn(this.before.value);
    });
    if (made.length > known) announce(say(made.at(-1).sentence, this.players.value));
  }

  play(choice) {
    return this.show([...this.texts, choice.text]);
  }

  /** A member of a set is the end of the line, in the order in which it was named. */
  untick(place) {
    const first = this.texts.length - (this.frame.value.view.chosen?.length ?? 0);
    return this.show(this.texts.filter((text, other) => other !== first + place));
  }

  undo() {
    return this.show(this.texts.slice(0, -1));
  }

  /** Nothing is refused where nothing is played. */
  why() {
    return Promise.resolve(null);
  }
}

const none = () => ({ from: 0, lines: [] });
