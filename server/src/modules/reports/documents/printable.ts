import { createHash } from 'node:crypto';
import type { Language } from '@metra/contract/core/primitives';
import type { ReportDocument } from '@metra/contract/shapes/report-document';
import type { FrozenMarks, ReportToPrint } from './report-to-print.ts';

/** A report for the typesetting thread, as bytes, because these can be transferred without copying. */
export interface PrintableReport {
  /** The report as JSON. */
  document: Uint8Array;
  /** Documents with the same appearance have the same digest. */
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

/** The time of reading and expiring links do not change the document. */
function digestOf({ report: { at: _, company, ...report }, disclosures }: ReportDocument): string {
  const { logo: __, ...about } = company;
  return createHash('sha256')
    .update(JSON.stringify([report, about, disclosures]))
    .digest('base64');
}
