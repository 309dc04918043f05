import type { FrozenContent, FrozenFile, ReadReport } from '../reading/report-questions.ts';
import type { PrintableReport } from './printable.ts';
import { reportPrinter } from './report-printer.ts';

export interface LogoNeeds {
  /** A picture of the organisation, ready for a document; undefined where there is none. */
  readPicture: (organisationId: number, id: number) => Promise<Uint8Array | undefined>;
}

/** The files people read, made from what a report says. */
export function reportFiles({ readPicture }: LogoNeeds, reading: Pick<ReadReport, 'frozenFiles'>) {
  const printer = reportPrinter();
  return {
    /** For somebody who waits: fails with `report.in_preparation` where it takes longer, and goes on. */
    async pdfSoon(
      organisationId: number,
      report: PrintableReport,
      logoId: number | undefined,
    ): Promise<Buffer> {
      const logo = logoId === undefined ? undefined : await readPicture(organisationId, logoId);
      return printer.soon(organisationId, { ...report, logo });
    },

    /** All of a report that is frozen, as soon as they are made. */
    async frozen(content: FrozenContent): Promise<FrozenFile[]> {
      const files: FrozenFile[] = [];
      for (const file of await reading.frozenFiles(content)) {
        const { format, language, name } = file;
        const bytes = 'bytes' in file ? file.bytes : await printer.whole(content.organisationId, file.report);
        files.push({ format, language, name, bytes });
      }
      return files;
    },
  };
}

export type ReportFiles = ReturnType<typeof reportFiles>;
