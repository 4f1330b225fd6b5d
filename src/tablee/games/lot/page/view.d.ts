// Written by tools/page_types.py from the OpenAPI document: do not edit.
import type { ResultJson } from "/app/api-types.js";

/** What a seat may know of a position; see LotJson. */
export interface LotView {
  game: string;
  options: Record<string, any>;
  turn: number | null;
  ply: number;
  result: ResultJson | null;
  colours: Record<string, number>;
  rows: string[];
  reserve: Record<string, number>;
}
