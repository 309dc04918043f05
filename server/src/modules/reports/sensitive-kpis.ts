import type { DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import type { YearOfKpis } from '../kpis/kpis.module.ts';

/** KPIs of the catalogue whose only datapoint is left out as sensitive. */
const sensitiveKpis = ({ disclosures }: Pick<DisclosuresOfYear, 'disclosures'>) =>
  disclosures
    .flatMap(({ datapoints }) => datapoints)
    .filter(({ state, kpis }) => state === 'OMITTED_SENSITIVE' && kpis.length === 1)
    .flatMap(({ kpis }) => kpis);

/** Removes sensitive KPIs from every part of the report, because other parts would reveal them. */
export function withoutSensitiveKpis(
  kpis: YearOfKpis,
  disclosures: Pick<DisclosuresOfYear, 'disclosures'>,
): YearOfKpis {
  const left = sensitiveKpis(disclosures);
  if (left.length === 0) return kpis;
  const [ids, slugs] = [new Set(left.map(({ id }) => id)), new Set(left.map(({ slug }) => slug))];
  const isTold = ({ id }: { id: number }) => !ids.has(id);
  const rows = kpis.rows.filter(({ kpi }) => isTold(kpi));
  return {
    ...kpis,
    rows,
    row: (slug) => rows.find(({ kpi }) => kpi.slug === slug && !kpi.own) ?? null,
    series: (kpiIds) => kpis.series(kpiIds.filter((id) => isTold({ id }))),
    newest: (slug) => (slugs.has(slug) ? null : kpis.newest(slug)),
    gaps: kpis.gaps.filter(({ kpi }) => kpi === null || isTold(kpi)),
    checks: kpis.checks.filter((check) => check.kpis.every(isTold)),
  };
}
