export interface PageEntry {
  /** null stands for the pages left out. */
  page: number | null;
  key: string;
}

const NEIGHBOURS = 1;

/** These are the first, the last and the current page and its neighbours. A gap of a single page is filled. */
export function pagesAround(current: number, count: number): PageEntry[] {
  const shown = new Set<number>([1, count]);
  for (let page = current - NEIGHBOURS; page <= current + NEIGHBOURS; page++) {
    if (page >= 1 && page <= count) shown.add(page);
  }
  const pages = [...shown].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    const gap = page - before - 1;
    if (gap === 0) return [entry(page)];
    if (gap === 1) return [entry(page - 1), entry(page)];
    return [{ page: null, key: `before-${page}` }, entry(page)];
  });
}

function entry(page: number): PageEntry {
  return { page, key: `${page}` };
}
