/** Who sits where: a person here, somebody with a link, or the computer. */
import { onValue } from "../app/events.js";
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { useReach } from "../app/reach.js";
import { NameField } from "./name-field.js";

/** @import { SeatWanted } from "../app/types.js" */

/** @type {[SeatWanted["kind"], string][]} */
const KINDS = [
  ["here", "web-kind-here"],
  ["link", "web-kind-link"],
  ["bot", "web-kind-bot"],
];

/** @param {{number: number, seat: SeatWanted, levels: number, change: (seat: SeatWanted) => void}} props */
export function SeatField({ number, seat, levels, change }) {
  const { say, offers } = usePage();
  const setKind = onValue((kind) => change({ ...seat, kind: /** @type {SeatWanted["kind"]} */ (kind) }));
  const setName = (/** @type {string} */ name) => change({ ...seat, name });
  const setLevel = onValue((level) => change({ ...seat, level: Number(level) }));
  const reached = useReach(); // without a server there is nobody to send a link to
  const kinds = KINDS.filter(([kind]) => reached || kind !== "link");
  const chosen = seat.level ?? offers.level;
  return html`<div class="seat-field">
    <span class="seat-number" aria-hidden="true">${number}</span>
    <select aria-label=${say("web-seat-kind", { seat: number })} value=${seat.kind} onChange=${setKind}>
      ${kinds.map(
        ([kind, id]) => html`<option value=${kind} selected=${kind === seat.kind}>${say(id)}</option>`,
      )}
    </select>
    ${
      seat.kind === "here" &&
      html`<${NameField} label=${say("web-name-of", { seat: number })} own=${false}
        name=${seat.name ?? ""} set=${setName} />`
    }
    ${
      seat.kind === "bot" &&
      html`<select aria-label=${say("web-level-of", { seat: number })} value=${chosen} onChange=${setLevel}>
        ${Array.from({ length: levels }, (_, i) => i + 1).map(
          (level) => html`<option value=${level} selected=${level === chosen}>
            ${say("web-level-n", { level })}
          </option>`,
        )}
      </select>`
    }
    ${seat.kind === "link" && html`<span class="quiet">${say("web-kind-link-note")}</span>`}
  </div>`;
}
