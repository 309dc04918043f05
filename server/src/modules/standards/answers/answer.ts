import type { Language } from '@metra/contract/core/primitives';
import type { CellValue, DatapointValue } from '@metra/contract/shapes/standard-shapes';

/** What an organisation said of a datapoint or a table in a year. */
export interface Answer {
  name: string;
  /** Null: nothing yet; there may be a remark, or somebody who sees to it. */
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

/** What a company's profile says. */
export interface ProfilePlace {
  name: string;
  street: string | null;
  zipCode: string | null;
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}
