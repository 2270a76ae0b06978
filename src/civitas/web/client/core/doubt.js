/** How sure a share is. */

const Z2 = 1.96 ** 2;

/**
 * How far the share of some games may be off, at 95 %: Wilson's interval, which knows that two games say little.
 * @param {number} won
 * @param {number} games
 */
export function doubtOf(won, games) {
  const share = won / games;
  const middle = (share + Z2 / (2 * games)) / (1 + Z2 / games);
  const width = Math.sqrt((Z2 * share * (1 - share)) / games + (Z2 / (2 * games)) ** 2) / (1 + Z2 / games);
  return Math.abs(middle - share) + width;
}
