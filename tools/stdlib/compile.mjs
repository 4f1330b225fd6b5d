/** Writes the standard library of the pocket: node compile.mjs PYODIDE TARGET. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { LOCK } from "../../src/tablee/web/pocket/python.js";

const [runtime, target] = process.argv.slice(2);
const here = fileURLToPath(new URL("./", import.meta.url));
const source = `${here}python_stdlib.zip`;
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${runtime}/`,
  stdLibURL: source,
  lockFileContents: LOCK,
  env: { PYTHONHASHSEED: "0" }, // the order of sets, and so the bytes
});
python.FS.writeFile("/tmp/source.zip", new Uint8Array(readFileSync(source)));
python.runPython(readFileSync(`${here}compile.py`, "utf-8"));
const leftOut = readFileSync(`${here}left-out.txt`, "utf-8");
python.globals.get("main")("/tmp/source.zip", "/tmp/target.zip", leftOut);
writeFileSync(target, python.FS.readFile("/tmp/target.zip"));
