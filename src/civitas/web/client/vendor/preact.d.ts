/** What the client uses of Preact, as far as its types help: templates themselves are not checked. */

export type Node = any;

export function h(type: any, props: any, ...children: any[]): Node;
export function render(node: Node, parent: Element): void;

export interface Context<T> {
  Provider: any;
  Consumer: any;
  defaultValue: T;
}
export function createContext<T>(value: T): Context<T>;

export class Component<Props = any, State = any> {
  constructor(props?: Props);
  props: Props;
  state: State;
  setState(state: Partial<State>): void;
  render(props: Props, state: State): Node;
}
