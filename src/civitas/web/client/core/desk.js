/** Our own notes on a game, and the lines we keep of it: fetched when first wanted, kept by the site for us alone. */

import { get, put } from "./api.js";
import { signal } from "./html.js";
import { complain } from "../parts/toast.js";

const PAUSE = 700;

export class Desk {
  /** @param {string} table */
  constructor(table) {
    this.path = `/tables/${table}/desk`;
    /** @type {{value: {notes: string, plans: {name: string, world: number, moves: string[]}[]} | null}} */
    this.kept = signal(null);
    this.timer = 0;
  }

  async open() {
    try {
      this.kept.value ??= await get(this.path);
    } catch (error) {
      complain(error);
    }
  }

  /**
   * Keep something else from now on; what is typed is sent when the hands rest. What is kept goes whole, so that nobody
   * changes what has not come yet.
   */
  change(more, pause = 0) {
    if (this.kept.value === null) return;
    this.kept.value = { ...this.kept.value, ...more };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), pause);
  }

  write(notes) {
    this.change({ notes }, PAUSE);
  }

  send() {
    clearTimeout(this.timer);
    this.timer = 0;
    return put(this.path, this.kept.value).catch(complain);
  }

  /** Nothing that was typed is lost when the page is left. */
  close() {
    if (this.timer) this.send();
  }
}
