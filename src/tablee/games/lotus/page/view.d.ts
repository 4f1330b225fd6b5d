// Written by tools/page_types.py from the OpenAPI document: do not edit.
import type { ResultJson } from "/app/api-types.js";

/** What a seat may know of a position; see LotusJson. */
export interface LotusView {
  game: string;
  options: Record<string, any>;
  turn: number | null;
  ply: number;
  result: ResultJson | null;
  start: Record<string, number[]>;
  cells: Record<string, number[]>;
  home: Record<string, number>;
  moves_left: number;
}
