/** The host's notice, over the page until one puts it away: nothing moves for it. */
import { isRead, markRead, useHouseNews } from "../app/house-news.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Icon } from "./icons.js";

export function Notice() {
  const { say } = usePage();
  const { notice } = useHouseNews();
  const [gone, setGone] = useState("");
  if (!notice || gone === notice.id || isRead(notice.id)) return null;
  const close = () => {
    markRead(notice.id);
    setGone(notice.id);
  };
  return html`<div class="notice" role="status">
    <p><strong>${say("desk-web-notice-head")}</strong> ${notice.text}</p>
    <button class="icon-button" aria-label=${say("desk-web-notice-close")} onClick=${close}>
      <${Icon} name="close" />
    </button>
  </div>`;
}
