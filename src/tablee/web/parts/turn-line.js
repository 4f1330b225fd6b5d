/** The one line that says whose turn it is and what to do. */

/** @import { NameOf, Result, Say, Seat, Snapshot } from "../app/types.js" */

/**
 * What a seat is called; bots have a number where there are several.
 * @param {Seat[]} seats @param {number} number @param {Say} say
 */
export function seatName(seats, number, say) {
  const seat = seats[number - 1];
  if (!seat) return "";
  if (seat.name) return seat.name;
  const bots = seats.filter(({ kind, name }) => kind === "bot" && !name).length;
  if (seat.vacant && seat.bot !== null) return say("web-bot-name");
  if (seat.kind === "bot") return bots > 1 ? say("web-bot-name-n", { seat: number }) : say("web-bot-name");
  if (seat.vacant) return say("web-seat-free");
  return say("web-seat-name", { seat: seat.seat });
}

/** @param {{snapshot: Snapshot, say: Say, name: NameOf, told: string | null, mine: boolean}} facts */
export function turnLine({ snapshot, say, name, told, mine }) {
  const { turn, seats, game, result } = snapshot;
  if (result) return resultLine(snapshot, say, name);
  if (turn === null) return "";
  if (snapshot.away) return say("app-web-travel-away");
  if (snapshot.closed) return say("desk-web-table-closed");
  if (snapshot.thinking !== null) {
    return say("web-thinking", { who: name(snapshot.thinking) });
  }
  if (mine) {
    const what = told ?? say(`${game}-web-turn`);
    return severalHere(snapshot)
      ? say("web-turn-named", { who: name(turn), what })
      : say("web-turn-yours", { what });
  }
  if (seats[turn - 1].vacant) return say("web-turn-open");
  if (seats[turn - 1].declined) return say("program-web-declined-line", { who: name(turn) });
  if (seats[turn - 1].awaited) return say("program-web-awaited-line", { who: name(turn) });
  return say("web-turn-other", { who: name(turn) });
}

/** Who won and why. @param {Snapshot} snapshot @param {Say} say @param {NameOf} name */
export function resultLine({ game, result, seats }, say, name) {
  if (!result) return "";
  const { winners } = result;
  const reason = say(`${game}-reason-${result.reason.replaceAll("_", "-")}`);
  if (seats.length === 1) return aloneLine(game, result, reason, say);
  if (winners.length === 0) return say("web-drawn", { reason });
  const mine = seats.filter((seat) => seat.mine);
  if (mine.length === 1 && winners.length === 1 && winners[0] === mine[0].seat) {
    return say("web-won-you", { reason });
  }
  return say("web-won", { who: winners.map(name).join(", "), count: winners.length, reason });
}

/**
 * How a game for one ended: a game that is played for points has words of its own for that.
 * @param {string} game @param {Result} result @param {string} reason @param {Say} say
 */
function aloneLine(game, { winners, scores }, reason, say) {
  const own = `${game}-alone`;
  const said = say(own, { reason, score: Object.values(scores)[0] });
  return said !== own ? said : say(winners.length > 0 ? "web-won-alone" : "web-lost-alone", { reason });
}

/** Everybody's score, the highest first. @param {Snapshot} snapshot @param {Say} say @param {NameOf} name */
export function scoreLine({ result }, say, name) {
  return Object.entries(result?.scores ?? {})
    .sort(([, one], [, other]) => other - one)
    .map(([seat, score]) => say("web-score-of", { who: name(Number(seat)), score }))
    .join(" · ");
}

/** Whether more than one person plays on this screen. @param {Snapshot} snapshot */
export function severalHere({ seats }) {
  return seats.filter(({ mine, kind }) => mine && kind !== "bot").length > 1;
}
