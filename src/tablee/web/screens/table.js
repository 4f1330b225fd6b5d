/** A table: its seats, the board, one line that says what to do, and a drawer. */
import { adoptToken } from "../app/connection.js";
import { html, useEffect, useState } from "../app/html.js";
import { NOBODY } from "../app/last-action.js";
import { usePage } from "../app/page.js";
import { useReach } from "../app/reach.js";
import { serverTime } from "../app/time.js";
import { useTable } from "../app/use-table.js";
import { Actions } from "../parts/actions.js";
import { Celebration, wonHere } from "../parts/celebration.js";
import { Curtain } from "../parts/curtain.js";
import { Filling } from "../parts/doors.js";
import { Drawer } from "../parts/drawer.js";
import { Ending } from "../parts/ending.js";
import { Guard } from "../parts/guard.js";
import { Header } from "../parts/header.js";
import { Join } from "../parts/join.js";
import { KeysHelp, useHelpKey } from "../parts/keys-help.js";
import { LastAction } from "../parts/last-action.js";
import { Lost } from "../parts/lost.js";
import { Deadline } from "../parts/pace.js";
import { usePlaying } from "../parts/playing.js";
import { Seats } from "../parts/seats.js";
import { Share } from "../parts/share.js";
import { Toast } from "../parts/toast.js";
import { Away } from "../parts/travel.js";
import { turnLine } from "../parts/turn-line.js";

/**
 * @import { BoardModule, Hint, NameOf, Say, Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 * @import { DrawerState, TabName } from "../parts/drawer.js"
 */

const HURRY = 10; // seconds

/** @param {{argument: string}} props */
export default function TableScreen({ argument }) {
  useState(() => adoptToken(argument)); // once, before anything is asked of the server
  const { say } = usePage();
  const table = useTable(argument);
  const reached = useReach();
  if (table.missing) {
    return html`<${Lost} title=${say("web-no-table-title")} text=${say("web-no-table")} />`;
  }
  if (!table.snapshot && !reached) {
    return html`<${Lost} title=${say("app-web-offline-table")} text=${say("app-web-offline-table-note")} />`;
  }
  if (!table.snapshot) {
    return html`<${Header} title="Tablée" back="/" /><main id="main" aria-busy="true"></main>`;
  }
  return html`<${Laid} table=${table} snapshot=${table.snapshot} />`;
}

/** @param {{table: TableOnPage, snapshot: Snapshot}} props */
function Laid({ table, snapshot }) {
  const { say } = usePage();
  const { board, parts, told, shown, curtain, lift, name, view, mine, hint, confirmation, playing, ready } =
    usePlaying(table, snapshot);
  const [drawer, setDrawer] = useState(
    /** @type {DrawerState} */ ({
      tab: snapshot.moves.length > 0 ? "moves" : "help",
      open: false,
      clause: null,
    }),
  );
  const inviting = snapshot.host && !snapshot.doors.open && snapshot.seats.some(({ vacant }) => vacant);
  const [sharing, setSharing] = useState(inviting);
  const [keys, setKeys] = useHelpKey();
  const openAt = (/** @type {TabName} */ tab, /** @type {string | null} */ clause = null) =>
    setDrawer({ tab, open: true, clause });
  const share = () => setSharing(true);
  useEffect(() => void (document.title = title(snapshot, say, mine)), [snapshot.number, say]);
  const back = snapshot.evening ? `/e/${snapshot.evening}` : "/";
  return html`<div class="table-screen"
    data-table=${snapshot.table} data-version=${snapshot.version} data-ready=${ready}>
    <${Header} title=${say(`${snapshot.game}-title`)} back=${back} sounds=${true}>
      ${snapshot.clock && !snapshot.pace && html`<${Clock} ends=${snapshot.clock.ends} />`}
    <//>
    <${Seats} ...${{ snapshot, view, board, name, table }} />
    <main id="main" class="play">
      <${TurnLine} ...${{ table, snapshot, board, name, told, mine, hint }} />
      ${
        board &&
        parts &&
        view &&
        !curtain &&
        html`<div class=${`felt game-${snapshot.game} ${snapshot.result ? "over" : ""}`}>
          <${Guard} board=${board} view=${view} name=${name}><${board.default} ...${playing} /><//>
        </div>`
      }
      ${curtain && html`<${Curtain} name=${name(shown)} lift=${lift} />`}
      <${Away} snapshot=${snapshot} />
      <${LastAction} ...${{ snapshot, view, board, parts, name }} />
      <${Deadline} snapshot=${snapshot} />
      ${snapshot.doors.fills !== null && html`<${Filling} fills=${snapshot.doors.fills} />`}
      <${Join} snapshot=${snapshot} table=${table} />
      ${snapshot.result && html`<${Ending} ...${{ snapshot, table, name }} />`}
    </main>
    <${Actions} ...${{ snapshot, table, mine, shown, openAt, name, confirmation }} />
    <${Drawer} ...${{ drawer, setDrawer, snapshot, view, board, parts, table, name, shown, share }} />
    <${Toast} refusal=${table.refusal} close=${table.dismiss}
      rule=${(/** @type {string} */ clause) => openAt("rules", clause)} />
    <${Celebration} ...${{ snapshot, board, view, say }} />
    ${sharing && html`<${Share} snapshot=${snapshot} table=${table} close=${() => setSharing(false)} />`}
    ${keys && html`<${KeysHelp} board=${board} close=${() => setKeys(false)} />`}
  </div>`;
}

/**
 * What to do, or what was advised; or that the line to the server is lost. Always as high, so that the board
 * keeps its place.
 * @param {{
 *   table: TableOnPage, snapshot: Snapshot, board: BoardModule | null, name: NameOf,
 *   told: string | null, mine: boolean, hint: Hint | null,
 * }} props
 */
function TurnLine({ table, snapshot, board, name, told, mine, hint }) {
  const { say } = usePage();
  const advice =
    hint && snapshot.turn !== null && board?.speak({ seat: snapshot.turn, ...hint }, say, () => NOBODY);
  const worth = hint && say("web-hint-worth", { percent: Math.round(100 * hint.value) });
  const line = advice
    ? html`<span class="advice">${say("web-advice", { move: advice })} <span class="quiet">${worth}</span></span>`
    : turnLine({ snapshot, say, name, told, mine });
  const reached = useReach();
  const away = reached ? "web-lost" : "app-web-offline-wait";
  const trouble = table.kept ? "web-move-kept" : table.live ? null : away;
  const state = mine ? "mine" : snapshot.result ? `over ${wonHere(snapshot) ? "won" : ""}` : "";
  return html`<p class=${`turn ${state}`} role="status">
    ${trouble ? html`<span class=${reached ? "lost" : "away"}>${say(trouble)}</span>` : line}
  </p>`;
}

/**
 * Seconds left of a turn; beside the status line, which is read aloud whenever it changes.
 * @param {{ends: number}} props
 */
function Clock({ ends }) {
  const { say } = usePage();
  const [now, setNow] = useState(serverTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil(ends - now));
  const hurry = seconds <= HURRY ? "hurry" : "";
  return html`<p class=${`clock ${hurry}`} role="timer">${say("web-clock", { seconds })}</p>`;
}

/** @param {Snapshot} snapshot @param {Say} say @param {boolean} mine */
function title(snapshot, say, mine) {
  const game = say(`${snapshot.game}-title`);
  return mine ? say("web-title-turn", { game }) : `${game} · Tablée`;
}
