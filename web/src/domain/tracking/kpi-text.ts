import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import { visibleDecimals } from '../../design-system/values/number-format.ts';
import { formatPoints, formatQuantity } from '../../lib/formats/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { periodText } from './period-text.ts';

type KpiUnit = Pick<GoalKpi, 'unit' | 'decimals'>;

/** The typeface has no ₂; the component `Unit` uses a real subscript. */
export const unitOf = ({ unit }: Pick<GoalKpi, 'unit'>): string => plainTwo(unit.label);

export const plainTwo = (text: string): string => text.replaceAll('₂', '2');

export const kpiText = (value: number, kpi: KpiUnit, language: Language): string =>
  formatQuantity(value, unitOf(kpi), language, { decimals: visibleDecimals(value, kpi.decimals) });

/** Example: `−62 t seit 2024`. The change of a percentage is in percentage points. */
export function changeText(
  kpi: KpiUnit & Pick<GoalKpi, 'baseline' | 'actual'>,
  language: Language,
): string | null {
  if (!kpi.baseline || !kpi.actual) return null;
  const difference = kpi.actual.value - kpi.baseline.value;
  const change =
    kpi.unit.label === '%'
      ? formatPoints(difference / 100, language)
      : formatQuantity(difference, unitOf(kpi), language, { decimals: kpi.decimals, signed: true });
  return translate('goals.kpi.since', { change, period: periodText(kpi.baseline.period, language) });
}
