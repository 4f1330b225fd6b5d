/** Oneself on the ladder: one's place, another device, leaving for good. */
import { isLoopback, useBases } from "../app/bases.js";
import { html, useEffect, useState } from "../app/html.js";
import * as api from "../app/ladder-api.js";
import { usePage } from "../app/page.js";
import { forgetPlayer, keepPlayer, player } from "../app/player.js";
import { CopyLine } from "./copy-line.js";
import { Dialog } from "./dialog.js";
import { Enter } from "./ladder-switch.js";
import { Choices } from "./settings.js";

/**
 * @import { LadderPlayer } from "../app/api-types.js"
 * @import { Player } from "../app/player.js"
 */

/** One's place in every game. @param {{shown: LadderPlayer, changed: () => void}} props */
export function Own({ shown, changed }) {
  const { say } = usePage();
  const [open, setOpen] = useState(/** @type {"name" | "move" | "erase" | null} */ (null));
  const close = () => setOpen(null);
  const renamed = (/** @type {Player | null} */ entered) => {
    close();
    if (entered) {
      keepPlayer(entered);
      changed();
    }
  };
  const leave = async () => {
    await api.erasePlayer(player()?.key ?? "");
    forgetPlayer();
    close();
    changed();
  };
  return html`<section class="card ladder-own" aria-labelledby="ladder-own">
    <h2 id="ladder-own">${shown.name}</h2>
    ${shown.ratings.length === 0 && html`<p class="quiet">${say("ladder-web-no-game")}</p>`}
    <ul>
      ${shown.ratings.map(
        ({ game, points, games, place }) => html`<li key=${game}>
          ${say("ladder-web-place", { game: say(`${game}-title`), place, points, games })}
        </li>`,
      )}
    </ul>
    <div class="ladder-ways">
      <button onClick=${() => setOpen("name")}>${say("ladder-web-rename")}</button>
      <button onClick=${() => setOpen("move")}>${say("ladder-web-device")}</button>
      <button onClick=${() => setOpen("erase")}>${say("ladder-web-erase")}</button>
    </div>
    ${open === "name" && html`<${Enter} done=${renamed} />`}
    ${open === "move" && html`<${OtherDevice} close=${close} />`}
    ${open === "erase" && html`<${Erase} close=${close} leave=${leave} />`}
  </section>`;
}

/** The key as a link, and as a code to scan. @param {{close: () => void}} props */
function OtherDevice({ close }) {
  const { say } = usePage();
  const { bases, base, setBase } = useBases();
  const [svg, setSvg] = useState("");
  const key = player()?.key ?? "";
  useEffect(() => {
    api.drawLink(key, base).then(
      (drawn) => setSvg(drawn.svg),
      () => setSvg(""),
    );
  }, [base]);
  const choices = bases.map((address) => [address, address.replace(/^https?:\/\//, "")]);
  return html`<${Dialog} title=${say("ladder-web-device")} close=${close}>
    <p>${say("ladder-web-device-note")}</p>
    ${
      svg &&
      html`<img class="qr" src=${`data:image/svg+xml,${encodeURIComponent(svg)}`} alt=${say("web-qr")}
        width="220" height="220" />`
    }
    <${CopyLine} text=${`${base}/ladder#${key}`} secret=${true} />
    ${
      bases.length > 1 &&
      html`<${Choices} label=${say("web-share-address")} name="base" value=${base}
        choices=${choices} choose=${setBase} />`
    }
    ${isLoopback(new URL(base).hostname) && html`<p class="quiet">${say("web-share-local")}</p>`}
  <//>`;
}

/** @param {{close: () => void, leave: () => Promise<void>}} props */
function Erase({ close, leave }) {
  const { say } = usePage();
  const [refused, setRefused] = useState("");
  const erase = () => leave().catch((error) => setRefused(error.message || say("web-offline")));
  return html`<${Dialog} title=${say("ladder-web-erase-ask")} close=${close}>
    <p>${say("ladder-web-erase-note")}</p>
    <div class="choice">
      <button class="big primary" onClick=${close}>${say("ladder-web-erase-no")}</button>
      <button class="big" onClick=${erase}>${say("ladder-web-erase-yes")}</button>
    </div>
    <p class="refused" role="status">${refused}</p>
  <//>`;
}

/**
 * A link from another device: nobody becomes somebody else without having said so.
 * @param {{playerKey: string, done: () => void}} props
 */
export function Arrive({ playerKey, done }) {
  const { say, change } = usePage();
  const [found, setFound] = useState(/** @type {LadderPlayer | null} */ (null));
  const [refused, setRefused] = useState("");
  useEffect(() => {
    api.ownPlayer(playerKey).then(setFound, (error) => setRefused(error.message || say("web-offline")));
  }, []);
  const take = () => {
    if (!found) return;
    keepPlayer({ key: playerKey, name: found.name, on: true });
    change({ name: found.name });
    done();
  };
  const other = player();
  return html`<${Dialog} title=${say("ladder-web-arrive")} close=${done}>
    ${found && html`<p>${say("ladder-web-arrive-note", { name: found.name })}</p>`}
    ${other && other.key !== playerKey && html`<p>${say("ladder-web-arrive-instead", { name: other.name })}</p>`}
    <p class="refused" role="status">${refused}</p>
    <div class="choice">
      <button class="big primary" disabled=${!found} onClick=${take}>${say("ladder-web-arrive-yes")}</button>
      <button class="big" onClick=${done}>${say("ladder-web-arrive-no")}</button>
    </div>
  <//>`;
}
