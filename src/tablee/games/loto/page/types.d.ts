import type { Nothing } from "/app/api-types.js";
import type { BoardProps } from "/app/types.js";
import type { Touch } from "/boards/kit.js";
import type { LotoFigureJson, LotoRemarks, LotoView } from "./view.js";

export type { LotoView };
export type FigureView = LotoFigureJson;

export type Place = [number, number];

/** The component set `components`. */
export interface Parts {
  components: {
    figures: { letter: string; rows: string }[];
    tiles: { id: string; pattern: string }[];
  };
}

export type Props = BoardProps<LotoView, Parts, Nothing, LotoRemarks>;

/** The tile or joker in hand; `name` is its item. */
export interface Held {
  piece: string;
  turns: number;
  name: string;
}

/** A piece on points of a figure, as a move names it. */
export interface Placed {
  piece: string;
  letter: string;
  points: string[];
}

/** Where a figure's card lies, and how large it is. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A figure that somebody has just finished, and where it lay. */
export interface Finish {
  letter: string;
  place: Spot;
  seat: number;
}

export interface Layout {
  places: Record<string, Spot>;
  width: number;
  height: number;
  /** A free corner, where there is one. */
  rest: Spot | null;
}

export interface Shared {
  props: Props;
  touch: Touch;
  held: Held | null;
}
