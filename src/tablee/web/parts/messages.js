/** The preset messages, in the words of the page. */

/** @import { Say } from "../app/types.js" */

/** @param {string} message @param {Say} say */
export function messageText(message, say) {
  return say(`web-message-${message.replaceAll("_", "-")}`);
}
