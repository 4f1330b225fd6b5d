/** The shelf: a box per game, and the tables that are open on this device. */
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { forgetTable, knownTables } from "../app/store.js";
import { Header } from "../parts/header.js";
import { Icon } from "../parts/icons.js";
import { Lid } from "../parts/lid.js";

/**
 * @import { KnownTable } from "../app/store.js"
 * @import { GameFacts } from "../app/types.js"
 */

export function Shelf() {
  const { say, games } = usePage();
  return html`<${Header} title="Tablée" />
    <main id="main" class="shelf">
      <p class="lead">${say("web-shelf-lead")}</p>
      <ul class="boxes">
        ${games.map((game) => html`<li key=${game.name}><${Box} game=${game} /></li>`)}
      </ul>
      <${Resume} />
      <p class="quiet"><a href="/replay">${say("web-shelf-replay")}</a></p>
    </main>`;
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

/** Tables on this device, the latest first. */
function Resume() {
  const { say } = usePage();
  const [tables, setTables] = useState(knownTables());
  if (tables.length === 0) return null;
  const forget = (/** @type {string} */ id) => {
    forgetTable(id);
    setTables(knownTables());
  };
  return html`<section class="resume" aria-labelledby="resume">
    <h2 id="resume">${say("web-resume")}</h2>
    <ul>
      ${tables.slice(0, 8).map((table) => html`<${Known} key=${table.id} table=${table} forget=${forget} />`)}
    </ul>
  </section>`;
}

/** One of them. @param {{table: KnownTable, forget: (id: string) => void}} props */
function Known({ table, forget }) {
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
      onClick=${() => forget(table.id)}>
      <${Icon} name="close" />
    </button>
  </li>`;
}
