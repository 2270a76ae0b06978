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
  active: number;
  ending: string;
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

/** A wonder of a city: the card it was built with, or what it costs now. */
export interface WonderShown {
  wonder: string;
  built_with: string | null;
  price: number | null;
}
