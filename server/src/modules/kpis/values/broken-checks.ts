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

/** KPIs of the catalogue alone: no cross-check names one of an organisation's own. */
export const checkDefinitions = memoizeByObject((catalogue: Catalogue) => definitionsOf(catalogue, []));

const knownLeaves = new WeakMap<CatalogueCheck, readonly KpiDefinition[]>();

/** Entered KPIs that a check rests on, itself or through what is computed from them. */
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

/** Where a check is looked at when months are entered: these, and the longest period of what it needs around them. */
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

/** Whether values contradict a check. Half a year is never held against a whole one. */
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
