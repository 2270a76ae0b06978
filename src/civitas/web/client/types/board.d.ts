/** The contract of boards: what the page of a table, or of a replay, gives each of them. */

import type { Pick, Thing } from "../core/pick.js";
import type { Choice as Move, Said, View } from "./view";

/** A legal move as the client knows it: with its words, what they name, and its number in the list. */
export interface Choice extends Move {
  label: string;
  targets: string[];
  /** Whether it ends a turn. */
  closes: boolean;
  number: number | null;
}

/** What is printed on a component; each game adds its own facts. */
export interface Printed {
  kind: string;
  colour: string;
  label: Said;
  text: Said[];
  [fact: string]: any;
}

export interface BoardTable<Table = any> {
  view: View<Table>;
  /** The whole frame: seats, log and all. */
  frame: any;
  cards: Record<string, Printed>;
  players: string[];
  /** The seat that looks; null is a spectator. */
  eyes: number | null;
  choices: Choice[];
  pick: Pick;
  /** What is ticked of a set, to be shown where its members are. */
  ticks?: unknown;
  choose(things: Thing[]): void;
  play(choice: Choice): unknown;
  /** Take back the member of a set at this place. */
  untick?(place: number): unknown;
  why(move: string | { kind: string; args: object }): Promise<Said | null>;
  open(card: string): void;
  /** Say by what a long list of choices is numbered; by nothing any more. */
  number?(things?: string[]): void;
  /** The table in words, part by part; a game that nobody tells has none. */
  tell?(): Promise<{ heading: Said; lines: Said[]; items: Said[]; numbered: boolean }[]>;
  sources(title: any, rows: [any, number][]): void;
  /** Whether this is a position of the past, in which nothing can be done. */
  past: boolean;
  before: View<Table> | null;
  /** The seat whose turn is being shown: its own board is then looked at. */
  watch?: number;
  /** What a lesson points at, as it names it. */
  point?: string[];
  /** The number of the step that is being shown. */
  step?: number;
  /** The places where others moved something since we moved last, each with who did. */
  moved: Map<string, number>;
}
