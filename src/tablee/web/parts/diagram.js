/** A clause shown: the board before a move and, at a touch, after it. */
import { fileAt } from "../app/addresses.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { stillBoard, useBoard } from "../boards/index.js";

/** @import { DiagramFacts, NameOf } from "../app/types.js" */

/** @type {Map<string, Promise<DiagramFacts[]>>} */
const loading = new Map();

/** The diagrams of a game, once they are loaded. @param {string} game */
export function useDiagrams(game) {
  const [found, setFound] = useState(/** @type {DiagramFacts[]} */ ([]));
  useEffect(() => {
    const address = fileAt(`/games/${game}/diagrams.json`);
    const asked = loading.get(game) ?? fetch(address).then((answer) => answer.json());
    loading.set(game, asked);
    asked.then(setFound, () => {});
  }, [game]);
  return found;
}

/** @param {{game: string, diagram: DiagramFacts}} props */
export function Diagram({ game, diagram }) {
  const { say } = usePage();
  const [after, setAfter] = useState(false);
  const { board, parts } = useBoard(game, diagram.before.options);
  if (!board || !parts) return null;
  /** @type {NameOf} */
  const name = (seat) => say("web-seat-name", { seat });
  const view = after ? diagram.after : diagram.before;
  const shown = after ? { last: diagram, hint: null } : { last: null, hint: diagram.move };
  const facts = { view, seat: diagram.seat, ...shown, help: false, say, name };
  return html`<figure class="diagram">
    <div class="diagram-board" inert aria-hidden="true">
      <${board.default} ...${stillBoard(facts, parts)} />
    </div>
    <figcaption>
      <button class="small" aria-pressed=${String(after)} onClick=${() => setAfter(!after)}>
        ${say(after ? "web-diagram-back" : "web-diagram-play")}
      </button>
      <span>${board.speak(diagram, say, name)}</span>
    </figcaption>
  </figure>`;
}
