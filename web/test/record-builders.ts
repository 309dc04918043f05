import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { Draft } from '../src/domain/kpis/entry/row-state.ts';

export const aRecord = (given: Partial<KpiRecord> = {}): KpiRecord => ({
  id: 7,
  kpiId: 1,
  periodStart: '2026-09-01',
  periodEnd: '2026-09-30',
  period: '2026-09',
  value: 100,
  unit: { code: 'kW.h', label: 'kWh' },
  canonicalValue: 100,
  fuels: [],
  reason: null,
  quality: 'MEASURED',
  note: null,
  confirmed: false,
  evidence: [],
  author: { id: 2, name: 'Jonas Weil' },
  createdAt: '2026-10-06T08:00:00Z',
  updatedAt: '2026-10-06T08:00:00Z',
  deletedAt: null,
  version: 1,
  ...given,
});

export const aDraft = (given: Partial<Draft> = {}): Draft => ({
  text: '120',
  language: 'de',
  value: null,
  unit: 'kW.h',
  reason: null,
  quality: 'MEASURED',
  note: null,
  confirmed: [],
  attempt: '',
  ...given,
});
