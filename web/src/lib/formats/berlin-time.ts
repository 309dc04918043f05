import type { Language } from '../i18n/languages.ts';
import { translate } from '../i18n/tolgee.ts';
import { formatDate } from './date-formats.ts';

/*
 * Pages are published, and previews end, at a time in Germany, wherever somebody sits. The browser's own formats are too slow to start for
 * this; the rule of the European Union is two lines, and a test compares it with theirs.
 */

const HOUR_MS = 3_600_000;

/** The last Sunday of a month, one o'clock in London: when clocks are changed. */
function changeIn(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeIn(year, 2) && instant < changeIn(year, 9);
  return (isSummer ? 2 : 1) * HOUR_MS;
}

/** Day and time of an instant on German clocks. */
export function berlinTime(instant: string): { day: string; time: string } {
  const at = Date.parse(instant);
  const shown = new Date(at + offsetAt(at)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The instant at which German clocks show this; undefined for what is no day or time. */
export function berlinInstant(day: string, time: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim()) ?? [];
  const at = Date.parse(`${day}T${hours.padStart(2, '0')}:${minutes}:00.000Z`);
  if (Number.isNaN(at)) return undefined;
  // In the hour that there is twice the first is meant; in the one that there is not, the hour after it.
  const instant = [2, 1]
    .map((offset) => at - offset * HOUR_MS)
    .find((guess) => guess + offsetAt(guess) === at);
  return new Date(instant ?? at - HOUR_MS).toISOString();
}

/** `16. Nov. 2026, 08:00 Uhr`, in Germany. */
export function formatBerlin(instant: string, language: Language): string {
  const { day, time } = berlinTime(instant);
  return `${formatDate(day, language, 'short')}, ${translate('common.format.time', { time })}`;
}
