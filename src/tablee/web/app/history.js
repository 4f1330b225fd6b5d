/** The finished games of this device, and what they add up to. */

const HISTORY = "tablee.history";
const MOST = 1_000;

/**
 * @import { FinishedGame } from "./api-types.js"
 * @import { Snapshot } from "./types.js"
 * @typedef {{own: number[], game: FinishedGame}} PlayedGame `own`: the seats of this device
 * @typedef {{
 *   played: number, won: number, best: number | null, solo: number | null, streak: number, longest: number,
 * }} Statistics `best` and `solo`: the highest score, with others and alone; `streak`: games won in a row until now
 */

/** The latest first. @returns {PlayedGame[]} */
export function playedGames() {
  return latestFirst(Object.values(read()));
}

/** Keep a game of one's own that is over; known already, as it is now. @param {Snapshot} snapshot */
export function rememberGame(snapshot) {
  const played = asPlayed(snapshot);
  if (!played) return;
  const known = read();
  const at = known[snapshot.table]?.game.at ?? played.game.at; // looking back does not make it later
  known[snapshot.table] = { ...played, game: { ...played.game, at } };
  const kept = latestFirst(Object.values(known)).slice(0, MOST);
  try {
    localStorage.setItem(
      HISTORY,
      JSON.stringify(Object.fromEntries(kept.map((one) => [one.game.table, one]))),
    );
  } catch {
    // full or forbidden: the game was played all the same
  }
}

/** What is kept of a table; null unless a game of this device is over there. @param {Snapshot} snapshot */
export function asPlayed({ table, game, at, result, seats, moves }) {
  const own = seats.filter(({ mine, kind }) => mine && kind !== "bot").map(({ seat }) => seat);
  if (!result || own.length === 0) return null;
  const kept = seats.map(({ seat, kind, name, level, bot, vacant }) => ({
    name: kind === "bot" || vacant ? null : name,
    level: kind === "bot" || vacant ? (level ?? bot) : null,
    won: result.winners.includes(seat),
    score: result.scores[String(seat)] ?? 0,
  }));
  return { own, game: { table, game, at, seats: kept, moves: moves.length } };
}

/**
 * Both, each game once, the latest first; what the device has itself counts.
 * @param {PlayedGame[]} here @param {PlayedGame[]} there
 */
export function merged(here, there) {
  return latestFirst([...new Map([...there, ...here].map((one) => [one.game.table, one])).values()]);
}

/** What games add up to, the latest of them first. @param {PlayedGame[]} games @returns {Statistics} */
export function statistics(games) {
  const alone = games.filter(({ game }) => game.seats.length === 1);
  const together = games.filter(({ game }) => game.seats.length > 1);
  const duels = together.filter(({ own }) => own.length === 1); // around one screen nobody's win is one's own
  const wins = duels.map(won);
  return {
    played: games.length,
    won: wins.filter(Boolean).length,
    best: highest(together),
    solo: highest(alone),
    streak: wins.includes(false) ? wins.indexOf(false) : wins.length,
    longest: longestRun(wins),
  };
}

/** @param {PlayedGame} played */
function won({ own, game }) {
  return own.some((seat) => game.seats[seat - 1].won);
}

/** Where there are points at all. @param {PlayedGame[]} games */
function highest(games) {
  const scores = games.flatMap(({ own, game }) => own.map((seat) => game.seats[seat - 1].score));
  const most = Math.max(...scores);
  return most > 1 ? most : null;
}

/** @param {boolean[]} wins */
function longestRun(wins) {
  let run = 0;
  return wins.reduce((longest, win) => {
    run = win ? run + 1 : 0;
    return Math.max(longest, run);
  }, 0);
}

/** @param {PlayedGame[]} games */
function latestFirst(games) {
  return games.sort((a, b) => b.game.at - a.game.at);
}

/** @returns {Record<string, PlayedGame>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(HISTORY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
