/** Language, light, sound, help: kept on this device. */
import { onChecked } from "../app/events.js";
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";

/** @import { Settings } from "../app/store.js" */

/** @type {[Settings["language"], string][]} */
const LANGUAGES = [
  ["fr", "Français"],
  ["en", "English"],
  ["de", "Deutsch"],
];
/** @type {[Settings["pause"], string][]} */
const PAUSES = [
  [0, "web-pause-none"],
  [500, "web-pause-short"],
  [1500, "web-pause-long"],
];
/** @type {[Settings["theme"], string][]} */
const THEMES = [
  ["auto", "web-theme-auto"],
  ["light", "web-theme-light"],
  ["dark", "web-theme-dark"],
];

export function SettingsForm() {
  const { say, settings, change } = usePage();
  /** @template {keyof Settings} K @param {K} name */
  const set = (name) => (/** @type {Settings[K]} */ value) => change({ [name]: value });
  const themes = THEMES.map(([value, id]) => [value, say(id)]);
  return html`<div class="form">
    <${Choices} label=${say("web-language")} name="language" value=${settings.language}
      choices=${LANGUAGES} choose=${set("language")} />
    <${Choices} label=${say("web-theme")} name="theme" value=${settings.theme}
      choices=${themes} choose=${set("theme")} />
    <${Switch} label=${say("web-sound")} on=${settings.sound} flip=${set("sound")} />
    <${Choices} label=${say("web-pause")} name="pause" value=${settings.pause}
      choices=${PAUSES.map(([value, id]) => [value, say(id)])} choose=${set("pause")} />
    <${Switch} label=${say("web-help-switch")} on=${settings.help} flip=${set("help")} />
  </div>`;
}

/**
 * One of a few, all in sight.
 * @param {{
 *   label: string, name: string, value: any, choices: [any, string][], choose: (value: any) => void,
 * }} props
 */
export function Choices({ label, name, value, choices, choose }) {
  return html`<fieldset class="choices">
    <legend>${label}</legend>
    ${choices.map(
      ([option, words]) => html`<label class="chip">
        <input type="radio" name=${name} checked=${option === value} onChange=${() => choose(option)} />
        <span>${words}</span>
      </label>`,
    )}
  </fieldset>`;
}

/**
 * `off` where it cannot be flipped.
 * @param {{label: string, on: boolean, off?: boolean, flip: (on: boolean) => void}} props
 */
export function Switch({ label, on, off = false, flip }) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${on} disabled=${off} onChange=${onChecked(flip)} />
    <span class="track" aria-hidden="true"></span>
    <span>${label}</span>
  </label>`;
}
