/** The programs that may play in the house: letting one in, its token, sending one away. */
import * as api from "../app/desk-api.js";
import { onValue } from "../app/events.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { CopyLine } from "./copy-line.js";
import { Ask } from "./evening-ask.js";
import { Icon } from "./icons.js";

/**
 * @import { ProgramListed, ProgramMade } from "../app/api-types.js"
 * @import { DeskOnPage, Seen } from "../app/use-desk.js"
 */

/** @param {{desk: DeskOnPage, seen: Seen}} props */
export function DeskPrograms({ desk, seen }) {
  const { say, offers } = usePage();
  const [name, setName] = useState("");
  const [made, setMade] = useState(/** @type {ProgramMade | null} */ (null));
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const done = await desk.act(() => api.makeProgram(name));
    if (!done) return;
    setMade(done);
    setName("");
  };
  return html`<section class="card" aria-labelledby="desk-programs">
    <h2 id="desk-programs">${say("desk-web-programs")}</h2>
    <ul class="desk-programs">
      ${seen.desk.programs.map((program) => html`<${Row} key=${program.program} ...${{ desk, program }} />`)}
    </ul>
    <form onSubmit=${make}>
      <label class="field"><span>${say("desk-web-program-name")}</span>
        <input required value=${name} maxlength=${offers.name_length} onInput=${onValue(setName)} /></label>
      <button type="submit" disabled=${desk.busy}>${say("desk-web-program-make")}</button>
    </form>
    ${
      made &&
      html`<p role="status">${say("desk-web-program-token", { name: made.name })}</p>
        <${CopyLine} text=${made.token} secret=${true} />`
    }
  </section>`;
}

/** @param {{desk: DeskOnPage, program: ProgramListed}} props */
function Row({ desk, program }) {
  const { say } = usePage();
  const [asking, setAsking] = useState(false);
  const { name, games } = program;
  const ready = games.map((game) => say(`${game}-title`)).join(", ");
  return html`<li>
    <span class="who">
      <${Icon} name="program" /> <strong>${name}</strong>
      <span class="quiet">${ready ? say("program-web-ready", { games: ready }) : say("desk-web-program-away")}</span>
    </span>
    <button class="small" aria-label=${say("desk-web-program-remove-of", { name })} disabled=${desk.busy}
      onClick=${() => setAsking(true)}>${say("desk-web-program-remove")}</button>
    ${
      asking &&
      html`<${Ask} title=${say("desk-web-program-remove-of", { name })} note=${say("desk-web-program-remove-note")}
        keep=${say("desk-web-keep")} go=${say("desk-web-program-remove")} close=${() => setAsking(false)}
        done=${() => desk.act(() => api.removeProgram(program.program))} />`
    }
  </li>`;
}
