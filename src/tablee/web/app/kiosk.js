/**
 * A tablet in the hall: `?kiosk` in an address makes this device one, `?kiosk=10` with another number of minutes,
 * `?kiosk=0` ends it. Left alone for that long it returns to the shelf, and forgets the seats of finished games.
 */
import { pathNow } from "./addresses.js";
import { go } from "./router.js";
import { forgetTable, knownTables } from "./store.js";

const KIOSK = "tablee.kiosk";
const USUAL = 3; // minutes
const MOST = 240;
const TOUCHES = ["pointerdown", "keydown", "wheel"];

/** How many minutes an address asks for; null where it does not say. @param {string} search */
export function minutesAsked(search) {
  const asked = new URLSearchParams(search).get("kiosk");
  if (asked === null) return null;
  const minutes = asked === "" ? USUAL : Number(asked);
  return Number.isFinite(minutes) ? Math.min(MOST, Math.max(0, minutes)) : USUAL;
}

/** Begin, where this device is a kiosk. */
export function keepKiosk() {
  const asked = minutesAsked(location.search);
  if (asked !== null) remember(asked);
  const minutes = remembered();
  if (!minutes) return;
  let timer = 0;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, minutes * 60_000);
  };
  const leave = () => {
    for (const { id, over } of knownTables()) if (over) forgetTable(id);
    if (!pathNow().startsWith("/tv/")) go("/");
    begin();
  };
  for (const touch of TOUCHES) addEventListener(touch, begin, { capture: true, passive: true });
  begin();
}

/** @param {number} minutes 0: no longer */
function remember(minutes) {
  try {
    if (minutes) localStorage.setItem(KIOSK, String(minutes));
    else localStorage.removeItem(KIOSK);
  } catch {
    // forbidden: it lasts as long as the page
  }
}

function remembered() {
  try {
    return Number(localStorage.getItem(KIOSK) ?? 0);
  } catch {
    return minutesAsked(location.search) ?? 0;
  }
}
