/** What boards share: touching, dragging and walking by keyboard; half-made choices; motion. */
import { still } from "../app/appearance.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../app/html.js";
import { dragging } from "./drag.js";
import { isArrow, neighbour } from "./walk.js";

export { still } from "../app/appearance.js";
export { announce } from "../app/live.js";
export { html, useEffect, useLayoutEffect, useMemo, useRef, useState };

/**
 * @typedef {{
 *   onTouch: (name: string) => void,
 *   onDrop?: (name: string, target: string | null) => void,
 *   onLift?: (name: string) => void,
 *   onKey?: (key: string) => boolean | void,
 * }} TouchHandlers
 * @typedef {{label?: string, drag?: boolean, off?: boolean, pressed?: boolean}} ItemFacts
 * @typedef {ReturnType<typeof useTouch>} Touch
 */

/** @template T @typedef {[T | null, (next: T | null) => void]} Choice half-made: null while there is none */

/**
 * Touch, drag and keyboard for every item of a board; see README.md.
 * @param {TouchHandlers} handlers
 */
export function useTouch(handlers) {
  const latest = useRef(handlers);
  latest.current = handlers;
  const [stops, setStops] = useState(/** @type {Record<string, string>} */ ({}));
  const areas = useRef(/** @type {Record<string, Element | null>} */ ({}));
  const drag = useMemo(() => dragging(latest), []);

  useEffect(() => listenForKeys(latest), []);
  useLayoutEffect(() => {
    const missing = withoutStop(areas.current, stops);
    if (missing) setStops({ ...stops, ...missing });
  });

  /** @param {string} group @param {string} label */
  const area = (group, label) => ({
    ref: (/** @type {Element | null} */ element) => (areas.current[group] = element),
    role: "group",
    "aria-label": label,
    "data-group": group,
    onClick: (/** @type {MouseEvent} */ event) => {
      const item = itemOf(event.target);
      if (item && !drag.justDropped()) latest.current.onTouch(nameOf(item));
    },
    onKeyDown: (/** @type {KeyboardEvent} */ event) => walk(event, latest.current),
    onPointerDown: drag.start,
  });

  /** @param {string} group @param {string} name @param {ItemFacts} [facts] */
  const item = (group, name, facts = {}) => ({
    role: "button",
    tabindex: stops[group] === name ? 0 : -1,
    "aria-label": facts.label,
    "aria-disabled": facts.off ? "true" : undefined,
    "aria-pressed": facts.pressed === undefined ? undefined : String(facts.pressed),
    "data-touch": name,
    "data-drag": facts.drag ? name : undefined,
    onFocus: () => stops[group] !== name && setStops({ ...stops, [group]: name }),
  });

  return { area, item };
}

/**
 * A half-made choice, forgotten when the game moves on.
 * @param {{ply: number, turn: number | null}} view @returns {Choice<any>}
 */
export function useChoice(view) {
  const stamp = `${view.ply}/${view.turn}`;
  const [kept, keep] = useState({ stamp, choice: /** @type {any} */ (null) });
  const choice = kept.stamp === stamp ? kept.choice : null;
  return [choice, (/** @type {any} */ next) => keep({ stamp, choice: next })];
}

/**
 * The value of the render before; undefined at first.
 * @template T @param {T} value @returns {T | undefined}
 */
export function usePrevious(value) {
  const memory = useRef(
    /** @type {{now: T | undefined, before: T | undefined}} */ ({ now: undefined, before: undefined }),
  );
  if (memory.current.now !== value) memory.current = { now: value, before: memory.current.now };
  return memory.current.before;
}

/**
 * What is over, shown for a moment before it goes: a won row, a finished figure.
 * @template T @param {number} ms @returns {[T | null, (moment: T | null) => void]}
 */
export function useMoment(ms) {
  const [moment, setMoment] = useState(/** @type {T | null} */ (null));
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setTimeout(() => setMoment(null), ms); // a view that says the same must not stop it
    return () => clearTimeout(timer);
  }, [moment]);
  return [moment, setMoment];
}

/**
 * What `find` says of the element under the mouse, or where the keyboard is; a finger hovers nowhere.
 * @template T @param {(target: EventTarget | null) => T | null} find
 */
export function useUnder(find) {
  const [under, setUnder] = useState(/** @type {T | null} */ (null));
  const onPointerOver = (/** @type {PointerEvent} */ event) =>
    event.pointerType !== "touch" && setUnder(find(event.target));
  const onFocusIn = (/** @type {FocusEvent} */ { target }) => {
    const byKeyboard = target instanceof Element && target.matches(":focus-visible");
    setUnder(byKeyboard ? find(target) : null);
  };
  const follow = { onPointerOver, onFocusIn, onPointerLeave: () => setUnder(null) };
  return { under, follow };
}

/** The class names among these. @param {(string | false | null | undefined)[]} names */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}

/**
 * Move an SVG element, which is already where it belongs, along points given relative to there.
 * @param {Element | null} element @param {[number, number][]} points @param {number} [ms]
 */
export function glide(element, points, ms = 240) {
  if (!element || still() || !element.animate) return;
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  element.animate(frames, { duration: ms, easing: "ease-in-out" });
}

/** Where a seat is shown beside the board. @param {number} seat */
export function seatOnPage(seat) {
  return document.querySelector(`.seat[data-seat="${seat}"]`);
}

/**
 * Let an SVG element fly to another element of the page and vanish there.
 * @param {Element} element @param {Element | null} target @param {number} delay @param {number} ms
 */
export function flyTo(element, target, delay, ms) {
  if (!target || still() || !element.animate || !(element instanceof SVGGraphicsElement)) return;
  const [from, to] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
  const scale = element.getScreenCTM()?.a || 1;
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / scale;
  const y = (to.top + to.height / 2 - from.top - from.height / 2) / scale;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 },
  ];
  element.animate(frames, { delay, duration: ms, easing: "ease-in", fill: "forwards" });
}

/** @param {EventTarget | null} target @returns {Element | null} */
function itemOf(target) {
  return target instanceof Element ? target.closest("[data-touch]") : null;
}

/** @param {Element} item */
function nameOf(item) {
  return item.getAttribute("data-touch") ?? "";
}

/** @param {KeyboardEvent} event @param {TouchHandlers} handlers */
function walk(event, handlers) {
  const item = itemOf(event.target);
  if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isArrow(event.key)) {
    event.preventDefault();
    const next = neighbour(item, event.key);
    if (next) next.focus();
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault(); // else a button in the hand would be touched twice
    handlers.onTouch(nameOf(item));
  }
}

/** @param {{current: TouchHandlers}} latest */
function listenForKeys(latest) {
  const listen = (/** @type {KeyboardEvent} */ event) => {
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (latest.current.onKey?.(key)) event.preventDefault();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/**
 * The first item of every area whose Tab stop is gone.
 * @param {Record<string, Element | null>} areas @param {Record<string, string>} stops
 */
function withoutStop(areas, stops) {
  /** @type {Record<string, string> | null} */
  let missing = null;
  for (const [group, element] of Object.entries(areas)) {
    const first =
      element?.querySelector("[data-touch]:not([aria-disabled])") ?? element?.querySelector("[data-touch]");
    if (!element || !first || element.querySelector('[data-touch][tabindex="0"]')) continue;
    if (stops[group] !== nameOf(first)) missing = { ...(missing ?? {}), [group]: nameOf(first) };
  }
  return missing;
}
