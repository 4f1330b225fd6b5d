/** A round: a card for every table, and the host's few buttons. */
import { onNumber, onValue } from "../app/events.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Dialog } from "./dialog.js";
import { Ask } from "./evening-ask.js";

/**
 * @import { EveningTable, RoundShown } from "../app/api-types.js"
 * @import { Evening } from "../app/evening-api.js"
 * @import { Say } from "../app/types.js"
 * @import { EveningOnPage } from "../app/use-evening.js"
 * @typedef {{evening: EveningOnPage, snapshot: Evening}} Props
 */

/** @param {Props} props */
export function EveningRound({ evening, snapshot }) {
  const { say } = usePage();
  const [wanted, setWanted] = useState(/** @type {number | null} */ (null));
  const { rounds } = snapshot;
  const round = rounds.find(({ number }) => number === wanted) ?? rounds.at(-1);
  return html`<section class="card round" aria-labelledby="evening-round">
    <div class="round-head">
      <h2 id="evening-round">${round ? title(snapshot, round, say) : say("evening-web-round")}</h2>
      ${rounds.length > 1 && html`<${Which} ...${{ rounds, round, setWanted }} />`}
    </div>
    ${!round && html`<p class="quiet">${say("evening-web-round-none")}</p>`}
    ${round && html`<${Tables} ...${{ evening, snapshot, round }} />`}
    ${snapshot.closed && html`<${Winner} snapshot=${snapshot} />`}
    ${snapshot.next_at && html`<p class="quiet">${say("evening-web-next-at", { time: timeOf(snapshot.next_at) })}</p>`}
    ${snapshot.host && html`<${HostButtons} ...${{ evening, snapshot }} />`}
  </section>`;
}

/** @param {Evening} snapshot @param {RoundShown} round @param {Say} say */
export function title({ rounds_planned: most }, { number }, say) {
  return number <= most
    ? say("evening-web-round-of", { number, most })
    : say("evening-web-round-n", { number });
}

/** @param {number} at epoch seconds */
export function timeOf(at) {
  const time = new Date(at * 1000);
  return time.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
}

/** @param {{rounds: RoundShown[], round: RoundShown | undefined, setWanted: (number: number) => void}} props */
function Which({ rounds, round, setWanted }) {
  const { say } = usePage();
  return html`<select class="which" aria-label=${say("evening-web-round-which")} value=${round?.number}
    onChange=${onValue((value) => setWanted(Number(value)))}>
    ${rounds.map(
      ({ number }) => html`<option value=${number} selected=${number === round?.number}>
        ${say("evening-web-round-n", { number })}
      </option>`,
    )}
  </select>`;
}

/** @param {Props & {round: RoundShown}} props */
function Tables({ evening, snapshot, round }) {
  const { say } = usePage();
  const names = (/** @type {number[]} */ numbers) =>
    numbers.map((number) => nameOf(snapshot, number)).join(", ");
  return html`<ol class="pairings">
      ${round.tables.map((table) => html`<${Card} key=${table.place} ...${{ evening, snapshot, round, table }} />`)}
    </ol>
    ${round.byes.length > 0 && html`<p class="byes">${say("evening-web-byes", { names: names(round.byes) })}</p>`}`;
}

/** @param {Evening} snapshot @param {number} number */
export function nameOf(snapshot, number) {
  return snapshot.players[number - 1].name;
}

/**
 * What everybody at a table is called, bots last.
 * @param {Evening} snapshot @param {EveningTable} table @param {Say} say
 */
export function seatNames(snapshot, table, say) {
  const people = table.players.map((number) => nameOf(snapshot, number));
  return [...people, ...Array.from({ length: table.bots }, () => say("evening-web-bot"))];
}

/** What a round's game is called. @param {Evening} snapshot @param {RoundShown} round @param {Say} say */
export function gameOf(snapshot, round, say) {
  const game = snapshot.games[round.game];
  return game.name === null ? (game.title ?? "") : say(`${game.name}-title`);
}

/**
 * A table: who plays, how it ended, and what one can do there.
 * @param {Props & {round: RoundShown, table: EveningTable}} props
 */
function Card({ evening, snapshot, round, table }) {
  const { say } = usePage();
  const [entering, setEntering] = useState(false);
  const { place, scores, players } = table;
  const mine = evening.me !== null && players.includes(evening.me);
  const open = scores === null;
  const may = (snapshot.host || (snapshot.boxes && mine && open)) && !(snapshot.closed && open);
  const asks = say(open ? "evening-web-result-at" : "evening-web-correct-at", { place });
  const sit = () => evening.sit(table.table ?? "", snapshot.games[round.game].name ?? "");
  return html`<li class="pairing ${mine ? "mine" : ""} ${open ? "" : "over"}" data-place=${place}>
    <h3>${say("evening-web-table-n", { place })} <span class="quiet">${gameOf(snapshot, round, say)}</span></h3>
    <ul>
      ${seatNames(snapshot, table, say).map(
        (name, i) => html`<li class=${table.points?.[i] === 1 ? "first" : ""}>
          <span>${name}</span>${scores && html`<strong class="score">${scores[i]}</strong>`}
        </li>`,
      )}
    </ul>
    ${table.by === "clock" && html`<p class="quiet">${say("evening-web-by-clock")}</p>`}
    <div class="card-buttons">
      ${
        table.table &&
        open &&
        mine &&
        html`<button class="primary" aria-label=${say("evening-web-sit-at", { place })} disabled=${evening.busy}
          onClick=${sit}>${say("evening-web-sit")}</button>`
      }
      ${
        table.table &&
        !mine &&
        html`<a class="button small" href="/t/${table.table}" aria-label=${say("evening-web-watch-at", { place })}>
          ${say("evening-web-watch")}</a>`
      }
      ${
        may &&
        html`<button class="small" aria-label=${asks}
          onClick=${() => setEntering(true)}>${say(open ? "evening-web-result" : "evening-web-correct")}</button>`
      }
    </div>
    ${entering && html`<${Scores} ...${{ evening, snapshot, round, table }} close=${() => setEntering(false)} />`}
  </li>`;
}

/** A result by hand. @param {Props & {round: RoundShown, table: EveningTable, close: () => void}} props */
function Scores({ evening, snapshot, round, table, close }) {
  const { say } = usePage();
  const names = seatNames(snapshot, table, say);
  const [scores, setScores] = useState(table.scores ?? names.map(() => 0));
  const correction = table.scores !== null;
  const set = (/** @type {number} */ seat, /** @type {number} */ score) =>
    setScores(scores.map((old, i) => (i === seat ? (Number.isNaN(score) ? 0 : Math.trunc(score)) : old)));
  const keep = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const { place } = table;
    if (await evening.change("results", { round: round.number, place, scores, correction })) close();
  };
  const what = say(correction ? "evening-web-correct-at" : "evening-web-result-at", { place: table.place });
  return html`<${Dialog} title=${what} close=${close}>
    <form onSubmit=${keep}>
      <p class="quiet">${say(correction ? "evening-web-correct-note" : "evening-web-result-note")}</p>
      ${evening.error && html`<p class="error" role="alert">${evening.error}</p>`}
      ${names.map(
        (name, i) => html`<label class="number" key=${i}><span>${name}</span>
          <input type="number" step="1" value=${scores[i]} aria-label=${say("evening-web-score-of", { name })}
            onInput=${onNumber((score) => set(i, score))} /></label>`,
      )}
      <button class="big primary" type="submit" disabled=${evening.busy}>${say("evening-web-keep")}</button>
    </form>
  <//>`;
}

/** The next round; and, asked first, what takes something back. @param {Props} props */
function HostButtons({ evening, snapshot }) {
  const { say } = usePage();
  const [asking, setAsking] = useState(/** @type {"drop" | "end" | null} */ (null));
  const last = snapshot.rounds.at(-1);
  const number = last?.number ?? 0;
  const close = () => setAsking(null);
  if (snapshot.closed) {
    return html`<div class="host-buttons">
      <button disabled=${evening.busy} onClick=${() => evening.change("end", { closed: false })}>
        ${say("evening-web-reopen")}
      </button>
    </div>`;
  }
  const few = snapshot.players.filter(({ present }) => present).length < 2;
  return html`<div class="host-buttons">
    <button class="big primary begin" disabled=${evening.busy || few || last?.over === false}
      onClick=${() => evening.change("rounds", { after: number })}>
      ${say("evening-web-begin", { number: number + 1 })}
    </button>
    ${
      last &&
      html`<button disabled=${evening.busy} onClick=${() => setAsking("drop")}>${say("evening-web-drop")}</button>
        <button disabled=${evening.busy} onClick=${() => setAsking("end")}>${say("evening-web-end")}</button>`
    }
    ${
      asking === "drop" &&
      html`<${Ask} title=${say("evening-web-drop-title", { number })} note=${say("evening-web-drop-note")}
        keep=${say("evening-web-drop-keep")} go=${say("evening-web-drop-go")} close=${close}
        done=${() => evening.change("drop", { round: number })} />`
    }
    ${
      asking === "end" &&
      html`<${Ask} title=${say("evening-web-end-title")} note=${say("evening-web-end-note")}
        keep=${say("evening-web-end-keep")} go=${say("evening-web-end-go")} close=${close}
        done=${() => evening.change("end", { closed: true })} />`
    }
  </div>`;
}

/** @param {{snapshot: Evening}} props */
export function Winner({ snapshot }) {
  const { say } = usePage();
  const first = snapshot.standing.filter(({ rank, games }) => rank === 1 && games > 0);
  const names = first.map(({ player }) => nameOf(snapshot, player)).join(", ");
  return html`<p class="winner">
    ${say("evening-web-closed")} ${names && html`<strong>${say("evening-web-winner", { names })}</strong>`}
  </p>`;
}
