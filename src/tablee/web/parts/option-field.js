/** One option of a game, in plain words. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Choices, Switch } from "./settings.js";

/** @param {{game: string, option: import("../app/types.js").GameOption, value: any, choose: (value: any) => void}} props */
export function OptionField({ game, option, value, choose }) {
  const { say } = usePage();
  const label = worded(
    `web-option-${game}-${option.name}`,
    say(`${game}-option-${option.name.replaceAll("_", "-")}`),
    say,
  );
  if (option.kind === "flag") return html`<${Switch} label=${label} on=${value} flip=${choose} />`;
  if (option.kind === "choice") {
    const choices = (option.choices ?? []).map((choice) => [
      choice,
      choice === null ? say("web-by-chance") : worded(`web-option-${game}-${choice}`, String(choice), say),
    ]);
    return html`<${Choices} label=${label} name=${option.name} value=${value} choices=${choices} choose=${choose} />`;
  }
  return html`<${NumberField} label=${label} option=${option} value=${value} choose=${choose} />`;
}

/** What the page says by this id; something else where it has no words of its own. @param {string} id @param {string} otherwise @param {import("../app/types.js").Say} say */
function worded(id, otherwise, say) {
  const words = say(id);
  return words === id ? otherwise : words;
}

/** A number, empty where none is allowed. */
function NumberField({ label, option, value, choose }) {
  const { say } = usePage();
  const typed = (/** @type {any} */ event) => {
    const number = event.target.valueAsNumber;
    if (Number.isNaN(number)) return option.optional && choose(null);
    choose(Math.max(option.low, Math.min(option.high, Math.round(number))));
  };
  return html`<label class="number">
    <span>${label}</span>
    <input type="number" min=${option.low} max=${option.high} value=${value ?? ""} placeholder=${option.optional ? say("web-none") : ""} onChange=${typed} />
  </label>`;
}
