/** One's turn while the page is out of sight: a mark on the tab and the app, a notification where allowed. */
import { fileAt } from "./addresses.js";
import { useEffect, useRef } from "./html.js";
import { usePage } from "./page.js";

/** @import { Snapshot } from "./types.js" */

const ICON = fileAt("/icon.svg");
const ICON_TURN = fileAt("/icon-turn.svg");

/** Whether this browser can notify at all; plain http cannot. */
export const canNotify = () => "Notification" in globalThis && isSecureContext;

/** Ask whether notifications may be shown; whether they may. @returns {Promise<boolean>} */
export async function allowNotices() {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** @param {Snapshot} snapshot @param {boolean} mine whether somebody here is to move */
export function useNotices(snapshot, mine) {
  const { say, settings } = usePage();
  const noticed = useRef(mine ? snapshot.version : -1); // the turn that was noticed, or seen
  useEffect(() => {
    mark(mine);
    return () => mark(false);
  }, [mine]);
  useEffect(() => {
    if (!mine || noticed.current === snapshot.version) return;
    noticed.current = snapshot.version;
    if (!document.hidden || !settings.notify) return;
    const game = say(`${snapshot.game}-title`);
    notify(say("web-title-turn", { game }), say(`${snapshot.game}-web-turn`), snapshot.table);
  }, [mine, snapshot.version]);
}

/** A dot on the icon of the tab, and of the app where it is installed. @param {boolean} on */
function mark(on) {
  document.querySelector("link[rel=icon]")?.setAttribute("href", on ? ICON_TURN : ICON);
  if ("setAppBadge" in navigator) (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
}

/** @param {string} title @param {string} body @param {string} table */
function notify(title, body, table) {
  if (!canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: table, icon: ICON });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // phones show notifications only from a service worker; the mark on the tab is there all the same
  }
}
