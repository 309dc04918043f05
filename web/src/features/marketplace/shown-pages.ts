/** Returns the first page, the last one and those around the current one, with marks for the omitted ones. */
export function shownPages(page: number, last: number): (number | 'before' | 'after')[] {
  const around = [page - 1, page, page + 1].filter((each) => each > 1 && each < last);
  return [
    1,
    ...((around[0] ?? 2) > 2 ? (['before'] as const) : []),
    ...around,
    ...((around.at(-1) ?? last - 1) < last - 1 ? (['after'] as const) : []),
    last,
  ];
}
