/** An evening as the page sees it: its newest snapshot, and everything one can do there. */
import { ApiError } from "./api.js";
import * as api from "./evening-api.js";
import { eveningToken, knownEvening, rememberEvening } from "./evening-store.js";
import { houseOf } from "./house.js";
import { useEffect, useRef, useState } from "./html.js";
import { announce } from "./live.js";
import { usePage } from "./page.js";
import { go } from "./router.js";
import { rememberTable } from "./store.js";
import { tellTime } from "./time.js";

/**
 * @import { Evening } from "./evening-api.js"
 * @typedef {ReturnType<typeof useEvening>} EveningOnPage
 */

/** Take the token out of a player's link, so that it stays in no address. @param {string} id */
function adoptToken(id) {
  const token = location.hash.slice(1);
  if (!token.includes(".")) return;
  rememberEvening({ id, token });
  history.replaceState(null, "", location.pathname);
}

/** @param {string} id */
export function useEvening(id) {
  const { say } = usePage();
  const [snapshot, setSnapshot] = useState(/** @type {Evening | null} */ (null));
  const [missing, setMissing] = useState(false);
  const [live, setLive] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const [token, setToken] = useState(() => {
    adoptToken(id);
    return eveningToken(id);
  });
  const number = useRef(0);

  /** @param {any} next */
  const take = (next) => {
    tellTime(next.at);
    if (next.number < number.current) return;
    number.current = next.number;
    setSnapshot(next);
    if (next.host || next.me) rememberEvening({ id, name: next.name });
  };
  useEffect(() => {
    const gone = (/** @type {unknown} */ failed) =>
      failed instanceof ApiError && failed.status === 404 && setMissing(true);
    api.evening(id).then(take, gone);
    return houseOf().watch(id, token, take, setLive);
  }, [id, token]);

  /** @param {() => Promise<void>} request */
  const attempt = async (request) => {
    setBusy(true);
    setError("");
    try {
      await request();
      return true;
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      const text = failed.message || say("web-offline");
      setError(text);
      announce(text);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const me = snapshot?.me ?? knownEvening(id)?.me ?? null;
  return {
    ...{ id, snapshot, missing, live, busy, error, me },
    /** @param {string} path @param {object} body @returns {Promise<boolean>} whether it was done */
    change: (path, body) => attempt(async () => take(await api.change(id, path, body))),
    /** Play: somebody new, or the host too. @param {string} name @param {number | null} team */
    enter: (name, team) =>
      attempt(async () => {
        const seated = await api.enter(id, name, team);
        if (snapshot?.host) rememberEvening({ id, own: seated.token, me: seated.snapshot.me });
        else rememberEvening({ id, token: seated.token });
        setToken(eveningToken(id));
        if (!snapshot?.host) take(seated.snapshot);
      }),
    /** Go to one's own seat. @param {string} table @param {string} game */
    sit: (table, game) =>
      attempt(async () => {
        const own = knownEvening(id)?.own ?? eveningToken(id);
        const seat = await api.seat(id, table, own);
        rememberTable({ id: table, token: seat.token, game });
        go(`/t/${table}`);
      }),
  };
}
