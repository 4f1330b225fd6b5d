import type { BoardProps, View } from "/app/types.js";
import type { Touch } from "/boards/kit.js";

export type Colour = "light" | "dark";

export interface Piece {
  colour: Colour;
  stack: boolean;
}

export interface LotView extends View {
  /** The seat that plays each colour. */
  colours: Record<Colour, number>;
  /** Ranks 7 to 1: `.` empty, `l` `d` a piece, `L` `D` a stack. */
  rows: string[];
  reserve: Record<Colour, number>;
}

export type Props = BoardProps<LotView>;

/** A line stands at `cell`: which piece stays, and of which line? */
export interface Standing {
  cell: string;
  keep?: string;
}

export interface Shared {
  props: Props;
  touch: Touch;
  choice: Standing | null;
  /** The moves that the choice so far leaves. */
  candidates: string[];
}
