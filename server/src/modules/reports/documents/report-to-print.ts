import type { Language } from '@metra/contract/core/primitives';
import type { ReportDocument } from '@metra/contract/shapes/report-document';

/** What a report that never changes again says of itself. */
export interface FrozenMarks {
  number: string;
  /** SHA-256 of its content, in hexadecimal digits. */
  hash: string;
  /** Where anybody can check both. */
  verifyAddress: string;
  frozenAt: string;
  author: string | null;
}

export interface ReportToPrint {
  document: ReportDocument;
  language: Language;
  frozen?: FrozenMarks | undefined;
  /** A picture as PNG, JPEG or SVG; left out where it cannot be read. */
  logo?: Uint8Array | undefined;
}
