import type { Sector } from '@metra/contract/core/primitives';
import { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { invalid } from '../../../platform/http/domain-error.ts';
import { firstDay, lastDay, type Months, monthOf } from '../rules/period.ts';

export interface HistoryFilter {
  sector?: Sector | undefined;
  category?: string | undefined;
  kpiIds: readonly number[];
  from?: string | undefined;
  to?: string | undefined;
  granularity?: Frequency | undefined;
}

const isDay = (text: string) => {
  const month = monthOf(text);
  return text >= '0001' && Number(text.slice(5, 7)) >= 1 && text <= lastDay(month) && text >= firstDay(month);
};

/** Reads `sector:e`, `kpi:12` and so on; the contract has checked the names. */
export function historyFilter(filter: readonly string[]): HistoryFilter {
  const valuesOf = (name: string) =>
    filter.filter((each) => each.startsWith(`${name}:`)).map((each) => each.slice(name.length + 1));
  const one = (name: string) => {
    const values = valuesOf(name);
    if (values.length > 1) throw invalid('filter', 'uniqueItems');
    return values[0];
  };
  const day = (name: string) => {
    const value = one(name);
    if (value !== undefined && !isDay(value)) throw invalid('filter', 'format');
    return value;
  };
  return {
    sector: one('sector') as Sector | undefined,
    category: one('category'),
    kpiIds: valuesOf('kpi').map(Number),
    from: day('from'),
    to: day('to'),
    granularity: Frequency.optional().parse(one('granularity')),
  };
}

const defaultMonths = 24;

/** Accepts whole months within the limit for one answer. */
export function monthRange(
  { from, to }: Pick<HistoryFilter, 'from' | 'to'>,
  today: string,
  mostMonths: number,
): Months {
  const last = monthOf(to ?? today);
  const first = from === undefined ? Math.max(12, last - defaultMonths + 1) : monthOf(from);
  if (first > last) throw invalid('to', 'endsBeforeStart');
  if (last - first >= mostMonths) throw invalid('from', 'tooLong');
  return { first, last };
}
