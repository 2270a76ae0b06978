/** Numbers as people read them. */

/** With its sign: +3, −2. @param {number} n */
export const withSign = (n) => (n < 0 ? `−${-n}` : `+${n}`);
