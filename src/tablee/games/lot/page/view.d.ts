// Written by tools/page_types.py from the OpenAPI document: do not edit.
import type { ResultJson } from "/app/api-types.js";

/** What a move does: the cells of each line of three stacks that it wins with. */
export interface LotEffects {
  lines?: string[][];
}

/** What a seat may know of a position; see LotJson. */
export interface LotView {
  game: string;
  options: { pie: boolean };
  turn: number | null;
  ply: number;
  result: ResultJson | null;
  colours: Record<string, number>;
  rows: string[];
  reserve: Record<string, number>;
}
