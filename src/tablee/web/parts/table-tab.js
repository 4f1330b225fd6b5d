/** The table itself: a word to the others, the link, one's seat, who is coming. */
import { ALONE } from "../app/addresses.js";
import { useHouseNews } from "../app/house-news.js";
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { isNear, tokenOf } from "../app/store.js";
import { CopyLine } from "./copy-line.js";
import { Icon } from "./icons.js";
import { messageText } from "./messages.js";
import { DaysOff } from "./pace.js";
import { Told } from "./told.js";
import { DealKnown, Travel } from "./travel.js";

/**
 * @import { NameOf, Parts, Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 * @typedef {{snapshot: Snapshot, table: TableOnPage, shown: number}} OwnTable
 */

const LATEST = 6; // messages that are listed

/** @param {OwnTable & {name: NameOf, share: () => void, parts: Parts | null}} props */
export function TableTab({ snapshot, table, name, shown, share, parts }) {
  const { say, offers } = usePage();
  const seated = snapshot.seats.some(({ mine }) => mine);
  const { messages } = useHouseNews();
  const shared = !ALONE && !isNear(snapshot.table); // nobody else gets to a table of this device
  const others = snapshot.seats.some(({ mine, kind }) => !mine && kind !== "bot");
  const talking = seated && others && messages && !snapshot.hushed && offers.messages.length > 0;
  return html`
    ${
      shared &&
      html`<button class="big" onClick=${share}><${Icon} name="share" />${say("web-share")}</button>`
    }
    ${talking && html`<${Messages} ...${{ snapshot, table, name, shown }} />`}
    ${seated && html`<${OwnSeat} ...${{ snapshot, table, shown }} />`}
    <${DaysOff} ...${{ snapshot, table, name }} />
    ${seated && shared && html`<${Told} snapshot=${snapshot} />`}
    <${Travel} snapshot=${snapshot} name=${name} />
    ${seated && shared && html`<${SeatLink} table=${snapshot.table} />`}
    <${Sets} parts=${parts} />
    <${Fairness} snapshot=${snapshot} />`;
}

/** The way back to one's seat, from any device. @param {{table: string}} props */
function SeatLink({ table }) {
  const { say } = usePage();
  const token = tokenOf(table);
  if (!token) return null;
  return html`<h3>${say("web-seat-link")}</h3>
    <p class="quiet">${say("web-seat-link-note")}</p>
    <${CopyLine} text=${`${location.origin}/t/${table}#${token}`} secret=${true} />`;
}

/**
 * The component sets that are played with, where they are not those of the box.
 * @param {{parts: Parts | null}} props
 */
function Sets({ parts }) {
  const { say } = usePage();
  const own = Object.values(parts ?? {}).filter((set) => set.name);
  return own.map(
    (set) => html`<h3>${say("web-set-name", { name: set.name })}</h3>
      ${set.comment && html`<p class="quiet">${set.comment}</p>`}`,
  );
}

/** What the deal was committed to and, once it is over, the seed. @param {{snapshot: Snapshot}} props */
function Fairness({ snapshot }) {
  const { say } = usePage();
  return html`
    ${
      snapshot.commitment &&
      html`<h3>${say("web-fair")}</h3>
        <p class="quiet">${say("web-fair-note")}</p>
        <code class="digest">${snapshot.commitment}</code>
        <${DealKnown} snapshot=${snapshot} />`
    }
    ${
      snapshot.seed &&
      html`<p class="quiet">${say("web-fair-seed")}</p>
        <code class="digest">${snapshot.seed}</code>
        <a class="button big" href=${`/replay/${snapshot.table}`}>${say("web-fair-check")}</a>`
    }`;
}

/** Preset words, so that nobody has to moderate anybody. @param {OwnTable & {name: NameOf}} props */
function Messages({ snapshot, table, name, shown }) {
  const { say, offers } = usePage();
  return html`<h3>${say("web-messages")}</h3>
    <div class="message-buttons">
      ${offers.messages.map(
        (message) => html`<button class="small" onClick=${() => table.message(shown, message)}>
          ${messageText(message, say)}
        </button>`,
      )}
    </div>
    <ul class="messages">
      ${snapshot.messages
        .slice(-LATEST)
        .map(
          ({ seat, message }) => html`<li><strong>${name(seat)}</strong> ${messageText(message, say)}</li>`,
        )}
    </ul>`;
}

/** Let a bot play for me for a while. @param {OwnTable} props */
function OwnSeat({ snapshot, table, shown }) {
  const { say, offers } = usePage();
  const seat = snapshot.seats[shown - 1];
  if (!seat?.mine || seat.kind === "bot" || snapshot.result) return null;
  if (seat.bot !== null) {
    const back = () => table.takeover(shown, null);
    return html`<button class="big primary" onClick=${back}>${say("web-take-back")}</button>`;
  }
  const rest = () => table.takeover(shown, offers.level);
  return html`<button class="big" onClick=${rest}><${Icon} name="robot" />${say("web-play-for-me")}</button>`;
}
