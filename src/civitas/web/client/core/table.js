/**
 * One table as this browser knows it: the newest frame, what is chosen, and moves on their way.
 * A click is never lost in silence: it is done, it is refused with a reason, or it is being sent again.
 */

import { clickKey, games, get, post, Refusal, Unreachable } from "./api.js";
import { choicesOf, linesOf, withNumbers } from "./choices.js";
import { batch, computed, effect, signal } from "./html.js";
import { listen, lull, lullAfter, untilAnswered } from "./live.js";
import { linesSince } from "./moved.js";
import { announce } from "./notify.js";
import { dropMove, keepSeen, noteMove, waitingMoves } from "./offline.js";
import { Pick } from "./pick.js";
import { place } from "./router.js";
import { renew } from "./session.js";
import { chime } from "./sound.js";
import { sayTogether } from "./turns.js";
import { ruleOf } from "../parts/games.js";
import { withBotNames } from "../parts/seats.js";
import { confirm } from "../parts/dialog.js";
import { toast } from "../parts/toast.js";
import { t } from "./words.js";

/** All that a long turn brings is said, but not all that happened while the line was away. */
const MOST_TOLD = 24;

/** A table, followed live until it is closed. */
export class Table {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.path = `/tables/${id}`;
    this.raw = signal(null);
    /** What the site says of the members that are ticked so far of a set. */
    this.set = signal(null);
    /** The kinds of moves that end a turn. */
    this.closing = signal([]);
    this.frame = computed(() => (this.raw.value ? ticked(named(this.raw.value), this.set.value) : null));
    this.failed = signal(null);
    this.before = signal(null);
    this.chosen = signal([]);
    this.group = signal(null);
    this.typed = signal("");
    this.busy = signal(null);
    /** What the coach says, and of which move. */
    this.advice = signal(null);
    /** The hint that was asked for: null, "thinking", or the answer; and the answer for this position, kept. */
    this.hinted = signal(null);
    this.kept = null;
    this.connection = signal("connecting");
    this.received = signal(0);
    this.reasons = new Map();
    this.players = computed(() => this.frame.value?.table.seats.map((seat) => seat.name) ?? []);
    this.allChoices = computed(() => this.findChoices());
    this.pick = computed(() => new Pick(this.allChoices.value, this.chosen.value));
    /**
     * What a long list of choices is about, in the order in which the table in words tells of it; null until it has
     * told of a new position, for numbers must not change while somebody reaches for one.
     * @type {{value: string[] | null | undefined}}
     */
    this.things = signal(undefined);
    this.lines = computed(() => (this.things.value === null ? [] : linesOf(this.pick.value.left,
      { group: this.group.value, typed: this.typed.value, things: this.things.value })));
    this.choices = computed(() => withNumbers(this.allChoices.value, this.lines.value));
    this.news = computed(() => (this.frame.value ? linesSince(this.frame.value) : []));
  }

  /** Load the table and follow it; what no answer comes to is said, and asked for again. */
  open() {
    return untilAnswered(() => this.load(), () => !this.closed, (error) => { this.failed.value = error; });
  }

  async load() {
    const [frame, all] = await Promise.all([get(`/tables/${this.id}`), games()]);
    if (this.closed) return;
    this.failed.value = null;
    this.closing.value = ruleOf(all, frame.table.game)?.closing ?? [];
    this.take(frame);
    const path = () => `/tables/${this.id}/live?since=${this.frame.value.seq}`;
    this.line = listen(path, (message) => this.hear(message));
    const { state } = this.line;
    effect(() => { this.connection.value = state.value; });
    this.sendAgain();
  }

  close() {
    this.closed = true;
    this.line?.close();
  }

  findChoices() {
    const frame = this.frame.value;
    if (!frame?.view || !frame.you.may.includes("move")) return [];
    return choicesOf(frame.view, this.players.value, this.closing.value);
  }

  hear(message) {
    if (message.view !== undefined) this.take(message);
  }

  /** Take in a frame; an older one than we have says nothing new. */
  take(fresh) {
    const known = this.raw.value;
    if (known && fresh.seq < known.seq) return;
    if (known && known.you.eyes !== fresh.you.eyes && fresh.log.from > 0) { this.refresh(); return; }
    batch(() => {
      if (hasMoved(known, fresh)) this.moveOn(known);
      this.received.value = Date.now() / 1000;
      this.raw.value = { ...fresh, log: merged(known?.log, fresh.log), chat: merged(known?.chat, fresh.chat) };
    });
    this.keep(this.raw.value);
    if (known) { this.tell(fresh); ring(known, fresh); }
    this.reloadIfNew(fresh.build);
  }

  /** The whole table anew: another seat's log is another log. */
  async refresh() {
    const fresh = await get(`/tables/${this.id}`);
    this.take(fresh);
  }

  /** Whoever has no line later sees the table as it was last. */
  keep(frame) {
    keepSeen(this.path, frame);
  }

  moveOn(known) {
    this.set.value = null;
    this.before.value = known?.view ?? null;
    this.chosen.value = [];
    this.group.value = null;
    if (this.things.value) this.things.value = null;
    this.typed.value = "";
    this.hinted.value = null;
    this.kept = null;
    this.reasons.clear();
  }

  tell(fresh) {
    const said = sayTogether(fresh.log.lines.map(({ message }) => message), this.players.value);
    const talk = fresh.chat.lines.map((line) => `${line.name}: ${line.text}`);
    if (said.length + talk.length) announce([...said, ...talk].slice(-MOST_TOLD).join(" "));
  }

  /** A new version of the site: fetch it between two of our own actions, once. */
  reloadIfNew(fresh) {
    if (!this.busy.value && !this.chosen.value.length && !this.typed.value) renew(fresh);
  }

  /** @param {import("./pick.js").Thing[]} things what is chosen on the board from now on */
  choose(things) {
    batch(() => {
      this.chosen.value = things;
      this.group.value = null;
      this.typed.value = "";
    });
  }

  /** Make a move. */
  async play(choice) {
    if (this.busy.value) return;
    this.busy.value = choice.text;
    if (isMember(this.frame.value.view, choice)) await this.tick([...this.members(), choice.text]);
    else await this.send("/moves", { move: choice.text, ...this.click() });
    this.busy.value = null;
  }

  /** The members ticked so far, in words. */
  members() {
    return (this.frame.value.view?.chosen ?? []).map((member) => member.text);
  }

  /** Tick these members of a set: what they make, and what may be added, the site knows. */
  async tick(moves) {
    const set = await this.insist("/choosing", { moves });
    if (set) batch(() => { this.choose([]); this.set.value = set; });
  }

  /** Take one member back. */
  untick(place) {
    return this.tick(this.members().filter((text, other) => other !== place));
  }

  /** Hand in the set. */
  async confirm() {
    if (this.busy.value) return;
    this.busy.value = "";
    await this.send("/sets", { moves: this.members(), ...this.click() });
    this.busy.value = null;
  }

  /** What we saw when we decided, and a key: a retry is then no second move. */
  click() {
    return { expected_seq: this.frame.value.seq, key: clickKey() };
  }

  /** Anything that changes the table; what has a key is written down until there is an answer. */
  async send(path, message) {
    if (message?.key) noteMove(this.id, path, message);
    const frame = await this.insist(path, message);
    if (message?.key && !this.closed) dropMove(this.id, message.key);
    if (frame) this.take(frame);
    return Boolean(frame);
  }

  /** Moves that were made here before, without a connection: with their keys they count once. */
  async sendAgain() {
    for (const { path, message } of waitingMoves(this.id)) {
      this.busy.value = String(message.move ?? "");
      await this.send(path, message);
      this.busy.value = null;
    }
  }

  /** Sent again and again until there is an answer; nothing if that is a refusal. */
  async insist(path, message) {
    for (let attempt = 0; !this.closed; attempt++) {
      try {
        return await post(`${this.path}${path}`, message);
      } catch (error) {
        if (!(error instanceof Unreachable)) return this.refused(error);
        if (attempt === 0) toast({ id: error.isAway ? "web.toast.away" : "web.toast.sending_again", args: {} }, "warn");
        await (error.seconds ? lull(1000 * error.seconds) : lullAfter(attempt));
      }
    }
    return null;
  }

  refused(error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.frame) this.take(error.frame);
    toast(error.reason, "bad", this.players.value);
    return null;
  }

  /** Take back our last decision; where more goes with it, the reader is asked first. */
  async undo() {
    const moves = { moves: this.frame.value.you.undo_moves };
    const click = this.click();
    const question = { title: t("web.undo.sure", moves), body: t("web.undo.what"), yes: t("web.undo.moves", moves) };
    if (moves.moves === 1 || (await confirm(question))) await this.send("/undo", click);
  }

  /**
   * Why a move is refused; the same question is asked once for a position, and only of whoever is to move.
   * @param {string | {kind: string, args: object}} move in words, or what it is
   */
  why(move) {
    if (this.busy.value || !this.allChoices.value.length) return Promise.resolve(null);
    const key = JSON.stringify(move);
    if (!this.reasons.has(key)) {
      this.reasons.set(key, this.asksWhy(move).then((answer) => answer.message, (error) => error.reason ?? null));
    }
    return this.reasons.get(key);
  }

  asksWhy(move) {
    const path = `${this.path}/why`;
    return typeof move === "string" ? get(`${path}?move=${encodeURIComponent(move)}`) : post(path, move);
  }

  /** The table in words, part by part, as its game tells it. */
  async words() {
    const { parts } = await get(`${this.path}/words`);
    return parts;
  }

  /** The best moves now, with what speaks for each. */
  hint() {
    return post(`${this.path}/hint`);
  }
}

/** A frame whose bots are called in the reader's language. */
const named = (frame) => ({ ...frame, table: { ...frame.table, seats: withBotNames(frame.table.seats) } });

/** A frame whose question is asked with what is ticked. */
function ticked(frame, set) {
  if (!set?.chosen.length || !frame.view) return frame;
  const { prompt, moves, chosen } = set;
  return { ...frame, view: { ...frame.view, prompt, moves, chosen } };
}

/** Whether a choice is a member of the set that is asked for: the word that ends a set names nothing. */
export const isMember = (view, { args }) => Boolean(view.chosen) && Object.keys(args).length > 0;

/** Whether there is another question, or another reader, than before. */
function hasMoved(known, fresh) {
  const moment = (frame) => [frame?.view?.move, frame?.view?.asked, frame?.you.eyes].join();
  return moment(known) !== moment(fresh);
}

/** A soft note for what concerns us: our turn has come, or the game is over. */
function ring(known, fresh) {
  const acts = (frame) => frame.you.may.includes("move");
  if (known.table.status === "playing" && fresh.table.status === "over") chime("over");
  else if (acts(fresh) && !acts(known)) chime("turn");
}

/** Keep what we have up to where the news begins. */
function merged(known, fresh) {
  if (!fresh) return known ?? { from: 0, lines: [] };
  return { from: 0, lines: [...(known?.lines.slice(0, fresh.from) ?? []), ...fresh.lines] };
}

/** The moves that wait for a line and whose tables are not open here: an open table sends its own. */
const waitingElsewhere = () => waitingMoves().filter(({ table }) => place.value.path !== `/table/${table}`);

let isSending = false;
let wantsSending = false;

/** Send them until there is an answer to each: though a line is open, the next question may not find its way. */
export async function sendWaiting() {
  wantsSending = true;
  if (isSending) return;
  isSending = true;
  for (let tries = 0; wantsSending || waitingElsewhere().length; tries++) {
    wantsSending = false;
    if (!(await sendEach())) await lullAfter(tries);
  }
  isSending = false;
}

/** Whether all of them had an answer; a refusal is said. */
async function sendEach() {
  for (const { table, path, message } of waitingElsewhere()) {
    try {
      await post(`/tables/${table}${path}`, message);
    } catch (error) {
      if (!(error instanceof Refusal)) return false;
      toast(error.reason, "bad");
    }
    dropMove(table, message.key);
  }
  return true;
}
