// Written by tools/page_types.py from the OpenAPI document: do not edit.
import type { ResultJson } from "/app/api-types.js";

/** What a move does: the card that it covers, the places of the row that it wins with; the number of the round that it ends and the seats that win it. */
export interface PuntoEffects {
  covers?: string;
  row?: string[];
  round?: number;
  round_won?: number[];
}

/** The facts of a view. */
export interface PuntoFacts {
  sides: Record<string, string>;
  frame: number[];
}

/** What a seat may know of a position; see PuntoJson. */
export interface PuntoView {
  game: string;
  options: { seats: 2 | 3 | 4 | 6 | 8; teams: boolean; expert: boolean; rounds_to_win: number; next_starter: "after_last" | "after_winner" };
  turn: number | null;
  ply: number;
  result: ResultJson | null;
  round: number;
  cards: Record<string, string[]>;
  hands: Record<string, string[] | number>;
  piles: Record<string, number>;
  colours: Record<string, string[]>;
  neutral: string | null;
  won: Record<string, number>;
  removed: Record<string, string[]>;
  discarded: string[];
  starter: number;
  facts: PuntoFacts;
}
