import { rule } from '@metra/contract/core/field-keys';
import { IsoDate, text } from '@metra/contract/core/primitives';
import {
  type KpiRecord,
  MissingReason,
  Quality,
  type RecordQuestion,
} from '@metra/contract/shapes/kpi-record-shapes';
import { type Kpi, KpiValue } from '@metra/contract/shapes/kpi-shapes';
import { Evidence } from '@metra/contract/shapes/tracking-shapes';
import { z } from 'zod';
import { amountsOf, entriesOf, isSameAmounts } from '../../../domain/kpis/fuels/fuel-entries.ts';
import { usualQuality } from '../../../domain/kpis/usual-quality.ts';

export const RecordValues = z
  .object({
    period: z.object({ start: IsoDate, end: IsoDate }),
    kind: z.enum(['VALUE', 'FUELS', 'REASON']),
    value: KpiValue.nullable(),
    unit: text(50),
    // Lines may be incomplete, and an amount that is not a number stays visible.
    fuels: z.array(
      z.object({
        fuel: text(100).nullable(),
        amount: z.union([z.number(), z.nan()]).nullable(),
        unit: text(50).nullable(),
      }),
    ),
    reason: MissingReason.nullable(),
    quality: Quality,
    note: text(2000),
    evidence: z.array(Evidence).max(20),
  })
  // A record has either a value or a reason.
  .refine(({ kind, value }) => kind !== 'VALUE' || value !== null, rule('required', 'value'))
  .refine(({ kind, fuels }) => kind !== 'FUELS' || amountsOf(fuels) !== undefined, rule('required', 'fuels'))
  .refine(({ kind, reason }) => kind !== 'REASON' || reason !== null, rule('required', 'reason'));
export type RecordValues = z.infer<typeof RecordValues>;

export const valuesOf = (record: KpiRecord): RecordValues => ({
  period: { start: record.periodStart, end: record.periodEnd },
  kind: record.value === null ? 'REASON' : record.fuels.length > 0 ? 'FUELS' : 'VALUE',
  value: record.value,
  unit: record.unit.code,
  fuels: entriesOf(record.fuels),
  reason: record.reason,
  quality: record.quality,
  note: record.note ?? '',
  evidence: [...record.evidence],
});

export const emptyValues = (kpi: Kpi, period: RecordValues['period']): RecordValues => ({
  period,
  kind: kpi.fuels ? 'FUELS' : 'VALUE',
  value: null,
  unit: kpi.unit.code,
  fuels: [],
  reason: null,
  quality: usualQuality(),
  note: '',
  evidence: [],
});

/** Input of a kind that is no longer selected is not sent. */
export const writeOf = (
  values: RecordValues,
  confirmed: readonly RecordQuestion[],
  record: KpiRecord | null,
) => ({
  periodStart: values.period.start,
  periodEnd: values.period.end,
  ...amountWritten(values, record),
  reason: values.kind === 'REASON' ? values.reason : null,
  quality: values.quality,
  note: values.note.trim() === '' ? null : values.note.trim(),
  evidence: values.evidence.map(({ id }) => id),
  confirmed: confirmed.length > 0,
  confirmedQuestions: [...confirmed],
});

/**
 * If the amounts have not changed, the value stays too, because it was computed with the net calorific values of its
 * time.
 */
function amountWritten({ kind, value, unit, fuels }: RecordValues, record: KpiRecord | null) {
  if (kind === 'REASON') return { value: null, unit };
  if (kind === 'VALUE') return { value, unit, ...(record?.fuels.length && { fuels: [] }) };
  const amounts = amountsOf(fuels) ?? [];
  const isSame = record !== null && isSameAmounts(amounts, amountsOf(entriesOf(record.fuels)) ?? []);
  return isSame ? { value: record.value, unit: record.unit.code } : { fuels: amounts };
}
