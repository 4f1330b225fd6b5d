import type { BoardProps } from "/app/types.js";
import type { Touch } from "/boards/kit.js";
import type { LotusEffects, LotusRemarks, LotusView } from "./view.js";

export type { LotusView };

export interface Point {
  x: number;
  y: number;
}

/** The component set `track`. */
export interface Track {
  entries: string[];
  entry_fields: number;
  route_length: number;
  springboard: number | null;
  start_piles: Record<string, number[]>;
}

export type Props = BoardProps<LotusView, { track: Track }, LotusEffects, LotusRemarks>;

/** Where everything lies. */
export interface Scene {
  places: Map<string, Point>;
  size: number;
  fields: string[];
  home: Point;
}

export interface PileAt {
  seats: number[];
  at: Point;
}

export interface Shared {
  props: Props;
  scene: Scene;
  touch: Touch;
  /** The pile that was touched, and what it may do. */
  open: string | null;
  moves: string[];
  piles: Map<string, PileAt>;
}
