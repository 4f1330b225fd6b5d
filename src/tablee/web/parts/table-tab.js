/** The table itself: a word to the others, the link, one's seat, who is coming. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { tokenOf } from "../app/store.js";
import { CopyLine } from "./copy-line.js";
import { Icon } from "./icons.js";
import { MESSAGES } from "./messages.js";

/** @param {any} props */
export function TableTab({ snapshot, table, name, shown, share }) {
  const { say } = usePage();
  const token = tokenOf(snapshot.table);
  const seated = snapshot.seats.some(({ mine }) => mine);
  return html`
    <button class="big" onClick=${share}><${Icon} name="share" />${say("web-share")}</button>
    ${seated && html`<${Messages} ...${{ snapshot, table, name, shown }} />`}
    ${seated && html`<${OwnSeat} ...${{ snapshot, table, shown }} />`}
    ${seated && token && html`<h3>${say("web-seat-link")}</h3><p class="quiet">${say("web-seat-link-note")}</p><${CopyLine} text=${`${location.origin}/t/${snapshot.table}#${token}`} secret=${true} />`}
    ${snapshot.commitment && html`<h3>${say("web-fair")}</h3><p class="quiet">${say("web-fair-note")}</p><code class="digest">${snapshot.commitment}</code>`}
    ${snapshot.seed && html`<p class="quiet">${say("web-fair-seed")}</p><code class="digest">${snapshot.seed}</code><a class="button big" href=${`/replay/${snapshot.table}`}>${say("web-fair-check")}</a>`}`;
}

/** Preset words, so that nobody has to moderate anybody. */
function Messages({ snapshot, table, name, shown }) {
  const { say } = usePage();
  return html`<h3>${say("web-messages")}</h3>
    <div class="message-buttons">${Object.entries(MESSAGES).map(([message, id]) => html`<button class="small" onClick=${() => table.message(shown, message)}>${say(id)}</button>`)}</div>
    <ul class="messages">${snapshot.messages.slice(-6).map(({ seat, message }) => html`<li><strong>${name(seat)}</strong> ${say(MESSAGES[message])}</li>`)}</ul>`;
}

/** Let a bot play for me for a while. */
function OwnSeat({ snapshot, table, shown }) {
  const { say } = usePage();
  const seat = snapshot.seats[shown - 1];
  if (!seat?.mine || seat.kind === "bot" || snapshot.result) return null;
  return seat.bot === null
    ? html`<button class="big" onClick=${() => table.takeover(shown, 3)}><${Icon} name="robot" />${say("web-play-for-me")}</button>`
    : html`<button class="big primary" onClick=${() => table.takeover(shown, null)}>${say("web-take-back")}</button>`;
}
