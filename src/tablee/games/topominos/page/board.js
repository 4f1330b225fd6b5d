/** Topominos: nine wells in a tray, clear tiles one over the other, never dot over dot. */
import { html, useChoice, useEffect, usePrevious, useState, useTouch } from "/boards/kit.js";
import { alike, dotsOf, drawingIn, lying, parse } from "./geometry.js";

const STEP = 200; // between wells
const TINTS = 6;

/** @type {[string, string][]} */
export const keys = [
  ["R", "topominos-web-key-turn"],
  ["F", "topominos-web-key-over"],
];

/** @param {import("/app/types.js").BoardProps} props */
export default function Board(props) {
  const { view, legal, seat, parts, hint, say, play, tell, busy } = props;
  const [choice, choose] = useChoice(view); // {tile, turns, over}: held; {given: [...]}: to be exchanged
  const [under, setUnder] = useState(/** @type {number | null} */ (null)); // the well under pointer or focus
  const rack = Array.isArray(view.racks[seat]) ? view.racks[seat] : [];
  const held = choice?.tile ? lying(drawingIn(parts, choice.tile), choice.turns, choice.over) : null;
  const prompt = !legal.length
    ? null
    : choice?.given
      ? say("topominos-web-choose-given")
      : choice
        ? say("topominos-web-choose-well")
        : mode(view, say);

  useEffect(() => tell(prompt), [prompt]);
  useEffect(
    () => void (hint && parse(hint) && choose(holding(/** @type {any} */ (parse(hint)), parts))),
    [hint],
  );

  const turn = () => choose({ ...choice, turns: (choice.turns + 1) % 4 });
  const turnOver = () => choose({ ...choice, over: !choice.over, turns: (4 - choice.turns) % 4 }); // as it lies, left becomes right
  /** The move that lays the held tile in a well. @param {number} well */
  const moveIn = (well) => held && `${alike(parts, rack, choice.tile)[0]}@${well}=${held}`;
  /** @param {number} tile */
  const give = (tile) =>
    choose({
      given: choice.given.includes(tile)
        ? choice.given.filter((other) => other !== tile)
        : [...choice.given, tile],
    });
  /** @param {string} name */
  const onTouch = (name) => {
    const [word, number] = name.split(":");
    if (busy) return;
    if (word === "tile" && choice?.given) give(Number(number));
    else if (word === "turn" || (word === "tile" && choice?.tile === Number(number))) turn();
    else if (word === "over") turnOver();
    else if (word === "tile") choose({ tile: Number(number), turns: 0, over: false });
    else if (word === "exchange") choose(choice?.given ? null : { given: [] });
    else if (word === "give") play(exchanging(choice.given, rack, parts));
    else if (word === "end" || word === "pass") play(word);
    else if (!held) tell(say("topominos-web-choose-tile"));
    else play(/** @type {string} */ (moveIn(Number(number))));
  };
  const touch = useTouch({
    onTouch,
    onLift: (name) =>
      choice?.tile !== Number(name.split(":")[1]) &&
      choose({ tile: Number(name.split(":")[1]), turns: 0, over: false }),
    onDrop: (_, target) => target?.startsWith("well:") && onTouch(target),
    onKey: (key) => {
      if (key === "r" && held) return turn(), true;
      if (key === "f" && held) return turnOver(), true;
      if (key === "Escape" && choice) return choose(null), true;
      return false;
    },
  });

  return html`
    <${Hand} ...${{ props, touch, choice, rack }} />
    <div class="board topominos" ...${touch.area("board", say("topominos-web-board"))}
      onPointerOver=${(event) => setUnder(wellUnder(event.target))} onPointerLeave=${() => setUnder(null)} onFocusIn=${(event) => setUnder(wellUnder(event.target))}>
      <svg viewBox="0 0 640 640">
        <rect x="4" y="4" width="632" height="632" rx="34" class="tray-edge" />
        <rect x="10" y="8" width="620" height="620" rx="30" class="tray" />
        ${view.piles.map((pile, i) => html`<${Well} key=${i} ...${{ number: i + 1, pile, props, touch, held: under === i + 1 ? held : null, fits: held !== null && legal.includes(moveIn(i + 1) ?? "") }} />`)}
      </svg>
    </div>`;
}

/** One well with its pile. */
function Well({ number, pile, props, touch, held, fits }) {
  const { view, last, hint, help, busy, say } = props;
  const before = usePrevious(pile.length);
  const dots = pile.flatMap(({ dots: drawing }) => dotsOf(drawing));
  const touched = view.turn_state.touched.includes(number);
  const placed = last ? parse(last.move) : null;
  const latest = placed?.well === number;
  const clash = held ? dotsOf(held).filter((dot) => dots.includes(dot)) : [];
  const classes = [
    "well",
    fits && !busy && "free",
    fits && help && "shown",
    touched && "touched",
    before !== undefined && before < pile.length && "fresh",
    before > 0 && pile.length === 0 && latest && "nine",
    hint && parse(hint)?.well === number && "hinted",
  ];
  const [column, row] = [(number - 1) % 3, Math.floor((number - 1) / 3)];
  const label = say(pile.length ? "topominos-web-well" : "topominos-web-well-empty", {
    well: number,
    dots: dots.length,
    tiles: pile.length,
  });
  return html`<g class=${classes.filter(Boolean).join(" ")} transform="translate(${120 + column * STEP} ${118 + row * STEP})" ...${touch.item("board", `well:${number}`, { label, off: !fits })}>
    <rect x="-92" y="-92" width="184" height="184" rx="18" class="hollow" />
    <rect x="-88" y="-88" width="176" height="176" rx="15" class="hollow-shade" />
    ${pile.length === 0 && html`<text y="19" class="hollow-number" aria-hidden="true">${number}</text>`}
    <g class="piece">
      ${pile.map(({ tile }, layer) => html`<${Glass} key=${tile} layer=${layer} />`)}
      ${pile.map(({ tile, dots: drawing }, layer) => html`<${Dots} key=${`dots ${tile}`} drawing=${drawing} layer=${layer} />`)}
    </g>
    ${held && html`<g class=${fits ? "preview" : "preview wrong"}><${Tile} drawing=${held} layer=${pile.length} /></g>`}
    ${clash.map((dot) => html`<g transform="translate(${((dot % 3) - 1) * 52} ${(Math.floor(dot / 3) - 1) * 52})" class="clash"><path d="M-13 -13 L13 13 M13 -13 L-13 13" /></g>`)}
    <rect x="-90" y="-90" width="180" height="180" rx="17" class="focus-ring" />
    ${dots.length > 0 && html`<g transform="translate(76 -78)" class="dot-count"><circle r="18" /><text y="7.5">${dots.length}</text></g>`}
    ${latest && pile.length > 0 && html`<circle r="7" cx="-78" cy="-78" class="last-mark" />`}
  </g>`;
}

/** A clear tile with its dots. */
function Tile({ drawing, layer }) {
  return html`<${Glass} layer=${layer} /><${Dots} drawing=${drawing} layer=${layer} />`;
}

/** The tile itself, a little higher for every layer. */
function Glass({ layer }) {
  return html`<g class="clear tint-${layer % TINTS}" transform="translate(0 ${-2 * layer})">
    <rect x="-80" y="-76" width="160" height="160" rx="20" class="glass-side" />
    <rect x="-80" y="-80" width="160" height="160" rx="20" class="glass" />
    <rect x="-81" y="-81" width="162" height="162" rx="21" class="glass-rim" />
    <path d="M-62 -72 H10 M22 -72 H32" class="shine" />
  </g>`;
}

/** Its dots, which are seen through whatever lies above. */
function Dots({ drawing, layer }) {
  return html`<g class="clear" transform="translate(0 ${-2 * layer})">
    ${dotsOf(drawing).map((dot) => html`<g transform="translate(${((dot % 3) - 1) * 52} ${(Math.floor(dot / 3) - 1) * 52})"><circle r="19" class="dot" /><circle r="18" class="dot-edge" /><path d="M-9 -8 A12 12 0 0 1 2 -12" class="dot-light" /></g>`)}
  </g>`;
}

/** The rack, and what can be done with it. */
function Hand({ props, touch, choice, rack }) {
  const { view, legal, parts, say, busy } = props;
  const mayPlace = legal.some((move) => parse(move));
  const mayExchange = legal.some((move) => move.startsWith("pass:"));
  const named = choice?.given && exchanging(choice.given, rack, parts);
  return html`<div class="hand tall-hand" ...${touch.area("hand", say("topominos-web-hand"))}>
    <div class="tiles">
      ${rack.map((tile) => {
        const held = choice?.tile === tile;
        const given = choice?.given?.includes(tile);
        const drawing = held
          ? lying(drawingIn(parts, tile), choice.turns, choice.over)
          : drawingIn(parts, tile);
        return html`<div key=${tile} class=${`clear-tile ${held || given ? "held" : ""}`} ...${touch.item("hand", `tile:${tile}`, { label: say("topominos-web-tile", { tile, look: spoken(drawing, say) }), drag: mayPlace && !busy && !choice?.given, off: !legal.length, pressed: held || Boolean(given) })}>
          <svg viewBox="-84 -84 168 168" aria-hidden="true"><${Tile} drawing=${drawing} layer=${0} /></svg>
        </div>`;
      })}
    </div>
    <div class="commands">
      ${choice?.tile && html`<button class="big" ...${touch.item("hand", "turn")}>↻ ${say("topominos-web-turn-tile")}</button><button class="big" ...${touch.item("hand", "over")}>⇋ ${say("topominos-web-turn-over")}</button>`}
      ${legal.includes("end") && html`<button class="big primary" ...${touch.item("hand", "end")}>${say("topominos-web-end")}</button>`}
      ${legal.includes("pass") && !choice && html`<button class="big" ...${touch.item("hand", "pass")}>${say("topominos-web-pass")}</button>`}
      ${mayExchange && !choice?.tile && html`<button class="big" ...${touch.item("hand", "exchange", { pressed: Boolean(choice?.given) })}>${say("topominos-web-exchange")}</button>`}
      ${named && legal.includes(named) && html`<button class="big primary" ...${touch.item("hand", "give")}>${say("topominos-web-give", { count: choice.given.length })}</button>`}
    </div>
    ${!legal.length && !rack.length && html`<p class="quiet">${say("topominos-board-bag", { count: Array.isArray(view.bag) ? view.bag.length : view.bag })}</p>`}
  </div>`;
}

/** How a tile must be held to lie as a move has it. @param {{tile: number, drawing: string}} placed @param {any} parts */
function holding({ tile, drawing }, parts) {
  const ways = [false, true].flatMap((over) => [0, 1, 2, 3].map((turns) => ({ tile, turns, over })));
  return ways.find(({ turns, over }) => lying(drawingIn(parts, tile), turns, over) === drawing) ?? null;
}

/** The exchange of these tiles as a move: of tiles that look alike, the lowest numbers are named. */
function exchanging(given, rack, parts) {
  const named = new Set();
  for (const tile of given) named.add(alike(parts, rack, tile).find((other) => !named.has(other)));
  return `pass:${[...named].sort((a, b) => a - b).join(",")}`;
}

/** What the turn allows so far, in words. */
function mode(view, say) {
  const { mode: kind, compartment } = view.turn_state;
  if (kind === "A") return say("topominos-web-one-well", { well: compartment });
  return kind === "B" ? say("topominos-web-piles") : null;
}

/** Where a tile's dots are, in words. */
function spoken(drawing, say) {
  return dotsOf(drawing)
    .map((dot) => say("topominos-web-dot", { row: Math.floor(dot / 3) + 1, column: (dot % 3) + 1 }))
    .join(", ");
}

/** @param {EventTarget | null} target */
function wellUnder(target) {
  const name = target instanceof Element ? target.closest(".well")?.getAttribute("data-touch") : null;
  return name ? Number(name.split(":")[1]) : null;
}

/** The text board: a line for every pile. */
export function describe(view, say) {
  return view.piles.map((pile, i) => {
    const dots = pile.flatMap(({ dots: drawing }) => dotsOf(drawing));
    return say(pile.length ? "topominos-web-well" : "topominos-web-well-empty", {
      well: i + 1,
      dots: dots.length,
      tiles: pile.length,
    });
  });
}

/** A move in words. */
export function speak(move, before, say, name) {
  const who = name(before.turn);
  const placed = parse(move);
  if (placed)
    return say("topominos-web-said-place", { who, well: placed.well, dots: dotsOf(placed.drawing).length });
  return say(
    move === "end"
      ? "topominos-web-said-end"
      : move === "pass"
        ? "topominos-web-said-pass"
        : "topominos-web-said-exchange",
    { who },
  );
}

/** What to touch to play a legal move: the tile, over, turns, the well; or buttons. */
export function touches(move, _view, _legal, parts) {
  const placed = parse(move);
  if (!placed) {
    const given = move.split(":")[1];
    return given ? ["exchange", ...given.split(",").map((tile) => `tile:${tile}`), "give"] : [move];
  }
  const held = holding(placed, parts);
  return held
    ? [
        `tile:${held.tile}`,
        ...(held.over ? ["over"] : []),
        ...Array(held.turns).fill("turn"),
        `well:${placed.well}`,
      ]
    : [];
}

/** Points and tiles of a seat. */
export function seatInfo(view, seat, say) {
  const count = Array.isArray(view.racks[seat]) ? view.racks[seat].length : view.racks[seat];
  const several = view.options.rounds > 1 || view.options.target !== null;
  return {
    badge: html`<svg viewBox="-84 -84 168 168" aria-hidden="true"><rect x="-84" y="-84" width="168" height="168" rx="24" class="hollow" /><${Tile} drawing="#../.#./..#" layer=${seat - 1} /></svg>`,
    score: String(view.scores[seat]),
    detail: say(several ? "topominos-web-seat-total" : "topominos-web-seat", {
      count,
      total: view.totals[seat],
    }),
  };
}
