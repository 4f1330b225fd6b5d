/** Loto's figures: ivory cards of blue rings, with red tokens on what is covered. */
import { classes, html, usePrevious } from "/boards/kit.js";
import { coordinates, parse, pointsOf, rowAndColumn } from "./geometry.js";

/**
 * @import { Say } from "/app/types.js"
 * @import { FigureView, Layout, LotoView, Placed, Shared, Spot } from "./types.js"
 */

const CELL = 60; // between points
const EDGE = 30; // room round the points, for the figure's letter
const SIDE = 5 * CELL + 2 * EDGE; // of a figure's card
const GAP = 20;
const SMALL = 0.21; // a figure that is only to be looked at, on a phone: the large one has room for fingers

/**
 * Where each figure goes: two by two, or one large and the others below it.
 * @param {string[]} letters @param {string | null} large @returns {Layout}
 */
export function arrange(letters, large) {
  if (letters.length === 1) {
    const places = { [letters[0]]: { x: 0, y: 0, scale: 1 } };
    return { places, width: SIDE + GAP, height: SIDE + GAP, rest: null };
  }
  if (large === null) {
    const step = SIDE + GAP;
    const spot = (/** @type {number} */ i) => ({ x: (i % 2) * step, y: Math.floor(i / 2) * step, scale: 1 });
    const places = Object.fromEntries(letters.map((letter, i) => [letter, spot(i)]));
    return { places, width: SIDE + step, height: SIDE + step, rest: { x: step, y: step, scale: 1 } };
  }
  const step = SIDE * SMALL + 12;
  const others = letters.filter((letter) => letter !== large);
  const left = (SIDE - others.length * step + 12) / 2;
  const small = others.map((letter, i) => [letter, { x: left + i * step, y: SIDE + 12, scale: SMALL }]);
  const places = { [large]: { x: 0, y: 0, scale: 1 }, ...Object.fromEntries(small) };
  return { places, width: SIDE, height: SIDE + 12 + SIDE * SMALL, rest: null };
}

/**
 * One figure: its card, its points, and what lies on them.
 * @param {Shared & {
 *   figure: FigureView, place: Spot, small: boolean,
 *   shown: Placed | null, turnsAt: (point: string) => number | null,
 * }} props
 */
export function Figure({ figure, props, touch, held, shown, turnsAt, small, place }) {
  const { view, legal, last, hint, parts, say, help, busy } = props;
  const { letter, covered } = figure;
  const points = pointsOf(parts.components.figures.find((known) => known.letter === letter)?.rows ?? "");
  const completable = help && legal.length > 0 && Boolean(props.remarks.completable?.includes(letter));
  const said = say("loto-web-figure", {
    letter,
    left: points.length - covered.length,
    points: points.length,
  });
  const label = completable ? `${said}. ${say("loto-web-completable")}` : said;
  const item = touch.item("board", `figure:${letter}`, { label });
  const lastPoints = pointsIn(last?.move, letter);
  const hinted = pointsIn(hint, letter);
  const fits = small && held !== null && legal.some((move) => takes(move, held.piece, letter));
  const looks = classes("figure new", view.turn_state.figure === letter && "active", fits && help && "fits");
  /** @param {string} point */
  const facts = (point) => {
    const turns = held && !small ? turnsAt(`${letter}:${point}`) : null;
    return {
      covered: covered.includes(point),
      preview: (shown?.letter === letter && shown.points.includes(point)) || hinted.includes(point),
      last: lastPoints.includes(point),
      hinted: hinted.includes(point),
      free: turns !== null,
      turned: turns !== held?.turns,
    };
  };
  return html`<g class=${looks} transform="translate(${place.x} ${place.y}) scale(${place.scale})"
    ...${small ? item : {}}>
    <${Card} letter=${letter} item=${small ? {} : item} />
    ${small && html`<rect x="8" y="8" width=${SIDE - 16} height=${SIDE - 16} rx="16" class="focus-ring" />`}
    ${
      completable &&
      html`<g class="completable" transform="translate(${SIDE - 27} ${SIDE - 27})" aria-hidden="true">
        <path d="M0 -21 L6 -7 L21 -6 L9 4 L13 19 L0 10 L-13 19 L-9 4 L-21 -6 L-6 -7 Z" />
      </g>`
    }
    ${points.map(
      (point) => html`<${Point} key=${point} ...${{ point, letter, touch, small, say, help, busy }}
        ...${facts(point)} />`,
    )}
  </g>`;
}

/** A figure's card with its letter. @param {{letter: string, item?: Record<string, any>}} props */
export function Card({ letter, item = {} }) {
  return html`<rect x="2" y="2" width=${SIDE - 4} height=${SIDE - 4} rx="20" class="ivory" />
    <g transform="translate(${SIDE - 27} 28)" ...${item}>
      <circle r="22" class="tag" />
      <text y="9" class="letter">${letter}</text>
      <circle r="21" class="focus-ring" />
    </g>`;
}

/** Whether a move lays that piece on that figure. @param {string} move @param {string} piece @param {string} letter */
function takes(move, piece, letter) {
  const placed = parse(move);
  return placed?.piece === piece && placed.letter === letter;
}

/** Where a point lies on its card. @param {string} point */
export function centreOf(point) {
  const [x, y] = coordinates(point);
  return `translate(${EDGE + CELL / 2 + x * CELL} ${EDGE + CELL / 2 + (4 - y) * CELL})`;
}

export function Token() {
  return html`<g class="piece">
    <circle r="22" class="token" fill="url(#loto-token)" /><circle r="13" class="token-ring" />
  </g>`;
}

/**
 * The points of a figure that a move covers.
 * @param {string | null | undefined} move @param {string} letter @returns {string[]}
 */
function pointsIn(move, letter) {
  const placed = move ? parse(move) : null;
  return placed?.letter === letter ? placed.points : [];
}

/**
 * One point: a ring, or a token on it.
 * @param {{
 *   point: string, letter: string, touch: Shared["touch"], small: boolean, say: Say,
 *   help: boolean, busy: boolean,
 *   covered: boolean, preview: boolean, last: boolean, hinted: boolean, free: boolean, turned: boolean,
 * }} props
 */
function Point({
  point,
  letter,
  touch,
  small,
  say,
  covered,
  preview,
  last,
  hinted,
  free,
  turned,
  help,
  busy,
}) {
  const before = usePrevious(covered);
  const looks = classes(
    "point",
    free && !busy && "free",
    free && help && "shown",
    before === false && covered && "fresh",
    hinted && "hinted",
  );
  const label = say(covered ? "loto-web-covered" : "loto-web-uncovered", { letter, ...rowAndColumn(point) });
  const item = small
    ? { "aria-hidden": "true" }
    : touch.item("board", `${letter}:${point}`, { label, off: !free });
  return html`<g class=${looks} transform=${centreOf(point)} ...${item}>
    <rect x=${-CELL / 2} y=${-CELL / 2} width=${CELL} height=${CELL} class="hit" />
    <circle r="20" class="ring" />
    ${free && help && !busy && html`<circle r="9" class=${turned ? "here turned" : "here"} />`}
    ${covered && html`<${Token} />`}
    ${preview && !covered && html`<circle r="21" class="token-to-be" />`}
    <circle r="26" class="focus-ring" />
    ${last && html`<circle r="5" cx="19" cy="-19" class="last-mark" />`}
  </g>`;
}

/**
 * What is still to come, in the corner that no figure needs.
 * @param {{view: LotoView, say: Say, place: Spot | null}} props
 */
export function ToCome({ view, say, place }) {
  if (!place) return null;
  const lines = [
    say("loto-board-bag", { count: view.bag }),
    say("loto-board-waiting", { count: view.waiting }),
  ];
  const middle = `translate(${place.x + SIDE / 2} ${place.y + SIDE / 2 - 12})`;
  return html`<g class="to-come" transform=${middle} aria-hidden="true">
    ${lines.map((line, i) => html`<text y=${i * 34}>${line}</text>`)}
  </g>`;
}

export function LotoDefs() {
  return html`<defs>
    <radialGradient id="loto-token" cx="0.36" cy="0.3" r="0.8">
      <stop offset="0" stop-color="#f0806f" />
      <stop offset="0.5" stop-color="#c0392b" />
      <stop offset="1" stop-color="#8d2015" />
    </radialGradient>
  </defs>`;
}
