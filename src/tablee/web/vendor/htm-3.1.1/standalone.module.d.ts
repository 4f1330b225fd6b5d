/** Ours, for the type check: the published file's own Preact, with the types of the npm package. */
import type { VNode } from "preact";

export { createContext, render } from "preact";
export {
  useContext,
  useEffect,
  useErrorBoundary,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks";
export function html(strings: TemplateStringsArray, ...values: any[]): VNode<any>;
