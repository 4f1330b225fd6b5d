/** A table as the page sees it: its newest snapshot, and everything one can do at it. */
import * as api from "./api.js";
import { useEffect, useMemo, useRef, useState } from "./html.js";
import { announce } from "./live.js";
import { usePage } from "./page.js";
import { go } from "./router.js";
import { knock } from "./sound.js";
import { rememberTable, tokenOf } from "./store.js";
import { watch } from "./stream.js";
import { tellTime } from "./time.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */

/** Take the token out of a seat link, so that it stays in no address. @param {string} id */
export function adoptToken(id) {
  const token = location.hash.slice(1);
  if (!token.includes(".")) return;
  rememberTable({ id, token });
  history.replaceState(null, "", location.pathname);
}

/** @param {string} id */
export function useTable(id) {
  const { say, settings } = usePage();
  const [state, setState] = useState({
    snapshot: /** @type {Snapshot | null} */ (null),
    before: /** @type {Snapshot | null} */ (null),
  });
  const [missing, setMissing] = useState(false);
  const [live, setLive] = useState(true);
  const [busy, setBusy] = useState(false);
  const [toast, setToast] = useState(/** @type {any} */ (null));
  const [hint, setHint] = useState(/** @type {any} */ (null));
  const [token, setToken] = useState(tokenOf(id));
  const current = useRef(state);
  const underWay = useRef(false);
  const spoken = useRef(/** @type {{count: number, view: any}} */ ({ count: 0, view: null })); // how far moves were said
  const sound = useRef(false);
  sound.current = settings.sound;

  /** @param {Snapshot} snapshot */
  const take = (snapshot) => {
    const known = current.current.snapshot;
    tellTime(snapshot.at);
    if (known && snapshot.number < known.number) return;
    const moved = known !== null && snapshot.version !== known.version;
    current.current = { snapshot, before: moved ? known : known && current.current.before };
    setState(current.current);
    if (moved) setHint(null);
    if (moved && sound.current) knock();
    remember(snapshot);
  };

  useEffect(() => {
    api.table(id).then(take, (error) => error.status === 404 && setMissing(true));
    return watch(id, token, take, setLive);
  }, [id, token]);

  /** @param {any} error */
  const refuse = (error) => {
    if (error.snapshot) take(error.snapshot);
    const text = error.code === "page.offline" || !error.message ? say("web-offline") : error.message;
    if (error.code !== "table.moved_on") setToast({ text, clause: error.clause, at: Date.now() });
    announce(text);
  };

  /** Do something once at a time; what comes back is a snapshot. @param {() => Promise<any>} act */
  const act = async (act) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setToast(null);
    try {
      const answer = await act();
      if (answer?.token) keepToken(answer.token);
      if (answer?.snapshot ?? answer?.version !== undefined) take(answer.snapshot ?? answer);
    } catch (error) {
      refuse(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  /** @param {string} fresh */
  const keepToken = (fresh) => {
    rememberTable({ id, token: fresh });
    setToken(fresh);
  };
  const stamp = () => ({ version: current.current.snapshot?.version ?? 0, key: api.freshKey() });
  const deeds = useMemo(
    () => ({
      play: (/** @type {string} */ move) => act(() => api.move(id, { ...stamp(), move })),
      undo: (/** @type {boolean | undefined} */ answer) =>
        act(() => api.undo(id, { ...stamp(), ...(answer === undefined ? {} : { answer }) })),
      join: (/** @type {number | null} */ seat, /** @type {string} */ name) =>
        act(() => api.join(id, { seat, name })),
      takeover: (/** @type {number} */ seat, /** @type {number | null} */ level) =>
        act(() => api.takeover(id, { seat, level })),
      changeSeat: (/** @type {number} */ seat, /** @type {any} */ change) =>
        act(() => api.changeSeat(id, seat, change)),
      message: (/** @type {number} */ seat, /** @type {string} */ message) =>
        act(() => api.message(id, { seat, message })),
      rematch: (/** @type {number} */ seat) => act(() => api.rematch(id, { seat })),
      askHint: (/** @type {number} */ seat) => act(async () => setHint(await api.hint(id, { seat }))),
      follow: async (/** @type {string} */ next) => {
        const { token: fresh } = await api.claim(next, id).catch(() => ({ token: null }));
        rememberTable({ id: next, token: fresh });
        go(`/t/${next}`);
      },
    }),
    [id, say],
  );

  /** Say the moves that were made since the last time, each from the view it was made in. @param {import("./types.js").BoardModule | null} board @param {(seat: number) => string} name */
  const speakWith = (board, name) => {
    const { snapshot } = current.current;
    if (!board || !snapshot) return;
    let { count, view } = spoken.current;
    const fresh = view ? snapshot.moves.slice(count) : [];
    for (const { seat, move } of fresh) {
      announce(board.speak(move, { ...view, turn: seat }, say, name));
      view = board.step?.(view, move) ?? view;
    }
    if (snapshot.result && fresh.length > 0) announce(say("web-over"));
    spoken.current = { count: snapshot.moves.length, view: Object.values(snapshot.views)[0] };
  };

  const { snapshot, before } = state;
  const last =
    snapshot && (!before || snapshot.moves.length >= before.moves.length)
      ? (snapshot.moves.at(-1) ?? null)
      : null;
  return { ...deeds, snapshot, before, last, missing, live, busy, toast, setToast, hint, speakWith };
}

/** @param {Snapshot} snapshot */
function remember(snapshot) {
  if (!snapshot.seats.some(({ mine }) => mine)) return;
  const names = snapshot.seats.map(({ name }) => name).filter((name) => name !== null);
  const turn = snapshot.seats.some(({ seat, mine }) => mine && seat === snapshot.turn);
  rememberTable({ id: snapshot.table, game: snapshot.game, names, over: snapshot.result !== null, turn });
}
