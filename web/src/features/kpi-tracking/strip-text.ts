import type { useTranslate } from '../../lib/i18n/use-translate.ts';

/** What a strip of months shows, in words: what waits for a value, else what has none. */
export const stripText = (missing: number, gaps: number, t: ReturnType<typeof useTranslate>['t']): string =>
  missing === 0 && gaps > 0 ? t('tracking.stripGaps', { gaps }) : t('tracking.strip', { missing });
