/** Loto Points Rouges: figures of blue rings on ivory; red tokens drop in as tiles cover them. */
import { html, useChoice, useEffect, usePrevious, useState, useTouch } from "/boards/kit.js";
import { coordinates, drawn, parse, patternOf, pointsOf, spelled } from "./geometry.js";

const CELL = 60; // between points
const EDGE = 34; // room round the points, for the figure's letter
const SIDE = 5 * CELL + 2 * EDGE; // of a figure's card
const NARROW = "(max-width: 40rem) and (orientation: portrait)";

/** @type {[string, string][]} */
export const keys = [["R", "loto-web-key-turn"]];

/** @param {import("/app/types.js").BoardProps} props */
export default function Board(props) {
  const { view, legal, parts, hint, say, play, tell, busy } = props;
  const [choice, choose] = useChoice(view); // {piece, turns}: the tile in hand
  const [over, setOver] = useState(/** @type {string | null} */ (null)); // the point under pointer or focus
  const [focus, setFocus] = useState("");
  const narrow = useNarrow();
  const letters = view.figures.map(({ letter }) => letter);
  const large = letters.includes(focus)
    ? focus
    : (letters.find((letter) => letter === view.turn_state.figure) ?? letters[0]);
  const pattern = choice && patternOf(choice.piece, parts);
  const fits = legal.some(parse);
  const onward = !legal.includes("end") ? "loto-web-complete" : fits ? "loto-web-go-on" : "loto-web-only-end";
  const prompt = !legal.length
    ? null
    : choice
      ? say("loto-web-choose-point")
      : !view.turn_state.placed
        ? null
        : say(onward);

  useEffect(() => tell(prompt), [prompt]);
  useEffect(() => {
    const advised = hint && parse(hint);
    if (!advised) return;
    setFocus(advised.letter);
    choose({
      piece: advised.piece,
      turns: holding(hint, legal, parts)?.turns ?? 0,
      name: `tile:${advised.piece}`,
    });
  }, [hint]);

  const turn = () => choice && choose({ ...choice, turns: (choice.turns + 1) % 4 });
  /** @param {string} name */
  const moveAt = (name) => {
    const [letter, point] = name.split(":");
    return choice && spelled(choice.piece, pattern, choice.turns, letter, point, legal);
  };
  /** @param {string} name */
  const onTouch = (name) => {
    if (busy) return;
    if (name.startsWith("figure:")) setFocus(name.slice(7));
    else if (name === "turn" || (choice?.name === name && choice.piece !== "J")) turn();
    else if (name.startsWith("tile:"))
      choose(choice?.name === name ? null : { piece: name.split(":")[1], turns: 0, name });
    else if (name === "exchange")
      play(`${view.options.mode === "patience" ? "swap" : "pass"}:${choice.piece}`);
    else if (!name.includes(":")) play(name);
    else if (!choice) tell(say("loto-web-choose-tile"));
    else {
      const move = moveAt(name);
      if (move) play(move);
    }
  };
  const touch = useTouch({
    onTouch,
    onLift: (name) => choice?.name !== name && choose({ piece: name.split(":")[1], turns: 0, name }),
    onDrop: (_, target) =>
      target?.includes(":") &&
      !target.startsWith("tile:") &&
      !target.startsWith("figure:") &&
      onTouch(target),
    onKey: (key) => {
      if (key === "r" && choice) return turn(), true;
      if (key === "Escape" && choice) return choose(null), true;
      return false;
    },
  });

  const preview = over ? parse(moveAt(over) ?? "") : null;
  const shown = preview && over && legal.includes(moveAt(over) ?? "") ? preview : null;
  const layout = arrange(letters, narrow ? large : null);
  return html`
    <${Hand} ...${{ props, touch, choice, pattern }} />
    <div class="board loto" ...${touch.area("board", say("loto-web-board"))}
      onPointerOver=${(event) => setOver(pointUnder(event.target))} onPointerLeave=${() => setOver(null)}
      onFocusIn=${(event) => setOver(pointUnder(event.target))}>
      <svg viewBox="0 0 ${layout.width} ${layout.height}">
        <${LotoDefs} />
        ${view.figures.map((figure) => html`<${Figure} key=${figure.letter} ...${{ figure, props, touch, choice, shown, moveAt, small: narrow && figure.letter !== large, place: layout.places[figure.letter] }} />`)}
        <${Table} ...${{ view, say, place: layout.rest }} />
      </svg>
    </div>`;
}

/** Where each figure goes: two by two, or one large and the others below it. */
function arrange(letters, large) {
  const places = {};
  if (letters.length === 1) {
    places[letters[0]] = { x: 0, y: 0, scale: 1 };
    return { places, width: SIDE + 20, height: SIDE + 20, rest: null };
  }
  if (large === null) {
    letters.forEach(
      (letter, i) =>
        (places[letter] = { x: (i % 2) * (SIDE + 20), y: Math.floor(i / 2) * (SIDE + 20), scale: 1 }),
    );
    return {
      places,
      width: 2 * SIDE + 20,
      height: 2 * SIDE + 20,
      rest: { x: SIDE + 20, y: SIDE + 20, scale: 1 },
    };
  }
  places[large] = { x: 0, y: 0, scale: 1 };
  const scale = (SIDE - 12) / 2 / SIDE;
  letters
    .filter((letter) => letter !== large)
    .forEach((letter, i) => (places[letter] = { x: i * (SIDE * scale + 12), y: SIDE + 12, scale }));
  return { places, width: SIDE, height: SIDE + 12 + SIDE * scale, rest: null };
}

/** One figure: its card, its points, and what lies on them. */
function Figure({ figure, props, touch, choice, shown, moveAt, small, place }) {
  const { view, legal, last, hint, parts, say, help } = props;
  const { letter, covered } = figure;
  const facts = parts.components.figures.find((known) => known.letter === letter);
  const points = pointsOf(facts.rows);
  const active = view.turn_state.figure === letter;
  const completable = help && legal.length > 0 && props.remarks.completable?.includes(letter);
  const lastPoints = last && parse(last.move)?.letter === letter ? (parse(last.move)?.points ?? []) : [];
  const hinted = hint && parse(hint)?.letter === letter ? (parse(hint)?.points ?? []) : [];
  const left = points.length - covered.length;
  const said = say("loto-web-figure", { letter, left, points: points.length });
  const item = touch.item("board", `figure:${letter}`, {
    label: completable ? `${said}. ${say("loto-web-completable")}` : said,
  });
  return html`<g transform="translate(${place.x} ${place.y}) scale(${place.scale})" class=${`figure new ${active ? "active" : ""}`} ...${small ? item : {}}>
    <rect x="2" y="2" width=${SIDE - 4} height=${SIDE - 4} rx="20" class="ivory" />
    ${small && html`<rect x="8" y="8" width=${SIDE - 16} height=${SIDE - 16} rx="16" class="focus-ring" />`}
    <g transform="translate(${SIDE - 27} 28)" ...${small ? {} : item}>
      <circle r="22" class="tag" /><text y="9" class="letter">${letter}</text><circle r="21" class="focus-ring" />
    </g>
    ${completable && html`<g class="completable" transform="translate(${SIDE - 27} ${SIDE - 27})" aria-hidden="true"><circle r="17" /><path d="M-8 0 L-2 7 L9 -7" /></g>`}
    ${points.map((point) => html`<${Point} key=${point} ...${{ point, letter, touch, small, say, choice, help, busy: props.busy, covered: covered.includes(point), preview: shown?.letter === letter && shown.points.includes(point), last: lastPoints.includes(point), hinted: hinted.includes(point), free: Boolean(choice) && legal.includes(moveAt(`${letter}:${point}`) ?? "") }} />`)}
  </g>`;
}

/** One point: a ring, or a token on it. */
function Point({ point, letter, touch, small, say, covered, preview, last, hinted, free, help, busy }) {
  const [x, y] = coordinates(point);
  const before = usePrevious(covered);
  const classes = [
    "point",
    free && !busy && "free",
    free && help && "shown",
    before === false && covered && "fresh",
    hinted && "hinted",
  ];
  const label = say(covered ? "loto-web-covered" : "loto-web-uncovered", { point, letter });
  const item = small
    ? { "aria-hidden": "true" }
    : touch.item("board", `${letter}:${point}`, { label, off: !free });
  return html`<g class=${classes.filter(Boolean).join(" ")} transform="translate(${EDGE + CELL / 2 + x * CELL} ${EDGE + CELL / 2 + (4 - y) * CELL})" ...${item}>
    <rect x=${-CELL / 2} y=${-CELL / 2} width=${CELL} height=${CELL} class="hit" />
    <circle r="20" class="ring" />
    ${covered && html`<g class="piece"><circle r="22" class="token" fill="url(#loto-token)" /><circle r="13" class="token-ring" /></g>`}
    ${preview && !covered && html`<circle r="21" class="token-to-be" />`}
    <circle r="26" class="focus-ring" />
    ${last && html`<circle r="5" cx="19" cy="-19" class="last-mark" />`}
  </g>`;
}

/** What is still to come, in the corner that no figure needs. */
function Table({ view, say, place }) {
  if (!place) return null;
  const lines = [
    say("loto-board-bag", { count: counted(view.bag) }),
    say("loto-board-waiting", { count: counted(view.waiting) }),
  ];
  return html`<g class="to-come" transform="translate(${place.x + SIDE / 2} ${place.y + SIDE / 2 - 12})" aria-hidden="true">
    ${lines.map((line, i) => html`<text y=${i * 34}>${line}</text>`)}
  </g>`;
}

/** Tiles, jokers, and what can be done besides placing. */
function Hand({ props, touch, choice, pattern }) {
  const { view, seat, say, legal, busy } = props;
  const rack = Array.isArray(view.racks[seat]) ? view.racks[seat] : [];
  const jokers = view.jokers[seat] ?? 0;
  const playable = new Set(legal.map((move) => parse(move)?.piece ?? move.split(":")[1]).filter(Boolean));
  const exchange =
    choice && (legal.includes(`swap:${choice.piece}`) || legal.includes(`pass:${choice.piece}`));
  const pieces = [
    ...rack.map((piece, i) => ({
      piece,
      name: rack.indexOf(piece) === i ? `tile:${piece}` : `tile:${piece}:${i}`,
    })),
    ...(jokers ? [{ piece: "J", name: "tile:J" }] : []),
  ];
  const commands = ["end", "pass", "undo"].filter((move) => legal.includes(move));
  return html`<div class="hand tall-hand" ...${touch.area("hand", say("loto-web-hand"))}>
    <div class="tiles">
      ${pieces.map(
        ({ piece, name }) => html`<div key=${name} class=${`tile ${choice?.name === name ? "held" : ""}`}
        ...${touch.item("hand", name, { label: pieceName(piece, say), drag: playable.has(piece) && !busy, off: !playable.has(piece), pressed: choice?.name === name })}>
        <${Tile} pattern=${patternOf(piece, props.parts)} turns=${choice?.name === name ? choice.turns : 0} joker=${piece === "J"} />
        ${piece === "J" && html`<span class="count">×${jokers}</span>`}
      </div>`,
      )}
    </div>
    <div class="commands">
      ${choice && pattern && choice.piece !== "J" && html`<button class="big" ...${touch.item("hand", "turn")}>↻ ${say("loto-web-turn-tile")}</button>`}
      ${exchange && html`<button class="big" ...${touch.item("hand", "exchange")}>${say("loto-web-exchange")}</button>`}
      ${commands.map((move) => html`<button key=${move} class="big" ...${touch.item("hand", move)}>${say(`loto-web-do-${move}`)}</button>`)}
    </div>
  </div>`;
}

/** A tile of 3 by 3 with its dots; the first one, which goes where one touches, has a ring. */
function Tile({ pattern, turns, joker }) {
  const dots = drawn(pattern, turns);
  const [width, height] = [0, 1].map((axis) => Math.max(...dots.map((dot) => dot[axis])));
  return html`<svg viewBox="0 0 96 96" aria-hidden="true">
    <rect x="3" y="3" width="90" height="90" rx="14" class="tile-face" />
    ${dots.map(
      (
        [x, y],
        i,
      ) => html`<g transform="translate(${48 + 27 * (x - width / 2)} ${48 - 27 * (y - height / 2)})">
      <circle r=${joker ? 17 : 10.5} class="dot" />${(i === 0 || joker) && html`<circle r=${joker ? 9 : 5} class="grip" />`}
    </g>`,
    )}
  </svg>`;
}

function LotoDefs() {
  return html`<defs>
    <radialGradient id="loto-token" cx="0.36" cy="0.3" r="0.8">
      <stop offset="0" stop-color="#f0806f" /><stop offset="0.5" stop-color="#c0392b" /><stop offset="1" stop-color="#8d2015" />
    </radialGradient>
  </defs>`;
}

/** Whether the page is as narrow as a phone held upright. */
function useNarrow() {
  const query = matchMedia(NARROW);
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const listen = () => setNarrow(query.matches);
    query.addEventListener("change", listen);
    return () => query.removeEventListener("change", listen);
  }, []);
  return narrow;
}

/** @param {EventTarget | null} target */
function pointUnder(target) {
  const name = target instanceof Element ? target.closest(".point")?.getAttribute("data-touch") : null;
  return name ?? null;
}

/** A number, or how many a list holds: what is hidden is only counted. */
function counted(value) {
  return Array.isArray(value) ? value.length : value;
}

/** A piece in words. */
function pieceName(piece, say) {
  return piece === "J" ? say("loto-web-joker") : say("loto-web-tile", { tile: piece });
}

/** The text board: a line a figure. */
export function describe(view, say) {
  return view.figures.map(({ letter, covered }) =>
    say("loto-web-line", { letter, covered: covered.join(" ") || "–" }),
  );
}

/** A move in words. */
export function speak(move, before, say, name) {
  const who = name(before.turn);
  const placed = parse(move);
  if (placed)
    return say("loto-web-said-place", {
      who,
      piece: pieceName(placed.piece, say),
      letter: placed.letter,
      points: placed.points.join(" "),
    });
  return say(`loto-web-said-${move.split(":")[0]}`, { who });
}

/** What to touch to play a legal move: figure, piece, turns, point; or a button. */
export function touches(move, _view, legal, parts) {
  const placed = parse(move);
  if (!placed) {
    const [word, piece] = move.split(":");
    return piece ? [`tile:${piece}`, "exchange"] : [word];
  }
  const { piece, letter } = placed;
  const held = holding(move, legal, parts);
  if (!held) return [];
  const path = [`tile:${piece}`, ...Array(held.turns).fill("turn"), `${letter}:${held.point}`];
  return matchMedia(NARROW).matches ? [`figure:${letter}`, ...path] : path;
}

/** How a piece must be turned, and where touched, for a legal move that places it. @param {string} move @param {string[]} legal @param {any} parts */
function holding(move, legal, parts) {
  const { piece, letter, points } = /** @type {any} */ (parse(move));
  const pattern = patternOf(piece, parts);
  const ways = [0, 1, 2, 3].flatMap((turns) =>
    points.map((/** @type {string} */ point) => ({ turns, point })),
  );
  return (
    ways.find(({ turns, point }) => spelled(piece, pattern, turns, letter, point, legal) === move) ?? null
  );
}

/** Tokens won, tiles and jokers of a seat. */
export function seatInfo(view, seat, say) {
  const tiles = say("loto-board-tiles", { count: counted(view.racks[seat]) });
  const jokers = say("loto-board-jokers", { count: view.jokers[seat] });
  const patience = view.options.mode === "patience";
  return {
    badge: html`<svg viewBox="-52 -52 104 104" aria-hidden="true"><${LotoDefs} /><circle r="40" fill="url(#loto-token)" /><circle r="24" class="token-ring" /></svg>`,
    score: patience ? String(view.exchanges) : String(view.tokens[seat]),
    detail: patience ? say("loto-web-exchanges") : `${tiles}, ${jokers}`,
  };
}
