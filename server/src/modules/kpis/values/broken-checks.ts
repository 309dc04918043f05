import type { Language } from '@metra/contract/core/primitives';
import { memoizeByObject } from '../../../platform/memoize.ts';
import { textsIn } from '../../../platform/translations.ts';
import type { Catalogue, CatalogueCheck, KpiDefinition } from '../definitions/definition.ts';
import { type Definitions, definitionsOf } from '../definitions/definitions.ts';
import { isBroken, kpisIn } from '../rules/cross-check.ts';
import { lengthOf, type Months, monthsOf, unitAround } from '../rules/period.ts';
import type { KpiValues } from './kpi-values.ts';

export const checkText = ({ translations }: CatalogueCheck, language: Language): string =>
  textsIn<{ message: string }>(translations, language).message;

/** Only KPIs of the catalogue are needed, because no cross-check names one of a company's own. */
export const checkDefinitions = memoizeByObject((catalogue: Catalogue) => definitionsOf(catalogue, []));

const knownLeaves = new WeakMap<CatalogueCheck, readonly KpiDefinition[]>();

/** Returns the entered KPIs on which a check depends, directly or through computed KPIs. */
export function leavesOfCheck(definitions: Definitions, check: CatalogueCheck): readonly KpiDefinition[] {
  const before = knownLeaves.get(check);
  if (before) return before;
  const leaves = kpisIn(check).flatMap((slug) => {
    const kpi = definitions.named(slug, { organisationId: null });
    return kpi ? definitions.leavesOf(kpi) : [];
  });
  const distinct = [...new Set(leaves)];
  knownLeaves.set(check, distinct);
  return distinct;
}

/**
 * Returns the windows of a check for the written months: these months, and the longest period of its inputs around
 * them.
 */
export function windowsOf(
  definitions: Definitions,
  check: CatalogueCheck,
  months: Months,
  firstMonth: number,
): Months[] {
  if (check.overYear) return [unitAround(months.last, 'YEAR', firstMonth)];
  const [longest = 'MONTH'] = leavesOfCheck(definitions, check)
    .filter(({ slug }) => check.required.includes(slug))
    .map(({ frequency }) => frequency)
    .sort((a, b) => monthsOf[b] - monthsOf[a]);
  const around = unitAround(months.last, longest, firstMonth);
  return around.first === months.first && around.last === months.last ? [months] : [months, around];
}

/** Returns whether values contradict a check. Half a year is never compared with a whole one. */
export function isBrokenOver(
  definitions: Definitions,
  values: Pick<KpiValues, 'resultOf' | 'within'>,
  check: CatalogueCheck,
  window: Months,
): boolean {
  const isCovered = (leaf: KpiDefinition) => {
    const months = values.within(leaf, window).reduce((sum, record) => sum + lengthOf(record), 0);
    return months === 0 || leaf.aggregation !== 'SUM' || months >= lengthOf(window);
  };
  if (!leavesOfCheck(definitions, check).every(isCovered)) return false;
  return isBroken(check, (slug) => {
    const kpi = definitions.named(slug, { organisationId: null });
    return kpi ? values.resultOf(kpi, window).value : null;
  });
}
