/** Everything that Tablée has stored on this device, as one file, or gone. */
import { pageAt } from "./addresses.js";
import { saveFile } from "./files.js";

const OURS = "tablee"; // what the names of everything stored begin with
const FILE = "tablee-data.json";

/** Save settings, seats and the games of this device. */
export async function saveAll() {
  const known = Object.keys(localStorage).filter((key) => key.startsWith(OURS));
  const values = Object.fromEntries(known.map((key) => [key, localStorage.getItem(key)]));
  saveFile(FILE, { format: "tablee/data", settings: values, databases: await databases() });
}

/** Erase all that, and begin again. What keeps the page on the device stays. */
export async function eraseAll() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  for (const name of await ourDatabases()) {
    await new Promise((done) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => done(undefined);
    });
  }
  location.replace(pageAt("/"));
}

/** @returns {Promise<string[]>} */
async function ourDatabases() {
  const found = (await indexedDB.databases?.()) ?? [];
  return found.flatMap(({ name }) => (name?.startsWith(OURS) ? [name] : []));
}

/** Database, store, everything in it. @returns {Promise<Record<string, Record<string, any[]>>>} */
async function databases() {
  const found = await Promise.all((await ourDatabases()).map(async (name) => [name, await contents(name)]));
  return Object.fromEntries(found);
}

/** @param {string} name @returns {Promise<Record<string, any[]>>} */
async function contents(name) {
  const database = await answer(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  /** @type {Record<string, any[]>} */
  const found = {};
  for (const store of stores)
    found[store] = await answer(database.transaction(store).objectStore(store).getAll());
  database.close();
  return found;
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
