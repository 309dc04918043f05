import type { Kpi } from '@metra/contract/kpi-shapes';

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
  frequency: 'MONTH',
  formula: null,
  plausible: { min: null, max: null, maxChange: null },
  disclosures: [],
  tags: [],
  own: false,
  active: true,
  canEdit: false,
  version: 1,
  ...given,
});
