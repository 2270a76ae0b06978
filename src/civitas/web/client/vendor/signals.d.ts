import type { ReadonlySignal, Signal } from "./signals-core.js";

export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(of: () => T): ReadonlySignal<T>;
export function useSignalEffect(run: () => void | (() => void)): void;
