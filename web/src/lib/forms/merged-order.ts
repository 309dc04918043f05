import { isSame } from '../versioned-form/differences.ts';

/**
 * The order of the person who moved items wins. An item that only the other list has follows the same item as
 * there.
 */
export function mergedOrder<Id extends string | number>(
  base: readonly Id[],
  mine: readonly Id[],
  theirs: readonly Id[],
): Id[] {
  const [leading, other] = isSame(mine, base) ? [theirs, mine] : [mine, theirs];
  const order = [...leading];
  for (const [index, id] of other.entries()) {
    if (order.includes(id)) continue;
    const before = other.slice(0, index).findLast((candidate) => order.includes(candidate));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
