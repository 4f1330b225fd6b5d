import type { Nothing } from "/app/api-types.js";
import type { BoardProps } from "/app/types.js";
import type { Touch } from "/boards/kit.js";
import type { TopominosEffects, TopominosTileJson, TopominosView } from "./view.js";

export type { TopominosView };
export type Lying = TopominosTileJson;

/** The component set `tiles`. */
export interface Parts {
  tiles: { tiles: { id: number; pattern: string }[] };
}

export type Props = BoardProps<TopominosView, Parts, TopominosEffects, Nothing>;

/** The tile in hand, as it is turned. */
export interface Held {
  tile: number;
  turns: number;
  over: boolean;
  /** Where it has turned by itself to fit, and is shown before it is laid. */
  well?: number;
}

/** A pile of nine, while it is shown before it goes. */
export interface Nine {
  well: number;
  pile: Lying[];
}

/** The tiles that are to be exchanged. */
export interface Giving {
  given: number[];
}

export interface Shared {
  props: Props;
  touch: Touch;
}
