/** The component set of a new table: one that the server has, or one of your own, from a file. */
import * as api from "../app/api.js";
import { readFile } from "../app/files.js";
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Choices } from "./settings.js";

/**
 * @import { SetChosen } from "../app/api-types.js"
 * @import { GameOption } from "../app/types.js"
 */

/**
 * `chosen` is what the server found of the set, `error` what is wrong with it.
 * @param {{
 *   game: string, option: GameOption, value: any, chosen: SetChosen | undefined, error: string,
 *   choose: (value: any) => void,
 * }} props
 */
export function SetField({ game, option, value, chosen, error, choose }) {
  const { say } = usePage();
  const names = useNames(game, option.name);
  const [unreadable, setUnreadable] = useState(false);
  const own = typeof value !== "string";
  /** @type {[any, string][]} */
  const choices = names.map((name) => [name, name === option.default ? say("web-set-standard") : name]);
  if (own) choices.push([value, chosen?.name ?? say("web-set-own")]);

  const opened = async (/** @type {Event & {currentTarget: HTMLInputElement}} */ { currentTarget }) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    try {
      const set = await readFile(file);
      setUnreadable(false);
      choose({ name: file.name.replace(/\.json$/, ""), ...set });
    } catch {
      setUnreadable(true);
    }
    currentTarget.value = "";
  };
  const wrong = unreadable ? say("web-set-unreadable") : own ? error : "";
  return html`<div class="set-field">
    <${Choices} label=${say(`${game}-option-${option.name}`)} name=${option.name} value=${value}
      choices=${choices} choose=${choose} />
    <label class="file">
      ${say("web-set-file")}
      <input type="file" accept="application/json,.json" onChange=${opened} />
    </label>
    ${wrong && html`<p class="error" role="alert">${wrong}</p>`}
    ${own && !wrong && chosen?.comment && html`<p class="quiet">${chosen.comment}</p>`}
  </div>`;
}

/** The names of the sets that the server has. @param {string} game @param {string} option */
function useNames(game, option) {
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    api.components(game).then(
      (sets) => setNames(Object.keys(sets[option] ?? {})),
      () => {},
    );
  }, [game, option]);
  return names;
}
