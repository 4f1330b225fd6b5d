/** The rules of a game on a page of their own. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Header } from "../parts/header.js";
import { Rulebook } from "../parts/rulebook.js";

/** @param {{argument: string}} props */
export default function RulesScreen({ argument }) {
  const { say } = usePage();
  const clause = /^#clause-(.+)$/.exec(location.hash)?.[1] ?? null;
  const title = say("web-rules-of", { game: say(`${argument}-title`) });
  return html`<${Header} title=${title} back=${`/box/${argument}`} />
    <main id="main" class="plain">
      <${Rulebook} game=${argument} clause=${clause} />
    </main>`;
}
