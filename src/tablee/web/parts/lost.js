/** Nothing is here: says so, and leads back to the shelf. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Header } from "./header.js";
import { Icon } from "./icons.js";

/** @param {{title: string, text: string}} props */
export function Lost({ title, text }) {
  const { say } = usePage();
  return html`<${Header} title=${title} back="/" />
    <main id="main" class="plain lost-page">
      <svg viewBox="0 0 240 120" aria-hidden="true">
        <ellipse cx="120" cy="104" rx="96" ry="10" class="lost-shade" />
        <path d="M52 62V100M188 62V100" class="lost-leg" />
        <path d="M24 60L52 28H188L216 60Z" class="lost-table" />
        <circle cx="120" cy="45" r="9" class="lost-spot" />
      </svg>
      <p class="lead">${text}</p>
      <a class="button big primary" href="/"><${Icon} name="back" />${say("web-to-shelf")}</a>
    </main>`;
}
