/**
 * The house that a table is in: at the server (far), or on this device (near). Screens ask it and watch its tables
 * without knowing where it is: each house takes the same requests (the paths of the API) and gives the same answers.
 *
 * @import { HouseNews } from "./api-types.js"
 * @import { HallShown, OwnTable, Snapshot } from "./types.js"
 * @typedef {{method: "GET" | "POST", path: string, body?: object, token?: string | null}} Asked
 * @typedef {{status: number, body: any}} Answer the status is HTTP's; 0 where the house cannot be reached
 * @typedef {{
 *   ask: (asked: Asked) => Promise<Answer>,
 *   watch: (
 *     table: string, token: string | null, take: (snapshot: Snapshot) => void, state: (live: boolean) => void,
 *     gone?: () => void,
 *   ) => () => void,
 *   spectate?: (table: string, take: (snapshot: Snapshot) => void, state: (live: boolean) => void) => () => void,
 *   visitHall?: (game: string | null, own: [string, string][], take: (news: HallNews) => void) => () => void,
 * }} House `watch` tells of every new snapshot, and whether the house is there; what it returns ends that; `gone` is
 *   called when the table is deleted; `spectate` does so as for somebody without a seat. A house for this device alone
 *   has no hall and no large screen
 * @typedef {{hall?: HallShown, own?: OwnTable, live?: boolean, house?: HouseNews}} HallNews
 */
import { ALONE } from "./addresses.js";
import { far } from "./far.js";
import { near } from "./near.js";
import { isNear, isPocketKept } from "./store.js";

/** The house of a table; without one, whichever can be reached. @param {string} [table] @returns {House} */
export function houseOf(table) {
  if (ALONE) return near;
  if (table === undefined) return either;
  return isNear(table) ? near : far;
}

/** The server's house, and this device's where there is no server to be reached. @type {House} */
const either = {
  async ask(asked) {
    const answer = await far.ask(asked);
    const lost = answer.status === 0 || answer.status >= 502;
    return lost && isPocketKept() && !needsOthers(asked) ? near.ask(asked) : answer;
  },
  watch: far.watch,
  visitHall: far.visitHall,
};

/** Whether a table is for people elsewhere. @param {Asked} asked */
function needsOthers({ body }) {
  const { seats } = /** @type {{seats?: {kind: string}[]}} */ (body ?? {});
  return Boolean(seats?.some(({ kind }) => kind === "link"));
}
