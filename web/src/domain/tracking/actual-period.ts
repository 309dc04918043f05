import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { periodOfCode } from './period-code.ts';
import { periodText } from './period-text.ts';
import { today } from './today.ts';
import { isOutdated } from './value-quality.ts';

type Actual = NonNullable<GoalKpi['actual']>;

export function isOutdatedActual(
  { frequency }: Pick<GoalKpi, 'frequency'>,
  { period }: Actual,
  day = today(),
): boolean {
  const span = periodOfCode(period);
  return span !== null && isOutdated(span, frequency, day);
}

/** A value is incomplete because its period has not ended or because months are missing. */
export function lackOfActual({ period, months: { covered, of } }: Actual, day = today()): string | undefined {
  const isRunning = (periodOfCode(period)?.end ?? '') >= day;
  const lacks = [
    isRunning && translate('common.running'),
    covered < of && translate('common.coverage', { covered, months: of }),
  ];
  return lacks.filter((lack) => lack !== false).join(', ') || undefined;
}

/** An outdated value shows its date instead of its period. */
export function actualPeriodText(
  kpi: Pick<GoalKpi, 'frequency'>,
  actual: Actual,
  language: Language,
  day = today(),
): string {
  const period = periodText(actual.period, language);
  return isOutdatedActual(kpi, actual, day) ? translate('common.asOfInside', { period }) : period;
}
