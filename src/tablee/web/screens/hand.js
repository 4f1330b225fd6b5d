/** A phone beside a large screen: one's own hand and choices, big; the board only where a place is to be chosen. */
import { adoptToken } from "../app/connection.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { useTable } from "../app/use-table.js";
import { ConfirmQuestion, UndoQuestion } from "../parts/actions.js";
import { Curtain } from "../parts/curtain.js";
import { Ending } from "../parts/ending.js";
import { Guard } from "../parts/guard.js";
import { Icon } from "../parts/icons.js";
import { Join } from "../parts/join.js";
import { Lost } from "../parts/lost.js";
import { usePlaying } from "../parts/playing.js";
import { Toast } from "../parts/toast.js";
import { turnLine } from "../parts/turn-line.js";

/**
 * @import { Confirmation } from "../app/confirmation.js"
 * @import { NameOf, Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 */

/** @param {{argument: string}} props */
export default function HandScreen({ argument }) {
  useState(() => adoptToken(argument)); // once, before anything is asked of the server
  const { say } = usePage();
  const table = useTable(argument);
  if (table.missing) return html`<${Lost} title=${say("web-no-table-title")} text=${say("web-no-table")} />`;
  if (!table.snapshot) return html`<main id="main" aria-busy="true"></main>`;
  const seated = table.snapshot.seats.some(({ mine }) => mine);
  return seated
    ? html`<${Held} table=${table} snapshot=${table.snapshot} />`
    : html`<${Arriving} table=${table} snapshot=${table.snapshot} />`;
}

/** Somebody without a seat: they take one, or look at the large screen. */
function Arriving(/** @type {{table: TableOnPage, snapshot: Snapshot}} */ { table, snapshot }) {
  const { say } = usePage();
  const free = snapshot.seats.some(({ vacant }) => vacant) && !snapshot.result;
  return html`<main id="main" class="hand-screen">
    <h1>${say(`${snapshot.game}-title`)}</h1>
    ${free ? html`<${Join} snapshot=${snapshot} table=${table} />` : html`<p>${say("tv-web-full")}</p>`}
    <${Toast} refusal=${table.refusal} close=${table.dismiss} />
    <${WholeTable} id=${snapshot.table} />
  </main>`;
}

/** @param {{table: TableOnPage, snapshot: Snapshot}} props */
function Held({ table, snapshot }) {
  const { say } = usePage();
  const { board, parts, told, shown, curtain, lift, name, view, mine, confirmation, playing, ready } =
    usePlaying(table, snapshot);
  useEffect(() => void (document.title = `${name(shown)} · Tablée`), [shown, say]);
  const state = mine ? "mine" : snapshot.result ? "over" : "";
  return html`<main id="main" class=${`hand-screen ${state}`} data-version=${snapshot.version} data-ready=${ready}>
    <h1>${name(shown)} <span class="quiet">${board?.seatInfo(view, shown, say).score}</span></h1>
    <p class=${`turn ${state}`} role="status">
      ${table.live ? turnLine({ snapshot, say, name, told, mine }) : say("web-lost")}
    </p>
    ${
      board &&
      parts &&
      !curtain &&
      html`<div class=${`felt game-${snapshot.game}`}>
        <${Guard} board=${board} view=${view} name=${name}><${board.default} ...${playing} /><//>
      </div>`
    }
    ${curtain && html`<${Curtain} name=${name(shown)} lift=${lift} />`}
    ${!mine && !snapshot.result && html`<p class="quiet look-up">${say("tv-web-look-up")}</p>`}
    ${snapshot.result && html`<${Ending} ...${{ snapshot, table, name }} screen="hand" />`}
    <${Below} ...${{ snapshot, table, name, confirmation }} />
    <${Toast} refusal=${table.refusal} close=${table.dismiss} />
  </main>`;
}

/** What is asked; else taking back, and the way to everything else. */
function Below(
  /** @type {{snapshot: Snapshot, table: TableOnPage, name: NameOf, confirmation: Confirmation}} */ props,
) {
  const { say } = usePage();
  const { snapshot, table, name, confirmation } = props;
  if (confirmation.move !== null) return html`<${ConfirmQuestion} ...${confirmation} />`;
  if (snapshot.undo.asked) return html`<${UndoQuestion} ...${{ snapshot, table, name }} />`;
  return html`<nav class="hand-below" aria-label=${say("web-actions")}>
    <button class="big" disabled=${!snapshot.undo.may || table.busy} onClick=${() => table.undo()}>
      <${Icon} name="undo" />${say("web-undo")}
    </button>
    <${WholeTable} id=${snapshot.table} />
  </nav>`;
}

/** @param {{id: string}} props */
function WholeTable({ id }) {
  const { say } = usePage();
  return html`<a class="button big" href=${`/t/${id}`}><${Icon} name="table" />${say("tv-web-whole-table")}</a>`;
}
