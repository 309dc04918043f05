import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import type { Coverage } from '@metra/contract/shapes/completeness';
import type { Kpi, KpiReference } from '@metra/contract/shapes/kpi-shapes';

export const aKpi = (given: Partial<Kpi> = {}): Kpi => ({
  id: 1,
  slug: 'electricity-purchased',
  name: 'Eingekaufter Strom',
  description: '',
  whereToFind: '',
  sector: 'e',
  category: { slug: 'energy', name: 'Energie' },
  unit: { code: 'kW.h', label: 'kWh' },
  units: [
    { code: 'kW.h', label: 'kWh' },
    { code: 'MW.h', label: 'MWh' },
  ],
  decimals: 0,
  aggregation: 'SUM',
  direction: 'LOWER',
  band: null,
  wholeNumber: false,
  frequency: 'MONTH',
  formula: null,
  computedBy: null,
  fuels: null,
  plausible: { min: null, max: null, maxChange: null },
  disclosures: [],
  tags: [],
  own: false,
  active: true,
  switchedOff: null,
  canEdit: false,
  version: 1,
  ...given,
});

/** One month that is wholly known. */
export const aCoverage = (given: Partial<Coverage> = {}): Coverage => ({
  months: 1,
  covered: 1,
  state: 'WHOLE',
  missing: [],
  shares: null,
  ...given,
});

/** A KPI as lists name it. */
export function aKpiReference(given: Partial<KpiReference> = {}): KpiReference {
  const { id, slug, name, sector, category, unit, decimals, aggregation, ...kpi } = aKpi();
  const { direction, band, frequency, wholeNumber, own } = kpi;
  const what = { id, slug, name, sector, category, unit, decimals, aggregation };
  return { ...what, direction, band, frequency, wholeNumber, own, derived: false, ...given };
}

/** A KPI with one value and nothing else to say. */
export const anOverviewRow = (given: Partial<OverviewRow> = {}): OverviewRow => ({
  kpi: aKpiReference(),
  inUse: true,
  latest: {
    period: { start: '2026-09-01', end: '2026-09-30', code: '2026-09' },
    value: 100,
    completeness: aCoverage(),
  },
  waitsFor: [],
  questionable: false,
  noResult: null,
  reason: null,
  trend: null,
  noTrend: null,
  year: null,
  marks: [],
  target: null,
  missing: [],
  sparkline: [],
  ...given,
});
