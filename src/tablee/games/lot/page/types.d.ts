import type { Nothing } from "/app/api-types.js";
import type { BoardProps } from "/app/types.js";
import type { Touch } from "/boards/kit.js";
import type { LotEffects, LotView } from "./view.js";

export type { LotView };

export type Colour = "light" | "dark";

export interface Piece {
  colour: Colour;
  stack: boolean;
}

export type Props = BoardProps<LotView, Nothing, LotEffects, Nothing>;

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
