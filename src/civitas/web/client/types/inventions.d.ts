/** Generated from civitas.inventions.view by tools/view_types.py: change it there. */

/** The whole table as the viewer sees it. */
export interface Table {
  components: string;
  era: number;
  round: number;
  active: number | null;
  chronos: ChronosShown | null;
  turn_order: number[];
  forums: string[];
  regions: RegionShown[];
  common: MilestoneShown[];
  private: MilestoneShown[];
  eureka: MilestoneShown[];
  discarded_milestones: string[];
  stacks: number[];
  open_ideas: string[];
  top_idea: string | null;
  idea_deck: number;
  progress_left: Record<string, number>;
  societies: SocietyShown[];
  drawing: Drawing;
}

/** Chronos as the third player when two play. */
export interface ChronosShown {
  colour: number;
  region: string | null;
  supply: number;
  era: number;
  era_space: string | null;
  tiles_on_track: number;
  progress: string[];
  wealth: string[];
}

/** A Region of the Map with its display. */
export interface RegionShown {
  region: string;
  citizens: number[];
  sage: boolean;
  specialist_tile: string;
  knowledge_tile: string;
  scoring_side: boolean;
  card: string | null;
  invention: boolean;
  presenter: number | null;
  presenters: number;
  inventor: number | null;
  innovator: number | null;
  influence: InfluenceTileShown[];
  influence_points: number[];
  wealth: (string | null)[];
}

/** A Milestone with the colours of its Diplomats. */
export interface MilestoneShown {
  milestone: string;
  era: number;
  diplomats: number[];
}

/** A society with all it has. */
export interface SocietyShown {
  supply: number;
  ready: Record<string, number>;
  exhausted: Record<string, number>;
  academic_limit: number;
  sages: number;
  era: number;
  era_space: string | null;
  order_space: string | null;
  influence: number;
  tokens: number;
  tokens_by_influence: number;
  tokens_in_all: number;
  season_pillars: (string | null)[];
  epoch_pillar: string | null;
  display: string[];
  waiting: string[];
  hexes: (string | null)[];
  wealth_points: Record<string, number>;
  economy_tokens: number;
  used: string[];
  spent: string[];
  influence_tiles: Record<string, number>;
  ideas: string[];
  inventions: string[];
  chained: string[];
  objectives: ObjectiveShown[] | number;
  points: Record<string, number>;
  score: number;
}

/** What only a board needs. */
export interface Drawing {
  eras: number;
  rounds: number;
  slots: number;
  building: Building[];
  presenting: (number | null)[];
}

/** An Influence tile on the board; those of Chronos lie face down. */
export interface InfluenceTileShown {
  colour: number;
  tile: string | null;
  face_up: boolean;
}

/** A private objective and what it is worth now. */
export interface ObjectiveShown {
  objective: string;
  points: number;
}

/** What building in Step 4 costs a player in Influence now, and how many tiles may be built at most. */
export interface Building {
  influence: number | null;
  most: number;
}
