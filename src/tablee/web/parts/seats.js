/** The people at the table: piece, name, score, and what each is doing. */
import { html, useEffect, useRef } from "../app/html.js";
import { usePage } from "../app/page.js";
import { usePassed } from "../app/time.js";
import { usePrevious } from "../boards/kit.js";
import { Icon } from "./icons.js";
import { MESSAGES } from "./messages.js";

const SHOWN = 8; // seconds a message stays at its seat

/** @param {{snapshot: import("../app/types.js").Snapshot, view: any, board: any, name: (seat: number) => string, table: any}} props */
export function Seats({ snapshot, view, board, name, table }) {
  const { say } = usePage();
  return html`<aside class="seats" aria-label=${say("web-seats")}>
    <ul>
      ${snapshot.seats.map((seat) => html`<li key=${seat.seat}><${Place} ...${{ snapshot, seat, view, board, name, table }} /></li>`)}
    </ul>
  </aside>`;
}

/** One seat. */
function Place({ snapshot, seat, view, board, name, table }) {
  const { say } = usePage();
  const info =
    board && view ? board.seatInfo(view, seat.seat, say) : { badge: null, score: null, detail: "" };
  const turn = snapshot.turn === seat.seat;
  const won = snapshot.result?.winners.includes(seat.seat);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(
    () => void (turn && place.current?.scrollIntoView({ block: "nearest", inline: "nearest" })),
    [turn],
  );
  const said = snapshot.messages.filter((message) => message.seat === seat.seat).at(-1);
  const silent = usePassed(said ? said.at + SHOWN : null);
  return html`<div ref=${place} class=${`seat ${turn ? "turn" : ""} ${won ? "won" : ""} ${seat.mine ? "mine" : ""}`} aria-current=${turn ? "true" : undefined}>
    <span class="badge">${info.badge ?? html`<${Icon} name=${seat.kind === "bot" ? "robot" : "person"} />`}</span>
    <strong class="name">${name(seat.seat)}</strong>
    <span class="detail">${status(seat, snapshot, say) || html`${seat.kind === "bot" && html`<span class="level">${say("web-level-n", { level: seat.level })} · </span>`}${info.detail}`}</span>
    ${info.score !== null && html`<${Score} score=${info.score} />`}
    ${said && !silent && html`<span class="bubble">${say(MESSAGES[said.message])}</span>`}
    <${SeatHelp} ...${{ snapshot, seat, table }} />
  </div>`;
}

/** Points; a change of them is seen. @param {{score: string}} props */
function Score({ score }) {
  const before = usePrevious(score);
  return html`<span key=${score} class=${`score ${before === undefined ? "" : "changed"}`}>${score}</span>`;
}

/** What is out of the ordinary about a seat, in words. */
function status(seat, snapshot, say) {
  if (snapshot.thinking === seat.seat) return say("web-seat-thinking");
  if (seat.open) return say("web-seat-open");
  if (seat.bot !== null && seat.kind !== "bot") return say("web-seat-replaced");
  if (seat.kind === "link" && !seat.present && !seat.mine) return say("web-seat-absent");
  return "";
}

/** A bot for whoever is away, and the way back. */
function SeatHelp({ snapshot, seat, table }) {
  const { say } = usePage();
  const away = usePassed(
    seat.absent_since !== null && snapshot.absence !== null ? seat.absent_since + snapshot.absence : null,
  );
  if (seat.kind === "bot" || snapshot.result) return null;
  if (seat.open) {
    const sit = () => table.changeSeat(seat.seat, { kind: "bot", level: 3 });
    return snapshot.host && html`<button class="small" onClick=${sit}>${say("web-seat-bot")}</button>`;
  }
  if (seat.bot !== null) {
    return (
      seat.mine &&
      html`<button class="small" onClick=${() => table.takeover(seat.seat, null)}>${say("web-take-back")}</button>`
    );
  }
  const seated = snapshot.seats.some(({ mine }) => mine);
  return (
    !seat.mine &&
    away &&
    seated &&
    html`<button class="small" onClick=${() => table.takeover(seat.seat, 3)}>${say("web-takeover")}</button>`
  );
}
