/**
 * What was touched on the board, and what that leaves to do.
 *
 * A choice is a kind of move with named arguments, and a thing of the board stands for one of them. Touching things, in
 * any order, narrows the choices to those that name them all: `chosen` was touched, what is `addable` narrows further,
 * and `enders` need nothing more from the board. A Pick never changes; every touch gives another one.
 */

/**
 * @typedef {import("../types/board").Choice} Choice
 *
 * @typedef {object} Thing a thing of the board, by what choices call it
 * @property {any} [value] the argument it stands for; without one it stands for every choice of its kinds
 * @property {string[][]} [as] the roles it can have: the first row that fits counts; without rows, any role
 * @property {string[]} [kinds] the kinds of moves that mean it where it lies
 * @property {string[]} [again] the kinds that touching it again means, the first that there is
 * @property {Object<string, any>} [where] arguments that go with it, as the space of a card in a row
 * @property {string} [card] the component it shows, where that is not its value
 *
 * @typedef {{choice: Choice, free: string[]}} Open a choice that is still possible, with the roles nobody touched yet
 */

/** More things than these ring quietly. */
export const FEW = 6;

/**
 * A thing of the board.
 * @param {any} value
 * @param {string[][]} [as]
 * @param {{kinds?: string[], again?: string[], where?: object, card?: string}} [more]
 * @returns {Thing}
 */
export const thing = (value, as, more = {}) => ({ value, as, ...more });

/**
 * The component a thing shows.
 * @param {Thing} one
 */
export const cardOf = ({ card, value }) => card ?? value;

/** The things a choice names, for a hint that shows it on the board. */
export function thingsOf({ kind, args }) {
  return Object.entries(args).filter(isName).map(([role, value]) => thing(value, [[role]], { kinds: [kind] }));
}

/** Numbers and sides are no things of the board. */
const isName = ([, value]) => typeof value === "string" && value !== "";

export class Pick {
  /**
   * @param {Choice[]} choices all that can be done now
   * @param {Thing[]} [chosen] what was touched, in this order
   */
  constructor(choices, chosen = []) {
    this.choices = choices;
    this.chosen = chosen;
    this.names = 0;
    /** @type {Open[]} */
    this.open = chosen.reduce(narrowed, choices.map(opened));
    /** The choices that name everything chosen. */
    this.left = this.open.map(({ choice }) => choice);
    /** Those of them that name nothing else: they need no more from the board. */
    this.enders = this.open.filter(({ free }) => free.length === 0).map(({ choice }) => choice);
  }

  /** The one choice that is left, if it is only one. */
  get only() {
    return this.left.length === 1 ? this.left[0] : null;
  }

  /** Whether something is chosen that no choice ends with, so that something must be added. */
  get wants() {
    return this.chosen.length > 0 && this.left.length > 0 && this.enders.length === 0;
  }

  /** @param {Thing} one whether it is chosen */
  has(one) {
    return this.chosen.some((other) => isSame(one, other));
  }

  /** @param {Thing} one the choices it stands for, whatever else is chosen */
  of(one) {
    return narrowed(this.choices.map(opened), one).map(({ choice }) => choice);
  }

  /** @param {Thing} one the one choice that touching it again makes, if it is chosen and leaves only one */
  again({ again }) {
    const first = again?.find((each) => this.left.some(({ kind }) => kind === each));
    const meant = again ? this.left.filter(({ kind }) => kind === first) : this.left;
    return meant.length === 1 ? meant[0] : null;
  }

  /**
   * The moves to ask about where a thing cannot be chosen: what can be done with another in its place.
   * @param {Thing} one
   * @returns {{kind: string, args: Object<string, any>}[]} one of each kind
   */
  asks(one) {
    const kinds = one.again ?? one.kinds;
    const isMeant = ({ kind }) => !kinds || kinds.includes(kind);
    if (this.of(one).some(isMeant)) return [];
    const found = new Map();
    for (const { kind, args } of (this.wants ? this.left : this.choices).filter(isMeant)) {
      const role = one.as?.flat().findLast((each) => each in args);
      if (role && !found.has(kind)) found.set(kind, { kind, args: { ...args, ...one.where, [role]: one.value } });
    }
    return [...found.values()];
  }

  /** @param {Thing} one whether it can be added to what is chosen */
  addable(one) {
    return !this.has(one) && narrowed(this.open, one).length > 0;
  }

  /**
   * Touch a thing. It is added to what is chosen, or takes the place of one thing there; where neither makes a move, it
   * is chosen alone, even if nothing can be done with it.
   * @param {Thing} one
   * @returns {Pick}
   */
  touch(one) {
    const added = this.with([...this.chosen, one]);
    if (added.left.length) return added;
    const exchanged = this.chosen.map((other) => this.with([...this.chosen.filter((kept) => kept !== other), one]));
    return exchanged.findLast((pick) => pick.left.length) ?? this.with([one]);
  }

  /** Without the thing that was touched last. */
  undone() {
    return this.with(this.chosen.slice(0, -1));
  }

  /** @param {Thing[]} chosen the same choices with other things chosen */
  with(chosen) {
    return new Pick(this.choices, chosen);
  }

  /**
   * How a thing shows itself: selected, legal, legal among many, or not at all. While something must be added to what
   * is chosen, only what can be added rings.
   * @param {Thing} one
   * @returns {"selected" | "legal" | "legal-many" | ""}
   */
  look(one) {
    if (this.has(one)) return "selected";
    if (this.wants) return this.addable(one) ? "legal" : "";
    if (this.of(one).length === 0) return "";
    return this.countNames() > FEW ? "legal-many" : "legal";
  }

  /** How many different names the choices mention. */
  countNames() {
    this.names ||= new Set(this.choices.flatMap(namesOf)).size;
    return this.names;
  }
}

const namesOf = ({ args }) => Object.entries(args).filter(isName).map(([, value]) => value);

/** @returns {Open} */
const opened = (choice) => ({ choice, free: Object.entries(choice.args).filter(isName).map(([role]) => role) });

/** The choices that are still possible once a thing is touched; of its rows of roles the first that fits is meant. */
function narrowed(open, one) {
  for (const roles of one.as ?? [null]) {
    const found = open.filter(({ choice }) => isMeant(one, choice)).flatMap((way) => taken(way, one, roles));
    if (found.length) return found;
  }
  return [];
}

/** Whether a choice is of a kind that means the thing where it lies. */
function isMeant({ kinds, where = {} }, { kind, args }) {
  return (!kinds || kinds.includes(kind)) && Object.entries(where).every(([role, value]) => args[role] === value);
}

/** The choice with the role that the thing takes in it; nothing where it has none. */
function taken({ choice, free }, { value }, roles) {
  if (value === undefined) return [{ choice, free }];
  const fits = (role) => choice.args[role] === value && (!roles || roles.includes(role));
  const role = typeof value === "string" ? free.find(fits) : Object.keys(choice.args).find(fits);
  return role === undefined ? [] : [{ choice, free: free.filter((other) => other !== role) }];
}

/** Whether two things are one: called the same, where their roles, kinds and places do not tell them apart. */
function isSame(one, other) {
  if (one === other) return true;
  const places = Object.keys(one.where ?? {}).filter((role) => role in (other.where ?? {}));
  return one.value === other.value && meet(one.as?.flat(), other.as?.flat()) && meet(one.kinds, other.kinds)
    && places.every((role) => one.where[role] === other.where[role]);
}

const meet = (some, others) => !some || !others || some.some((each) => others.includes(each));
