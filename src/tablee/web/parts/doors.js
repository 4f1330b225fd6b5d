/** Who may come to a table: nobody without the link, unless its host opens it. And four letters that lead there. */
import * as api from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { serverTime } from "../app/time.js";
import { Switch } from "./settings.js";

/**
 * @import { Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 */

/** @param {{snapshot: Snapshot, table: TableOnPage}} props */
export function Doors({ snapshot, table }) {
  const { say } = usePage();
  const { open, watch } = snapshot.doors;
  if (snapshot.result) return null;
  const list = (/** @type {{open?: boolean, watch?: boolean}} */ some) =>
    table.list({ open, watch, ...some });
  return html`<section class="doors" aria-labelledby="doors">
    <h3 id="doors">${say("hall-web-doors")}</h3>
    <p class="quiet" role="status">${say(open || watch ? "hall-web-doors-listed" : "hall-web-doors-private")}</p>
    ${
      snapshot.host &&
      html`<${Switch} label=${say("hall-web-doors-open")} on=${open}
          flip=${(/** @type {boolean} */ on) => list({ open: on })} />
        <${Switch} label=${say("hall-web-doors-watch")} on=${watch}
          flip=${(/** @type {boolean} */ on) => list({ watch: on })} />`
    }
  </section>`;
}

/** The table's code, to be read out; nothing where the house has none. @param {{id: string}} props */
export function TableCode({ id }) {
  const { say } = usePage();
  const code = useCode(id);
  return (
    code &&
    html`<p class="table-code"><span>${say("hall-web-code-shown")}</span> <strong>${code}</strong></p>`
  );
}

/** The code of a table as long as it is shown; asked for again when it expires. @param {string} id */
export function useCode(id) {
  const [code, setCode] = useState(/** @type {{code: string, expires: number} | null} */ (null));
  useEffect(() => {
    let timer = 0;
    const ask = () =>
      api.codeOf(id).then(
        (found) => {
          setCode(found);
          timer = setTimeout(ask, Math.min(2 ** 31 - 1, Math.max(1, found.expires - serverTime()) * 1000));
        },
        () => {},
      );
    ask();
    return () => clearTimeout(timer);
  }, [id]);
  return code?.code ?? null;
}

/** When a bot takes the seat that is still free. @param {{fills: number}} props */
export function Filling({ fills }) {
  const { say } = usePage();
  const [now, setNow] = useState(serverTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), 500);
    return () => clearInterval(timer);
  }, []);
  return html`<p class="filling">${say("hall-web-filling", { seconds: Math.max(0, Math.ceil(fills - now)) })}</p>`;
}
