/** Generated from civitas.kernel.view by tools/view_types.py: change it there. */

/** All a seat may know, as plain data. */
export interface View<Table> {
  game: string;
  edition: string;
  options: Record<string, string>;
  viewer: number | null;
  move: number;
  asked: number | null;
  prompt: Said;
  moves: Choice[];
  chosen: Choice[] | null;
  table: Table;
  result: Result | null;
}

/** A message as plain data, for the wire. */
export interface Said {
  id: string;
  args: Record<string, any>;
}

/** All that there is to know about an option: what it is for programs and boards, and how it is said. */
export interface Choice {
  move: number;
  kind: string;
  args: Record<string, any>;
  text: string;
  sentence: Said;
}

/** An outcome as plain data, for the wire. */
export interface Result {
  winners: number[];
  places: number[];
  reason: string;
  scores: Record<string, number>[];
  totals: number[];
}
