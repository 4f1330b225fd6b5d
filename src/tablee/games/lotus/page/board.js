/** Lotus: stepping stones on water, spiralling out from a pond; piles that move by their height. */
import {
  classes,
  glide,
  html,
  useChoice,
  useEffect,
  useLayoutEffect,
  useMemo,
  usePrevious,
  useRef,
  useTouch,
} from "/boards/kit.js";
import { HEIGHT, layOut, shoreOf, WIDTH, wayOf } from "./geometry.js";
import { beginnings, fieldName, fromOf, hasFreePiece, isHinted, isLast, movable, toOf } from "./moves.js";
import { Height, Pawn, Pile } from "./pieces.js";
import { Field, Home, pileLabel, Water } from "./pond.js";

/**
 * @import { Move, NameOf, Say, SeatInfo, Speaker } from "/app/types.js"
 * @import { Choice } from "/boards/kit.js"
 * @import { LotusView, PileAt, Point, Props, Scene, Shared, Track } from "./types.js"
 */

const MOST_LISTED = 12; // pieces of an opened pile

/** @type {[string, string][]} */
export const keys = [];

/** @param {Props} props */
export default function Board(props) {
  const { view, legal, seat, parts, say, play, tell } = props;
  const track = parts.track;
  const scene = useMemo(() => layOut(track), [track]);
  const [open, setOpen] = /** @type {Choice<string>} */ (useChoice(view)); // the pile that was touched
  const moves = open ? legal.filter((move) => fromOf(move, view.turn) === open) : [];
  const prompt = moves.length > 0 ? "lotus-web-choose-place" : blockedPrompt(props);
  const piles = pilesOf(view, track, seat, scene);
  const svg = useRef(/** @type {SVGElement | null} */ (null));

  useEffect(() => tell(prompt && say(prompt)), [prompt, say]);
  useFlight(props, scene, piles, svg);

  /** @param {string} from @param {string} to */
  const travel = (from, to) => {
    const mine = from.startsWith(`${view.turn}:`) ? from.slice(from.indexOf(":") + 1) : from;
    play(`${mine}>${to}`);
  };
  /** @param {string} name */
  const onTouch = (name) => {
    if (props.busy) return;
    if (name === "pass") play("pass");
    else if (open && moves.some((move) => toOf(move) === name)) travel(open, name);
    else if (name === open) setOpen(null);
    else if (piles.has(name)) setOpen(name);
    else if (open && legal.length > 0 && piles.get(open)) travel(open, name);
  };
  const touch = useTouch({
    onTouch,
    onLift: (name) => setOpen(name),
    onDrop: (name, target) => target && target !== name && !props.busy && travel(name, target),
    onKey: (key) => {
      if (key !== "Escape" || open === null) return false;
      setOpen(null);
      return true;
    },
  });
  /** @type {Shared} */
  const shared = { props, scene, touch, open, moves, piles };
  const pass = legal.includes("pass") && touch.item("hand", "pass");

  return html`
    <div class="hand" ...${touch.area("hand", say("lotus-web-hand"))}>
      ${pass && html`<button class="big" ...${pass}>${say("lotus-web-pass")}</button>`}
      <${OpenPile} ...${shared} />
    </div>
    <div class="board lotus" ...${touch.area("board", say("lotus-web-board"))}>
      <svg ref=${svg} viewBox="0 0 ${WIDTH} ${HEIGHT}">
        <${Water} scene=${scene} track=${track} />
        ${Object.keys(view.start).map(
          (owner) => html`<${Shore} key=${owner} owner=${Number(owner)} ...${shared} />`,
        )}
        <${Home} ...${shared} />
        ${scene.fields.map((field) => html`<${Field} key=${field} field=${field} ...${shared} />`)}
        ${[...piles].map(
          ([
            name,
            { seats, at },
          ]) => html`<g key=${name} transform="translate(${at.x} ${at.y})" aria-hidden="true">
            <${Height} count=${seats.length} />
          </g>`,
        )}
        <${Ways} ...${shared} />
      </svg>
    </div>`;
}

/**
 * Every pile on the table by its name: `7`, or `2:s3` for a start pile.
 * @param {LotusView} view @param {Track} track @param {number} reader @param {Scene} scene
 */
function pilesOf(view, track, reader, scene) {
  /** @type {Map<string, PileAt>} */
  const piles = new Map();
  for (const [field, seats] of Object.entries(view.cells)) {
    piles.set(field, { seats, at: scene.places.get(field) ?? scene.home });
  }
  const began = beginnings(view, track);
  for (const [owner, heights] of Object.entries(view.start)) {
    const shore = shoreOf(Number(owner), Object.keys(view.start).length, reader, began.length);
    heights.forEach((height, k) => {
      const seats = Array(height).fill(Number(owner));
      if (height > 0) piles.set(`${owner}:s${began[k]}`, { seats, at: shore.piles[k] });
    });
  }
  return piles;
}

/** A seat's bank: its start piles, and its pieces that are home. @param {Shared & {owner: number}} props */
function Shore({ owner, ...shared }) {
  const { view, parts, seat, name } = shared.props;
  const began = beginnings(view, parts.track);
  const seats = Object.keys(view.start).length;
  const shore = shoreOf(owner, seats, seat, began.length);
  const title = html`<text x=${shore.x0 + 24} y=${shore.y + 9} class="shore-name">${short(name(owner))}</text>`;
  return html`<g class=${view.turn === owner ? "shore turn" : "shore"}>
    <rect x=${shore.x0} y=${shore.y - 56} width=${shore.width} height="112" rx="30" class="sand" />
    ${seats === 2 && title}
    ${began.map(
      (first, k) => html`<${StartPile} key=${first} ...${shared} owner=${owner} first=${first}
        at=${shore.piles[k]} />`,
    )}
    <g transform="translate(${shore.home.x} ${shore.home.y})" class="at-home">
      <${AtHome} owner=${owner} count=${view.home[String(owner)]} />
    </g>
  </g>`;
}

/**
 * A start pile, named by its first height.
 * @param {Shared & {owner: number, first: number, at: Point}} props
 */
function StartPile({ owner, first, at, props, touch, open, piles }) {
  const name = `${owner}:s${first}`;
  const pile = piles.get(name);
  if (!pile) return null;
  const words = { who: props.name(owner), count: pile.seats.length };
  const drag = movable(name, props);
  const item = touch.item("board", name, {
    label: props.say("lotus-web-start-pile", words),
    drag,
    off: !drag,
  });
  const looks = classes(
    "field",
    open === name && "open",
    isLast(name, props) && "last",
    isHinted(name, props) && "hinted",
  );
  return html`<g class=${looks} transform="translate(${at.x} ${at.y})" ...${item}>
    <circle r="63" cy="-14" class="hit" />
    <${Pile} seats=${pile.seats} />
    <ellipse rx="60" ry="50" cy="-6" class="focus-ring" />
  </g>`;
}

/**
 * The pieces of a seat that are home; a mark for the first one.
 * @param {{owner: number, count: number}} props
 */
function AtHome({ owner, count }) {
  if (count > 0) {
    const seats = Array(count).fill(owner);
    return html`<g transform="scale(0.8)"><${Pile} seats=${seats} /><${Height} count=${count} /></g>`;
  }
  return html`<ellipse rx="40" ry="27" class="home-spot" />
    <g class="home-owner" transform="scale(0.8)"><${Pawn} seat=${owner} /></g>`;
}

/** The ways of the pile in hand, over the flower as an arc; else the way that is advised. @param {Shared} props */
function Ways({ props, scene, open, moves, piles }) {
  const { hint, view } = props;
  const advised = open === null && hint?.includes(">") ? hint : null;
  const pile = piles.get(advised ? fromOf(advised, view.turn) : (open ?? ""));
  if (!pile || !(props.help || advised)) return null;
  return (advised ? [advised] : moves).map((move) => {
    const points = wayOf(scene, pile.at, props.remarks.via?.[move], toOf(move));
    const hops = points.slice(1).map((to, k) => hop(points[k], to));
    return html`<path key=${move} d=${hops.join("")} class="way" aria-hidden="true" />`;
  });
}

/** A small arc. @param {Point} from @param {Point} to */
function hop(from, to) {
  const lift = 40 + 0.18 * Math.hypot(to.x - from.x, to.y - from.y);
  return `M${from.x} ${from.y - 10}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - lift} ${to.x} ${to.y - 6}`;
}

/** The touched pile as a list from top to bottom. @param {Shared} props */
function OpenPile({ props, open, piles }) {
  const pile = piles.get(open ?? "");
  if (!pile) return null;
  const { say, name } = props;
  const fromTop = [...pile.seats].reverse().slice(0, MOST_LISTED);
  return html`<div class="open-pile">
    <span class="quiet">${say("lotus-web-pile-from-top")}</span>
    <ol>
      ${fromTop.map(
        (seat) => html`<li>
          <svg viewBox="-44 -30 88 72" aria-hidden="true"><${Pawn} seat=${seat} /></svg>
          <span>${short(name(seat))}</span>
        </li>`,
      )}
    </ol>
  </div>`;
}

/**
 * Move the piece that was played along its way.
 * @param {Props} props @param {Scene} scene @param {Map<string, PileAt>} piles
 * @param {{current: SVGElement | null}} svg
 */
function useFlight({ view, last, parts }, scene, piles, svg) {
  const before = usePrevious(view);
  useLayoutEffect(() => {
    if (!before || !last?.move.includes(">") || view.ply !== before.ply + 1) return;
    const from = fromOf(last.move, last.seat);
    const to = toOf(last.move);
    const landed = svg.current?.querySelector(`[data-touch="${to}"] .pile-top`);
    const start = from.includes(":") ? shorePoint(from, before, parts.track, piles) : scene.places.get(from);
    const end = scene.places.get(to);
    if (!start || !end || !landed) return;
    const way = wayOf(scene, start, last.effects.via, to);
    const steps = way.map(({ x, y }) => /** @type {[number, number]} */ ([x - end.x, y - end.y]));
    glide(landed, steps, 260 * (way.length - 1));
  }, [view.ply]);
}

/**
 * Where a start pile stands or stood.
 * @param {string} name @param {LotusView} view @param {Track} track @param {Map<string, PileAt>} piles
 */
function shorePoint(name, view, track, piles) {
  const known = piles.get(name)?.at;
  if (known) return known;
  const [owner, pile] = name.split(":s");
  const began = beginnings(view, track);
  const shore = shoreOf(Number(owner), Object.keys(view.start).length, 0, began.length);
  return shore.piles[began.indexOf(Number(pile))];
}

/** What to do without a free piece; null while there is one. @param {Props} props */
function blockedPrompt({ legal, view }) {
  if (legal.length === 0 || hasFreePiece(view, view.turn ?? 0)) return null;
  return legal.length === 1 ? "lotus-web-must-pass" : "lotus-web-blocked";
}

/** @param {string} name */
const short = (name) => (name.length > 10 ? `${name.slice(0, 9)}…` : name);

/**
 * The text board: shores first, then every field with a pile.
 * @param {LotusView} view @param {Say} say @param {NameOf} name
 */
export function describe(view, say, name) {
  const shores = Object.keys(view.start).map((seat) => {
    const piles = view.start[seat].filter(Boolean).join(", ") || "—";
    return say("lotus-web-said-shore", { who: name(Number(seat)), piles, home: view.home[seat] });
  });
  const fields = Object.entries(view.cells).map(([field, seats]) => pileLabel(field, seats, say, name));
  return [...shores, ...fields];
}

/** A move in words. @param {Move} made @param {Say} say @param {Speaker} name */
export function speak({ seat, move }, say, name) {
  const who = name(seat);
  if (move === "pass") return say("lotus-web-said-pass", { who });
  const [from, to] = move.split(">");
  if (to === "home") return say("lotus-web-said-home", { who });
  const words = { who, from: fieldName(from, say), to: fieldName(to, say) };
  return say(/(^|:)s/.test(from) ? "lotus-web-said-start" : "lotus-web-said-move", words);
}

/** @param {Move} made */
export function sound({ move }) {
  return move === "pass" ? "pass" : toOf(move) === "home" ? "home" : "water";
}

/** What to touch to play a legal move. @param {string} move @param {LotusView} view */
export function touches(move, view) {
  return move === "pass" ? ["pass"] : [fromOf(move, view.turn), toOf(move)];
}

/**
 * Pieces home out of all.
 * @param {LotusView} view @param {number} seat @param {Say} say @returns {SeatInfo}
 */
export function seatInfo(view, seat, say) {
  const start = view.start[seat].reduce((sum, height) => sum + height, 0);
  const afoot = Object.values(view.cells)
    .flat()
    .filter((owner) => owner === seat).length;
  const home = view.home[seat];
  return {
    badge: html`<svg viewBox="-46 -36 92 84" aria-hidden="true"><${Pawn} seat=${seat} /></svg>`,
    score: `${home}/${start + afoot + home}`,
    detail: say("lotus-web-seat", { home }),
  };
}
