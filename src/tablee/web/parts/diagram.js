/** A clause shown: the board before a move and, at a touch, after it. */
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { useBoard } from "../boards/index.js";

/** @type {Map<string, Promise<any[]>>} */
const loading = new Map();

/** The diagrams of a game, once they are loaded. @param {string} game @returns {any[]} */
export function useDiagrams(game) {
  const [found, setFound] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    if (!loading.has(game))
      loading.set(
        game,
        fetch(`/games/${game}/diagrams.json`).then((answer) => answer.json()),
      );
    loading.get(game)?.then(setFound, () => {});
  }, [game]);
  return found;
}

/** @param {{game: string, diagram: {seat: number, move: string, before: any, after: any}}} props */
export function Diagram({ game, diagram }) {
  const { say } = usePage();
  const [after, setAfter] = useState(false);
  const { board, parts } = useBoard(game, diagram.before.options);
  if (!board || !parts) return null;
  const name = (/** @type {number} */ seat) => say("web-seat-name", { seat });
  const view = after ? diagram.after : diagram.before;
  const still = {
    view,
    seat: diagram.seat,
    parts,
    say,
    name,
    legal: [],
    remarks: {},
    last: after ? { seat: diagram.seat, move: diagram.move } : null,
    hint: after ? null : diagram.move,
    busy: false,
    help: false,
    play: async () => {},
    tell: () => {},
  };
  return html`<figure class="diagram">
    <div class="diagram-board" inert aria-hidden="true"><${board.default} ...${still} /></div>
    <figcaption>
      <button class="small" aria-pressed=${String(after)} onClick=${() => setAfter(!after)}>${say(after ? "web-diagram-back" : "web-diagram-play")}</button>
      <span>${board.speak(diagram.move, diagram.before, say, name)}</span>
    </figcaption>
  </figure>`;
}
