/** The drawer: moves, rules, help, and the table itself. */
import { html, useEffect, useRef } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Clauses } from "./clauses.js";
import { Icon } from "./icons.js";
import { TableTab } from "./table-tab.js";

/** @type {Record<string, string>} */
const WORDS = {
  moves: "web-tab-moves",
  rules: "web-tab-rules",
  help: "web-tab-help",
  table: "web-tab-table",
};
const TABS = Object.keys(WORDS);

/** @param {any} props */
export function Drawer(props) {
  const { say } = usePage();
  const { drawer, setDrawer, snapshot } = props;
  const ref = useRef(/** @type {any} */ (null));
  useEffect(() => void (drawer.open && ref.current?.querySelector(".tab-body")?.focus()), [drawer]);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) =>
    event.key === "Escape" && setDrawer({ ...drawer, open: false });
  return html`<aside ref=${ref} class=${`drawer ${drawer.open ? "open" : ""}`} aria-label=${say("web-drawer")} onKeyDown=${onKeyDown}>
    <div class="tabs" role="tablist" aria-label=${say("web-drawer")}>
      ${TABS.map((tab) => html`<${Tab} key=${tab} tab=${tab} drawer=${drawer} setDrawer=${setDrawer} />`)}
      <button class="icon-button close-drawer" aria-label=${say("web-close")} onClick=${() => setDrawer({ ...drawer, open: false })}><${Icon} name="close" /></button>
    </div>
    <div class="tab-body" id="tab-body" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${drawer.tab}`}>
      <h2 class="unseen">${say(WORDS[drawer.tab])}</h2>
      ${drawer.tab === "moves" && html`<${Moves} ...${props} />`}
      ${drawer.tab === "rules" && html`<${Clauses} game=${snapshot.game} clause=${drawer.clause} />`}
      ${drawer.tab === "help" && html`<${Help} ...${props} />`}
      ${drawer.tab === "table" && html`<${TableTab} ...${props} />`}
    </div>
  </aside>`;
}

/** One tab; arrows go to the next. */
function Tab({ tab, drawer, setDrawer }) {
  const { say } = usePage();
  const chosen = drawer.tab === tab;
  const onKeyDown = (/** @type {any} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    setDrawer({ ...drawer, tab: next, clause: null, open: false });
    document.getElementById(`tab-${next}`)?.focus();
  };
  return html`<button id=${`tab-${tab}`} role="tab" aria-selected=${String(chosen)} aria-controls="tab-body" tabindex=${chosen ? 0 : -1}
    onKeyDown=${onKeyDown} onClick=${() => setDrawer({ ...drawer, tab, clause: null })}>${say(WORDS[tab])}</button>`;
}

/** Every move so far. */
function Moves({ snapshot, board, name }) {
  const { say } = usePage();
  const end = useRef(/** @type {any} */ (null));
  useEffect(() => void end.current?.closest(".tab-body").scrollTo(0, 1e6), [snapshot.moves.length]);
  if (snapshot.moves.length === 0 || !board) return html`<p class="quiet">${say("web-moves-none")}</p>`;
  return html`<ol class="moves" ref=${end}>
    ${snapshot.moves.map(({ seat, move }, i) => html`<li key=${i}>${board.speak(move, /** @type {any} */ ({ turn: seat }), say, name)}</li>`)}
  </ol>`;
}

/** What to do, in words, and the board as text. */
function Help({ snapshot, view, board, name }) {
  const { say } = usePage();
  return html`
    <p>${say(`${snapshot.game}-web-help`)}</p>
    <p class="quiet">${say("web-help-keys")}</p>
    <h3>${say("web-text-board")}</h3>
    ${board && view && html`<ul class="text-board">${board.describe(view, say, name).map((line) => html`<li>${line}</li>`)}</ul>`}`;
}
