/** What the host of the house can ask, one function per request; the token comes with their link. */
import { ApiError, persistently } from "./api.js";
import { far } from "./far.js";
import { freshKey } from "./keys.js";

/** @import * as t from "./api-types.js" */

const TOKEN = "tablee.desk";

/** Take the host's token out of the link, so that it stays in no address. */
export function adoptDesk() {
  const token = location.hash.slice(1);
  if (!token.includes(".")) return;
  try {
    localStorage.setItem(TOKEN, token);
  } catch {
    return; // forbidden: it stays in the address
  }
  history.replaceState(null, "", location.pathname);
}

/** This device is the host's no longer. */
export function leaveDesk() {
  try {
    localStorage.removeItem(TOKEN);
  } catch {
    // it was never kept
  }
}

function deskToken() {
  try {
    return localStorage.getItem(TOKEN) ?? location.hash.slice(1);
  } catch {
    return location.hash.slice(1);
  }
}

/** @returns {Promise<t.DeskShown>} */
export const desk = () => ask("GET", "/api/desk");
/** @returns {Promise<t.ServerShown>} */
export const server = () => ask("GET", "/api/desk/server");
/** @param {number} skip @returns {Promise<t.DeskTables>} */
export const tables = (skip) => ask("GET", `/api/desk/tables?skip=${skip}`);
/** @param {t.ChangeRules} rules @returns {Promise<t.DeskShown>} */
export const changeRules = (rules) => persistently(() => ask("POST", "/api/desk/rules", rules));
/** @returns {Promise<t.BackupMade>} */
export const backup = () => ask("POST", "/api/desk/backup", {});
/** @param {string} table @returns {Promise<t.Deleted>} */
export const deleteTable = (table) => ask("POST", `/api/desk/tables/${table}/delete`, {});
/**
 * What changes a table, and answers with it.
 * @param {string} table @param {string} path @param {object} body @returns {Promise<t.DeskTable>}
 */
export const changeTable = (table, path, body) => {
  const keyed = { ...body, key: freshKey() };
  return persistently(() => ask("POST", `/api/desk/tables/${table}/${path}`, keyed));
};
/** @param {string} name @returns {Promise<t.ProgramMade>} */
export const makeProgram = (name) => {
  const body = { name, key: freshKey() };
  return persistently(() => ask("POST", "/api/programs", body));
};
/** @param {string} program @returns {Promise<t.ProgramReady[]>} */
export const removeProgram = (program) => ask("POST", `/api/programs/${program}/remove`, {});

/** @param {"GET" | "POST"} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function ask(method, path, body) {
  const { status, body: said } = await far.ask({ method, path, body, token: deskToken() });
  if (status < 200 || status > 299) throw new ApiError(status, said);
  return said;
}
