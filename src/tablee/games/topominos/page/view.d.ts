// Written by tools/page_types.py from the OpenAPI document: do not edit.
import type { ResultJson } from "/app/api-types.js";

/** What a move does: everybody's points in the round that it ends, by seat. */
export interface TopominosEffects {
  points?: Record<string, number>;
}

/** A tile in a pile, with its dots as they lie. */
export interface TopominosTileJson {
  tile: number;
  dots: string;
}

/** What the seat to move has done in its turn. */
export interface TopominosTurnJson {
  mode: string | null;
  compartment: number | null;
  touched: number[];
  nines: number;
}

/** What a seat may know of a position; see TopominosJson. */
export interface TopominosView {
  game: string;
  options: { seats: number; rounds: number; target: number | null; opening_draw: boolean; tiles: string | Record<string, any> };
  turn: number | null;
  ply: number;
  result: ResultJson | null;
  piles: TopominosTileJson[][];
  racks: Record<string, number[] | number>;
  bag: number;
  out: number[];
  scores: Record<string, number>;
  turn_state: TopominosTurnJson;
  round: number;
  passes: number;
  starter: number;
  totals: Record<string, number>;
  plain_passes?: number;
  opening: Record<string, number>[];
}
