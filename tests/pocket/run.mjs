/** Runs a script under the pocket's own Python: node run.mjs FOLDER SCRIPT. What its `main(kernels)` returns is printed. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, script] = process.argv.slice(2);
const { openKernels, startPython } = await import(pathToFileURL(`${folder}/pocket/python.js`).href);
/** @param {string} path */
const read = async (path) => new Uint8Array(readFileSync(`${folder}/${path}`));
const [{ python }, kernels] = await Promise.all([startPython(`${folder}/`, read), openKernels(read)]);
python.runPython(readFileSync(script, "utf-8"));
process.stdout.write(await python.globals.get("main")(kernels));
