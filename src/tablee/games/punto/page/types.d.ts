import type { Nothing } from "/app/api-types.js";
import type { BoardProps, Made } from "/app/types.js";
import type { Touch } from "/boards/kit.js";
import type { PuntoEffects, PuntoView } from "./view.js";

export type { PuntoEffects, PuntoView };

/** Cards by place, bottom to top: `{"0,0": ["b2", "r7"]}`. */
export type Cards = Record<string, string[]>;
/** Columns and rows: left, right, bottom, top. */
export type Frame = number[];

export type Props = BoardProps<PuntoView, Nothing, PuntoEffects, Nothing>;

/** How a round ended, while that is shown. */
export interface RoundOver {
  cards: Cards;
  round: number;
  frame: Frame;
  made: Made<PuntoEffects>; // the move that ended it
}

export interface Shared {
  props: Props;
  touch: Touch;
  held: string | null;
  over: RoundOver | null;
}
