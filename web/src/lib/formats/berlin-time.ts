import type { Language } from '../i18n/languages.ts';
import { translate } from '../i18n/tolgee.ts';
import { formatDate } from './date-formats.ts';

/*
 * Publication times and previews are in German time, wherever the person is. The browser's own time zone
 * formats load too slowly at start. The European rule takes two lines, and a test compares both.
 */

const HOUR_MS = 3_600_000;

/** Clocks change on the last Sunday of a month at 01:00 UTC. */
function changeIn(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeIn(year, 2) && instant < changeIn(year, 9);
  return (isSummer ? 2 : 1) * HOUR_MS;
}

export function berlinTime(instant: string): { day: string; time: string } {
  const at = Date.parse(instant);
  const shown = new Date(at + offsetAt(at)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** It is undefined for a text that is no day or time. */
export function berlinInstant(day: string, time: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim()) ?? [];
  const at = Date.parse(`${day}T${hours.padStart(2, '0')}:${minutes}:00.000Z`);
  if (Number.isNaN(at)) return undefined;
  // The hour that occurs twice means the first one, and the hour that does not exist means the one after it.
  const instant = [2, 1]
    .map((offset) => at - offset * HOUR_MS)
    .find((guess) => guess + offsetAt(guess) === at);
  return new Date(instant ?? at - HOUR_MS).toISOString();
}

/** The result looks like `16. Nov. 2026, 08:00 Uhr`, in German time. */
export function formatBerlin(instant: string, language: Language): string {
  const { day, time } = berlinTime(instant);
  return `${formatDate(day, language, 'short')}, ${translate('common.format.time', { time })}`;
}
