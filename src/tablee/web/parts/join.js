/** A place is free: sit down with a name, or only watch. */
import { html, useState } from "../app/html.js";
import { nameToSend } from "../app/names.js";
import { usePage } from "../app/page.js";
import { NameField } from "./name-field.js";
import { DealKnown } from "./travel.js";

/**
 * @import { Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 */

/** @param {{snapshot: Snapshot, table: TableOnPage}} props */
export function Join({ snapshot, table }) {
  const { say, settings, change, offers } = usePage();
  const [name, setName] = useState(settings.name);
  const [watching, setWatching] = useState(false);
  const free = snapshot.seats.filter(({ vacant }) => vacant);
  const seated = snapshot.seats.some(({ mine }) => mine);
  if (seated || watching || free.length === 0 || snapshot.result || snapshot.away) return null;
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    change({ name });
    table.join(null, nameToSend(name, offers, say));
  };
  return html`<form class="card join" onSubmit=${sit}>
    <h2>${say("web-join-title")}</h2>
    <label>
      <span>${say("web-name")}</span>
      <${NameField} name=${name} set=${setName} />
    </label>
    <${DealKnown} snapshot=${snapshot} />
    <button class="big primary" type="submit">${say("web-join")}</button>
    <button class="big" type="button" onClick=${() => setWatching(true)}>${say("web-watch")}</button>
  </form>`;
}
