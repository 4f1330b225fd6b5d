/** An open box: play at once against the computer, or lay the table first. */
import { offered, useAgreement, withSet } from "../app/agreement.js";
import * as api from "../app/api.js";
import { html, useMemo, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { useReach } from "../app/reach.js";
import { go } from "../app/router.js";
import {
  asWanted,
  bot,
  invitedSeats,
  person,
  resized,
  seatCounts,
  seatless,
  unsettled,
  usualSeats,
  withSeats,
} from "../app/seating.js";
import { lessonKnown, markLesson, rememberTable } from "../app/store.js";
import { Header } from "../parts/header.js";
import { Icon } from "../parts/icons.js";
import { Lid } from "../parts/lid.js";
import { Lost } from "../parts/lost.js";
import { OptionField } from "../parts/option-field.js";
import { PaceField } from "../parts/pace.js";
import { SeatField } from "../parts/seat-field.js";
import { SetField } from "../parts/set-field.js";
import { Choices } from "../parts/settings.js";

const DAY = 24 * 60; // minutes

/**
 * @import { CreateTable, Pace } from "../app/api-types.js"
 * @import { GameFacts, Say, SeatWanted } from "../app/types.js"
 * @typedef {Omit<CreateTable, "game">} Wanted
 * @typedef {{game: GameFacts, busy: boolean, open: (wanted: Wanted) => void}} Opening
 */

/** @param {{argument: string}} props */
export default function BoxScreen({ argument }) {
  const { say, games } = usePage();
  const game = games.find(({ name }) => name === argument);
  if (!game) {
    return html`<${Lost} title=${say("web-lost-title")} text=${say("web-no-game")} />`;
  }
  return html`<${Header} title=${say(`${game.name}-title`)} back="/" />
    <main id="main" class="open-box">
      <section class="lid">
        <${Lid} game=${game.name} />
        <p class="lead">${say(`${game.name}-tagline`)}</p>
        <p class="about">
          <a class="button" href="/rules/${game.name}"><${Icon} name="rules" />${say("web-rules")}</a>
          ${
            game.lesson &&
            html`<a class="button" href="/lesson/${game.name}"><${Icon} name="lesson" />${say("web-lesson")}</a>`
          }
        </p>
      </section>
      <${Laying} game=${game} />
    </main>`;
}

/** @param {{game: GameFacts}} props */
function Laying({ game }) {
  const { say, offers } = usePage();
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  /** @param {Wanted} wanted */
  const open = async (wanted) => {
    setBusy(true);
    try {
      const { table, token } = await api.open({ absence: offers.absence, ...wanted, game: game.name });
      rememberTable({ id: table, token, game: game.name });
      go(`/t/${table}`);
    } catch (refused) {
      setError(refused instanceof api.ApiError && refused.message ? refused.message : say("web-offline"));
      setBusy(false);
    }
  };
  return html`<div class="laying">
    ${error && html`<p class="error" role="alert">${error}</p>`}
    ${game.lesson && html`<${FirstVisit} game=${game.name} />`}
    <${Quick} ...${{ game, busy, open }} />
    <${Lay} ...${{ game, busy, open }} />
  </div>`;
}

/** The lesson, offered until it was taken or declined. @param {{game: string}} props */
function FirstVisit({ game }) {
  const { say } = usePage();
  const [known, setKnown] = useState(lessonKnown(game));
  if (known) return null;
  const decline = () => {
    markLesson(game);
    setKnown(true);
  };
  return html`<section class="card first-visit">
    <h2>${say("web-lesson-offer")}</h2>
    <a class="button big primary" href="/lesson/${game}"><${Icon} name="lesson" />${say("web-lesson-go")}</a>
    <button class="big" onClick=${decline}>${say("web-lesson-known")}</button>
  </section>`;
}

/** At once, against the computer or alone. @param {Opening} props */
function Quick({ game, busy, open }) {
  const { say, settings, change, offers } = usePage();
  const reached = useReach();
  const me = person(settings.name);
  const level = Math.min(settings.level ?? offers.level, game.levels);
  const setLevel = (/** @type {number} */ chosen) => change({ level: chosen });
  const choices = Array.from({ length: game.levels }, (_, i) => [i + 1, String(i + 1)]);
  const play = () => open({ seats: [me, bot(level)], starter: "lot" });
  const invite = () => open({ seats: invitedSeats(game, settings.name), options: {}, starter: "lot" });
  const alone = () => open({ seats: [me], options: game.solo ?? {} });
  return html`<section class="card quick">
    <h2>${say("web-quick")}</h2>
    <${Choices} label=${say("web-level")} name="level" value=${level} choices=${choices} choose=${setLevel} />
    <p class="quiet">${say(`web-level-${level}`)}</p>
    <div class="go">
      <button class="big primary" disabled=${busy} onClick=${play}>
        <${Icon} name="robot" />${say("web-quick-go")}
      </button>
      ${
        reached &&
        html`<button class="big invite" disabled=${busy} onClick=${invite}>
          <${Icon} name="share" />${say("web-invite-go")}
        </button>`
      }
    </div>
    ${
      game.solo &&
      html`<button class="big" disabled=${busy} onClick=${alone}>
        <${Icon} name="person" />${say("web-alone-go")}
      </button>`
    }
  </section>`;
}

/** Seats and options of one's own choice. @param {Opening} props */
function Lay({ game, busy, open }) {
  const { say, settings, offers } = usePage();
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}));
  const [seats, setSeats] = useState(() => usualSeats(game, settings.name, offers.level));
  const [turnSeconds, setTurnSeconds] = useState(/** @type {number | null} */ (null));
  const [pace, setPace] = useState(/** @type {Pace | null} */ (null));
  const [absence, setAbsence] = useState(/** @type {number | null} */ (offers.absence));
  const counts = seatCounts(game, options);
  const [starter, setStarter] = useState(/** @type {Wanted["starter"]} */ ("lot"));
  const agreed = useMemo(
    () => withSeats(game, unsettled(game.options, options, seats.length), seats.length),
    [options, seats.length],
  );
  const asked = useMemo(() => seatless(game.options, options), [options]); // how many play is open until laid
  const { checked, error } = useAgreement(game, asked);
  const free = game.options.filter(({ name }) => name !== "seats" && name !== game.start_draw);
  const optional = offered(
    free.filter(({ kind }) => kind !== "components"),
    checked,
  );
  const sets = free.filter(({ kind }) => kind === "components");

  /** @param {number} count */
  const resize = (count) => setSeats(resized(seats, count, offers.level));
  /** @param {string} name @param {any} value */
  const choose = (name, value) => {
    const agreed = { ...options, [name]: value };
    const allowed = seatCounts(game, agreed);
    setOptions(agreed);
    if (!allowed.includes(seats.length)) resize(allowed[0]);
  };
  /** @param {number} number @param {SeatWanted} next */
  const change = (number, next) => setSeats(seats.map((seat, i) => (i === number ? next : seat)));
  const linked = seats.some(({ kind }) => kind === "link");
  const slow = linked ? pace : null; // nobody needs days at one screen
  const lay = () =>
    open({
      seats: seats.map((seat) => asWanted(seat, offers.level)),
      options: agreed,
      absence,
      turn_seconds: slow ? null : turnSeconds,
      pace: slow,
      starter: typeof starter === "number" && starter > seats.length ? "lot" : starter,
    });
  const times = offers.turn_seconds.map((seconds) => [seconds, timeText(seconds, say)]);

  return html`<details class="card">
    <summary><h2>${say("web-lay")}</h2></summary>
    ${
      counts.length > 1 &&
      html`<${Choices} label=${say("web-count")} name="count" value=${seats.length}
        choices=${counts.map((n) => [n, String(n)])} choose=${resize} />`
    }
    <ol class="seat-fields">
      ${seats.map(
        (seat, i) => html`<li key=${i}>
          <${SeatField} number=${i + 1} seat=${seat} levels=${game.levels}
            change=${(/** @type {SeatWanted} */ next) => change(i, next)} />
        </li>`,
      )}
    </ol>
    ${
      seats.length > 1 &&
      html`<${Choices} label=${say("web-starter")} name="starter" value=${starter}
        choices=${starters(game, seats, say)} choose=${setStarter} />`
    }
    ${linked && html`<${PaceField} pace=${pace} timed=${game.timed} choose=${setPace} />`}
    ${
      linked &&
      !slow &&
      html`<${Choices} label=${say("web-absence")} name="absence" value=${absence}
        choices=${offers.absences.map((seconds) => [seconds, absenceText(seconds, say)])}
        choose=${setAbsence} />`
    }
    ${
      game.timed &&
      !slow &&
      html`<${Choices} label=${say("web-turn-time")} name="turn-seconds" value=${turnSeconds}
        choices=${times} choose=${setTurnSeconds} />`
    }
    <div class="options">
      ${optional.map(
        (option) => html`<${OptionField} key=${option.name} game=${game.name} option=${option}
          value=${options[option.name] ?? option.default} settled=${option.settled?.[seats.length]}
          choose=${(/** @type {any} */ value) => choose(option.name, value)} />`,
      )}
    </div>
    ${sets.map(
      (option) => html`<${SetField} key=${option.name} ...${{ game: game.name, option, error }}
        value=${options[option.name] ?? option.default} chosen=${checked?.sets[option.name]}
        choose=${(/** @type {any} */ set) => setOptions(withSet(game.options, options, option.name, set))} />`,
    )}
    <button class="big primary" disabled=${busy || error !== ""} onClick=${lay}>${say("web-lay-go")}</button>
  </details>`;
}

/**
 * Who may begin: whoever is drawn, or one of the seats.
 * @param {GameFacts} game @param {SeatWanted[]} seats @param {Say} say @returns {[Wanted["starter"], string][]}
 */
function starters(game, seats, say) {
  const called = (/** @type {SeatWanted} */ seat, /** @type {number} */ i) =>
    seat.kind === "bot"
      ? say("web-bot-name-n", { seat: i + 1 })
      : seat.name || say("web-seat-name", { seat: i + 1 });
  return [
    ["lot", say(game.start_draw ? "web-starter-draw" : "web-starter-lot")],
    ...seats.map((seat, i) => /** @type {[number, string]} */ ([i + 1, called(seat, i)])),
  ];
}

/** The time for a turn, in words; null is as long as one likes. @param {number | null} seconds @param {Say} say */
function timeText(seconds, say) {
  return seconds === null ? say("web-none") : say("web-clock", { seconds });
}

/** A time to wait, in words; null is for ever. @param {number | null} seconds @param {Say} say */
function absenceText(seconds, say) {
  if (seconds === null) return say("web-absence-never");
  const minutes = seconds / 60;
  return minutes < DAY
    ? say("web-absence-minutes", { count: minutes })
    : say("web-absence-days", { count: minutes / DAY });
}
