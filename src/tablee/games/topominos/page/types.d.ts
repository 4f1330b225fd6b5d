import type { BoardProps, View } from "/app/types.js";
import type { Touch } from "/boards/kit.js";

/** A tile as it lies: its dots drawn "#../.#./..#". */
export interface Lying {
  tile: number;
  dots: string;
}

export interface TopominosView extends View {
  piles: Lying[][];
  /** A list of the tiles that the reader may see, else how many there are. */
  racks: Record<string, number[] | number>;
  bag: number[] | number;
  scores: Record<string, number>;
  totals: Record<string, number>;
  turn_state: { mode: string | null; compartment: number | null; touched: number[] };
}

/** The component set `tiles`. */
export interface Parts {
  tiles: { tiles: { id: number; pattern: string }[] };
}

export type Props = BoardProps<TopominosView, Parts>;

/** The tile in hand, as it is turned. */
export interface Held {
  tile: number;
  turns: number;
  over: boolean;
}

/** The tiles that are to be exchanged. */
export interface Giving {
  given: number[];
}

export interface Shared {
  props: Props;
  touch: Touch;
}
