import { DomainError } from '../../platform/http/domain-error.ts';

interface Item {
  id: number;
  version: number;
}

/** Who puts things in order sees all of them as they are now, or looks again. */
export function requireWholeOrder(present: readonly Item[], items: readonly Item[]): void {
  const versions = new Map(present.map(({ id, version }) => [id, version]));
  const isEachOnce = new Set(items.map(({ id }) => id)).size === items.length;
  if (
    !isEachOnce ||
    versions.size !== items.length ||
    items.some(({ id, version }) => versions.get(id) !== version)
  )
    throw new DomainError('conflict.version');
}
