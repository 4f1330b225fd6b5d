/** The people at the table: piece, name, score, and what each is doing. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { usePassed } from "../app/time.js";
import { usePrevious } from "../boards/kit.js";
import { Icon } from "./icons.js";
import { messageText } from "./messages.js";

/**
 * @import { BoardModule, NameOf, Say, Seat, SeatInfo, Snapshot, View } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 * @typedef {{
 *   snapshot: Snapshot, view: View | undefined, board: BoardModule | null, name: NameOf, table: TableOnPage,
 * }} Shown
 */

const SHOWN = 8; // seconds a message stays at its seat
/** @type {Record<Seat["kind"], string>} */
const ICONS = { bot: "robot", program: "program", here: "person", link: "person" };
/** @type {SeatInfo} */
const PLAIN = { badge: null, score: null, detail: "" };

/** @param {Shown} props */
export function Seats(props) {
  const { say } = usePage();
  const { seats } = props.snapshot;
  const linked = seats.some(({ kind }) => kind === "link");
  return html`<aside class=${linked ? "seats linked" : "seats"} aria-label=${say("web-seats")}>
    <ul data-count=${seats.length}>
      ${seats.map((seat) => html`<li key=${seat.seat}><${Place} ...${props} seat=${seat} /></li>`)}
    </ul>
  </aside>`;
}

/** One seat. @param {Shown & {seat: Seat}} props */
function Place({ snapshot, seat, view, board, name, table }) {
  const { say } = usePage();
  const info = board && view ? board.seatInfo(view, seat.seat, say) : PLAIN;
  const turn = snapshot.turn === seat.seat;
  const won = snapshot.result?.winners.includes(seat.seat);
  const said = snapshot.messages.filter((message) => message.seat === seat.seat).at(-1);
  const silent = usePassed(said ? said.at + SHOWN : null);
  const classes = `seat ${turn ? "turn" : ""} ${won ? "won" : ""} ${seat.mine ? "mine" : ""}`;
  const detail = status(seat, snapshot, say) || html`<${Detail} seat=${seat} text=${info.detail} />`;
  return html`<div class=${classes} data-seat=${seat.seat} aria-current=${turn ? "true" : undefined}>
    <span class="badge">
      ${info.badge ?? html`<${Icon} name=${ICONS[seat.kind]} />`}
    </span>
    <strong class="name">
      ${seat.kind === "program" && info.badge && html`<${Icon} name="program" />`} ${name(seat.seat)}
    </strong>
    <span class="detail">${detail}</span>
    ${info.score !== null && html`<${Score} score=${info.score} />`}
    ${said && !silent && html`<span class="bubble">${messageText(said.message, say)}</span>`}
    <${SeatHelp} ...${{ snapshot, seat, table }} />
  </div>`;
}

/** A bot's level, and what the game has to say of the seat. @param {{seat: Seat, text: string}} props */
function Detail({ seat, text }) {
  const { say } = usePage();
  const level = seat.kind === "bot" && seat.level !== null && say("web-level-n", { level: seat.level });
  const kind = seat.kind === "program" ? say("program-web-kind") : level;
  return html`${kind && html`<span class="level">${kind} · </span>`}${text}`;
}

/** Points; a change of them is seen. @param {{score: string}} props */
function Score({ score }) {
  const before = usePrevious(score);
  return html`<span key=${score} class=${`score ${before === undefined ? "" : "changed"}`}>${score}</span>`;
}

/**
 * What is out of the ordinary about a seat, in words.
 * @param {Seat} seat @param {Snapshot} snapshot @param {Say} say
 */
function status(seat, snapshot, say) {
  if (snapshot.thinking === seat.seat) return say("web-seat-thinking");
  if (seat.vacant) return say(seat.bot === null ? "web-seat-open" : "hall-web-bot-holds");
  if (seat.declined) return say("program-web-declined");
  if (seat.awaited) return say("program-web-awaited");
  if (seat.bot !== null && seat.kind !== "bot") return say("web-seat-replaced");
  if ((seat.kind === "link" || seat.kind === "program") && !seat.present && !seat.mine)
    return say("web-seat-absent");
  return "";
}

/**
 * A bot for whoever is away, and the way back; a free seat again where nobody came.
 * @param {{snapshot: Snapshot, seat: Seat, table: TableOnPage}} props
 */
function SeatHelp({ snapshot, seat, table }) {
  const { say, offers } = usePage();
  const { absent_since: since } = seat;
  const away = usePassed(since !== null && snapshot.absence !== null ? since + snapshot.absence : null);
  if (seat.kind === "bot" || snapshot.result) return null;
  /** @param {string} id @param {() => void} act */
  const button = (id, act) => html`<button class="small seat-help" onClick=${act}>${say(id)}</button>`;
  if (seat.vacant || seat.awaited) {
    const sit = () => table.changeSeat(seat.seat, { kind: "bot", level: offers.level });
    return snapshot.host && button("web-seat-bot", sit);
  }
  if (seat.bot !== null) {
    return seat.mine && button("web-take-back", () => table.takeover(seat.seat, null));
  }
  const seated = snapshot.seats.some(({ mine }) => mine);
  const free = () => table.changeSeat(seat.seat, { kind: "link" });
  return html`${seat.may_free && button("web-free-seat", free)}
    ${!seat.mine && away && seated && button("web-takeover", () => table.takeover(seat.seat, offers.level))}`;
}
