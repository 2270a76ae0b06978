/** What if: the table after some moves that nobody makes. The site imagines it, and the game hears nothing. */

import { ruleOf } from "../parts/games.js";
import { games, get, post } from "./api.js";
import { batch, signal } from "./html.js";
import { announce } from "./notify.js";
import { user } from "./session.js";
import { isMember, Table } from "./table.js";
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
    /** Whether the game has gone on since the board was last drawn. */
    this.goneOn = signal(false);
    /** After how many moves of the true game the line begins. */
    this.at = -1;
    this.steps = 0;
  }

  async load() {
    const [frame, all] = await Promise.all([get(`/tables/${this.id}`), games()]);
    if (this.closed) return;
    this.failed.value = null;
    this.closing.value = ruleOf(all, frame.table.game)?.closing ?? [];
    this.base.value = frame;
    this.connection.value = "open";
    const { moves, world } = draftOf(this.id, frame.view.move);
    await this.show(moves, { world });
  }

  /** The line in words. */
  get texts() {
    return this.made.value.map((made) => made.text);
  }

  /** Play a line from the present position, in one of the deals; then let the others be played for. */
  async show(moves, { world = this.world.value, others = false, members = [] } = {}) {
    if (this.busy.value !== null) return;
    this.busy.value = "";
    const line = await this.insist("/whatif", { moves, world, others, members });
    this.busy.value = null;
    if (line) this.imagine(line);
  }

  /** Lines begin at the present position of the game, which may be another one than before. */
  begin(at) {
    this.goneOn.value = this.at >= 0 && at !== this.at;
    this.at = at;
    if (this.goneOn.value) get(`/tables/${this.id}`).then((frame) => { this.base.value = frame; }, () => {});
  }

  imagine({ at, seat, view, made, refused, world }) {
    this.begin(at);
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
    draft(this.id, { at, world, moves: this.texts });
    if (made.length > known) announce(say(made.at(-1).sentence, this.players.value));
  }

  /** What the table is asked to imagine. */
  get imagined() {
    return { moves: this.texts, world: this.world.value };
  }

  /** What was only imagined is not how the table was. */
  keep() {}

  /** A member of a set is only ticked; anything else is the next move of the line. */
  async play(choice) {
    if (!isMember(this.frame.value.view, choice)) return this.show([...this.texts, choice.text]);
    if (this.busy.value !== null) return undefined;
    this.busy.value = choice.text;
    await this.tick([...this.members(), choice.text]);
    this.busy.value = null;
    return undefined;
  }

  async tick(members) {
    const set = await this.insist("/whatif/choosing", { ...this.imagined, members });
    if (set) batch(() => { this.choose([]); this.set.value = set; });
  }

  /** The set is the end of the line. */
  confirm() {
    return this.show(this.texts, { members: this.members() });
  }

  undo() {
    return this.set.value?.chosen.length ? this.untick(this.members().length - 1) : this.show(this.texts.slice(0, -1));
  }

  asksWhy(move) {
    return post(`${this.path}/whatif/why`, { ...this.imagined, move });
  }

  async words() {
    const { parts } = await post(`${this.path}/whatif/words`, this.imagined);
    return parts;
  }
}

const none = () => ({ from: 0, lines: [] });

/** Where this window keeps the line that somebody is at, in case the page is loaded anew. */
const placeOf = (table) => `civitas.whatif.${user.value?.id}.${table}`;

function draft(table, line) {
  try {
    sessionStorage.setItem(placeOf(table), JSON.stringify(line));
  } catch {
    // A browser that forbids storage begins anew.
  }
}

/** The line that was begun here at this position of the game. */
function draftOf(table, at) {
  const nothing = { at, world: 0, moves: [] };
  try {
    const kept = JSON.parse(sessionStorage.getItem(placeOf(table)) ?? "null");
    return kept?.at === at ? kept : nothing;
  } catch {
    return nothing;
  }
}
