// Written by tools/page_types.py from the OpenAPI document: do not edit.
import type { ResultJson } from "/app/api-types.js";

/** What a move does: the springboard's name, where the piece goes on over it. */
export interface LotusEffects {
  via?: string;
}

/** For each move that goes on over the springboard, the springboard's name. */
export interface LotusRemarks {
  via?: Record<string, string>;
}

/** What a seat may know of a position; see LotusJson. */
export interface LotusView {
  game: string;
  options: { seats: number; expert: boolean; springboard: "must" | "may"; double_opening: "expert" | "always" | "never"; double_pieces: "any" | "two"; track: string | Record<string, any> };
  turn: number | null;
  ply: number;
  result: ResultJson | null;
  start: Record<string, number[]>;
  cells: Record<string, number[]>;
  home: Record<string, number>;
  moves_left: number;
}
