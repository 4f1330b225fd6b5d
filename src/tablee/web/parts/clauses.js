/** The rules of a game as numbered clauses, opened at one of them. */
import * as api from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Diagram, useDiagrams } from "./diagram.js";

/** @import { Clause, DiagramFacts } from "../app/types.js" */

/** @param {{game: string, clause: string | null}} props */
export function Clauses({ game, clause }) {
  const { say, settings } = usePage();
  const [clauses, setClauses] = useState(/** @type {Clause[] | null} */ (null));
  useEffect(() => {
    api.rules(game).then(
      (rules) => setClauses(rules.clauses),
      () => setClauses([]),
    );
  }, [game, settings.language]);
  useEffect(() => {
    if (clauses && clause) document.getElementById(`clause-${clause}`)?.scrollIntoView({ block: "start" });
  }, [clauses, clause]);
  const diagrams = useDiagrams(game);
  if (!clauses) return html`<p class="quiet" aria-busy="true">${say("web-loading")}</p>`;
  return html`<div class="clauses">
    ${clauses.map(
      (part) => html`<${ClauseText} key=${part.id ?? part.heading} game=${game} part=${part}
        diagrams=${diagrams.filter((diagram) => diagram.clause === part.id)}
        lit=${clause !== null && part.id === clause} />`,
    )}
  </div>`;
}

/** @param {{game: string, part: Clause, diagrams: DiagramFacts[], lit: boolean}} props */
function ClauseText({ game, part, diagrams, lit }) {
  const number = part.id && html`<span class="clause-number">${part.id}</span>`;
  return html`<section id=${part.id ? `clause-${part.id}` : undefined} class=${lit ? "clause lit" : "clause"}>
    ${part.heading && html`<h3>${number} ${part.heading}</h3>`}
    ${part.paragraphs.map((paragraph) =>
      paragraph.startsWith("|") ? html`<${Rows} text=${paragraph} />` : html`<p>${marked(paragraph)}</p>`,
    )}
    ${diagrams.map((diagram) => html`<${Diagram} key=${diagram.move} game=${game} diagram=${diagram} />`)}
  </section>`;
}

/** A small table: its first row heads it, its second is only a rule. @param {{text: string}} props */
function Rows({ text }) {
  const lines = text.split("\n").map((line) => line.split("|").slice(1, -1));
  const [head, , ...body] = lines.map((cells) => cells.map((cell) => marked(cell.trim())));
  return html`<div class="rows" tabindex="0"><table>
    <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
    <tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** `code` and *stress* of a plain paragraph. @param {string} text */
function marked(text) {
  return text.split(/(`[^`]+`|\*[^*]+\*)/).map((piece) => {
    if (piece.startsWith("`")) return html`<code>${piece.slice(1, -1)}</code>`;
    return piece.startsWith("*") && piece.length > 2 ? html`<em>${piece.slice(1, -1)}</em>` : piece;
  });
}
