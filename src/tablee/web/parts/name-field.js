/** A name: written freely or, where the house has a list of names, chosen from it. */
import { onValue } from "../app/events.js";
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";

/**
 * `label`: what is read of it where no text stands beside it.
 * @param {{name: string, set: (name: string) => void, label?: string, own?: boolean}} props
 */
export function NameField({ name, set, label, own = true }) {
  const { say, offers } = usePage();
  if (!offers.names) {
    return html`<input value=${name} maxlength=${offers.name_length} aria-label=${label}
      placeholder=${label && say("web-name")} autocomplete=${own ? "nickname" : "off"} onInput=${onValue(set)} />`;
  }
  return html`<select value=${name} aria-label=${label} onChange=${onValue(set)}>
    <option value="" selected=${name === ""}>${say("names-web-none")}</option>
    ${offers.names.map((one) => html`<option value=${one} selected=${one === name}>${one}</option>`)}
  </select>`;
}
