/** Lotus: stepping stones on water, spiralling out from a pond; piles that move by their height. */
import {
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
import { Flower, Height, Pawn, Pile, Stone } from "./pieces.js";

/** @type {[string, string][]} */
export const keys = [];

/** @param {import("/app/types.js").BoardProps} props */
export default function Board(props) {
  const { view, legal, seat, parts, say, play, tell } = props;
  const track = parts.track;
  const scene = useMemo(() => layOut(track), [track]);
  const [open, setOpen] = useChoice(view); // the pile that was touched
  const moves = open ? legal.filter((move) => fromOf(move, view) === open) : [];
  const prompt =
    moves.length > 0
      ? "lotus-web-choose-place"
      : legal.length === 1 && legal[0] === "pass"
        ? "lotus-web-must-pass"
        : null;
  const piles = pilesOf(view, track, seat, scene);
  const svg = useRef(/** @type {any} */ (null));

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
    else if (moves.some((move) => toOf(move) === name)) travel(open, name);
    else if (name === open) setOpen(null);
    else if (piles.has(name)) setOpen(name);
    else if (open && legal.length > 0 && piles.get(open)) travel(open, name);
  };
  const touch = useTouch({
    onTouch,
    onLift: (name) => setOpen(name),
    onDrop: (name, target) => target && target !== name && !props.busy && travel(name, target),
    onKey: (key) => key === "Escape" && open !== null && (setOpen(null), true),
  });
  const shared = { props, scene, touch, open, moves, piles };

  return html`
    <div class="hand" ...${touch.area("hand", say("lotus-web-hand"))}>
      ${legal.includes("pass") && html`<button class="big" ...${touch.item("hand", "pass")}>${say("lotus-web-pass")}</button>`}
      <${OpenPile} ...${shared} />
    </div>
    <div class="board lotus" ...${touch.area("board", say("lotus-web-board"))}>
      <svg ref=${svg} viewBox="0 0 ${WIDTH} ${HEIGHT}">
        <${Water} scene=${scene} track=${track} />
        ${Object.keys(view.start).map((owner) => html`<${Shore} key=${owner} owner=${Number(owner)} ...${shared} />`)}
        <${Home} ...${shared} />
        ${scene.fields.map((field) => html`<${Field} key=${field} field=${field} ...${shared} />`)}
        ${[...piles].map(([name, { seats, at }]) => html`<g key=${name} transform="translate(${at.x} ${at.y})" aria-hidden="true"><${Height} count=${seats.length} /></g>`)}
        <${Ways} ...${shared} />
      </svg>
    </div>`;
}

/** Every pile on the table by its name: `7`, or `2:s3` for a start pile. */
function pilesOf(view, track, reader, scene) {
  const piles = new Map();
  for (const [field, seats] of Object.entries(view.cells))
    piles.set(field, { seats, at: scene.places.get(field) });
  const began = beginnings(view, track);
  for (const [owner, heights] of Object.entries(view.start)) {
    const shore = shoreOf(Number(owner), Object.keys(view.start).length, reader, began.length);
    heights.forEach((/** @type {number} */ height, /** @type {number} */ k) => {
      if (height > 0)
        piles.set(`${owner}:s${began[k]}`, { seats: Array(height).fill(Number(owner)), at: shore.piles[k] });
    });
  }
  return piles;
}

/** How high each start pile began. */
function beginnings(view, track) {
  return track.start_piles[String(Object.keys(view.start).length)];
}

/** The pile that a move takes its piece from, as the board names it. */
function fromOf(move, view) {
  const [from] = move.split(">");
  return from.startsWith("s") ? `${view.turn}:${from}` : from;
}

/** @param {string} move */
function toOf(move) {
  return move.split(">")[1];
}

/** Water, ripples, and the way from stone to stone. */
function Water({ scene, track }) {
  const dots = (/** @type {string[]} */ names) => names.map((name) => scene.places.get(name)).filter(Boolean);
  const main = Array.from({ length: track.route_length - track.entry_fields }, (_, k) =>
    String(track.entry_fields + 1 + k),
  );
  const routes = [
    ...track.entries.map((/** @type {string} */ letter) => [
      ...Array.from({ length: track.entry_fields }, (_, k) => `${letter}${k + 1}`),
      main[0],
    ]),
    [...main, "home"],
  ];
  return html`<defs>
      <radialGradient id="lotus-water" cx="0.5" cy="0.5" r="0.75"><stop offset="0" class="water-1" /><stop offset="0.6" class="water-2" /><stop offset="1" class="water-3" /></radialGradient>
    </defs>
    <rect x="4" y="4" width=${WIDTH - 8} height=${HEIGHT - 8} rx="44" fill="url(#lotus-water)" />
    <g class="ripples" aria-hidden="true">${[90, 175, 265, 350, 430, 520].map((r) => html`<ellipse cx="500" cy="637" rx=${r} ry=${r * 0.97} />`)}</g>
    ${routes.map(
      (names) =>
        html`<polyline class="route" points=${dots(names)
          .map(({ x, y }) => `${x},${y}`)
          .join(" ")} />`,
    )}`;
}

/** A field with its stone and its pile. */
function Field({ field, props, scene, touch, open, moves, piles }) {
  const { view, last, hint, help } = props;
  const { x, y } = scene.places.get(field);
  const flower = field === String(props.parts.track.springboard);
  const pile = piles.get(field);
  const target = moves.some((move) => toOf(move) === field);
  const first = props.parts.track.entries.includes(field.slice(0, -1)) && field.endsWith("1");
  return html`<g class=${classes({ field: true, target, shown: target && help, open: open === field, last: namesOf(last?.move, view).includes(field), hinted: namesOf(hint, view).includes(field) })}
    transform="translate(${x} ${y})" ...${touch.item("board", field, { label: fieldLabel(field, pile, props, flower), drag: movable(field, props), off: !target && !movable(field, props) })}>
    <circle r="63" class="hit" />
    ${flower ? html`<${Flower} size=${scene.size} />` : html`<${Stone} size=${scene.size} pad=${first} turn=${field.startsWith("l") ? -30 : 30} />`}
    ${!flower && html`<text class="field-name" y=${scene.size * 0.62}>${field}</text>`}
    ${pile && html`<${Pile} seats=${pile.seats} />`}
    <ellipse rx="60" ry="52" class="focus-ring" />
  </g>`;
}

/** Where pieces come to rest. */
function Home({ props, scene, touch, moves }) {
  const { x, y } = scene.places.get("home");
  const target = moves.some((move) => toOf(move) === "home");
  const { say, last, view, hint, help } = props;
  return html`<g class=${classes({ field: true, target, shown: target && help, last: namesOf(last?.move, view).includes("home"), hinted: namesOf(hint, view).includes("home") })} transform="translate(${x} ${y})"
    ...${touch.item("board", "home", { label: say("lotus-web-home"), off: !target })}>
    <circle r="63" class="hit" />
    <rect x="-62" y="-44" width="124" height="92" rx="14" class="jetty" />
    ${[-20, 4, 28].map((line) => html`<line x1="-62" x2="62" y1=${line} y2=${line} class="jetty-line" />`)}
    <text class="jetty-text" y="9">${say("lotus-web-home-short")}</text>
    <rect x="-66" y="-48" width="132" height="100" rx="16" class="focus-ring" />
  </g>`;
}

/** A seat's bank: its start piles, and its pieces that are home. */
function Shore({ owner, props, touch, open, piles }) {
  const { view, parts, seat, say, name } = props;
  const began = beginnings(view, parts.track);
  const seats = Object.keys(view.start).length;
  const shore = shoreOf(owner, seats, seat, began.length);
  const home = view.home[String(owner)];
  return html`<g class=${view.turn === owner ? "shore turn" : "shore"}>
    <rect x=${shore.x0} y=${shore.y - 56} width=${shore.width} height="112" rx="30" class="sand" />
    ${seats === 2 && html`<text x=${shore.x0 + 24} y=${shore.y + 9} class="shore-name">${short(name(owner))}</text>`}
    ${began.map((/** @type {number} */ first, /** @type {number} */ k) => {
      const pile = piles.get(`${owner}:s${first}`);
      const item = `${owner}:s${first}`;
      const { x, y } = shore.piles[k];
      return (
        pile &&
        html`<g key=${item} class=${classes({ field: true, open: open === item, last: namesOf(props.last?.move, view).includes(item), hinted: namesOf(props.hint, view).includes(item) })} transform="translate(${x} ${y})"
        ...${touch.item("board", item, { label: say("lotus-web-start-pile", { who: name(owner), count: pile.seats.length }), drag: movable(item, props), off: !movable(item, props) })}>
        <circle r="63" cy="-14" class="hit" /><${Pile} seats=${pile.seats} /><ellipse rx="60" ry="50" cy="-6" class="focus-ring" />
      </g>`
      );
    })}
    <g transform="translate(${shore.home.x} ${shore.home.y})" class="at-home">
      ${home > 0 && html`<g transform="scale(0.8)"><${Pile} seats=${Array(home).fill(owner)} /><${Height} count=${home} /></g>`}
      ${home === 0 && html`<ellipse rx="40" ry="27" class="home-spot" /><g class="home-owner" transform="scale(0.8)"><${Pawn} seat=${owner} /></g>`}
    </g>
  </g>`;
}

/** The ways of the pile in hand, over the flower as an arc. */
function Ways({ props, scene, open, moves, piles }) {
  const pile = piles.get(open);
  if (!pile || !props.help) return null;
  return moves.map((move) => {
    const start = open.includes(":") ? open.split(":")[1] : open;
    const points = wayOf(props.parts.track, scene.places, pile.at, start, toOf(move), pile.seats.length);
    const hops = points.slice(1).map((to, k) => hop(points[k], to));
    return html`<path key=${move} d=${hops.join("")} class="way" aria-hidden="true" />`;
  });
}

/** A small arc. */
function hop(from, to) {
  const lift = 40 + 0.18 * Math.hypot(to.x - from.x, to.y - from.y);
  return `M${from.x} ${from.y - 10}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - lift} ${to.x} ${to.y - 6}`;
}

/** The touched pile as a list from top to bottom. */
function OpenPile({ props, open, piles }) {
  const pile = piles.get(open);
  if (!pile) return null;
  const { say, name } = props;
  return html`<div class="open-pile"><span class="quiet">${say("lotus-web-pile-from-top")}</span>
    <ol>${[...pile.seats]
      .reverse()
      .slice(0, 12)
      .map(
        (seat) =>
          html`<li><svg viewBox="-44 -30 88 72" aria-hidden="true"><${Pawn} seat=${seat} /></svg><span>${short(name(seat))}</span></li>`,
      )}</ol></div>`;
}

/** Move the piece that was played along its way. */
function useFlight({ view, last, parts }, scene, piles, svg) {
  const before = usePrevious(view);
  useLayoutEffect(() => {
    if (!before || !last?.move.includes(">") || view.ply !== before.ply + 1) return;
    const from = fromOf(last.move, before);
    const to = toOf(last.move);
    const landed = svg.current?.querySelector(`[data-touch="${to}"] .pile-top`);
    const start = from.includes(":") ? shorePoint(from, before, parts.track, piles) : scene.places.get(from);
    const end = scene.places.get(to);
    if (!start || !end || !landed) return;
    const height = from.includes(":") ? 0 : (before.cells[from]?.length ?? 0);
    const way = wayOf(parts.track, scene.places, start, from.replace(/^\d+:/, ""), to, height);
    glide(
      landed,
      way.map(({ x, y }) => [x - end.x, y - end.y]),
      260 * (way.length - 1),
    );
  }, [view.ply]);
}

/** Where a start pile stands or stood. */
function shorePoint(name, view, track, piles) {
  const known = piles.get(name)?.at;
  if (known) return known;
  const [owner, pile] = name.split(":s");
  const shore = shoreOf(Number(owner), Object.keys(view.start).length, 0, beginnings(view, track).length);
  return shore.piles[beginnings(view, track).indexOf(Number(pile))];
}

/** @param {Record<string, boolean>} flags */
const classes = (flags) =>
  Object.keys(flags)
    .filter((name) => flags[name])
    .join(" ");

/** Whether some legal move starts at an item. */
function movable(name, { legal, view, busy }) {
  return !busy && legal.some((/** @type {string} */ move) => fromOf(move, view) === name);
}

/** The items that a move names. */
function namesOf(move, view) {
  return move?.includes(">") ? [move.split(">")[0], fromOf(move, view), toOf(move)] : [];
}

/** @param {string} name */
const short = (name) => (name.length > 10 ? `${name.slice(0, 9)}…` : name);

/** A field aloud: who is on top, how high, who is below. */
function fieldLabel(field, pile, { say, name }, flower = false) {
  if (flower) return say("lotus-web-flower", { field });
  if (!pile) return say("lotus-web-field-empty", { field });
  const [top, ...below] = [...pile.seats].reverse().map(name);
  return say("lotus-web-field", {
    field,
    who: top,
    count: pile.seats.length,
    below: below.join(", ") || "—",
  });
}

/** The text board: shores first, then every field with a pile. */
export function describe(view, say, name) {
  const shores = Object.keys(view.start).map((seat) =>
    say("lotus-web-said-shore", {
      who: name(Number(seat)),
      piles: view.start[seat].filter(Boolean).join(", ") || "—",
      home: view.home[seat],
    }),
  );
  return [
    ...shores,
    ...Object.entries(view.cells).map(([field, seats]) => fieldLabel(field, { seats }, { say, name })),
  ];
}

/** A move in words. */
export function speak(move, before, say, name) {
  const who = name(before.turn);
  if (move === "pass") return say("lotus-web-said-pass", { who });
  const [from, to] = move.split(">");
  if (to === "home") return say("lotus-web-said-home", { who, from });
  return say("lotus-web-said-move", { who, from, to });
}

/** What to touch to play a legal move. */
export function touches(move, view) {
  return move === "pass" ? ["pass"] : [fromOf(move, view), toOf(move)];
}

/** Pieces home out of all. */
export function seatInfo(view, seat, say) {
  const start = view.start[String(seat)].reduce(
    (/** @type {number} */ sum, /** @type {number} */ n) => sum + n,
    0,
  );
  const afoot = Object.values(view.cells)
    .flat()
    .filter((owner) => owner === seat).length;
  const home = view.home[String(seat)];
  return {
    badge: html`<svg viewBox="-46 -36 92 84" aria-hidden="true"><${Pawn} seat=${seat} /></svg>`,
    score: `${home}/${start + afoot + home}`,
    detail: say("lotus-web-seat", { home }),
  };
}
