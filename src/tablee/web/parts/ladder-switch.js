/** Taking part in the ladder: a switch that asks for a name at first. */
import { ApiError } from "../app/api.js";
import { html, useState } from "../app/html.js";
import { enterLadder } from "../app/ladder-api.js";
import { usePage } from "../app/page.js";
import { keepPlayer, newKey, player } from "../app/player.js";
import { Dialog } from "./dialog.js";
import { NameField } from "./name-field.js";
import { Switch } from "./settings.js";

/** @import { Player } from "../app/player.js" */

/** The switch: on for the first time, it asks for a name. @param {{changed?: () => void}} props */
export function LadderSwitch({ changed = () => {} }) {
  const { say } = usePage();
  const [known, setKnown] = useState(player);
  const [entering, setEntering] = useState(false);
  const keep = (/** @type {Player} */ next) => {
    keepPlayer(next);
    setKnown(next);
    changed();
  };
  const flip = (/** @type {boolean} */ on) => (known ? keep({ ...known, on }) : setEntering(true));
  const done = (/** @type {Player | null} */ entered) => {
    setEntering(false);
    if (entered) keep(entered);
  };
  return html`<${Switch} key=${entering} label=${say("ladder-web-switch")} on=${known?.on ?? false} flip=${flip} />
    ${entering && html`<${Enter} done=${done} />`}`;
}

/** The name that others see. @param {{done: (entered: Player | null) => void}} props */
export function Enter({ done }) {
  const { say, settings, change } = usePage();
  const known = player();
  const [name, setName] = useState(known?.name ?? settings.name);
  const [key] = useState(known?.key ?? newKey);
  const [refused, setRefused] = useState("");
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const shown = await enterLadder(key, name.trim());
      change({ name: shown.name });
      done({ key, name: shown.name, on: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.message || say("web-offline"));
    }
  };
  return html`<${Dialog} title=${say("ladder-web-enter")} close=${() => done(null)}>
    <form class="form ladder-enter" onSubmit=${enter}>
      <p>${say("ladder-web-enter-note")}</p>
      <label><span>${say("web-name")}</span><${NameField} name=${name} set=${setName} /></label>
      <button class="big primary" type="submit" disabled=${name.trim() === ""}>${say("ladder-web-enter-go")}</button>
      <p class="refused" role="status">${refused}</p>
    </form>
  <//>`;
}
