/** The rules of a game as numbered clauses, opened at one of them. */
import * as api from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Diagram, useDiagrams } from "./diagram.js";

/** @param {{game: string, clause: string | null}} props */
export function Clauses({ game, clause }) {
  const { say, settings } = usePage();
  const [rules, setRules] = useState(/** @type {any} */ (null));
  useEffect(
    () => void api.rules(game).then(setRules, () => setRules({ clauses: [] })),
    [game, settings.language],
  );
  useEffect(() => {
    if (rules && clause) document.getElementById(`clause-${clause}`)?.scrollIntoView({ block: "start" });
  }, [rules, clause]);
  const diagrams = useDiagrams(game);
  if (!rules) return html`<p class="quiet" aria-busy="true">${say("web-loading")}</p>`;
  return html`<div class="clauses">${rules.clauses.map((part) => html`<${ClauseText} key=${part.id ?? part.heading} ...${{ game, part, diagrams: diagrams.filter((diagram) => diagram.clause === part.id) }} lit=${clause !== null && part.id === clause} />`)}</div>`;
}

/** @param {{game: string, part: any, diagrams: any[], lit: boolean}} props */
function ClauseText({ game, part, diagrams, lit }) {
  const paragraphs = part.paragraphs ?? part.text ?? [];
  return html`<section id=${part.id ? `clause-${part.id}` : undefined} class=${lit ? "clause lit" : "clause"}>
    ${part.heading && html`<h3>${part.id && html`<span class="clause-number">${part.id}</span>`} ${part.heading}</h3>`}
    ${paragraphs.map((paragraph) => (paragraph.startsWith("|") ? html`<${Rows} text=${paragraph} />` : html`<p>${marked(paragraph)}</p>`))}
    ${diagrams.map((diagram) => html`<${Diagram} key=${diagram.move} game=${game} diagram=${diagram} />`)}
  </section>`;
}

/** A small table: its first row heads it, its second is only a rule. @param {{text: string}} props */
function Rows({ text }) {
  const rows = text.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => marked(cell.trim())),
  );
  return html`<div class="rows" tabindex="0"><table>
    <thead><tr>${rows[0].map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
    <tbody>${rows.slice(2).map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** `code` and *stress* of a plain paragraph. @param {string} text */
function marked(text) {
  return text.split(/(`[^`]+`|\*[^*]+\*)/).map((piece) => {
    if (piece.startsWith("`")) return html`<code>${piece.slice(1, -1)}</code>`;
    return piece.startsWith("*") && piece.length > 2 ? html`<em>${piece.slice(1, -1)}</em>` : piece;
  });
}
