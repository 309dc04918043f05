import type { ErrorKey } from '@metra/contract/core/errors';
import type { FieldKey } from '@metra/contract/core/field-keys';
import type {
  KpiRecordRow,
  MissingReason,
  Quality,
  RecordChange,
  RecordQuestion,
} from '@metra/contract/shapes/kpi-record-shapes';
import type { Call } from '../../../platform/http/call.ts';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { StoredFuelLine } from './fuel-lines.ts';

/**
 * A record to be written, from a request, a file or the history; with `id` and `version` it changes an existing one.
 */
export interface RecordWrite extends Omit<KpiRecordRow, 'value'> {
  /** Exact values that do not come from JSON are text. */
  value?: number | string | null | undefined;
  /** Stored fuel lines, which are taken unchanged. */
  keptFuels?: readonly StoredFuelLine[] | null;
}

/** The columns of a record that a write decides; numbers are text, so that they stay exact. */
export interface RecordColumns {
  kpi_id: number;
  period_start: string;
  period_end: string;
  value: string | null;
  unit_code: string;
  /** The value in the unit of the KPI. */
  canonical_value: string | null;
  /** The amounts that make up the value; null if it was entered directly. */
  fuels: readonly StoredFuelLine[] | null;
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  /** True if the value is odd and the person confirmed it. */
  confirmed: boolean;
}

export interface StoredRecord extends RecordColumns {
  id: number;
  version: number;
}

/** A file to which a record refers. */
export interface EvidenceFile {
  id: number;
  name: string;
  mime_type: string;
  size: number;
}

export interface CheckedRecord extends RecordColumns {
  /** The index among the writes. */
  index: number;
  kpi: KpiDefinition;
  /** True if the person confirmed the value, however odd it is. */
  mayBeOdd: boolean;
  /** The questions that the person has seen and confirmed. */
  confirmedQuestions: readonly RecordQuestion[];
  /** Null leaves the evidence unchanged. */
  evidence: readonly EvidenceFile[] | null;
  /** The existing record that the write changes. */
  changes: StoredRecord | null;
}

export interface RecordProblem {
  index: number;
  field: string;
  key: FieldKey;
  detail?: string;
  error: ErrorKey;
}

export interface WrittenBy {
  accountId: number;
  now: Date;
  via: RecordChange['via'];
  /** The batch with which the write can be undone. */
  batchId?: string | null | undefined;
}

export const writtenBy = (
  { actor }: Call,
  now: Date,
  { via = 'ENTRY', batchId }: Partial<Pick<WrittenBy, 'via' | 'batchId'>> = {},
): WrittenBy => ({ accountId: actor.accountId, now, via, batchId });
