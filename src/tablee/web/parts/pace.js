/** Games over days: choosing the pace, until when to play, days off. */
import { onValue } from "../app/events.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { usePassed } from "../app/time.js";
import { Choices } from "./settings.js";

/**
 * @import { Pace } from "../app/api-types.js"
 * @import { NameOf, Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 */

const DAYS = [1, 3, 7]; // for a move
const DAYS_OFF = [0, 7, 14];
/** @type {Pace} */
const USUAL = { days: 1, holidays: 7, after: "bot" };

/** @param {{pace: Pace | null, timed: boolean, choose: (pace: Pace | null) => void}} props */
export function PaceField({ pace, timed, choose }) {
  const { say } = usePage();
  const counted = (/** @type {number} */ days) => say("notices-web-days", { days });
  const paces = DAYS.map((days) => [days, say("notices-web-pace-days", { days })]);
  const offs = DAYS_OFF.map((days) => [days, days ? counted(days) : say("notices-web-days-off-none")]);
  const set = (/** @type {Partial<Pace>} */ some) => choose({ ...(pace ?? USUAL), ...some });
  return html`<${Choices} label=${say("notices-web-pace")} name="pace" value=${pace?.days ?? null}
      choices=${[[null, say("notices-web-pace-together")], ...paces]}
      choose=${(/** @type {number | null} */ days) => (days === null ? choose(null) : set({ days }))} />
    ${
      pace &&
      html`<${Choices} label=${say("notices-web-days-off")} name="days-off" value=${pace.holidays}
        choices=${offs} choose=${(/** @type {number} */ holidays) => set({ holidays })} />`
    }
    ${
      pace &&
      timed &&
      html`<${Choices} label=${say("notices-web-after")} name="after" value=${pace.after}
        choices=${[["bot", say("notices-web-after-bot")], ["clock", say("notices-web-after-clock")]]}
        choose=${(/** @type {Pace["after"]} */ after) => set({ after })} />`
    }`;
}

/**
 * A moment, as people write it, in few letters: a phone shows it in one line.
 * @param {number} at @param {string} language
 */
function written(at, language) {
  const form = /** @type {const} */ ({ weekday: "short", day: "numeric", month: "short", hour: "numeric" });
  return new Intl.DateTimeFormat(language, { ...form, minute: "2-digit" }).format(at * 1000);
}

/**
 * Until when whoever is to move may take; always as high, so that the board keeps its place.
 * @param {{snapshot: Snapshot}} props
 */
export function Deadline({ snapshot }) {
  const page = usePage();
  if (!snapshot.pace || snapshot.result) return null;
  return html`<p class="deadline quiet">${deadlineText(snapshot, page) || "\u00a0"}</p>`;
}

/** @param {Snapshot} snapshot @param {ReturnType<typeof usePage>} page */
function deadlineText({ clock, seats }, { say, settings }) {
  if (!clock) return "";
  const date = written(clock.ends, settings.language);
  return seats[clock.seat - 1].mine
    ? say("notices-web-deadline-yours", { date })
    : say("notices-web-deadline-other", { date });
}

/** Who is off, and one's own days off. @param {{snapshot: Snapshot, table: TableOnPage, name: NameOf}} props */
export function DaysOff({ snapshot, table, name }) {
  const { say } = usePage();
  const own = snapshot.seats.find(({ mine }) => mine);
  if (!snapshot.pace || snapshot.result) return null;
  return html`<section class="days-off" aria-labelledby="days-off">
    <h3 id="days-off">${say("notices-web-holiday")}</h3>
    <${Deadline} snapshot=${snapshot} />
    ${snapshot.seats
      .filter((seat) => !seat.mine)
      .map((seat) => html`<${Resting} key=${seat.seat} until=${seat.off_until} who=${name(seat.seat)} />`)}
    ${own && html`<${OwnDaysOff} until=${own.off_until} left=${own.days_off} table=${table} />`}
  </section>`;
}

/** @param {{until: number | null, who: string}} props */
function Resting({ until, who }) {
  const { say, settings } = usePage();
  const over = usePassed(until);
  if (until === null || over) return null;
  return html`<p class="quiet">${say("notices-web-resting", { who, date: written(until, settings.language) })}</p>`;
}

/** @param {{until: number | null, left: number, table: TableOnPage}} props */
function OwnDaysOff({ until, left, table }) {
  const { say, settings } = usePage();
  const [days, setDays] = useState(1);
  const over = usePassed(until);
  if (until !== null && !over) {
    const date = written(until, settings.language);
    return html`<p role="status">${say("notices-web-holiday-until", { date })}</p>
      <button class="big primary" onClick=${() => table.takeHoliday(0)}>${say("notices-web-holiday-back")}</button>`;
  }
  const choices = Array.from({ length: left }, (_, i) => i + 1);
  const chosen = Math.min(days, left);
  return html`<p class="quiet">${say("notices-web-holiday-note", { days: left })}</p>
    ${
      left > 0 &&
      html`<div class="days-off-ask">
        <label>
          <span>${say("notices-web-holiday-days")}</span>
          <select onChange=${onValue((value) => setDays(Number(value)))}>
            ${choices.map((n) => html`<option value=${n} selected=${n === chosen}>${n}</option>`)}
          </select>
        </label>
        <button onClick=${() => table.takeHoliday(chosen)}>${say("notices-web-holiday-go")}</button>
      </div>`
    }`;
}
