/** A table on a large screen across the room: the board, the seats around it, what was done last. Nothing to touch. */
import { useBases } from "../app/bases.js";
import { html, useEffect, useState } from "../app/html.js";
import { lastAction } from "../app/last-action.js";
import { usePage } from "../app/page.js";
import { go } from "../app/router.js";
import { useSpectator } from "../app/spectator.js";
import { useAwake } from "../app/wake-lock.js";
import { stillBoard, useBoard } from "../boards/index.js";
import { useCode } from "../parts/doors.js";
import { Guard } from "../parts/guard.js";
import { Icon } from "../parts/icons.js";
import { Lid } from "../parts/lid.js";
import { Lost } from "../parts/lost.js";
import { seatName, turnLine } from "../parts/turn-line.js";

/** @import { BoardModule, Move, NameOf, Seat, Snapshot, View } from "../app/types.js" */

const REST = 300_000; // milliseconds without anything new until the screen rests

/** @param {{argument: string}} props */
export default function Tv({ argument }) {
  const { say } = usePage();
  const { snapshot, missing, live, last } = useSpectator(argument);
  useAwake();
  useEffect(() => {
    const leave = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && go(`/t/${argument}`, true);
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [argument]);
  const next = snapshot?.rematch.table;
  useEffect(() => void (next && go(`/tv/${next}`, true)), [next]);
  if (missing) return html`<${Lost} title=${say("web-no-table-title")} text=${say("web-no-table")} />`;
  if (!snapshot) return html`<main id="main" class="tv" aria-busy="true"></main>`;
  return html`<${OnTv} ...${{ snapshot, live, last }} />`;
}

/** @param {{snapshot: Snapshot, live: boolean, last: Move | null}} props */
function OnTv({ snapshot, live, last }) {
  const { say } = usePage();
  const { board, parts } = useBoard(snapshot.game, snapshot.options, snapshot.table);
  const resting = useRest(snapshot.number);
  const view = snapshot.views["0"];
  const name = (/** @type {number} */ seat) => seatName(snapshot.seats, seat, say);
  const half = Math.ceil(snapshot.seats.length / 2);
  const side = (/** @type {Seat[]} */ seats) =>
    seats.map((seat) => html`<${Place} key=${seat.seat} ...${{ snapshot, seat, view, board, name }} />`);
  const facts = { view, seat: 0, last, hint: null, help: false, say, name };
  const said = board && lastAction(board, snapshot.moves, say, name);
  const line = live ? turnLine({ snapshot, say, name, told: null, mine: false }) : say("web-lost");
  useEffect(() => void (document.title = `${say(`${snapshot.game}-title`)} · Tablée`), [snapshot.game, say]);
  if (resting) return html`<${Resting} table=${snapshot.table} />`;
  return html`<main id="main" class="tv" data-version=${snapshot.version}>
    <h1 class="unseen">${say(`${snapshot.game}-title`)}</h1>
    <ul class="tv-side">${side(snapshot.seats.slice(0, half))}</ul>
    <div class=${`felt game-${snapshot.game}`}>
      ${
        board &&
        parts &&
        html`<${Guard} ...${{ board, view, name }}>
          <${board.default} ...${stillBoard(facts, parts)} />
        <//>`
      }
    </div>
    <div class="tv-side">
      <ul>${side(snapshot.seats.slice(half))}</ul>
      <${Way} ...${{ table: snapshot.table, full: !snapshot.seats.some(({ vacant }) => vacant) }} />
    </div>
    <p class="tv-turn" role="status">${line}</p>
    <p class="tv-last">${said ?? say("web-last-none")}</p>
  </main>`;
}

/**
 * A seat at the edge of the board.
 * @param {{snapshot: Snapshot, seat: Seat, view: View, board: BoardModule | null, name: NameOf}} props
 */
function Place({ snapshot, seat, view, board, name }) {
  const { say } = usePage();
  const info = board?.seatInfo(view, seat.seat, say);
  const turn = snapshot.turn === seat.seat ? "turn" : "";
  const won = snapshot.result?.winners.includes(seat.seat) ? "won" : "";
  const away = seat.kind === "link" && !seat.vacant && !seat.present ? "away" : "";
  return html`<li class=${`seat ${turn} ${won} ${away}`} data-seat=${seat.seat}>
    <span class="badge">${info?.badge ?? html`<${Icon} name="person" />`}</span>
    <strong class="name">${name(seat.seat)}</strong>
    ${info?.score && html`<span class="score">${info.score}</span>`}
    ${away && html`<span class="detail">${say("web-seat-absent")}</span>`}
  </li>`;
}

/** How a phone comes to this table, or back to it: a picture to scan, and four letters. */
function Way(/** @type {{table: string, full: boolean}} */ { table, full }) {
  const { say, settings } = usePage();
  const { base } = useBases();
  const code = useCode(table);
  const address = new URLSearchParams({ base, lang: settings.language, to: "hand" });
  return html`<div class=${full ? "tv-way full" : "tv-way"}>
    <img src=${`/api/tables/${table}/qr.svg?${address}`} alt=${say("web-qr")} />
    ${!full && html`<span>${say("tv-web-scan")}</span>`}
    ${code && html`<strong>${code}</strong>`}
  </div>`;
}

/** Nobody plays: the lids of the games, slowly, one after the other. @param {{table: string}} props */
function Resting({ table }) {
  const { say, games } = usePage();
  const code = useCode(table);
  return html`<main id="main" class="tv resting">
    <div class="tv-lids">${games.map(({ name }) => html`<${Lid} key=${name} game=${name} />`)}</div>
    <p>${say("tv-web-resting")} ${code && html`<strong>${code}</strong>`}</p>
  </main>`;
}

/** Whether nothing has happened for a while. @param {number} number that changes with everything that happens */
function useRest(number) {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    setResting(false);
    const timer = setTimeout(() => setResting(true), REST);
    return () => clearTimeout(timer);
  }, [number]);
  return resting;
}
