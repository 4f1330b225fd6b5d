/** What the tests ask of the page: the table, when it can be touched, where, and how to get there. */
(() => {
  const PATIENCE = 30_000; // milliseconds, after which a test has failed
  const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  let latest = null; // the table at the last turn
  const found = (name) => document.querySelector(`[data-touch="${CSS.escape(name)}"]`);

  /** Touches count at once, unless a test is about that; whatever else was chosen stays. */
  if (location.origin !== "null") {
    const chosen = JSON.parse(localStorage.getItem("tablee.settings") ?? "{}");
    const settings = { pause: globalThis.pause ?? 0, ...chosen };
    localStorage.setItem("tablee.settings", JSON.stringify(settings));
  }

  const places = new Set(); // where the board was while it was touched
  const shifts = []; // layout shifts that moved it, as the browser itself counts them

  const concernsBoard = ({ node }) =>
    node instanceof Element && Boolean(node.closest(".board") || node.querySelector(".board"));
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) {
      for (const source of sources.filter(concernsBoard)) {
        const [from, to] = [source.previousRect, source.currentRect].map(({ x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(),
        );
        shifts.push(`${source.node.nodeName}.${source.node.getAttribute("class")} from ${from} to ${to}`);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });

  /** What `look` finds, as soon as it finds anything: looked for whenever the page changes. */
  function until(look, what) {
    return new Promise((resolve, reject) => {
      const end = (settle, value) => {
        observer.disconnect();
        clearInterval(now_and_then);
        clearTimeout(limit);
        settle(value);
      };
      const check = () => {
        const value = look();
        if (value) end(resolve, value);
      };
      const observer = new MutationObserver(check);
      const now_and_then = setInterval(check, 100); // styles and sizes change without a mutation
      const limit = setTimeout(() => end(reject, new Error(`waited in vain: ${what}`)), PATIENCE);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      check();
    });
  }

  /** Until there is such an element. */
  const seen = (selector) => until(() => document.querySelector(selector) !== null, selector);

  /** Until effects have run: what they say can move the board. */
  const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  /** A module of the page, wherever that is. */
  const page = (path) => import(new URL(path, document.querySelector("script[type=module]").src).href);

  /** The table as the page's token sees it. */
  async function snapshot() {
    const [{ table }, { pathNow }] = await Promise.all([page("api.js"), page("addresses.js")]);
    return table(pathNow().split("/")[2]);
  }

  /** Open a table as the page does, in whichever house can be reached, and go there without a reload. */
  async function open(wanted) {
    const [{ open: ask }, { go }, { rememberTable }] = await Promise.all(
      ["api.js", "router.js", "store.js"].map(page),
    );
    const { table, token } = await ask(wanted);
    rememberTable({ id: table, token, game: wanted.game });
    go(`/t/${table}`);
    return table;
  }

  /** Start the house of this device in this page; a moment later, whether it answers. */
  async function awake() {
    const near = await page("near.js");
    near.wake();
    await new Promise((done) => setTimeout(done, 100));
    return near.isAwake();
  }

  /** Start it, and wait until it answers. */
  async function wake() {
    while (!(await awake()));
  }

  /** Ask the house for something, and note what: over HTTP the tests see it themselves. */
  if (globalThis.noteAsked) {
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message) {
      const { method, path } = JSON.parse(message.ask ?? "{}");
      if (method) globalThis.noteAsked(`${method} ${path.split("?")[0]}`);
      postMessage.call(this, message);
    };
  }

  /** Until the page shows this version of the game or a later one, and can be acted on. */
  function shown(version) {
    return until(() => {
      const table = document.querySelector(".table-screen, .hand-screen");
      return table?.dataset.ready === "true" && Number(table.dataset.version) >= version;
    }, `version ${version}`);
  }

  /** The table when it is this reader's turn, or over. */
  async function turn() {
    for (;;) {
      latest = await snapshot();
      const mine = latest.legal.length > 0 || latest.result !== null;
      await shown(latest.version + (mine ? 0 : 1));
      if (mine) return latest;
    }
  }

  /** What has to be touched for a legal move of the last turn, one after the other. */
  async function touches(move) {
    const { boardOf, partsOf } = await page("../boards/index.js");
    const board = await boardOf(latest.game);
    const view = latest.views[String(latest.turn)];
    return board.touches(move, view, latest.legal, await partsOf(latest.game, view.options, latest.table));
  }

  /** Make a move of the last turn without touching the board. */
  async function send(move) {
    const { move: post } = await page("api.js");
    const { freshKey } = await page("keys.js");
    const { version } = await post(latest.table, { version: latest.version, key: freshKey(), move });
    await shown(version);
  }

  /** An item once it can be touched. */
  const touchable = (name) => until(() => found(name)?.matches(":not([aria-disabled])") && found(name), name);

  function notePlace() {
    const box = document.querySelector(".board")?.getBoundingClientRect();
    if (box) places.add([box.x, box.y, box.width, box.height].map(Math.round).join());
  }

  /** Where the board was since the page was opened, and the layout shifts that it took part in. */
  async function board() {
    await settled();
    notePlace();
    return { places: [...places], shifts };
  }

  /** The middle of an item. */
  function middle(name) {
    const box = found(name).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  /** The middle of an item, once a finger there would touch it. */
  async function spot(name) {
    (await touchable(name)).scrollIntoView({ block: "nearest" });
    await settled();
    notePlace();
    return until(() => {
      const at = found(name) && middle(name);
      const hit = at && document.elementFromPoint(at.x, at.y)?.closest("[data-touch]");
      return hit && hit === found(name) && at;
    }, `${name} under a finger`);
  }

  /** Where each arrow key leads from an item; asked once an item. */
  async function arrows() {
    const { neighbour } = await page("../boards/walk.js");
    const known = new Map();
    return (item) => {
      if (!known.has(item))
        known.set(
          item,
          ARROWS.map((key) => [key, neighbour(item, key)]),
        );
      return known.get(item);
    };
  }

  /** Every item that arrow keys lead to, with the keys; no farther than the goal. */
  function waysFrom(start, lead, goal = null) {
    const ways = new Map([[start, []]]);
    for (const [item, keys] of ways) {
      if (ways.has(goal)) break;
      for (const [key, next] of lead(item)) {
        if (next && !ways.has(next)) ways.set(next, [...keys, key]);
      }
    }
    return ways;
  }

  /** The arrow keys from the focused item to another; null while the focus is in another area. */
  async function path(name) {
    const goal = await touchable(name);
    const start = document.activeElement?.closest("[data-touch]");
    if (!start || start.closest("[data-group]") !== goal.closest("[data-group]")) return null;
    const ways = waysFrom(start, await arrows(), goal);
    if (!ways.has(goal)) throw new Error(`no way from ${start.dataset.touch} to ${name}`);
    return ways.get(goal);
  }

  /** The items that arrow keys do not lead to from some other item of their area. */
  async function lonely() {
    const lead = await arrows();
    const missed = [];
    for (const area of document.querySelectorAll("[data-group]")) {
      const items = [...area.querySelectorAll("[data-touch]")];
      for (const start of items) {
        const ways = waysFrom(start, lead);
        const names = items.filter((item) => !ways.has(item)).map((item) => item.dataset.touch);
        if (names.length > 0) missed.push(`${start.dataset.touch} -> ${names.join(" ")}`);
      }
    }
    return missed;
  }

  /** What a reader scrolls hides nothing for good. */
  const SCROLLED = "html, body, main.plain, .tab-body, .tabs, dialog, .seats, .hand, .join";

  /** The box that cuts a line of text off, if any. */
  function cutter(line, home) {
    if (line.left < -1 || line.right > innerWidth + 1) return document.body;
    for (let box = home; box && !box.matches(SCROLLED); box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const beside = line.left < edge.left - 1 || line.right > edge.right + 1;
      const beyond = line.top < edge.top - 3 || line.bottom > edge.bottom + 3; // letters are lower than lines
      if ((overflowX !== "visible" && beside) || (overflowY !== "visible" && beyond)) return box;
    }
    return null;
  }

  /** Texts that cannot be read to their end, and what cuts them. */
  function cut() {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const home = text.parentElement;
      if (
        home.closest(".unseen, .skip, svg, option") ||
        !home.checkVisibility({ visibilityProperty: true })
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const by = line.width >= 1 && cutter(line, home);
        if (by) found.add(`${by.className || by.nodeName}: ${text.data.trim()}`);
      }
    }
    return [...found];
  }

  /** What a bot would do now. */
  async function hint() {
    const { hint: ask } = await page("api.js");
    return (await ask(latest.table, { seat: latest.turn })).move;
  }

  globalThis.hands = {
    page,
    hint,
    settled,
    cut,
    board,
    seen,
    snapshot,
    open,
    awake,
    wake,
    shown,
    turn,
    touches,
    send,
    middle,
    spot,
    path,
    lonely,
  };
})();
