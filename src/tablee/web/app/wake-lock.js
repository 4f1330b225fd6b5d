/** The screen stays on while something is shown; plain http has no way to ask for that. */
import { useEffect } from "./html.js";

export function useAwake() {
  useEffect(() => {
    /** @type {WakeLockSentinel | null} */
    let lock = null;
    const ask = async () => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      lock = await navigator.wakeLock.request("screen").catch(() => null); // a low battery refuses
    };
    ask();
    document.addEventListener("visibilitychange", ask); // a page that was hidden has lost it
    return () => {
      document.removeEventListener("visibilitychange", ask);
      lock?.release();
    };
  }, []);
}
