/** A table as the page sees it: its newest snapshot, and everything one can do at it. */
import { useCommands } from "./commands.js";
import { lastMove, useConnection } from "./connection.js";

/** @typedef {ReturnType<typeof useTable>} TableOnPage */

/** @param {string} id */
export function useTable(id) {
  const connection = useConnection(id);
  const commands = useCommands(id, connection);
  const { snapshot, missing, live } = connection;
  return { ...commands, snapshot, missing, live, last: lastMove(connection) };
}
