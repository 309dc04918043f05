import { berlinInstant, berlinTime } from '../../lib/formats/berlin-time.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';

/** A link lives at most two years, minus one day, because its last day counts until its end. */
const MONTHS = [1, 3, 6, 12, 24] as const;

export function sharedUntilChoices(now: Date, language: Language): { value: string; label: string }[] {
  const { day: today } = berlinTime(now.toISOString());
  return MONTHS.map((months) => {
    const day = monthsAfter(today, months);
    return { value: day, label: formatDate(day, language) };
  });
}

/** The time is in Germany. */
export const endOfDay = (day: string): string => berlinInstant(day, '23:59') ?? `${day}T22:59:00.000Z`;

/** If the month is too short, the last day of the month counts. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth) - 1))
    .toISOString()
    .slice(0, 10);
}
