import { rule } from '@metra/contract/field-keys';
import {
  type KpiRecord,
  MissingReason,
  Quality,
  type RecordQuestion,
} from '@metra/contract/kpi-record-shapes';
import { type Kpi, KpiValue } from '@metra/contract/kpi-shapes';
import { IsoDate, text } from '@metra/contract/primitives';
import { Evidence } from '@metra/contract/tracking-shapes';
import { z } from 'zod';

export const RecordValues = z
  .object({
    period: z.object({ start: IsoDate, end: IsoDate }),
    kind: z.enum(['VALUE', 'REASON']),
    value: KpiValue.nullable(),
    unit: text(50),
    reason: MissingReason.nullable(),
    quality: Quality,
    note: text(2000),
    evidence: z.array(Evidence).max(20),
  })
  // A value or a reason, never neither.
  .refine(({ kind, value }) => kind === 'REASON' || value !== null, rule('required', 'value'))
  .refine(({ kind, reason }) => kind === 'VALUE' || reason !== null, rule('required', 'reason'));
export type RecordValues = z.infer<typeof RecordValues>;

export const valuesOf = (record: KpiRecord): RecordValues => ({
  period: { start: record.periodStart, end: record.periodEnd },
  kind: record.value === null ? 'REASON' : 'VALUE',
  value: record.value,
  unit: record.unit.code,
  reason: record.reason,
  quality: record.quality,
  note: record.note ?? '',
  evidence: [...record.evidence],
});

export const emptyValues = (kpi: Kpi, period: RecordValues['period']): RecordValues => ({
  period,
  kind: 'VALUE',
  value: null,
  unit: kpi.unit.code,
  reason: null,
  quality: 'MEASURED',
  note: '',
  evidence: [],
});

/** What is sent; what was typed before a reason was chosen does not count. */
export const writeOf = (values: RecordValues, confirmed: readonly RecordQuestion[]) => ({
  periodStart: values.period.start,
  periodEnd: values.period.end,
  value: values.kind === 'VALUE' ? values.value : null,
  unit: values.unit,
  reason: values.kind === 'REASON' ? values.reason : null,
  quality: values.quality,
  note: values.note.trim() === '' ? null : values.note.trim(),
  evidence: values.evidence.map(({ id }) => id),
  confirmed: confirmed.length > 0,
  confirmedQuestions: [...confirmed],
});
