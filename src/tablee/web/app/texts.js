/** The words of the page: Fluent catalogues shared with the server. */
import { FluentBundle, FluentResource } from "../vendor/fluent-0.19.1/index.js";
import { fileAt } from "./addresses.js";

const BEFORE = / (?=[:;!?%»])/g; // French marks have a thin space before them, or after; no line breaks there
const AFTER = /(?<=«) /g;
const THIN = "\u202f";

/** @import { Say } from "./types.js" */

/**
 * A language's catalogue as a function from ids to texts; an id that it lacks comes back as it is.
 * @param {string} language @returns {Promise<Say>}
 */
export async function loadTexts(language) {
  const answer = await fetch(fileAt(`/texts/${language}.ftl`));
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return (id, words) => {
    const pattern = bundle.getMessage(id)?.value;
    const text = pattern ? bundle.formatPattern(pattern, words) : id;
    return language === "fr" ? text.replace(BEFORE, THIN).replace(AFTER, THIN) : text;
  };
}
