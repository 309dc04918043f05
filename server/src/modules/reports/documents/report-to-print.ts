import type { Language } from '@metra/contract/core/primitives';
import type { ReportDocument } from '@metra/contract/shapes/report-document';

/** The marks that a frozen report prints about itself. */
export interface FrozenMarks {
  number: string;
  /** SHA-256 of its content in hexadecimal. */
  hash: string;
  /** The address at which anybody can verify both. */
  verifyAddress: string;
  frozenAt: string;
  author: string | null;
}

export interface ReportToPrint {
  document: ReportDocument;
  language: Language;
  frozen?: FrozenMarks | undefined;
  /** A picture as PNG, JPEG or SVG. It is left out if it cannot be read. */
  logo?: Uint8Array | undefined;
}
