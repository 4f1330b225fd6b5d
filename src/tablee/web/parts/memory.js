/** The house's memory, on the shelf: the ways to the ladder, to finished games and to one's own; taking part. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { LadderSwitch } from "./ladder-switch.js";

/** A house without books has no ladder: only one's own games are left. */
export function Memory() {
  const { say, offers } = usePage();
  if (!offers.ladder) return html`<p class="quiet"><a href="/mine">${say("ladder-web-mine")}</a></p>`;
  return html`<section class="memory" aria-labelledby="memory">
    <h2 id="memory">${say("ladder-web-title")}</h2>
    <${LadderSwitch} />
    <p class="memory-ways">
      <a class="button" href="/ladder">${say("ladder-web-look")}</a>
      <a class="button" href="/mine">${say("ladder-web-mine")}</a>
      <a class="button" href="/finished">${say("ladder-web-finished")}</a>
    </p>
  </section>`;
}
