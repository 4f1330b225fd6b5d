// Written by tools/page_types.py from the OpenAPI document: do not edit.
import type { ResultJson } from "/app/api-types.js";

/** An open figure. */
export interface LotoFigureJson {
  letter: string;
  covered: string[];
}

/** The figures that the seat to move could complete in this turn. */
export interface LotoRemarks {
  completable?: string[];
}

/** The figure of this turn, and how many pieces were placed on it. */
export interface LotoTurnJson {
  figure: string | null;
  placed: number;
}

/** What a seat may know of a position; see LotoJson. */
export interface LotoView {
  game: string;
  options: { mode: "table" | "patience"; seats: number | null; figure: null | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N"; components: string | Record<string, any> };
  turn: number | null;
  ply: number;
  result: ResultJson | null;
  figures: LotoFigureJson[];
  waiting: number;
  done: Record<string, string[]>;
  racks: Record<string, string[] | number>;
  jokers: Record<string, number>;
  bag: number;
  tokens: Record<string, number>;
  turn_state: LotoTurnJson;
  passes: number;
  exchanges?: number | null;
  placed?: string[] | null;
}
