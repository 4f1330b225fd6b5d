/** The desk as it is now: asked for again after every change, and now and then while it is in sight. */
import { ApiError } from "./api.js";
import * as api from "./desk-api.js";
import { useEffect, useRef, useState } from "./html.js";

/**
 * @import { DeskShown, DeskTables, ServerShown } from "./api-types.js"
 * @typedef {{desk: DeskShown, tables: DeskTables, server: ServerShown}} Seen
 * @typedef {{
 *   seen: Seen | null, closed: boolean, error: string, busy: boolean,
 *   act: <T>(work: () => Promise<T>) => Promise<T | null>, more: () => void,
 * }} DeskOnPage `closed`: the link does not open it; `act` does something, and looks again
 */

const LOOK = 10_000;
const PAGE = 20;

/** @param {string} offline what to say where there is no answer @returns {DeskOnPage} */
export function useDesk(offline) {
  const [seen, setSeen] = useState(/** @type {Seen | null} */ (null));
  const [state, setState] = useState({ closed: false, error: "", busy: false });
  const pages = useRef(1);

  /** @param {unknown} error */
  const fail = (error) => {
    if (!(error instanceof ApiError)) throw error;
    setState({ closed: error.status === 403, error: error.message || offline, busy: false });
  };
  const look = async () => {
    try {
      const [desk, server, tables] = await Promise.all([api.desk(), api.server(), listed(pages.current)]);
      setSeen({ desk, server, tables });
      setState((before) => ({ ...before, closed: false }));
    } catch (error) {
      fail(error);
    }
  };
  useEffect(() => {
    look();
    const timer = setInterval(() => !document.hidden && look(), LOOK);
    return () => clearInterval(timer);
  }, []);

  /** @template T @param {() => Promise<T>} work @returns {Promise<T | null>} */
  const act = async (work) => {
    setState({ closed: false, error: "", busy: true });
    try {
      const done = await work();
      await look();
      setState((before) => ({ ...before, busy: false }));
      return done;
    } catch (error) {
      fail(error);
      return null;
    }
  };
  const more = () => {
    pages.current += 1;
    look();
  };
  return { seen, ...state, act, more };
}

/** The first pages of tables, as one list. @param {number} pages @returns {Promise<DeskTables>} */
async function listed(pages) {
  const numbers = Array.from({ length: pages }, (_, i) => i * PAGE);
  const found = await Promise.all(numbers.map(api.tables));
  const tables = new Map(found.flatMap((page) => page.tables).map((table) => [table.table, table]));
  return { tables: [...tables.values()], more: found[pages - 1].more };
}
