/** The link for the others, as text and as a code to scan. */
import * as api from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { CopyLine } from "./copy-line.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { Choices } from "./settings.js";

/** @import { Snapshot } from "../app/types.js" */

/** @param {{snapshot: Snapshot, close: () => void}} props */
export function Share({ snapshot, close }) {
  const { say, settings } = usePage();
  const [bases, setBases] = useState([location.origin]);
  const [base, setBase] = useState(location.origin);
  useEffect(() => {
    const offer = (/** @type {string[]} */ addresses) => {
      setBases([...new Set([location.origin, ...addresses])]);
      if (isLoopback(location.hostname) && addresses.length > 0) setBase(addresses[0]);
    };
    api.host().then(
      ({ addresses }) => offer(addresses), // asked again: a laptop may have moved to another network
      () => {},
    );
  }, []);
  const lang = settings.language; // in which a chat shows the link
  const link = `${base}/t/${snapshot.table}?lang=${lang}`;
  const code = `/api/tables/${snapshot.table}/qr.svg?base=${encodeURIComponent(base)}&lang=${lang}`;
  const choices = bases.map((address) => [address, address.replace(/^https?:\/\//, "")]);
  const free = snapshot.seats.filter(({ vacant }) => vacant).length;
  return html`<${Dialog} title=${say("web-share")} close=${close}>
    <p>${say("web-share-note", { free })}</p>
    ${"share" in navigator && html`<${Send} game=${snapshot.game} link=${link} />`}
    <img class="qr" src=${code} alt=${say("web-qr")} width="220" height="220" />
    <${CopyLine} text=${link} />
    ${
      bases.length > 1 &&
      html`<${Choices} label=${say("web-share-address")} name="base" value=${base}
        choices=${choices} choose=${setBase} />`
    }
    ${isLoopback(new URL(base).hostname) && html`<p class="quiet">${say("web-share-local")}</p>`}
  <//>`;
}

/** The device's own way to send a link; plain http has none. @param {{game: string, link: string}} props */
function Send({ game, link }) {
  const { say } = usePage();
  const title = say(`${game}-title`);
  const send = () =>
    navigator.share({ title, text: say("web-invitation-anybody", { game: title }), url: link });
  return html`<button class="big primary" onClick=${() => send().catch(() => {})}>
    <${Icon} name="share" />${say("web-share-send")}
  </button>`;
}

/** @param {string} hostname */
function isLoopback(hostname) {
  return hostname === "localhost" || hostname.startsWith("127.") || hostname === "[::1]";
}
