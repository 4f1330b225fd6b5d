/**
 * The pocket's own Python, which runs scripts: node run.mjs FOLDER. Each line that comes in is the path of one; the
 * line that goes out is what its `main(kernels)` returns, as JSON.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const { openKernels, startPython } = await import(pathToFileURL(`${folder}/pocket/python.js`).href);
/** @param {string} path */
const read = async (path) => new Uint8Array(readFileSync(`${folder}/${path}`));
const starting = startPython(`${folder}/`, read);
const [{ python }, kernels] = await Promise.all([starting, openKernels(read, starting)]);
for await (const script of createInterface({ input: process.stdin })) {
  const names = python.globals.get("dict")();
  python.runPython(readFileSync(script, "utf-8"), { globals: names });
  process.stdout.write(`${JSON.stringify(await names.get("main")(kernels))}\n`);
}
