/**
 * Shows that it is one's turn, and opens the table when that is touched. It keeps nothing and serves nothing: the
 * page is kept by another worker (service-worker.js), if at all, and goes without this one ending.
 */
const BASE = new URL("./", location.href).pathname;

/** @type {any} */
const receiver = globalThis;

receiver.addEventListener("install", () => receiver.skipWaiting());
receiver.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(show(event.data)));
receiver.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** A newer notice of a table takes the older one's place. @param {any} data a push message */
async function show(data) {
  const { title, body, table, language } = data?.json() ?? {};
  if (typeof table !== "string" || !/^[0-9A-Za-z_-]{1,16}$/.test(table)) return;
  await receiver.registration.showNotification(title, {
    body,
    tag: table,
    data: table,
    lang: language,
    icon: `${BASE}icons/icon-192.png`,
    badge: `${BASE}icons/icon-96.png`,
  });
}

/** The page of a table: the one that is open, or a new one. @param {string} table */
async function open(table) {
  const path = `${BASE}t/${table}`;
  const pages = await receiver.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : receiver.clients.openWindow(path));
}
