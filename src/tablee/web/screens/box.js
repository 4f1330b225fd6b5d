/** An open box: play at once against the computer, or lay the table first. */
import * as api from "../app/api.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { go } from "../app/router.js";
import { rememberTable } from "../app/store.js";
import { Header } from "../parts/header.js";
import { Icon } from "../parts/icons.js";
import { Lid } from "../parts/lid.js";
import { OptionField } from "../parts/option-field.js";
import { SeatField } from "../parts/seat-field.js";
import { Choices } from "../parts/settings.js";

const LEVEL = 3;
/** Seconds after which a bot may play for whoever is away; null: never. @type {[number | null, string][]} */
const ABSENCES = [
  [60, "web-absence-short"],
  [300, "web-absence-long"],
  [86_400, "web-absence-day"],
  [null, "web-absence-never"],
];
/** Seconds for a turn; null: as long as one likes. @type {(number | null)[]} */
const TURN_SECONDS = [null, 30, 60, 120];
const LEVELS = ["web-level-1", "web-level-2", "web-level-3", "web-level-4", "web-level-5", "web-level-6"];

/** @param {{argument: string}} props */
export default function BoxScreen({ argument }) {
  const { say, games } = usePage();
  const game = games.find(({ name }) => name === argument);
  if (!game)
    return html`<${Header} title="Tablée" back="/" /><main id="main"><p>${say("web-no-game")}</p></main>`;
  return html`<${Header} title=${say(`${game.name}-title`)} back="/" />
    <main id="main" class="open-box">
      <section class="lid">
        <${Lid} game=${game.name} />
        <p class="lead">${say(`${game.name}-tagline`)}</p>
        <a class="button" href="/rules/${game.name}"><${Icon} name="rules" />${say("web-rules")}</a>
      </section>
      <${Laying} game=${game} />
    </main>`;
}

/** @param {{game: import("../app/types.js").GameFacts}} props */
function Laying({ game }) {
  const { say, settings } = usePage();
  const [level, setLevel] = useState(LEVEL);
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}));
  const [seats, setSeats] = useState(() => usualSeats(game, settings.name));
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [absence, setAbsence] = useState(ABSENCES[1][0]);
  const [turnSeconds, setTurnSeconds] = useState(TURN_SECONDS[0]);
  const special = specialAlone(game);
  const counts = isAlone(special, options)
    ? [1]
    : game.seats.filter((count) => count > 1 || special.length === 0);

  /** @param {any[]} chosen @param {Record<string, any>} agreed @param {number | null} seconds */
  const open = async (chosen, agreed, seconds = null) => {
    setBusy(true);
    try {
      const wish = { game: game.name, options: agreed, seats: chosen, absence, turn_seconds: seconds };
      const { table, token } = await api.open(wish);
      rememberTable({ id: table, token, game: game.name });
      go(`/t/${table}`);
    } catch (refused) {
      setError(refused instanceof api.ApiError && refused.message ? refused.message : say("web-offline"));
      setBusy(false);
    }
  };
  const quick = () => open([person(settings.name), bot(level)], {});
  const alone = () => open([person(settings.name)], game.solo ?? {});
  const lay = () => open(seats.map(asWish), withSeats(game, options, seats.length), turnSeconds);
  /** @param {number} count */
  const resize = (count) => setSeats([...seats, ...Array(8).fill(bot(LEVEL))].slice(0, count));
  /** @param {string} name @param {any} value */
  const choose = (name, value) => {
    const next = { ...options, [name]: value };
    setOptions(next);
    if (special.some(([key]) => key === name)) resize(isAlone(special, next) ? 1 : Math.max(2, seats.length));
  };

  return html`<div class="laying">
    ${error && html`<p class="error" role="alert">${error}</p>`}
    <section class="card quick">
      <h2>${say("web-quick")}</h2>
      <${Choices} label=${say("web-level")} name="level" value=${level} choices=${levels(game)} choose=${setLevel} />
      <p class="quiet">${say(LEVELS[level - 1])}</p>
      <button class="big primary" disabled=${busy} onClick=${quick}><${Icon} name="robot" />${say("web-quick-go")}</button>
      ${game.solo && html`<button class="big" disabled=${busy} onClick=${alone}><${Icon} name="person" />${say("web-alone-go")}</button>`}
    </section>
    <details class="card">
      <summary><h2>${say("web-lay")}</h2></summary>
      ${counts.length > 1 && html`<${Choices} label=${say("web-count")} name="count" value=${seats.length} choices=${counts.map((n) => [n, String(n)])} choose=${resize} />`}
      <ol class="seat-fields">
        ${seats.map((seat, i) => html`<li key=${i}><${SeatField} number=${i + 1} seat=${seat} levels=${game.levels} change=${(next) => setSeats(seats.map((old, j) => (i === j ? next : old)))} /></li>`)}
      </ol>
      ${seats.some(({ kind }) => kind === "link") && html`<${Choices} label=${say("web-absence")} name="absence" value=${absence} choices=${ABSENCES.map(([seconds, id]) => [seconds, say(id)])} choose=${setAbsence} />`}
      ${game.timed && html`<${Choices} label=${say("web-turn-time")} name="turn-seconds" value=${turnSeconds} choices=${TURN_SECONDS.map((seconds) => [seconds, seconds === null ? say("web-none") : say("web-clock", { seconds })])} choose=${setTurnSeconds} />`}
      <div class="options">
        ${game.options.filter(({ name, kind }) => name !== "seats" && kind !== "components").map((option) => html`<${OptionField} key=${option.name} game=${game.name} option=${option} value=${options[option.name] ?? option.default} choose=${(value) => choose(option.name, value)} />`)}
      </div>
      <button class="big primary" disabled=${busy} onClick=${lay}>${say("web-lay-go")}</button>
    </details>
  </div>`;
}

/** @param {import("../app/types.js").GameFacts} game */
function levels(game) {
  return Array.from({ length: game.levels }, (_, i) => [i + 1, String(i + 1)]);
}

/** What a game alone takes beside a single seat. @param {import("../app/types.js").GameFacts} game @returns {[string, any][]} */
function specialAlone(game) {
  return Object.entries(game.solo ?? {}).filter(([name]) => name !== "seats");
}

/** Whether that is what was chosen. @param {[string, any][]} special @param {Record<string, any>} options */
function isAlone(special, options) {
  return special.length > 0 && special.every(([name, value]) => options[name] === value);
}

/** @param {string} name */
const person = (name) => ({ kind: "here", name: name || undefined });
/** @param {number} level */
const bot = (level) => ({ kind: "bot", level });

/** Oneself, and the computer on the other seats. @param {import("../app/types.js").GameFacts} game @param {string} name */
function usualSeats(game, name) {
  const count = game.seats.includes(2) ? 2 : game.seats[0];
  return Array.from({ length: count }, (_, i) => (i === 0 ? { ...person(name), name } : bot(LEVEL)));
}

/** What the server wants to know of a seat. @param {any} seat */
function asWish(seat) {
  return seat.kind === "bot"
    ? { kind: "bot", level: seat.level ?? LEVEL }
    : { kind: seat.kind, name: seat.name || undefined };
}

/** @param {import("../app/types.js").GameFacts} game @param {Record<string, any>} options @param {number} seats */
function withSeats(game, options, seats) {
  return game.options.some(({ name }) => name === "seats") ? { ...options, seats } : options;
}
