/** Loto Points Rouges: figures of blue rings on ivory; red tokens drop in as tiles cover them. */
import { html, useChoice, useEffect, useState, useTouch, useUnder } from "/boards/kit.js";
import { arrange, Figure, LotoDefs, ToCome } from "./figures.js";
import { Finished, useFinished } from "./finished.js";
import { holding, parse, patternOf, rowAndColumn, spelled, turnsFor } from "./geometry.js";
import { exchangeOf, Hand } from "./hand.js";
import { Mark } from "./marks.js";

/**
 * @import { Move, NameOf, Say, SeatInfo, Speaker } from "/app/types.js"
 * @import { Choice } from "/boards/kit.js"
 * @import { Held, LotoView, Props } from "./types.js"
 */

const NARROW = "(max-width: 40rem) and (orientation: portrait)";

/** @type {[string, string][]} */
export const keys = [["R", "loto-web-key-turn"]];

/** @param {Props} props */
export default function Board(props) {
  const { view, legal, parts, hint, say, play, tell, busy } = props;
  const [held, hold] = /** @type {Choice<Held>} */ (useChoice(view));
  const { under, follow } = useUnder(pointUnder);
  const [slot, setSlot] = useState(0); // which figure is large on a phone: the reader's choice, whoever plays where
  const narrow = useNarrow();
  const letters = view.figures.map(({ letter }) => letter);
  const large = letters[Math.min(slot, letters.length - 1)];
  const layout = arrange(letters, narrow ? large : null);
  const finished = useFinished(view, layout);
  const prompt = legal.length > 0 ? asking(props, held) : null;

  useEffect(() => tell(prompt), [prompt]);
  useEffect(() => {
    const advised = hint && parse(hint);
    if (!advised) return;
    const { piece, letter } = advised;
    setSlot(letters.indexOf(letter));
    hold({ piece, turns: holding(hint, legal, parts)?.turns ?? 0, name: `tile:${piece}` });
  }, [hint]);

  const turn = () => held && hold({ ...held, turns: (held.turns + 1) % 4 });
  /** The tile of an item, as it comes from the rack. @param {string} name */
  const take = (name) => hold({ piece: name.split(":")[1], turns: 0, name });
  /** @param {string} name */
  const moveAt = (name) => {
    const [letter, point] = name.split(":");
    return held && spelled(held.piece, patternOf(held.piece, parts), held.turns, letter, point, legal);
  };
  /** The turns with which the held piece goes where a point is touched. @param {string} name */
  const turnsAt = (name) => {
    const [letter, point] = name.split(":");
    return held && turnsFor(held.piece, patternOf(held.piece, parts), held.turns, letter, point, legal);
  };
  /** A piece that fits only another way turns by itself, and is laid with the next touch. @param {string} name */
  const onPoint = (name) => {
    const turns = turnsAt(name);
    const move = moveAt(name);
    if (held && turns !== null && turns !== held.turns) hold({ ...held, turns });
    else if (move) play(move);
  };
  /** @param {string} name */
  const onTile = (name) => {
    if (held?.name !== name) take(name);
    else if (held.piece === "J") hold(null);
    else turn();
  };
  /** @param {string} name */
  const onTouch = (name) => {
    if (busy) return;
    const exchange = held && exchangeOf(held.piece, legal);
    if (name.startsWith("figure:")) setSlot(letters.indexOf(name.slice(7)));
    else if (name === "turn") turn();
    else if (name.startsWith("tile:")) onTile(name);
    else if (name === "exchange") exchange && play(exchange);
    else if (!name.includes(":")) play(name);
    else if (!held) tell(say("loto-web-choose-tile"));
    else onPoint(name);
  };
  const touch = useTouch({
    onTouch,
    onLift: (name) => held?.name !== name && take(name),
    onDrop: (_, target) => target && isPoint(target) && onTouch(target),
    onKey: (key) => {
      if (key === "r" && held) turn();
      else if (key === "Escape" && held) hold(null);
      else return false;
      return true;
    },
  });

  const aimed = under ? (moveAt(under) ?? "") : "";
  const shown = legal.includes(aimed) ? parse(aimed) : null;
  return html`
    <${Hand} ...${{ props, touch, held }} />
    <div class="board loto" ...${touch.area("board", say("loto-web-board"))}
      ...${follow}>
      <svg viewBox="0 0 ${layout.width} ${layout.height}">
        <${LotoDefs} />
        ${view.figures.map(
          (
            figure,
          ) => html`<${Figure} key=${figure.letter} ...${{ figure, props, touch, held, shown, turnsAt }}
            small=${narrow && figure.letter !== large} place=${layout.places[figure.letter]} />`,
        )}
        <${ToCome} view=${view} say=${say} place=${layout.rest} />
        ${finished && html`<${Finished} key=${finished.letter} finished=${finished} parts=${parts} />`}
      </svg>
    </div>`;
}

/** What to do next; null for the usual words. @param {Props} props @param {Held | null} held */
function asking({ view, legal, say }, held) {
  if (held) return say(fits(held.piece, legal) ? "loto-web-choose-point" : "loto-web-fits-nowhere");
  if (!view.turn_state.placed) return legal.includes("pass") ? say("loto-web-only-pass") : null;
  if (!legal.includes("end")) return say("loto-web-complete");
  return say(legal.some(parse) ? "loto-web-go-on" : "loto-web-only-end");
}

/** Whether a piece can be placed on any figure. @param {string} piece @param {string[]} legal */
function fits(piece, legal) {
  return legal.some((move) => parse(move)?.piece === piece);
}

/** Whether an item is a point of a figure. @param {string} name */
function isPoint(name) {
  return name.includes(":") && !name.startsWith("tile:") && !name.startsWith("figure:");
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

/** The text board: a line per figure. @param {LotoView} view @param {Say} say */
export function describe(view, say) {
  return view.figures.map(({ letter, covered }) => {
    const points = covered.map((point) => say("loto-web-point", rowAndColumn(point))).join(", ");
    return say("loto-web-line", { letter, count: covered.length, points });
  });
}

/** A move in words. @param {Move} made @param {Say} say @param {Speaker} name */
export function speak({ seat, move }, say, name) {
  const who = name(seat);
  const placed = parse(move);
  if (move.startsWith("pass:")) return say("loto-web-said-exchange", { who });
  if (!placed) return say(`loto-web-said-${move.split(":")[0]}`, { who });
  const { piece, letter } = placed;
  return say(piece === "J" ? "loto-web-said-joker" : "loto-web-said-place", { who, letter });
}

/**
 * A turn that was ended, in words: how many pieces on which figure. null for a turn that goes on.
 * @param {Move[]} turn @param {Say} say @param {NameOf} name
 */
export function recap(turn, say, name) {
  const pieces = turn.flatMap(({ move }) => parse(move) ?? []);
  if (turn.at(-1)?.move !== "end" || pieces.length === 0) return null;
  return say("loto-web-said-turn", {
    who: name(turn[0].seat),
    count: pieces.length,
    letter: pieces[0].letter,
  });
}

/** @param {Move} made @param {LotoView} view */
export function sound({ move }, view) {
  const placed = parse(move);
  if (!placed) return "pass";
  return view.figures.some(({ letter }) => letter === placed.letter) ? "token" : "sweep";
}

/**
 * What to touch to play a legal move: figure, piece, turns, point; or a button.
 * @param {string} move @param {LotoView} _view @param {string[]} legal @param {Props["parts"]} parts
 */
export function touches(move, _view, legal, parts) {
  const placed = parse(move);
  if (!placed) {
    const [word, piece] = move.split(":");
    return piece ? [`tile:${piece}`, "exchange"] : [word];
  }
  const { piece, letter } = placed;
  const way = holding(move, legal, parts);
  if (!way) return [];
  const path = [`tile:${piece}`, ...Array(way.turns).fill("turn"), `${letter}:${way.point}`];
  return matchMedia(NARROW).matches ? [`figure:${letter}`, ...path] : path;
}

/**
 * Tokens won, tiles and jokers of a seat.
 * @param {LotoView} view @param {number} seat @param {Say} say @returns {SeatInfo}
 */
export function seatInfo(view, seat, say) {
  const rack = view.racks[seat];
  const tiles = say("loto-board-tiles", { count: Array.isArray(rack) ? rack.length : rack });
  const jokers = say("loto-board-jokers", { count: view.jokers[seat] });
  const patience = view.options.mode === "patience";
  return {
    badge: html`<svg viewBox="-48 -48 96 96" aria-hidden="true"><${Mark} seat=${seat} /></svg>`,
    score: patience ? String(view.exchanges) : String(view.tokens[seat]),
    detail: patience ? say("loto-web-exchanges") : `${tiles}, ${jokers}`,
  };
}
