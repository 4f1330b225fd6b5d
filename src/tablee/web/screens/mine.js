/** The games that were played on this device and, for who is on the ladder, those that the house has kept. */
import { merged, playedGames, statistics } from "../app/history.js";
import { html, useEffect, useState } from "../app/html.js";
import { ownGames } from "../app/ladder-api.js";
import { usePage } from "../app/page.js";
import { player } from "../app/player.js";
import { Header } from "../parts/header.js";
import { PastGame } from "../parts/past-game.js";
import { Choices } from "../parts/settings.js";

/** @import { PlayedGame, Statistics } from "../app/history.js" */

const SHOWN = 20; // at a time
const PAGES = 50; // of the house, at most

export default function MineScreen() {
  const { say, games, offers } = usePage();
  const [all, setAll] = useState(playedGames);
  const [game, setGame] = useState(/** @type {string | null} */ (null));
  const [most, setMost] = useState(SHOWN);
  useEffect(() => {
    const known = player();
    if (known && offers.ladder)
      fromHouse(known.key).then(
        (there) => setAll((here) => merged(here, there)),
        () => {},
      );
  }, []);
  const played = games.filter(({ name }) => all.some((one) => one.game.game === name));
  const single = game !== null || played.length === 1;
  const chosen = all.filter((one) => game === null || one.game.game === game);
  return html`<${Header} title=${say("ladder-web-mine")} back="/" />
    <main id="main" class="plain mine">
      <p class="quiet">${say(player() && offers.ladder ? "ladder-web-mine-kept" : "ladder-web-mine-note")}</p>
      ${all.length === 0 && html`<p>${say("ladder-web-mine-empty")}</p>`}
      ${
        played.length > 1 &&
        html`<${Choices} label=${say("hall-web-game")} name="mine-game" value=${game} choose=${setGame}
          choices=${[[null, say("hall-web-all")], ...played.map(({ name }) => [name, say(`${name}-title`)])]} />`
      }
      ${chosen.length > 0 && html`<${Figures} found=${statistics(chosen)} single=${single} />`}
      <ul class="past-games">
        ${chosen
          .slice(0, most)
          .map((one) => html`<${PastGame} key=${one.game.table} game=${one.game} own=${one.own} />`)}
      </ul>
      ${
        chosen.length > most &&
        html`<button class="small" onClick=${() => setMost(most + SHOWN)}>${say("ladder-web-more")}</button>`
      }
    </main>`;
}

/** All that the house has. @param {string} key @returns {Promise<PlayedGame[]>} */
async function fromHouse(key) {
  /** @type {PlayedGame[]} */
  const found = [];
  for (let page = 0; page < PAGES; page += 1) {
    const { games, more } = await ownGames(key, found.length);
    found.push(...games.map(({ seat, game }) => ({ own: [seat], game })));
    if (!more) break;
  }
  return found;
}

/** Points of different games cannot be compared. @param {{found: Statistics, single: boolean}} props */
function Figures({ found, single }) {
  const { say } = usePage();
  const figures = [
    ["ladder-web-played", found.played],
    ["ladder-web-won", found.won],
    ["ladder-web-best", single ? found.best : null],
    ["ladder-web-solo", single ? found.solo : null],
    ["ladder-web-streak", found.streak],
    ["ladder-web-longest", found.longest],
  ];
  return html`<dl class="figures">
    ${figures
      .filter(([, value]) => value !== null)
      .map(([id, value]) => html`<div key=${id}><dt>${say(String(id))}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}
