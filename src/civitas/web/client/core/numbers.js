/** Numbers as people read them. */

/** A loss has a minus, which is as long as a plus. @param {number} n */
export const withMinus = (n) => (n < 0 ? `−${-n}` : `${n}`);

/** With its sign: +3, −2. @param {number} n */
export const withSign = (n) => (n < 0 ? `−${-n}` : `+${n}`);
