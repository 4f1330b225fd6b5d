/** A new evening: its name, its form, its games, who plays. */
import * as app from "../app/api.js";
import { change, openEvening } from "../app/evening-api.js";
import { knownEvenings, rememberEvening } from "../app/evening-store.js";
import { onNumber, onValue } from "../app/events.js";
import { html, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { go } from "../app/router.js";
import { seatCounts } from "../app/seating.js";
import { Header } from "../parts/header.js";
import { OptionField } from "../parts/option-field.js";
import { Choices, Switch } from "../parts/settings.js";

/**
 * @import { OpenEvening } from "../app/api-types.js"
 * @import { GameFacts, Say } from "../app/types.js"
 * @typedef {OpenEvening["form"]} Form
 */

/** @type {Form[]} */
const FORMS = ["swiss", "round_robin", "knock_out", "sum", "teams"];
const MINUTES = [null, 10, 15, 20, 30, 45, 60];
const MOST_SEATS = 8;
const MOST_ROUNDS = 40;

export default function EveningFormScreen() {
  const { say } = usePage();
  return html`<${Header} title=${say("evening-web-new")} back="/" />
    <main id="main" class="plain evening-form">
      <p class="lead">${say("evening-web-new-lead")}</p>
      <${Known} />
      <${Form} />
    </main>`;
}

/** The evenings of this device. */
function Known() {
  const { say } = usePage();
  const known = knownEvenings().slice(0, 3);
  if (known.length === 0) return null;
  return html`<section class="resume" aria-labelledby="known-evenings">
    <h2 id="known-evenings">${say("evening-web-known")}</h2>
    <ul>
      ${known.map(({ id, name }) => html`<li key=${id}><a href="/e/${id}"><strong>${name}</strong></a></li>`)}
    </ul>
  </section>`;
}

function Form() {
  const { say, games, offers } = usePage();
  const [name, setName] = useState(say("evening-web-name-usual"));
  const [form, setForm] = useState(/** @type {Form} */ ("swiss"));
  const [boxes, setBoxes] = useState(false);
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([games[0].name]));
  const [other, setOther] = useState("");
  const [options, setOptions] = useState(/** @type {Record<string, Record<string, any>>} */ ({}));
  const [most, setMost] = useState(2);
  const [fill, setFill] = useState(true);
  const [minutes, setMinutes] = useState(/** @type {number | null} */ (null));
  const [rounds, setRounds] = useState(/** @type {number | null} */ (null));
  const [teams, setTeams] = useState(["", ""]);
  const [names, setNames] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");

  const played = games.filter((game) => chosen.includes(game.name));
  const counts = sizes(played, options, boxes && other.trim() !== "");
  const size = counts.includes(most) ? most : counts[0];
  const wanted = () => [
    ...played.map((game) => ({ name: game.name, options: options[game.name] ?? {}, most: size })),
    ...(boxes && other.trim() ? [{ title: other.trim(), most: size }] : []),
  ];
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const found = wanted();
    if (found.length === 0) return setError(say("evening-web-no-game"));
    setBusy(true);
    try {
      const { evening, token } = await openEvening({
        name: name.trim() || say("evening-web-name-usual"),
        form,
        games: found,
        boxes,
        fill: fill && !boxes ? offers.level : null,
        minutes,
        rounds,
        teams:
          form === "teams"
            ? teams.map((team, i) => team || say("evening-web-team-n", { number: i + 1 }))
            : [],
      });
      rememberEvening({ id: evening, token, name });
      const people = listed(names);
      if (people.length > 0) await change(evening, "players", { names: people });
      go(`/e/${evening}`);
    } catch (refused) {
      setError(refused instanceof app.ApiError && refused.message ? refused.message : say("web-offline"));
      setBusy(false);
    }
  };
  /** @param {string} game */
  const toggle = (game) =>
    setChosen(chosen.includes(game) ? chosen.filter((one) => one !== game) : [...chosen, game]);

  return html`<form class="card form" onSubmit=${submit}>
    ${error && html`<p class="error" role="alert">${error}</p>`}
    <label class="field"><span>${say("evening-web-name")}</span>
      <input value=${name} maxlength="60" onInput=${onValue(setName)} /></label>
    <${Choices} label=${say("evening-web-form")} name="form" value=${form} choose=${setForm}
      choices=${FORMS.map((one) => [one, say(`evening-web-form-${one.replaceAll("_", "-")}`)])} />
    <p class="quiet">${say(`evening-web-about-${form.replaceAll("_", "-")}`)}</p>
    <${Choices} label=${say("evening-web-where")} name="where" value=${boxes} choose=${setBoxes}
      choices=${[[false, say("evening-web-where-online")], [true, say("evening-web-where-boxes")]]} />
    <fieldset class="choices">
      <legend>${say("evening-web-games")}</legend>
      ${games.map(
        (game) => html`<label class="chip" key=${game.name}>
          <input type="checkbox" checked=${chosen.includes(game.name)} onChange=${() => toggle(game.name)} />
          <span>${say(`${game.name}-title`)}</span>
        </label>`,
      )}
    </fieldset>
    ${
      boxes &&
      html`<label class="field"><span>${say("evening-web-other-game")}</span>
        <input value=${other} maxlength="60" onInput=${onValue(setOther)} /></label>`
    }
    ${!boxes && played.map((game) => html`<${Options} key=${game.name} ...${{ game, options, setOptions }} />`)}
    ${
      counts.length > 1 &&
      html`<${Choices} label=${say("evening-web-most")} name="most" value=${size}
        choices=${counts.map((n) => [n, String(n)])} choose=${setMost} />`
    }
    ${!boxes && html`<${Switch} label=${say("evening-web-fill")} on=${fill} flip=${setFill} />`}
    ${form === "teams" && html`<${Teams} teams=${teams} setTeams=${setTeams} />`}
    <${Choices} label=${say("evening-web-minutes")} name="minutes" value=${minutes} choose=${setMinutes}
      choices=${MINUTES.map((n) => [n, minutesText(n, say)])} />
    ${
      form !== "knock_out" &&
      html`<label class="number"><span>${say("evening-web-rounds")}</span>
        <input type="number" min="1" max=${MOST_ROUNDS} value=${rounds ?? ""}
          onInput=${onNumber((n) => setRounds(Number.isNaN(n) ? null : n))} /></label>`
    }
    <label class="field"><span>${say("evening-web-names")}</span>
      <textarea rows="4" value=${names} onInput=${onValue(setNames)}></textarea></label>
    <button class="big primary" type="submit" disabled=${busy}>${say("evening-web-open")}</button>
  </form>`;
}

/** @param {number | null} minutes @param {Say} say */
function minutesText(minutes, say) {
  return minutes === null ? say("evening-web-minutes-none") : say("evening-web-minutes-n", { minutes });
}

/**
 * How many may sit at one table.
 * @param {GameFacts[]} played @param {Record<string, any>} options @param {boolean} any
 */
function sizes(played, options, any) {
  const every = Array.from({ length: MOST_SEATS - 1 }, (_, i) => i + 2);
  const most = played.map((game) => Math.max(...seatCounts(game, options[game.name] ?? {})));
  return every.filter((n) => any || most.length === 0 || most.some((limit) => n <= limit));
}

/** The names in a field, one per line. @param {string} text */
export function listed(text) {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * How a game is played: everything but the set and the number of players.
 * @param {{
 *   game: GameFacts, options: Record<string, Record<string, any>>,
 *   setOptions: (options: Record<string, Record<string, any>>) => void,
 * }} props
 */
function Options({ game, options, setOptions }) {
  const { say } = usePage();
  const own = options[game.name] ?? {};
  const free = game.options.filter(
    ({ name, kind }) => kind !== "components" && name !== "seats" && name !== game.start_draw,
  );
  if (free.length === 0) return null;
  const choose = (/** @type {string} */ name, /** @type {any} */ value) =>
    setOptions({ ...options, [game.name]: { ...own, [name]: value } });
  return html`<details class="game-options">
    <summary>${say("evening-web-options-of", { game: say(`${game.name}-title`) })}</summary>
    ${free.map(
      (option) => html`<${OptionField} key=${option.name} game=${game.name} option=${option}
        value=${own[option.name] ?? option.default}
        choose=${(/** @type {any} */ value) => choose(option.name, value)} />`,
    )}
  </details>`;
}

/** @param {{teams: string[], setTeams: (teams: string[]) => void}} props */
function Teams({ teams, setTeams }) {
  const { say, offers } = usePage();
  const rename = (/** @type {number} */ i, /** @type {string} */ name) =>
    setTeams(teams.map((team, at) => (at === i ? name : team)));
  const resize = (/** @type {number} */ count) =>
    setTeams(Array.from({ length: count }, (_, i) => teams[i] ?? ""));
  return html`<${Choices} label=${say("evening-web-standing-teams")} name="teams" value=${teams.length}
      choices=${[2, 3, 4].map((n) => [n, String(n)])} choose=${resize} />
    ${teams.map(
      (
        team,
        i,
      ) => html`<label class="field" key=${i}><span>${say("evening-web-team-n", { number: i + 1 })}</span>
        <input value=${team} maxlength=${offers.name_length}
          onInput=${onValue((/** @type {string} */ name) => rename(i, name))} /></label>`,
    )}`;
}
