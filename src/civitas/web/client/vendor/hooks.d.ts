import type { Context } from "./preact.js";

type Undo = void | (() => void);

/** What begins as nothing may become anything. */
type Empty = null | undefined | never[];

export function useState(start: Empty): [any, (next: any) => void];
export function useState<T>(start: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useRef(start: Empty): { current: any };
export function useRef<T>(start: T): { current: T };
export function useMemo<T>(make: () => T, when?: readonly any[]): T;
export function useEffect(effect: () => Undo, when?: readonly any[]): void;
export function useLayoutEffect(effect: () => Undo, when?: readonly any[]): void;
export function useContext<T>(context: Context<T>): T;
