/** A line to the server that mends itself: after growing pauses, at once when the network or the reader returns. */

import { Unreachable } from "./api.js";
import { signal } from "./html.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
const LONGEST_LULL = 8000;
/** The site is there, its database is not: that does not take long. */
const AWAY = 4503;
const AWAY_PAUSE = 2000;
const PING_EVERY = 25_000;
const SILENCE = 70_000;

/** Whether the browser has a network at all. */
export const isOnline = signal(navigator.onLine);
for (const change of ["online", "offline"]) addEventListener(change, () => { isOnline.value = navigator.onLine; });

/** Some time without an answer: it is over at once when the network is back. @param {number} longest */
export function lull(longest) {
  return new Promise((done) => {
    const end = () => { clearTimeout(timer); removeEventListener("online", end); done(undefined); };
    const timer = setTimeout(end, longest);
    addEventListener("online", end);
  });
}

/** What is waited after some tries without an answer. */
export const lullAfter = (tries) => lull(Math.min(LONGEST_LULL, FIRST_PAUSE * 2 ** tries));

/**
 * Ask until there is an answer, if only a refusal.
 * @template T
 * @param {() => Promise<T>} question
 * @param {() => boolean} isWanted whether anybody still waits for the answer
 * @param {(error: Error) => void} worry hears of each try in vain
 * @returns {Promise<T | null>} nothing where it is refused, or nobody waits any more
 */
export async function untilAnswered(question, isWanted, worry) {
  for (let tries = 0; isWanted(); tries++) {
    try {
      return await question();
    } catch (error) {
      if (isWanted()) worry(error);
      if (!(error instanceof Unreachable)) return null;
      await lullAfter(tries);
    }
  }
  return null;
}

/** Whether the reader has this page in front of them. */
const isLooking = () => document.visibilityState !== "hidden";

/**
 * Listen to a WebSocket as long as wanted.
 * @param {() => string} path below /api; asked anew for every connection, so that it can name what was seen last
 * @param {(message: object) => void} heard
 * @returns {Line}
 */
export function listen(path, heard) {
  return new Line(path, heard);
}

class Line {
  again = 0;
  last = 0;

  constructor(path, heard) {
    this.path = path;
    this.heard = heard;
    /** "connecting", "open" or "lost" */
    this.state = signal("connecting");
    this.failures = 0;
    this.closed = false;
    this.pings = 0;
    this.keepsTalking = false;
    this.wake = () => {
      this.say({ looks: isLooking() });
      if (isLooking()) this.hurry();
    };
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.timer = setInterval(() => this.ping(), PING_EVERY);
    this.socket = this.connect();
  }

  /** A new socket, in the place of the one before. */
  connect() {
    clearTimeout(this.again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api${this.path()}`);
    this.last = Date.now();
    socket.onopen = () => { this.failures = 0; this.state.value = "open"; this.say({ looks: isLooking() }); };
    socket.onmessage = (event) => this.take(event.data);
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.lose(code === AWAY ? AWAY_PAUSE : LONGEST_PAUSE);
    };
    return socket;
  }

  take(data) {
    this.last = Date.now();
    const message = JSON.parse(data);
    if (message.type === "quiet") this.keepsTalking = true;
    else this.heard(message);
  }

  lose(longest) {
    if (this.closed) return;
    this.state.value = this.failures > 0 || this.state.value === "open" ? "lost" : "connecting";
    const pause = Math.min(longest, FIRST_PAUSE * 2 ** this.failures++);
    this.again = setTimeout(() => { this.socket = this.connect(); }, pause * (0.5 + Math.random() / 2));
  }

  /** The network or the reader is back: no reason to wait. */
  hurry() {
    if (this.closed || this.socket.readyState === WebSocket.CONNECTING) return;
    if (this.socket.readyState !== WebSocket.OPEN) this.socket = this.connect();
    else this.ping();
  }

  /** A line that has fallen silent, though it used to tell that all is quiet, is dead. */
  ping() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.keepsTalking && Date.now() - this.last > SILENCE) this.socket.close();
    else this.say({ ping: ++this.pings, looks: isLooking() });
  }

  /** Tell the server something it may want to know; a line that is lost tells nothing. */
  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    clearTimeout(this.again);
    clearInterval(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket.close();
  }
}
