/** The preset messages, in the order of their buttons. */

/** @type {Record<string, string>} */
export const MESSAGES = {
  hello: "web-message-hello",
  good_luck: "web-message-good-luck",
  well_played: "web-message-well-played",
  thanks: "web-message-thanks",
  your_turn: "web-message-your-turn",
  one_moment: "web-message-one-moment",
  oops: "web-message-oops",
  bye: "web-message-bye",
};
