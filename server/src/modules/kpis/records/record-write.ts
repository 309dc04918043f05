import type { ErrorKey } from '@metra/contract/errors';
import type { FieldKey } from '@metra/contract/field-keys';
import type { MissingReason, Quality } from '@metra/contract/kpi-record-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Decimal } from '../rules/decimal.ts';
import type { Months } from '../rules/period.ts';

/** A row as someone wants to enter it; with `id` and `version` it changes a record. */
export interface RecordWrite {
  kpiId: number;
  periodStart: string;
  periodEnd: string;
  value: Decimal | null;
  /** The KPI's own when left out. */
  unit?: string | undefined;
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  confirmed: boolean;
  evidence?: readonly number[] | undefined;
  id?: number | undefined;
  version?: number | undefined;
}

/** A record that is there. */
export interface StoredRecord extends Months {
  id: number;
  kpiId: number;
  start: string;
  end: string;
  value: Decimal | null;
  unitCode: string;
  canonical: Decimal | null;
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  confirmed: boolean;
  version: number;
}

/** An entry that keeps all rules. */
export interface CheckedRecord {
  index: number;
  kpi: KpiDefinition;
  months: Months;
  start: string;
  end: string;
  value: Decimal | null;
  unitCode: string;
  canonical: Decimal | null;
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  /** The person means it, should it be odd. */
  mayBeOdd: boolean;
  /** It is odd, and meant. */
  confirmed: boolean;
  /** Null: as it is. */
  evidence: readonly number[] | null;
  /** The record it changes. */
  changes: StoredRecord | null;
}

export interface RecordProblem {
  index: number;
  field: string;
  key: FieldKey;
  detail?: string;
  error: ErrorKey;
}
