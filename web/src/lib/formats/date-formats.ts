import {
  type DateParts,
  type DateStyle,
  twoDigits,
  writtenDate,
} from '../../design-system/calendar/written-date.ts';
import type { Language } from '../i18n/languages.ts';
import { translate } from '../i18n/tolgee.ts';
import { UNFORMATTABLE } from './formats.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The value is a day (`2026-11-15`) or an instant, which is shown in the person's time zone. */
export const formatDate = (value: string, language: Language, style: DateStyle = 'long'): string =>
  isReal(value) ? writtenDate(partsOf(value), language, style) : UNFORMATTABLE;

/** Examples: `14:32 Uhr`, in English `14:32`. */
export function formatTime(instant: string): string {
  if (!isReal(instant)) return UNFORMATTABLE;
  const moment = new Date(instant);
  const time = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  return translate('common.format.time', { time });
}

/** Example: `15. November 2026, 14:32 Uhr`. */
export function formatDateTime(instant: string, language: Language, style: DateStyle = 'long'): string {
  const day = formatDate(instant, language, style);
  return day === UNFORMATTABLE ? day : `${day}, ${formatTime(instant)}`;
}

/** A day without a time is the same day in every time zone. */
function partsOf(value: string): DateParts {
  const date = new Date(value);
  return DAY.test(value)
    ? { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
    : { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** JavaScript silently turns 31 February into a day in March. */
export function isReal(value: string): boolean {
  const parsed = new Date(value);
  if (Number.isNaN(parsed.getTime())) return false;
  return !DAY.test(value) || parsed.toISOString().startsWith(value);
}
