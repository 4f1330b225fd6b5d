/** The ladder of each game: people who want to be compared, and the bots among them. */
import { pageAt, pathNow } from "../app/addresses.js";
import { html, useEffect, useState } from "../app/html.js";
import * as api from "../app/ladder-api.js";
import { usePage } from "../app/page.js";
import { keyIn, player } from "../app/player.js";
import { go } from "../app/router.js";
import { Header } from "../parts/header.js";
import { Icon } from "../parts/icons.js";
import { Arrive, Own } from "../parts/ladder-own.js";
import { LadderSwitch } from "../parts/ladder-switch.js";
import { Lost } from "../parts/lost.js";
import { Choices } from "../parts/settings.js";

/** @import { LadderEntry, LadderShown, LadderPlayer } from "../app/api-types.js" */

/** @param {{argument?: string}} props */
export default function LadderScreen({ argument }) {
  const { say, games, offers } = usePage();
  const [arriving, setArriving] = useState(takeKey);
  const [own, setOwn] = useState(/** @type {LadderPlayer | null} */ (null));
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((count) => count + 1);
  const several = games.filter(({ seats }) => seats.some((count) => count > 1));
  const game = several.find(({ name }) => name === argument)?.name ?? several[0].name;
  useEffect(() => {
    const known = player();
    if (!known) setOwn(null);
    else api.ownPlayer(known.key).then(setOwn, () => setOwn(null));
  }, [changes]);
  if (!offers.ladder) return html`<${Lost} title=${say("web-lost-title")} text=${say("ladder-none")} />`;
  return html`<${Header} title=${say("ladder-web-title")} back="/" />
    <main id="main" class="plain ladder">
      <p class="quiet">${say("ladder-web-note")}</p>
      <${LadderSwitch} key=${changes} changed=${changed} />
      ${own && html`<${Own} shown=${own} changed=${changed} />`}
      <${Choices} label=${say("hall-web-game")} name="ladder-game" value=${game}
        choices=${several.map(({ name }) => [name, say(`${name}-title`)])}
        choose=${(/** @type {string} */ name) => go(`/ladder/${name}`, true)} />
      <${Steps} key=${`${game} ${changes}`} game=${game} own=${own?.id ?? null} />
      ${
        arriving &&
        html`<${Arrive} playerKey=${arriving} done=${() => {
          setArriving(null);
          changed();
        }} />`
      }
    </main>`;
}

/** The key in the address, which is out of it at once. */
function takeKey() {
  const key = keyIn(location.hash);
  if (key) history.replaceState(null, "", pageAt(pathNow()));
  return key;
}

/** @param {{game: string, own: string | null}} props */
function Steps({ game, own }) {
  const { say } = usePage();
  const [shown, setShown] = useState(/** @type {LadderShown | null} */ (null));
  const [failed, setFailed] = useState("");
  const load = (/** @type {number} */ skip) =>
    api.ladder(game, skip).then(
      (page) =>
        setShown((before) =>
          skip === 0 || !before ? page : { ...page, players: [...before.players, ...page.players] },
        ),
      (error) => setFailed(error.message || say("web-offline")),
    );
  useEffect(() => void load(0), []);
  if (failed) return html`<p class="error" role="alert">${failed}</p>`;
  if (!shown) return html`<p aria-busy="true"></p>`;
  return html`${shown.players.length === 0 && html`<p class="quiet">${say("ladder-web-empty")}</p>`}
    <table class="steps">
      <caption class="unseen">${say("ladder-web-title")}, ${say(`${game}-title`)}</caption>
      <thead><tr>
        <th scope="col"><span class="unseen">${say("ladder-web-rank")}</span></th>
        <th scope="col">${say("ladder-web-name")}</th>
        <th scope="col">${say("ladder-web-points")}</th>
        <th scope="col">${say("ladder-web-games")}</th>
      </tr></thead>
      <tbody>${rows(shown).map((row) => html`<${Row} key=${row.key} row=${row} own=${own} />`)}</tbody>
    </table>
    ${
      shown.more &&
      html`<button class="small" onClick=${() => load(shown.players.length)}>${say("ladder-web-more")}</button>`
    }`;
}

/**
 * People, numbered, and the bots between them; a bot that stands below the last one shown waits for the next ones.
 * @param {LadderShown} shown
 */
function rows({ players, bots, more }) {
  const people = players.map((/** @type {LadderEntry} */ entry) => ({ ...entry, key: entry.id, level: 0 }));
  const last = more ? (players.at(-1)?.points ?? 0) : -1;
  const robots = bots
    .filter(({ points }) => points >= last)
    .map(({ level, points }) => ({
      key: `bot ${level}`,
      id: "",
      name: "",
      points,
      games: 0,
      place: 0,
      level,
    }));
  return [...people, ...robots].sort((a, b) => b.points - a.points);
}

/** @param {{row: ReturnType<typeof rows>[number], own: string | null}} props */
function Row({ row, own }) {
  const { say } = usePage();
  if (row.level > 0) {
    return html`<tr class="bot">
      <td><${Icon} name="robot" /></td><td>${say("ladder-web-bot", { level: row.level })}</td>
      <td>${row.points}</td><td></td>
    </tr>`;
  }
  return html`<tr class=${row.id === own ? "own" : ""} aria-current=${row.id === own ? "true" : undefined}>
    <td>${row.place}</td><td>${row.name}</td><td>${row.points}</td><td>${row.games}</td>
  </tr>`;
}
