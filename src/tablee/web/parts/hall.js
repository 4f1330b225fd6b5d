/** The hall, on the shelf: free seats, games to watch, playing with somebody, a code. Where there is none: nothing. */
import * as api from "../app/api.js";
import { onValue } from "../app/events.js";
import { html, useEffect, useState } from "../app/html.js";
import { late } from "../app/late.js";
import { nameToSend } from "../app/names.js";
import { usePage } from "../app/page.js";
import { go } from "../app/router.js";
import { forgetJoinKey, joinKey, rememberTable } from "../app/store.js";
import { Icon } from "./icons.js";
import { Lid } from "./lid.js";
import { Choices } from "./settings.js";

/** @import { HallShown, Listing, Say } from "../app/types.js" */

const Programs = late(() => import("./programs.js"), "Programs");
const QuickSeat = late(() => import("./quick-seat.js"), "QuickSeat");

/**
 * How many tables wait for somebody, at the top of the shelf, where nothing moves for it.
 * @param {{shown: HallShown}} props
 */
export function WayToHall({ shown }) {
  const { say } = usePage();
  const count = shown.open.length + shown.more_open;
  return html`<a class="way-to-hall" href="#hall-section">
    ${count > 0 ? say("hall-web-waiting-tables", { count }) : say("hall-web-quick")}
  </a>`;
}

/**
 * @param {{shown: HallShown | null, game: string | null, setGame: (game: string | null) => void}} props `game`: the
 *   only one that is shown
 */
export function Hall({ shown, game, setGame }) {
  const { say } = usePage();
  const [seeking, setSeeking] = useState(false);
  const [more, setMore] = useState(/** @type {HallShown | null} */ (null));
  useEffect(() => setMore(null), [shown]);
  if (!shown) return null;
  const open = [...shown.open, ...(more?.open ?? [])];
  const watch = [...shown.watch, ...(more?.watch ?? [])];
  const empty = open.length + watch.length === 0;
  const last = more ?? shown;
  const left = last.more_open + last.more_watch;
  const next = () => {
    const skip = Math.max(open.length, watch.length);
    api.hall(game, skip).then(
      (page) =>
        setMore({
          ...page,
          open: [...(more?.open ?? []), ...page.open],
          watch: [...(more?.watch ?? []), ...page.watch],
        }),
      () => {},
    );
  };
  return html`<section class="hall" id="hall-section" aria-labelledby="hall">
    <h2 id="hall">${say("hall-web-title")}</h2>
    ${empty && html`<p class="quiet hall-empty">${say("hall-web-empty")} ${say("hall-web-private")}</p>`}
    ${(game !== null || severalGames(open, watch)) && html`<${Filter} game=${game} choose=${setGame} />`}
    <${Cards} title=${say("hall-web-open")} listings=${open} card=${OpenCard} />
    <${Cards} title=${say("hall-web-watch")} listings=${watch} card=${WatchCard} />
    ${left > 0 && html`<button class="small" onClick=${next}>${say("hall-web-more", { count: left })}</button>`}
    ${shown.programs.length > 0 && html`<${Programs} programs=${shown.programs} />`}
    <div class="hall-ways">
      <button class="big" onClick=${() => setSeeking(true)}><${Icon} name="person" />${say("hall-web-quick")}</button>
      <${CodeField} />
    </div>
    ${!empty && html`<p class="quiet">${say("hall-web-private")}</p>`}
    ${seeking && html`<${QuickSeat} first=${game} close=${() => setSeeking(false)} />`}
  </section>`;
}

/** @param {Listing[]} open @param {Listing[]} watch */
function severalGames(open, watch) {
  return new Set([...open, ...watch].map(({ game }) => game)).size > 1;
}

/** @param {{game: string | null, choose: (game: string | null) => void}} props */
function Filter({ game, choose }) {
  const { say, games } = usePage();
  const choices = games.map(({ name }) => [name, say(`${name}-title`)]);
  return html`<${Choices} label=${say("hall-web-game")} name="hall-game" value=${game}
    choices=${[[null, say("hall-web-all")], ...choices]} choose=${choose} />`;
}

/** @param {{title: string, listings: Listing[], card: (props: {listing: Listing}) => any}} props */
function Cards({ title, listings, card }) {
  if (listings.length === 0) return null;
  return html`<h3>${title}</h3>
    <ul class="hall-cards">
      ${listings.map((listing) => html`<li key=${listing.table}><${card} listing=${listing} /></li>`)}
    </ul>`;
}

/** A table with a free seat: one touch, and one sits there. @param {{listing: Listing}} props */
function OpenCard({ listing }) {
  const { say, settings, offers } = usePage();
  const [busy, setBusy] = useState(false);
  const { table, seats, free, bots } = listing;
  const game = say(`${listing.game}-title`);
  const text =
    free === bots
      ? say("hall-web-bot-seat", { game })
      : say("hall-web-seats", { game, free: free - bots, seats });
  const sit = async () => {
    setBusy(true);
    const name = nameToSend(settings.name, offers, say);
    try {
      const { token } = await api.join(table, { name, key: joinKey(table, `null ${name}`) });
      forgetJoinKey(table);
      rememberTable({ id: table, token, game: listing.game });
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error; // somebody was faster: the table says so
    }
    go(`/t/${table}`);
  };
  return html`<div class="hall-card" data-table=${listing.table}>
    <${Lid} game=${listing.game} />
    <strong>${text}</strong>
    <span class="quiet">${people(listing, "hall-web-waiting", say)}</span>
    <button class="primary" disabled=${busy} onClick=${sit}>${say("hall-web-sit")}</button>
  </div>`;
}

/** @param {{listing: Listing}} props */
function WatchCard({ listing }) {
  const { say } = usePage();
  return html`<div class="hall-card" data-table=${listing.table}>
    <${Lid} game=${listing.game} />
    <strong>${say(`${listing.game}-title`)}</strong>
    <span class="quiet">${people(listing, "hall-web-playing", say)}</span>
    <a class="button" href=${`/t/${listing.table}`}>${say("hall-web-look")}</a>
  </div>`;
}

/** Who is there. @param {Listing} listing @param {string} id @param {Say} say */
function people({ names, present }, id, say) {
  if (!present) return say("hall-web-nobody");
  return say(id, { names: names.join(", ") || say("hall-web-somebody"), count: Math.max(1, names.length) });
}

/** For whoever was told four letters. */
function CodeField() {
  const { say } = usePage();
  const [code, setCode] = useState("");
  const [refused, setRefused] = useState("");
  const find = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setRefused("");
    try {
      const found = await api.findCode(code);
      go(`/${found.evening ? "e" : "t"}/${found.table}`);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      setRefused(error.message || say("web-offline"));
    }
  };
  return html`<form class="hall-code" onSubmit=${find}>
    <label>
      <span>${say("hall-web-code")}</span>
      <input value=${code} maxlength="8" size="6" autocomplete="off" autocapitalize="characters" spellcheck="false"
        aria-label=${say("hall-web-code-label")} required onInput=${onValue(setCode)} />
    </label>
    <button type="submit">${say("hall-web-code-go")}</button>
    <p class="refused" role="status">${refused}</p>
  </form>`;
}
