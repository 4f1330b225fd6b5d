/** Several people at one screen: whose view is shown, and a curtain where hands are hidden. */
import { html, useEffect, useMemo, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Icon } from "./icons.js";

/** @import { Snapshot, View } from "../app/types.js" */

/**
 * The seat whose view is shown; `curtain` while the next person has not yet taken the screen.
 * @param {Snapshot} snapshot
 */
export function useShownSeat(snapshot) {
  const mine = snapshot.seats.filter((seat) => seat.mine && seat.kind !== "bot").map(({ seat }) => seat);
  const [lifted, setLifted] = useState(mine.length > 1 ? 0 : (mine[0] ?? 0));
  const hidden = useMemo(() => differ(mine.map((seat) => snapshot.views[String(seat)])), [snapshot.number]);
  const wanted = mine.includes(snapshot.turn ?? 0) ? (snapshot.turn ?? 0) : lifted || mine[0] || 0;
  const curtain = hidden && wanted !== lifted && snapshot.result === null;
  useEffect(() => {
    if (!curtain && wanted !== lifted) setLifted(wanted);
  }, [curtain, wanted]);
  return { shown: wanted, curtain, lift: () => setLifted(wanted) };
}

/** Whether some see what others do not: else there is nothing to hide. @param {View[]} views */
function differ(views) {
  return new Set(views.map((view) => JSON.stringify(view))).size > 1;
}

/** @param {{name: string, lift: () => void}} props */
export function Curtain({ name, lift }) {
  const { say } = usePage();
  return html`<div class="curtain">
    <${Icon} name="person" />
    <p>${say("web-curtain", { who: name })}</p>
    <button class="big primary" onClick=${lift}>${say("web-curtain-lift", { who: name })}</button>
  </div>`;
}
