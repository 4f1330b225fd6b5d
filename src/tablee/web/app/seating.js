/** Who may sit at a new table: how many the options allow, and who usually does. */

/** @import { GameFacts, GameOption, SeatWanted } from "./types.js" */

/** @param {string} name @returns {SeatWanted} */
export const person = (name) => ({ kind: "here", name: name || undefined });
/** @param {number} level @returns {SeatWanted} */
export const bot = (level) => ({ kind: "bot", level });

/** @type {SeatWanted} */
const INVITED = { kind: "link" };

/**
 * Oneself, and the computer on the other seats.
 * @param {GameFacts} game @param {string} name @param {number} level
 */
export function usualSeats(game, name, level) {
  const count = game.seats.includes(2) ? 2 : game.seats[0];
  return Array.from({ length: count }, (_, i) => (i === 0 ? person(name) : bot(level)));
}

/**
 * Oneself, and whoever gets the link on the other seats.
 * @param {GameFacts} game @param {string} name
 */
export function invitedSeats(game, name) {
  const count = game.seats.includes(2) ? 2 : game.seats[0];
  return Array.from({ length: count }, (_, i) => (i === 0 ? person(name) : INVITED));
}

/**
 * As many seats, the first ones kept.
 * @param {SeatWanted[]} seats @param {number} count @param {number} level
 */
export function resized(seats, count, level) {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, () => bot(level));
  return [...seats, ...more].slice(0, count);
}

/**
 * How many can play with these options: where playing alone takes an option of its own, that decides.
 * @param {GameFacts} game @param {Record<string, any>} options
 */
export function seatCounts(game, options) {
  const alone = Object.entries(game.solo ?? {}).filter(([name]) => name !== "seats");
  if (alone.length === 0) return game.seats;
  if (alone.every(([name, value]) => options[name] === value)) return [1];
  return game.seats.filter((count) => count > 1);
}

/** @param {GameFacts} game @param {Record<string, any>} options @param {number} seats */
export function withSeats(game, options, seats) {
  return game.options.some(({ name }) => name === "seats") ? { ...options, seats } : options;
}

/**
 * The options that were chosen, without those that depend on the number of seats.
 * @param {GameOption[]} known @param {Record<string, any>} options
 */
export function seatless(known, options) {
  const bound = known.filter(({ settled }) => Object.keys(settled ?? {}).length > 0).map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !bound.includes(name)));
}

/**
 * The options that were chosen, without those that the number of seats decides.
 * @param {GameOption[]} known @param {Record<string, any>} options @param {number} seats
 */
export function unsettled(known, options, seats) {
  const settled = known.filter((option) => String(seats) in (option.settled ?? {})).map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !settled.includes(name)));
}

/**
 * What the server wants to know of a seat.
 * @param {SeatWanted} seat @param {number} level @returns {SeatWanted}
 */
export function asWanted(seat, level) {
  return seat.kind === "bot" ? bot(seat.level ?? level) : { kind: seat.kind, name: seat.name || undefined };
}
