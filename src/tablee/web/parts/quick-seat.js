/** Play with somebody: which game, under which name, and what happens if nobody comes. */
import * as api from "../app/api.js";
import { html, useState } from "../app/html.js";
import { freshKey } from "../app/keys.js";
import { nameToSend } from "../app/names.js";
import { usePage } from "../app/page.js";
import { go } from "../app/router.js";
import { rememberTable } from "../app/store.js";
import { Dialog } from "./dialog.js";
import { NameField } from "./name-field.js";
import { Choices } from "./settings.js";

/** @import { Say } from "../app/types.js" */

/** @param {{first: string | null, close: () => void}} props `first`: the game to begin with */
export function QuickSeat({ first, close }) {
  const { say, settings, change, games, offers } = usePage();
  const several = games.filter(({ seats }) => seats.some((count) => count > 1));
  const [game, setGame] = useState(first ?? several[0].name);
  const [wait, setWait] = useState(offers.waits[1]);
  const [name, setName] = useState(settings.name);
  const [key] = useState(freshKey);
  const [state, setState] = useState({ busy: false, refused: "" });
  const seek = async (/** @type {Event} */ event) => {
    event.preventDefault();
    change({ name });
    setState({ busy: true, refused: "" });
    try {
      const body = { game, wait, key, name: nameToSend(name, offers, say) };
      const { table, token } = await api.quickSeat(body);
      rememberTable({ id: table, token, game });
      go(`/t/${table}`);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      setState({ busy: false, refused: error.message || say("web-offline") });
    }
  };
  return html`<${Dialog} title=${say("hall-web-quick")} close=${close}>
    <form class="form" onSubmit=${seek}>
      <p class="quiet">${say("hall-web-quick-note")}</p>
      <${Choices} label=${say("hall-web-game")} name="quick-game" value=${game} choose=${setGame}
        choices=${several.map((one) => [one.name, say(`${one.name}-title`)])} />
      <${Choices} label=${say("hall-web-wait")} name="quick-wait" value=${wait} choose=${setWait}
        choices=${offers.waits.map((seconds) => [seconds, waitText(seconds, say)])} />
      <label>
        <span>${say("web-name")}</span>
        <${NameField} name=${name} set=${setName} />
      </label>
      <button class="big primary" type="submit" disabled=${state.busy}>${say("hall-web-quick-go")}</button>
      <p class="refused" role="status">${state.refused}</p>
    </form>
  <//>`;
}

/** @param {number | null} seconds null: for ever @param {Say} say */
function waitText(seconds, say) {
  if (seconds === null) return say("hall-web-wait-never");
  return seconds < 60
    ? say("hall-web-wait-seconds", { seconds })
    : say("hall-web-wait-minutes", { minutes: seconds / 60 });
}
