import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { isOutdated } from '../kpis/completeness-text.ts';
import { periodOfCode } from './period-code.ts';
import { periodText } from './period-text.ts';
import { today } from './today.ts';

type Actual = NonNullable<GoalKpi['actual']>;

/** Whether newer values should long be there. */
export function isOutdatedActual(
  { frequency }: Pick<GoalKpi, 'frequency'>,
  { period }: Actual,
  day = today(),
): boolean {
  const span = periodOfCode(period);
  return span !== null && isOutdated(span, frequency, day);
}

/** What keeps a value from being whole: its period still runs, or months of it are missing. */
export function lackOfActual({ period, months: { covered, of } }: Actual, day = today()): string | undefined {
  const isRunning = (periodOfCode(period)?.end ?? '') >= day;
  const lacks = [
    isRunning && translate('common.running'),
    covered < of && translate('common.coverage', { covered, months: of }),
  ];
  return lacks.filter((lack) => lack !== false).join(', ') || undefined;
}

/** When a value is of: its period, called its date where newer ones should be there. */
export function actualPeriodText(
  kpi: Pick<GoalKpi, 'frequency'>,
  actual: Actual,
  language: Language,
  day = today(),
): string {
  const period = periodText(actual.period, language);
  return isOutdatedActual(kpi, actual, day) ? translate('common.asOfInside', { period }) : period;
}
