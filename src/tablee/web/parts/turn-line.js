/** The one line that says whose turn it is and what to do. */

/** What a seat is called; bots have a number where there are several. @param {import("../app/types.js").Seat[]} seats @param {number} number @param {import("../app/types.js").Say} say */
export function seatName(seats, number, say) {
  const seat = seats[number - 1];
  if (!seat) return "";
  if (seat.name) return seat.name;
  const bots = seats.filter(({ kind, name }) => kind === "bot" && !name).length;
  if (seat.kind === "bot") return bots > 1 ? say("web-bot-name-n", { seat: number }) : say("web-bot-name");
  if (seat.open) return say("web-seat-free");
  return seat.mine ? say("web-you") : say("web-seat-name", { seat: seat.seat });
}

/**
 * @param {{
 *   snapshot: import("../app/types.js").Snapshot, say: import("../app/types.js").Say,
 *   name: (seat: number) => string, told: string | null, mine: boolean, busy: boolean,
 * }} facts
 */
export function turnLine({ snapshot, say, name, told, mine }) {
  const { turn, seats, game, result } = snapshot;
  if (result) return resultLine(snapshot, say, name);
  if (turn === null) return "";
  const seat = seats[turn - 1];
  if (snapshot.thinking !== null)
    return say(snapshot.weak ? "web-thinking-weak" : "web-thinking", { who: name(snapshot.thinking) });
  if (mine)
    return severalHere(snapshot)
      ? say("web-turn-named", { who: name(turn), what: told ?? say(`${game}-web-turn`) })
      : say("web-turn-yours", { what: told ?? say(`${game}-web-turn`) });
  if (seat.open) return say("web-turn-open", { seat: turn });
  return say("web-turn-other", { who: name(turn) });
}

/** Who won and why. @param {import("../app/types.js").Snapshot} snapshot @param {import("../app/types.js").Say} say @param {(seat: number) => string} name */
export function resultLine({ game, result, seats }, say, name) {
  if (!result) return "";
  const reason = say(`${game}-reason-${result.reason.replaceAll("_", "-")}`);
  if (result.winners.length === 0)
    return say(seats.length === 1 ? "web-lost-alone" : "web-drawn", { reason });
  if (seats.length === 1) return say("web-won-alone", { reason });
  const mine = seats.filter((seat) => seat.mine);
  if (mine.length === 1 && result.winners.includes(mine[0].seat) && result.winners.length === 1)
    return say("web-won-you", { reason });
  return say("web-won", { who: result.winners.map(name).join(", "), count: result.winners.length, reason });
}

/** Whether more than one person plays on this screen. @param {import("../app/types.js").Snapshot} snapshot */
export function severalHere({ seats }) {
  return seats.filter(({ mine, kind }) => mine && kind !== "bot").length > 1;
}
