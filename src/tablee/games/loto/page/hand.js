/** Loto's hand: tiles, jokers, and what can be done besides placing. */
import { classes, html } from "/boards/kit.js";
import { drawn, parse, patternOf } from "./geometry.js";

/**
 * @import { Say } from "/app/types.js"
 * @import { Place, Props, Shared } from "./types.js"
 */

/** The exchange of a piece, if it is legal. @param {string} piece @param {string[]} legal */
export function exchangeOf(piece, legal) {
  return legal.find((move) => move === `swap:${piece}` || move === `pass:${piece}`) ?? null;
}

/**
 * A piece in words: where its dots are, as it is held.
 * @param {string} piece @param {Place[]} dots @param {Say} say
 */
function pieceName(piece, dots, say) {
  if (piece === "J") return say("loto-web-joker");
  const look = dots.map(([x, y]) => say("loto-web-point", { row: 3 - y, column: x + 1 })).join(", ");
  return say("loto-web-tile", { look });
}

/** @param {Shared} props */
export function Hand({ props, touch, held }) {
  const { say, legal } = props;
  const commands = ["end", "pass", "undo"].filter((move) => legal.includes(move));
  /** @param {string} name @param {string} text */
  const button = (name, text) =>
    html`<button key=${name} class="big" ...${touch.item("hand", name)}>${text}</button>`;
  const pieces = piecesOf(props);
  const patience = props.view.options.mode === "patience";
  const looks = classes("hand tall-hand", patience && "patience");
  return html`<div class=${looks} ...${touch.area("hand", say("loto-web-hand"))}>
    <div class="tiles">
      ${pieces.map((facts) => html`<${Piece} key=${facts.name} ...${{ props, touch, held }} ...${facts} />`)}
    </div>
    <div class="commands">
      ${held && held.piece !== "J" && button("turn", `↻ ${say("loto-web-turn-tile")}`)}
      ${held && exchangeOf(held.piece, legal) && button("exchange", say("loto-web-exchange"))}
      ${commands.map((move) => button(move, say(`loto-web-do-${move}`)))}
    </div>
  </div>`;
}

/**
 * What a seat holds, with an item's name for each: tiles that are alike have different ones.
 * @param {Props} props
 */
function piecesOf({ view, seat }) {
  const rack = view.racks[seat];
  const tiles = Array.isArray(rack) ? rack : [];
  const named = tiles.map((piece, i) => ({
    piece,
    name: tiles.indexOf(piece) === i ? `tile:${piece}` : `tile:${piece}:${i}`,
    count: 1,
  }));
  const jokers = view.jokers[seat] ?? 0;
  return jokers > 0 ? [...named, { piece: "J", name: "tile:J", count: jokers }] : named;
}

/** A tile, or the jokers. @param {Shared & {piece: string, name: string, count: number}} props */
function Piece({ props, touch, held, piece, name, count }) {
  const { legal, busy, parts, say } = props;
  const playable = legal.some((move) => (parse(move)?.piece ?? move.split(":")[1]) === piece);
  const own = held?.name === name;
  const turns = own ? held.turns : 0;
  const label = pieceName(piece, drawn(patternOf(piece, parts), turns), say);
  const facts = { label, drag: playable && !busy, off: !playable, pressed: own };
  return html`<div class=${classes("tile", own && "held")} ...${touch.item("hand", name, facts)}>
    <${Tile} pattern=${patternOf(piece, parts)} turns=${turns} joker=${piece === "J"} />
    ${piece === "J" && html`<span class="count">×${count}</span>`}
  </div>`;
}

/**
 * A tile of 3 by 3 with its dots; the first one, which goes where one touches, has a ring.
 * @param {{pattern: string, turns: number, joker: boolean}} props
 */
function Tile({ pattern, turns, joker }) {
  const dots = drawn(pattern, turns);
  const width = Math.max(...dots.map(([x]) => x));
  const height = Math.max(...dots.map(([, y]) => y));
  return html`<svg viewBox="0 0 96 96" aria-hidden="true">
    <rect x="3" y="3" width="90" height="90" rx="14" class="tile-face" />
    ${dots.map(
      (
        [x, y],
        i,
      ) => html`<g transform="translate(${48 + 27 * (x - width / 2)} ${48 - 27 * (y - height / 2)})">
        <circle r=${joker ? 17 : 10.5} class="dot" />
        ${(i === 0 || joker) && html`<circle r=${joker ? 9 : 5} class="grip" />`}
      </g>`,
    )}
  </svg>`;
}
