/** Punto: square cards on felt, in a square of six by six that drifts until it is settled. */
import { html, useChoice, useEffect, usePrevious, useRef, useState, useTouch } from "/boards/kit.js";
import { Card, CardDefs, Pile } from "./cards.js";
import { coordinates, frames, needed, parse, placesIn, rows, sideOf, withMove } from "./geometry.js";

const STEP = 100;
const PAUSE = 2600; // milliseconds that the end of a round is shown

/** @type {[string, string][]} */
export const keys = [];

/** @param {import("/app/types.js").BoardProps} props */
export default function Board(props) {
  const { view, legal, say, play, tell, busy } = props;
  const [choice, choose] = useChoice(view); // the card in hand that is to be placed
  const [over, dismiss] = useRoundOver(view, props.last);
  const cards = over ? over.cards : view.cards;
  const moves = over ? [] : legal;
  const own = [...new Set(moves.map((move) => parse(move).card))];
  const held = own.length === 1 ? own[0] : choice;
  const spots = new Map(
    moves.filter((move) => parse(move).card === held).map((move) => [parse(move).place, move]),
  );
  const prompt = over
    ? say("punto-web-round-over", { round: over.round })
    : own.length > 1 && !held
      ? say("punto-web-choose-card")
      : null;

  useEffect(() => tell(prompt), [prompt]);

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
    onKey: (key) => (key === "Escape" && (over || choice) ? (over ? dismiss() : choose(null), true) : false),
  });

  const { shown, open } = frames(cards);
  const won = wonRows(view, cards, over);
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
        <${Frame} open=${open} shown=${shown} />
        ${placesIn(shown).map((place) => html`<${Place} key=${place} ...${{ place, cards, spots, props, touch, held, over }} lit=${won.has(place)} />`)}
      </svg>
    </div>`;
}

/** The square that all cards must fit in, as far as it is known. */
function Frame({ open, shown }) {
  const [left, right] = [Math.max(open[0], shown[0]), Math.min(open[1], shown[1])];
  const [bottom, top] = [Math.max(open[2], shown[2]), Math.min(open[3], shown[3])];
  return html`<rect class="window" x=${left * STEP - 53} y=${-top * STEP - 53} width=${(right - left) * STEP + 106} height=${(top - bottom) * STEP + 106} rx="16" />`;
}

/** One place, empty or with cards. */
function Place({ place, cards, spots, props, touch, held, over, lit }) {
  const { last, hint, help, say } = props;
  const [x, y] = coordinates(place);
  const pile = cards[place] ?? [];
  const before = usePrevious(pile.length);
  const free = spots.has(place) && !props.busy;
  const latest = !over && last && last.move.endsWith(`@${place}`) && parse(last.move).card === pile.at(-1);
  const classes = [
    "place",
    free && "free",
    free && help && "shown",
    lit && "lit",
    before !== undefined && before < pile.length && "fresh",
    hint === spots.get(place) && hint && "hinted",
  ];
  return html`<g class=${classes.filter(Boolean).join(" ")} transform="translate(${x * STEP} ${-y * STEP})"
    ...${touch.item("board", place, { label: label(place, pile, free, say), off: !free })}>
    <rect x="-50" y="-50" width="100" height="100" class="hit" />
    ${lit && html`<rect x="-52" y="-52" width="104" height="104" rx="15" class="glow" />`}
    ${pile.length > 0 && html`<g class="piece"><${Pile} pile=${pile} /></g>`}
    ${free && html`<rect x="-42" y="-42" width="84" height="84" rx="11" class="spot" />`}
    ${free && held && html`<g class="preview"><${Card} card=${held} plain=${true} /></g>`}
    <rect x="-48" y="-48" width="96" height="96" rx="13" class="focus-ring" />
    ${latest && html`<circle r="7" cx="38" cy="-38" class="last-mark" />`}
  </g>`;
}

/** The card that is turned up, or the two one holds. */
function Hand({ props, touch, own, held, over }) {
  const { view, seat, say, legal } = props;
  const mine = seat > 0 && Array.isArray(view.hands[seat]) ? view.hands[seat] : [];
  const turned =
    !mine.length && view.turn && Array.isArray(view.hands[view.turn]) ? view.hands[view.turn] : mine;
  if (over)
    return html`<div class="hand" ...${touch.area("hand", say("punto-web-hand"))}><button class="big" ...${touch.item("hand", "next")}>${say("punto-web-next-round")}</button></div>`;
  return html`<div class="hand" ...${touch.area("hand", say("punto-web-hand"))}>
    ${turned.map(
      (card, i) => html`<div key=${`${i}${card}`} class=${`held-card ${card === held ? "held" : ""}`}
      ...${touch.item("hand", turned.indexOf(card) === i ? `card:${card}` : `card:${card}:${i}`, { label: cardName(card, say), drag: legal.length > 0 && own.includes(card), off: !own.includes(card), pressed: own.length > 1 ? card === held : undefined })}>
      <svg viewBox="-52 -52 104 104"><${Card} card=${card} plain=${true} /></svg>
    </div>`,
    )}
  </div>`;
}

/**
 * How a round ended, for a moment after the next one was dealt; any touch goes on.
 * @returns {[{cards: Record<string, string[]>, round: number, view: any} | null, () => void]}
 */
function useRoundOver(view, last) {
  const latest = useRef(view);
  const [over, setOver] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const before = latest.current;
    latest.current = view;
    if (view.round !== before.round + 1 || !last || !Object.keys(before.cards).length) return;
    setOver({ cards: withMove(before.cards, last.move), round: before.round, view: before });
  }, [view]);
  useEffect(() => {
    if (!over) return undefined;
    const timer = setTimeout(() => setOver(null), PAUSE); // a view that says the same must not stop it
    return () => clearTimeout(timer);
  }, [over]);
  return [over, () => setOver(null)];
}

/** The places of the rows that won a round or the match. */
function wonRows(view, cards, over) {
  if (!over && view.result?.reason !== "row") return new Set();
  const colours = Object.values(view.colours).flat();
  return new Set(rows(cards, needed(view), colours).flat());
}

/** A card in words. */
function cardName(card, say) {
  return say("punto-web-card", { colour: card[0], value: card[1] });
}

/** A place in words. */
function label(place, pile, free, say) {
  const card = pile.length ? cardName(pile[pile.length - 1], say) : "";
  if (!pile.length) return say(free ? "punto-web-place-free" : "punto-web-place-empty", { place });
  return say(pile.length > 1 ? "punto-web-place-pile" : "punto-web-place-card", {
    place,
    card,
    height: pile.length,
  });
}

/** The text board: one line a row, from the top. */
export function describe(view, say) {
  const { shown } = frames(view.cards);
  const lines = [];
  for (let y = shown[3]; y >= shown[2]; y -= 1) {
    const found = placesIn([shown[0], shown[1], y, y]).filter((place) => view.cards[place]);
    if (found.length)
      lines.push(found.map((place) => label(place, view.cards[place], false, say)).join(" ; "));
  }
  return lines.length ? lines : [say("punto-web-nothing")];
}

/** A move in words. */
export function speak(move, before, say, name) {
  const { card, place } = parse(move);
  const under = before.cards?.[place]?.at(-1);
  const words = {
    who: name(before.turn),
    card: cardName(card, say),
    place,
    under: under ? cardName(under, say) : "",
  };
  return say(under ? "punto-web-said-cover" : "punto-web-said-place", words);
}

/** The view after a move, as far as the next one's words need it; a round's end clears the table. */
export function step(view, move) {
  const cards = withMove(view.cards, move);
  const over = rows(cards, needed(view), Object.values(view.colours).flat()).length > 0;
  return { ...view, cards: over ? {} : cards };
}

/** What to touch to play a legal move: the card where there is a choice, then the place. */
export function touches(move, _view, legal) {
  const { card, place } = parse(move);
  const own = new Set(legal.map((other) => parse(other).card));
  return own.size > 1 ? [`card:${card}`, place] : [place];
}

/** Colours, rounds won and cards left of a seat. */
export function seatInfo(view, seat, say) {
  const side = sideOf(view, seat);
  const [first, second] = view.colours[side];
  const left = Array.isArray(view.piles[seat]) ? view.piles[seat].length : view.piles[seat];
  return {
    badge: html`<svg viewBox="-52 -52 104 104" aria-hidden="true">
      ${second ? html`<g transform="translate(-14 -10) scale(0.74)"><${Card} card=${`${second}5`} plain=${true} /></g><g transform="translate(13 11) scale(0.74)"><${Card} card=${`${first}5`} plain=${true} /></g>` : html`<${Card} card=${`${first}5`} plain=${true} />`}
    </svg>`,
    score: say("punto-web-won", { won: view.won[side], needed: view.options.rounds_to_win }),
    detail: say("punto-web-left", { count: left }),
  };
}
