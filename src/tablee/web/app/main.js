/** The page: loads words and games, keeps the settings, shows the screen of the address. */

import { Lost } from "../parts/lost.js";
import { Notice } from "../parts/notice.js";
import { Shelf } from "../screens/shelf.js";
import { fileAt } from "./addresses.js";
import { applyAppearance } from "./appearance.js";
import { factsOfShelf } from "./facts.js";
import { html, render, useEffect, useState } from "./html.js";
import { followVersions } from "./keeping.js";
import { keepKiosk } from "./kiosk.js";
import { Page, usePage } from "./page.js";
import { useRoute } from "./router.js";
import { settings as savedSettings, saveSettings } from "./store.js";
import { dress } from "./styles.js";
import { loadTexts } from "./texts.js";

/**
 * A screen, once its style sheets are there too.
 * @param {string[]} styles @param {() => Promise<any>} load
 */
const styled = (styles, load) => async () => {
  const [module] = await Promise.all([load(), ...styles.map((name) => dress(`/style/${name}.css`))]);
  return module;
};

/**
 * Screens other than the first one are loaded when they are opened.
 * @type {Record<string, () => Promise<any>>}
 */
const SCREENS = {
  box: styled(["notices"], () => import("../screens/box.js")),
  t: styled(["notices"], () => import("../screens/table.js")),
  tv: styled(["tv"], () => import("../screens/tv.js")),
  hand: styled(["tv", "notices"], () => import("../screens/hand.js")),
  lesson: () => import("../screens/lesson.js"),
  rules: () => import("../screens/rules.js"),
  replay: () => import("../screens/replay.js"),
  evening: styled(["evening"], () => import("../screens/evening-form.js")),
  e: styled(["evening", "tv"], () => import("../screens/evening.js")),
  desk: styled(["evening", "desk"], () => import("../screens/desk.js")),
  ladder: styled(["ladder"], () => import("../screens/ladder.js")),
  finished: styled(["ladder"], () => import("../screens/finished.js")),
  mine: styled(["ladder"], () => import("../screens/mine.js")),
};

/**
 * @import { GameFacts, Offers, Say } from "./types.js"
 * @import { Settings } from "./store.js"
 */

/** @param {{firstSay: Say, games: GameFacts[], offers: Offers}} props */
function App({ firstSay, games, offers }) {
  const [settings, setSettings] = useState(savedSettings());
  const [say, setSay] = useState(() => firstSay);
  const route = useRoute();

  useEffect(() => applyAppearance(settings), [settings]);
  useEffect(() => nameLanguage(settings.language), [settings.language]);

  /** @param {Partial<Settings>} some */
  const change = async (some) => {
    const next = { ...settings, ...some };
    saveSettings(next);
    if (some.language) {
      const words = await loadTexts(some.language);
      setSay(() => words);
    }
    setSettings(next);
  };

  const listed = offers.names === null || offers.names.includes(settings.name);
  const own = listed ? settings : { ...settings, name: "" };
  return html`<${Page.Provider} value=${{ say, settings: own, change, games, offers }}>
    <a class="skip" href="#main">${say("web-skip")}</a>
    <${Screen} route=${route} />
    ${route[0] !== "tv" && html`<${Notice} />`}
  <//>`;
}

/** The screen for an address; the shelf for the plain one. @param {{route: string[]}} props */
function Screen({ route }) {
  const [name, argument, part] = route;
  const [loaded, setLoaded] = useState(/** @type {any} */ ({}));
  useEffect(() => {
    let wanted = true;
    SCREENS[name]?.().then((module) => wanted && setLoaded({ name, screen: module.default }));
    return () => void (wanted = false);
  }, [name]);
  if (!name) return html`<${Shelf} />`;
  if (!SCREENS[name]) return html`<${NoPage} />`;
  if (loaded.name !== name) return html`<main id="main" class="waiting" aria-busy="true"></main>`;
  return html`<${loaded.screen} key=${argument} argument=${argument} part=${part} />`;
}

function NoPage() {
  const { say } = usePage();
  return html`<${Lost} title=${say("web-lost-title")} text=${say("web-no-page")} />`;
}

/** Say in which language the page is, also to who installs it. @param {string} language */
function nameLanguage(language) {
  document.documentElement.lang = language;
  const manifest = fileAt(`/manifest.${language}.webmanifest`);
  document.querySelector("link[rel=manifest]")?.setAttribute("href", manifest);
}

async function start() {
  const root = /** @type {HTMLElement} */ (document.getElementById("page"));
  const saved = savedSettings();
  const { language } = saved;
  applyAppearance(saved);
  nameLanguage(language);
  const [firstSay, facts] = await Promise.all([loadTexts(language), factsOfShelf()]);
  render(html`<${App} ...${{ firstSay, ...facts }} />`, root);
  followVersions();
  keepKiosk();
}

start();
