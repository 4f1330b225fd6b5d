/** "Me prévenir": a notification on this device, a mail, a feed; quiet hours; off with one touch. */
import { ApiError } from "../app/api.js";
import { onChecked, onValue } from "../app/events.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import * as told from "../app/told.js";
import { CopyLine } from "./copy-line.js";
import { Switch } from "./settings.js";

/**
 * @import { NoticesShown, Quiet, SubscriptionShown } from "../app/api-types.js"
 * @import { Snapshot } from "../app/types.js"
 * @typedef {{id: string, shown: NoticesShown, quiet: Quiet | null, act: Act}} Ways
 * @typedef {(request: () => Promise<NoticesShown | null>) => Promise<void>} Act what fails is said
 */

const NIGHT = { start: 22 * 60, end: 8 * 60 }; // minutes of the day

/** @param {{snapshot: Snapshot}} props */
export function Told({ snapshot }) {
  const { say } = usePage();
  const id = snapshot.table;
  const [shown, setShown] = useState(/** @type {NoticesShown | null} */ (null));
  const [hours, setHours] = useState(/** @type {{start: number, end: number} | null} */ (null));
  const [refusal, setRefusal] = useState("");
  /** @param {NoticesShown | null} answer */
  const take = (answer) => {
    if (!answer) return;
    setShown(answer);
    const quiet = answer.subscriptions.find((one) => one.quiet)?.quiet;
    if (quiet) setHours({ start: quiet.start, end: quiet.end });
  };
  /** @type {Act} */
  const act = async (request) => {
    setRefusal("");
    try {
      take(await request());
    } catch (error) {
      const known = error instanceof ApiError && error.message;
      setRefusal(known || say("web-offline"));
    }
  };
  useEffect(() => void act(() => told.notices(id)), [id]);
  if (!shown || snapshot.result) return null;
  const asQuiet = (/** @type {typeof hours} */ chosen) => chosen && told.quietHours(chosen.start, chosen.end);
  const quiet = asQuiet(hours);
  const choose = (/** @type {typeof hours} */ chosen) => {
    setHours(chosen);
    if (shown.subscriptions.length > 0) act(() => told.setQuiet(id, asQuiet(chosen)));
  };
  const ways = { id, shown, quiet, act };
  const off = () => act(() => told.tellNoMore(id, null));
  return html`<section class="told" aria-labelledby="told">
    <h3 id="told">${say("notices-web-title")}</h3>
    <p class="quiet">${say("notices-web-note")}</p>
    ${shown.push && html`<${ByPush} ...${ways} />`}
    ${shown.mail && html`<${ByMail} ...${ways} />`}
    ${(shown.push || shown.mail) && html`<${QuietHours} hours=${hours} choose=${choose} />`}
    <${Feeds} id=${id} feed=${shown.feed} />
    ${
      shown.subscriptions.length > 0 &&
      html`<button class="big" onClick=${off}>${say("notices-web-off")}</button>`
    }
    <p class="refused" role="alert">${refusal}</p>
  </section>`;
}

/** This browser. @param {Ways} props */
function ByPush({ id, shown, quiet, act }) {
  const { say } = usePage();
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState("");
  const state = told.pushState();
  useEffect(() => void told.ownName().then(setName), [shown]);
  const own = shown.subscriptions.find((one) => one.kind === "push" && one.name === name);
  const begin = async () => {
    try {
      const keys = await told.subscribe(shown.push ?? "");
      setProblem(keys ? "" : "denied");
      if (keys) await act(() => told.tellByPush(id, { ...keys, quiet }));
    } catch {
      setProblem("failed");
    }
  };
  const flip = (/** @type {boolean} */ on) => (on ? begin() : own && act(() => told.tellNoMore(id, own.id)));
  const note = state === "able" ? problem : state;
  return html`<${Switch} label=${say("notices-web-push")} on=${Boolean(own)} off=${state !== "able"} flip=${flip} />
    ${note && html`<p class="quiet" role="status">${say(`notices-web-push-${note}`)}</p>`}`;
}

/** @param {Ways} props */
function ByMail({ id, shown, quiet, act }) {
  const { say } = usePage();
  const [address, setAddress] = useState("");
  const known = shown.subscriptions.filter(({ kind }) => kind === "mail");
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    act(() => told.tellByMail(id, { address: address.trim(), quiet }));
  };
  return html`<form class="told-mail" onSubmit=${begin}>
      <label>
        <span>${say("notices-web-mail")}</span>
        <input type="email" required maxlength="254" autocomplete="email" value=${address}
          onInput=${onValue(setAddress)} />
      </label>
      <button type="submit">${say("notices-web-mail-go")}</button>
    </form>
    ${known.map((one) => html`<${Address} key=${one.id} ...${{ id, one, act }} />`)}`;
}

/** @param {{id: string, one: SubscriptionShown, act: Act}} props */
function Address({ id, one, act }) {
  const { say } = usePage();
  const words = { address: one.name };
  const off = () => act(() => told.tellNoMore(id, one.id));
  return html`<p role="status">${say(one.confirmed ? "notices-web-mail-on" : "notices-web-mail-wait", words)}</p>
    <button class="small" onClick=${off}>${say("notices-web-mail-off", words)}</button>`;
}

/**
 * @param {{
 *   hours: {start: number, end: number} | null, choose: (hours: {start: number, end: number} | null) => void,
 * }} props
 */
function QuietHours({ hours, choose }) {
  const { say } = usePage();
  /** @param {"start" | "end"} name */
  const field = (name) =>
    hours &&
    html`<label>
      <span>${say(`notices-web-quiet-${name}`)}</span>
      <input type="time" required value=${clockTime(hours[name])}
        onChange=${onValue((value) => value && choose({ ...hours, [name]: minutes(value) }))} />
    </label>`;
  return html`<label class="switch">
      <input type="checkbox" role="switch" checked=${hours !== null}
        onChange=${onChecked((on) => choose(on ? NIGHT : null))} />
      <span class="track" aria-hidden="true"></span>
      <span>${say("notices-web-quiet")}</span>
    </label>
    ${hours && html`<div class="quiet-hours">${field("start")}${field("end")}</div>`}`;
}

/** @param {{id: string, feed: string}} props */
function Feeds({ id, feed }) {
  const { say, settings } = usePage();
  const address = (/** @type {string} */ file) =>
    `${location.origin}/api/tables/${id}/${file}?key=${feed}&lang=${settings.language}`;
  return html`<details class="feeds">
    <summary>${say("notices-web-feed")}</summary>
    <p class="quiet">${say("notices-web-feed-note")}</p>
    <h4>${say("notices-web-feed-atom")}</h4>
    <${CopyLine} text=${address("feed.atom")} />
    <h4>${say("notices-web-feed-calendar")}</h4>
    <${CopyLine} text=${address("turn.ics")} />
  </details>`;
}

/** @param {number} minute of the day */
function clockTime(minute) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** @param {string} time as a field has it */
function minutes(time) {
  const [hour, minute] = time.split(":").map(Number);
  return 60 * hour + minute;
}
