/** Lotus' pond: the water, the stones with their piles, and where pieces come to rest. */
import { classes, html } from "/boards/kit.js";
import { HEIGHT, WIDTH } from "./geometry.js";
import { fieldName, isHinted, isLast, movable, toOf } from "./moves.js";
import { Flower, Pile, Stone } from "./pieces.js";

/**
 * @import { NameOf, Say } from "/app/types.js"
 * @import { PileAt, Scene, Shared, Track } from "./types.js"
 */

const RIPPLES = [90, 175, 265, 350, 430, 520];

/** Water, ripples, and the way from stone to stone. @param {{scene: Scene, track: Track}} props */
export function Water({ scene, track }) {
  const line = (/** @type {string[]} */ names) =>
    names.flatMap((name) => scene.places.get(name) ?? []).map(({ x, y }) => `${x},${y}`);
  return html`<defs>
      <radialGradient id="lotus-water" cx="0.5" cy="0.5" r="0.75">
        <stop offset="0" class="water-1" />
        <stop offset="0.6" class="water-2" />
        <stop offset="1" class="water-3" />
      </radialGradient>
    </defs>
    <rect x="4" y="4" width=${WIDTH - 8} height=${HEIGHT - 8} rx="44" fill="url(#lotus-water)" />
    <g class="ripples" aria-hidden="true">
      ${RIPPLES.map((r) => html`<ellipse cx="500" cy="637" rx=${r} ry=${r * 0.97} />`)}
    </g>
    ${routes(track).map((names) => html`<polyline class="route" points=${line(names).join(" ")} />`)}`;
}

/** The fields of each entry up to where they join, and from there home. @param {Track} track */
function routes({ entries, entry_fields: own, route_length: last }) {
  const common = Array.from({ length: last - own }, (_, k) => String(own + 1 + k));
  const arms = entries.map((letter) => Array.from({ length: own }, (_, k) => `${letter}${k + 1}`));
  return [...arms.map((arm) => [...arm, common[0]]), [...common, "home"]];
}

/** A field with its stone and its pile. @param {Shared & {field: string}} props */
export function Field({ field, props, scene, touch, open, moves, piles }) {
  const { track } = props.parts;
  const { x, y } = scene.places.get(field) ?? scene.home;
  const flower = field === String(track.springboard);
  const pile = piles.get(field);
  const target = moves.some((move) => toOf(move) === field);
  const first = track.entries.includes(field.slice(0, -1)) && field.endsWith("1");
  const drag = movable(field, props);
  const label = flower ? flowerLabel(field, pile, props) : fieldLabel(field, pile, props);
  const item = touch.item("board", field, { label, drag, off: !target && !drag });
  return html`<g class=${looks(field, target, open, props)} transform="translate(${x} ${y})" ...${item}>
    <circle r="63" class="hit" />
    ${
      flower
        ? html`<${Flower} size=${scene.size} />`
        : html`<${Stone} size=${scene.size} pad=${first} turn=${field.startsWith("l") ? -30 : 30} />
          <text class="field-name" y=${scene.size * 0.62}>${field.replace(/^\D/, "")}</text>`
    }
    ${pile && html`<${Pile} seats=${pile.seats} />`}
    <ellipse rx="60" ry="52" class="focus-ring" />
  </g>`;
}

/** Where pieces come to rest. @param {Shared} props */
export function Home({ props, scene, touch, open, moves }) {
  const { say } = props;
  const { x, y } = scene.home;
  const target = moves.some((move) => toOf(move) === "home");
  const item = touch.item("board", "home", { label: say("lotus-web-home"), off: !target });
  return html`<g class=${looks("home", target, open, props)} transform="translate(${x} ${y})" ...${item}>
    <circle r="63" class="hit" />
    <rect x="-62" y="-44" width="124" height="92" rx="14" class="jetty" />
    ${[-20, 4, 28].map((line) => html`<line x1="-62" x2="62" y1=${line} y2=${line} class="jetty-line" />`)}
    <text class="jetty-text" y="9">${say("lotus-web-home-short")}</text>
    <rect x="-66" y="-48" width="132" height="100" rx="16" class="focus-ring" />
  </g>`;
}

/**
 * The classes of a field.
 * @param {string} field @param {boolean} target @param {string | null} open @param {Shared["props"]} props
 */
function looks(field, target, open, props) {
  return classes(
    "field",
    target && "target",
    target && props.help && "shown",
    open === field && "open",
    isLast(field, props) && "last",
    isHinted(field, props) && "hinted",
  );
}

/** @param {string} field @param {PileAt | undefined} pile @param {Shared["props"]} props */
function fieldLabel(field, pile, { say, name }) {
  if (pile) return pileLabel(field, pile.seats, say, name);
  return say("lotus-web-field-empty", { field: fieldName(field, say) });
}

/** @param {string} field @param {PileAt | undefined} pile @param {Shared["props"]} props */
function flowerLabel(field, pile, props) {
  const flower = props.say("lotus-web-flower");
  return pile ? `${flower}, ${fieldLabel(field, pile, props)}` : flower;
}

/**
 * A field's pile aloud: who is on top, how high, who is below.
 * @param {string} field @param {number[]} seats @param {Say} say @param {NameOf} name
 */
export function pileLabel(field, seats, say, name) {
  const [who, ...below] = [...seats].reverse().map(name);
  const words = { who, count: seats.length, below: below.join(", ") || "—" };
  return say("lotus-web-field", { field: fieldName(field, say), ...words });
}
