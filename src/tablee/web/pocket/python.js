/** Python in a worker: Pyodide, with msgspec and the source of Tablée in it. */
import { Bytecode } from "./bytecode.js";
import { entries, unpacked } from "./tar.js";

const RUNTIME = "vendor/pyodide-314.0.7/";
const WHEEL = "vendor/msgspec-0.22.0/msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl";
const STDLIB = "pocket/stdlib.zip";
const SOURCE = "pocket/python.tar.gz";
const KERNELS = "pocket/kernels.wasm";
/** Nothing is installed later, so no other package is known. */
export const LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

/**
 * @typedef {(path: string) => Promise<Uint8Array>} Read reads a file of the pocket
 */

/**
 * Start Python, with all that Tablée needs.
 * @param {string} root where the files are @param {Read} read
 * @param {string} [name] of the worker, where it is to start faster the next time
 */
export async function startPython(root, read, name) {
  const { loadPyodide } = await import(`${root}${RUNTIME}pyodide.mjs`);
  const packed = read(SOURCE);
  const wheel = read(WHEEL);
  const bytecode = new Bytecode(name, packed);
  const python = await loadPyodide({
    indexURL: root + RUNTIME,
    stdLibURL: root + STDLIB,
    lockFileContents: LOCK,
    env: { HOME: "/home/pyodide", TABLEE_WORKERS: "0" }, // a bot thinks where it is asked
    fsInit: async (/** @type {any} */ files, /** @type {{sitePackages: string}} */ { sitePackages }) => {
      const source = await unpacked(await packed);
      place(files, sitePackages, [...entries(source), ...(await bytecode.kept())]);
    },
  });
  if (bytecode.key) python.runPython("import sys; sys.dont_write_bytecode = False");
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(await wheel, "wheel", { extractDir });
  python.runPython("import importlib; importlib.invalidate_caches()");
  return { python, bytecode };
}

/**
 * Write files below a folder, all of one age: Python compares that of a source with what its bytecode says.
 * @param {any} files @param {string} folder @param {[string, Uint8Array][]} given
 */
function place(files, folder, given) {
  for (const [name, data] of given) {
    const path = `${folder}/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, data);
    files.utime(path, 0, 0);
  }
}

/**
 * The kernels in the browser's own engine: what `tablee/pocket/kernels.py` asks for.
 * @param {Read} read @param {Promise<{python: any}>} starting the Python that will ask
 */
export async function openKernels(read, starting) {
  const { instance } = await WebAssembly.instantiate(/** @type {any} */ (await read(KERNELS)), {});
  const { memory, __heap_base: base, ...entries } = /** @type {any} */ (instance.exports);
  const { python } = await starting;
  // Made each time: growing detaches a memory's buffer.
  const own = (/** @type {number} */ address, /** @type {number} */ length) =>
    new Uint8Array(memory.buffer, address, length);
  const pythons = (/** @type {number} */ here, /** @type {number} */ length) =>
    python._module.HEAPU8.subarray(here, here + length);
  return {
    heapBase: () => base.value,
    size: () => memory.buffer.byteLength,
    grow: (/** @type {number} */ pages) => grown(memory, pages),
    read: (/** @type {number} */ address, /** @type {number} */ here, /** @type {number} */ length) =>
      pythons(here, length).set(own(address, length)),
    write: (/** @type {number} */ address, /** @type {number} */ here, /** @type {number} */ length) =>
      own(address, length).set(pythons(here, length)),
    clear: (/** @type {number} */ address, /** @type {number} */ length) => {
      own(address, length).fill(0);
    },
    call: (/** @type {string} */ entry, /** @type {number} */ address) => called(entries[entry], address),
    /** Call with these words; the first of them comes back. */
    run(
      /** @type {string} */ entry,
      /** @type {number} */ address,
      /** @type {number} */ here,
      /** @type {number} */ length,
    ) {
      own(address, length).set(pythons(here, length));
      const how = called(entries[entry], address);
      pythons(here, 8).set(own(address, 8));
      return how;
    },
  };
}

/** @param {WebAssembly.Memory} memory @param {number} pages */
function grown(memory, pages) {
  try {
    memory.grow(pages);
    return true;
  } catch {
    return false;
  }
}

const DONE = 0;
const TRAPPED = 1;
const MISSING = 2;

/** @param {((address: number) => void) | undefined} entry @param {number} address */
function called(entry, address) {
  if (!entry) return MISSING;
  try {
    entry(address);
    return DONE;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return TRAPPED;
    throw error;
  }
}

/** Where a worker's files are. */
export const ROOT = new URL("../", import.meta.url).href;

/** A file, from wherever this script came from. @type {Read} */
export async function readFile(path) {
  const answer = await fetch(ROOT + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
