/** Preact and htm, as every module of the page imports them. */
import { html as written } from "../vendor/htm-3.1.1/standalone.module.js";
import { ALONE, fileAt, pageAt } from "./addresses.js";

export {
  createContext,
  render,
  useContext,
  useEffect,
  useErrorBoundary,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../vendor/htm-3.1.1/standalone.module.js";

/** @type {WeakSet<object>} */
const placed = new WeakSet(); // htm returns what never changes more than once

/**
 * What a template says, its paths made addresses where the page is not at the root of its host.
 * @type {typeof written}
 */
export const html = ALONE ? (strings, ...values) => place(written(strings, ...values)) : written;

/** @param {any} node @returns {any} */
function place(node) {
  if (Array.isArray(node)) node.forEach(place);
  const { type, props } = node ?? {};
  if (!props || placed.has(node)) return node;
  placed.add(node);
  if (typeof type === "string") {
    if (isPath(props.href)) props.href = (type === "a" ? pageAt : fileAt)(props.href);
    if (isPath(props.src)) props.src = fileAt(props.src);
  }
  place(props.children);
  return node;
}

/** @param {unknown} value */
function isPath(value) {
  return typeof value === "string" && value.startsWith("/");
}
