/** Handlers of form events: what was typed or chosen, without the event around it. */

/** The text of the field. @param {(value: string) => void} use @returns {(event: Event) => void} */
export function onValue(use) {
  return (event) => use(/** @type {HTMLInputElement} */ (event.currentTarget).value);
}

/**
 * The number in the field; NaN while it holds none.
 * @param {(value: number) => void} use @returns {(event: Event) => void}
 */
export function onNumber(use) {
  return (event) => use(/** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber);
}

/** Whether the box is ticked. @param {(on: boolean) => void} use @returns {(event: Event) => void} */
export function onChecked(use) {
  return (event) => use(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
}

/** The file that was chosen, if any. @param {(file: File) => void} use @returns {(event: Event) => void} */
export function onFile(use) {
  return (event) => {
    const file = /** @type {HTMLInputElement} */ (event.currentTarget).files?.[0];
    if (file) use(file);
  };
}
