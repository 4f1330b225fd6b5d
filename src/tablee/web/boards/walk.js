/** Walking a board by arrow keys: to the nearest item in that direction. */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {string} key */
export function isArrow(key) {
  return key in ARROWS;
}

/**
 * The item of the same area that lies nearest in an arrow's direction; null at the edge.
 * @param {Element} item @param {string} key @returns {HTMLElement | null}
 */
export function neighbour(item, key) {
  const [dx, dy] = ARROWS[key];
  const here = centre(item);
  const others = [...(item.closest("[data-group]")?.querySelectorAll("[data-touch]") ?? [])];
  /** @type {Element | null} */
  let best = null;
  let least = Infinity;
  for (const other of others) {
    if (other === item) continue;
    const there = centre(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 1 || aside > along * 8) continue; // not that way
    const cost = Math.hypot(along, 2.5 * aside); // with other weights some items are next to none
    if (cost < least) [best, least] = [other, cost];
  }
  return /** @type {HTMLElement | null} */ (best);
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
