import type { KpiRecord, MissingReason } from '@metra/contract/shapes/kpi-record-shapes';
import type { KpiReference, Period } from '@metra/contract/shapes/kpi-shapes';
import { formatQuantity } from '../../lib/formats/formats.ts';
import { formatPeriod } from '../../lib/formats/period-format.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { plainTwo } from '../tracking/kpi-text.ts';

const MISSING_REASONS: readonly MissingReason[] = [
  'NOT_APPLICABLE',
  'NOT_AVAILABLE',
  'CONFIDENTIAL',
  'INCLUDED_ELSEWHERE',
  'UNCHANGED',
];

/** Only a state or a rate can be unchanged, because an equal amount is a new amount. */
export const missingReasonsOf = ({
  aggregation,
}: Pick<KpiReference, 'aggregation'>): readonly MissingReason[] =>
  MISSING_REASONS.filter((reason) => reason !== 'UNCHANGED' || aggregation !== 'SUM');

export const QUALITIES = ['INVOICE', 'MEASURED', 'ESTIMATED', 'UNSTATED'] as const;

export const FREQUENCIES = ['MONTH', 'QUARTER', 'YEAR'] as const;

/** Examples: `Sep. 2026`, `3. Quartal 2026`, `2026`. Other spans show their first and last day. */
export const spanText = ({ start, end }: Pick<Period, 'start' | 'end'>, language: Language): string =>
  formatPeriod(start, end, language);

export function recordText(
  {
    value,
    unit,
    reason,
    quality,
  }: Pick<KpiRecord, 'value' | 'unit' | 'reason'> & Partial<Pick<KpiRecord, 'quality'>>,
  language: Language,
): string {
  if (value !== null) {
    const amount = formatQuantity(value, plainTwo(unit.label), language);
    return quality === 'ESTIMATED' ? translate('records.approximately', { value: amount }) : amount;
  }
  return reason ? translate(`records.reason.${reason}`) : '–';
}
