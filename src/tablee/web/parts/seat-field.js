/** Who sits where: a person here, somebody with a link, or the computer. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";

const KINDS = [
  ["here", "web-kind-here"],
  ["link", "web-kind-link"],
  ["bot", "web-kind-bot"],
];

/** @param {{number: number, seat: any, levels: number, change: (seat: any) => void}} props */
export function SeatField({ number, seat, levels, change }) {
  const { say } = usePage();
  return html`<div class="seat-field">
    <span class="seat-number" aria-hidden="true">${number}</span>
    <select aria-label=${say("web-seat-kind", { seat: number })} value=${seat.kind} onChange=${(event) => change({ ...seat, kind: event.target.value })}>
      ${KINDS.map(([kind, id]) => html`<option value=${kind} selected=${kind === seat.kind}>${say(id)}</option>`)}
    </select>
    ${
      seat.kind === "here" &&
      html`<input aria-label=${say("web-name-of", { seat: number })} maxlength="24" placeholder=${say("web-name")} value=${seat.name ?? ""} onInput=${(event) => change({ ...seat, name: event.target.value })} />`
    }
    ${
      seat.kind === "bot" &&
      html`<select aria-label=${say("web-level-of", { seat: number })} value=${seat.level} onChange=${(event) => change({ ...seat, level: Number(event.target.value) })}>
      ${Array.from({ length: levels }, (_, i) => html`<option value=${i + 1} selected=${i + 1 === (seat.level ?? 3)}>${say("web-level-n", { level: i + 1 })}</option>`)}
    </select>`
    }
    ${seat.kind === "link" && html`<span class="quiet">${say("web-kind-link-note")}</span>`}
  </div>`;
}
