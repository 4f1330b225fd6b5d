/** The link for the others, as text and as a code to scan. */
import { isLoopback, useBases } from "../app/bases.js";
import { houseOf } from "../app/house.js";
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { go } from "../app/router.js";
import { CopyLine } from "./copy-line.js";
import { Dialog } from "./dialog.js";
import { Doors, TableCode } from "./doors.js";
import { Icon } from "./icons.js";
import { Choices } from "./settings.js";

/**
 * @import { Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 */

/** @param {{snapshot: Snapshot, table: TableOnPage, close: () => void}} props */
export function Share({ snapshot, table, close }) {
  const { say, settings } = usePage();
  const { bases, base, setBase } = useBases();
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
    <${TableCode} id=${snapshot.table} />
    ${
      bases.length > 1 &&
      html`<${Choices} label=${say("web-share-address")} name="base" value=${base}
        choices=${choices} choose=${setBase} />`
    }
    ${isLoopback(new URL(base).hostname) && html`<p class="quiet">${say("web-share-local")}</p>`}
    ${houseOf(snapshot.table).spectate && html`<${LargeScreen} id=${snapshot.table} />`}
    <${Doors} snapshot=${snapshot} table=${table} />
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

/** This device becomes the large screen; the touch lets it fill the whole of it. @param {{id: string}} props */
function LargeScreen({ id }) {
  const { say } = usePage();
  const show = () => {
    document.documentElement.requestFullscreen?.().catch(() => {});
    go(`/tv/${id}`);
  };
  return html`<button class="big" onClick=${show}><${Icon} name="tv" />${say("tv-web-show")}</button>
    <p class="quiet">${say("tv-web-show-note")}</p>`;
}
