export const PAGES_PAGE_SIZE = 20;

const SORTS = [
  'title',
  '-title',
  'slug',
  '-slug',
  'updatedAt',
  '-updatedAt',
  'publishedAt',
  '-publishedAt',
] as const;
const KINDS = ['LANDING', 'LEGAL'] as const;
const STATES = ['DRAFT', 'PUBLISHED'] as const;
const LONGEST_QUERY = 100;

export type PagesSort = (typeof SORTS)[number];

/** What the list shows, as it stands in the address. */
export interface PagesSearch {
  query?: string;
  kind?: (typeof KINDS)[number];
  state?: (typeof STATES)[number];
  sort?: PagesSort;
  /** From 1, as people count. */
  page?: number;
}

/** What the address says and can be shown; anything else in it is nobody's wish. */
export function pagesSearch({ query, kind, state, sort, page }: Record<string, unknown>): PagesSearch {
  const asked = query === undefined ? '' : String(query).slice(0, LONGEST_QUERY);
  const knownKind = KINDS.find((known) => known === kind);
  const knownState = STATES.find((known) => known === state);
  const knownSort = SORTS.find((known) => known === sort);
  return {
    ...(asked.trim() !== '' && { query: asked }),
    ...(knownKind && { kind: knownKind }),
    ...(knownState && { state: knownState }),
    ...(knownSort && { sort: knownSort }),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Number(page) }),
  };
}
