import { lastDay as lastDayOf, type Months, monthsOfCode } from '../../src/modules/kpis/kpis.module.ts';
import type { ValueOver } from '../../src/modules/tracking/progress/judged-value.ts';

const code = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** The codes are those of the months from the first to the last: 2026-01, 2026-02, … */
export function codesOf(from: string, to: string): string[] {
  const [first, last] = [monthsOfCode(from).first, monthsOfCode(to).last];
  return Array.from({ length: last - first + 1 }, (_, index) => code(first + index));
}
codesOf.code = code;
codesOf.months = (period: string): Months => monthsOfCode(period);
codesOf.lastDay = lastDayOf;

/**
 * Sums of records are known from values by their periods, such as 2026-10 or 2025. They do not depend on the
 * current day.
 */
export const recordsOf = (values: Readonly<Record<string, number>>) => {
  const records = Object.entries(values).map(([period, value]) => ({ ...monthsOfCode(period), value }));
  return ({ first, last }: Months): ValueOver => {
    const inside = records.filter((record) => record.first >= first && record.last <= last);
    const covered = inside.reduce((sum, record) => sum + record.last - record.first + 1, 0);
    return {
      value: inside.length === 0 ? null : inside.reduce((sum, { value }) => sum + value, 0),
      isWhole: covered === last - first + 1,
      covered,
    };
  };
};
