import type { Page } from '@metra/contract/core/primitives';

interface ListQuery<Name extends string> {
  page: number;
  pageSize: number;
  sort?: Name | `-${Name}` | undefined;
}

type Compare<Item> = (a: Item, b: Item) => number;

/** Returns one page of a list in memory. The id breaks ties in the direction of the sort, as in `listPage`. */
export function listInMemory<Item extends { id: number }, Name extends string>(
  items: readonly Item[],
  compareBy: Readonly<Record<Name, Compare<Item>>>,
  byDefault: NoInfer<Name>,
  { page, pageSize, sort = byDefault }: ListQuery<NoInfer<Name>>,
): Page<Item> {
  const compare = compareBy[sort.replace('-', '') as Name];
  const direction = sort.startsWith('-') ? -1 : 1;
  const sorted = items.toSorted((a, b) => direction * (compare(a, b) || a.id - b.id));
  return { items: sorted.slice(page * pageSize, (page + 1) * pageSize), page, pageSize, total: items.length };
}
