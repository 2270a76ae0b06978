/** Boxes on the screen: how much of one another covers, and what of a board can be read where. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** How much of a box another covers. @param {Box} one @param {Box} other */
export function covered(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/** @param {number} left @param {number} top @param {{width: number, height: number}} size */
export const boxAt = (left, top, { width, height }) => ({ left, top, right: left + width, bottom: top + height });

/** Whether one box lies within another. @param {Box} one @param {Box} other */
export const isWithin = (one, other) =>
  one.left >= other.left && one.top >= other.top && one.right <= other.right && one.bottom <= other.bottom;

/**
 * Where words and pictures stand in a part of the page, each with its element.
 * @param {Element} part
 * @returns {{box: DOMRect, element: Element}[]}
 */
export function signsIn(part) {
  const pictures = [...part.querySelectorAll("svg, img")];
  const signs = pictures.map((element) => ({ box: element.getBoundingClientRect(), element }));
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) signs.push({ box, element: node.parentElement });
  }
  return signs.filter(({ box }) => box.width > 1 && box.height > 1);
}

/** Whether a sign can be seen: nothing else lies on the middle of it. @param {{box: DOMRect, element: Element}} sign */
export function isSeen({ box, element }) {
  const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return top !== null && (top.contains(element) || element.contains(top));
}
