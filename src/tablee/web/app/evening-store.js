/** The evenings of this device: as whom it is there. */

const EVENINGS = "tablee.evenings";
const MOST = 20;

/**
 * `token` is the host's, or one's own; `own` is that of a host who plays too, as the player `me`.
 * @typedef {{id: string, token: string | null, own: string | null, me: number | null, name: string, at: number}} Known
 */

/** The latest first. @returns {Known[]} */
export function knownEvenings() {
  return Object.values(read()).sort((a, b) => b.at - a.at);
}

/** @param {string} id @returns {Known | null} */
export function knownEvening(id) {
  return read()[id] ?? null;
}

/** @param {string} id @returns {string | null} */
export function eveningToken(id) {
  return read()[id]?.token ?? null;
}

/** @param {Partial<Known> & {id: string}} facts */
export function rememberEvening(facts) {
  const evenings = read();
  const known = evenings[facts.id] ?? { token: null, own: null, me: null, name: "" };
  evenings[facts.id] = { ...known, ...facts, at: Date.now() };
  const kept = Object.values(evenings)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(EVENINGS, JSON.stringify(Object.fromEntries(kept.map((one) => [one.id, one]))));
  } catch {
    // full or forbidden: the link still leads here
  }
}

/** @returns {Record<string, Known>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(EVENINGS) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
