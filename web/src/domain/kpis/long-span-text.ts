import type { Period } from '@metra/contract/shapes/kpi-shapes';
import { formatDate } from '../../lib/formats/date-formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { spanText } from './record-text.ts';

const MONTH_CODE = /^\d{4}-\d{2}$/;

/** The name of a month is written out: `Oktober 2026`. */
export const longSpanText = (period: Period, language: Language): string =>
  MONTH_CODE.test(period.code) ? formatDate(period.start, language, 'monthLong') : spanText(period, language);
