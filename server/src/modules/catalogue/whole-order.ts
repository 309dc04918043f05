import { assertUnchanged } from '../../platform/http/assert-version.ts';

interface Item {
  id: number;
  version: number;
}

/**
 * Refuses an order that does not contain exactly the present items, because somebody has added or removed one
 * meanwhile.
 */
export function requireWholeOrder(present: readonly Item[], items: readonly Item[]): void {
  const versions = new Map(present.map(({ id, version }) => [id, version]));
  const isEachOnce = new Set(items.map(({ id }) => id)).size === items.length;
  assertUnchanged(
    isEachOnce &&
      versions.size === items.length &&
      items.every(({ id, version }) => versions.get(id) === version),
  );
}
