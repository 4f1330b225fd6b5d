/** Parts of a screen that are loaded when they are first shown. */
import { html, useEffect, useState } from "./html.js";

/**
 * A component of a module that nobody has asked for yet.
 * @param {() => Promise<any>} load @param {string} name of the component in that module
 */
export function late(load, name) {
  return function Late(/** @type {any} */ props) {
    const [part, setPart] = useState(/** @type {any} */ (null));
    useEffect(() => {
      let wanted = true;
      load().then((module) => wanted && setPart(() => module[name]));
      return () => void (wanted = false);
    }, []);
    return part && html`<${part} ...${props} />`;
  };
}
