/** The worker in which bots think. */
import { openKernels, ROOT, readFile, startPython } from "./python.js";

const starting = start();

async function start() {
  const ready = startPython(ROOT, readFile, "thinker");
  const [{ python, bytecode }, kernels] = await Promise.all([ready, openKernels(readFile, ready)]);
  const think = python.pyimport("tablee.pocket.thoughts").open_thinker(kernels);
  return { think, rest: () => bytecode.keepSoon(python) };
}

addEventListener("message", async ({ data }) => {
  try {
    const { think, rest } = await starting;
    postMessage({ answer: think(data) });
    rest();
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
