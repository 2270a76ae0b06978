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
    /** What has changed here since it was sent. */
    this.unsent = {};
  }

  async open() {
    try {
      this.kept.value ??= await get(this.path);
    } catch (error) {
      complain(error);
    }
  }

  /**
   * Keep something else from now on; what is typed is sent when the hands rest. Notes and lines each go whole, so that
   * nobody changes what has not come yet.
   */
  change(more, pause = 0) {
    if (this.kept.value === null) return;
    this.kept.value = { ...this.kept.value, ...more };
    this.unsent = { ...this.unsent, ...more };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), pause);
  }

  write(notes) {
    this.change({ notes }, PAUSE);
  }

  /** Change the lines as they are now: some may have been kept in another window. */
  async changePlans(edit) {
    try {
      const { plans } = await get(this.path);
      this.change({ plans: edit(plans) });
    } catch (error) {
      complain(error);
    }
  }

  async send() {
    clearTimeout(this.timer);
    this.timer = 0;
    const sent = this.unsent;
    this.unsent = {};
    try {
      await put(this.path, sent);
    } catch (error) {
      this.unsent = { ...sent, ...this.unsent };
      complain(error);
    }
  }

  /** Nothing that was typed is lost when the page is left. */
  close() {
    if (this.timer) this.send();
  }
}
