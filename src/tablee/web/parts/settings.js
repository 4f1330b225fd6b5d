/** Language, how the page looks and moves, sound, help: kept on this device. */
import { onChecked } from "../app/events.js";
import { html, useState } from "../app/html.js";
import { allowNotices, canNotify } from "../app/notices.js";
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
/** @type {[Settings["text"], string][]} */
const TEXTS = [
  ["auto", "web-text-usual"],
  ["large", "web-text-large"],
  ["larger", "web-text-larger"],
];
/** @type {[Settings["contrast"], string][]} */
const CONTRASTS = [
  ["auto", "web-theme-auto"],
  ["more", "web-contrast-more"],
];
/** @type {[Settings["motion"], string][]} */
const MOTIONS = [
  ["auto", "web-theme-auto"],
  ["less", "web-motion-less"],
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
  /** @param {[any, string][]} choices */
  const named = (choices) => choices.map(([value, id]) => [value, say(id)]);
  return html`<div class="form">
    <${Choices} label=${say("web-language")} name="language" value=${settings.language}
      choices=${LANGUAGES} choose=${set("language")} />
    <${Choices} label=${say("web-theme")} name="theme" value=${settings.theme}
      choices=${named(THEMES)} choose=${set("theme")} />
    <${Choices} label=${say("web-text")} name="text" value=${settings.text}
      choices=${named(TEXTS)} choose=${set("text")} />
    <${Choices} label=${say("web-contrast")} name="contrast" value=${settings.contrast}
      choices=${named(CONTRASTS)} choose=${set("contrast")} />
    <${Choices} label=${say("web-motion")} name="motion" value=${settings.motion}
      choices=${named(MOTIONS)} choose=${set("motion")} />
    <${Switch} label=${say("web-sound")} on=${settings.sound} flip=${set("sound")} />
    <${Choices} label=${say("web-pause")} name="pause" value=${settings.pause}
      choices=${named(PAUSES)} choose=${set("pause")} />
    <${Switch} label=${say("web-confirm-switch")} on=${settings.confirm} flip=${set("confirm")} />
    ${canNotify() && html`<${Notices} on=${settings.notify} flip=${set("notify")} />`}
    <${Switch} label=${say("web-help-switch")} on=${settings.help} flip=${set("help")} />
  </div>`;
}

/** Notifications, which the browser has to allow. @param {{on: boolean, flip: (on: boolean) => void}} props */
function Notices({ on, flip }) {
  const { say } = usePage();
  const [denied, setDenied] = useState(false);
  const ask = async (/** @type {boolean} */ wanted) => {
    const allowed = wanted && (await allowNotices());
    setDenied(wanted && !allowed);
    flip(allowed);
  };
  return html`<${Switch} label=${say("web-notify")} on=${on} flip=${ask} />
    ${denied && html`<p class="quiet" role="status">${say("web-notify-denied")}</p>`}`;
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
