/** Ours, for the type check: what the page uses of the published file, no more. */
export function html(strings: TemplateStringsArray, ...values: any[]): any;
export function render(node: any, parent: Element): void;
export function createContext<T>(value: T): any;
export function useContext(context: any): any;
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: readonly any[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: readonly any[]): void;
export function useMemo<T>(make: () => T, inputs: readonly any[]): T;
export function useRef<T>(initial: T): { current: T };
export function useErrorBoundary(handle?: (error: any) => void): [any, () => void];
