/** LOT: a wooden board of 7 by 7 cups; maple and walnut discs; a stack is two of them. */
import { classes, html, useChoice, useEffect, usePrevious, useTouch } from "/boards/kit.js";
import { CELLS, cellsOf, centreOf, colourOf, lineCells, pieceAt } from "./geometry.js";
import { Disc } from "./pieces.js";
import { Grain, WoodDefs } from "./wood.js";

/**
 * @import { Move, Say, SeatInfo, Speaker } from "/app/types.js"
 * @import { Choice } from "/boards/kit.js"
 * @import { LotView, Piece, Props, Shared, Standing } from "./types.js"
 */

const SIZE = 760;
const COLOURS = { light: "lot-web-light", dark: "lot-web-dark" };
const PIECES = { light: "lot-web-light-piece", dark: "lot-web-dark-piece" };
const STACKS = { light: "lot-web-light-stack", dark: "lot-web-dark-stack" };

/** @type {[string, string][]} */
export const keys = [];

/** @param {Props} props */
export default function Board(props) {
  const { view, legal, say, play, tell } = props;
  const [choice, choose] = /** @type {Choice<Standing>} */ (useChoice(view));
  const stackings = choice ? legal.filter((move) => move.startsWith(`${choice.cell}^`)) : [];
  const candidates = stackings.filter((move) => !choice?.keep || keptBy(move) === choice.keep);
  const prompt = !choice ? null : choice.keep ? "lot-web-choose-line" : "lot-web-choose-kept";

  useEffect(() => tell(prompt && say(prompt)), [prompt, say]);

  /** @param {string} name */
  const onTouch = (name) => {
    if (props.busy || name === "reserve") return;
    if (name.startsWith("line:")) {
      const line = candidates.find((move) => lineName(move) === name);
      if (line) play(line);
    } else if (choice) onChoice(name, choice);
    else place(name);
  };

  /** @param {string} cell */
  const place = (cell) => {
    if (cell !== "swap" && legal.some((move) => move.startsWith(`${cell}^`))) choose({ cell });
    else play(cell);
  };

  /** A touch while a line stands. @param {string} cell @param {Standing} standing */
  const onChoice = (cell, standing) => {
    if (standing.keep) {
      const lines = candidates.filter((move) => lineCells(move).includes(cell));
      return lines.length === 1 ? play(lines[0]) : choose({ cell: standing.cell });
    }
    const kept = stackings.filter((move) => keptBy(move) === cell);
    if (kept.length === 1) play(kept[0]);
    else if (kept.length > 1) choose({ ...standing, keep: cell });
    else choose(null);
  };

  const touch = useTouch({
    onTouch,
    onDrop: (_, target) => target && CELLS.includes(target) && !choice && !props.busy && place(target),
    onKey: (key) => {
      if (key !== "Escape" || !choice) return false;
      choose(choice.keep ? { cell: choice.cell } : null);
      return true;
    },
  });

  return html`
    <${Hand} ...${{ props, touch, choice, candidates }} />
    <div class="board lot" ...${touch.area("board", say("lot-web-board"))}>
      <svg viewBox="0 0 ${SIZE} ${SIZE}">
        <${WoodDefs} />
        <rect x="4" y="4" width="752" height="752" rx="38" class="plate-edge" />
        <rect x="10" y="8" width="740" height="740" rx="34" fill="url(#wood-board)" />
        <svg x="10" y="8" width="740" height="740" viewBox="0 0 740 740">
          <${Grain} width=${740} height=${740} />
        </svg>
        <${Coordinates} />
        ${CELLS.map((cell) => html`<${Cell} key=${cell} ...${{ cell, props, touch, choice, candidates }} />`)}
        ${lineNames(candidates).map((name) => html`<${Capsule} key=${name} cells=${cellsIn(name)} />`)}
        ${view.result && html`<${Won} lines=${props.last?.effects.lines ?? []} />`}
      </svg>
    </div>`;
}

/** The discs to come, the swap, and the lines to choose among. @param {Shared} props */
function Hand({ props, touch, choice, candidates }) {
  const { view, legal, seat, say } = props;
  const colour = colourOf(view, seat) ?? "light";
  const count = view.reserve[colour];
  const label = say("lot-web-reserve", { count });
  const mine = legal.length > 0;
  const lines = choice?.keep ? lineNames(candidates) : [];
  /** @param {string} name @param {string} text */
  const button = (name, text) => html`<button class="big" ...${touch.item("hand", name)}>${text}</button>`;
  return html`<div class="hand" ...${touch.area("hand", say("lot-web-hand"))}>
    ${
      seat > 0 &&
      lines.length === 0 &&
      html`<div class="reserve" ...${touch.item("hand", "reserve", { label, drag: mine, off: !mine })}>
        <svg viewBox="-52 -64 104 116"><${Disc} colour=${colour} stack=${count > 1} plain=${true} /></svg>
        <span class="count">${label}</span>
      </div>`
    }
    ${legal.includes("swap") && button("swap", say("lot-web-swap"))}
    ${lines.map((name) => button(name, cellsIn(name).join(" · ")))}
  </div>`;
}

/** One cup with what is in it. @param {Shared & {cell: string}} props */
function Cell({ cell, props, touch, choice, candidates }) {
  const { view, legal, last, hint, help, busy, say } = props;
  const [x, y] = centreOf(cell);
  const piece = pieceAt(view, cell);
  const before = usePrevious(piece);
  const pending = choice?.cell === cell;
  const mine = colourOf(view, view.turn ?? 0) ?? "light";
  const shown = piece ?? (pending ? { colour: mine, stack: false } : null);
  const inLine = candidates.some((move) => lineCells(move).includes(cell));
  const free = legal.length > 0 && !busy && (choice ? inLine : !piece);
  const makesLine = help && !choice && free && legal.some((move) => move.startsWith(`${cell}^`));
  const advised = cellsOf(hint).includes(cell);
  const isLast = cellsOf(last?.move).includes(cell);
  const looks = classes(
    "cell",
    free && "free",
    makesLine && "shown",
    inLine && "lifted",
    choice && !inLine && "dimmed",
    choice?.keep === cell && "kept",
    isLast && "last",
    advised && "hinted",
    before === null && piece && "fresh",
  );
  return html`<g class=${looks} transform="translate(${x} ${y})"
    ...${touch.item("board", cell, { label: label(cell, shown, say), off: !free })}>
    <circle r="50" class="hit" />
    <circle r="43" class="cup" fill="url(#wood-cup)" />
    ${
      !shown &&
      (free || advised) &&
      html`<g class="preview"><${Disc} colour=${mine} stack=${false} plain=${true} /></g>`
    }
    ${shown && html`<g class="piece"><${Disc} ...${shown} /></g>`}
    ${makesLine && html`<circle r="36" class="line-here" />`}
    <circle r="47" class="focus-ring" />
    ${isLast && html`<circle r="7" cx="31" cy="-31" class="last-mark" />`}
  </g>`;
}

/** A standing line as a soft capsule round its three cells. @param {{cells: string[]}} props */
function Capsule({ cells }) {
  const [[x1, y1], , [x2, y2]] = cells.map(centreOf);
  return html`<g class="capsule" aria-hidden="true">
    <line x1=${x1} y1=${y1} x2=${x2} y2=${y2} class="capsule-edge" />
  </g>`;
}

/** The stacks that won, three to a line. @param {{lines: string[][]}} props */
function Won({ lines }) {
  return lines.map((cells) => {
    const [[x1, y1], [x, y], [x2, y2]] = cells.map(centreOf);
    const long = Math.hypot(x2 - x1, y2 - y1) + 104;
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    return html`<rect class="won-line" pathLength="1" x=${-long / 2} y="-52" width=${long} height="104" rx="52"
      transform="translate(${x} ${y}) rotate(${turn})" />`;
  });
}

/** Letters below, numbers at the left. */
function Coordinates() {
  const files = [..."abcdefg"].map((file) => html`<text x=${centreOf(`${file}1`)[0]} y="738">${file}</text>`);
  const ranks = [1, 2, 3, 4, 5, 6, 7].map(
    (rank) => html`<text x="25" y=${centreOf(`a${rank}`)[1] + 7}>${rank}</text>`,
  );
  return html`<g class="coordinates" aria-hidden="true">${files}${ranks}</g>`;
}

/** @param {string} move */
function keptBy(move) {
  return move.slice(move.indexOf("^") + 1).split("-")[0];
}

/** @param {string} move */
function lineName(move) {
  return `line:${lineCells(move).join("-")}`;
}

/** The lines that these moves can turn into a stack. @param {string[]} moves */
function lineNames(moves) {
  return [...new Set(moves.map(lineName))];
}

/** The cells of a line by its name. @param {string} name */
function cellsIn(name) {
  return name.slice(5).split("-");
}

/** What a cell is called aloud. @param {string} cell @param {Piece | null} piece @param {Say} say */
function label(cell, piece, say) {
  if (!piece) return say("lot-web-empty", { cell });
  const what = (piece.stack ? STACKS : PIECES)[piece.colour];
  return say("lot-web-cell", { cell, what: say(what) });
}

/** The text board: one line per rank, from the top. @param {LotView} view @param {Say} say */
export function describe(view, say) {
  return [7, 6, 5, 4, 3, 2, 1].map((rank) => {
    const found = CELLS.filter((cell) => cell.endsWith(String(rank)) && pieceAt(view, cell));
    const cells = found.map((cell) => label(cell, pieceAt(view, cell), say)).join(" ; ");
    return say("lot-web-rank", { rank, cells: cells || say("lot-web-rank-empty") });
  });
}

/** A move in words. @param {Move} made @param {Say} say @param {Speaker} name */
export function speak({ seat, move }, say, name) {
  const who = name(seat);
  if (move === "swap") return say("lot-web-said-swap", { who });
  const [cell] = move.split("^");
  if (!move.includes("^")) return say("lot-web-said-place", { who, cell });
  return say("lot-web-said-stack", { who, cell, kept: keptBy(move) });
}

/** @param {Move} made */
export function sound({ move }) {
  return move === "swap" ? "pass" : move.includes("^") ? "stack" : "wood";
}

/**
 * What to touch to play a legal move: the cell, the piece to keep, and the line where that is not enough.
 * @param {string} move @param {LotView} _view @param {string[]} legal
 */
export function touches(move, _view, legal) {
  if (!move.includes("^")) return [move];
  const [cell] = move.split("^");
  const same = legal.filter((other) => other.startsWith(`${cell}^`) && keptBy(other) === keptBy(move));
  return same.length > 1 ? [cell, keptBy(move), lineName(move)] : [cell, keptBy(move)];
}

/**
 * Colour and reserve of a seat.
 * @param {LotView} view @param {number} seat @param {Say} say @returns {SeatInfo}
 */
export function seatInfo(view, seat, say) {
  const colour = colourOf(view, seat) ?? "light";
  const stacks = CELLS.map((cell) => pieceAt(view, cell)).filter(
    (piece) => piece?.stack && piece.colour === colour,
  );
  return {
    badge: html`<svg viewBox="-52 -52 104 104" aria-hidden="true">
      <${WoodDefs} /><${Disc} colour=${colour} stack=${false} plain=${true} />
    </svg>`,
    score: null,
    detail: say("lot-web-seat", { colour: say(COLOURS[colour]), stacks: stacks.length }),
  };
}
