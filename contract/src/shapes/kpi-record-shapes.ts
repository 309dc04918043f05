import { z } from 'zod';
import { Id, Instant, IsoDate, optionalText, text, Version } from '../core/primitives.ts';
import { FuelAmount, FuelLine, fuelLimit } from './fuel-shapes.ts';
import { Kpi, KpiReference, KpiValue, Period, Unit } from './kpi-shapes.ts';
import { Evidence } from './tracking-shapes.ts';

/** Why there is no value. */
export const MissingReason = z.enum([
  'NOT_APPLICABLE',
  'NOT_AVAILABLE',
  'CONFIDENTIAL',
  'INCLUDED_ELSEWHERE',
  'UNCHANGED',
]);
export type MissingReason = z.infer<typeof MissingReason>;

/** The origin of a value, if somebody stated it. */
export const Quality = z.enum(['MEASURED', 'INVOICE', 'ESTIMATED', 'UNSTATED']);
export type Quality = z.infer<typeof Quality>;

/**
 * The id of values that are written together: an import, or a paste whose values the browser sends one by
 * one.
 */
export const BatchId = z.uuid().max(36);

const person = z.object({ id: Id, name: text(201) });

export const KpiRecord = z.object({
  id: Id,
  kpiId: Id,
  periodStart: IsoDate,
  periodEnd: IsoDate,
  period: text(25).meta({ description: '2026, 2026-Q3, 2026-09 or both days' }),
  value: z.number().nullable().meta({ description: 'As it was entered, in `unit`' }),
  unit: Unit,
  canonicalValue: z.number().nullable().meta({ description: 'In the unit of the KPI' }),
  fuels: z.array(FuelLine).max(fuelLimit).meta({
    description: 'Amounts of fuels the value was made of; empty where it was entered itself',
  }),
  reason: MissingReason.nullable(),
  quality: Quality,
  note: text(2000).nullable(),
  confirmed: z
    .boolean()
    .meta({ description: 'The value is unusual, and the person who entered it has confirmed it' }),
  evidence: z.array(Evidence).max(20),
  author: person.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: Instant.nullable(),
  version: Version,
});
export type KpiRecord = z.infer<typeof KpiRecord>;

/** A question about an unusual value: the field of the error without its path. */
export const RecordQuestion = z.strictObject({
  key: z.enum(['minimum', 'maximum', 'maxChange', 'crossCheck']),
  detail: text(300),
});
export type RecordQuestion = z.infer<typeof RecordQuestion>;

/** A record has either a value or a reason. */
const recordFields = {
  periodStart: IsoDate,
  periodEnd: IsoDate,
  value: KpiValue.nullable().optional(),
  unit: text(50).optional().meta({ description: 'The code of the unit; default: the unit of the KPI' }),
  fuels: z.array(FuelAmount).max(fuelLimit).optional().meta({
    description:
      'Amounts of fuels, instead of a value: it is made of them. Left out: as they are while the value stays',
  }),
  reason: MissingReason.nullable().optional(),
  quality: Quality.default('UNSTATED'),
  note: optionalText(2000),
  evidence: z
    .array(Id)
    .max(20)
    .optional()
    .meta({ description: 'Ids of uploaded resources; left out: as they are' }),
  confirmed: z.boolean().default(false).meta({ description: 'True: an unusual value is confirmed' }),
  confirmedQuestions: z.array(RecordQuestion).max(50).optional().meta({
    description:
      'What was asked and is confirmed; anything else is asked first. Left out: everything is meant',
  }),
};

const batch = BatchId.optional().meta({
  description: 'The paste that the value belongs to; the values of a paste can be undone together',
});

export const KpiRecordWrite = z.strictObject({ kpiId: Id, ...recordFields, batch });
export type KpiRecordWrite = z.infer<typeof KpiRecordWrite>;

export const KpiRecordUpdate = z.strictObject({ ...recordFields, version: Version, batch });
export type KpiRecordUpdate = z.infer<typeof KpiRecordUpdate>;

export const batchLimit = 1000;

/** A row with `id` and `version` changes a record. Otherwise it creates one. */
export const KpiRecordRow = z.strictObject({
  kpiId: Id,
  ...recordFields,
  id: Id.optional(),
  version: Version.optional(),
});
export type KpiRecordRow = z.infer<typeof KpiRecordRow>;

/** A record before or after a change. */
export const RecordState = KpiRecord.pick({
  periodStart: true,
  periodEnd: true,
  period: true,
  value: true,
  unit: true,
  fuels: true,
  reason: true,
  quality: true,
  note: true,
}).extend({ evidence: z.array(z.object({ id: Id, name: text(255) })).max(20) });
export type RecordState = z.infer<typeof RecordState>;

export const RecordChange = z.object({
  id: Version.meta({ description: 'The version it made' }),
  at: Instant,
  by: person.nullable(),
  kind: z.enum(['CREATED', 'CHANGED', 'DELETED', 'RESTORED']),
  via: z.enum(['ENTRY', 'IMPORT', 'TAKE_BACK']),
  before: RecordState.nullable(),
  after: RecordState.nullable(),
});
export type RecordChange = z.infer<typeof RecordChange>;

export const LatestRecord = z.object({ kpi: KpiReference, record: KpiRecord });

/** A field of the entry grid with its current and its previous value. */
export const GridRow = z.object({
  kpi: KpiReference.extend({
    description: text(2000),
    whereToFind: text(1000),
    units: z.array(Unit).max(20),
    fuels: Kpi.shape.fuels,
  }),
  inUse: z.boolean().meta({
    description: 'The KPI is in use: a goal needs it, it has records, or the organisation has created it',
  }),
  period: Period,
  record: KpiRecord.nullable(),
  overlapping: KpiRecord.nullable().meta({
    description: 'A record of another period that covers some of these days',
  }),
  previous: z
    .object({ period: Period, value: z.number(), unit: Unit, canonicalValue: z.number() })
    .nullable()
    .meta({ description: 'The last value before this period' }),
  sameLastYear: z.object({ period: Period, canonicalValue: z.number() }).nullable(),
});
export type GridRow = z.infer<typeof GridRow>;
