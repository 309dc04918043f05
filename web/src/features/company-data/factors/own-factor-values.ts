import { rule } from '@metra/contract/core/field-keys';
import { notBlank, text } from '@metra/contract/core/primitives';
import type { OwnFactor, UsedFactor } from '@metra/contract/shapes/factor-shapes';
import { KpiValue } from '@metra/contract/shapes/kpi-shapes';
import { Evidence } from '@metra/contract/shapes/tracking-shapes';
import { z } from 'zod';

/** The value applies until the next own value begins. */
export const OPEN = 'open';

const fields = {
  factor: notBlank(80),
  value: KpiValue.min(0).nullable(),
  unit: text(50),
  firstYear: text(4),
  lastYear: text(4),
  source: notBlank(500),
  note: text(2000),
  evidence: z.array(Evidence).max(20),
};

const isThere = ({ value }: { value: number | null }) => value !== null;
const endsAfterItBegins = ({ firstYear, lastYear }: { firstYear: string; lastYear: string }) =>
  lastYear === OPEN || firstYear <= lastYear;

/** A change needs a reason, and every value needs a source. */
export const OwnFactorValues = z
  .object({ ...fields, isNew: z.boolean(), why: text(500) })
  .refine(isThere, rule('required', 'value'))
  .refine(endsAfterItBegins, rule('endsBeforeStart', 'lastYear'))
  .refine(({ isNew, why }) => isNew || why.trim() !== '', rule('notBlank', 'why'));
export type OwnFactorValues = z.infer<typeof OwnFactorValues>;

export const valuesOf = (own: OwnFactor): OwnFactorValues => ({
  factor: own.factor,
  value: own.value,
  unit: own.unit.code,
  firstYear: String(own.firstYear),
  lastYear: own.lastYear === null ? OPEN : String(own.lastYear),
  source: own.source,
  note: own.note ?? '',
  evidence: [...own.evidence],
  isNew: false,
  why: '',
});

export const emptyValues = (factor: UsedFactor | undefined, year: number): OwnFactorValues => ({
  factor: factor?.slug ?? '',
  value: null,
  unit: factor?.units[0]?.code ?? '',
  firstYear: String(year),
  lastYear: OPEN,
  source: '',
  note: '',
  evidence: [],
  isNew: true,
  why: '',
});

export const writeOf = (values: OwnFactorValues, confirmed: boolean) => ({
  value: values.value ?? 0,
  unit: values.unit,
  firstYear: Number(values.firstYear),
  lastYear: values.lastYear === OPEN ? null : Number(values.lastYear),
  source: values.source.trim(),
  note: values.note.trim() === '' ? null : values.note.trim(),
  evidence: values.evidence.map(({ id }) => id),
  confirmed,
});
