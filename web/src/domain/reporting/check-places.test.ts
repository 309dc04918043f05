import type { ReportCheck } from '@metra/contract/shapes/report-shapes';
import { expect, test } from 'vitest';
import { checkPlaces } from './check-places.ts';

type Claim = NonNullable<ReportCheck['claim']>;
const kpi = { id: 7, sector: 'e', name: 'Erdgas' } as ReportCheck['kpis'][number];

test.each<[Claim['place'], string]>([
  [{ kind: 'NARRATIVE', section: 'foreword' }, '/app/reporting/current-report?year=2025#chapter-1'],
  [{ kind: 'NARRATIVE', section: 'outlook' }, '/app/reporting/current-report?year=2025#chapter-2'],
  [{ kind: 'NARRATIVE', section: 'governance' }, '/app/reporting/current-report?year=2025#chapter-4'],
  [{ kind: 'DATAPOINT', name: 'Assets', disclosure: 'B1' }, '/app/reporting/vsme?year=2025#Assets'],
  [{ kind: 'PROFILE', field: 'slogan' }, '/app/organisation/profile'],
  [{ kind: 'GOAL', id: 12 }, '/app/dashboard/goals/12'],
  [{ kind: 'EXPLANATION', key: 'kpi-7' }, '/app/reporting/current-report?year=2025#chapter-5'],
])('a claim in %j is to be found', (place, address) => {
  const claim = { place } as Claim;
  expect(checkPlaces({ claim, datapoints: [], kpis: [] }, 2025)).toEqual([
    { kind: 'text', name: '', address },
  ]);
});

test('a check of an answer links to it, and a check of KPIs to each of them', () => {
  const datapoints = [{ name: 'Assets', disclosure: 'B1' }];
  expect(checkPlaces({ claim: null, datapoints, kpis: [kpi] }, 2025)).toEqual([
    { kind: 'datapoint', name: '', address: '/app/reporting/vsme?year=2025#Assets' },
  ]);
  expect(checkPlaces({ claim: null, datapoints: [], kpis: [kpi] }, 2025)).toEqual([
    { kind: 'kpi', name: 'Erdgas', address: '/app/company-data/e/7' },
  ]);
});
