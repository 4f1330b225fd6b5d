/** Small signs of the app: that there is no network, that a new version is there. */
import { ALONE } from "../app/addresses.js";
import { html, useEffect, useState } from "../app/html.js";
import { watchVersions } from "../app/keeping.js";
import { usePage } from "../app/page.js";
import { useReach } from "../app/reach.js";
import { Icon } from "./icons.js";

/** A small cloud: nothing is wrong, the network is away. */
export function Cloud() {
  const { say } = usePage();
  const reached = useReach();
  if (reached || ALONE) return null;
  return html`<span class="cloud" role="img" aria-label=${say("app-web-offline")} title=${say("app-web-offline-note")}>
    <${Icon} name="cloud" />
  </span>`;
}

/** A newer version, which the reader takes or leaves; shown where no game is under way. */
export function NewVersion() {
  const { say } = usePage();
  const [found, setFound] = useState(/** @type {{take: () => void} | null} */ (null));
  useEffect(() => void watchVersions((take) => setFound({ take })), []);
  if (!found) return null;
  return html`<section class="card new-version" role="status">
    <p>${say("app-web-new-version")}</p>
    <button class="big primary" onClick=${found.take}>${say("app-web-new-version-take")}</button>
    <button class="big" onClick=${() => setFound(null)}>${say("app-web-new-version-later")}</button>
  </section>`;
}
