/** Punto: square cards on felt, in a square of six by six that drifts until it is settled. */
import { html, useChoice, useEffect, useMoment, usePrevious, useRef, useTouch } from "/boards/kit.js";
import { Card, CardDefs, Pile } from "./cards.js";
import { coordinates, parse, placesIn, shownFrame, withMove } from "./geometry.js";

/**
 * @import { Made, NameOf, Say, SeatInfo, Speaker } from "/app/types.js"
 * @import { Choice } from "/boards/kit.js"
 * @import { Cards, Frame, Props, PuntoEffects, PuntoView, RoundOver, Shared } from "./types.js"
 */

const STEP = 100;
const PAUSE = 2600; // milliseconds that the end of a round is shown

/** @type {[string, string][]} */
export const keys = [];

/** @param {Props} props */
export default function Board(props) {
  const { view, legal, say, play, tell, busy } = props;
  const [choice, choose] = /** @type {Choice<string>} */ (useChoice(view)); // the card that is to be placed
  const [over, dismiss] = useRoundOver(view, props.last);
  const cards = over ? over.cards : view.cards;
  const moves = over ? [] : legal;
  const own = [...new Set(moves.map((move) => parse(move).card))];
  const held = own.length === 1 ? own[0] : choice;
  const spots = new Map(
    moves.filter((move) => parse(move).card === held).map((move) => [parse(move).place, move]),
  );
  const prompt = over
    ? say("punto-web-go-on")
    : own.length > 1 && !held
      ? say("punto-web-choose-card")
      : null;

  useEffect(() => tell(prompt), [prompt]);
  useEffect(() => void (props.hint && dismiss()), [props.hint]); // it is about the next round

  /** @param {string} name */
  const onTouch = (name) => {
    if (over) return dismiss();
    if (busy) return;
    if (name.startsWith("card:")) return choose(name.slice(5) === choice ? null : name.slice(5));
    if (held) play(`${held}@${name}`);
    else tell(say("punto-web-choose-card"));
  };
  const touch = useTouch({
    onTouch,
    onLift: (name) => choose(name.slice(5)),
    onDrop: (name, target) => target?.includes(",") && !busy && play(`${name.slice(5)}@${target}`),
    onKey: (key) => {
      if (key !== "Escape" || !(over || choice)) return false;
      if (over) dismiss();
      else choose(null);
      return true;
    },
  });

  const frame = over ? over.frame : view.facts.frame;
  const shown = useShownFrame(cards, frame, over ? over.round : view.round);
  const won = rowOf(over ? over.made : view.result ? props.last : null);
  const box = [
    shown[0] * STEP - 62,
    -shown[3] * STEP - 62,
    (shown[1] - shown[0]) * STEP + 124,
    (shown[3] - shown[2]) * STEP + 124,
  ];
  return html`
    <${Hand} ...${{ props, touch, own, held, over }} />
    <div class="board punto" ...${touch.area("board", say("punto-web-board"))}>
      <svg viewBox=${box.join(" ")}>
        <${CardDefs} />
        <rect x=${box[0]} y=${box[1]} width=${box[2]} height=${box[3]} rx="26" class="baize" />
        <${Window} frame=${frame} shown=${shown} />
        ${placesIn(shown).map(
          (place) => html`<${Place} key=${place} ...${{ place, spots, props, touch, held, over }}
            within=${shown} pile=${cards[place] ?? []} lit=${won.includes(place)} />`,
        )}
      </svg>
    </div>`;
}

/**
 * The part of the table that is shown; in one round it moves only when a card lies at its rim.
 * @param {Cards} cards @param {Frame} frame @param {number} round
 */
function useShownFrame(cards, frame, round) {
  const before = useRef({ round, shown: /** @type {Frame | null} */ (null) });
  const shown = shownFrame(cards, frame, before.current.round === round ? before.current.shown : null);
  before.current = { round, shown };
  return shown;
}

/**
 * The square that all cards must fit in, as far as it is known.
 * @param {{frame: Frame, shown: Frame}} props
 */
function Window({ frame, shown }) {
  const [left, right] = [Math.max(frame[0], shown[0]), Math.min(frame[1], shown[1])];
  const [bottom, top] = [Math.max(frame[2], shown[2]), Math.min(frame[3], shown[3])];
  return html`<rect class="window" x=${left * STEP - 53} y=${-top * STEP - 53} rx="16"
    width=${(right - left) * STEP + 106} height=${(top - bottom) * STEP + 106} />`;
}

/**
 * One place, empty or with cards.
 * @param {Shared & {place: string, pile: string[], spots: Map<string, string>, within: Frame, lit: boolean}} props
 */
function Place({ place, pile, spots, props, touch, held, over, within, lit }) {
  const { last, hint, help, say } = props;
  const [x, y] = coordinates(place);
  const before = usePrevious(pile.length);
  const free = spots.has(place) && !props.busy;
  const advised = !over && hint !== null && parse(hint).place === place ? parse(hint).card : null;
  const shown = advised ?? (free ? held : null); // what would lie here
  const latest = !over && last && last.move.endsWith(`@${place}`) && parse(last.move).card === pile.at(-1);
  const classes = [
    "place",
    free && "free",
    free && help && "shown",
    lit && "lit",
    before !== undefined && before < pile.length && "fresh",
    advised && "hinted",
  ];
  return html`<g class=${classes.filter(Boolean).join(" ")} transform="translate(${x * STEP} ${-y * STEP})"
    ...${touch.item("board", place, { label: label(place, pile, free, within, say), off: !free })}>
    <rect x="-50" y="-50" width="100" height="100" class="hit" />
    ${lit && html`<rect x="-52" y="-52" width="104" height="104" rx="15" class="glow" />`}
    ${pile.length > 0 && html`<g class="piece"><${Pile} pile=${pile} /></g>`}
    ${free && html`<rect x="-42" y="-42" width="84" height="84" rx="11" class="spot" />`}
    ${shown && html`<g class="preview"><${Card} card=${shown} plain=${true} /></g>`}
    <rect x="-48" y="-48" width="96" height="96" rx="13" class="focus-ring" />
    ${latest && html`<circle r="7" cx="38" cy="-38" class="last-mark" />`}
  </g>`;
}

/** The card that is turned up, or the two one holds. @param {Shared & {own: string[]}} props */
function Hand({ props, touch, own, held, over }) {
  const { view, seat, say, legal } = props;
  const mine = seen(view, seat);
  const turned = mine.length > 0 ? mine : seen(view, view.turn ?? 0);
  const area = touch.area("hand", say("punto-web-hand"));
  if (over) {
    const next = touch.item("hand", "next");
    const text = say("punto-web-next-round");
    return html`<div class="hand" ...${area}><button class="big" ...${next}>${text}</button></div>`;
  }
  /** @param {string} card @param {number} i */
  const item = (card, i) =>
    touch.item("hand", turned.indexOf(card) === i ? `card:${card}` : `card:${card}:${i}`, {
      label: cardName(card, say),
      drag: legal.length > 0 && own.includes(card),
      off: !own.includes(card),
      pressed: own.length > 1 ? card === held : undefined,
    });
  return html`<div class="hand" ...${area}>
    ${turned.map(
      (card, i) => html`<div key=${`${i}${card}`} class=${`held-card ${card === held ? "held" : ""}`}
        ...${item(card, i)}>
        <svg viewBox="-52 -52 104 104"><${Card} card=${card} plain=${true} /></svg>
      </div>`,
    )}
  </div>`;
}

/** The cards of a seat that the reader may see. @param {PuntoView} view @param {number} seat */
function seen(view, seat) {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand : [];
}

/**
 * How a round ended, for a moment after the next one was dealt; any touch goes on.
 * @param {PuntoView} view @param {Made<PuntoEffects> | null} last @returns {[RoundOver | null, () => void]}
 */
function useRoundOver(view, last) {
  const latest = useRef(view);
  const [over, setOver] = /** @type {ReturnType<typeof useMoment<RoundOver>>} */ (useMoment(PAUSE));
  useEffect(() => {
    const before = latest.current;
    latest.current = view;
    if (view.round !== before.round + 1 || !last || !Object.keys(before.cards).length) return;
    const cards = withMove(before.cards, last.move);
    setOver({ cards, frame: before.facts.frame, round: before.round, made: last });
  }, [view]);
  return [over, () => setOver(null)];
}

/**
 * How the round ended that this move was the last of, and who won it; empty for any other move.
 * @param {PuntoEffects} effects @param {Say} say @param {Speaker} name
 */
function roundLine({ round, round_won: winners = [], row }, say, name) {
  if (round === undefined) return "";
  if (winners.length === 0) return say("punto-web-round-drawn", { round });
  const who = winners.map(name).join(" + ");
  return say(row ? "punto-web-round-row" : "punto-web-round-runs", { round, who, count: winners.length });
}

/** The places of the row that a move won with. @param {Made<PuntoEffects> | null} last @returns {string[]} */
function rowOf(last) {
  return last?.effects.row ?? [];
}

/** A card in words. @param {string} card @param {Say} say */
function cardName(card, say) {
  return say("punto-web-card", { colour: card[0], value: card[1] });
}

/**
 * A place in words: its row and column in the part of the table that is shown, from the top left.
 * @param {string} place @param {string[]} pile @param {boolean} free @param {Frame} shown @param {Say} say
 */
function label(place, pile, free, shown, say) {
  const [x, y] = coordinates(place);
  const at = { row: shown[3] - y + 1, column: x - shown[0] + 1 };
  if (pile.length === 0) return say(free ? "punto-web-place-free" : "punto-web-place-empty", at);
  const words = { ...at, card: cardName(pile[pile.length - 1], say), height: pile.length };
  return say(pile.length > 1 ? "punto-web-place-pile" : "punto-web-place-card", words);
}

/** The text board: one line per row, from the top. @param {PuntoView} view @param {Say} say */
export function describe(view, say) {
  const shown = shownFrame(view.cards, view.facts.frame);
  const [left, right, bottom, top] = shown;
  const lines = [];
  for (let y = top; y >= bottom; y -= 1) {
    const found = placesIn([left, right, y, y]).filter((place) => view.cards[place]);
    const cells = found.map((place) => label(place, view.cards[place], false, shown, say));
    if (cells.length > 0) lines.push(cells.join(" ; "));
  }
  return lines.length > 0 ? lines : [say("punto-web-nothing")];
}

/** A move in words. @param {Made<PuntoEffects>} made @param {Say} say @param {Speaker} name */
export function speak({ seat, move, effects }, say, name) {
  const words = { who: name(seat), card: cardName(parse(move).card, say) };
  if (effects.row) return say("punto-web-said-row", words);
  const placed = effects.covers
    ? say("punto-web-said-cover", { ...words, under: cardName(effects.covers, say) })
    : say("punto-web-said-place", words);
  return [placed, roundLine(effects, say, name)].filter(Boolean).join(" ");
}

/**
 * After a round, the first card of the next one comes with a reminder of how that round ended.
 * @param {Made<PuntoEffects>[]} turn @param {Say} say @param {NameOf} name @param {Made<PuntoEffects>} [before]
 */
export function recap(turn, say, name, before) {
  const last = turn[turn.length - 1];
  const ended = roundLine((turn.at(-2) ?? before)?.effects ?? {}, say, name);
  return ended ? `${ended} ${speak(last, say, name)}` : null;
}

/** @param {Made<PuntoEffects>} made */
export function sound({ effects }) {
  return effects.row ? "row" : effects.covers ? "cover" : "card";
}

/**
 * What to touch to play a legal move: the card where there is a choice, then the place.
 * @param {string} move @param {PuntoView} _view @param {string[]} legal
 */
export function touches(move, _view, legal) {
  const { card, place } = parse(move);
  const own = new Set(legal.map((other) => parse(other).card));
  return own.size > 1 ? [`card:${card}`, place] : [place];
}

/**
 * Colours, rounds won and cards left of a seat.
 * @param {PuntoView} view @param {number} seat @param {Say} say @returns {SeatInfo}
 */
export function seatInfo(view, seat, say) {
  const side = view.facts.sides[seat];
  return {
    badge: html`<${Badge} colours=${view.colours[side]} />`,
    score: say("punto-web-won", { won: view.won[side], needed: view.options.rounds_to_win }),
    detail: say("punto-web-left", { count: view.piles[seat] }),
  };
}

/** A card of each of a side's colours. @param {{colours: string[]}} props */
function Badge({ colours: [first, second] }) {
  const front = html`<${Card} card=${`${first}5`} plain=${true} />`;
  const back = second && html`<${Card} card=${`${second}5`} plain=${true} />`;
  return html`<svg viewBox="-52 -52 104 104" aria-hidden="true">
    ${back && html`<g transform="translate(-14 -10) scale(0.74)">${back}</g>`}
    ${back ? html`<g transform="translate(13 11) scale(0.74)">${front}</g>` : front}
  </svg>`;
}
