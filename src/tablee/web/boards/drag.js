/** Dragging an item onto another: a copy follows the pointer, the items know nothing of it. */

const SLOP = 7; // pixels a finger trembles while it taps

/**
 * @param {{current: import("./kit.js").TouchHandlers}} latest
 * @returns {{start: (event: PointerEvent) => void, justDropped: () => boolean}}
 */
export function dragging(latest) {
  let droppedAt = -Infinity;

  /** @param {PointerEvent} event */
  function start(event) {
    const item = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
    if (!item || event.button !== 0 || !latest.current.onDrop) return;
    const name = item.getAttribute("data-drag") ?? "";
    const from = { x: event.clientX, y: event.clientY };
    /** @type {ReturnType<typeof ghostOf> | null} */
    let ghost = null;

    /** @param {PointerEvent} moved */
    const move = (moved) => {
      if (moved.pointerId !== event.pointerId) return;
      if (!ghost && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) > SLOP) {
        ghost = ghostOf(item, from);
        latest.current.onLift?.(name);
      }
      ghost?.moveTo(moved.clientX, moved.clientY);
      if (ghost) moved.preventDefault();
    };
    /** @param {PointerEvent} ended */
    const end = (ended) => {
      if (ended.pointerId !== event.pointerId) return;
      stop();
      if (!ghost) return;
      ghost.remove();
      droppedAt = performance.now();
      latest.current.onDrop?.(name, ended.type === "pointerup" ? targetAt(ended) : null);
    };
    const stop = () => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("pointercancel", end);
    };
    document.addEventListener("pointermove", move, { passive: false });
    document.addEventListener("pointerup", end);
    document.addEventListener("pointercancel", end);
  }

  return { start, justDropped: () => performance.now() - droppedAt < 80 };
}

/** @param {PointerEvent} event */
function targetAt(event) {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest("[data-touch]")?.getAttribute("data-touch") ?? null;
}

/**
 * A copy of an item over everything, which pointers see through.
 * @param {Element} item @param {{x: number, y: number}} grip
 */
function ghostOf(item, grip) {
  const owner = item.closest("svg");
  const shape = owner && item !== owner ? inSvg(item, owner) : item.cloneNode(true);
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(shape);
  for (const copy of ghost.querySelectorAll("[data-touch]")) copy.removeAttribute("data-touch");
  const box = item.getBoundingClientRect();
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  document.body.append(ghost);
  const moveTo = (/** @type {number} */ x, /** @type {number} */ y) => {
    ghost.style.transform = `translate(${box.left + x - grip.x}px, ${box.top + y - grip.y}px) scale(1.06)`;
  };
  return { moveTo, remove: () => ghost.remove() };
}

/** The item alone in an SVG of its own size. @param {Element} item @param {SVGSVGElement} owner */
function inSvg(item, owner) {
  const svg = /** @type {SVGSVGElement} */ (owner.cloneNode(false));
  const toScreen = owner.getScreenCTM();
  const own = /** @type {SVGGraphicsElement} */ (item).getScreenCTM();
  if (!toScreen || !own) return svg;
  const back = toScreen.inverse();
  const box = item.getBoundingClientRect();
  const corner = new DOMPoint(box.left, box.top).matrixTransform(back);
  svg.setAttribute("viewBox", `${corner.x} ${corner.y} ${box.width * back.a} ${box.height * back.d}`);
  svg.removeAttribute("class");
  const place = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const m = back.multiply(own);
  place.setAttribute("transform", `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`);
  const copy = /** @type {Element} */ (item.cloneNode(true));
  copy.removeAttribute("transform");
  place.append(copy);
  svg.append(place);
  return svg;
}
