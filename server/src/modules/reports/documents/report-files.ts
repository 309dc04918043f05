import type { Language } from '@metra/contract/primitives';
import type { ReportDocument } from '@metra/contract/report-document';
import { reportPrinter } from './report-printer.ts';
import type { FrozenMarks } from './report-to-print.ts';
import { reportXlsx } from './report-xlsx.ts';

interface Needs {
  /** A picture of the organisation, ready for a document; undefined where there is none. */
  readPicture: (organisationId: number, id: number) => Promise<Uint8Array | undefined>;
}

/** The files people read, made from what a report says. */
export function reportFiles({ readPicture }: Needs) {
  const printer = reportPrinter();
  const withLogo = async (organisationId: number, document: ReportDocument) => {
    const { logo } = document.report.company;
    return { document, logo: logo ? await readPicture(organisationId, logo.id) : undefined };
  };
  return {
    async pdf(
      organisationId: number,
      document: ReportDocument,
      frozen: FrozenMarks | undefined,
      language: Language,
    ): Promise<Uint8Array> {
      return printer.whole(organisationId, {
        ...(await withLogo(organisationId, document)),
        frozen,
        language,
      });
    },

    /** For somebody who waits: fails with `report.in_preparation` where it takes longer, and goes on. */
    async pdfSoon(organisationId: number, document: ReportDocument, language: Language): Promise<Buffer> {
      return printer.soon(organisationId, { ...(await withLogo(organisationId, document)), language });
    },

    xlsx: (document: ReportDocument, frozen: FrozenMarks | undefined, language: Language): Promise<Buffer> =>
      reportXlsx({ document, frozen, language }),
  };
}

export type ReportFiles = ReturnType<typeof reportFiles>;
