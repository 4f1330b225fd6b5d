/** Sounds on or off, in sight. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { sound } from "../app/sound.js";
import { Icon } from "./icons.js";

export function SoundSwitch() {
  const { say, settings, change } = usePage();
  const on = settings.sound;
  const flip = () => {
    change({ sound: !on });
    if (!on) sound("wood");
  };
  return html`<button class="icon-button sound-switch" aria-pressed=${String(on)} aria-label=${say("web-sound")}
    title=${say(on ? "web-sound-on" : "web-sound-off")} onClick=${flip}>
    <${Icon} name=${on ? "sound" : "silence"} />
  </button>`;
}
