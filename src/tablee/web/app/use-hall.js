/** What is listed in the hall, and whose turn it is at the tables of this device. */
import { houseOf } from "./house.js";
import { tellHouse } from "./house-news.js";
import { useEffect, useState } from "./html.js";
import { knownTables, rememberTable } from "./store.js";

/** @import { HallShown } from "./types.js" */

const MOST_OWN = 20; // tables of one's own that are followed

/**
 * Null where there is no hall, or nothing is known yet. `heard` is called when one of one's own tables has changed.
 * @param {string | null} game @param {() => void} heard
 */
export function useHall(game, heard) {
  const [shown, setShown] = useState(/** @type {HallShown | null} */ (null));
  useEffect(() => {
    const mine = knownTables().filter(({ over, token }) => !over && token);
    const own = mine
      .slice(0, MOST_OWN)
      .map(({ id, token }) => /** @type {[string, string]} */ ([id, token ?? ""]));
    return houseOf().visitHall?.(game, own, (news) => {
      if (news.hall) setShown(news.hall);
      if (news.live) tellHouse(null);
      if (news.house) tellHouse(news.house);
      if (news.live === false) setShown(null);
      if (!news.own) return;
      const { table, turn, over, names } = news.own;
      const known = knownTables().find(({ id }) => id === table);
      if (!known || (known.turn === turn && known.over === over)) return;
      rememberTable({ id: table, turn, over, names });
      heard();
    });
  }, [game]);
  return shown;
}
