/** Why something was refused, and the rule that says so. */
import { html, useEffect } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Icon } from "./icons.js";

/** @import { Refusal } from "../app/commands.js" */

const STAYS = 9_000;

/** @param {{refusal: Refusal | null, close: () => void, rule: (clause: string) => void}} props */
export function Toast({ refusal, close, rule }) {
  const { say } = usePage();
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [refusal?.at]);
  if (!refusal) return null;
  const { clause } = refusal;
  const look = () => {
    close();
    if (clause) rule(clause);
  };
  return html`<div class="toast" role="alert">
    <span>${refusal.text}</span>
    ${clause && html`<button class="small" onClick=${look}>${say("web-rule-n", { clause })}</button>`}
    <button class="icon-button" aria-label=${say("web-close")} onClick=${close}>
      <${Icon} name="close" />
    </button>
  </div>`;
}
