/** The shelf: a box per game, and the tables that are open on this device. */
import { ALONE } from "../app/addresses.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { forgetTable, knownTables } from "../app/store.js";
import { useHall } from "../app/use-hall.js";
import { NewVersion } from "../parts/app-signs.js";
import { Dialog } from "../parts/dialog.js";
import { Hall, WayToHall } from "../parts/hall.js";
import { Header } from "../parts/header.js";
import { Icon } from "../parts/icons.js";
import { Lid } from "../parts/lid.js";
import { Memory } from "../parts/memory.js";

/**
 * @import { KnownTable } from "../app/store.js"
 * @import { GameFacts } from "../app/types.js"
 */

const FEW = 3; // tables above the boxes
const MOST = 11;

export function Shelf() {
  const { say, games } = usePage();
  const [heard, hear] = useState(0); // how often one's own tables have changed
  const [game, setGame] = useState(/** @type {string | null} */ (null));
  const shown = useHall(game, () => hear((count) => count + 1));
  return html`<${Header} title="Tablée" />
    <main id="main" class="shelf">
      <${NewVersion} />
      <${Resume} heard=${heard} />
      <p class="lead">${say("web-shelf-lead")} ${shown && html`<${WayToHall} shown=${shown} />`}</p>
      <ul class="boxes">
        ${games.map((game) => html`<li key=${game.name}><${Box} game=${game} /></li>`)}
      </ul>
      <${Hall} ...${{ shown, game, setGame }} />
      <${Memory} />
      ${!ALONE && html`<p class="quiet"><a href="/evening">${say("evening-web-new")}</a></p>`}
      <p class="quiet shelf-foot">
        <a href="/replay">${say("web-shelf-replay")}</a>
        <${OnDevice} />
      </p>
    </main>`;
}

/** The way to what is on this device; its window is loaded when it is opened. */
function OnDevice() {
  const { say } = usePage();
  const [Device, setDevice] = useState(/** @type {any} */ (null));
  const open = async () => {
    const { default: part } = await import("../parts/device.js");
    setDevice(() => part);
  };
  return html`<button class="link" onClick=${open}>${say("app-web-device")}</button>
    ${Device && html`<${Device} close=${() => setDevice(null)} />`}`;
}

/** @param {{game: GameFacts}} props */
function Box({ game }) {
  const { say } = usePage();
  const from = Math.min(...game.seats);
  const to = Math.max(...game.seats);
  return html`<a class="box" href="/box/${game.name}">
    <${Lid} game=${game.name} />
    <span class="box-text">
      <strong class="title">${say(`${game.name}-title`)}</strong>
      <span>${say(`${game.name}-tagline`)}</span>
      <span class="facts">
        <span>${from === to ? say("web-players-exact", { from }) : say("web-players", { from, to })}</span>
        <span>${say("web-minutes", { minutes: game.minutes })}</span>
      </span>
    </span>
  </a>`;
}

/**
 * Tables on this device: first those where it is one's turn, then the latest; a few, and the others on request.
 * @param {{heard: number}} props
 */
function Resume({ heard }) {
  const { say } = usePage();
  const [tables, setTables] = useState(inOrder);
  useEffect(() => setTables(inOrder()), [heard]);
  const [leaving, setLeaving] = useState(/** @type {KnownTable | null} */ (null));
  if (tables.length === 0) return null;
  const forget = (/** @type {KnownTable} */ { id }) => {
    forgetTable(id);
    setTables(inOrder());
    setLeaving(null);
  };
  const leave = (/** @type {KnownTable} */ table) => (table.over ? forget(table) : setLeaving(table));
  const rows = (/** @type {KnownTable[]} */ some) =>
    html`<ul>${some.map((table) => html`<${Known} key=${table.id} table=${table} leave=${leave} />`)}</ul>`;
  const others = tables.slice(FEW, MOST);
  return html`<section class="resume" aria-labelledby="resume">
    <h2 id="resume">${say("web-resume")}</h2>
    ${rows(tables.slice(0, FEW))}
    ${
      others.length > 0 &&
      html`<details><summary>${say("web-resume-more", { count: others.length })}</summary>${rows(others)}</details>`
    }
    ${
      leaving &&
      html`<${Leaving} table=${leaving} stay=${() => setLeaving(null)} leave=${() => forget(leaving)} />`
    }
  </section>`;
}

function inOrder() {
  const rank = (/** @type {KnownTable} */ { turn, over }) => (over ? 2 : turn ? 0 : 1);
  const here = knownTables().filter(({ now }) => !now); // what has gone elsewhere is there
  return here.sort((a, b) => rank(a) - rank(b) || b.at - a.at);
}

/**
 * Who forgets a table loses the seat: asked first.
 * @param {{table: KnownTable, stay: () => void, leave: () => void}} props
 */
function Leaving({ table, stay, leave }) {
  const { say } = usePage();
  return html`<${Dialog} title=${say("web-resume-forget", { game: say(`${table.game}-title`) })} close=${stay}>
    <p>${say("web-resume-forget-note")}</p>
    <div class="choice">
      <button class="big primary" onClick=${stay}>${say("web-resume-keep")}</button>
      <button class="big" onClick=${leave}>${say("web-resume-leave")}</button>
    </div>
  <//>`;
}

/** One of them. @param {{table: KnownTable, leave: (table: KnownTable) => void}} props */
function Known({ table, leave }) {
  const { say } = usePage();
  const game = say(`${table.game}-title`);
  const state = table.over ? "web-resume-over" : table.turn ? "web-resume-turn" : "web-resume-open";
  return html`<li>
    <a href="/t/${table.id}">
      <strong>${game}</strong>
      <span>${table.names.join(", ")}</span>
      <span class="facts">${say(state)}</span>
    </a>
    <button class="icon-button" aria-label=${say("web-resume-forget", { game })}
      onClick=${() => leave(table)}>
      <${Icon} name="close" />
    </button>
  </li>`;
}
