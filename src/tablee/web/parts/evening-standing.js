/** The standing: who is where and why, teams first; and what the host has corrected. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { nameOf, timeOf } from "./evening-round.js";

/** @import { Evening } from "../app/evening-api.js" */

/** `most` rows, `criteria` columns. @param {{snapshot: Evening, most?: number, criteria?: number}} props */
export function EveningStanding({ snapshot, most = Infinity, criteria = Infinity }) {
  const { say } = usePage();
  const { corrections, form } = snapshot;
  return html`<section class="card standing" aria-labelledby="evening-standing">
    <h2 id="evening-standing">${say("evening-web-standing")}</h2>
    ${snapshot.teams.length > 0 && html`<${Teams} snapshot=${snapshot} />`}
    <${Players} ...${{ snapshot, most, criteria }} />
    <p class="quiet why">${say(`evening-web-why-${form.replaceAll("_", "-")}`)}</p>
    ${
      corrections.length > 0 &&
      html`<details class="corrections" open>
        <summary>${say("evening-web-corrections")}</summary>
        <ul>
          ${corrections.map(
            ({ at, before, after, round, place }) => html`<li>
              ${say("evening-web-correction", {
                time: timeOf(at),
                round,
                place,
                before: before.join(" – "),
                after: after.join(" – "),
              })}
            </li>`,
          )}
        </ul>
      </details>`
    }
  </section>`;
}

/** @param {{snapshot: Evening, most: number, criteria: number}} props */
function Players({ snapshot, most, criteria }) {
  const { say } = usePage();
  const named = snapshot.criteria.slice(0, criteria);
  return html`<div class="scrolling" tabindex="0" role="group" aria-label=${say("evening-web-standing")}>
    <table>
      <thead>
        <tr>
          <th scope="col">${say("evening-web-rank")}</th>
          <th scope="col" class="player">${say("evening-web-player")}</th>
          ${named.map((name) => html`<th scope="col">${say(`evening-web-criterion-${name}`)}</th>`)}
          <th scope="col">${say("evening-web-games-played")}</th>
        </tr>
      </thead>
      <tbody>
        ${snapshot.standing.slice(0, most).map(
          (row) => html`<tr class=${snapshot.players[row.player - 1].present ? "" : "gone"}>
            <td>${row.rank}</td>
            <th scope="row" class="player">${nameOf(snapshot, row.player)}</th>
            ${named.map((_, i) => html`<td>${written(row.values[i])}</td>`)}
            <td>${row.games}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {{snapshot: Evening}} props */
function Teams({ snapshot }) {
  const { say } = usePage();
  return html`<table class="teams">
    <caption class="unseen">${say("evening-web-standing-teams")}</caption>
    <thead>
      <tr>
        <th scope="col">${say("evening-web-rank")}</th>
        <th scope="col" class="player">${say("evening-web-team")}</th>
        <th scope="col">${say("evening-web-mean")}</th>
      </tr>
    </thead>
    <tbody>
      ${snapshot.team_standing.map(
        ({ rank, team, points }) => html`<tr>
          <td>${rank}</td>
          <th scope="row" class="player">${snapshot.teams[team - 1]}</th>
          <td>${written(points)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A number as the language writes it. @param {number} value */
function written(value) {
  return value.toLocaleString(document.documentElement.lang);
}
