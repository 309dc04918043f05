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

/** A record someone wants to write, from a call, a file or the history; with `id` and `version` it changes one. */
export interface RecordWrite extends Omit<KpiRecordRow, 'value'> {
  /** Text where it is exact and not from JSON. */
  value?: number | string | null | undefined;
  /** As a record has kept them: they are taken as they are. */
  keptFuels?: readonly StoredFuelLine[] | null;
}

/** The columns of a record that a write decides; numbers as text, because they are exact. */
export interface RecordColumns {
  kpi_id: number;
  period_start: string;
  period_end: string;
  value: string | null;
  unit_code: string;
  /** In the unit of the KPI. */
  canonical_value: string | null;
  /** The amounts the value was made of; null where it was entered itself. */
  fuels: readonly StoredFuelLine[] | null;
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  /** It is odd, and meant. */
  confirmed: boolean;
}

/** A record that is there. */
export interface StoredRecord extends RecordColumns {
  id: number;
  version: number;
}

/** A file as a record points to it. */
export interface EvidenceFile {
  id: number;
  name: string;
  mime_type: string;
  size: number;
}

/** A write that keeps all rules, ready to be stored. */
export interface CheckedRecord extends RecordColumns {
  /** Among the writes. */
  index: number;
  kpi: KpiDefinition;
  /** The person means the value, whatever may be odd about it. */
  mayBeOdd: boolean;
  /** What they were asked about it, and have confirmed. */
  confirmedQuestions: readonly RecordQuestion[];
  /** Null: as it is. */
  evidence: readonly EvidenceFile[] | null;
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

/** Who writes records, when, and in which way. */
export interface WrittenBy {
  accountId: number;
  now: Date;
  via: RecordChange['via'];
  /** What it is written with, to be taken back with it. */
  batchId?: string | null | undefined;
}

export const writtenBy = (
  { actor }: Call,
  now: Date,
  { via = 'ENTRY', batchId }: Partial<Pick<WrittenBy, 'via' | 'batchId'>> = {},
): WrittenBy => ({ accountId: actor.accountId, now, via, batchId });
