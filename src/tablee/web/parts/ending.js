/** The game is over: who won, again, look back, keep. */
import * as api from "../app/api.js";
import { saveFile } from "../app/files.js";
import { html, useEffect, useRef } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Icon } from "./icons.js";
import { resultLine, scoreLine } from "./turn-line.js";

/**
 * @import { NameOf, Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 */

/** Whether there is more to tell than who won. @param {Snapshot} snapshot */
function counts({ result }) {
  const scores = Object.values(result?.scores ?? {});
  return scores.length > 1 && scores.some((score) => score < 0 || score > 1);
}

/** @param {{snapshot: Snapshot, table: TableOnPage, name: NameOf, screen?: string}} props */
export function Ending({ snapshot, table, name, screen = "t" }) {
  const { say } = usePage();
  const mine = snapshot.seats.filter((seat) => seat.mine && seat.kind !== "bot");
  const next = snapshot.rematch.table;
  const known = useRef(next); // who comes back to a finished table is not taken away from it
  const asked = !next && mine.length > 0 && mine.every(({ seat }) => snapshot.rematch.asked.includes(seat));
  useEffect(() => {
    if (next && next !== known.current && mine.length > 0) table.follow(next, screen);
  }, [next]);
  const again = () => (next ? table.follow(next, screen) : table.rematch(mine[0].seat)); // for everybody at this screen
  const rematch = snapshot.seats.length > 1 ? "web-rematch" : "web-once-more";
  const keep = async () =>
    saveFile(`${snapshot.game}-${snapshot.table}.json`, await api.record(snapshot.table));
  return html`<section class="ending" aria-labelledby="ending">
    <h2 id="ending" class="unseen">${resultLine(snapshot, say, name)}</h2>
    ${counts(snapshot) && html`<p class="final-scores">${scoreLine(snapshot, say, name)}</p>`}
    <div class="ending-buttons">
      ${
        mine.length > 0 &&
        html`<button class="big primary" disabled=${asked} onClick=${again}>
          <${Icon} name="again" />${say(asked ? "web-rematch-waiting" : rematch)}
        </button>`
      }
      <a class="button big" href=${`/replay/${snapshot.table}`}>
        <${Icon} name="replay" />${say("web-replay")}
      </a>
      <button class="big" onClick=${keep}><${Icon} name="download" />${say("web-download")}</button>
    </div>
  </section>`;
}
