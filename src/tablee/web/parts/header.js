/** The line at the top: where one is, the way back, and the settings. */
import { html, useEffect, useRef, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { hasNavigated } from "../app/router.js";
import { Cloud } from "./app-signs.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { SettingsForm } from "./settings.js";
import { SoundSwitch } from "./sound-switch.js";

/** @import { Children } from "../app/types.js" */

/**
 * `sounds`: whether this screen is one that sounds.
 * @param {{title: string, back?: string, sounds?: boolean, children?: Children}} props
 */
export function Header({ title, back, sounds = false, children }) {
  const { say } = usePage();
  const [open, setOpen] = useState(false);
  const settings = say("web-settings");
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => void (document.title = title === "Tablée" ? title : `${title} · Tablée`), [title]);
  useEffect(() => {
    // what was touched is gone with its screen: without this, a reader would begin at the top of nothing
    if (hasNavigated() && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return html`<header class="top">
    ${
      back
        ? html`<a class="icon-button" href=${back} aria-label=${say("web-back")}><${Icon} name="back" /></a>`
        : html`<img class="logo" src="/icon.svg" alt="" width="36" height="36" />`
    }
    <h1 ref=${heading} tabindex="-1">${title}</h1>
    <${Cloud} />
    ${children}
    <button class="icon-button" aria-label=${settings} onClick=${() => setOpen(true)}>
      <${Icon} name="settings" />
    </button>
    ${sounds && html`<${SoundSwitch} />`}
    ${open && html`<${Dialog} title=${settings} close=${() => setOpen(false)}><${SettingsForm} /><//>`}
  </header>`;
}
