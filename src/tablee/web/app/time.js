/** The server's time on this device, whose own clock may be wrong. */
import { useEffect, useState } from "./html.js";

let ahead = 0; // seconds by which the server's clock is ahead of ours

/** Learn from an answer that was just made. @param {number} at the server's time in it */
export function tellTime(at) {
  ahead = at - Date.now() / 1000;
}

/** The server's time, in epoch seconds. */
export function serverTime() {
  return Date.now() / 1000 + ahead;
}

/** Whether a moment is over; what asks is drawn again when it comes. @param {number | null} moment */
export function usePassed(moment) {
  const [, draw] = useState(0);
  useEffect(() => {
    if (moment === null || moment <= serverTime()) return undefined;
    const timer = setTimeout(() => draw(moment), (moment - serverTime()) * 1000 + 50);
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== null && moment <= serverTime();
}
