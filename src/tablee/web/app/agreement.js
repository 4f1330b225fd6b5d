/** What goes together among the options of a new table, as the server says. */
import * as api from "./api.js";
import { useEffect, useState } from "./html.js";

/**
 * @import { GameFacts, GameOption } from "./types.js"
 * @import { OptionsChecked } from "./api-types.js"
 * @typedef {{checked: OptionsChecked | null, error: string}} Agreement
 */

/** @param {GameFacts} game @param {Record<string, any>} options @returns {Agreement} */
export function useAgreement(game, options) {
  const [agreement, setAgreement] = useState(/** @type {Agreement} */ ({ checked: null, error: "" }));
  useEffect(() => {
    let wanted = true;
    const answered = (/** @type {Agreement} */ found) => wanted && setAgreement(found);
    api.checkOptions(game.name, options).then(
      (checked) => answered({ checked, error: "" }),
      (refused) => answered({ checked: null, error: refused.message ?? "" }),
    );
    return () => void (wanted = false);
  }, [game.name, options]);
  return agreement;
}

/**
 * The options that leave a choice, with the values that can be chosen now.
 * @param {GameOption[]} options @param {OptionsChecked | null} checked
 */
export function offered(options, checked) {
  return options
    .map((option) => ({ ...option, choices: checked?.choices[option.name] ?? option.choices }))
    .filter(({ kind, choices }) => kind !== "choice" || (choices ?? []).length > 1);
}

/**
 * The options with another component set; what was chosen from the set before is left to the game again.
 * @param {GameOption[]} declared @param {Record<string, any>} options @param {string} name @param {any} set
 */
export function withSet(declared, options, name, set) {
  const kept = Object.entries(options).filter(
    ([other]) => !declared.find((option) => option.name === other)?.choices?.includes(null),
  );
  return { ...Object.fromEntries(kept), [name]: set };
}
