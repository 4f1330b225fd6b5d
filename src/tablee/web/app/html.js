/** Preact and htm, as every module of the page imports them. */
export {
  createContext,
  html,
  render,
  useContext,
  useEffect,
  useErrorBoundary,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../vendor/htm-3.1.1/standalone.module.js";
