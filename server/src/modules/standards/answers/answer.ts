import type { Language } from '@metra/contract/core/primitives';
import type { CellValue, DatapointValue } from '@metra/contract/shapes/standard-shapes';

/** An organisation's answer to a datapoint or a table in a year. */
export interface Answer {
  name: string;
  /** Null if there is no answer yet, although there may be a remark or a responsible person. */
  state: 'ANSWERED' | 'NOT_APPLICABLE' | 'OMITTED_SENSITIVE' | null;
  value: DatapointValue | null;
  reason: string | null;
  remark: string | null;
  language: Language;
  responsible: { id: number; name: string } | null;
  confirmedAt: string | null;
  confirmedBy: string | null;
  confirmedById: number | null;
  changedAt: string | null;
  changedBy: string | null;
  version: number;
}

export interface AnswerRow {
  key: string;
  cells: readonly CellValue[];
}

/** The place in a company's profile. */
export interface ProfilePlace {
  name: string;
  street: string | null;
  zipCode: string | null;
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}
