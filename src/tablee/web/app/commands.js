/** Everything one can do at a table: one command at a time, each answered with a snapshot or a refusal. */
import * as advice from "./advice.js";
import * as api from "./api.js";
import { useMemo, useRef, useState } from "./html.js";
import { freshKey } from "./keys.js";
import { announce } from "./live.js";
import { usePage } from "./page.js";
import { go } from "./router.js";
import { forgetJoinKey, joinKey, rememberTable } from "./store.js";
import { takeHoliday } from "./told.js";

/**
 * @import { Connection } from "./connection.js"
 * @import { ChangeSeat, SendMessage } from "./api-types.js"
 * @import { Hint, Seated, Snapshot } from "./types.js"
 * @typedef {{text: string, clause: string | null, at: number}} Refusal
 * @typedef {{hint: Hint, version: number}} Advice
 * @typedef {(request: (wait: () => void) => Promise<Snapshot | Seated | void>) => Promise<void>} Send `wait` is
 *   called when the server does not answer, and the request is kept until it does
 */

/** @param {string} id @param {Connection} connection */
export function useCommands(id, connection) {
  const { say } = usePage();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const [given, setGiven] = useState(/** @type {Advice | null} */ (null));
  const [kept, setKept] = useState(false);
  const underWay = useRef(false);

  /** @param {unknown} error @param {boolean} late whether the server was away meanwhile */
  const refuse = (error, late) => {
    if (!(error instanceof api.ApiError)) throw error;
    if (error.snapshot) connection.take(error.snapshot);
    const tooLate = error.code === "table.moved_on";
    const text = tooLate && late ? say("web-play-again") : error.message || say("web-offline");
    if (!tooLate || late) setRefusal({ text, clause: error.clause, at: Date.now() });
    announce(text);
  };

  /** @type {Send} */
  const send = async (request) => {
    if (underWay.current) return;
    let late = false;
    const wait = () => {
      late = true;
      setKept(true);
    };
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await request(wait);
      if (answer && "token" in answer) connection.keepToken(answer.token);
      if (answer) connection.take(/** @type {Snapshot} */ ("snapshot" in answer ? answer.snapshot : answer));
    } catch (error) {
      refuse(error, late);
    } finally {
      underWay.current = false;
      setKept(false);
      setBusy(false);
    }
  };

  const commands = useMemo(() => commandsOf(id, connection, send, setGiven), [id, say]);
  const hint = given?.version === connection.snapshot?.version ? (given?.hint ?? null) : null;
  return { ...commands, busy, kept, refusal, dismiss: () => setRefusal(null), hint };
}

/**
 * @param {string} id
 * @param {Connection} connection @param {Send} send @param {(given: Advice) => void} advise
 */
function commandsOf(id, connection, send, advise) {
  const version = () => connection.latest()?.version ?? 0;
  const key = () => ({ key: freshKey() });
  const stamp = () => ({ version: version(), ...key() });
  return {
    /** @param {string} move */
    play: (move) => send((wait) => api.move(id, { ...stamp(), move }, wait)),
    /** Ask to take a move back, or answer who asks. @param {boolean} [answer] */
    undo: (answer) => send(() => api.undo(id, { ...stamp(), ...(answer === undefined ? {} : { answer }) })),
    /** @param {number | null} seat @param {string | null} name */
    join: (seat, name) =>
      send(async () => {
        const seated = await api.join(id, { seat, name, key: joinKey(id, `${seat} ${name}`) });
        forgetJoinKey(id);
        return seated;
      }),
    /** @param {number} seat @param {number | null} level */
    takeover: (seat, level) => send(() => api.takeover(id, { seat, level, ...key() })),
    /** @param {number} seat @param {ChangeSeat} change */
    changeSeat: (seat, change) => send(() => api.changeSeat(id, seat, { ...change, ...key() })),
    /** @param {number} seat @param {SendMessage["message"]} message */
    message: (seat, message) => send(() => api.message(id, { seat, message, ...key() })),
    /** Say who may hear of the table. @param {{open: boolean, watch: boolean}} doors */
    list: (doors) => send(() => api.listTable(id, { ...doors, ...key() })),
    /** Days off, in a game over days; 0: be back. @param {number} days */
    takeHoliday: (days) => send(() => takeHoliday(id, days)),
    /** @param {number} seat */
    rematch: (seat) => send(() => api.rematch(id, { seat, ...key() })),
    /** @param {number} seat */
    askHint: (seat) =>
      send(async () => {
        const asked = version();
        advise({ hint: await advice.hint(id, seat, connection.latest()), version: asked });
      }),
    /** Go on to the table where the same people play again. @param {string} next @param {string} screen */
    follow: async (next, screen) => {
      const token = await api.claim(next, id).then(
        (seated) => seated.token,
        () => null,
      );
      rememberTable({ id: next, token });
      go(`/${screen}/${next}`);
    },
  };
}
