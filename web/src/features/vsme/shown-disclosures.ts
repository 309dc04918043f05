import type { Disclosure, DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import { queryClient } from '../../lib/api/query-client.ts';
import { withDisclosure } from './disclosure-counts.ts';
import { vsmeQueries } from './vsme.queries.ts';

export const shownYear = (year: number): DisclosuresOfYear | undefined =>
  queryClient.getQueryData(vsmeQueries.ofYear(year).queryKey);

/** Puts an answered disclosure in its place at once; sums of others that rest on it follow with the next answer. */
export function showDisclosure(year: number, disclosure: Disclosure): void {
  queryClient.setQueryData(
    vsmeQueries.ofYear(year).queryKey,
    (known) => known && withDisclosure(known, disclosure),
  );
}
