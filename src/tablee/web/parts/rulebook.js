/** The rules of a game: how to play, then the numbered clauses folded away, opened at one of them. */
import * as api from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Diagram, useDiagrams } from "./diagram.js";

/** @import { Clause, DiagramFacts, RulesLayer } from "../app/types.js" */

/** @param {{game: string, clause: string | null}} props */
export function Rulebook({ game, clause }) {
  const { say, settings } = usePage();
  const [layers, setLayers] = useState(/** @type {RulesLayer[] | null} */ (null));
  useEffect(() => {
    api.rules(game).then(
      (rules) => setLayers(rules.layers),
      () => setLayers([]),
    );
  }, [game, settings.language]);
  useEffect(() => {
    if (layers && clause) show(document.getElementById(`clause-${clause}`));
  }, [layers, clause]);
  const diagrams = useDiagrams(game);
  if (!layers) return html`<p class="quiet" aria-busy="true">${say("web-loading")}</p>`;
  const [how, ...others] = layers.map(({ heading, parts }) => ({
    heading,
    texts: parts.map(
      (part) => html`<${ClauseText} key=${part.id ?? part.heading} game=${game} part=${part}
        diagrams=${diagrams.filter((diagram) => diagram.clause === part.id)}
        lit=${clause !== null && part.id === clause} />`,
    ),
  }));
  return html`<div class="rulebook">
    ${how && html`<section class="how"><h2>${how.heading}</h2>${how.texts}</section>`}
    ${others.map(
      ({ heading, texts }) => html`<details class="layer" key=${heading}>
        <summary><h2>${heading}</h2></summary>${texts}
      </details>`,
    )}
  </div>`;
}

/** Unfolds what an element is in, and brings it into sight. @param {HTMLElement | null} element */
function show(element) {
  element?.closest("details")?.setAttribute("open", "");
  element?.scrollIntoView({ block: "start" });
}

/** @param {{game: string, part: Clause, diagrams: DiagramFacts[], lit: boolean}} props */
function ClauseText({ game, part, diagrams, lit }) {
  const number = part.id && html`<span class="clause-number">${part.id}</span>`;
  return html`<section id=${part.id ? `clause-${part.id}` : undefined} class=${lit ? "clause lit" : "clause"}>
    ${part.heading && html`<h3>${number} ${part.heading}</h3>`}
    ${part.paragraphs.map((text) => html`<${Paragraph} game=${game} text=${text} />`)}
    ${diagrams.map((diagram) => html`<${Diagram} key=${diagram.move} game=${game} diagram=${diagram} />`)}
  </section>`;
}

/** A table, a list, a picture or plain words. @param {{game: string, text: string}} props */
function Paragraph({ game, text }) {
  if (text.startsWith("|")) return html`<${Rows} text=${text} />`;
  if (text.startsWith("- ")) {
    return html`<ul>${text.split("\n").map((line) => html`<li>${marked(line.slice(2))}</li>`)}</ul>`;
  }
  const picture = /^!\[(.*)\]\(page\/(.+)\)$/.exec(text);
  if (picture) {
    const [, words, file] = picture;
    return html`<img class="goal" src=${`/games/${game}/${file}`} alt=${words} width="320" height="120" />`;
  }
  return html`<p>${marked(text)}</p>`;
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

/** `code`, **strong** and *stress* of a plain paragraph. @param {string} text */
function marked(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).map((piece) => {
    if (piece.startsWith("`")) return html`<code>${piece.slice(1, -1)}</code>`;
    if (piece.startsWith("**") && piece.length > 4) return html`<strong>${piece.slice(2, -2)}</strong>`;
    return piece.startsWith("*") && piece.length > 2 ? html`<em>${piece.slice(1, -1)}</em>` : piece;
  });
}
