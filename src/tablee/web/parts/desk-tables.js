/** The tables of the house: who is there, and closing, freeing, deleting. */
import * as api from "../app/desk-api.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Ask } from "./evening-ask.js";
import { Icon } from "./icons.js";

/**
 * @import { DeskSeat, DeskTable } from "../app/api-types.js"
 * @import { Say } from "../app/types.js"
 * @import { DeskOnPage, Seen } from "../app/use-desk.js"
 */

/** @param {{desk: DeskOnPage, seen: Seen}} props */
export function DeskTables({ desk, seen }) {
  const { say } = usePage();
  const { tables, more } = seen.tables;
  return html`<section class="card desk-tables" aria-labelledby="desk-tables">
    <h2 id="desk-tables">${say("desk-web-tables")}</h2>
    ${tables.length === 0 && html`<p class="quiet">${say("desk-web-tables-none")}</p>`}
    <ul>
      ${tables.map((table) => html`<li key=${table.table}><${Row} ...${{ desk, table }} /></li>`)}
    </ul>
    ${more > 0 && html`<button onClick=${desk.more}>${say("hall-web-more", { count: more })}</button>`}
  </section>`;
}

/** @param {{desk: DeskOnPage, table: DeskTable}} props */
function Row({ desk, table }) {
  const { say, settings } = usePage();
  const [asking, setAsking] = useState(false);
  const id = table.table;
  const game = say(`${table.game}-title`);
  const change = (/** @type {string} */ path, /** @type {object} */ body) =>
    desk.act(() => api.changeTable(id, path, body));
  /** @param {string} words @param {() => void} act */
  const button = (words, act) =>
    html`<button class="small" disabled=${desk.busy} onClick=${act}>${words}</button>`;
  const time = new Intl.DateTimeFormat(settings.language, { hour: "2-digit", minute: "2-digit" });
  return html`<div class="desk-table" role="group" aria-label=${`${game}, ${id}`} data-table=${id}>
    <p>
      <strong>${game}</strong> <a href=${`/t/${id}`}>${id}</a>
      <span class="quiet">${state(table, say)} · ${time.format(table.at * 1000)}</span>
    </p>
    <ul class="desk-seats">
      ${table.seats.map(
        (seat) => html`<li class=${seat.present ? "present" : ""}>
          <${Icon} name=${icon(seat)} />
          <span>${seatText(seat, say)}</span>
          ${seat.may_free && button(say("desk-web-free"), () => change(`seats/${seat.seat}/free`, {}))}
        </li>`,
      )}
    </ul>
    <div class="card-buttons">
      ${
        table.closed
          ? button(say("desk-web-reopen"), () => change("close", { closed: false }))
          : !table.over && button(say("desk-web-close"), () => change("close", { closed: true }))
      }
      ${button(say(table.hushed ? "desk-web-unhush" : "desk-web-hush"), () =>
        change("messages", { hushed: !table.hushed }),
      )}
      ${button(say("desk-web-delete"), () => setAsking(true))}
    </div>
    ${
      asking &&
      html`<${Ask} title=${say("desk-web-delete-title", { game })} note=${say("desk-web-delete-note")}
        keep=${say("desk-web-keep")} go=${say("desk-web-delete")} close=${() => setAsking(false)}
        done=${() => desk.act(() => api.deleteTable(id))} />`
    }
  </div>`;
}

/** @param {DeskTable} table @param {Say} say */
function state({ over, away, closed, moves }, say) {
  if (closed) return say("desk-web-state-closed");
  if (over) return say("web-resume-over");
  if (away) return say("desk-web-state-away");
  return say("desk-web-moves", { count: moves });
}

/** @param {DeskSeat} seat */
function icon({ kind, bot }) {
  return kind === "program" ? "program" : kind === "bot" || bot !== null ? "robot" : "person";
}

/** @param {DeskSeat} seat @param {Say} say */
function seatText({ kind, name, vacant, present }, say) {
  if (vacant) return say("web-seat-free");
  if (kind === "bot") return say("web-bot-name");
  const who = name ?? say("web-guest");
  return say(present ? "desk-web-here" : "desk-web-not-here", { who });
}
