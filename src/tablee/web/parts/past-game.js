/** A game that is over, as a line that leads to its replay. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Lid } from "./lid.js";

/**
 * @import { FinishedGame } from "../app/api-types.js"
 * @import { Say } from "../app/types.js"
 */

/** @param {{game: FinishedGame, own?: number[]}} props `own`: one's own seats */
export function PastGame({ game, own = [] }) {
  const { say, settings } = usePage();
  const title = say(`${game.game}-title`);
  const day = new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(game.at * 1000);
  return html`<li class="past-game">
    <a href=${`/replay/${game.table}`}>
      <${Lid} game=${game.game} />
      <strong>${title}</strong>
      <span>${outcome(game, own, say)}</span>
      <span class="facts"><span>${day}</span><span>${say("ladder-web-moves", { count: game.moves })}</span></span>
    </a>
  </li>`;
}

/**
 * Who played, with points where there are any, the winners marked.
 * @param {FinishedGame} game @param {number[]} own @param {Say} say
 */
function outcome({ seats }, own, say) {
  const points = seats.some(({ score }) => score < 0 || score > 1);
  return seats
    .map(({ name, level, won, score }, i) => {
      const who = own.includes(i + 1)
        ? say("ladder-web-you")
        : level === null
          ? name || say("hall-web-somebody")
          : say("ladder-web-bot", { level });
      const counted = points ? say("ladder-web-score", { who, score }) : who;
      return won && seats.length > 1 ? say("ladder-web-winner", { who: counted }) : counted;
    })
    .join(" · ");
}
