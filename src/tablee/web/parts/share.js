/** The link for the others, as text and as a code to scan. */
import * as api from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { CopyLine } from "./copy-line.js";
import { Dialog } from "./dialog.js";
import { Choices } from "./settings.js";

/** @param {{snapshot: import("../app/types.js").Snapshot, close: () => void}} props */
export function Share({ snapshot, close }) {
  const { say } = usePage();
  const [bases, setBases] = useState([location.origin]);
  const [base, setBase] = useState(location.origin);
  useEffect(() => {
    api.host().then(
      ({ addresses }) => {
        const all = [...new Set([location.origin, ...addresses])];
        setBases(all);
        if (isLoopback(location.hostname) && addresses.length > 0) setBase(addresses[0]);
      },
      () => {},
    );
  }, []);
  const link = `${base}/t/${snapshot.table}`;
  const free = snapshot.seats.filter(({ open }) => open).length;
  return html`<${Dialog} title=${say("web-share")} close=${close}>
    <p>${say("web-share-note", { free })}</p>
    <img class="qr" src=${`/api/tables/${snapshot.table}/qr.svg?base=${encodeURIComponent(base)}`} alt=${say("web-qr")} width="220" height="220" />
    <${CopyLine} text=${link} />
    ${bases.length > 1 && html`<${Choices} label=${say("web-share-address")} name="base" value=${base} choices=${bases.map((address) => [address, address.replace(/^https?:\/\//, "")])} choose=${setBase} />`}
    ${isLoopback(new URL(base).hostname) && html`<p class="quiet">${say("web-share-local")}</p>`}
  <//>`;
}

/** @param {string} hostname */
function isLoopback(hostname) {
  return hostname === "localhost" || hostname.startsWith("127.") || hostname === "[::1]";
}
