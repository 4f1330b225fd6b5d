/** Why something was refused, and the rule that says so. */
import { html, useEffect } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Icon } from "./icons.js";

const STAYS = 9_000;

/** @param {{toast: {text: string, clause: string | null, at: number} | null, close: () => void, rule: (clause: string) => void}} props */
export function Toast({ toast, close, rule }) {
  const { say } = usePage();
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [toast?.at]);
  if (!toast) return null;
  const { clause } = toast;
  return html`<div class="toast" role="alert">
    <span>${toast.text}</span>
    ${clause && html`<button class="small" onClick=${() => (close(), rule(clause))}>${say("web-rule-n", { clause })}</button>`}
    <button class="icon-button" aria-label=${say("web-close")} onClick=${close}><${Icon} name="close" /></button>
  </div>`;
}
