import type { Language } from '@metra/contract/core/primitives';
import type { Question } from '@metra/contract/operations/kpi-history';
import type { CatalogueCheck, KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { kpisIn } from '../rules/cross-check.ts';
import { onTheWire } from '../rules/decimal.ts';
import { lengthOf, type Months, monthsOf } from '../rules/period.ts';
import { odditiesOf } from '../rules/plausibility.ts';
import { checkText, isBrokenOver } from './broken-checks.ts';
import type { KpiValues } from './kpi-values.ts';

export const checksNaming = (
  checks: readonly CatalogueCheck[],
  { slug, organisationId }: KpiDefinition,
): readonly CatalogueCheck[] =>
  organisationId === null ? checks.filter((check) => kpisIn(check).includes(slug)) : [];

interface Asked {
  definitions: Definitions;
  values: KpiValues;
  checks: readonly CatalogueCheck[];
  language: Language;
}

/**
 * Returns the reasons to question a value. The limits only apply to computed values, because entered ones were
 * already confirmed.
 */
export function questionsOf(
  { definitions, values, checks, language }: Asked,
  kpi: KpiDefinition,
  window: Months,
): Question[] {
  const { value } = values.resultOf(kpi, window);
  if (!value) return [];
  const broken = checksNaming(checks, kpi)
    .filter(({ overYear }) => !overYear || lengthOf(window) === monthsOf.YEAR)
    .filter((check) => isBrokenOver(definitions, values, check, window))
    .map((check) => ({ key: 'crossCheck' as const, against: null, text: checkText(check, language) }));
  if (broken.length > 0 || !kpi.formula) return broken;
  const units = lengthOf(window) / monthsOf[kpi.frequency];
  const range = { ...kpi.plausible, maxChange: null };
  return odditiesOf(value, range, { units, adds: kpi.aggregation === 'SUM', previous: null }).flatMap(
    ({ key, against }) => (key === 'maxChange' ? [] : [{ key, against: onTheWire(against), text: null }]),
  );
}
