import type { Trend } from '@metra/contract/operations/kpi-history';
import { isPercentage } from '@metra/contract/rules/units';
import type { KpiReference } from '@metra/contract/shapes/kpi-shapes';
import { formatChange, formatPoints, formatQuantity } from '../../lib/formats/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { unitOf } from '../tracking/kpi-text.ts';

type Measured = Pick<KpiReference, 'unit' | 'decimals'>;

/** A percentage changes by points, and a value without a meaningful share by its difference. */
export function changeText(
  { difference, change }: Pick<Trend, 'difference' | 'change'>,
  kpi: Measured,
  language: Language,
): string {
  if (isPercentage(kpi.unit.code)) return formatPoints(difference / 100, language);
  if (change !== null) return formatChange(change, language);
  return formatQuantity(difference, unitOf(kpi), language, { decimals: kpi.decimals, signed: true });
}

/** It computes the change in the browser by the same rules as the server (`rules/change.ts`). */
export function changeBetween(now: number, before: number, kpi: Measured, language: Language): string {
  const difference = Number((now - before).toPrecision(15));
  const isThroughZero = before === 0 || (now !== 0 && now < 0 !== before < 0);
  return changeText(
    { difference, change: isThroughZero ? null : difference / Math.abs(before) },
    kpi,
    language,
  );
}
