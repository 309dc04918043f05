import type { CatalogueChange, OwnFactorChange } from '@metra/contract/shapes/factor-shapes';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';

export interface ChangedPart {
  name: 'value' | 'years' | 'source' | 'note' | 'evidence';
  /** The value belongs to this year. Null means that the part does not belong to a year. */
  year: number | null;
  /** Null means that there was nothing. */
  from: string | null;
  to: string | null;
}

type OwnState = NonNullable<OwnFactorChange['after']>;

const yearsText = ({ firstYear, lastYear }: OwnState): string =>
  lastYear === null
    ? translate('company-data.factors.from', { year: firstYear })
    : translate('company-data.factors.fromTo', { year: firstYear, last: lastYear });

/** Returns the parts that differ between both states, as formatted texts. */
export function ownParts({ before, after }: OwnFactorChange, language: Language): ChangedPart[] {
  const read: Record<ChangedPart['name'], (state: OwnState) => string | null> = {
    value: ({ value, unit }) => formatQuantity(value, unit.label, language),
    years: yearsText,
    source: ({ source }) => source,
    note: ({ note }) => note,
    evidence: ({ evidence }) => evidence.map(({ name }) => name).join(', ') || null,
  };
  return (Object.keys(read) as ChangedPart['name'][]).flatMap((name) => {
    const from = before && read[name](before);
    const to = after && read[name](after);
    return from === to ? [] : [{ name, year: null, from, to }];
  });
}

/** Compares the values of each year that the operator changed. A factor without years has a single value. */
export function catalogueParts({ before, after }: CatalogueChange, language: Language): ChangedPart[] {
  const valueIn = ({ history, value, year, unit }: CatalogueChange['after'], wanted: number) => {
    const found = history.length > 0 ? history.find((each) => each.year === wanted)?.value : value;
    const isKnown = history.length > 0 || year === wanted;
    return isKnown && found !== undefined && found !== null ? formatQuantity(found, unit, language) : null;
  };
  const years = new Set(
    [before, after].flatMap(({ history, year }) => [year, ...history.map((each) => each.year)]),
  );
  const values = [...years].toSorted().flatMap((year): ChangedPart | [] => {
    const [from, to] = [valueIn(before, year), valueIn(after, year)];
    return from === to ? [] : { name: 'value', year, from, to };
  });
  const source: ChangedPart = { name: 'source', year: null, from: before.source, to: after.source };
  return before.source === after.source ? values : [...values, source];
}
