import type { BoardProps, View } from "/app/types.js";
import type { Touch } from "/boards/kit.js";

/** Cards by place, bottom to top: `{"0,0": ["b2", "r7"]}`. */
export type Cards = Record<string, string[]>;
/** Columns and rows: left, right, bottom, top. */
export type Frame = [number, number, number, number];

export interface PuntoView extends View {
  round: number;
  cards: Cards;
  /** A list of the cards that the reader may see, else how many there are. */
  hands: Record<string, string[] | number>;
  piles: Record<string, string[] | number>;
  colours: Record<string, string[]>;
  won: Record<string, number>;
  facts: { sides: Record<string, string>; frame: Frame };
}

export type Props = BoardProps<PuntoView>;

/** How a round ended, while that is shown. */
export interface RoundOver {
  cards: Cards;
  round: number;
  frame: Frame;
  row: string[];
}

export interface Shared {
  props: Props;
  touch: Touch;
  held: string | null;
  over: RoundOver | null;
}
