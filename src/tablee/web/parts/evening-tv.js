/** An evening on a big screen: who plays where, who leads, how to come in. Nothing to touch. */
import { html, useEffect } from "../app/html.js";
import { usePage } from "../app/page.js";
import { useInvitation } from "./evening-menu.js";
import { gameOf, seatNames, timeOf, title, Winner } from "./evening-round.js";
import { EveningStanding } from "./evening-standing.js";

/** @import { Evening } from "../app/evening-api.js" */

const SHOWN = 10; // of the standing

/** @param {{snapshot: Evening}} props */
export function EveningTv({ snapshot }) {
  const { say, settings } = usePage();
  const round = snapshot.rounds.at(-1);
  const { base, letters } = useInvitation(snapshot.evening);
  useEffect(() => void (document.title = `${snapshot.name} · Tablée`), [snapshot.name]);
  const drawn = `/api/evenings/${snapshot.evening}/qr.svg?base=${encodeURIComponent(base)}&lang=${settings.language}`;
  return html`<main id="main" class="evening-tv" data-number=${snapshot.number}>
    <header>
      <div>
        <h1>${snapshot.name}</h1>
        <p>${round ? title(snapshot, round, say) : say("evening-web-round-none")}
          ${snapshot.next_at && html` · ${say("evening-web-next-at", { time: timeOf(snapshot.next_at) })}`}</p>
      </div>
      ${
        !snapshot.closed &&
        html`<div class="come-in">
          ${letters && html`<p class="code"><strong>${letters}</strong></p>`}
          <img class="qr" src=${drawn} alt=${say("web-qr")} width="160" height="160" />
        </div>`
      }
    </header>
    ${snapshot.closed && html`<${Winner} snapshot=${snapshot} />`}
    ${
      round &&
      html`<ol class="pairings">
        ${round.tables.map(
          (table) => html`<li class="pairing ${table.scores ? "over" : ""}">
            <h2>${say("evening-web-table-n", { place: table.place })}${" "}
              <span class="quiet">${gameOf(snapshot, round, say)}</span></h2>
            <ul>
              ${seatNames(snapshot, table, say).map(
                (name, i) => html`<li class=${table.points?.[i] === 1 ? "first" : ""}>
                  <span>${name}</span>${table.scores && html`<strong class="score">${table.scores[i]}</strong>`}
                </li>`,
              )}
            </ul>
          </li>`,
        )}
      </ol>`
    }
    <${EveningStanding} snapshot=${snapshot} most=${SHOWN} criteria=${2} />
  </main>`;
}
