import type {
  Datapoint,
  Disclosure,
  DisclosureCounts,
  DisclosuresOfYear,
  DisclosureTable,
  ReportModules,
} from '@metra/contract/shapes/standard-shapes';

const COUNTED = ['total', 'answered', 'notApplicable', 'omitted', 'missing'] as const;

/** Adds the counts of all disclosures; the share of an empty list is complete. */
export function sumOf(counts: readonly DisclosureCounts[]): DisclosureCounts {
  const sum = { total: 0, answered: 0, notApplicable: 0, omitted: 0, missing: 0, share: 1 };
  for (const one of counts) for (const name of COUNTED) sum[name] += one[name];
  return { ...sum, share: sum.total === 0 ? 1 : (sum.total - sum.missing) / sum.total };
}

export const givenOf = ({ total, missing }: Pick<DisclosureCounts, 'total' | 'missing'>): number =>
  total - missing;

export const ofModule = (disclosures: readonly Disclosure[], module: ReportModules): readonly Disclosure[] =>
  disclosures.filter((disclosure) => disclosure.module === module);

/** Replaces one disclosure of the year and counts again. */
export function withDisclosure(year: DisclosuresOfYear, changed: Disclosure): DisclosuresOfYear {
  const disclosures = year.disclosures.map((one) => (one.code === changed.code ? changed : one));
  return { ...year, ...sumOf(disclosures.filter(({ applies }) => applies)), disclosures };
}

export type Item = { kind: 'datapoint'; of: Datapoint } | { kind: 'table'; of: DisclosureTable };

/** Returns the parts of a disclosure in their order, grouped by their headings. */
export function sectionsOf({ datapoints, tables }: Disclosure): { title: string; items: readonly Item[] }[] {
  const items: Item[] = [
    ...datapoints.map((of): Item => ({ kind: 'datapoint', of })),
    ...tables.map((of): Item => ({ kind: 'table', of })),
  ];
  const sections = Map.groupBy(items, ({ of }) => of.section);
  return [...sections].map(([title, inOrder]) => ({ title, items: inOrder }));
}

const isOpen = ({ state, editable }: Pick<Datapoint, 'state' | 'editable'>) =>
  state === 'MISSING' && editable;

/** Returns the first part of a disclosure that can be answered here and is not. */
export const firstOpenOf = ({ datapoints, tables }: Disclosure): string | undefined =>
  [...datapoints, ...tables].find(isOpen)?.name;

export interface Place {
  code: string;
  name: string;
}

/** Returns the next open part after a place; after the last one it starts again. */
export function nextOpen(disclosures: readonly Disclosure[], from: Place | null): Place | null {
  const places = disclosures
    .filter(({ applies }) => applies)
    .flatMap(({ code, datapoints, tables }) =>
      [...datapoints, ...tables].map(({ name, ...state }) => ({ code, name, open: isOpen({ ...state }) })),
    );
  const at = from
    ? places.findIndex(({ code, name }) => code === from.code && (from.name === '' || name === from.name))
    : -1;
  const after = from?.name === '' ? at : at + 1;
  const found =
    places.slice(Math.max(0, after)).find(({ open }) => open) ?? places.find(({ open }) => open) ?? null;
  return found && { code: found.code, name: found.name };
}

/** An address names a disclosure by its code, or by the name of a part of it. */
export function disclosureAt(disclosures: readonly Disclosure[], hash: string): Disclosure | undefined {
  const holds = ({ code, datapoints, tables }: Disclosure) =>
    code === hash || [...datapoints, ...tables].some(({ name }) => name === hash);
  return (
    disclosures.find(holds) ??
    disclosures.find(({ applies, missing }) => applies && missing > 0) ??
    disclosures[0]
  );
}
