/** Small helps with lists. */

/** The members of a list by what `key` says of them, in the order they come. */
export function groupBy(list, key) {
  const groups = new Map();
  for (const member of list) {
    const group = groups.get(key(member));
    if (group) group.push(member);
    else groups.set(key(member), [member]);
  }
  return groups;
}

/** The whole numbers from one to another. */
export const range = (least, most) => Array.from({ length: most - least + 1 }, (_, place) => least + place);
