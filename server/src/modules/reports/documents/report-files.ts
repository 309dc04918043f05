import type { FrozenContent, FrozenFile, ReadReport } from '../worker/report-questions.ts';
import type { PrintableReport } from './printable.ts';
import { reportPrinter } from './report-printer.ts';

export interface LogoNeeds {
  /** A picture of the organisation, ready to print; undefined if there is none. */
  readPicture: (organisationId: number, id: number) => Promise<Uint8Array | undefined>;
}

/** Creates the files of a report. */
export function reportFiles({ readPicture }: LogoNeeds, reader: Pick<ReadReport, 'frozenFiles'>) {
  const printer = reportPrinter();
  return {
    prepare: printer.prepare,

    /**
     * Waits for the PDF for a limited time. Afterwards it fails with `report.in_preparation` while the work
     * continues.
     */
    async pdfSoon(
      organisationId: number,
      report: PrintableReport,
      logoId: number | undefined,
    ): Promise<Buffer> {
      const logo = logoId === undefined ? undefined : await readPicture(organisationId, logoId);
      return printer.soon(organisationId, { ...report, logo });
    },

    /** Waits for all files of a frozen report. */
    async frozen(content: FrozenContent): Promise<FrozenFile[]> {
      const files: FrozenFile[] = [];
      for (const file of await reader.frozenFiles(content)) {
        const { format, language, name } = file;
        const bytes = 'bytes' in file ? file.bytes : await printer.whole(content.organisationId, file.report);
        files.push({ format, language, name, bytes });
      }
      return files;
    },
  };
}

export type ReportFiles = ReturnType<typeof reportFiles>;
