/**
 * Taking a table from one house to the other. It is closed in the one, goes on in the other, and each step can be
 * repeated: what a trip needs is kept on the device until the last step is done.
 */
import * as api from "./api.js";
import { far } from "./far.js";
import { near } from "./near.js";
import { beginTrip, endTrip, rememberTable, tripOf } from "./store.js";

/** @import { Trip } from "./store.js" */

/** Refusals that say "not now" instead of "no". */
const LATER = new Set([408, 429]);

/**
 * Take a table to the other house, or go on with a trip that was interrupted; returns the table that it is there.
 * Where the other house refuses it, it stays. Raises ApiError.
 * @param {string} id @param {Omit<Trip, "key">} wish @returns {Promise<string>}
 */
export async function travel(id, wish) {
  const trip = beginTrip(id, wish);
  const { table, carried } = await api.depart(id, { to: trip.to, key: trip.key }).catch(endWhere(id));
  try {
    await arrive(table, carried, trip);
  } catch (error) {
    if (!isNo(error)) throw error;
    await api.giveBack(id, { carried: null, key: `${trip.key}-stay` });
    endTrip(id);
    throw error;
  }
  rememberTable({ id, now: table });
  rememberTable({ id: table, now: null });
  endTrip(id);
  return table;
}

/** Go on with what was interrupted; null where nothing was. @param {string} id @returns {Promise<string | null>} */
export async function resumeTrip(id) {
  const trip = tripOf(id);
  return trip && travel(id, trip);
}

/** @param {string} table @param {import("./api-types.js").Carried} carried @param {Trip} trip */
async function arrive(table, carried, { to, free, back, key }) {
  if (back) return api.giveBack(table, { carried, key });
  const { token } = await api.receive(to === "device" ? near : far, { carried, free, key });
  rememberTable({ id: table, token, near: to === "device" });
}

/** A trip that may not begin is none. @param {string} id @returns {(error: unknown) => never} */
function endWhere(id) {
  return (error) => {
    if (isNo(error)) endTrip(id);
    throw error;
  };
}

/** Whether a house has refused for good. @param {unknown} error */
function isNo(error) {
  return (
    error instanceof api.ApiError && error.status >= 400 && error.status < 500 && !LATER.has(error.status)
  );
}
