/** Generated from civitas.duel.view by tools/view_types.py: change it there. */

/** The whole table as the viewer sees it. */
export interface Table {
  age: number;
  structure: (Place | null)[];
  cities: CityShown[];
  offered: string[];
  discard: string[];
  board_tokens: string[];
  set_aside: string[];
  library_draw: string[] | number;
  pawn: number;
  military_tokens: number[];
  removed_wonder: string | null;
  active: number;
  next: number | null;
  ending: string;
  drawing: Drawing;
}

/** A place of the structure with its card: the face, or only the back. */
export interface Place {
  row: number;
  column: number;
  guild: boolean;
  card: string | null;
  available: boolean;
  prices?: number[];
}

/** A city with all it has, makes and pays. */
export interface CityShown {
  coins: number;
  buildings: string[];
  colours: Record<string, number>;
  wonders: WonderShown[];
  tokens: string[];
  symbols: string[];
  chains: string[];
  makes: Record<string, number>;
  chooses: Record<string, number>;
  pays: Record<string, number>;
  points: Record<string, number>;
}

/** What only a board needs. */
export interface Drawing {
  bills: Record<string, Row[][]>;
  wonder_bills: Record<string, Row[]>;
  outlooks: Record<string, Outlook[][]>;
  market: Record<string, Market>[];
  layout: Place[];
  track: number[];
  loot: Loot[];
  draft: Taker[];
  symbols: string[];
  symbols_to_win: number;
  coins_per_point: number;
  starting_coins: number;
}

/** A wonder of a city: the card it was built with, or what it costs now. */
export interface WonderShown {
  wonder: string;
  built_with: string | null;
  price: number | null;
}

/** One row of a price: units of a resource, coins that are printed, or the chain symbol that makes it free. */
export interface Row {
  kind: string;
  coins: number;
  cards: string[];
  resource?: string;
  count?: number;
  chain?: string;
  rival?: number;
}

/** One thing that a card would bring: what it is, with its numbers and names. */
export interface Outlook {
  brings: string;
  symbol: string;
  count: number;
  wanted: number;
  spaces: number;
  points: number;
  coins: number;
}

/** A resource in the eyes of a city: who makes it, and what the bank asks for a unit and why. */
export interface Market {
  makes: number;
  chooses: number;
  price: number;
  makers: Record<string, number>;
  choosers: string[];
  seller: string | null;
  bank: number;
  rival: number;
}

/** A military token that still lies before a capital. */
export interface Loot {
  seat: number;
  at: number;
  coins: number;
}

/** Somebody's part in the selection of wonders; the last of each group is what is left, without a choice. */
export interface Taker {
  seat: number;
  chooses: boolean;
}
