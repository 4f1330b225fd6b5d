/** The name under which somebody sits down. */

/** @import { Offers, Say } from "./types.js" */

/**
 * What was written or, without anything, a guest; where the house has a list of names, nobody's.
 * @param {string} name @param {Offers} offers @param {Say} say @returns {string | null}
 */
export function nameToSend(name, offers, say) {
  return name.trim() || (offers.names ? null : say("web-guest"));
}
