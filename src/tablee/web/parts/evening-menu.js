/** What is done with an evening as a whole: inviting, the big screen, paper, files. */

import { code } from "../app/evening-api.js";
import { addressForOthers } from "../app/evening-links.js";
import { saveFile } from "../app/files.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { CopyLine } from "./copy-line.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";

/** @import { Evening } from "../app/evening-api.js" */

/** @param {{snapshot: Evening}} props */
export function EveningMenu({ snapshot }) {
  const { say } = usePage();
  const [open, setOpen] = useState(false);
  return html`<button class="icon-button" aria-label=${say("evening-web-more")} onClick=${() => setOpen(true)}>
      <${Icon} name="share" />
    </button>
    ${open && html`<${Sharing} snapshot=${snapshot} close=${() => setOpen(false)} />`}`;
}

/** @param {{snapshot: Evening, close: () => void}} props */
function Sharing({ snapshot, close }) {
  const { say, settings } = usePage();
  const { base, letters } = useInvitation(snapshot.evening);
  const lang = settings.language;
  const at = `/api/evenings/${snapshot.evening}`;
  const print = () => {
    close();
    setTimeout(() => window.print()); // after the dialog has gone
  };
  return html`<${Dialog} title=${say("evening-web-share")} close=${close}>
    <p>${say("evening-web-share-note")}</p>
    <img class="qr" src="${at}/qr.svg?base=${encodeURIComponent(base)}&lang=${lang}" alt=${say("web-qr")}
      width="180" height="180" />
    ${letters && html`<p class="code">${say("evening-web-code")} <strong>${letters}</strong></p>`}
    <${CopyLine} text=${`${base}/e/${snapshot.evening}?lang=${lang}`} />
    <div class="files">
      <a class="button" href="/e/${snapshot.evening}/tv" target="_blank">${say("evening-web-tv")}</a>
      <button onClick=${print}>${say("evening-web-print")}</button>
      <a class="button" href="${at}/standing.csv?lang=${lang}" download>${say("evening-web-csv-standing")}</a>
      <a class="button" href="${at}/results.csv?lang=${lang}" download>${say("evening-web-csv-results")}</a>
      <button onClick=${() => saveFile(`${snapshot.name}.json`, snapshot)}>${say("evening-web-json")}</button>
    </div>
  <//>`;
}

/** Where others reach the evening, and its four letters. @param {string} id */
export function useInvitation(id) {
  const [base, setBase] = useState(location.origin);
  const [letters, setLetters] = useState("");
  useEffect(() => {
    addressForOthers().then(setBase);
    code(id).then(
      (shown) => setLetters(shown.code),
      () => {}, // the link leads there too
    );
  }, [id]);
  return { base, letters };
}
