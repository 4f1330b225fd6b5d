/** An evening: its players, this round, the standing; on a big screen, without controls. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { useEvening } from "../app/use-evening.js";
import { EveningMenu } from "../parts/evening-menu.js";
import { EveningPlayers } from "../parts/evening-players.js";
import { EveningRound } from "../parts/evening-round.js";
import { EveningStanding } from "../parts/evening-standing.js";
import { EveningTv } from "../parts/evening-tv.js";
import { Header } from "../parts/header.js";
import { Lost } from "../parts/lost.js";

/** @param {{argument: string, part?: string}} props */
export default function EveningScreen({ argument, part }) {
  const { say } = usePage();
  const evening = useEvening(argument);
  const { snapshot, missing, live, error } = evening;
  if (missing) return html`<${Lost} title=${say("web-lost-title")} text=${say("evening-web-missing")} />`;
  if (!snapshot) return html`<main id="main" class="waiting" aria-busy="true"></main>`;
  if (part === "tv") return html`<${EveningTv} snapshot=${snapshot} />`;
  return html`<${Header} title=${snapshot.name} back="/evening"><${EveningMenu} snapshot=${snapshot} /><//>
    <main id="main" class="evening" data-number=${snapshot.number}>
      <h2 class="printed">${snapshot.name}</h2>
      ${!live && html`<p class="quiet" role="status">${say("web-offline")}</p>`}
      ${error && html`<p class="error" role="alert">${error}</p>`}
      <${EveningRound} evening=${evening} snapshot=${snapshot} />
      <${EveningStanding} snapshot=${snapshot} />
      <${EveningPlayers} evening=${evening} snapshot=${snapshot} />
    </main>`;
}
