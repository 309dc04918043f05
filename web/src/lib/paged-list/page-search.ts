const MOST_PAGES = 100_000;
const PAGE_NAME = /^page(-[\w.-]+)?$/;

/** The page of a screen's list. A screen with several lists has `page-<name>` beside it, which `usePage` reads. */
export interface PageSearch {
  /** The first page is 1, and the address leaves it out. */
  page?: number;
}

/** The page that a parameter names; undefined for the first page and for everything that is no page. */
export function furtherPage(value: unknown): number | undefined {
  const page = typeof value === 'number' || typeof value === 'string' ? Number(value) : 1;
  return Number.isSafeInteger(page) && page > 1 && page < MOST_PAGES ? page : undefined;
}

/** Keeps the pages of an address and drops everything else. */
export function pageSearch(raw: Record<string, unknown>): PageSearch {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const page = PAGE_NAME.test(name) ? furtherPage(value) : undefined;
      return page === undefined ? [] : [[name, page]];
    }),
  );
}
