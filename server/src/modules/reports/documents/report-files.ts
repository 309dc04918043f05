import type { Language } from '@metra/contract/primitives';
import type { ReportDocument } from '@metra/contract/report-document';
import { type PrintableReport, printable } from './printable.ts';
import { reportPrinter } from './report-printer.ts';
import type { FrozenMarks } from './report-to-print.ts';
import { reportXlsx } from './report-xlsx.ts';

export interface LogoNeeds {
  /** A picture of the organisation, ready for a document; undefined where there is none. */
  readPicture: (organisationId: number, id: number) => Promise<Uint8Array | undefined>;
}

/** The files people read, made from what a report says. */
export function reportFiles({ readPicture }: LogoNeeds) {
  const printer = reportPrinter();
  const logoOf = async (organisationId: number, { report }: ReportDocument) =>
    report.company.logo ? readPicture(organisationId, report.company.logo.id) : undefined;
  return {
    /** The logo as it is now; whoever keeps a report keeps it as well. */
    logoOf,

    /** From what it is given alone. */
    pdf: (
      organisationId: number,
      document: ReportDocument,
      frozen: FrozenMarks,
      language: Language,
      logo: Uint8Array | undefined,
    ): Promise<Uint8Array> =>
      printer.whole(organisationId, { ...printable(document), frozen, language, logo }),

    /** For somebody who waits: fails with `report.in_preparation` where it takes longer, and goes on. */
    async pdfSoon(
      organisationId: number,
      report: PrintableReport,
      logoId: number | undefined,
    ): Promise<Buffer> {
      const logo = logoId === undefined ? undefined : await readPicture(organisationId, logoId);
      return printer.soon(organisationId, { ...report, logo });
    },

    xlsx: (document: ReportDocument, frozen: FrozenMarks, language: Language): Promise<Buffer> =>
      reportXlsx({ document, frozen, language }),
  };
}

export type ReportFiles = ReturnType<typeof reportFiles>;
