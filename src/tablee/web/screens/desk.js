/** The host's desk: who is where, a notice, what holds for the house, programs, the server. */
import { ALONE } from "../app/addresses.js";
import { adoptDesk, leaveDesk } from "../app/desk-api.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { go } from "../app/router.js";
import { useDesk } from "../app/use-desk.js";
import { DeskNotice, DeskRules, DeskServer } from "../parts/desk-house.js";
import { DeskPrograms } from "../parts/desk-programs.js";
import { DeskTables } from "../parts/desk-tables.js";
import { Header } from "../parts/header.js";
import { Lost } from "../parts/lost.js";

export default function DeskScreen() {
  return ALONE ? html`<${Closed} />` : html`<${Desk} />`;
}

/** Where there is no server, there is no desk; where the link does not open it, neither. */
function Closed() {
  const { say } = usePage();
  return html`<${Lost} title=${say("desk-web-title")} text=${say("desk-web-closed")} />`;
}

function Desk() {
  useState(adoptDesk); // once, before anything is asked
  const { say } = usePage();
  const desk = useDesk(say("web-offline"));
  const leave = () => {
    leaveDesk();
    go("/");
  };
  if (desk.closed) return html`<${Closed} />`;
  if (!desk.seen) {
    return html`<${Header} title=${say("desk-web-title")} back="/" />
      <main id="main" class="waiting" aria-busy=${desk.error ? undefined : "true"}>${desk.error}</main>`;
  }
  return html`<${Header} title=${say("desk-web-title")} back="/" />
    <main id="main" class="desk">
      <p class="refused" role="status">${desk.error}</p>
      <${DeskTables} desk=${desk} seen=${desk.seen} />
      <div class="desk-side">
        <${DeskNotice} desk=${desk} seen=${desk.seen} />
        <${DeskRules} desk=${desk} seen=${desk.seen} />
        <${DeskPrograms} desk=${desk} seen=${desk.seen} />
        <${DeskServer} desk=${desk} seen=${desk.seen} />
        <button onClick=${leave}>${say("desk-web-leave")}</button>
      </div>
    </main>`;
}
