/** Topominos: nine wells in a tray, clear tiles one over the other, never dot over dot. */
import { classes, html, useChoice, useEffect, usePrevious, useState, useTouch } from "/boards/kit.js";
import { dotsOf, drawingIn, parse } from "./geometry.js";
import {
  drawingOf,
  exchanging,
  holding,
  placing,
  taken,
  tilesIn,
  toggled,
  turned,
  turnedOver,
} from "./selection.js";
import { Dots, dotAt, Glass, Tile } from "./tiles.js";

/**
 * @import { Move, NameOf, Say, SeatInfo } from "/app/types.js"
 * @import { Choice } from "/boards/kit.js"
 * @import { Giving, Held, Lying, Props, Shared, TopominosView } from "./types.js"
 */

const STEP = 200; // between wells

/** @type {[string, string][]} */
export const keys = [
  ["R", "topominos-web-key-turn"],
  ["F", "topominos-web-key-over"],
];

/** @param {Props} props */
export default function Board(props) {
  const { view, legal, seat, parts, hint, say, play, tell, busy } = props;
  const [choice, choose] = /** @type {Choice<Held | Giving>} */ (useChoice(view));
  const [under, setUnder] = useState(/** @type {number | null} */ (null)); // the well under pointer or focus
  const held = choice && "tile" in choice ? choice : null;
  const giving = choice && "given" in choice ? choice : null;
  const rack = view.racks[seat];
  const tiles = Array.isArray(rack) ? rack : [];
  const drawing = held && drawingOf(held, parts);
  const prompt = legal.length > 0 ? asking(held, giving, view, say) : null;

  useEffect(() => tell(prompt), [prompt]);
  useEffect(() => {
    if (hint && parse(hint)) choose(holding(hint, parts));
  }, [hint]);

  /** @param {string} name */
  const onTouch = (name) => {
    const [word, text] = name.split(":");
    const number = Number(text);
    if (busy) return;
    if (word === "end" || word === "pass") play(word);
    else if (word === "exchange") choose(giving ? null : { given: [] });
    else if (word === "tile" && giving) choose(toggled(giving, number));
    else if (word === "tile" && held?.tile !== number) choose(taken(number));
    else if (word === "give") give();
    else if (!held) tell(say("topominos-web-choose-tile"));
    else if (word === "over") choose(turnedOver(held));
    else if (word === "well") play(placing(held, number, legal, parts));
    else choose(turned(held)); // its button, or the tile touched again
  };
  const give = () => {
    const move = giving && exchanging(giving, legal, parts);
    if (move) play(move);
  };
  const touch = useTouch({
    onTouch,
    onLift: (name) => held?.tile !== Number(name.split(":")[1]) && choose(taken(Number(name.split(":")[1]))),
    onDrop: (_, target) => target?.startsWith("well:") && onTouch(target),
    onKey: (key) => {
      if (key === "r" && held) choose(turned(held));
      else if (key === "f" && held) choose(turnedOver(held));
      else if (key === "Escape" && choice) choose(null);
      else return false;
      return true;
    },
  });
  const follow = (/** @type {Event} */ event) => setUnder(wellUnder(event.target));

  return html`
    <${Hand} ...${{ props, touch, held, giving, tiles }} />
    <div class="board topominos" ...${touch.area("board", say("topominos-web-board"))}
      onPointerOver=${follow} onPointerLeave=${() => setUnder(null)} onFocusIn=${follow}>
      <svg viewBox="0 0 640 640">
        <rect x="4" y="4" width="632" height="632" rx="34" class="tray-edge" />
        <rect x="10" y="8" width="620" height="620" rx="30" class="tray" />
        ${view.piles.map(
          (pile, i) => html`<${Well} key=${i} number=${i + 1} ...${{ pile, props, touch }}
            held=${under === i + 1 ? drawing : null}
            fits=${held !== null && legal.includes(placing(held, i + 1, legal, parts))} />`,
        )}
      </svg>
    </div>`;
}

/**
 * What to do next.
 * @param {Held | null} held @param {Giving | null} giving @param {TopominosView} view @param {Say} say
 */
function asking(held, giving, view, say) {
  if (giving) return say("topominos-web-choose-given");
  if (held) return say("topominos-web-choose-well");
  const { mode, compartment } = view.turn_state;
  if (mode === "A" && compartment !== null) return say("topominos-web-one-well", { well: compartment });
  return mode === "B" ? say("topominos-web-piles") : null;
}

/**
 * One well with its pile.
 * @param {Shared & {number: number, pile: Lying[], held: string | null, fits: boolean}} props
 */
function Well({ number, pile, props, touch, held, fits }) {
  const { view, last, hint, help, busy, say } = props;
  const before = usePrevious(pile.length);
  const dots = pile.flatMap((lying) => dotsOf(lying.dots));
  const latest = last !== null && parse(last.move)?.well === number;
  const clash = held ? dotsOf(held).filter((dot) => dots.includes(dot)) : [];
  const looks = classes(
    "well",
    fits && !busy && "free",
    fits && help && "shown",
    view.turn_state.touched.includes(number) && "touched",
    before !== undefined && before < pile.length && "fresh",
    before !== undefined && before > 0 && pile.length === 0 && latest && "nine",
    hint !== null && parse(hint)?.well === number && "hinted",
  );
  const [column, row] = [(number - 1) % 3, Math.floor((number - 1) / 3)];
  const item = touch.item("board", `well:${number}`, { label: wellLabel(number, pile, say), off: !fits });
  return html`<g class=${looks} transform="translate(${120 + column * STEP} ${118 + row * STEP})" ...${item}>
    <rect x="-92" y="-92" width="184" height="184" rx="18" class="hollow" />
    <rect x="-88" y="-88" width="176" height="176" rx="15" class="hollow-shade" />
    ${pile.length === 0 && html`<text y="19" class="hollow-number" aria-hidden="true">${number}</text>`}
    <g class="piece">
      ${pile.map(({ tile }, layer) => html`<${Glass} key=${tile} layer=${layer} />`)}
      ${pile.map(
        ({ tile, dots: drawing }, layer) =>
          html`<${Dots} key=${`dots ${tile}`} drawing=${drawing} layer=${layer} />`,
      )}
    </g>
    ${
      held &&
      html`<g class=${fits ? "preview" : "preview wrong"}><${Tile} drawing=${held} layer=${pile.length} /></g>`
    }
    ${clash.map(
      (dot) =>
        html`<g transform=${dotAt(dot)} class="clash"><path d="M-13 -13 L13 13 M13 -13 L-13 13" /></g>`,
    )}
    <rect x="-90" y="-90" width="180" height="180" rx="17" class="focus-ring" />
    ${
      dots.length > 0 &&
      html`<g transform="translate(76 -78)" class="dot-count">
        <circle r="18" /><text y="7.5">${dots.length}</text>
      </g>`
    }
    ${latest && pile.length > 0 && html`<circle r="7" cx="-78" cy="-78" class="last-mark" />`}
  </g>`;
}

/** A well in words. @param {number} well @param {Lying[]} pile @param {Say} say */
function wellLabel(well, pile, say) {
  const dots = pile.flatMap((lying) => dotsOf(lying.dots)).length;
  const id = pile.length > 0 ? "topominos-web-well" : "topominos-web-well-empty";
  return say(id, { well, dots, tiles: pile.length });
}

/**
 * The rack, and what can be done with it.
 * @param {Shared & {held: Held | null, giving: Giving | null, tiles: number[]}} props
 */
function Hand({ props, touch, held, giving, tiles }) {
  const { view, legal, parts, say } = props;
  const mayExchange = legal.some((move) => move.startsWith("pass:"));
  /** @param {string} name @param {string} text @param {string} [look] @param {boolean} [pressed] */
  const button = (name, text, look = "big", pressed = undefined) =>
    html`<button class=${look} ...${touch.item("hand", name, { pressed })}>${text}</button>`;
  return html`<div class="hand tall-hand" ...${touch.area("hand", say("topominos-web-hand"))}>
    <div class="tiles">
      ${tiles.map((tile) => html`<${RackTile} key=${tile} ...${{ props, touch, held, giving, tile }} />`)}
    </div>
    <div class="commands">
      ${held && button("turn", `↻ ${say("topominos-web-turn-tile")}`)}
      ${held && button("over", `⇋ ${say("topominos-web-turn-over")}`)}
      ${legal.includes("end") && button("end", say("topominos-web-end"), "big primary")}
      ${legal.includes("pass") && !held && !giving && button("pass", say("topominos-web-pass"))}
      ${mayExchange && !held && button("exchange", say("topominos-web-exchange"), "big", Boolean(giving))}
      ${
        giving &&
        exchanging(giving, legal, parts) &&
        button("give", say("topominos-web-give", { count: giving.given.length }), "big primary")
      }
    </div>
    ${
      legal.length === 0 &&
      tiles.length === 0 &&
      html`<p class="quiet">${say("topominos-board-bag", { count: view.bag })}</p>`
    }
  </div>`;
}

/** A tile of the rack. @param {Shared & {held: Held | null, giving: Giving | null, tile: number}} props */
function RackTile({ props, touch, held, giving, tile }) {
  const { legal, parts, say, busy } = props;
  const own = held?.tile === tile ? held : null;
  const given = giving?.given.includes(tile) ?? false;
  const drawing = own ? drawingOf(own, parts) : drawingIn(parts, tile);
  const item = touch.item("hand", `tile:${tile}`, {
    label: say("topominos-web-tile", { tile, look: spoken(drawing, say) }),
    drag: legal.some((move) => parse(move)) && !busy && !giving,
    off: legal.length === 0,
    pressed: own !== null || given,
  });
  return html`<div class=${classes("clear-tile", (own || given) && "held")} ...${item}>
    <svg viewBox="-84 -84 168 168" aria-hidden="true"><${Tile} drawing=${drawing} layer=${0} /></svg>
  </div>`;
}

/** Where a tile's dots are, in words. @param {string} drawing @param {Say} say */
function spoken(drawing, say) {
  const place = (/** @type {number} */ dot) => ({ row: Math.floor(dot / 3) + 1, column: (dot % 3) + 1 });
  return dotsOf(drawing)
    .map((dot) => say("topominos-web-dot", place(dot)))
    .join(", ");
}

/** @param {EventTarget | null} target */
function wellUnder(target) {
  const name = target instanceof Element ? target.closest(".well")?.getAttribute("data-touch") : null;
  return name ? Number(name.split(":")[1]) : null;
}

/** A number, or how many a list holds: what is hidden is only counted. @param {number[] | number} value */
function counted(value) {
  return Array.isArray(value) ? value.length : value;
}

/** The text board: a line for every pile. @param {TopominosView} view @param {Say} say */
export function describe(view, say) {
  return view.piles.map((pile, i) => wellLabel(i + 1, pile, say));
}

/** A move in words. @param {Move} made @param {Say} say @param {NameOf} name */
export function speak({ seat, move }, say, name) {
  const who = name(seat);
  const placed = parse(move);
  if (placed) {
    return say("topominos-web-said-place", { who, well: placed.well, dots: dotsOf(placed.drawing).length });
  }
  return say(`topominos-web-said-${move.startsWith("pass:") ? "exchange" : move}`, { who });
}

/**
 * What to touch to play a legal move: the tile, over, turns, the well; or buttons.
 * @param {string} move @param {TopominosView} _view @param {string[]} _legal @param {Props["parts"]} parts
 */
export function touches(move, _view, _legal, parts) {
  if (move.startsWith("pass:")) return ["exchange", ...tilesIn(move).map((tile) => `tile:${tile}`), "give"];
  const placed = parse(move);
  if (!placed) return [move];
  const held = holding(move, parts);
  if (!held) return [];
  const over = held.over ? ["over"] : [];
  return [`tile:${held.tile}`, ...over, ...Array(held.turns).fill("turn"), `well:${placed.well}`];
}

/**
 * Points and tiles of a seat.
 * @param {TopominosView} view @param {number} seat @param {Say} say @returns {SeatInfo}
 */
export function seatInfo(view, seat, say) {
  const several = view.options.rounds > 1 || view.options.target !== null;
  const words = { count: counted(view.racks[seat]), total: view.totals[seat] };
  return {
    badge: html`<svg viewBox="-84 -84 168 168" aria-hidden="true">
      <rect x="-84" y="-84" width="168" height="168" rx="24" class="hollow" />
      <${Tile} drawing="#../.#./..#" layer=${seat - 1} />
    </svg>`,
    score: String(view.scores[seat]),
    detail: say(several ? "topominos-web-seat-total" : "topominos-web-seat", words),
  };
}
