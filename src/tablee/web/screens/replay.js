/** Looking back: every position of a game, everybody's chances, and the moves that cost most. */
import * as advice from "../app/advice.js";
import * as api from "../app/api.js";
import { onFile, onNumber } from "../app/events.js";
import { readFile } from "../app/files.js";
import { html, useEffect, useState } from "../app/html.js";
import { NOBODY } from "../app/last-action.js";
import { usePage } from "../app/page.js";
import { stillBoard, useBoard } from "../boards/index.js";
import { Chances, Costly } from "../parts/chances.js";
import { Header } from "../parts/header.js";
import { Icon } from "../parts/icons.js";
import { seatName } from "../parts/turn-line.js";

/**
 * @import { Analysis, Replayed, Seat } from "../app/types.js"
 * @typedef {Record<string, any>} Written a record
 */

/** @type {Analysis} */
const NONE = { ready: true, done: 0, moves: 0, verdicts: [], costliest: [] };
const LOOK_AGAIN = 1_500; // between two looks at the analysis
const STEP = 1_600; // between two moves, when it plays by itself
const DEAR = 0.05; // what a move costs before a better one is shown

/** @param {{argument?: string}} props */
export default function ReplayScreen({ argument }) {
  const { say } = usePage();
  const [game, setGame] = useState(/** @type {{record: Written, shown: Replayed} | null} */ (null));
  const [error, setError] = useState("");
  /** @param {Promise<any>} record */
  const show = async (record) => {
    try {
      const written = await record;
      setGame({ record: written, shown: await api.replay(written) });
      setError("");
    } catch (refused) {
      const message = refused instanceof api.ApiError ? refused.message : "";
      setError(message || say("web-replay-bad"));
    }
  };
  useEffect(() => {
    if (argument) show(api.record(argument));
  }, [argument]);
  return html`<${Header} title=${say("web-replay-title")} back=${argument ? `/t/${argument}` : "/"} />
    <main id="main" class=${game ? "replay" : "plain"}>
      ${error && html`<p class="error" role="alert">${error}</p>`}
      ${game && html`<${Replay} ...${game} table=${argument ?? null} />`}
      ${!game && !argument && html`<${Open} show=${show} />`}
    </main>`;
}

/** Choose a file. @param {{show: (record: Promise<any>) => void}} props */
function Open({ show }) {
  const { say } = usePage();
  const chosen = onFile((file) => show(readFile(file)));
  return html`<p class="lead">${say("web-replay-note")}</p>
    <label class="card file">
      ${say("web-replay-file")}
      <input type="file" accept="application/json,.json" onChange=${chosen} />
    </label>`;
}

/** @param {{record: Written, shown: Replayed, table: string | null}} props */
function Replay({ record, shown: game, table }) {
  const { say, settings } = usePage();
  const most = game.positions.length - 1;
  const [number, setNumber] = useState(most);
  const { board, parts } = useBoard(game.game, game.options);
  const seats = useSeats(table);
  const name = (/** @type {number} */ seat) => seatName(seats, seat, say) || say("web-seat-name", { seat });
  const analysis = useAnalysis(table, record);
  const [playing, setPlaying] = usePlaying(number, most, setNumber);
  const go = (/** @type {number} */ to) => {
    setPlaying(false);
    setNumber(Math.max(0, Math.min(most, to)));
  };
  const last = number > 0 ? game.moves[number - 1] : null;
  const better = analysis?.verdicts.find((verdict) => verdict.number === number + 1 && verdict.cost >= DEAR);
  const hint = better?.best ?? null;
  const facts = { view: game.positions[number], seat: 0, last, hint, help: settings.help, say, name };
  const said =
    better && board?.speak({ seat: better.seat, move: better.best, effects: {} }, say, () => NOBODY);
  return html`<section>
      <h2>${say(`${game.game}-title`)}</h2>
      ${
        board &&
        parts &&
        html`<div class="felt game-${game.game}"><${board.default} ...${stillBoard(facts, parts)} /></div>`
      }
      <p class="replay-line" role="status">
        ${say("web-replay-at", { number, most })} · ${last && board ? board.speak(last, say, name) : ""}
        ${said && html`<span class="better">${say("web-better", { move: said })}</span>`}
      </p>
      <${Controls} ...${{ number, most, go, playing, setPlaying }} />
    </section>
    <section>
      <p class="verified">${say(game.verified ? "web-replay-fair" : "web-replay-unfair")}</p>
      ${
        table &&
        html`<${Chances} ...${{ analysis, result: game.result, number, most, go, seats: seats.length, name }} />
          <${Costly} ...${{ analysis, go, name, board }} />`
      }
    </section>`;
}

/**
 * A game that plays by itself: from the start again if it is at its end.
 * @param {number} number @param {number} most @param {(next: number) => void} setNumber
 * @returns {[boolean, (on: boolean) => void]}
 */
function usePlaying(number, most, setNumber) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (number === most) return setPlaying(false);
    const timer = setTimeout(() => setNumber(number + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, number]);
  const play = (/** @type {boolean} */ on) => {
    if (on && number === most) setNumber(0);
    setPlaying(on);
  };
  return [playing, play];
}

/**
 * First, previous, by itself, any, next, last.
 * @param {{
 *   number: number, most: number, go: (number: number) => void,
 *   playing: boolean, setPlaying: (on: boolean) => void,
 * }} props
 */
function Controls({ number, most, go, playing, setPlaying }) {
  const { say } = usePage();
  /** @param {string} icon @param {string} id @param {number} to */
  const button = (icon, id, to) =>
    html`<button class="icon-button" aria-label=${say(id)} onClick=${() => go(to)}
      disabled=${to < 0 || to > most || to === number}><${Icon} name=${icon} /></button>`;
  return html`<div class="replay-controls">
    ${button("first", "web-first", 0)} ${button("previous", "web-previous", number - 1)}
    <button class="icon-button" aria-label=${say(playing ? "web-replay-pause" : "web-replay-play")}
      onClick=${() => setPlaying(!playing)}><${Icon} name=${playing ? "pause" : "replay"} /></button>
    <input type="range" min="0" max=${most} value=${number} aria-label=${say("web-replay-position")}
      onInput=${onNumber(go)} />
    ${button("next", "web-next", number + 1)} ${button("latest", "web-latest", most)}
  </div>`;
}

/** The seats of the table that the record is of. @param {string | null} table */
function useSeats(table) {
  const [seats, setSeats] = useState(/** @type {Seat[]} */ ([]));
  useEffect(() => {
    if (!table) return;
    api.table(table).then(
      (snapshot) => setSeats(snapshot.seats),
      () => {},
    );
  }, [table]);
  return seats;
}

/**
 * What the computer makes of the moves; null until it has looked at all.
 * @param {string | null} table @param {Written} record
 */
function useAnalysis(table, record) {
  const [analysis, setAnalysis] = useState(/** @type {Analysis | null} */ (null));
  useEffect(() => {
    let timer = 0;
    const look = async () => {
      const found = await advice.analysis(table ?? "", record).catch(() => NONE);
      if (found.ready) setAnalysis(found);
      else timer = setTimeout(look, LOOK_AGAIN);
    };
    if (table) look();
    return () => clearTimeout(timer);
  }, [table]);
  return analysis;
}
