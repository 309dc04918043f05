import type { Coverage } from '@metra/contract/completeness';
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
