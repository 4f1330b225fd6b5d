/** One option of a game, in plain words. */
import { onNumber, onValue } from "../app/events.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Choices, Switch } from "./settings.js";

/** @import { GameOption, Say } from "../app/types.js" */

/**
 * `settled`: what follows from the number of seats, where there is nothing to choose.
 * @param {{
 *   game: string, option: GameOption, value: any, settled?: boolean, choose: (value: any) => void,
 * }} props
 */
export function OptionField({ game, option, value, settled, choose }) {
  const { say } = usePage();
  const title = say(`${game}-option-${option.name.replaceAll("_", "-")}`);
  const label = worded(`web-option-${game}-${option.name}`, title, say);
  if (option.kind === "flag") {
    const fixed = settled !== undefined;
    return html`<${Switch} label=${label} on=${settled ?? value} off=${fixed} flip=${choose} />`;
  }
  if (option.kind === "choice") {
    const named = (/** @type {string | number | null} */ choice) =>
      choice === null ? say("web-by-chance") : worded(`web-option-${game}-${choice}`, String(choice), say);
    const choices = (option.choices ?? []).map((choice) => [choice, named(choice)]);
    return html`<${Choices} name=${option.name} ...${{ label, value, choices, choose }} />`;
  }
  return html`<${NumberField} label=${label} option=${option} value=${value} choose=${choose} />`;
}

/**
 * What the page says by this id; something else where it has no words of its own.
 * @param {string} id @param {string} otherwise @param {Say} say
 */
function worded(id, otherwise, say) {
  const words = say(id);
  return words === id ? otherwise : words;
}

/**
 * A number, empty where none is allowed. One that is not possible stays as it was typed, and is said to be wrong.
 * @param {{
 *   label: string, option: GameOption, value: number | null, choose: (value: number | null) => void,
 * }} props
 */
function NumberField({ label, option, value, choose }) {
  const { say } = usePage();
  const [draft, setDraft] = useState(/** @type {string | null} */ (null)); // until the field is left
  const [low, high] = [option.low ?? -Infinity, option.high ?? Infinity];
  const wrong = value !== null && !(Number.isInteger(value) && low <= value && value <= high);
  const typed = onNumber((number) => {
    setDraft(null);
    if (!Number.isNaN(number)) choose(number);
    else if (option.optional) choose(null);
  });
  return html`<label class="number">
    <span>${label}</span>
    <input type="number" min=${option.low} max=${option.high} value=${draft ?? value ?? ""}
      aria-invalid=${wrong} placeholder=${option.optional ? say("web-none") : ""}
      onInput=${onValue(setDraft)} onChange=${typed} />
    ${wrong && html`<span class="error" role="alert">${say("web-number-range", { low, high })}</span>`}
  </label>`;
}
