/** A table's newest snapshot, kept up to date by its house. */
import { pageAt, pathNow } from "./addresses.js";
import * as api from "./api.js";
import { rememberGame } from "./history.js";
import { houseOf } from "./house.js";
import { useEffect, useRef, useState } from "./html.js";
import { lastSeen, rememberSeen, rememberTable, tokenOf } from "./store.js";
import { tellTime } from "./time.js";

/**
 * @import { Snapshot } from "./types.js"
 * @typedef {{snapshot: Snapshot | null, before: Snapshot | null}} Seen the newest, and the version before
 * @typedef {Seen & {
 *   missing: boolean, live: boolean,
 *   latest: () => Snapshot | null, take: (snapshot: Snapshot) => void, keepToken: (token: string) => void,
 * }} Connection
 */

/** Take the token out of a seat link, so that it stays in no address. @param {string} id */
export function adoptToken(id) {
  const token = location.hash.slice(1);
  if (!token.includes(".")) return;
  rememberTable({ id, token });
  history.replaceState(null, "", pageAt(pathNow()));
}

/** @param {string} id @returns {Connection} */
export function useConnection(id) {
  const [seen, setSeen] = useState(() => firstSight(id));
  const [missing, setMissing] = useState(false);
  const [live, setLive] = useState(true);
  const [token, setToken] = useState(tokenOf(id));
  const current = useRef(seen);

  /** @param {Snapshot} snapshot */
  const take = (snapshot) => {
    tellTime(snapshot.at);
    const next = after(current.current, snapshot);
    if (next === current.current) return;
    current.current = next;
    setSeen(next);
    remember(snapshot);
  };
  /** @param {string} fresh */
  const keepToken = (fresh) => {
    rememberTable({ id, token: fresh });
    setToken(fresh);
  };

  useEffect(() => {
    api.table(id).then(take, (error) => error.status === 404 && setMissing(true));
    return houseOf(id).watch(id, token, take, setLive, () => setMissing(true));
  }, [id, token]);

  return { ...seen, missing, live, latest: () => current.current.snapshot, take, keepToken };
}

/** What this device knows of a table before its house says anything. @param {string} id @returns {Seen} */
function firstSight(id) {
  return { snapshot: lastSeen(id).snapshot ?? null, before: null };
}

/**
 * What is known after one more snapshot, which may come too late.
 * @param {Seen} seen @param {Snapshot} snapshot @returns {Seen}
 */
export function after(seen, snapshot) {
  const known = seen.snapshot;
  if (!known) return { snapshot, before: null };
  if (snapshot.number < known.number) return seen;
  return { snapshot, before: snapshot.version === known.version ? seen.before : known };
}

/** The move that led here; null at first sight of an empty table and after an undo. @param {Seen} seen */
export function lastMove({ snapshot, before }) {
  if (!snapshot || (before && snapshot.moves.length < before.moves.length)) return null;
  return snapshot.moves.at(-1) ?? null;
}

/** Keep a table of one's own on the shelf of this device. @param {Snapshot} snapshot */
function remember(snapshot) {
  if (!snapshot.seats.some(({ mine }) => mine)) return;
  const names = snapshot.seats.flatMap(({ name }) => name ?? []);
  const turn = snapshot.seats.some(({ seat, mine }) => mine && seat === snapshot.turn);
  rememberTable({ id: snapshot.table, game: snapshot.game, names, over: snapshot.result !== null, turn });
  rememberGame(snapshot);
  rememberSeen(snapshot.table, { snapshot });
}
