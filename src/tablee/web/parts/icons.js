/** Line icons of our own, 24 by 24. */
import { html } from "../app/html.js";

/** @type {Record<string, string>} */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H8",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2h5c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z",
  rules: "M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 9h6M9 13h6",
  lesson: "M3 9l9-4 9 4-9 4zM7 11.5V16c1.4 1.3 3 2 5 2s3.6-.7 5-2v-4.5M21 9v5",
  table: "M4 10h16M6 10v9M18 10v9M4 10l3-5h10l3 5",
  moves: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  help: "M9.2 9a3 3 0 1 1 4.2 2.8c-.9.4-1.4 1-1.4 2.2M12 17.5h.01",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.8v4.4M8 14.8v4.4",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 13v6h14v-6",
  robot:
    "M7 9h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z" +
    "M12 5v4M9.5 13.5h.01M14.5 13.5h.01M10 16.5h4",
  program: "M4 5h16v14H4zM7.5 9.5L10.5 12l-3 2.5M12.5 15h4",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c.8-3.6 3.6-5 7-5s6.2 1.4 7 5",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-5.5l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 5.5l1-1",
  again: "M5 12a7 7 0 1 0 2-5M5 4v4h4",
  replay: "M8 5l11 7-11 7z",
  pause: "M9 6v12M15 6v12",
  sound: "M5 10v4h3l5 4V6l-5 4zM16 9.5a4 4 0 0 1 0 5M18.5 7a7.5 7.5 0 0 1 0 10",
  silence: "M5 10v4h3l5 4V6l-5 4zM16.5 10l4 4M20.5 10l-4 4",
  download: "M12 4v11M8 11.5l4 4 4-4M5 19h14",
  cloud: "M7 18a4 4 0 0 1-.6-7.95A6 6 0 0 1 18 9.5a4.25 4.25 0 0 1-.75 8.5z",
  kept: "M5 12.5l4.5 4.5L19 7.5",
  tv: "M4 5h16v11H4zM9 20h6M12 16v4",
  first: "M17 6l-7 6 7 6M7 6v12",
  previous: "M15 6l-7 6 7 6",
  next: "M9 6l7 6-7 6",
  latest: "M7 6l7 6-7 6M17 6v12",
};

/** @param {{name: string}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
