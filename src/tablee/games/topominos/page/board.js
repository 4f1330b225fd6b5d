/** Topominos: nine wells in a tray, clear tiles one over the other, never dot over dot. */
import {
  classes,
  html,
  useChoice,
  useEffect,
  useMoment,
  usePrevious,
  useRef,
  useTouch,
  useUnder,
} from "/boards/kit.js";
import { dotsOf, drawingIn, parse } from "./geometry.js";

export { tellDraw } from "./draw.js";

import {
  drawingOf,
  exchanging,
  fitsSomewhere,
  fitting,
  holding,
  placing,
  taken,
  tilesIn,
  toggled,
  turned,
  turnedOver,
  waysInto,
} from "./selection.js";
import { Dots, dotAt, Glass, Tile } from "./tiles.js";

/**
 * @import { Move, NameOf, Say, SeatInfo, Speaker } from "/app/types.js"
 * @import { Choice } from "/boards/kit.js"
 * @import { Giving, Held, Lying, Nine, Props, Shared, TopominosView } from "./types.js"
 */

const STEP = 200; // between wells
const PAUSE = 1500; // milliseconds that a nine is seen before it goes

/** @type {[string, string][]} */
export const keys = [
  ["R", "topominos-web-key-turn"],
  ["F", "topominos-web-key-over"],
];

/** @param {Props} props */
export default function Board(props) {
  const { view, legal, seat, parts, hint, say, play, tell, busy } = props;
  const [choice, choose] = /** @type {Choice<Held | Giving>} */ (useChoice(view));
  const { under, follow } = useUnder(wellUnder);
  const nine = useNine(view, props.last);
  const held = choice && "tile" in choice ? choice : null;
  const giving = choice && "given" in choice ? choice : null;
  const rack = view.racks[seat];
  const tiles = Array.isArray(rack) ? rack : [];
  const drawing = held && drawingOf(held, parts);
  const prompt = legal.length > 0 ? asking(props, held, giving) : null;
  const fits = (/** @type {number} */ well) => held !== null && fitting(held, well, legal, parts) !== null;

  useEffect(() => tell(prompt), [prompt]);
  useEffect(() => {
    const advised = hint && holding(hint, parts);
    if (advised) choose(advised);
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
    else if (word === "well") lay(held, number);
    else choose(turned(held)); // its button, or the tile touched again
  };
  /** Where the tile does not fit as it is held, it turns by itself; where several ways do, one sees it first. */
  const lay = (/** @type {Held} */ tile, /** @type {number} */ well) => {
    const way = fitting(tile, well, legal, parts);
    const asHeld = !way || drawingOf(way, parts) === drawingOf(tile, parts);
    if (asHeld || waysInto(tile, well, legal, parts) === 1) play(placing(way ?? tile, well, legal, parts));
    else choose({ ...way, well });
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
  return html`
    <${Hand} ...${{ props, touch, held, giving, tiles }} />
    <div class="board topominos" ...${touch.area("board", say("topominos-web-board"))}
      ...${follow}>
      <svg viewBox="0 0 640 640">
        <rect x="4" y="4" width="632" height="632" rx="34" class="tray-edge" />
        <rect x="10" y="8" width="620" height="620" rx="30" class="tray" />
        ${view.piles.map(
          (pile, i) => html`<${Well} key=${i} number=${i + 1} ...${{ pile, props, touch }}
            nine=${nine?.well === i + 1 ? nine.pile : null}
            held=${under === i + 1 || held?.well === i + 1 ? drawing : null}
            fits=${fits(i + 1)} />`,
        )}
      </svg>
    </div>`;
}

/**
 * What to do next; only what can be done. null for the usual words.
 * @param {Props} props @param {Held | null} held @param {Giving | null} giving
 */
function asking({ view, legal, parts, say }, held, giving) {
  if (giving) return say("topominos-web-choose-given");
  if (!legal.some(parse)) {
    return say(legal.includes("end") ? "topominos-web-only-end" : "topominos-web-only-pass");
  }
  if (held) {
    if (held.well) return say("topominos-web-turned");
    const able = fitsSomewhere(held, legal, parts);
    return say(able ? "topominos-web-choose-well" : "topominos-web-fits-nowhere");
  }
  const { mode, compartment } = view.turn_state;
  if (mode === "A" && compartment !== null) return say("topominos-web-one-well");
  return mode === "B" ? say("topominos-web-piles") : null;
}

/**
 * A pile of nine that has just been completed, for a moment.
 * @param {TopominosView} view @param {Move | null} last
 */
function useNine(view, last) {
  const latest = useRef(view);
  const [nine, show] = /** @type {ReturnType<typeof useMoment<Nine>>} */ (useMoment(PAUSE));
  useEffect(() => {
    const before = latest.current;
    latest.current = view;
    const placed = last && parse(last.move);
    if (!placed || view.ply !== before.ply + 1 || view.piles[placed.well - 1].length > 0) return;
    const pile = [...before.piles[placed.well - 1], { tile: placed.tile, dots: placed.drawing }];
    show({ well: placed.well, pile });
  }, [view]);
  return nine;
}

/**
 * One well with its pile. `held`: how the tile in hand would lie in it; `fits`: whether that tile can be laid here.
 * @param {Shared & {
 *   number: number, pile: Lying[], nine: Lying[] | null, held: string | null, fits: boolean,
 * }} props
 */
function Well({ number, pile: lyingHere, nine, props, touch, held, fits }) {
  const { view, last, hint, help, busy, say, legal } = props;
  const pile = nine ?? lyingHere;
  const before = usePrevious(lyingHere.length);
  const dots = pile.flatMap((lying) => dotsOf(lying.dots));
  const latest = last !== null && parse(last.move)?.well === number;
  const advised = hint !== null && parse(hint)?.well === number ? (parse(hint)?.drawing ?? null) : null;
  const shown = advised ?? held;
  const clash = shown ? dotsOf(shown).filter((dot) => dots.includes(dot)) : [];
  const right = clash.length === 0 && (fits || legal.length === 0);
  const looks = classes(
    "well",
    fits && !busy && "free",
    fits && help && "shown",
    view.turn_state.touched.includes(number) && "touched",
    before !== undefined && before < lyingHere.length && "fresh",
    nine && "nine",
    advised && "hinted",
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
      shown &&
      html`<g class=${right ? "preview" : "preview wrong"}><${Tile} drawing=${shown} layer=${pile.length} /></g>`
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
      ${mayExchange && !held && button("exchange", say(giving ? "topominos-web-cancel" : "topominos-web-exchange"))}
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
    label: say("topominos-web-tile", { look: spoken(drawing, say) }),
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

/** A move in words. @param {Move} made @param {Say} say @param {Speaker} name */
export function speak({ seat, move, effects }, say, name) {
  const who = name(seat);
  if (effects.points) return roundWords(effects.points, say, name);
  const placed = parse(move);
  if (placed) {
    return say("topominos-web-said-place", { who, well: placed.well });
  }
  if (move.startsWith("pass:")) return say("topominos-web-said-exchange", { who, count: exchanged(move) });
  return say(`topominos-web-said-${move}`, { who });
}

/**
 * A turn that was ended, in words: how many tiles were placed. null for a turn that goes on.
 * @param {Move[]} turn @param {Say} say @param {NameOf} name
 */
export function recap(turn, say, name) {
  if (turn.at(-1)?.move !== "end" || turn.at(-1)?.effects.points) return null;
  const made = turn.slice(0, -1);
  const begun = made.findLastIndex(({ move }) => !parse(move)) + 1; // alone, turns follow each other
  return say("topominos-web-said-turn", { who: name(turn[0].seat), count: made.length - begun });
}

/**
 * The round is over: everybody's points, the winner's first.
 * @param {Record<string, number>} points @param {Say} say @param {Speaker} name
 */
function roundWords(points, say, name) {
  const ranked = Object.entries(points).sort(([, one], [, other]) => other - one);
  const words = ranked.map(([seat, score]) => say("web-score-of", { who: name(Number(seat)), score }));
  return say("topominos-web-said-round", { scores: words.join(", ") });
}

/** How many tiles an exchange names, or only counts. @param {string} move */
function exchanged(move) {
  const hidden = /^pass:\?(\d+)$/.exec(move);
  return hidden ? Number(hidden[1]) : tilesIn(move).length;
}

/** @param {Move} made @param {TopominosView} view */
export function sound({ move }, view) {
  const placed = parse(move);
  if (!placed) return "pass";
  return view.piles[placed.well - 1].length === 0 ? "nine" : "glass";
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
