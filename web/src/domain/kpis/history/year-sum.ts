import type { KpiSeries } from '@metra/contract/operations/kpi-history';
import { businessYearOf } from '../../../lib/formats/business-year.ts';

interface YearSum {
  value: number;
  /** Months something is known for. */
  covered: number;
  /** Of the points with a value. */
  estimatedShare: number;
}

/** What the points of a business year add up to, over how many months, and how much of it was estimated. */
export function yearSum({ points }: Pick<KpiSeries, 'points'>, year: number): YearSum {
  const ofYear = points.filter(({ period }) => businessYearOf(period.start) === year);
  const shares = ofYear.flatMap(({ completeness }) => completeness.shares ?? []);
  const sum = ofYear.reduce((total, { value }) => total + (value ?? 0), 0);
  return {
    value: Number(sum.toPrecision(15)),
    covered: ofYear.reduce((total, { completeness }) => total + completeness.covered, 0),
    estimatedShare:
      shares.length === 0 ? 0 : shares.reduce((total, { estimated }) => total + estimated, 0) / shares.length,
  };
}
