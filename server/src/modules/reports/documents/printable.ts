import { createHash } from 'node:crypto';
import type { Language } from '@metra/contract/core/primitives';
import type { ReportDocument } from '@metra/contract/shapes/report-document';
import type { FrozenMarks, ReportToPrint } from './report-to-print.ts';

/** A report on its way to the thread that prints it: bytes cost nobody any time. */
export interface PrintableReport {
  /** As JSON. */
  document: Uint8Array;
  /** The same for documents that look the same. */
  digest: string;
  language: Language;
  frozen?: FrozenMarks | undefined;
  logo?: Uint8Array | undefined;
}

export const printable = (document: ReportDocument): Pick<PrintableReport, 'document' | 'digest'> => ({
  document: Buffer.from(JSON.stringify(document)),
  digest: digestOf(document),
});

export const toPrint = ({ document, language, frozen, logo }: PrintableReport): ReportToPrint => ({
  document: JSON.parse(Buffer.from(document).toString()),
  language,
  frozen,
  logo,
});

/** The moment of reading and a link that expires make no other report. */
function digestOf({ report: { at: _, company, ...report }, disclosures }: ReportDocument): string {
  const { logo: __, ...about } = company;
  return createHash('sha256')
    .update(JSON.stringify([report, about, disclosures]))
    .digest('base64');
}
