/** How the page looks and moves, by the reader's settings; what is "auto" follows the device. */

/** @import { Settings } from "./store.js" */

/** @param {Settings} settings */
export function applyAppearance({ theme, text, contrast, motion }) {
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries({ theme, text, contrast, motion })) {
    if (value === "auto") delete dataset[name];
    else dataset[name] = value;
  }
}

/** Whether the reader asked for less motion. */
export function still() {
  return (
    document.documentElement.dataset.motion === "less" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
