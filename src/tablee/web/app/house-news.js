/** What the host of the house says to everybody: a notice, and whether messages can be sent. It comes by streams. */
import { useEffect, useState } from "./html.js";

/** @import { HouseNews } from "./api-types.js" */

const READ = "tablee.notice";
/** What holds unless a house says otherwise: then nothing comes. @type {HouseNews} */
const USUAL = { notice: null, messages: true };

let now = USUAL;
/** @type {Set<(news: HouseNews) => void>} */
const readers = new Set();

/** Null: a stream has begun, and says it again if anything is unusual. @param {HouseNews | null} news */
export function tellHouse(news) {
  now = news ?? USUAL;
  for (const read of readers) read(now);
}

/** @returns {HouseNews} */
export function useHouseNews() {
  const [news, setNews] = useState(now);
  useEffect(() => {
    readers.add(setNews);
    setNews(now);
    return () => void readers.delete(setNews);
  }, []);
  return news;
}

/** Whether a notice was put away on this device. @param {string} id */
export function isRead(id) {
  try {
    return localStorage.getItem(READ) === id;
  } catch {
    return false;
  }
}

/** @param {string} id */
export function markRead(id) {
  try {
    localStorage.setItem(READ, id);
  } catch {
    // full or forbidden: it comes back with the next page
  }
}
