/** Finished games that were open, or could be watched: looked for by game and name, replayed by a touch. */
import { onValue } from "../app/events.js";
import { html, useEffect, useState } from "../app/html.js";
import { finishedGames } from "../app/ladder-api.js";
import { usePage } from "../app/page.js";
import { Header } from "../parts/header.js";
import { Lost } from "../parts/lost.js";
import { PastGame } from "../parts/past-game.js";
import { Choices } from "../parts/settings.js";

/** @import { FinishedGame } from "../app/api-types.js" */

export default function FinishedScreen() {
  const { say, games, offers } = usePage();
  const [game, setGame] = useState(/** @type {string | null} */ (null));
  const [typed, setTyped] = useState("");
  const [name, setName] = useState("");
  if (!offers.ladder) return html`<${Lost} title=${say("web-lost-title")} text=${say("ladder-none")} />`;
  const search = (/** @type {Event} */ event) => {
    event.preventDefault();
    setName(typed.trim());
  };
  return html`<${Header} title=${say("ladder-web-finished")} back="/" />
    <main id="main" class="plain finished">
      <p class="quiet">${say("ladder-web-finished-note")}</p>
      <${Choices} label=${say("hall-web-game")} name="finished-game" value=${game} choose=${setGame}
        choices=${[[null, say("hall-web-all")], ...games.map((one) => [one.name, say(`${one.name}-title`)])]} />
      <form class="search" role="search" onSubmit=${search}>
        <label><span>${say("ladder-web-search")}</span>
          <input type="search" value=${typed} maxlength=${offers.name_length} onInput=${onValue(setTyped)} /></label>
        <button type="submit">${say("ladder-web-search-go")}</button>
      </form>
      <${Found} key=${`${game} ${name}`} game=${game} name=${name} />
    </main>`;
}

/** @param {{game: string | null, name: string}} props */
function Found({ game, name }) {
  const { say } = usePage();
  const [found, setFound] = useState(/** @type {{games: FinishedGame[], more: boolean} | null} */ (null));
  const [failed, setFailed] = useState("");
  const load = (/** @type {number} */ skip) =>
    finishedGames(game, name, skip).then(
      (page) =>
        setFound((before) => ({
          ...page,
          games: [...(skip > 0 ? (before?.games ?? []) : []), ...page.games],
        })),
      (error) => setFailed(error.message || say("web-offline")),
    );
  useEffect(() => void load(0), []);
  if (failed) return html`<p class="error" role="alert">${failed}</p>`;
  if (!found) return html`<p aria-busy="true"></p>`;
  return html`<p class="quiet" role="status">${found.games.length === 0 && say("ladder-web-none-found")}</p>
    <ul class="past-games">${found.games.map((one) => html`<${PastGame} key=${one.table} game=${one} />`)}</ul>
    ${
      found.more &&
      html`<button class="small" onClick=${() => load(found.games.length)}>${say("ladder-web-more")}</button>`
    }`;
}
