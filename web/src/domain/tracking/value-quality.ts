import type { Frequency, Period } from '@metra/contract/shapes/kpi-shapes';
import { formatPercent } from '../../lib/formats/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { MONTHS_IN } from './period-code.ts';
import { daysUntil } from './today.ts';

const DAYS_A_MONTH = 31;
/** A value that is older than one period and a quarter is outdated. */
const GRACE_DAYS = 92;
const APPROXIMATE_FROM = 0.1;

/** A value with a high estimated share is called approximate. */
export const isApproximate = (estimatedShare: number | undefined): boolean =>
  estimatedShare !== undefined && estimatedShare >= APPROXIMATE_FROM;

export function estimatedShareText(share: number | undefined, language: Language): string | undefined {
  if (!share) return undefined;
  return share === 1
    ? translate('common.allEstimated')
    : translate('common.estimated', { share: shareText(share, language) });
}

/** An existing share is never shown as 0 %, and an incomplete one never as 100 %. */
const shareText = (share: number, language: Language): string =>
  formatPercent(Math.min(0.99, Math.max(0.01, share)), language, { decimals: 0 });

export const isOutdated = ({ end }: Pick<Period, 'end'>, frequency: Frequency, today: string): boolean =>
  -daysUntil(end, today) > MONTHS_IN[frequency] * DAYS_A_MONTH + GRACE_DAYS;
