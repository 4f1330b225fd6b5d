/** The shapes of Connect Four's board. */
import type { BoardProps, View } from "/app/types.js";
import type { useTouch } from "/boards/kit.js";

export interface ConnectFourView extends View {
  /** Every column from the left: the seats of its discs, from the bottom. */
  columns: string[];
}

export type Props = BoardProps<ConnectFourView>;

export interface ColumnProps {
  discs: string;
  letter: string;
  x: number;
  props: Props;
  touch: ReturnType<typeof useTouch>;
}
