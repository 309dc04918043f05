import type { ReportKpi } from '@metra/contract/shapes/report-shapes';

/** What a reader asks for first, in this order. */
const askedFirst = [
  'ghg-scope-1-2',
  'energy-total',
  'accidents',
  'recycling-rate',
  'employees',
  'water-withdrawal',
  'waste-total',
  'turnover',
];
const shown = 4;

/** Up to four values for the cover: what everyone asks for, then what goals are read by. Nothing that is not known. */
export function keyValuesOf(rows: readonly ReportKpi[]): ReportKpi[] {
  const known = rows.filter(({ value }) => value !== null);
  const first = askedFirst
    .slice(0, shown)
    .flatMap((slug) => known.find(({ kpi }) => kpi.slug === slug && !kpi.own) ?? []);
  const leading = known.filter(({ leads }) => leads);
  const rest = askedFirst.flatMap((slug) => known.find(({ kpi }) => kpi.slug === slug && !kpi.own) ?? []);
  return [...new Set([...first, ...leading, ...rest])].slice(0, shown);
}
