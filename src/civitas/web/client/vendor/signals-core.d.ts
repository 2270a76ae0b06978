export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
  subscribe(hear: (value: T) => void): () => void;
}
export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}

/** What begins as nothing may become anything. */
export function signal(value: null | undefined | never[]): Signal<any>;
export function signal<T>(value: T): Signal<T>;
export function computed<T>(of: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(run: () => T): T;
