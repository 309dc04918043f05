import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Count, Id, IsoDate, pageOf, pageQuery, Sector, Slug, sortBy, Version } from '../core/primitives.ts';
import {
  batchLimit,
  GridRow,
  KpiRecord,
  KpiRecordRow,
  KpiRecordUpdate,
  KpiRecordWrite,
  LatestRecord,
  RecordChange,
} from '../shapes/kpi-record-shapes.ts';
import { Frequency, Kpi, PeriodCode } from '../shapes/kpi-shapes.ts';

const oneRecord = z.object({ kpiRecordId: Id });
const oneKpi = z.object({ kpiId: Id });

const enteringErrors = [
  'not_found.kpi',
  'not_found.resource',
  'kpi.derived',
  'kpi.switched_off',
  'kpi_record.period_taken',
  'kpi_record.period_overlaps',
  'kpi_record.implausible',
] as const;
const pastingErrors = [...enteringErrors, 'kpi_batch.taken_back'] as const;

export const kpiRecords = {
  latest: operation({
    method: 'GET',
    path: '/tracking/kpi-records',
    access: 'member',
    summary: 'The latest record of each KPI',
    query: z.object({ sector: Sector.optional(), category: Slug.optional() }),
    response: z.object({ items: z.array(LatestRecord).max(1000) }),
  }),
  create: operation({
    method: 'POST',
    path: '/tracking/kpi-records',
    access: 'subscriber',
    summary: 'Enter a value, or the reason why there is none',
    body: KpiRecordWrite,
    response: KpiRecord,
    status: 201,
    idempotent: true,
    errors: [...pastingErrors, 'conflict.idempotency_key'],
  }),
  batch: operation({
    method: 'POST',
    path: '/tracking/kpi-records/batch',
    access: 'subscriber',
    summary: 'Enter many values in one transaction; a refusal names every invalid row',
    body: z.strictObject({ rows: z.array(KpiRecordRow).min(1).max(batchLimit) }),
    response: z.object({ items: z.array(KpiRecord).max(batchLimit) }),
    status: 201,
    idempotent: true,
    errors: [...enteringErrors, 'not_found.kpi_record', 'conflict.version', 'conflict.idempotency_key'],
  }),
  read: operation({
    method: 'GET',
    path: '/tracking/kpi-records/{kpiRecordId}',
    access: 'member',
    summary: 'One record with its evidence',
    params: oneRecord,
    response: KpiRecord,
    errors: ['not_found.kpi_record'],
  }),
  update: operation({
    method: 'PUT',
    path: '/tracking/kpi-records/{kpiRecordId}',
    access: 'subscriber',
    summary: 'Change a record',
    params: oneRecord,
    body: KpiRecordUpdate,
    response: KpiRecord,
    errors: ['not_found.kpi_record', 'conflict.version', ...pastingErrors],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/tracking/kpi-records/{kpiRecordId}',
    access: 'subscriber',
    summary: 'Delete a record; it can be restored',
    refusedToImpersonator: true,
    params: oneRecord,
    query: z.object({ version: Version.optional() }),
    response: null,
    errors: ['not_found.kpi_record', 'conflict.version'],
  }),
  restore: operation({
    method: 'POST',
    path: '/tracking/kpi-records/{kpiRecordId}/restore',
    access: 'subscriber',
    summary: 'Restore a deleted record',
    params: oneRecord,
    response: KpiRecord,
    errors: [
      'not_found.kpi_record',
      'conflict.version',
      'kpi_record.period_taken',
      'kpi_record.period_overlaps',
    ],
  }),
  changes: operation({
    method: 'GET',
    path: '/tracking/kpi-records/{kpiRecordId}/changes',
    access: 'member',
    summary: 'The history of a record, also of a deleted one, newest first',
    params: oneRecord,
    query: z.object(pageQuery),
    response: pageOf(RecordChange),
    errors: ['not_found.kpi_record'],
  }),
  restoreChange: operation({
    method: 'POST',
    path: '/tracking/kpi-records/{kpiRecordId}/changes/{changeId}/restore',
    access: 'subscriber',
    summary: 'Restore the state of a record, also of a deleted one, before a change',
    params: z.object({ kpiRecordId: Id, changeId: RecordChange.shape.id }),
    body: z.strictObject({ version: Version }),
    response: KpiRecord,
    errors: [
      'not_found.kpi_record',
      'not_found.change',
      'conflict.version',
      'kpi.derived',
      'kpi_record.period_taken',
      'kpi_record.period_overlaps',
    ],
  }),
  ofKpi: operation({
    method: 'GET',
    path: '/tracking/kpis/{kpiId}/records',
    access: 'member',
    summary: 'Records of one KPI, newest period first',
    params: oneKpi,
    query: z.object({
      ...pageQuery,
      ...sortBy('periodStart', 'updatedAt', 'value'),
      from: IsoDate.optional(),
      to: IsoDate.optional(),
      deleted: z.boolean().optional().meta({ description: 'True: those that can be restored' }),
    }),
    response: pageOf(KpiRecord),
    errors: ['not_found.kpi'],
  }),
  grid: operation({
    method: 'GET',
    path: '/tracking/kpi-grid',
    access: 'member',
    summary: 'The entry grid: every KPI to enter for a period, with its present and its previous value',
    query: z.object({
      frequency: Frequency.default('MONTH'),
      period: PeriodCode.optional().meta({
        description: 'A period of the frequency; default: the last one that is over',
      }),
      sector: Sector.optional(),
      category: Slug.optional(),
    }),
    response: z.object({
      frequency: Frequency,
      period: PeriodCode,
      periods: z.array(PeriodCode).max(60).meta({ description: 'The periods to choose from, newest first' }),
      rows: z.array(GridRow).max(1000),
      entered: Count,
    }),
  }),
  enteredKpis: operation({
    method: 'GET',
    path: '/tracking/kpi-choices',
    access: 'member',
    summary: 'KPIs that can be entered, with few fields',
    query: z.object({
      sector: Sector.optional(),
      category: Slug.optional(),
      frequency: Frequency.optional(),
    }),
    response: z.object({
      items: z
        .array(
          Kpi.pick({
            id: true,
            slug: true,
            name: true,
            sector: true,
            category: true,
            unit: true,
            units: true,
            decimals: true,
            frequency: true,
            own: true,
          }),
        )
        .max(1000),
    }),
  }),
};
