import type { ReportKpi } from '@metra/contract/shapes/report-shapes';

/** The KPIs that most readers look for first, in this order. */
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

/** Up to four known values for the cover: the usual ones, then the leading KPIs of the goals. */
export function keyValuesOf(rows: readonly ReportKpi[]): ReportKpi[] {
  const known = rows.filter(({ value }) => value !== null);
  const first = askedFirst
    .slice(0, shown)
    .flatMap((slug) => known.find(({ kpi }) => kpi.slug === slug && !kpi.own) ?? []);
  const leading = known.filter(({ leads }) => leads);
  const rest = askedFirst.flatMap((slug) => known.find(({ kpi }) => kpi.slug === slug && !kpi.own) ?? []);
  return [...new Set([...first, ...leading, ...rest])].slice(0, shown);
}
