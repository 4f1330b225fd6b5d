/** Keeping the page on this device: its service worker, how far that has come, and newer versions. */
import { fileAt } from "./addresses.js";

/**
 * @typedef {"insecure" | "unable" | "none" | "kept"} KeepState
 * @typedef {(done: number, all: number) => void} Progress in bytes
 */

const CACHES = ["tablee", "tablee-bytecode"]; // service-worker.js and pocket/bytecode.js have the same
const KEPT = "tablee.kept"; // whether this device was asked to keep the page

/** Why the page cannot be kept here, or whether it is. @returns {Promise<KeepState>} */
export async function keepState() {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator)) return "unable";
  return (await registered())?.active ? "kept" : "none";
}

/** How many bytes it takes. @returns {Promise<number>} */
export async function keepSize() {
  const answer = await fetch(fileAt("/kept.json"));
  return (await answer.json()).bytes;
}

/** Copy everything to this device; raises where that fails. @param {Progress} progress */
export async function keep(progress) {
  await navigator.storage?.persist?.();
  const { serviceWorker } = navigator;
  const hear = (/** @type {MessageEvent} */ { data }) =>
    data.progress && progress(data.progress.done, data.progress.all);
  serviceWorker.addEventListener("message", hear);
  serviceWorker.startMessages();
  try {
    const registration = await serviceWorker.register(fileAt("/service-worker.js"), {
      updateViaCache: "none",
    });
    await settled(registration);
    localStorage.setItem(KEPT, "true");
  } finally {
    serviceWorker.removeEventListener("message", hear);
  }
}

/** Whether the browser promised not to clear it by itself. */
export async function isPersistent() {
  return (await navigator.storage?.persisted?.()) ?? false;
}

/** Give the space back. Tables and settings stay. */
export async function removeKept() {
  await (await registered())?.unregister();
  for (const name of CACHES) await caches.delete(name);
  localStorage.removeItem(KEPT);
}

/**
 * Look for a newer version, and tell once it waits; `take` lets it in, and the page begins again with it.
 * @param {(take: () => void) => void} tell
 */
export async function watchVersions(tell) {
  if (localStorage.getItem(KEPT) === null || !("serviceWorker" in navigator)) return;
  const registration = await registered();
  if (!registration?.active) return;
  const offer = () => {
    const { waiting } = registration;
    if (waiting) tell(() => takeIn(waiting));
  };
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => installing.state === "installed" && offer());
  });
  offer();
  registration.update().catch(() => {}); // no network: another time
}

/** Pages that are open elsewhere begin again too: nothing is lost by that. */
export function followVersions() {
  if (!navigator.serviceWorker?.controller) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
}

/** @param {ServiceWorker} waiting */
function takeIn(waiting) {
  waiting.postMessage("take");
}

/** @returns {Promise<ServiceWorkerRegistration | undefined>} */
function registered() {
  return navigator.serviceWorker.getRegistration(fileAt("/"));
}

/** Until the worker has everything; raises where it gives up. @param {ServiceWorkerRegistration} registration */
function settled(registration) {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === "activated") resolve(undefined);
      else if (worker?.state === "redundant") reject(new Error("not kept"));
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}
