/** The shapes that the page's modules share. What travels is in api-types.d.ts, named there by the server. */
import type { ComponentChildren } from "preact";
import type { View as AnyView, MoveShown, ResultJson, Shown } from "./api-types.js";

export type {
  Analysis,
  Clause,
  ClockShown,
  Failure,
  GameShown as GameFacts,
  HallShown,
  HintShown as Hint,
  Host,
  Listing,
  Offers,
  OptionShown as GameOption,
  OwnTable,
  Replayed,
  Rules,
  RulesLayer,
  Seated,
  SeatShown as Seat,
  SeatWanted,
  VerdictShown as Verdict,
} from "./api-types.js";

export type Children = ComponentChildren;
export type Language = "fr" | "en" | "de";
/** A text of the catalogue by its id, its variables filled in. */
export type Say = (id: string, words?: Record<string, string | number>) => string;
/** What a seat is called. */
export type NameOf = (seat: number) => string;
/** Who makes a move: a name; 0 where it is only advised. */
export type Speaker = (seat: number) => string | 0;

/** A move that was made or may be. */
export type Move = Omit<MoveShown, "timed_out"> & { timed_out?: boolean };

/** How a game ended. */
export type Result = ResultJson;

/** What the view of every game has; the rest is the game's own. */
export type View = Pick<AnyView, "game" | "options" | "turn" | "ply" | "result">;

export type Snapshot = Omit<Shown, "result"> & { result: Result | null };

/** A move, with what a game says that it did. */
export type Made<E> = Omit<Move, "effects"> & { effects: E };

/** A move that shows what a clause says, with the view before and after it. */
export interface DiagramFacts {
  clause: string;
  seat: number;
  move: string;
  effects: Record<string, any>;
  before: View;
  after: View;
}

/** Component sets by the name of the option that chooses them. */
export type Parts = Record<string, any>;

/** What a board is given; boards/README.md says what each is for. */
export interface BoardProps<V extends View = any, P extends Parts = any, E = any, R = any> {
  view: V;
  seat: number;
  legal: string[];
  remarks: R;
  parts: P;
  last: Made<E> | null;
  hint: string | null;
  busy: boolean;
  help: boolean;
  say: Say;
  name: NameOf;
  play: (move: string) => Promise<void>;
  tell: (text: string | null) => void;
}

/** A seat in the list of players. */
export interface SeatInfo {
  badge: Children;
  score: string | null;
  detail: string;
}

/** What a board's module exports; boards/README.md is its documentation. */
export interface BoardModule {
  default: (props: BoardProps) => Children;
  describe: (view: any, say: Say, name: NameOf) => string[];
  speak: (move: Move, say: Say, name: Speaker) => string;
  recap?: (turn: Move[], say: Say, name: NameOf, before?: Move) => string | null;
  touches: (move: string, view: any, legal: string[], parts: Parts) => string[];
  seatInfo: (view: any, seat: number, say: Say) => SeatInfo;
  keys: [string, string][];
  sound?: (move: MoveShown, view: any) => string;
  /** Where the players drew for the start: what was drawn, in words, and who begins. */
  tellDraw?: (
    view: any,
    parts: any,
    say: Say,
    name: NameOf,
  ) => { text: string; brief: string; seat: number } | null;
}
