/** The events of all tables, in IndexedDB: what `tablee/pocket/storage.py` asks for. */

const NAME = "tablee";
const EVENTS = "events";
const LAST = "\uffff";

/** @typedef {{table: string, number: number, version?: number, key?: string, at: number}} Event the rest is its own */

/**
 * Opens the database. It is let go of, and that is told, when some page of this browser erases it: until then that
 * page would wait.
 * @param {() => void} [gone] @returns {Promise<Store>}
 */
export async function openStore(gone = () => {}) {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    const events = request.result.createObjectStore(EVENTS, { keyPath: ["table", "number"] });
    events.createIndex("version", ["table", "version"], { unique: true });
    events.createIndex("key", ["table", "key"], { unique: true });
  };
  const database = await result(request);
  database.onversionchange = () => {
    database.close();
    gone();
  };
  return new Store(database);
}

class Store {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
  }

  /** Keep events, all or none; durable when it returns. @param {string} json @returns {Promise<string>} */
  async append(json) {
    /** @type {Event[]} */
    const events = JSON.parse(json);
    const transaction = this.database.transaction(EVENTS, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(EVENTS);
    const done = finished(transaction);
    for (const event of events) {
      if (event.number > 1 && !(await known(store, event.table, event.number - 1))) {
        transaction.abort();
        await done;
        return "deleted";
      }
      store.add(indexable(event));
    }
    const failure = await done;
    if (failure === null) return "kept";
    if (failure.name === "ConstraintError") return "conflict";
    throw failure;
  }

  /** @param {string} table @param {number} after @returns {Promise<string>} */
  async load(table, after) {
    const range = IDBKeyRange.bound([table, after], [table, Number.POSITIVE_INFINITY], true);
    const store = this.database.transaction(EVENTS).objectStore(EVENTS);
    return JSON.stringify(await result(store.getAll(range)));
  }

  /** Every event of this device, to be taken elsewhere. @returns {Promise<Event[]>} */
  async all() {
    return result(this.database.transaction(EVENTS).objectStore(EVENTS).getAll());
  }

  /** @param {number} since @returns {Promise<string>} */
  async untouched(since) {
    const touched = lastTimes(await this.all());
    return JSON.stringify([...touched].flatMap(([table, at]) => (at < since ? table : [])));
  }

  /** Delete tables, except any that has had an event since. @param {string} tables @param {number} since */
  async remove(tables, since) {
    const transaction = this.database.transaction(EVENTS, "readwrite");
    const store = transaction.objectStore(EVENTS);
    const done = finished(transaction);
    for (const table of JSON.parse(tables)) {
      const range = IDBKeyRange.bound([table, 0], [table, LAST]);
      const events = await result(store.getAll(range));
      if (events.length > 0 && events[events.length - 1].at < since) store.delete(range);
    }
    await done;
  }
}

/**
 * Whether an event is there; where the transaction has ended meanwhile, it does not matter.
 * @param {IDBObjectStore} store @param {string} table @param {number} number
 */
function known(store, table, number) {
  return result(store.getKey([table, number])).catch(() => true);
}

/** An index leaves out what is not there, but null is: an event without a key has none. @param {Event} event */
function indexable(event) {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null));
}

/** When something last happened at each table. @param {Event[]} events in order */
function lastTimes(events) {
  return new Map(events.map(({ table, at }) => [table, at]));
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Null when all is kept, else why nothing is.
 * @param {IDBTransaction} transaction @returns {Promise<DOMException | null>}
 */
function finished(transaction) {
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve(null);
    transaction.onabort = () => resolve(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
}
