import type { Query } from '@metra/contract/core/operation';
import type { ComparedKpi, Comparison, frozenReports } from '@metra/contract/operations/frozen-reports';
import { yearLabel } from '@metra/contract/rules/business-year';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Call } from '../../platform/http/call.ts';
import { invalid } from '../../platform/http/domain-error.ts';
import { firstDay, lastDay, monthOf } from '../kpis/kpis.module.ts';

/** Reads KPIs of the years that start with two months, for the same number of months each. */
export type ReadComparedYears = (
  call: Call,
  first: readonly [number, number],
  months: number,
) => Promise<ComparedKpi[]>;

interface Needs {
  clock: Clock;
  comparedYears: ReadComparedYears;
}

const wholeYear = 12;
const reportYears = { first: 1990, last: 2100 };
/** All values between the two years are read at once, so their distance is limited. */
const mostYearsApart = 9;

/** Compares two business years. */
export const comparisonService =
  ({ clock, comparedYears }: Needs) =>
  async (call: Call, { years, scope }: Query<typeof frozenReports.comparison>): Promise<Comparison> => {
    const { firstMonth, timeZone } = call.actor;
    const [one = 0, other = 0] = years.split(',').map(Number);
    if (one === other) throw invalid('years', 'uniqueItems');
    if (Math.min(one, other) < reportYears.first) throw invalid('years', 'minimum');
    if (Math.max(one, other) > reportYears.last) throw invalid('years', 'maximum');
    if (Math.abs(one - other) > mostYearsApart) throw invalid('years', 'tooLong');
    const begins = (year: number) => year * 12 + firstMonth - 1;
    const first = [begins(one), begins(other)] as const;
    const running = monthOf(clock.today(timeZone).toString());
    const over = Math.min(...first.map((begin) => Math.min(Math.max(running - begin, 0), wholeYear)));
    const months = scope === 'WHOLE' ? wholeYear : over;
    const kpis = await comparedYears(call, first, months);
    const count = (verdict: ComparedKpi['verdict']) => kpis.filter((each) => each.verdict === verdict).length;
    return {
      years: [one, other].map((year) => ({
        year,
        label: yearLabel(begins(year)),
        period:
          months === 0 ? null : { start: firstDay(begins(year)), end: lastDay(begins(year) + months - 1) },
      })),
      months,
      better: count('BETTER'),
      worse: count('WORSE'),
      same: count('SAME'),
      kpis,
    };
  };
