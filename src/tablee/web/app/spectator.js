/** A table as anybody may see it, even on a device that holds seats there. */
import { after, lastMove } from "./connection.js";
import { houseOf } from "./house.js";
import { useEffect, useRef, useState } from "./html.js";
import { tellTime } from "./time.js";

/**
 * @import { Seen } from "./connection.js"
 * @import { Snapshot } from "./types.js"
 */

/** @param {string} id */
export function useSpectator(id) {
  const [seen, setSeen] = useState(/** @type {Seen} */ ({ snapshot: null, before: null }));
  const [missing, setMissing] = useState(false);
  const [live, setLive] = useState(true);
  const current = useRef(seen);
  useEffect(() => {
    const take = (/** @type {Snapshot} */ snapshot) => {
      tellTime(snapshot.at);
      current.current = after(current.current, snapshot);
      setSeen(current.current);
    };
    const house = houseOf(id);
    house.ask({ method: "GET", path: `/api/tables/${id}` }).then(({ status }) => setMissing(status === 404));
    return house.spectate?.(id, take, setLive);
  }, [id]);
  return { snapshot: seen.snapshot, missing, live, last: lastMove(seen) };
}
