/** Generated from civitas.ages.view by tools/view_types.py: change it there. */

import type { Said } from "./view";

/** The whole table as the viewer sees it. */
export interface Table {
  bonuses?: BonusesShown;
  forecast: ForecastShown | null;
  warnings: Said[];
  age: string;
  last_age: string;
  round: number;
  active: number;
  last_round: string | null;
  row: (string | null)[];
  row_cost: number[];
  banks: BanksPrinted;
  row_discards: number;
  civil_deck: number;
  military_deck: number;
  discards: number[];
  own_discards: string[][];
  shown_discards: string[][];
  removed: string[];
  current_events: number;
  future_events: number;
  prepared: PreparedEvents;
  next_event: string | null;
  past_events: string[];
  common_tactics: string[];
  tactics_are_shared: boolean;
  has_military_cards: boolean;
  civilizations: CivilizationShown[];
  drawing: Drawing;
}

/** The Age III events set apart as bonuses. */
export interface BonusesShown {
  open: string[];
  hidden: number;
  pool: string[] | number;
}

/** The numbers of a turn that ends now, as plain data. */
export interface ForecastShown {
  uprising: boolean;
  culture: number;
  science: number;
  corruption: number;
  food: number;
  eaten: number;
  resources: number;
  missing_food: number;
  missing_culture: number;
  unmade_food: number;
  unmade_resources: number;
  cards: number;
}

/** What the banks mean, by the tokens left in them. */
export interface BanksPrinted {
  population_cost: number[];
  consumption: number[];
  happiness_needed: number[];
  corruption: number[];
}

/** The events a player prepared that wait in the two decks, in no order. */
export interface PreparedEvents {
  future: string[];
  current: string[];
}

/** A civilization with all it has, and where its ratings come from. */
export interface CivilizationShown {
  playing: boolean;
  culture: number;
  culture_scored: Record<string, number>;
  science: number;
  culture_rating: number;
  science_rating: number;
  strength: number;
  colonization: number;
  happiness: number;
  happiness_needed: number;
  discontent: number;
  civil_actions: number[];
  military_actions: number[];
  spare_civil_actions: number;
  spare_military_actions: number;
  unit_resources: number;
  unit_science: number;
  spare_resources: number;
  spare_food: number;
  used: string[];
  civil_actions_lost: number;
  skips_politics: boolean;
  food: number;
  resources: number;
  food_production: number;
  resource_production: number;
  population_cost: number;
  consumption: number;
  corruption: number;
  yellow_bank: number;
  blue_bank: number;
  idle_workers: number;
  government: string;
  urban_limit: number;
  leader: string | null;
  leader_spent: boolean;
  leader_ages: string[];
  technologies: TechnologyShown[];
  special_technologies: string[];
  wonders: string[];
  ruins: string[];
  homer_under: string | null;
  unfinished_wonder: string | null;
  stages_built: number;
  colonies: string[];
  tactic: string | null;
  tactic_is_exclusive: boolean;
  war: string | null;
  war_target: number | null;
  pact: string | null;
  pact_partner: number | null;
  pact_side: string | null;
  hand: string[];
  hand_limit: number;
  taken_now: string[];
  military_hand: string[] | number;
  military_hand_limit: number;
  refused_pacts: string[];
  bonus_hand?: string[] | number;
  kept_bonuses?: string[] | number;
  attacked_by?: number | null;
  sources: Record<string, [string, number][]>;
}

/** What only a board needs. */
export interface Drawing {
  technology_kinds: string[];
}

/** A technology that holds workers, with the tokens on it, and what one more worker costs. */
export interface TechnologyShown {
  card: string;
  kind: string;
  level: number;
  workers: number;
  blue: number;
  price: number;
}
