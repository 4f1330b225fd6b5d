/** Programs that are ready to play, in the hall: one touch on a game, and one sits at the table. */
import * as api from "../app/api.js";
import { html, useState } from "../app/html.js";
import { freshKey } from "../app/keys.js";
import { usePage } from "../app/page.js";
import { go } from "../app/router.js";
import { rememberTable } from "../app/store.js";
import { Icon } from "./icons.js";

/** @import { ProgramReady } from "../app/api-types.js" */

/** @param {{programs: ProgramReady[]}} props */
export function Programs({ programs }) {
  const { say } = usePage();
  return html`<h3>${say("program-web-title")}</h3>
    <ul class="hall-cards">
      ${programs.map((one) => html`<li key=${one.program}><${Card} program=${one} /></li>`)}
    </ul>`;
}

/** @param {{program: ProgramReady}} props */
function Card({ program }) {
  const { say, settings } = usePage();
  const [state, setState] = useState({ busy: false, refused: "" });
  const challenge = async (/** @type {string} */ game) => {
    setState({ busy: true, refused: "" });
    const name = settings.name.trim() || say("web-guest");
    try {
      const { table, token } = await api.challenge(program.program, { game, name, key: freshKey() });
      rememberTable({ id: table, token, game });
      go(`/t/${table}`);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      setState({ busy: false, refused: error.message || say("web-offline") });
    }
  };
  const games = program.games.map((game) => say(`${game}-title`)).join(", ");
  return html`<div class="hall-card program-card" data-program=${program.program}>
    <span class="program-icon"><${Icon} name="program" /></span>
    <strong>${program.name}</strong>
    <span class="quiet">${say("program-web-ready", { games })}</span>
    <div class="program-games">
      ${program.games.map(
        (game) => html`<button disabled=${state.busy} onClick=${() => challenge(game)}>
          ${say("program-web-play", { game: say(`${game}-title`) })}
        </button>`,
      )}
    </div>
    <p class="refused" role="status">${state.refused}</p>
  </div>`;
}
