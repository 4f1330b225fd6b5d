/** What holds for the whole house, a notice to everybody, and how the server is doing. */
import * as api from "../app/desk-api.js";
import { onValue } from "../app/events.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Choices, Switch } from "./settings.js";

/** @import { DeskOnPage, Seen } from "../app/use-desk.js" */
/** @typedef {{desk: DeskOnPage, seen: Seen}} Props */

const LONGEST = 280; // characters of a notice
const DAYS = [30, 90, 365, 0]; // 0: for ever

/** @param {Props} props */
export function DeskNotice({ desk, seen }) {
  const { say } = usePage();
  const [text, setText] = useState(seen.desk.notice?.text ?? "");
  const send = (/** @type {string} */ notice) => desk.act(() => api.changeRules({ notice }));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    send(text);
  };
  const clear = () => {
    setText("");
    send("");
  };
  return html`<section class="card" aria-labelledby="desk-notice">
    <h2 id="desk-notice">${say("desk-web-notice")}</h2>
    <form onSubmit=${submit}>
      <label class="field"><span>${say("desk-web-notice-label")}</span>
        <textarea rows="2" maxlength=${LONGEST} value=${text} onInput=${onValue(setText)}></textarea></label>
      <div class="card-buttons">
        <button class="primary" type="submit" disabled=${desk.busy || !text.trim()}>
          ${say("desk-web-notice-send")}
        </button>
        ${
          seen.desk.notice &&
          html`<button type="button" disabled=${desk.busy} onClick=${clear}>${say("desk-web-notice-clear")}</button>`
        }
      </div>
    </form>
  </section>`;
}

/** @param {Props} props */
export function DeskRules({ desk, seen }) {
  const { say } = usePage();
  const { messages, keep_days: keep } = seen.desk;
  const known = DAYS.includes(keep) ? DAYS : [keep, ...DAYS];
  const words = (/** @type {number} */ days) =>
    days === 0 ? say("desk-web-keep-ever") : say("desk-web-keep-days", { days });
  return html`<section class="card" aria-labelledby="desk-rules">
    <h2 id="desk-rules">${say("desk-web-rules")}</h2>
    <${Switch} label=${say("desk-web-messages")} on=${messages}
      flip=${(/** @type {boolean} */ on) => desk.act(() => api.changeRules({ messages: on }))} />
    <${Choices} label=${say("desk-web-keeping")} name="keep-days" value=${keep}
      choices=${known.map((days) => [days, words(days)])}
      choose=${(/** @type {number} */ days) => desk.act(() => api.changeRules({ keep_days: days }))} />
  </section>`;
}

/** @param {Props} props */
export function DeskServer({ desk, seen }) {
  const { say, settings } = usePage();
  const [made, setMade] = useState("");
  const { server } = seen;
  const when = new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" });
  const backup = async () => {
    const done = await desk.act(api.backup);
    if (done) setMade(say("desk-web-backup-done", { file: done.file, tables: done.tables }));
  };
  /** @type {[string, string | number][]} */
  const facts = [
    ["desk-web-version", server.version],
    ["desk-web-health", say(server.healthy ? "desk-web-healthy" : "desk-web-ill")],
    ["desk-web-database", server.database],
    ["desk-web-loaded", server.tables],
    ["desk-web-streams", server.streams],
    ["desk-web-limit-tables", server.limits.tables],
    ["desk-web-limit-streams", server.limits.streams],
    ["desk-web-backup-last", server.backup ? when.format(server.backup * 1000) : say("desk-web-backup-none")],
  ];
  return html`<section class="card" aria-labelledby="desk-server">
    <h2 id="desk-server">${say("desk-web-server")}</h2>
    <dl class="desk-facts">
      ${facts.map(([id, value]) => html`<div><dt>${say(id)}</dt><dd>${value}</dd></div>`)}
    </dl>
    <button disabled=${desk.busy} onClick=${backup}>${say("desk-web-backup")}</button>
    <p class="quiet" role="status">${made}</p>
  </section>`;
}
