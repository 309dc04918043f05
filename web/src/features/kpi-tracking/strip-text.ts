import type { MonthMark } from '@metra/contract/shapes/completeness';
import { marksText } from '../../domain/kpis/month-marks.ts';
import type { useTranslate } from '../../lib/i18n/use-translate.ts';

type Translate = ReturnType<typeof useTranslate>['t'];

/** Counts due periods without a value, and if there are none, other gaps. */
export const openText = (missing: number, gaps: number, t: Translate): string =>
  missing === 0 && gaps > 0 ? t('tracking.stripGaps', { gaps }) : t('tracking.strip', { missing });

interface Strip {
  missing: number;
  gaps: number;
  marks: readonly MonthMark[];
}

export const stripText = ({ missing, gaps, marks }: Strip, t: Translate): string =>
  marks.length > 0
    ? t('tracking.stripMonths', { open: openText(missing, gaps, t), months: marksText(marks) })
    : t('tracking.nav.unused');
