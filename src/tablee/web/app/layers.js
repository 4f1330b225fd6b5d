/** What lies over the page (a drawer, a window): Back closes it instead of leaving the page. */
import { useEffect, useRef } from "./html.js";

let opened = 0;

/** @param {boolean} open @param {() => void} close */
export function useBackCloses(open, close) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return undefined;
    opened += 1;
    const layer = opened;
    const onTop = () => history.state?.layer === layer;
    const follow = () => history.state?.layer >= layer || latest.current();
    history.pushState({ layer }, "");
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("popstate", follow);
      if (onTop()) history.back(); // closed by its own button: nothing is left to go back from
    };
  }, [open]);
}
