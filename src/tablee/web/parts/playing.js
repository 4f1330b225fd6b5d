/** Playing at a table: the board, as whom one looks at it, and what a touch on it does. */
import { useAnnouncements } from "../app/announcements.js";
import { useConfirmation } from "../app/confirmation.js";
import { useState } from "../app/html.js";
import { useNotices } from "../app/notices.js";
import { usePage } from "../app/page.js";
import { useSenses } from "../app/senses.js";
import { useSettled } from "../app/settled.js";
import { useBoard } from "../boards/index.js";
import { useShownSeat } from "./curtain.js";
import { seatName } from "./turn-line.js";

/**
 * @import { BoardProps, Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 */

/** @param {TableOnPage} table @param {Snapshot} snapshot */
export function usePlaying(table, snapshot) {
  const { say, settings } = usePage();
  const { board, parts } = useBoard(snapshot.game, snapshot.options, snapshot.table);
  const [told, tell] = useState(/** @type {string | null} */ (null));
  const { shown, curtain, lift } = useShownSeat(snapshot);
  const settled = useSettled(snapshot, settings.pause);
  const name = (/** @type {number} */ seat) => seatName(snapshot.seats, seat, say);
  const view = snapshot.views[String(shown)];
  const mine = !curtain && snapshot.turn === shown && snapshot.legal.length > 0;
  const hint = curtain ? null : table.hint; // it would tell what the next hand holds
  const confirmation = useConfirmation(settings.confirm, snapshot.version, async (move) =>
    settled() ? table.play(move) : undefined,
  );
  useAnnouncements(snapshot, board, name);
  useSenses(snapshot, board, view);
  useNotices(snapshot, snapshot.legal.length > 0);
  /** @type {BoardProps} */
  const playing = {
    view,
    seat: shown,
    parts,
    say,
    name,
    tell,
    legal: mine ? snapshot.legal : [],
    remarks: mine ? snapshot.remarks : {},
    last: table.last,
    hint: confirmation.move ?? hint?.move ?? null,
    busy: table.busy,
    help: settings.help,
    play: confirmation.play,
  };
  const ready = String(Boolean(board && parts) && !table.busy);
  return { board, parts, told, shown, curtain, lift, name, view, mine, hint, confirmation, playing, ready };
}
