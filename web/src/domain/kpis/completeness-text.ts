import type { Coverage } from '@metra/contract/shapes/completeness';
import type { Frequency, Period } from '@metra/contract/shapes/kpi-shapes';
import { formatPercent } from '../../lib/formats/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { daysUntil } from '../tracking/today.ts';
import { MONTHS_IN } from './history/periods-between.ts';
import { spanText } from './record-text.ts';

const NAMED = 3;
const DAYS_A_MONTH = 31;
/** A value that is older than one period and a quarter is outdated. */
const GRACE_DAYS = 92;
const APPROXIMATE_FROM = 0.1;

/** Example: `10 von 12 Monaten`. It is undefined when nothing is missing. */
export function coverageText({ state, covered, months }: Coverage): string | undefined {
  if (state === 'WHOLE') return undefined;
  const text = translate('common.coverage', { covered, months });
  if (state === 'RUNNING')
    return covered === months || months === 1
      ? translate('common.running')
      : `${translate('common.running')}, ${text}`;
  return covered === months ? translate('common.beyond') : text;
}

/** A value with a high estimated share is called approximate. */
export const isApproximate = (estimatedShare: number | undefined): boolean =>
  estimatedShare !== undefined && estimatedShare >= APPROXIMATE_FROM;

/** Example: `30 % der Monatswerte geschätzt`. It is undefined when nothing was estimated. */
export const estimatedText = ({ shares }: Coverage, language: Language): string | undefined =>
  estimatedShareText(shares?.estimated, language);

export function estimatedShareText(share: number | undefined, language: Language): string | undefined {
  if (!share) return undefined;
  return share === 1
    ? translate('common.allEstimated')
    : translate('common.estimated', { share: shareText(share, language) });
}

/** An existing share is never shown as 0 %, and an incomplete one never as 100 %. */
const shareText = (share: number, language: Language): string =>
  formatPercent(Math.min(0.99, Math.max(0.01, share)), language, { decimals: 0 });

/** Example: `Juli 2025, Sep. 2025 und 3 weitere`. */
export function missingText({ missing }: Coverage, language: Language): string {
  const named = missing.slice(0, NAMED).map((period) => spanText(period, language));
  const others = missing.length - named.length;
  return others > 0
    ? translate('common.andMore', { periods: named.join(', '), count: others })
    : named.join(', ');
}

export const isOutdated = ({ end }: Pick<Period, 'end'>, frequency: Frequency, today: string): boolean =>
  -daysUntil(end, today) > MONTHS_IN[frequency] * DAYS_A_MONTH + GRACE_DAYS;

/** An outdated value shows its date instead of its period. */
export function asOfText(period: Period, frequency: Frequency, today: string, language: Language): string {
  const span = spanText(period, language);
  return isOutdated(period, frequency, today) ? translate('common.asOf', { period: span }) : span;
}
