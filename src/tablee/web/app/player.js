/** Who this device is on the ladder: a key that it keeps, and a name. The house knows the key's digest alone. */

const PLAYER = "tablee.player";
const KEY = /^#[0-9a-f]{40}$/;

/**
 * `on`: whether games count that are begun from now on.
 * @typedef {{key: string, name: string, on: boolean}} Player
 */

/** @returns {Player | null} */
export function player() {
  try {
    return JSON.parse(localStorage.getItem(PLAYER) ?? "null");
  } catch {
    return null;
  }
}

/** @param {Player} found */
export function keepPlayer(found) {
  try {
    localStorage.setItem(PLAYER, JSON.stringify(found));
  } catch {
    // full or forbidden: then games do not count
  }
}

export function forgetPlayer() {
  localStorage.removeItem(PLAYER);
}

/** A key that nobody else has. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same request, with the key where games count. @template {object} T @param {T} body @returns {T} */
export function counted(body) {
  const found = player();
  return found?.on ? { ...body, player: found.key } : body;
}

/** The key in a link from another device, if there is one. @param {string} hash @returns {string | null} */
export function keyIn(hash) {
  return KEY.test(hash) ? hash.slice(1) : null;
}
