/** The worker in which the house of this device runs: requests in, answers and snapshots out, as JSON. */
import { ROOT, readFile, startPython } from "./python.js";
import { openStore } from "./store.js";
import { Thinker } from "./thinker.js";

const starting = start();

async function start() {
  const thinker = new Thinker(); // begins to load meanwhile
  const [{ python, bytecode }, store] = await Promise.all([
    startPython(ROOT, readFile, "house"),
    openStore(() => postMessage({ erased: true })),
  ]);
  const tell = (/** @type {string} */ snapshot) => postMessage({ snapshot });
  const house = python.pyimport("tablee.pocket.front").open_house(store, thinker, tell);
  return { house, rest: () => bytecode.keepSoon(python) };
}

addEventListener("message", async ({ data }) => {
  try {
    const { house, rest } = await starting;
    if (data.watch) house.follow(data.watch);
    else postMessage({ number: data.number, answer: await house.ask(data.ask) });
    rest();
  } catch (error) {
    postMessage({ number: data.number, failed: String(error) });
  }
});
