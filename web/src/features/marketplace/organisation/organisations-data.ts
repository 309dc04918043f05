import type { OrganisationSummary } from '@metra/contract/operations/organisations';

export const ORGANISATIONS_PER_PAGE = 20;
const MOST_PAGES = 500;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface OrganisationsSearch {
  query: string;
  type: string;
  /** The first page is 1. */
  page: number;
}

export interface OrganisationsData {
  search: OrganisationsSearch;
  organisations: readonly OrganisationSummary[];
  total: number;
  types: readonly { slug: string; name: string; count: number }[];
}

/** Leaves out invalid values of an address, because a link may be old or incomplete. */
export function organisationsSearchOf(
  values: Readonly<Record<string, string | undefined>>,
): OrganisationsSearch {
  const { query = '', type = '', page = '' } = values;
  return {
    query: query.trim().slice(0, 100),
    type: SLUG.test(type) ? type : '',
    page: /^\d{1,3}$/.test(page) ? Math.min(MOST_PAGES, Math.max(1, Number(page))) : 1,
  };
}

/** Returns the German address without default values. */
export function organisationsAddress({ query, type, page }: OrganisationsSearch): string {
  const parameters = new URLSearchParams({
    ...(query && { query }),
    ...(type && { type }),
    ...(page > 1 && { page: `${page}` }),
  });
  return parameters.size === 0 ? '/organisations' : `/organisations?${parameters}`;
}
