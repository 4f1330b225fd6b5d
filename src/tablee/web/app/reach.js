/** Whether the server can be reached, as far as the page knows; where there is none, it cannot. */
import { ALONE, fileAt } from "./addresses.js";
import { useEffect, useState } from "./html.js";

const LOOK_AGAIN = 4_000; // while it cannot
const PAGE = "document" in globalThis;

let reached = !ALONE;
/** @type {Set<() => void>} */
const watching = new Set();
/** @type {number | undefined} */
let timer;

export function isReached() {
  return reached;
}

/** The server has answered, or has not. @param {boolean} now */
export function noteReach(now) {
  if (now === reached || ALONE) return;
  reached = now;
  clearInterval(timer);
  if (!now && PAGE) timer = setInterval(look, LOOK_AGAIN);
  for (const tell of watching) tell();
}

/** Be told of changes; returns how to stop. @param {() => void} tell */
export function watchReach(tell) {
  watching.add(tell);
  return () => void watching.delete(tell);
}

/** @returns {boolean} */
export function useReach() {
  const [now, setNow] = useState(reached);
  useEffect(() => {
    setNow(reached); // it may have changed before this
    return watchReach(() => setNow(reached));
  }, []);
  return now;
}

async function look() {
  const answer = await fetch(fileAt("/api/host"), { cache: "no-store" }).catch(() => null);
  if (answer?.ok) noteReach(true);
}

if (PAGE && !ALONE) {
  addEventListener("offline", () => noteReach(false));
  addEventListener("online", look);
  if (!navigator.onLine) noteReach(false);
}
