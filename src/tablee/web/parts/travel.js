/** A table that goes to this device or to the server: the buttons for it, and what is said while it is away. */
import { ALONE } from "../app/addresses.js";
import * as api from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { freshKey } from "../app/keys.js";
import { usePage } from "../app/page.js";
import { useReach } from "../app/reach.js";
import { go } from "../app/router.js";
import { isKnown, isNear, isPocketKept, tripOf } from "../app/store.js";
import { resumeTrip, travel } from "../app/travel.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { Switch } from "./settings.js";

/**
 * @import { NameOf, Snapshot } from "../app/types.js"
 * @typedef {{snapshot: Snapshot, name: NameOf}} Shown
 */

/** Whether anybody else plays at a table or may come. @param {Snapshot} snapshot */
function hasOthers({ seats, evening }) {
  return evening !== null || seats.some(({ kind, mine }) => kind !== "bot" && !mine);
}

/** The way to the other house, where there is one. @param {Shown} props */
export function Travel({ snapshot, name }) {
  const here = isNear(snapshot.table);
  if (ALONE || snapshot.away || !snapshot.seats.some(({ mine }) => mine)) return null;
  if (here && snapshot.brought) return html`<${HandBack} snapshot=${snapshot} />`;
  if (snapshot.result) return null;
  if (here) return html`<${Move} snapshot=${snapshot} name=${name} />`;
  return isPocketKept() && !hasOthers(snapshot) && html`<${TakeAlong} snapshot=${snapshot} />`;
}

/** A trip by a button: where it leads, whether it is under way, why it failed. @param {string} id */
function useTrip(id) {
  const { say } = usePage();
  const [under, setUnder] = useState(false);
  const [refusal, setRefusal] = useState("");
  /** @param {() => Promise<string | null>} trip */
  const begin = async (trip) => {
    setUnder(true);
    setRefusal("");
    try {
      const table = await trip();
      if (table) go(`/t/${table}`, true);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      setRefusal(error.message || say("web-offline"));
    } finally {
      setUnder(false);
    }
  };
  return {
    under,
    refusal,
    begin,
    to: (/** @type {Parameters<typeof travel>[1]} */ wish) => begin(() => travel(id, wish)),
  };
}

/** @param {{snapshot: Snapshot}} props */
function TakeAlong({ snapshot }) {
  const trip = useTrip(snapshot.table);
  const act = () => trip.to({ to: "device", free: [], back: false });
  return html`<${Offer} name="along" icon="download" trip=${trip} act=${act} />`;
}

/** @param {{snapshot: Snapshot}} props */
function HandBack({ snapshot }) {
  const trip = useTrip(snapshot.table);
  const act = () => trip.to({ to: "server", free: [], back: true });
  return html`<${Offer} name="back" icon="share" trip=${trip} act=${act} />`;
}

/** @param {{name: string, icon: string, trip: ReturnType<typeof useTrip>, act: () => void}} props */
function Offer({ name, icon, trip, act }) {
  const { say } = usePage();
  const reached = useReach();
  return html`<button class="big" disabled=${!reached || trip.under} onClick=${act}>
      <${Icon} name=${icon} />${say(`app-web-travel-${name}`)}
    </button>
    <p class="quiet">${say(reached ? `app-web-travel-${name}-note` : "app-web-travel-later")}</p>
    ${trip.refusal && html`<p role="alert">${trip.refusal}</p>`}`;
}

/** To the server, in order to invite people: which seats are theirs. @param {Shown} props */
function Move({ snapshot, name }) {
  const { say, games } = usePage();
  const trip = useTrip(snapshot.table);
  const [asking, setAsking] = useState(false);
  const first = snapshot.seats.find(({ mine }) => mine)?.seat;
  const [free, setFree] = useState(snapshot.seats.flatMap(({ seat }) => (seat === first ? [] : seat)));
  const flip = (/** @type {number} */ seat, /** @type {boolean} */ on) =>
    setFree(on ? [...free, seat].sort() : free.filter((one) => one !== seat));
  const act = () => trip.to({ to: "server", free, back: false });
  const game = games.find((one) => one.name === snapshot.game);
  const open = () => setAsking(true);
  return html`<${Offer} name="move" icon="share" trip=${{ ...trip, refusal: "" }} act=${open} />
    ${
      asking &&
      html`<${Dialog} title=${say("app-web-travel-move")} close=${() => setAsking(false)}>
        <p>${say("app-web-travel-seats")}</p>
        <div class="form">
          ${snapshot.seats.map(
            ({ seat }) => html`<${Switch} key=${seat} label=${name(seat)} on=${free.includes(seat)}
              flip=${(/** @type {boolean} */ on) => flip(seat, on)} />`,
          )}
        </div>
        ${(game?.hidden || game?.chance) && html`<p class="quiet">${say("app-web-travel-deal-host")}</p>`}
        <button class="big primary" disabled=${trip.under || free.length === 0} onClick=${act}>
          ${say("app-web-travel-go")}
        </button>
        ${trip.refusal && html`<p role="alert">${trip.refusal}</p>`}
      <//>`
    }`;
}

/**
 * Where a table is that is not here, and the way there; what was interrupted goes on by itself.
 * @param {{snapshot: Snapshot}} props
 */
export function Away({ snapshot }) {
  const { say } = usePage();
  const reached = useReach();
  const { table, away } = snapshot;
  const { begin, under, refusal } = useTrip(table);
  const pending = away !== null && tripOf(table) !== null;
  useEffect(() => void (pending && reached && begin(() => resumeTrip(table))), [pending, reached]);
  if (!away) return null;
  if (pending) return html`<p class="card" role="status">${refusal || say("app-web-travel-going")}</p>`;
  if (isKnown(away.table)) {
    return html`<p class="card">
      <a class="button big primary" href=${`/t/${away.table}`}>${say(`app-web-travel-at-${away.to}`)}</a>
    </p>`;
  }
  const seated = snapshot.seats.some(({ mine }) => mine);
  const stay = async () => {
    await api.giveBack(table, { carried: null, key: freshKey() });
    return null;
  };
  return html`<section class="card">
    <p>${say("app-web-travel-elsewhere")}</p>
    ${
      seated &&
      html`<button class="big" disabled=${under} onClick=${() => begin(stay)}>${say("app-web-travel-stay")}</button>
        <p class="quiet">${say("app-web-travel-stay-note")}</p>`
    }
    ${refusal && html`<p role="alert">${refusal}</p>`}
  </section>`;
}

/** Whoever sits down should know who may know the deal. @param {{snapshot: Snapshot}} props */
export function DealKnown({ snapshot }) {
  const { say } = usePage();
  if (!snapshot.deal_known || isNear(snapshot.table)) return null;
  return html`<p class="quiet deal-known">${say("app-web-travel-deal")}</p>`;
}
