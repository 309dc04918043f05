import type { KpiSeries } from '@metra/contract/operations/kpi-history';
import { businessYearOf } from '../../../lib/formats/business-year.ts';

interface YearSum {
  value: number;
  covered: number;
  /** Only points with a value count. */
  estimatedShare: number;
}

/** It adds up the points of a business year and says how many months they cover and how much was estimated. */
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
