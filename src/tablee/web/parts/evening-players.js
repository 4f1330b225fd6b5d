/** Who plays: names, teams, who is late and who has left; adding, entering, leaving. */
import { playerLink } from "../app/evening-api.js";
import { addressForOthers } from "../app/evening-links.js";
import { onValue } from "../app/events.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { listed } from "../screens/evening-form.js";
import { CopyLine } from "./copy-line.js";
import { Dialog } from "./dialog.js";
import { Ask } from "./evening-ask.js";
import { NameField } from "./name-field.js";

/**
 * @import { PlayerShown } from "../app/api-types.js"
 * @import { Evening } from "../app/evening-api.js"
 * @import { EveningOnPage } from "../app/use-evening.js"
 * @typedef {{evening: EveningOnPage, snapshot: Evening}} Props
 */

/** @param {Props} props */
export function EveningPlayers({ evening, snapshot }) {
  const { say } = usePage();
  const { players, host, closed } = snapshot;
  return html`<section class="card players" aria-labelledby="evening-players">
    <h2 id="evening-players">${say("evening-web-players")} <span class="quiet">${players.length}</span></h2>
    ${players.length === 0 && html`<p class="quiet">${say("evening-web-players-none")}</p>`}
    <ul>
      ${players.map((player) => html`<${Player} key=${player.number} ...${{ evening, snapshot, player }} />`)}
    </ul>
    ${!closed && evening.me === null && html`<${Enter} ...${{ evening, snapshot }} />`}
    ${!closed && host && html`<${Add} evening=${evening} />`}
  </section>`;
}

/** @param {Props & {player: PlayerShown}} props */
function Player({ evening, snapshot, player }) {
  const { say } = usePage();
  const [asking, setAsking] = useState(/** @type {"leave" | "link" | null} */ (null));
  const { name, number, present, since } = player;
  const mine = number === evening.me;
  const may = (snapshot.host || mine) && !snapshot.closed;
  const late = present && since > Math.max(1, snapshot.rounds.length);
  const close = () => setAsking(null);
  const set = (/** @type {boolean} */ here) => evening.change(`players/${number}`, { present: here });
  return html`<li class=${present ? "" : "gone"}>
    <span class="who">
      <strong>${name}</strong>
      ${mine && html` <span class="quiet">(${say("evening-web-you")})</span>`}
      ${player.team && html` <span class="quiet">${snapshot.teams[player.team - 1]}</span>`}
      ${late && html` <span class="quiet">${say("evening-web-since", { round: since })}</span>`}
      ${!present && html` <span class="quiet">${say("evening-web-gone")}</span>`}
    </span>
    ${
      snapshot.host &&
      !snapshot.boxes &&
      html`<button class="small" aria-label=${say("evening-web-link-of", { name })} onClick=${() => setAsking("link")}>
        ${say("evening-web-link")}
      </button>`
    }
    ${
      may &&
      (present
        ? html`<button class="small" aria-label=${say("evening-web-leave-of", { name })} disabled=${evening.busy}
            onClick=${() => setAsking("leave")}>
            ${say(mine ? "evening-web-leave-own" : "evening-web-leave")}
          </button>`
        : html`<button class="small" aria-label=${say("evening-web-return-of", { name })} disabled=${evening.busy}
            onClick=${() => set(true)}>
            ${say("evening-web-return")}
          </button>`)
    }
    ${asking === "link" && html`<${Link} ...${{ id: snapshot.evening, player, close }} />`}
    ${
      asking === "leave" &&
      html`<${Ask} title=${say("evening-web-leave-title", { name })} note=${say("evening-web-leave-note")}
        keep=${say("evening-web-stay")} go=${say("evening-web-leave-go")} close=${close} done=${() => set(false)} />`
    }
  </li>`;
}

/** A player's own link. @param {{id: string, player: PlayerShown, close: () => void}} props */
function Link({ id, player, close }) {
  const { say } = usePage();
  const [link, setLink] = useState("");
  useState(() => {
    Promise.all([playerLink(id, player.number), addressForOthers()]).then(
      ([{ token }, base]) => setLink(`${base}/e/${id}#${token}`),
      close,
    );
  });
  return html`<${Dialog} title=${say("evening-web-link-of", { name: player.name })} close=${close}>
    <p>${say("evening-web-link-note", { name: player.name })}</p>
    ${link && html`<${CopyLine} text=${link} />`}
  <//>`;
}

/** Somebody signs up, or the host plays too. @param {Props} props */
function Enter({ evening, snapshot }) {
  const { say, settings, change } = usePage();
  const [name, setName] = useState(settings.name);
  const [team, setTeam] = useState("");
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    change({ name });
    evening.enter(name.trim() || say("web-guest"), team ? Number(team) : null);
  };
  return html`<form class="enter" onSubmit=${enter}>
    <h3>${say(snapshot.host ? "evening-web-enter-too" : "evening-web-enter")}</h3>
    <label class="field"><span>${say("web-name")}</span>
      <${NameField} name=${name} set=${setName} />
    </label>
    ${
      snapshot.teams.length > 0 &&
      html`<label class="field"><span>${say("evening-web-team")}</span>
        <select value=${team} onChange=${onValue(setTeam)}>
          <option value="">${say("web-by-chance")}</option>
          ${snapshot.teams.map((one, i) => html`<option value=${i + 1}>${one}</option>`)}
        </select></label>`
    }
    <button class=${snapshot.host ? "" : "big primary"} type="submit" disabled=${evening.busy}>
      ${say("evening-web-enter-go")}
    </button>
  </form>`;
}

/** The host types names. @param {{evening: EveningOnPage}} props */
function Add({ evening }) {
  const { say } = usePage();
  const [names, setNames] = useState("");
  const add = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const people = listed(names);
    if (people.length > 0 && (await evening.change("players", { names: people }))) setNames("");
  };
  return html`<form class="add" onSubmit=${add}>
    <label class="field"><span>${say("evening-web-add")}</span>
      <textarea rows="2" value=${names} onInput=${onValue(setNames)}></textarea></label>
    <button type="submit" disabled=${evening.busy}>${say("evening-web-add-go")}</button>
  </form>`;
}
