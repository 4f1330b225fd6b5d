/** The drawer: moves, rules, help, and the table itself. */
import { html, useEffect, useRef } from "../app/html.js";
import { useBackCloses } from "../app/layers.js";
import { usePage } from "../app/page.js";
import { beginningLine } from "./beginning.js";
import { Icon } from "./icons.js";
import { Rulebook } from "./rulebook.js";
import { TableTab } from "./table-tab.js";

/**
 * @import { BoardModule, NameOf, Parts, Snapshot, View } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 * @typedef {keyof typeof WORDS} TabName
 * @typedef {{tab: TabName, open: boolean, clause: string | null}} DrawerState
 * @typedef {{drawer: DrawerState, setDrawer: (next: DrawerState) => void}} Control
 * @typedef {{
 *   snapshot: Snapshot, view: View | undefined, board: BoardModule | null, parts: Parts | null,
 *   table: TableOnPage, name: NameOf, shown: number, share: () => void,
 * }} Shown
 */

const WORDS = {
  moves: "web-tab-moves",
  rules: "web-tab-rules",
  help: "web-tab-help",
  table: "web-tab-table",
};
const TABS = /** @type {TabName[]} */ (Object.keys(WORDS));
const OVERLAY = "(max-width: 63.99rem)"; // where the drawer covers the board; style/table.css has the same
/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

/** @param {Control & Shown} props */
export function Drawer(props) {
  const { say } = usePage();
  const { drawer, setDrawer, snapshot } = props;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const body = drawer.open ? ref.current?.querySelector(".tab-body") : null;
    if (body instanceof HTMLElement) body.focus();
  }, [drawer]);
  const close = () => setDrawer({ ...drawer, open: false });
  useBackCloses(drawer.open && matchMedia(OVERLAY).matches, close);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
  return html`<aside ref=${ref} class=${`drawer ${drawer.open ? "open" : ""}`}
    aria-label=${say("web-drawer")} onKeyDown=${onKeyDown}>
    <div class="tabs" role="tablist" aria-label=${say("web-drawer")}>
      ${TABS.map((tab) => html`<${Tab} key=${tab} ...${{ tab, drawer, setDrawer }} />`)}
      <button class="icon-button close-drawer" aria-label=${say("web-close")} onClick=${close}>
        <${Icon} name="close" />
      </button>
    </div>
    <div class="tab-body" id="tab-body" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${drawer.tab}`}>
      <h2 class="unseen">${say(WORDS[drawer.tab])}</h2>
      ${drawer.tab === "moves" && html`<${Moves} ...${props} />`}
      ${drawer.tab === "rules" && html`<${Rulebook} game=${snapshot.game} clause=${drawer.clause} />`}
      ${drawer.tab === "help" && html`<${Help} ...${props} />`}
      ${drawer.tab === "table" && html`<${TableTab} ...${props} />`}
    </div>
  </aside>`;
}

/** One tab; arrows go to the next. @param {Control & {tab: TabName}} props */
function Tab({ tab, drawer, setDrawer }) {
  const { say } = usePage();
  const chosen = drawer.tab === tab;
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[event.key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    setDrawer({ ...drawer, tab: next, clause: null, open: false });
    document.getElementById(`tab-${next}`)?.focus();
  };
  const choose = () => setDrawer({ ...drawer, tab, clause: null });
  return html`<button id=${`tab-${tab}`} role="tab" aria-selected=${String(chosen)} aria-controls="tab-body"
    tabindex=${chosen ? 0 : -1} onKeyDown=${onKeyDown} onClick=${choose}>${say(WORDS[tab])}</button>`;
}

/** Why who began did so, and every move so far. @param {Shown} props */
function Moves({ snapshot, view, board, parts, name }) {
  const { say } = usePage();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => list.current?.closest(".tab-body")?.scrollTo(0, 1e6), [snapshot.moves.length]);
  const begins = beginningLine({ snapshot, view, board, parts, say, name });
  const beginning = begins && html`<p class="quiet">${begins}</p>`;
  if (snapshot.moves.length === 0 || !board) {
    return html`${beginning}<p class="quiet">${say("web-moves-none")}</p>`;
  }
  return html`${beginning}<ol class="moves" ref=${list}>
    ${snapshot.moves.map((move, i) => html`<li key=${i}>${board.speak(move, say, name)}</li>`)}
  </ol>`;
}

/** What to do, in words, and the board as text. @param {Shown} props */
function Help({ snapshot, view, board, name }) {
  const { say } = usePage();
  const lines = board && view ? board.describe(view, say, name) : [];
  return html`
    <p>${say(`${snapshot.game}-web-help`)}</p>
    <p class="quiet keys-note">${say("web-help-keys")}</p>
    <h3>${say("web-text-board")}</h3>
    ${lines.length > 0 && html`<ul class="text-board">${lines.map((line) => html`<li>${line}</li>`)}</ul>`}`;
}
